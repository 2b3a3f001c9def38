"""A game is asked in plain words: seats and options within their bounds, moves as text or code, and one place that refuses."""

import pytest

from ustolu.core import CHANCE, SEALED, BadMessage, Game, IllegalMove, Option, State, notation
from ustolu.core.catalogue import game as find

PAPER = find("paper_islands")


@pytest.fixture
def s() -> State:
    """A game of two in which 5 fell."""
    s = PAPER.new(seats=2, grid=4)
    PAPER.play(s, CHANCE, "roll 5")
    return s


@pytest.mark.parametrize("seats", [0, 5, -1, True, "2", 2.0])
def test_a_wrong_number_of_seats_is_refused(seats):
    with pytest.raises(BadMessage, match="bad-seats"):
        PAPER.new(seats=seats)


@pytest.mark.parametrize("options", [{"grid": 5}, {"grid": "4"}, {"grid": True}, {"grid": None}])
def test_a_value_that_an_option_does_not_have_is_refused(options):
    with pytest.raises(BadMessage, match="bad-option"):
        PAPER.new(**options)


def test_an_unknown_option_is_refused():
    with pytest.raises(BadMessage, match="unknown-option"):
        PAPER.check_options({"size": 4})


def test_options_are_filled_in_with_their_first_values():
    assert PAPER.check_options({}) == {"grid": 4}
    assert PAPER.check_options({"grid": 3}) == {"grid": 3}


def test_a_word_or_truth_value_is_given_to_the_rules_as_its_place():
    assert Option("chest", ("final", "no skull")).code("no skull") == 1
    assert Option("limit", (True, False)).code(False) == 1
    assert Option("target", (6000, 5000)).code(5000) == 5000


def test_two_sit_down_when_nothing_is_said():
    assert len(PAPER.scores(PAPER.new())) == 2


def test_text_and_code_are_both_moves(s: State):
    other = PAPER.copy(s)
    PAPER.play(s, 0, "b3")
    PAPER.play(other, 0, PAPER.code(other, 0, "B 3"))
    assert PAPER.dump(s) == PAPER.dump(other)


def test_turn_is_a_mask_with_a_flag_for_secret_choices(s: State):
    assert PAPER.turn(s) == 0b11 | SEALED
    assert PAPER.on_turn(s) == [0, 1] and PAPER.is_sealed(s) and not PAPER.is_chance(s) and not PAPER.is_over(s)


def test_nobody_moves_while_a_die_must_fall():
    s = PAPER.new()
    assert PAPER.is_chance(s) and PAPER.on_turn(s) == [] and PAPER.legal(s, 0) == []
    assert list(PAPER.codes(s, CHANCE)) == [0, 1, 2, 3, 4, 5]


def test_a_persons_mistake_is_an_illegal_move(s: State):
    PAPER.play(s, 0, "a1")
    before = PAPER.dump(s)
    for seat, move in [(0, "a2"), (1, "e1"), (1, "nonsense"), (1, 16), (3, "a1")]:
        with pytest.raises(IllegalMove) as refused:
            PAPER.play(s, seat, move)
        assert refused.value.paragraph.startswith("§")
        assert PAPER.dump(s) == before


def test_a_programs_mistake_is_a_bad_message(s: State):
    with pytest.raises(BadMessage, match="no-fall-due"):
        PAPER.play(s, CHANCE, "roll 1")
    for fall in (-1, 6):
        with pytest.raises(BadMessage, match="bad-fall"):
            PAPER.play(PAPER.new(), CHANCE, fall)


def test_a_game_of_another_module_shares_nothing():
    other = Game(id="other", module="ustolu.games.stub.three_boxes", seats=(1, 4), kind="write", most_moves=4, longest=32)
    assert other.tag.startswith("three_boxes_") and PAPER.tag.startswith("paper_islands_")
    assert other.bot is None


@pytest.mark.parametrize(
    ("line", "who", "text"),
    [("A b3", 0, "b3"), ("roll 5", CHANCE, "roll 5"), (" b  take 40", 1, "take 40"), ("start A", CHANCE, "start A")],
)
def test_a_line_says_who_and_what(line: str, who: int, text: str):
    assert notation.split(line) == (who, text)
    assert notation.split(notation.line(who, text)) == (who, text)
