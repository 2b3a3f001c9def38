"""Zařaď knihu: the box that floats, the books, and what a seat may believe of hidden cards."""

import random

import numpy as np
import pytest

from ustolu.core import CHANCE, State, below, generator, imagine, notation, verbs
from ustolu.core.catalogue import game
from ustolu.games.contract.walk import Event, Walk, play, seeded, settings
from ustolu.games.contract.worlds import alike
from ustolu.games.sort_the_books.books import AUTHOR, AUTHORS, COLOUR_OF, DISCIPLINE_OF
from ustolu.games.sort_the_books.notation import unseen
from ustolu.games.sort_the_books.say import hand
from ustolu.games.sort_the_books.shelf import CELLS, FIRST, WIDE, WINDOW, open_cells

BOOKS = game("sort_the_books")
MOST_CELLS = 12


def after(*lines: str, seats: int = 2) -> State:
    s = BOOKS.new(seats)
    for line in lines:
        BOOKS.play(s, *notation.split(line))
    return s


def worlds(s: State, seat: int) -> list[State]:
    """Some worlds that the seat takes for possible."""
    found = []
    for seed in range(60):
        found.append(BOOKS.copy(s))
        imagine(found[-1], seat, generator(seed))
    return found


def every_card(s: State) -> list[int]:
    """Where all ninety are, hidden or not."""
    cards = unseen(s) + [int(number) for number in s.offer if number] + [int(s.top)] * bool(s.top)
    for seat in range(int(s.seats)):
        cards += hand(s, seat) + [int(number) for number in s.books[seat] if number]
    return sorted(cards)


def test_the_deck_has_five_colours_and_six_disciplines_in_equal_numbers():
    assert sorted(AUTHOR[1:].tolist()) == list(range(1, 91))
    assert {COLOUR_OF.count(colour) for colour in COLOUR_OF[1:]} == {18}
    assert {DISCIPLINE_OF.count(discipline) for discipline in DISCIPLINE_OF[1:]} == {15}
    assert AUTHOR[AUTHORS.index("Hume")] < AUTHOR[AUTHORS.index("Chomsky")] < AUTHOR[AUTHORS.index("James")], "ch is one letter after h"


def test_the_box_floats_exactly_as_long_as_the_books_let_it():
    """Played at random, the free cells are those beside a book with which all books still fit into 5 x 3."""
    choose = random.Random(1)
    for _ in range(200):
        cells, room = [FIRST], int(WINDOW[FIRST])
        while len(cells) < 15:
            laid = sum(1 << cell for cell in cells)
            found = {cell for cell in range(CELLS) if open_cells(laid, room) >> cell & 1}
            assert found == {cell for cell in range(CELLS) if cell not in cells and beside(cell, cells) and boxed([*cells, cell])}
            assert 1 <= len(found) <= MOST_CELLS
            cells.append(choose.choice(sorted(found)))
            room &= int(WINDOW[cells[-1]])
    assert BOOKS.most_moves == MOST_CELLS * 3


def beside(cell: int, cells: list[int]) -> bool:
    return any(abs(cell // WIDE - other // WIDE) + abs(cell % WIDE - other % WIDE) == 1 for other in cells)


def boxed(cells: list[int]) -> bool:
    rows, columns = [cell // WIDE for cell in cells], [cell % WIDE for cell in cells]
    return max(rows) - min(rows) < 3 and max(columns) - min(columns) < 5


def test_every_card_is_in_one_place_in_every_world():
    for setting in settings(BOOKS):
        walk = play(BOOKS, setting, seeded(7))
        for moment in walk.sample(list(walk.moments()), 30):
            for seat in walk.seats():
                for s in (moment.s, *worlds(moment.s, seat)[:3]):
                    assert every_card(s) == list(range(1, 91))
                    assert hand(s, seat) == hand(moment.s, seat)


OPENING = ("deal 5 60 70", "offer 40 41 42 43")


def test_a_card_taken_from_the_offer_is_known_until_it_is_laid_or_may_have_gone_back():
    s = after(*OPENING, "A take 40", "A lay 5 0,0", "offer 1", seats=3)
    assert {hand(world, 0)[0] for world in worlds(s, 1)} == {40}
    for line in ("B draw", "draws 8 9", "B lay 8 0,0", "B back 9", "C take 41", "C lay 70 0,0", "offer 9"):
        BOOKS.play(s, *notation.split(line))
    for line in ("A draw", "draws 20 30", "A lay 20 1,0", "A back 40"):
        BOOKS.play(s, *notation.split(line))
    places = {(40 in hand(world, 0), int(world.top) == 40) for world in worlds(s, 1)}
    assert places == {(True, False), (False, True)}, "40 stayed in A's hand or lies on the deck, and nowhere else"


def test_who_put_a_card_back_can_follow_it():
    s = after(*OPENING, "A draw", "draws 8 9", "A lay 8 0,0", "A back 9", seats=3)
    assert {int(world.top) for world in worlds(s, 0)} == {9}
    assert len({int(world.top) for world in worlds(s, 1)}) > 20, "nobody else knows what lies there"
    for line in ("B draw", "draws 9 20"):
        BOOKS.play(s, *notation.split(line))
    assert all(9 in hand(world, 1) for world in worlds(s, 0))
    for line in ("B lay 20 0,0", "B back 60"):
        BOOKS.play(s, *notation.split(line))
    assert {(9 in hand(world, 1), int(world.top) == 9) for world in worlds(s, 0)} == {(True, False), (False, True)}
    for line in ("C take 41", "C lay 41 0,0", "offer 60"):
        BOOKS.play(s, *notation.split(line))
    assert {tuple(hand(world, 1)) for world in worlds(s, 0)} == {(9,)}, "what lay on top was seen: B still has 9"


@pytest.mark.parametrize("seat", [1, 2])
def test_the_others_believe_that_the_starter_has_the_smallest_number(seat: int):
    for world in worlds(after(*OPENING, seats=3), seat):
        assert hand(world, 0)[0] == min(hand(world, other)[0] for other in range(3))


def test_the_starter_believes_that_all_who_have_not_played_have_greater_numbers():
    s = after("deal 50 60 70", "offer 40 41 42 43", "A take 40", "A lay 50 0,0", "offer 1", seats=3)
    assert all(hand(world, other)[0] > 50 for world in worlds(s, 0) for other in (1, 2))


def test_a_whole_deal_has_twins_that_give_a_seat_the_same_card():
    s = BOOKS.new(3)
    walk = Walk(BOOKS, settings(BOOKS)[1], seeded(1), [], [], [])
    event = Event(CHANCE, (BOOKS.code(s, CHANCE, "deal 33 21 90"),), "deal 33 21 90")
    found = alike(walk, s, event, 0, "deal 33 ? ?")
    assert len(found) > 20
    assert {BOOKS.tell(s, CHANCE, twin.codes, 0) for twin in found} == {"deal 33 ? ?"}


@pytest.mark.parametrize(
    ("step", "text", "move"),
    [((), " TAKE  40 ", "take 40"), ((), "41", "take 41"), ((), "Draw", "draw"), (("A take 40",), "40  0 , 0", "lay 40 0,0"),
     (("A take 40",), "LAY 5 0 0", "lay 5 0,0"), (("A draw", "draws 8 9", "A lay 8 0,0"), "9", "back 9")],
)  # fmt: skip
def test_a_move_is_read_however_it_is_written(step: tuple[str, ...], text: str, move: str):
    s = after(*OPENING, *step, seats=3)
    assert BOOKS.text(s, 0, BOOKS.code(s, 0, text)) == move


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_position_of_a_game_is_read_as_it_was_written(seats: int):
    """With all that the seats know of each other's cards."""
    luck = generator(seats)
    out = np.empty(BOOKS.most_moves, np.int32)
    for deck in (90, 82):
        s = BOOKS.new(seats=seats, deck=deck)
        while True:
            assert BOOKS.dump(BOOKS.notation.read(BOOKS.notation.written(s))) == BOOKS.dump(s)
            if BOOKS.is_over(s):
                break
            if BOOKS.is_chance(s):
                verbs.play(s, CHANCE, below(luck, verbs.sides(s)))
            else:
                seat = BOOKS.on_turn(s)[0]
                verbs.play(s, seat, int(out[below(luck, verbs.legal(s, seat, out))]))


def test_a_position_is_written_in_few_words():
    s = BOOKS.notation.read("seats 2\nturn B take\noffer 5 40 77\nA hand 12\nB hand 60 A:B\nA books 33 0,0 41 1,0\nB books 8 0,0 9 0,1")
    assert BOOKS.legal(s, 1) == ["take 5", "take 40", "take 77", "draw"]
    assert BOOKS.view.show(s, 0)["deck"] == int(s.deck) == 90 - 9
    BOOKS.play(s, 1, "take 77")
    assert "lay 60 0,-1" in BOOKS.legal(s, 1)
    assert BOOKS.is_chance(BOOKS.notation.read("seats 3 deck 82"))


@pytest.mark.parametrize(
    "text",
    [
        "", "turn A take", "seats 6", "seats 2 deck 50", "seats 2\nturn A sleep", "seats 2\noffer 91", "seats 2\noffer 5\nA hand 5",
        "seats 2\nC hand 5", "seats 2\nA hand 1 2 3 4", "seats 2\nA books 5 0,0 6 0,9", "seats 2\nA books 5 0,0 6 0,0",
        "seats 2\nA books 5 0,-2 6 0,2", "seats 2\ntop B:A",
    ],
)
def test_what_is_no_position_is_refused(text: str):
    with pytest.raises(ValueError, match="no position"):
        BOOKS.notation.read(text)
