title = Pirate Dice
tagline = Eight dice, three skulls, and the question when to stop: turn a card, fill the chest, and do not sink.
option-target = Points to win
option-target-6000 = 6000 points
option-target-5000 = 5000 points, a shorter game
option-target-8000 = 8000 points, a longer game
option-target-3000 = 3000 points, a short game
option-chest = Full chest
option-chest-final = chest by the dice as they lie at the end
option-chest-no-skull = chest only if no skull was rolled
option-island_card_skulls = Skull Island
option-island_card_skulls-true = skulls of the card are paid for on Skull Island
option-island_card_skulls-false = only dice are paid for on Skull Island
option-negative = Totals below zero
option-negative-true = totals may fall below zero
option-negative-false = totals stop at zero

card-name = { $card ->
    [coin] Gold Coin
    [diamond] Diamond
    [animals] Animals
    [guardian] Guardian
    [pirate] Pirate
    [treasure] Treasure Island
    [skull1] Skull
    [skull2] Two Skulls
    [ship2] Ship of two sabres
    [ship3] Ship of three sabres
   *[ship4] Ship of four sabres
}
card-does = { $card ->
    [coin] one coin more
    [diamond] one diamond more
    [animals] monkeys and parrots are one symbol
    [guardian] once a skull may be rolled again
    [pirate] all points are doubled
    [treasure] dice on the card are safe
    [skull1] one skull to begin with
    [skull2] two skulls to begin with
    [ship2] two sabres or more bring 300 points, fewer cost them
    [ship3] three sabres or more bring 500 points, fewer cost them
   *[ship4] four sabres or more bring 1000 points, fewer cost them
}
again = { $free ->
    [all] All dice may be rolled again
    [none] No dice may be rolled again
    [but] All dice except { $which } may be rolled again
   *[some] Dice { $which } may be rolled again
}
lies = { $known ->
    [yes] { "" }
   *[no] On the table: { heap }.{ " " }
}
in-safety = { $kept ->
    [none] nothing
   *[other] { $kept }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
of-three = Skulls { $skulls } of 3.
too-many = { $skulls ->
    [3] Three skulls
   *[other] { $skulls } skulls
}

lies-nothing = Nothing lies on the table yet.
lies-card = Card { card-name }: { card-does }.
lies-face = { slot1 }: { $dice }.
lies-kept = On Treasure Island: { $dice }.

starts-self = You start.
starts = { $name } starts.
card-self = Your voyage. Card { card-name }: { card-does }.
card-self-short = Your voyage, { card-name }.
card = { $name } sets sail. Card { card-name }: { card-does }.
card-short = { $name }: { card-name }
rolled = Rolled: { heap }. { of-three }
rolled-short = { heap }. { of-three }
rolled-last = Rolled: { heap }.
rolled-guardian = Rolled: { heap }. Three skulls, but the Guardian can still save one.
rolled-guardian-short = { heap }. Three skulls, Guardian.
rerolls-self = You roll dice { $dice } again.
rerolls-self-short = Again { $dice }.
rerolls = { $name } rolls dice { $dice } again.
rerolls-short = { $name }: again { $dice }.
saves-self = The Guardian takes a skull; you roll { $count ->
    [one] die
   *[other] dice
} { $dice }.
saves = The Guardian takes a skull; { $name } rolls { $count ->
    [one] die
   *[other] dice
} { $dice }.
hides-self = On Treasure Island now: { heap }.
hides = { $name } now has on Treasure Island: { heap }.
takes-back-self = You take the dice back, Treasure Island is empty.
takes-back = { $name } takes the dice back from Treasure Island.
stops-self = You end the voyage: { points }. Your total is { $total }.
stops-self-short = { points }, total { $total }.
stops = { $name } ends the voyage: { points }. The total is { $total }.
stops-short = { $name }: { points }, total { $total }.
sunk-self = { too-many }. The voyage brings nothing, your total stays { $total }.
sunk = { too-many }. The voyage brings nothing, { $name } stays at { $total }.
treasure-saved-self = { too-many }, but Treasure Island saved { points }. Your total is { $total }.
treasure-saved = { too-many }, but Treasure Island saved { points }. { $name } now has { $total }.
ship-sunk-self = { too-many }, the ship went down: you lose { points }. Your total is { $total }.
ship-sunk = { too-many }, the ship went down: { $name } loses { points }. The total is { $total }.
island-found = Rolled: { heap }. { $of_card ->
    [0] That makes { $skulls } skulls
   *[other] With the card that makes { $skulls } skulls
}: Skull Island!
island-roll = Rolled on the island: { heap }. Skulls in all: { $skulls }.
island-roll-short = Skulls { $skulls }.
island-left-self = You leave Skull Island. Everybody else loses { points }.
island-left = { $name } leaves Skull Island. Everybody else loses { points }.
island-robbed-self = { $name } leaves Skull Island. Everybody else loses { points }, your total is now { $total }.
magic-self = Nine equal! Pirate magic: you win at once.
magic = Nine equal! Pirate magic: { $name } wins at once.
last-round-self = You have { $target } or more. Last round: everybody else has one more voyage.
last-round = { $name } has { $target } or more. Last round: everybody else has one more voyage.
last-voyage = Last voyage. { $name } has the most: { $total }.
round-undecided = After the last round nobody has { $target }. Play goes on, and who has them at the end of a voyage wins at once.
new-pile = All cards are shuffled into a new pile.

asked-start = Who starts is drawn now.
asked-card = A card is turned up now.
asked-roll = The dice fall now.
asked-over = The game is over.
asked-wait = { $name } is at sea. On the table: { heap }. { of-three } If it ended now: { points }.
asked-choose = On the table: { heap }. { of-three } { again }. If you stop: { points }.
asked-choose-told = { lies }{ again }. If you stop: { points }.
asked-choose-short = { heap }. { of-three } Now { points }.
asked-choose-told-short = { lies }Now { points }.
guarded = The Guardian lets you roll { $bones ->
    [one] the skull { $dice }
   *[other] one of the skulls { $dice }
} too.
asked-guarded = On the table: { heap }. { of-three } { again }. { guarded } If you stop: { points }.
asked-guarded-told = { lies }{ again }. { guarded } If you stop: { points }.
asked-guarded-short = { heap }. { of-three } Now { points }.
asked-guarded-told-short = { lies }Now { points }.
asked-guardian = Three skulls. Only the Guardian can save you: roll one of dice { $dice }, alone or with others. If you stop: 0 points.
asked-guardian-told = Roll one of dice { $dice }, alone or with others. If you stop: 0 points.
asked-treasure = On the table: { heap }. { of-three } On Treasure Island: { in-safety }. { again }. If you stop: { points }.
lies-on-island = { $known ->
    [yes] { "" }
   *[no] On Treasure Island: { in-safety }.{ " " }
}
asked-treasure-told = { lies }{ lies-on-island }{ again }. If you stop: { points }.
asked-treasure-short = { heap }. { of-three } Island: { in-safety }. Now { points }.
asked-treasure-told-short = { lies }Now { points }.

move-stop = End the voyage: { points }
move-reroll = Roll again { $dice }: { heap }
move-hide = To Treasure Island { $dice }: { heap }
move-take-back = Take everything back from Treasure Island

item-coins = { $count ->
    [one] { $count } coin at 100
   *[other] { $count } coins at 100
}
item-diamonds = { $count ->
    [one] { $count } diamond at 100
   *[other] { $count } diamonds at 100
}
item-set = { $count } equal, { $set ->
    [c] coins
    [d] diamonds
    [s] sabres
    [p] parrots
    [m] monkeys
   *[a] animals
}
item-chest = Full chest
item-ship = Ship defended
item-doubled = Doubled by the Pirate
item-ship-lost = Too few sabres for the ship
item-floor = Totals stop at zero
item-sunk = Three skulls
said-item-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}: { $points }.
said-item-diamonds = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}: { $points }.
said-item-set = A set of { $count } { $set ->
    [c] coins
    [d] diamonds
    [s] sabres
    [p] parrots
    [m] monkeys
   *[a] animals
}: { $points }.
said-item-chest = { item-chest }: { $points }.
said-item-ship = { item-ship }: { $points }.
said-item-doubled = { item-doubled }: { $points } more.
said-item-ship-lost = The ship had too few sabres.
said-item-floor = { item-floor }.
said-item-sunk = Three skulls.
item-won = From voyages
item-ships = Lost with ships
item-robbed = Lost to Skull Islands

board-dice = Dice
board-log = Ship's log
face = { $shows ->
    [c] coin
    [d] diamond
    [s] sabre
    [p] parrot
    [m] monkey
    [k] skull
   *[empty] not rolled
}
board-die = die { $at }, { face }
board-total = { $at }: { $shows ->
    [empty] nothing
   *[other] { $shows }
}
board-die-plain = die { $die }, { face }
board-die-chosen = die { $die }, { face }, chosen
board-die-kept = die { $die }, { face }, on Treasure Island
board-die-locked = die { $die }, { face }, stays
board-card = Card
board-no-card = the card is still to be turned
board-pile = In the pile: { $pile }
board-skulls = Skulls: { $skulls } of 3
board-voyage = Voyage: { $name }
board-keep = The dice chosen
board-keep-go = are rolled again.
board-keep-stay = stay, the others are rolled again.
board-keep-skull = But a skull chosen is rolled as well.
board-style-keep = Keep the dice chosen and roll the others
board-sorted = Show dice in the order of their symbols
board-seat = { $name }
board-by-place = On the dice, keys 1 to 8 choose a die.
board-by-value = Letters c d s p m choose coins, diamonds, sabres, parrots, monkeys. Together with Shift, letters are the table's again.
board-letters = cdspm
board-none-such = No such die lies there to be rolled.
board-choose-first = First choose the dice to be rolled again.
board-braille = Czech braille letters on the dice
board-settings = How dice are chosen
board-roll = Roll again: { $count ->
    [0] nothing chosen
    [one] { $count } die
   *[other] { $count } dice
}
board-stop = Stop: { points }
board-hide = Put the chosen on Treasure Island
board-take-back = Take the chosen back from Treasure Island
board-swap = Exchange the chosen on Treasure Island
board-treasure = Treasure Island
board-treasure-empty = nothing lies here yet
board-now = If the voyage ended now
board-total-now = Together
board-island = Skull Island: { $name }
board-island-roll = Roll { $roll }
board-last = The voyage before: { $name }, { points }
board-target = Played to { $target }
board-last-round = Last round
board-sudden = Who reaches the target now wins
board-chosen-none = Nothing is chosen.
board-chosen = Chosen { $dice }: { heap }.

game-is-over = The game is over, nobody sets sail any more.
no-such-seat = There is no such seat at this table.
falls-first = First the card has to be turned and the dice have to fall.
not-your-voyage = It is { $name }'s voyage.
no-such-move = There is no such move. You can roll again or stop.
move-unreadable = “{ $text }” is no move. Write stop, reroll 3 4 or, with the card Treasure Island, chest 1 2.
dice-twice = “{ $text }”: name each die only once.
reroll-two = At least two dice are rolled again.
reroll-skull = Die { $die } shows a skull and is not touched any more.
reroll-kept = Die { $die } lies on Treasure Island. Take it back first.
guardian-spent = The Guardian has already saved a skull, no other is rolled.
guardian-one = The Guardian saves only one skull.
guardian-needed = You have three skulls: roll with one of them, or end the voyage.
chest-without-card = You do not have the card Treasure Island on this voyage.
chest-once = After each roll the dice on Treasure Island can be rearranged only once.
chest-skull = Die { $die } shows a skull and may not go to Treasure Island.
chest-same = Just these dice lie on Treasure Island already.
start-unreadable = “{ $text }” is no seat. Write a letter from A to { $last }.
card-unreadable = “{ $text }” is no card. Write for example pirate, coin, skull1 or ship3.
card-gone = There is no { card-name } left in the pile.
roll-unreadable = “{ $text }” is no roll. Write { $dice ->
    [one] one letter
   *[other] { $dice } letters
}, one for each die rolled: c coin, d diamond, s sabre, p parrot, m monkey, k skull.

falls-start = Who starts?
falls-seat = { $name }
falls-card = Turn up the top card. Which one is it?
falls-roll = { $dice ->
    [all] Roll all eight dice.
   *[other] Roll { $count ->
        [one] die { $dice }.
       *[other] dice { $dice }.
    }
} What do they show? { letters }
falls-roll-short = { $dice ->
    [all] Eight dice: what fell?
   *[other] { $dice }: what fell?
}
falls-island = Skull Island: roll dice { $dice }. What do they show? { letters }
falls-island-short = Skull Island, { $dice }: what fell?
letters = c coin, d diamond, s sabre, p parrot, m monkey, k skull.
fell-card = Card { card-name }.
fell-roll = { heap }.

slot1 = { $slot1 ->
    [c1] one coin
    [c2] two coins
    [c3] three coins
    [c4] four coins
    [c5] five coins
    [c6] six coins
    [c7] seven coins
    [c8] eight coins
    [d1] one diamond
    [d2] two diamonds
    [d3] three diamonds
    [d4] four diamonds
    [d5] five diamonds
    [d6] six diamonds
    [d7] seven diamonds
    [d8] eight diamonds
    [s1] one sabre
    [s2] two sabres
    [s3] three sabres
    [s4] four sabres
    [s5] five sabres
    [s6] six sabres
    [s7] seven sabres
    [s8] eight sabres
    [p1] one parrot
    [p2] two parrots
    [p3] three parrots
    [p4] four parrots
    [p5] five parrots
    [p6] six parrots
    [p7] seven parrots
    [p8] eight parrots
    [m1] one monkey
    [m2] two monkeys
    [m3] three monkeys
    [m4] four monkeys
    [m5] five monkeys
    [m6] six monkeys
    [m7] seven monkeys
    [m8] eight monkeys
    [k1] one skull
    [k2] two skulls
    [k3] three skulls
    [k4] four skulls
    [k5] five skulls
    [k6] six skulls
    [k7] seven skulls
    [k8] eight skulls
   *[none] { "" }
}
slot2 = { $slot2 ->
    [c1] { ", " }one coin
    [c2] { ", " }two coins
    [c3] { ", " }three coins
    [c4] { ", " }four coins
    [d1] { ", " }one diamond
    [d2] { ", " }two diamonds
    [d3] { ", " }three diamonds
    [d4] { ", " }four diamonds
    [s1] { ", " }one sabre
    [s2] { ", " }two sabres
    [s3] { ", " }three sabres
    [s4] { ", " }four sabres
    [p1] { ", " }one parrot
    [p2] { ", " }two parrots
    [p3] { ", " }three parrots
    [p4] { ", " }four parrots
    [m1] { ", " }one monkey
    [m2] { ", " }two monkeys
    [m3] { ", " }three monkeys
    [m4] { ", " }four monkeys
    [k1] { ", " }one skull
    [k2] { ", " }two skulls
    [k3] { ", " }three skulls
    [k4] { ", " }four skulls
    [k5] { ", " }five skulls
    [k6] { ", " }six skulls
    [k7] { ", " }seven skulls
   *[none] { "" }
}
slot3 = { $slot3 ->
    [c1] { ", " }one coin
    [c2] { ", " }two coins
    [d1] { ", " }one diamond
    [d2] { ", " }two diamonds
    [s1] { ", " }one sabre
    [s2] { ", " }two sabres
    [p1] { ", " }one parrot
    [p2] { ", " }two parrots
    [m1] { ", " }one monkey
    [m2] { ", " }two monkeys
    [k1] { ", " }one skull
    [k2] { ", " }two skulls
    [k3] { ", " }three skulls
    [k4] { ", " }four skulls
    [k5] { ", " }five skulls
    [k6] { ", " }six skulls
   *[none] { "" }
}
slot4 = { $slot4 ->
    [c1] { ", " }one coin
    [c2] { ", " }two coins
    [d1] { ", " }one diamond
    [d2] { ", " }two diamonds
    [s1] { ", " }one sabre
    [s2] { ", " }two sabres
    [p1] { ", " }one parrot
    [p2] { ", " }two parrots
    [m1] { ", " }one monkey
    [m2] { ", " }two monkeys
    [k1] { ", " }one skull
    [k2] { ", " }two skulls
    [k3] { ", " }three skulls
    [k4] { ", " }four skulls
    [k5] { ", " }five skulls
   *[none] { "" }
}
slot5 = { $slot5 ->
    [c1] { ", " }one coin
    [d1] { ", " }one diamond
    [s1] { ", " }one sabre
    [p1] { ", " }one parrot
    [m1] { ", " }one monkey
    [k1] { ", " }one skull
    [k2] { ", " }two skulls
    [k3] { ", " }three skulls
    [k4] { ", " }four skulls
   *[none] { "" }
}
slot6 = { $slot6 ->
    [c1] { ", " }one coin
    [d1] { ", " }one diamond
    [s1] { ", " }one sabre
    [p1] { ", " }one parrot
    [m1] { ", " }one monkey
    [k1] { ", " }one skull
    [k2] { ", " }two skulls
    [k3] { ", " }three skulls
   *[none] { "" }
}
heap = { slot1 }{ slot2 }{ slot3 }{ slot4 }{ slot5 }{ slot6 }
