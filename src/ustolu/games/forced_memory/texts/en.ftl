title = Forced Memory
tagline = Lift a red die, remember what lies under it, and find the sum that was thrown. Nothing is shown twice.

red-dice = { $won ->
    [one] { $won } red die
   *[other] { $won } red dice
}
of-goal = of { $goal }

laid = { $count } yellow dice lie there, { $covers } red ones cover them.
starts-self = You begin.
starts = { $name } begins.
throws-self = You throw { $a }, { $b }, { $c }, together { $sum }.
throws-self-short = { $sum }: { $a }, { $b }, { $c }.
throws = { $name } throws { $a }, { $b }, { $c }, together { $sum }.
throws-short = { $name }: { $sum }.
again-self = You throw again.
again = { $name } throws again.
again-short = { $name }: again.
miss-self = You lift { $cell }: { $a }, { $b }, { $c }, together { $sum }. { $wanted } was wanted. The red die goes back.
miss-self-short = { $cell }: { $a }, { $b }, { $c }, together { $sum }. Not { $wanted }.
miss = { $name } lifts { $cell }: { $a }, { $b }, { $c }, together { $sum }. { $wanted } was wanted. The red die goes back.
miss-short = { $name }, { $cell }: { $a }, { $b }, { $c }, together { $sum }. Not { $wanted }.
hit-self = You lift { $cell }: { $a }, { $b }, { $c }, together { $sum }. Right! You keep the red die and have { $won } { of-goal }.
hit-self-short = { $cell }: { $a }, { $b }, { $c }, together { $sum }. Right, { $won } { of-goal }.
hit = { $name } lifts { $cell }: { $a }, { $b }, { $c }, together { $sum }. Right! { $name } keeps the red die and has { $won } { of-goal }.
hit-short = { $name }, { $cell }: { $a }, { $b }, { $c }, together { $sum }. Right, { $won } { of-goal }.
all-gone = No red die is left.
wins-self = You win with { red-dice }.
wins = { $name } wins with { red-dice }.

asked-pile = Now the yellow dice are laid and covered.
asked-start = Now it is drawn who begins.
asked-roll = Now { $name } throws.
asked-over = The game is over.
asked-lift = Thrown: { $a }, { $b }, { $c }, together { $sum }. Lift a red die that has { $sum } under it.
asked-lift-short = { $sum }: lift.
asked-lift-told = Lift a red die that has { $sum } under it.
asked-choose = { $a }, { $b }, { $c } lie there, together { $sum }. Throw again, or lift a red die that has { $sum } under it?
asked-choose-short = { $sum }: throw or lift?
asked-wait = { $name } is on turn. { $a }, { $b }, { $c } lie there, together { $sum }.
asked-wait-short = { $name }, { $sum }.
move-throw = Throw again
move-lift = Lift { $cell }
item-won = Red dice won
falls-start = Draw who begins.
falls-seat = { $name }
falls-roll = { $name } throws three dice.

board-won = { $name }: { $won } { of-goal } red dice
board-under = Under { $cell }: { $a }, { $b }, { $c }, together { $sum }
board-how = Tap a red die to lift it. What lies under it is shown this once.

game-is-over = The game is over.
no-such-seat = Nobody sits there in this game.
not-begun = First the dice are laid and it is drawn who begins.
dice-come-first = First { $name } throws. Then a die is lifted.
not-your-turn = { $name } is on turn.
thrown-already = You have thrown. Now you must lift a red die.
no-such-move = There is no such move.
not-a-cover = { $cell } is not in layer 7. Only red dice are lifted.
won-already = The red die of { $cell } has been won. That hollow is out of the game.
move-unreadable = “{ $text }” is no move. Write lift and a cell (lift 3.2.2), or throw.
start-unreadable = “{ $text }” does not say who begins. Write start and a seat from A to { $last }.
roll-unreadable = “{ $text }” is no throw. Write what three dice show: roll 2 3 5.
