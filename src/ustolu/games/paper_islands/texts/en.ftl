title = Paper Islands
tagline = One die for all, a grid for each: put equal numbers side by side.
option-grid = Grid
option-grid-4 = 4 by 4, sixteen rolls
option-grid-3 = 3 by 3, nine rolls

rolled = { $number } rolled. Roll { $roll } of { $rolls }.
rolled-short = { $number }
wrote-self = You wrote { $number } at { $cell }: { $pairs ->
    [0] no pair
    [one] one pair
   *[other] { $pairs } pairs
}. You have { $score }.
wrote-self-short = { $cell }, plus { $pairs }, { $score }
wrote = { $name } wrote { $number } at { $cell }: { $pairs ->
    [0] no pair
    [one] one pair
   *[other] { $pairs } pairs
}, { $score } in all.
wrote-short = { $name } { $cell }, { $score }

asked-write = Write { $number } into a free cell.
asked-write-short = Write { $number }
asked-wait = { $number } is being written.
falls-roll = Roll the die: what fell, 1 to 6?
asked-roll = The die is about to fall.
asked-over = The game is over, all grids are full.

move = { $cell }: { $pairs ->
    [0] no pair
    [one] one pair
   *[other] { $pairs } pairs
}
item-pairs = { $pairs ->
    [one] One pair
   *[other] { $pairs } pairs
} of { $number }

board-grid = Grid of { $name }
board-cell = { $shows ->
    [empty] { $at }, free
   *[other] { $at }, { $shows }
}

board-rolls = { $rolled ->
    [0] Nothing has fallen yet
   *[other] Rolls: { $rolled } of { $rolls }
}
board-die = { $number } rolled
board-chosen = your { $number } is here until all have written

game-is-over = The game is over; every grid is full and nothing more is written.
roll-comes-first = Nothing can be written before the die has fallen.
no-such-seat = There is no such seat in this game, so it has no grid.
already-written = You have written { $number } already. Wait for the next roll.
cell-outside = { $text } is not on the grid. Cells go from a1 to { $last }.
cell-filled = At { $cell } there is already { $number }. A written number stays; choose a free cell.
cell-unreadable = “{ $text }” is no cell. Write a column and a row, for example b3.
roll-unreadable = “{ $text }” is no roll of the die. Write a number from 1 to 6.
