# What every game on the pyramid says of cells and dice. Their ids begin with pyramid-, so that no game has them too.
pyramid-colour = { $colour ->
    [red] red
    [yellow] yellow
    [pearl] pearl
    [turquoise] turquoise
    [unknown] a hidden die
   *[other] { $colour }
}
pyramid-cell = layer { $layer }, { $at }, { $lies ->
    [die] { pyramid-colour }{ $shows ->
        [none] { "" }
        [covered] , covered on { $side ->
            [own] your side
           *[other] side { $side }
        }
        [hidden] , shows you nothing
       *[other] , shows { $shows } { $side ->
            [own] to you
           *[other] to side { $side }
        }
    }{ $covered ->
        [0] , free
        [one] , one die rests on it
       *[other] , { $covered } dice rest on it
    }
    [hollow] hollow
    [corner] empty corner hollow
    [edge] empty edge hollow
    [base] empty hollow of the base
    [empty] empty
   *[gap] empty, nothing can lie there yet
}
pyramid-cell-short = { $at }, { $lies ->
    [die] { pyramid-colour }{ $shows ->
        [none] { "" }
        [covered] , covered
        [hidden] , ?
       *[other] { " " }{ $shows }
    }{ $covered ->
        [0] , free
       *[other] { "" }
    }
    [hollow] hollow
    [corner] corner hollow
    [edge] edge hollow
    [base] base hollow
   *[gap] empty
}
pyramid-layer = Layer { $layer }, seen from side { $side }
pyramid-board-cell = { $shows ->
    [empty] { $at }, empty
   *[other] { $at }, die { $shows }
}

pyramid-no-such-cell = “{ $text }” is no cell of the pyramid. A cell is three numbers with a sum of at most 8, such as 3.2.2.
pyramid-no-such-position = “{ $text }” cannot be the upper faces of a die. Write those towards A, B and C, such as 321.
pyramid-no-such-die = “{ $text }” is no die. Write its colour (r, y or p) and its upper faces A, B, C, such as r321.
pyramid-no-die-left = “{ $text }”: no die of this colour is left.

# What the drawn board says: its picture, its map of layers, its buttons and keys.
pyramid-picture = The pyramid as a picture
pyramid-layers = The pyramid, layer by layer
pyramid-layer-short = Layer { $layer }
pyramid-layer-up = Layer above
pyramid-layer-down = Layer below
pyramid-shows = { $numbers }
pyramid-around = around it { $numbers }
pyramid-around-sum = around it { $numbers }, together { $sum }
pyramid-mark-legal = can be chosen
pyramid-mark-picked = picked
pyramid-mark-last = last move
pyramid-mark-hollow = this is the hollow in question
pyramid-mark-draft = not final yet
pyramid-mark-hint = what you are looking for
pyramid-mark-support = it rests on this
pyramid-mark-cover = this rests on it
pyramid-touching = What touches it
pyramid-thrown = Thrown: { $numbers }
pyramid-owner = { $name }: { pyramid-colour }
pyramid-view = How the picture is seen
pyramid-from = From side { $side }
pyramid-from-own = From your side, { $side }
pyramid-above = From above
pyramid-turn-left = Turn left
pyramid-turn-right = Turn right
pyramid-tilt-up = Look more from above
pyramid-tilt-down = Look more from the side
pyramid-zoom-in = Nearer
pyramid-zoom-out = Farther
pyramid-lift = Lift the layers
pyramid-jumps = Go to
pyramid-legal = Can be chosen ({ $count })
pyramid-free = Free dice ({ $count })
pyramid-hollows = Hollows ({ $count })
pyramid-own = My dice ({ $count })
pyramid-last = Last move ({ $count })
pyramid-no-legal = There is nothing to choose now.
pyramid-no-free = There is no free die.
pyramid-no-hollows = There is no hollow.
pyramid-no-own = None of your dice lies here.
pyramid-no-last = No move has been made yet.
pyramid-picked = { $at } picked. { $count ->
    [0] Choose what to do with it.
    [one] One place to go on.
   *[other] { $count } places to go on.
}
pyramid-unpicked = Nothing is picked any more.
pyramid-nothing = At { $at } nothing can be done now.
pyramid-choose = What to do at { $at }?
pyramid-choose-position = How shall the die lie?
pyramid-choose-or-cell = { $at }: choose here, or another cell on the board
pyramid-position = { $number } to you, { $others }
pyramid-cancel = Do nothing
pyramid-without-layer = Without a cell
pyramid-keys = Keys of the pyramid
pyramid-keys-arrows-key = ← ↑ ↓ →
pyramid-keys-arrows = through a layer; Home, End to the ends of a row
pyramid-keys-pages-key = Page Up, Page Down
pyramid-keys-pages = layer above, layer below
pyramid-keys-covers-key = 1 2 3
pyramid-keys-covers = along a row outwards: what lies on face A, B, C
pyramid-keys-supports-key = 4 5 6
pyramid-keys-supports = along a row inwards: the support away from A, B, C
pyramid-keys-letters-key = D H O M P
pyramid-keys-letters = next free die, hollow, own die, cell to choose, cell of the last move; with Shift the one before
pyramid-keys-deeds-key = W
pyramid-keys-deeds = to what is done without a cell, such as Stop
pyramid-keys-turn-key = Shift + ← ↑ ↓ →
pyramid-keys-turn = turn and tilt the picture
pyramid-keys-zoom-key = + −
pyramid-keys-zoom = nearer, farther
pyramid-keys-lift-key = X
pyramid-keys-lift = lift the layers, put them down

# The words that a guide's drawn examples show on the dice.
pyramid-word-hollow = hollow
pyramid-word-free = free
pyramid-word-saddle = saddle
pyramid-word-peak = peak
pyramid-word-row = row
pyramid-word-fight = fight
