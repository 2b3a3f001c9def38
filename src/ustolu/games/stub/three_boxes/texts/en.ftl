title = Three Boxes
tagline = Each roll goes into a box, and the boxes are worth more and more.
option-boxes = Boxes
option-boxes-3 = three boxes each
option-boxes-4 = four boxes each

rolled = { $number } rolled.
put-self = You put { $number } into box { $box }.
put = { $name } put { $number } into box { $box }.

asked-put = Put { $number } into one of your empty boxes.
asked-wait = { $name } is putting { $number } away.
asked-roll = The die is about to fall.
asked-over = The game is over, all boxes are full.

move = Box { $box }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
item-box = Box { $box }: { $number }

board-boxes = Boxes of { $name }
board-cell = { $shows ->
    [empty] { $at }, empty
   *[other] { $at }, { $shows }
}

game-is-over = The game is over; every box is full.
roll-comes-first = Nothing can be put away before the die has fallen.
others-turn = It is the turn of { $name }.
no-such-box = There is no such box; yours are numbered from 1 to { $boxes }.
box-full = Box { $box } holds { $number } already. Choose an empty one.
box-unreadable = "{ $text }" is no box. Type its number, for example 2.
roll-unreadable = "{ $text }" is no roll of a die. Type a number from 1 to 6.
