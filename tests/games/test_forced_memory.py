"""Paměťovka: what golden files cannot say. What was lifted is told once, and bots know no more than was shown."""

import random

import pytest

from ustolu import bots
from ustolu.core import CHANCE, State, copy, generator, imagine, play
from ustolu.core.catalogue import game
from ustolu.games.forced_memory import bot, notation, rules, say
from ustolu.lab.series import play_series, summary

MEMORY = game("forced_memory")
LEVELS = ("greedy", "bot:1", "bot:2", "bot:3")


def lifted(seed: int, lifts: int, seats: int = 3) -> State:
    """A position after so many lifts at random, in which somebody must lift or may."""
    draw, s = random.Random(seed), MEMORY.new(seats=seats)
    while s.lifts < lifts or s.phase < rules.LIFT:
        seat = CHANCE if s.phase < rules.LIFT else int(s.seat)
        play(s, seat, draw.choice(MEMORY.codes(s, seat)))
    return s


def under(s: State) -> list[list[int]]:
    return [say.under(s, rules.TOP + cover) for cover in range(rules.COVERED)]


@pytest.mark.parametrize("seed", range(4))
def test_what_was_shown_stays_in_every_imagined_world_and_the_rest_is_dealt_anew(seed: int) -> None:
    s = lifted(seed, 12)
    faces, changed = under(s), 0
    for draw in range(8):
        world = copy(s)
        imagine(world, 0, generator(draw))
        assert all(now == was for now, was, when in zip(under(world), faces, s.shown.tolist(), strict=True) if when)
        changed += under(world) != faces
    assert changed == 8


@pytest.mark.parametrize("who", LEVELS)
def test_a_bot_is_a_function_of_what_was_shown_and_of_nothing_else(who: str) -> None:
    """In every world in which lifts showed the same, it knows the same and does the same."""
    for seed in range(6):
        s = lifted(seed, 5 + seed)
        seat = int(s.seat)
        for draw in range(4):
            world = copy(s)
            imagine(world, seat, generator(draw))
            mine, other = copy(s), copy(world)
            bot.recall(mine, seat, who, 1)
            bot.recall(other, seat, who, 1)
            assert bot.known(mine) == bot.known(other)
            assert mine.shown.tolist() == other.shown.tolist()
            if who != "greedy":
                assert bots.choose(MEMORY, s, seat, who, seed) == bots.choose(MEMORY, world, seat, who, seed)


@pytest.mark.parametrize("who", LEVELS)
def test_a_level_never_knows_what_was_not_shown_and_forgets_for_good(who: str) -> None:
    s = lifted(3, 30)
    mine, later = copy(s), copy(s)
    bot.recall(mine, 0, who, 1)
    assert all(now in (0, was) for now, was in zip(mine.shown.tolist(), s.shown.tolist(), strict=True))
    later.lifts += 10
    bot.recall(later, 0, who, 2)
    assert all(not after or before for after, before in zip(later.shown.tolist(), mine.shown.tolist(), strict=True))


def test_weaker_levels_keep_less_and_seats_forget_different_things() -> None:
    kept = {}
    for who in LEVELS[1:]:
        positions = [lifted(seed, 30) for seed in range(10)]
        for s in positions:
            bot.recall(s, 0, who, 1)
        kept[who] = sum(when > 0 for s in positions for when in s.shown.tolist())
    assert kept["bot:1"] < kept["bot:2"] < kept["bot:3"]
    mine, other = lifted(1, 30), lifted(1, 30)
    bot.recall(mine, 0, "bot:2", 1)
    bot.recall(other, 1, "bot:2", 1)
    assert mine.shown.tolist() != other.shown.tolist()


def test_a_die_shown_from_two_sides_has_its_third_face_known() -> None:
    assert bot.face_chances((3, 2, 0), 2) == (0, 1, 0, 0, 0, 0, 0)
    assert sorted(bot.face_chances((3, 0, 0), 1)) == [0, 0, 0, 0.25, 0.25, 0.25, 0.25]


def test_who_knows_where_the_sum_lies_leaves_the_dice_and_lifts_it() -> None:
    text = "A 0 B 0 roll 2 3 5: " + " ".join(f"{name}=y{faces}" for name, faces in zip(notation.notation.CELL_NAMES[120:], ["451"] * 45, strict=True))
    s = notation.read(text + " " + " ".join(f"{name}=r" for name in notation.notation.CELL_NAMES[84:120]))
    play(s, 0, rules.TOP)
    assert s.won[0] == 1
    t = lifted(2, 8)
    t.phase = rules.CHOOSE
    cover = next(cover for cover, when in enumerate(t.shown.tolist()) if when and not t.gone[cover])
    for i, number in enumerate(say.under(t, rules.TOP + cover)):
        t.thrown[i] = number
    code, way = bot.choose(t, int(t.seat), "bot:3", 1)
    assert way == "thumb" and code != rules.THROW and sum(say.under(t, code)) == sum(t.thrown.tolist())


def test_the_third_level_wins_against_two_of_the_first() -> None:
    (first, *_) = summary(["bot:3", "bot:1", "bot:1"], list(play_series(MEMORY, ["bot:3", "bot:1", "bot:1"], 30, 1, {}, 1)))["bots"]
    assert first["wins"] >= 0.45 and first["wins"] - 1.96 * first["wins_error"] > 1 / 3


def test_no_view_holds_a_number_of_a_yellow_die() -> None:
    s = lifted(4, 20)
    for seat in (-1, 0, 1, 2):
        shown = MEMORY.view.show(s, seat)
        assert set(shown["pyramid"]["dice"].values()) == {"r", "y???"}
        assert {text for board in shown["boards"] for text in board["shows"]} <= {"", "r", "y???"}


def test_positions_are_refused_when_they_are_written_otherwise() -> None:
    for text in ("", "A 0 B 0 roll 2 3 5: 8.0.0=y321", "A 0 roll 1 2 3: 7.0.0=r"):
        with pytest.raises(ValueError, match=r"a position is|seats are named"):
            notation.read(text)
