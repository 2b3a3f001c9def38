title = March of the Dice
tagline = Five dice of a colour cross the valleys of the base; where three meet, the highest face wins.
option-limit = Moves that lead nowhere
option-limit-true = after 200 quiet moves a draw
option-limit-false = play on for ever
option-tip = Tipping
option-tip-90 = a quarter turn, as the rules say
option-tip-180 = half a turn, as real dice roll over a ridge

direction = { $way ->
    [forward-left] forward to the left
    [forward-right] forward to the right
    [left] to the left
   *[right] to the right
}
shows = A { $a }, B { $b }, C { $c }
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

starts-self = You begin.
starts = { $name } begins.
tips-self = You tip { $from } { direction } to { $to }. It now shows { shows }.
tips-self-short = { $from } to { $to }: { shows }.
tips = { $name } tips { $from } { direction } to { $to }. It now shows { shows }.
tips-short = { $name }: { $from } to { $to }, { shows }.
turns-self = You turn { $from }. It now shows { shows }.
turns-self-short = { $from }: { shows }.
turns = { $name } turns { $from }. It now shows { shows }.
turns-short = { $name }: { $from } turned, { shows }.
fight-won-self = Fight at saddle { $saddle }: your { $number } is highest. You take { dice-count }: { $dice }.
fight-won-self-short = Saddle { $saddle }: you take { $dice }.
fight-won = Fight at saddle { $saddle }: { $number } is highest. { $name } takes { dice-count }: { $dice }.
fight-won-short = Saddle { $saddle }: { $name } takes { $dice }.
fight-tie = Fight at saddle { $saddle }: no single die is highest. All three leave the game.
fight-tie-short = Saddle { $saddle }: a tie, all three leave.
fight-own = Fight at saddle { $saddle }: { $number } is highest, and no enemy is lower.
arrives-self = Your die has reached the far corner. You win.
arrives = { $name } has reached the far corner and wins.
base-empty = No dice are left on the base. The prisoners decide.
tired = { $moves } moves without a fight or a step forward: the game is a draw.

asked-start = Now it is drawn who begins.
asked-over = The game is over.
quiet-left = { $left ->
    [0] { "" }
    [one] { " " }One more quiet move, and the game is a draw.
   *[other] { " " }{ $left } more quiet moves, and the game is a draw.
}
asked-move = Tip or turn { $dice ->
    [one] your last die
   *[other] one of your { $dice } dice
}.{ quiet-left }
asked-move-short = Your turn.{ quiet-left }
asked-wait = { $name } is on turn.{ quiet-left }
move-tip = { $from } { direction } to { $to }: shows { shows }{ $taken ->
    [0] { "" }
   *[other] , takes { $taken }
}{ $gone ->
    [0] { "" }
   *[other] , costs { $gone }
}
move-arrive = { $from } { direction } to { $to }: into the far corner, wins
move-turn = turn { $from }: { shows }
item-captured = Prisoners
item-lost = Lost in ties
falls-start = Draw who begins.
falls-seat = { $name }

dice-left = { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
} on the base
prisoners = { $taken ->
    [0] no prisoners
    [one] { $taken } prisoner
   *[other] { $taken } prisoners
}
army = { $name }: { dice-left }, { prisoners }{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost in ties
}
die-moves = Die on { $at }

game-is-over = The game is over.
no-such-seat = Nobody sits there in this game.
start-comes-first = First it is drawn who begins.
start-unreadable = “{ $text }” does not say who begins. Write start and a seat from A to { $last }.
not-your-turn = It is the turn of { $name }.
no-such-move = There is no such move.
move-unreadable = “{ $text }” is no move. Write tip with two cells (tip 0.2.6 1.1.6), or turn with a cell and three faces (turn 0.2.6 321).
not-on-the-base = { $cell } lies above the base. Here all is played on the 45 hollows of the base, such as 0.2.6.
no-die-there = No die lies on { $cell }. Choose one of your own.
foreign-die = The die on { $cell } is not yours. Choose one of your own.
off-the-base = From { $cell } this way leads off the base.
hollow-filled = A die lies on { $cell } already. A die is tipped into a free hollow.
backward = From { $cell } to { $to } is backward. Dice go forward, left or right.
not-beside = { $to } is not beside { $cell }. A die is tipped into one of the neighbouring hollows.
