title = Squeeze Play
tagline = Roll, and squeeze exactly that many dice of your colour into the pyramid. Get rid of yours first.
option-lone_die = A roll of 1
option-lone_die-never = a roll of 1 is never built
option-lone_die-own = a one may be built on a die of one’s own

rolled-first = { $name } rolls { $number }. Only a four begins.
rolled-first-self = You roll { $number }. Only a four begins.
rolled-start = { $name } rolls a four and starts.
rolled-start-self = You roll a four: you start.
rolled = { $name } rolls { $number }.
rolled-short = { $name }: { $number }.
rolled-self = You roll { $number }: build exactly that many.
rolled-self-short = { $number }, build.
rolled-none = { $name } rolls { $number }. That cannot be built, so nothing is.
rolled-none-short = { $name }: { $number }, impossible.
rolled-none-self = You roll { $number }. That cannot be built, so you build nothing.
rolled-none-self-short = { $number }, impossible.
rolled-out = { $name } rolls { $number } with { $left ->
    [one] one die
   *[other] { $left } dice
} left.
rolled-out-self = You roll { $number } with { $left ->
    [one] one die
   *[other] { $left } dice
} left.
started = { $name } builds the start, its top on { $at }.
started-self = You build the start, its top on { $at }.
built = { $name } builds { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $cells }. { $left } left.
built-short = { $name }: { $cells }; { $left }.
built-self = You build { $dice ->
    [one] one die
   *[other] { $dice } dice
}: { $cells }. You have { $left } left.
built-self-short = { $cells }; { $left }.
earned = Four or more in a row: { $name } may add { $dice ->
    [one] one bonus die
   *[other] up to { $dice } bonus dice
}.
earned-self = Four or more in a row: you may add { $dice ->
    [one] one bonus die
   *[other] up to { $dice } bonus dice
}.
added = { $name } adds { $dice ->
    [one] one bonus die
   *[other] { $dice } bonus dice
}: { $cells }. { $left } left.
added-short = { $name }, bonus: { $cells }; { $left }.
added-self = You add { $dice ->
    [one] one bonus die
   *[other] { $dice } bonus dice
}: { $cells }. You have { $left } left.
added-self-short = Bonus: { $cells }; { $left }.
declined = { $name } places no bonus dice.
declined-self = You place no bonus dice.
won = { $name } wins at once.
won-self = You win at once.
walled-in = { $name } has no die left to build on. The fewest dice left win.
walled-in-self = You have no die left to build on. The fewest dice left win.

asked-first = { $name } rolls for the start. The first four begins.
asked-die = { $name } rolls.
falls-first = { $name } rolls for the start. What does the die show?
falls-roll = { $name } rolls. What does the die show?
rolls = { $name } rolls { $number }.
asked-start = Choose where the start is built: three places are equally near the centre.
asked-build = Build exactly { $number }. They hang together by faces, and one touches a die of yours.
asked-build-told = They hang together by faces, and one touches a die of yours.
asked-build-short = Build { $number }.
asked-build-first = Build exactly { $number }. They hang together by faces, and one touches any die that stands there.
asked-build-first-told = They hang together by faces, and one touches any die that stands there.
asked-build-first-short = Build { $number }.
asked-more = { $dice ->
    [one] One more die
   *[other] { $dice } more dice
} of { $number }.
asked-more-short = { $dice } more.
asked-bonus = { $dice ->
    [one] One bonus die, or none.
   *[other] Up to { $dice } bonus dice, or none.
}
asked-wait = { $name } is on turn.
asked-over = The game is over.

may-start = The top on { $at }
may-place = Layer { $layer }, { $at }
may-stop = { $dice ->
    [0] No bonus dice
   *[other] No further bonus dice
}
item-left = Dice left
begun-cells = { $cells }
begun-none = no bonus die

game-is-over = The game is over.
no-such-seat = Nobody sits on this seat.
die-comes-first = First the die is rolled.
not-your-turn = It is the turn of { $name }.
start-near-centre = The start is built near the centre: its top is on 3.2.2, 2.3.2 or 2.2.3.
no-passing = There is a building of { $number }, so there is no passing.
bonus-not-joined = The bonus dice must hang together by faces, and one of them touch a die of yours. Place another that joins them, or take one back.
no-such-place = There is no such place in the pyramid.
cell-taken = On { $at } lies a die of { $name } already.
no-support = Nothing can stand on { $at } yet: one of the three dice below it is missing.
bonus-does-not-fit = A bonus die on { $at } would not come to touch a die of yours.
does-not-fit = With a die on { $at } no building of { $number } can be completed: all new dice must hang together by faces, and one touch a die that may be joined. Choose another place.
not-one-group = The new dice do not hang together: from each you must get to each other over faces, and edges do not count.
joins-nobody = Your first building must touch, with a face, a die that stands there already, whoever’s it is.
joins-no-own = One of the new dice must touch, with a face, a die of yours that stood there before this turn.
dice-lacking = A building of { $number } has { $dice ->
    [one] one more die
   *[other] { $dice } more dice
}. Name all its places.
build-exactly = Exactly { $number } are built: name { $dice ->
    [one] one place
   *[other] { $dice } places
}.
bonus-at-most = There are at most { $dice } bonus dice.
cell-twice = “{ $text }” names a place twice.
other-move-due = Now the move is “{ $due }”, not “{ $text }”.
roll-unreadable = “{ $text }” is no roll. A roll is a number from 1 to 6.
move-unreadable = “{ $text }” is no move. Write build and the places, such as build 2.3.2 2.4.2 2.3.3, or one place after another.
