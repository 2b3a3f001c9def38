title = Masons
tagline = Price two bricks, build a wall.
option-walls = Walls
option-walls-in-turn = Walls in turn
option-walls-together = Walls at the same time
piled-self = Your bricks: { $bricks }.
piled = { $count } bricks fall.
priced = { $name } prices { $what }.
built = { $name } builds { $what }.
over = The game is over.
build-on = The wall has { $cells } { $cells ->
    [one] cell
   *[other] cells
}. Go on.
act = { $name }, choose.
wait = Somebody else is choosing.
begun-prices = bricks { $what }
begun-wall = a wall on { $what }
may-stop = Done
may-build = Build { $cell }
may-throw = Throw brick { $brick } away
may-price = Price { $what }
item-cells = { $cells ->
    [one] One cell
   *[other] { $cells } cells
}
item-bricks = Bricks times prices
board = The wall
cell = { $at }: { $shows }
not-now = Not now.
no-wall = No wall can stand there.
one-cell = A wall needs two cells.
two-prices = Two bricks get a price of 1 or 2, the third is thrown away.
other-brick = The lowest brick is priced first.
apart = A wall is in one piece.
unreadable = Type build and cells, or price and bricks.
