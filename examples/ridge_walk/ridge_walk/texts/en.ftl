title = Ridge Walk
tagline = Put die to die, and use everybody's paths as stairs: the higher you get, the more each step is worth.

points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
steps-self = { $way ->
    [up] You climb to { $to }: { points-count }.
   *[beside] You go on to { $to }: { points-count }.
}
steps = { $way ->
    [up] { $name } climbs to { $to }: { points-count }.
   *[beside] { $name } goes on to { $to }: { points-count }.
}
nobody-steps = Nobody can take another step.

asked-step = Your turn. Go on from { $at }: beside it, or up.
asked-wait = { $name } goes on from { $at }.
asked-over = The game is over.
move-step = { $way ->
    [up] up to { $to }: { points-count }
   *[beside] on to { $to }: { points-count }
}
item-layer = Layer { $layer }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
mark-end = a path ends here

game-is-over = The game is over.
no-such-seat = Nobody sits there in this game.
not-your-turn = It is the turn of { $name }.
no-such-move = There is no such cell.
step-unreadable = “{ $text }” is no step. Write the cell where the next die shall lie, such as 1.3.4.
cell-filled = A die lies on { $to } already.
not-beside = { $to } neither touches { $at } in its layer nor rests on it. Go on from your last die.
no-hollow = { $to } is no hollow yet: three dice must lie under it.
