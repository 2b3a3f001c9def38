title = Pack Rat
tagline = A number falls, and all hands go for the pyramid: take every free die that shows it to you, before somebody calls Stop.
option-calm = Pace
option-calm-false = a race: who sees it first takes it
option-calm-true = the calm game: all choose in secret
option-helps = Help for all
option-helps-false = nothing is counted for anybody
option-helps-true = everybody is told how many free dice match

dice-won = { $count ->
    [one] one die
   *[other] { $count } dice
}
built = The pyramid stands, the die on top is out: { $count } dice are left.
built-self = The pyramid stands, the die on top is out. You look from side { $side }.
starts-self = You begin.
starts = { $name } begins.
throws-self = You throw.
throws-self-short = Thrown.
throws = { $name } throws.
throws-short = { $name } throws.
rolled = { $number }!
matching = { $count ->
    [0] No free die shows it to you.
    [one] One free die shows it to you.
   *[other] { $count } free dice show it to you.
}
takes-self = You take { $cell } and have { dice-won }.
takes-self-short = { $cell }, { dice-won }.
takes = { $name } takes { $cell } and has { dice-won }.
takes-short = { $name }: { $cell }, { dice-won }.
last-layer = Only the bottom layer is left: the next Stop ends the game.
last-layer-short = Only the bottom layer is left.
late-self = Too late! { $cell } stays where it is{ $given ->
    [0] ; you have too few dice to give any away.
    [one] , and you give one die away. You have { dice-won }.
   *[other] , and you give one die to each of the others. You have { dice-won }.
}
late-self-short = Too late: { $cell } stays; { dice-won }.
late = { $name } takes { $cell } too late. It stays{ $given ->
    [0] ; there are too few dice to give any away.
    [one] , and { $name } gives one die away and has { dice-won }.
   *[other] , and { $name } gives one die to each of the others and has { dice-won }.
}
late-short = { $name } too late at { $cell }; { dice-won }.
stops-self = You call Stop!
stops-self-short = Stop!
stops = { $name }: Stop!
names-self = You point at { $cell }.
names-self-short = You: { $cell }.
names = { $name } points at { $cell }.
names-short = { $name }: { $cell }.
names-more = Also at { $cell }.
names-more-short = { $cell }.
named-all = That is all.
names-none-self = You point at no die.
names-none = { $name } points at no die.
judged-self = Right: { $right }, wrong: { $wrong }. You have { dice-won }.
judged-self-short = { $right } right, { $wrong } wrong; { dice-won }.
judged = { $name }: { $right } right, { $wrong } wrong: { dice-won }.
judged-short = { $name }: { $right } right, { $wrong } wrong; { dice-won }.
throws-next = { $name } throws next.
ends = Only the bottom layer was left: that was the last Stop.

asked-pile = Now the pyramid is built.
asked-start = Now it is drawn who begins.
asked-roll = Now the die falls.
asked-over = The game is over.
asked-throw-first = Throw the die. From then on everybody looks for the number at once.
asked-throw-first-short = Throw the die.
asked-wait = { $name } throws first.
asked-throw-calm = Throw the die.
asked-wait-calm = { $name } throws.
asked-done = You have done. The others are awaited.
asked-roller-calm = Point at every free die that shows you { $number }. There is no hurry; then call Stop.
asked-roller-calm-told = Point at every free die that shows it to you. There is no hurry; then call Stop.
asked-roller-calm-short = { $number }, then Stop.
asked-look-calm = Point at every free die that shows you { $number }. There is no hurry; then say that you have done.
asked-look-calm-told = Point at every free die that shows it to you. There is no hurry; then say that you have done.
asked-look-calm-short = { $number }, then done.
asked-roller-more = Point at more dice with { $number }, or call Stop.
asked-look-more = Point at more dice with { $number }, or say that you have done.
asked-watch-calm = Everybody chooses dice with { $number } in secret.
asked-throw = Throw the die. Until then nothing may be taken.
asked-throw-short = Throw the die.
asked-hands-off = Stop! Until { $name } throws, nothing may be taken.
asked-hands-off-short = Stop! { $name } throws.
asked-roller = Take every free die that shows you { $number }. Call Stop whenever you like.
asked-roller-told = Take what shows you { $number }, or call Stop.
asked-roller-short = { $number }, or Stop.
asked-look = Take every free die that shows you { $number }, until { $name } calls Stop.
asked-look-told = Take what shows you { $number }.
asked-look-short = Look for { $number }.
asked-watch = Everybody looks for { $number }, until { $name } calls Stop.
move-take = take { $cell }, layer { $layer }
move-name = point at { $cell }, layer { $layer }
mark-named = you point at it
begun-name = { $cell }
move-done = I have done
move-stop = call Stop
move-throw = throw the die
item-won = Dice won

board-won = { $name }: { $count ->
    [one] one die
   *[other] { $count } dice
}
board-stopped = Stop
board-last = Only the bottom layer is left. The next Stop ends the game.

game-is-over = The game is over.
no-such-seat = Nobody sits there in this game.
not-begun = First the pyramid is built and it is drawn who begins.
die-falls = The die is falling.
start-unreadable = “{ $text }” does not say who begins. Write start and a seat from A to { $last }.
roll-unreadable = “{ $text }” is no throw of a die. Write roll and a number from 1 to 6.
no-such-move = There is no such move.
move-unreadable = “{ $text }” is no move. Write take and a cell (take 2.2.3), stop, done, or throw.
wait-for-the-throw = Nothing is thrown yet. { $name } begins.
throw-first = Nothing is thrown yet: throw the die.
done-already = You have done. The others are awaited.
done-is-for-the-calm = Done is said in the calm game only. Here nobody need say anything.
stop-is-done = You have thrown: when you have done, call Stop.
named-already = You point at { $cell } already.
stopped-already = Stop has been called already.
not-the-roller = Only { $name } may call Stop: it was their throw.
stop-first = You have thrown. Before the next throw you must call Stop.
not-stopped = Now dice are taken. The next throw comes when { $name } has called Stop.
not-the-thrower = { $name } throws next.
no-die-there = There is no die on { $cell }.
not-free = The die { $cell } is not free: { $count ->
    [one] one die rests
   *[other] { $count } dice rest
} on it.
other-number = The die { $cell } shows you { $shows }, not { $number }.
