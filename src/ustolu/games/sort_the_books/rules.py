"""Zařaď knihu: librarians put fifteen books on three shelves, one by one, and score for what lies well side by side.

Glossary: police, regál = shelf, vědní obor = discipline, barva obálky = colour, příjmení autora = author, přírůstkové číslo = number,
nabídka = offer, dobírací balíček = deck, postupka = run, vyložit = lay.
"""

import numpy as np

from ustolu.core import CHANCE, below, by_most, rule, state
from ustolu.games.sort_the_books.beginnings import begin, fetched, hidden_again, laid, uncovered
from ustolu.games.sort_the_books.books import BOOKS
from ustolu.games.sort_the_books.cards import IN_HAND, IN_OFFER, draw, give, held, receive, show, unknown
from ustolu.games.sort_the_books.imagining import deal_again
from ustolu.games.sort_the_books.scoring import shelves_score
from ustolu.games.sort_the_books.shelf import BIT, CELLS, EVERYWHERE, WINDOW, free, nth, ones
from ustolu.games.sort_the_books.traces import FIELD, OWN_TOP, SEEN, TOPS, drawn, put_back

MAX_SEATS, EACH = 5, 15
DEAL, OFFER, TAKE, DRAW, LAY, BACK, REFILL, OVER = range(8)
DRAWS, BACKS, LAYS = 0, 100, 200
"""Codes of moves: 0 draws; a number takes it from the offer; 100 and a number puts it back; 200 and (number - 1) * 45 and a cell lays it."""

State = state("sort_the_books", [
    ("unseen", np.int64, (2,)),                   # [§1] a bit for each book nobody has seen: 1-45, 46-90. With 82, eight of them stay in the box
    ("laid", np.int64, (MAX_SEATS,)),             # [§4] a bit for each cell of a seat with a book
    ("room", np.int64, (MAX_SEATS,)),             # [§4.3] the cells that still fit into a 5 x 3 box with all its books
    ("traces", np.int32, (MAX_SEATS, IN_HAND)),   # what the others know of each card in a hand
    ("origins", np.int32, (MAX_SEATS,)),          # what the others know of each seat's first card, while it is hidden
    ("books", np.int8, (MAX_SEATS, CELLS)),       # [§4] the book in each cell of a seat, 0 = none
    ("glimpsed", np.int8, (MAX_SEATS, MAX_SEATS)),  # by seat: what was seen since and may have been each seat's first card
    ("first", np.int8, (MAX_SEATS,)),             # [§2] the number with which each seat began
    ("hands", np.int8, (MAX_SEATS, IN_HAND)),     # ascending, then zeros
    ("offer", np.int8, (IN_OFFER,)),              # ascending, then zeros
    ("top", np.int32),                            # [§3.2] the book put back on the deck, 0 = none
    ("top_trace", np.int32),
    ("deck", np.int32),                           # cards in the deck, with the one put back
    ("box", np.int32),                            # cards that stay in the box
    ("step", np.int32),
    ("on", np.int32),
    ("starter", np.int32),
    ("count", np.int32),                          # books laid by all
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats, deck):
    """[§1] [§2] The whole deck lies face down."""
    s.seats, s.deck, s.box = seats, deck, BOOKS - deck
    s.unseen[0] = s.unseen[1] = EVERYWHERE
    for seat in range(seats):
        s.room[seat] = EVERYWHERE


@rule
def turn(s):
    """[§2] Cards are dealt and laid out; [§3] then the seats play in turn; [§5] until all shelves are full."""
    if s.step == OVER:
        return 0
    if s.step == TAKE or s.step == LAY or s.step == BACK:
        return 1 << s.on
    return CHANCE


@rule
def sides(s):
    """[§2] [§3] One die for a whole deal, offer or draw: each card may be any that nobody has seen, the first may be the one put back."""
    n = unknown(s)
    cards = 1
    if s.step == DEAL:
        cards = s.seats
    elif s.step == OFFER:
        cards = s.seats + 1
    elif s.step == DRAW:
        cards = 2
    cards -= s.top != 0
    ways = 1
    for i in range(cards):
        ways *= n - i
    return ways


@rule
def legal(s, seat, out):
    """[§3.1] A card of the offer, [§3.2] [§3.3] or two of the deck while it has two; [§4] a card of the hand to a free cell; [§3.2] or back."""
    n = 0
    if s.step == TAKE:
        for i in range(s.seats + 1):
            out[n] = s.offer[i]
            n += s.offer[i] != 0
        if s.deck > 1:
            out[n] = DRAWS
            n += 1
    elif s.step == BACK:
        for i in range(held(s, seat)):
            out[n] = BACKS + s.hands[seat, i]
            n += 1
    elif s.step == LAY:
        for i in range(held(s, seat)):
            card, cells = s.hands[seat, i], free(s.laid[seat], s.room[seat])
            while cells:
                bit = cells & -cells
                out[n] = LAYS + (card - 1) * CELLS + BIT[bit % 67]
                n += 1
                cells ^= bit
    return n


@rule
def play(s, seat, move):
    """[§3] [§4] One step of a turn, or what the deck brings."""
    if seat == CHANCE:
        fall(s, move)
    elif move == DRAWS:
        s.step = DRAW
    elif move < BACKS:
        take(s, seat, move)
    elif move < LAYS:
        back(s, seat, move - BACKS)
    else:
        lay(s, seat, (move - LAYS) // CELLS + 1, (move - LAYS) % CELLS)


@rule
def take(s, seat, card):
    """[§3.1] A card of the offer comes into the hand, seen by all."""
    i = 0
    while s.offer[i] != card:
        i += 1
    for j in range(i, IN_OFFER - 1):
        s.offer[j] = s.offer[j + 1]
    s.offer[IN_OFFER - 1] = 0
    receive(s, seat, card, SEEN[seat])
    s.step = LAY


@rule
def lay(s, seat, card, cell):
    """[§4] A book comes to its place. Two are left only after a draw: one of them goes back; else the offer is refilled, while the deck lasts."""
    laid(s, seat, card, give(s, seat, card))
    s.books[seat, cell] = card
    s.laid[seat] |= 1 << cell
    s.room[seat] &= WINDOW[cell]
    s.count += 1
    if s.hands[seat, 1] != 0:
        s.step = BACK
    elif s.deck > 0:
        s.step = REFILL
    else:
        pass_on(s)


@rule
def back(s, seat, card):
    """[§3.2] A card goes hidden on top of the deck."""
    trace = give(s, seat, card)
    for other in range(s.seats):
        for i in range(IN_HAND):
            s.traces[other, i] = put_back(s.traces[other, i], seat)
    hidden_again(s, seat)
    s.top, s.top_trace = card, put_back(trace, seat) | OWN_TOP[seat]
    s.deck += 1
    pass_on(s)


@rule
def pass_on(s):
    """[§2] Clockwise; [§5] the game is over when everybody has laid fifteen books."""
    s.on = (s.on + 1) % s.seats
    s.step = OVER if s.count == EACH * s.seats else TAKE


@rule
def fall(s, ways):
    """[§2] A hand for each, then the offer; the smallest number in hand starts. [§3] The deck fills the offer, or a hand by two."""
    n = unknown(s)
    if s.step == DEAL:
        for seat in range(s.seats):
            receive(s, seat, draw(s, ways % n), 0)
            ways, n = ways // n, n - 1
        s.deck -= s.seats
        s.step = OFFER
    elif s.step == OFFER:
        for _ in range(s.seats + 1):
            show(s, draw(s, ways % n))
            ways, n = ways // n, n - 1
        s.deck -= s.seats + 1
        for seat in range(s.seats):
            if s.hands[seat, 0] < s.hands[s.starter, 0]:
                s.starter = seat
        s.on, s.step = s.starter, TAKE
        begin(s)
    elif s.step == REFILL:
        if s.top:
            uncovered(s)
            show(s, s.top)
            for other in range(s.seats):
                for i in range(IN_HAND):
                    s.traces[other, i] &= ~TOPS
            s.top = s.top_trace = 0
        else:
            show(s, draw(s, ways))
        s.deck -= 1
        pass_on(s)
    else:
        two(s, ways, n)


@rule
def two(s, ways, n):
    """[§3.2] Two cards come into the hand; the first is the one put back, if there is one."""
    seat = s.on
    if s.top:
        fetched(s, seat)
        for other in range(s.seats):
            for i in range(IN_HAND):
                s.traces[other, i] = drawn(s.traces[other, i], seat)
        receive(s, seat, s.top, drawn(s.top_trace, seat) & ~FIELD[seat])
        s.top = s.top_trace = 0
    else:
        first = draw(s, ways % n)
        receive(s, seat, first, 0)
        ways //= n
    receive(s, seat, draw(s, ways), 0)
    s.deck -= 2
    s.step = LAY


@rule
def score(s, seat):
    """[§6] What stands on the shelves now."""
    return shelves_score(s, seat)


@rule
def place(s, seat):
    """[§7] The highest score wins; equal scores share a place."""
    return by_most(s, seat)


@rule
def imagine(s, seat, rng):
    """[§2] [§3.2] The hands of the others, what they put back and the deck are dealt again, as far as the seat cannot know them."""
    if s.step != DEAL:
        deal_again(s, seat, s.step != OFFER, rng)


@rule
def rollout(s, seat, rng, out):
    """Any legal move, each as likely as any other, found without a list of them."""
    if s.step == TAKE:
        cards = 0
        while cards < s.seats + 1 and s.offer[cards] != 0:
            cards += 1
        i = below(rng, cards + (s.deck > 1))
        return DRAWS if i == cards else s.offer[i]
    i = below(rng, held(s, seat))
    card = s.hands[seat, i]
    if s.step == BACK:
        return BACKS + card
    cells = free(s.laid[seat], s.room[seat])
    return LAYS + (card - 1) * CELLS + BIT[nth(cells, below(rng, ones(cells))) % 67]
