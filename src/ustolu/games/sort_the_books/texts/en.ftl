title = Sort the Books
tagline = Fifteen books on three shelves: by discipline, colour, author and number, as well as it goes.
option-deck = Deck
option-deck-90 = All 90 books
option-deck-82 = 82 books; eight stay in the box, nobody knows which

discipline = { $discipline ->
    [biology] biology
    [economics] economics
    [mathematics] mathematics
    [philosophy] philosophy
    [physics] physics
    [psychology] psychology
   *[other] { $discipline }
}
colour = { $colour ->
    [blue] blue
    [green] green
    [purple] purple
    [red] red
    [yellow] yellow
   *[other] { $colour }
}
shelf = { $shelf ->
    [top] Top shelf
    [middle] Middle shelf
    [bottom] Bottom shelf
    [first] Row of the first book
   *[other] Row { $shelf }
}
book = { $number } { $author }, { discipline }, { colour }.
book-short = { $number } { $author }.
runs = { $discipline_run ->
    [none] { "" }
    [three] , three of a discipline
    [four] , four of a discipline
   *[five] , five of a discipline
}{ $colour_run ->
    [none] { "" }
    [three] , three of a colour
    [four] , four of a colour
   *[five] , five of a colour
}{ $forward_run ->
    [none] { "" }
    [three] , three authors in order
    [four] , four authors in order
   *[five] , five authors in order
}{ $backward_run ->
    [none] { "" }
    [three] , three authors backward
    [four] , four authors backward
   *[five] , five authors backward
}{ $rising_run ->
    [none] { "" }
    [three] , three numbers rising
    [four] , four numbers rising
   *[five] , five numbers rising
}{ $falling_run ->
    [none] { "" }
    [three] , three numbers falling
    [four] , four numbers falling
   *[five] , five numbers falling
}

dealt = Each of { $seats } players was dealt one book.
dealt-self = You were dealt { $number } { $author }, { discipline }, { colour }.
dealt-self-short = You have { $number } { $author }.
offered = The offer:
starts = { $name } has the smallest number in hand and starts.
starts-self = You have the smallest number in hand. You start.
starts-self-short = You start.
refilled = New in the offer: { $number } { $author }, { discipline }, { colour }.
refilled-short = Offer plus { $number } { $author }.
draws = { $name } draws two books from the deck.
draws-self = You draw two books from the deck.
drew = { $name } has three books in hand.
drew-self = From the deck you have:
took = { $name } takes { $number } { $author }, { discipline }, { colour } from the offer.
took-short = { $name } takes { $number } { $author }.
took-self = You take { $number } { $author }, { discipline }, { colour } from the offer.
took-self-short = You take { $number } { $author }.
laid = { $name } puts { $number } { $author }, { discipline }, { colour } at { $at }, { $points ->
    [0] no point
   *[other] plus { $points }
}{ runs }. { $score ->
    [one] { $score } point
   *[other] { $score } points
} in all.
laid-short = { $name } { $number } at { $at }, plus { $points }, { $score }.
laid-self = You put { $number } { $author }, { discipline }, { colour } at { $at }, { $points ->
    [0] no point
   *[other] plus { $points }
}{ runs }. You have { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
laid-self-short = { $number } at { $at }, plus { $points }, { $score }.
put-back = { $name } puts one book back on the deck, face down.
put-back-self = You put { $number } { $author }, { discipline }, { colour } back on the deck. It will be the first to leave it again.
put-back-self-short = You put back { $number } { $author }.

in-hand = In hand you have:
in-hand-none = You have nothing in hand any more.
shelves-empty = Nothing stands on your shelves yet.
on-shelf = { shelf }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}:
gap = A free place.
in-deck = { $deck ->
    [0] The deck is empty.
    [one] There is { $deck } book in the deck.
   *[other] There are { $deck } books in the deck.
}

asked-take = Take a book from the offer, or two from the deck. In hand you have { $number } { $author }, { discipline }, { colour }.
asked-take-short = Take. You have { $number } { $author }.
asked-take-only = Take a book from the offer, the deck no longer has two. In hand you have { $number } { $author }, { discipline }, { colour }.
asked-take-only-short = Take from the offer. You have { $number } { $author }.
asked-lay = Put one book of your hand on your shelves.
asked-back = Put one book of your hand back on the deck.
asked-wait = It is { $name }'s turn.
asked-cards = Books are coming from the deck.
asked-over = The game is over, the shelves are full.

may-take = Take from the offer { $number } { $author }, { discipline }, { colour }
may-draw = Draw two books from the deck
may-lay = { $number } { $author }, { discipline }, { colour }, at { $at }: { $points ->
    [0] no point
   *[other] plus { $points }
}{ runs }
may-put-back = Put back on the deck { $number } { $author }, { discipline }, { colour }

item-discipline = { shelf }: { $books ->
    [one] { $books } book
   *[other] { $books } books
} of one discipline, { discipline }
item-colour = { shelf }: { $books ->
    [one] { $books } book
   *[other] { $books } books
} of one colour, { colour }
item-forward = { shelf }: { $books ->
    [one] { $books } author
   *[other] { $books } authors
} in alphabetical order, { $authors }
item-backward = { shelf }: { $books ->
    [one] { $books } author
   *[other] { $books } authors
} in backward order, { $authors }
item-rising = { shelf }: { $books ->
    [one] { $books } number
   *[other] { $books } numbers
} rising, { $numbers }
item-falling = { shelf }: { $books ->
    [one] { $books } number
   *[other] { $books } numbers
} falling, { $numbers }

board-shelves = Shelves of { $name }
board-cell = { $shows ->
    [empty] { $at }, free
   *[other] { $at }: { $shows } { $author }, { discipline }, { colour }
}

board-offer = Offer
board-hand = In hand
board-deck = Deck, { $deck ->
    [one] { $deck } book
   *[other] { $deck } books
}
board-deck-draw = Deck, { $deck ->
    [one] { $deck } book
   *[other] { $deck } books
}: draw two
board-top = on top the one you put back, { $number } { $author }, { discipline }, { colour }
board-book = { $number } { $author }, { discipline }, { colour }
board-take = { $number } { $author }, { discipline }, { colour }: take
board-pick = { $number } { $author }, { discipline }, { colour }: pick it to be placed
board-picked = { $number } { $author }, { discipline }, { colour }: picked, now a place on the shelves
board-back = { $number } { $author }, { discipline }, { colour }: put back on the deck
board-at = { $at }: { $number } { $author }, { discipline }, { colour }
board-can = { $at }: { $number } { $author } here, { $points ->
    [0] no point
   *[other] plus { $points }
}{ runs }
board-open = { $at }, free
board-far = { $at }, beside nothing yet
board-fixed = The shelves have their place.
board-floats = The shelves have no place yet: { $across ->
    [0] sideways they are fixed
    [one] sideways they can shift by { $across } place
   *[other] sideways they can shift by { $across } places
}, { $down ->
    [0] in height they are fixed
    [one] in height by { $down } row
   *[other] in height by { $down } rows
}.
board-words = Shelves in words
board-gap = free
board-row = { shelf }: { $books }. { $points ->
    [one] { $points } point
   *[other] { $points } points
}

game-is-over = The game is over; all shelves are full.
no-such-seat = There is no such seat in this game.
cards-come-first = Books must come from the deck first.
not-your-turn = It is { $name }'s turn now.
deck-too-small = { $deck ->
    [0] The deck is empty, only the offer is left.
   *[other] One book is left in the deck, and only two may be drawn. Choose from the offer.
}
take-first = First take a book from the offer, or two from the deck.
not-in-offer = Book { $number } is not in the offer.
taken-already = You have taken a book already. Now put one on a shelf.
lay-first = Now one book of your hand must go on a shelf.
not-in-hand = You do not have book { $number } in hand.
first-is-the-middle = The first book is written at 0,0, not at { $at }; the others are counted from it, and that moves the shelves nowhere.
cell-taken = Book { $number } stands at { $at } already. A book once placed is never moved.
outside-box = { $at } is outside three shelves of five books.
not-beside = { $at } is not beside any of your books, neither left, right, above nor below.
put-back-first = First put one book of your hand back on the deck.
no-such-book = There is no book { $number }. Numbers go from 1 to 90.
move-unreadable = “{ $text }” is no move. Write for example take 40, draw, lay 40 1,0 or back 90.
fall-unreadable = “{ $text }” are not the numbers of the books that come. { $cards ->
    [one] { $cards } book comes.
   *[other] { $cards } books come.
}
top-comes-first = The book that somebody put back is the first to leave the deck.
not-in-deck = Book { $number } is no longer in the deck.
