# What every game on the pyramid says of cells and dice. Their ids begin with pyramid-, so that no game has them too.
pyramid-colour = { $colour ->
    [red] red
    [yellow] yellow
    [pearl] pearl
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
