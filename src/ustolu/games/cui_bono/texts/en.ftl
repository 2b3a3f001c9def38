title = Qui bono?
tagline = Pull a die out from below, find it a place in the pyramid, or keep it. What you keep counts against you.
option-limit = When nobody keeps a die
option-limit-true = the game ends after 100 turns
option-limit-false = play on for ever

colour-die = { $colour ->
    [red] red die
    [yellow] yellow die
   *[pearl] pearl die
}
of-last = of { $last }
slides = { $slid ->
    [0] { "" }
    [one] { " " }One die slides down; { $opened } is empty.
   *[other] { " " }{ $slid } dice slide down; { $opened } is empty.
}
minus = { $points ->
    [one] { $points } minus point
   *[other] { $points } minus points
}
built = The pyramid stands: { $count } dice.
starts-self = You begin.
starts = { $name } begins.
pulls-self = You pull the { colour-die } { $cell }.{ slides }
pulls-self-short = { colour-die }, { $cell }.{ slides }
pulls = { $name } pulls the { colour-die } { $cell }.{ slides }
pulls-short = { $name }: { colour-die }, { $cell }.{ slides }
puts-self = You put the { colour-die } on { $cell }.
puts-self-short = To { $cell }.
puts = { $name } puts the { colour-die } on { $cell }.
puts-short = { $name }: to { $cell }.
keeps-self = You keep the { colour-die }: minus { $worth }. You have { minus } now, with { $count } { of-last } dice.
keeps-self-short = Kept, { minus }, { $count } { of-last } dice.
keeps = { $name } keeps the { colour-die }: minus { $worth }. That makes { minus }, with { $count } { of-last } dice.
keeps-short = { $name } keeps it: { minus }, { $count } { of-last } dice.
tired = { $turns } turns without a kept die: the game ends as it stands.

asked-pile = Now the pyramid is built.
asked-start = Now it is drawn who begins.
asked-over = The game is over.
asked-wait = { $colour ->
    [none] { $name } is pulling a die.
   *[other] { $name } has a { colour-die } in hand.
}
asked-pull = Pull a die of the bottom layer that shows at least two faces. You have kept { $count } { of-last } dice.
asked-pull-short = Pull a die.
asked-put = { $fit ->
    [0] No hollow fits your { colour-die }. You must keep it: minus { $worth }.
    [one] One hollow fits your { colour-die }. Put it there, or keep it: minus { $worth }.
   *[other] { $fit } hollows fit your { colour-die }. Put it into one, or keep it: minus { $worth }.
}
asked-put-short = { colour-die }: { $fit } fit.
move-pull = pull the { colour-die } { $cell }{ $slid ->
    [0] { "" }
    [one] , one die slides
   *[other] , { $slid } dice slide
}, { $fit ->
    [0] no hollow would fit
    [one] one hollow would fit
   *[other] { $fit } hollows would fit
}
move-put = put it on { $cell }, layer { $layer }
move-keep = keep it: minus { $worth }
item-kept = { $colour ->
    [red] Red, { $count } × 3
    [yellow] Yellow, { $count } × 2
   *[pearl] Pearl, { $count } × 1
}
falls-start = Draw who begins.
falls-seat = { $name }

board-hand = In hand: { $colour ->
    [red] red die
    [yellow] yellow die
   *[pearl] pearl die
}
board-kept = { $name } has kept { $count } { of-last }
board-quiet = { $left ->
    [one] One more turn without a kept die, and the game ends.
   *[other] { $left } more turns without a kept die, and the game ends.
}

game-is-over = The game is over.
no-such-seat = Nobody sits there in this game.
not-begun = First the pyramid is built and it is drawn who begins.
start-unreadable = “{ $text }” does not say who begins. Write start and a seat from A to { $last }.
not-your-turn = It is the turn of { $name }.
no-such-move = There is no such move.
move-unreadable = “{ $text }” is no move. Write pull and a cell (pull 8.0.0), put and a cell (put 0.0.0), or keep.
pull-first = You hold no die yet. First pull one of the bottom layer.
pulled-already = You hold a die already. Put it into a fit hollow, or keep it.
no-die-there = There is no die on { $cell }. Pull one of the bottom layer.
not-the-bottom = { $cell } is not in the bottom layer. Dice are pulled from there.
covered = The die { $cell } shows too little: { $count } of its upper faces are covered, and one at most may be.
cell-filled = A die lies on { $cell } already. Choose an empty hollow.
base-hollow = { $cell } is a hollow of the base. A fit hollow has three dice below it.
no-hollow = { $cell } is no hollow: three dice below it are needed.
own-colour = All three dice below { $cell } are of the colour of your die. They must be all of another, or of all three colours.
two-colours = The dice below { $cell } are of two colours. They must be of all three, or all of one that your die is not.
row-of-one = With your die on { $cell } the row down to { $foot } would be all of one colour.
