title = Sums
tagline = Three dice fall, and everybody looks for a hollow of the same sum. Whoever is first gets rid of a die.
option-deal = How many dice are dealt
option-deal-60 = 60 in all
option-deal-10-each = 10 to each
option-calm = Pace
option-calm-false = a race: the first call counts
option-calm-true = the calm game: all answer in secret
option-helps = Help for all
option-helps-false = nothing is added up for anybody
option-helps-true = sums are said and shown to all

around = A { $a }, B { $b }, C { $c }
faces = A { $x }, B { $y }, C { $z }
dice-left = { $left ->
    [0] No die is left
    [one] { $left } die is left
   *[other] { $left } dice are left
}
gets-dice = { $gets ->
    [one] one die from the other player
   *[other] { $gets } dice from the others
}
dice-count = { $left ->
    [one] { $left } die
   *[other] { $left } dice
}

laid = The bottom layer lies: { $count } dice.
starts-self = You begin.
starts = { $name } begins.
throws-self = You throw { $a }, { $b }, { $c }.
throws-self-short = { $a }, { $b }, { $c }.
throws = { $name } throws { $a }, { $b }, { $c }.
throws-short = { $a }, { $b }, { $c }.
adds-up = Together { $sum }.
stop-right-self = Stop! Hollow { $cell }: { around }. Right. Your die shows { faces }. { $left ->
    [0] It was the last one.
    [one] { $left } die is left.
   *[other] { $left } dice are left.
}
stop-right-self-short = { $cell } is right. { $left } left.
stop-right = { $name } calls Stop! Hollow { $cell }: { around }. Right. The die placed shows { faces }. { dice-left }.
stop-right-short = { $name }: { $cell } is right, the die { faces }. { dice-left }.
stop-wrong-self = Stop! Hollow { $cell }: { around }. Wrong. You get { gets-dice } and have { $left }.
stop-wrong-self-short = { $cell } is wrong. You have { $left }.
stop-wrong = { $name } calls Stop! Hollow { $cell }: { around }. Wrong. { $name } gets { gets-dice } and has { $left }.
stop-wrong-short = { $name }: { $cell } is wrong, has { $left }.
stop-blank-self = Stop! You showed no hollow. You get { gets-dice } and have { $left }.
stop-blank-self-short = No hollow. You have { $left }.
stop-blank = { $name } calls Stop! and shows no hollow. { $name } gets { gets-dice } and has { $left }.
stop-blank-short = { $name }: no hollow, has { $left }.
none-right-self = None! That is right. Your die goes to { $cell } and shows { faces }. { $left ->
    [0] It was the last one.
    [one] { $left } die is left.
   *[other] { $left } dice are left.
}
none-right-self-short = None is right. { $left } left.
none-right = { $name } calls None! That is right. The die goes to { $cell } and shows { faces }. { dice-left }.
none-right-short = { $name }: None is right, the die { $cell }: { faces }. { dice-left }.
none-wrong-self = None! But there is such a hollow. You get { gets-dice } and have { $left }.
none-wrong-self-short = None is wrong. You have { $left }.
none-wrong = { $name } calls None! But there is such a hollow. { $name } gets { gets-dice } and has { $left }.
none-wrong-short = { $name }: None is wrong, has { $left }.
calm-stop-self = Your answer: Stop! Hollow { $cell }: { around }.
calm-stop-self-short = You: { $cell }.
calm-stop = { $name } answers Stop! Hollow { $cell }: { around }.
calm-stop-short = { $name }: { $cell }.
calm-none-self = Your answer: None! The die on { $cell }.
calm-none-self-short = You: None!
calm-none = { $name } answers None! The die on { $cell }.
calm-none-short = { $name }: None!
calm-pass-self = You call nothing.
calm-pass = { $name } calls nothing.
calm-right-self = Right! Your die lies on { $cell } and shows { faces }. { $left ->
    [0] It was the last one.
    [one] { $left } die is left.
   *[other] { $left } dice are left.
}
calm-right-self-short = Right, { $cell }. { $left } left.
calm-right = { $name }: right. The die on { $cell } shows { faces }. { dice-left }.
calm-right-short = { $name }: { $cell }, the die { faces }. { dice-left }.
calm-filled-self = Right, but { $cell } is filled by somebody whose turn came before. You keep your die and have { $left }.
calm-filled-self-short = { $cell } is filled. You have { $left }.
calm-filled = { $name }: right, but { $cell } is filled already. { dice-left }.
calm-filled-short = { $name }: { $cell } filled. { dice-left }.
calm-wrong-self = Wrong. Each of the others gives you a die: you have { $left }.
calm-wrong-self-short = Wrong. You have { $left }.
calm-wrong = { $name }: wrong. Each of the others gives a die. { dice-left }.
calm-wrong-short = { $name }: wrong. { dice-left }.
calm-nobody = Nobody has called. There is another throw.
rid-self = You have no die left. You win.
rid = { $name } has no die left and wins.

asked-pile = Now the bottom layer is filled.
asked-start = Now it is drawn who begins.
asked-throw = Now { $name } throws.
asked-over = The game is over.
asked-call = Thrown: { $a }, { $b }, { $c }. Add them up and find a hollow of the same sum. If there is none, call None!
asked-call-short = Thrown: { $a }, { $b }, { $c }.
asked-call-told = Find a hollow of the same sum, or call None!
asked-call-calm = Thrown: { $a }, { $b }, { $c }. Add them up and look as long as you like for a hollow of the same sum, or answer None! All answers are heard at once.
asked-call-calm-told = Look as long as you like for a hollow of the same sum, or answer None! All answers are heard at once.
asked-call-calm-short = Thrown: { $a }, { $b }, { $c }.
asked-search = Thrown: { $a }, { $b }, { $c }. Everybody is searching.
asked-search-short = Thrown: { $a }, { $b }, { $c }.
asked-search-calm = Thrown: { $a }, { $b }, { $c }. Everybody answers in secret.
asked-search-calm-short = Thrown: { $a }, { $b }, { $c }.
asked-answered = You have answered. The others are awaited.
asked-wait = { $name } has called rightly and is placing a die.
asked-hollow = You are right, no hollow has that sum. Choose any one for your die.
asked-hollow-short = None is right. Choose a hollow.
asked-place = Right. How shall your die lie on { $cell }?
asked-place-short = { $cell }: how shall it lie?
asked-hollow-calm = Where shall your die go if None! is right?
asked-hollow-calm-short = None! Where shall the die go?
asked-place-calm = How shall your die lie on { $cell } if the answer is right?
asked-place-calm-short = { $cell }: how shall it lie?
may-pass = call nothing
may-stop = Stop! { $cell }, layer { $layer }: { around }
may-stop-short = { $cell }: { around }
may-stop-blank = Stop! without a hollow
may-none = None! No hollow has that sum
may-none-short = None!
may-choose = { $cell }, layer { $layer }: { around }
may-choose-short = { $cell }: { around }
may-place = { faces }
begun-stop = Stop! { $cell }
begun-none = { $cell ->
    [none] None!
   *[other] None! The die on { $cell }
}
begun-pass = no call
answer-stop = Stop! { $cell }, the die { faces }
answer-none = None! The die on { $cell }: { faces }
item-left = Dice left
falls-start = Draw who begins.
falls-seat = { $name }
falls-roll = { $name } throws three dice.

board-supply = { $name } has { dice-count }
board-none = None!
board-none-hint = no hollow has that sum
board-how = Find a hollow and tap it: that is your Stop! Whoever is wrong gets a die from everybody.

board-how-calm = Find a hollow and tap it. Look as long as you like: all answers are shown at once.
board-pass = No call
board-pass-hint = an answer that risks nothing
answered-already = You have answered. The others are awaited.
calm-shows-a-hollow = In the calm game Stop! always shows a hollow. Write pass to call nothing.
need-not-pass = Who calls nothing need not say so. Pass is an answer in the calm game.
hollow-lacking-calm = Say into which hollow your die goes if None! is right, and how it lies, too.
position-lacking-calm = Say how your die lies on { $cell }, too, such as 412.
game-is-over = The game is over.
no-such-seat = Nobody sits there in this game.
not-begun = First the bottom layer is filled and it is drawn who begins.
dice-come-first = First { $name } throws. Calls count when the dice lie.
called-already = { $name } has called rightly and is placing a die. Then there is another throw.
no-such-move = There is no such move.
cell-filled = A die lies on { $cell } already. Show an empty hollow.
no-hollow = { $cell } is no hollow: three dice must lie below it.
start-unreadable = “{ $text }” does not say who begins. Write start and a seat from A to { $last }.
roll-unreadable = “{ $text }” is no throw. Write what three dice show: roll 2 3 5.
call-unreadable = “{ $text }” is no call. Write stop and a hollow (stop 1.2.4), also with how your die shall lie (stop 1.2.4 412), or none.
rest-unreadable = “{ $text }” does not fit here. { $lacks ->
    [hollow] Write a hollow for your die, such as 1.2.4.
   *[other] Write what your die shall show to A, B and C, such as 412.
}
hollow-lacking = None is right. Say into which hollow your die goes and how it lies, too.
position-lacking = The call is right. Say how your die lies on { $cell }, too, such as 412.
