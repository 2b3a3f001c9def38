"""Špičák: what golden files cannot say. What a seat knows, what it is not told, how bots race."""

import json
import random

import numpy as np
import pytest

from ustolu.bots import Reaction, goes_on
from ustolu.bots.racing import FASTEST
from ustolu.core import CHANCE, NOTHING, Scene, State, copy, generator, imagine, play, rollout
from ustolu.core.catalogue import game
from ustolu.games.check import problems
from ustolu.games.pack_rat import notation, rules, say, view
from ustolu.games.pack_rat.bot import scene
from ustolu.games.pyramid.cells import CELLS, SIDES
from ustolu.games.pyramid.dice import COLOUR, FACE, POSITION
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.standing import count_covered, is_covered
from ustolu.games.pyramid.view import free_cells
from ustolu.lab.race import Race
from ustolu.lab.series import play_series, summary
from ustolu.tables.undo import reveals

RAT = game("pack_rat")
SMALL = "A 3: 4.1.1=y321 5.1.1=r213 4.2.1=p531 4.1.2=y315 6.1.1=r145 5.2.1=p236 5.1.2=y654 4.3.1=p264 4.2.2=r642 4.1.3=y465"


def thrown(seed: int, seats: int = 3) -> State:
    """A full random pyramid, and the first number."""
    draw, s = random.Random(seed), RAT.new(seats=seats)
    while s.phase != rules.READY:
        play(s, CHANCE, draw.randrange(len(RAT.codes(s, CHANCE))))
    play(s, int(s.roller), rules.THROW)
    play(s, CHANCE, draw.randrange(6))
    return s


def middle(seed: int, moves: int = 80) -> State:
    """A position in the middle of a game, dice being looked for."""
    draw, s = random.Random(seed), thrown(seed)
    rng, out = generator(seed), np.empty(RAT.most_moves, np.int32)
    for _ in range(moves):
        seat = draw.choice(RAT.on_turn(s)) if not RAT.is_chance(s) else CHANCE
        move = draw.randrange(6) if seat == CHANCE else rollout(s, seat, rng, out)
        if move != NOTHING:
            play(s, seat, move)
    while s.phase != rules.LOOK:
        who, move = (CHANCE, draw.randrange(6)) if RAT.is_chance(s) else (int(s.roller), rules.THROW)
        play(s, who, move)
    return s


@pytest.mark.parametrize("seed", range(4))
def test_two_seats_never_find_the_same_die(seed: int) -> None:
    s = middle(seed)
    found = [set(RAT.codes(s, seat)) - {rules.STOP} for seat in range(3)]
    assert all(not one & other for n, one in enumerate(found) for other in found[n + 1 :])
    dice = s.dice.tolist()
    for seat in range(3):
        assert found[seat] == {cell for cell in free_cells(dice) if FACE[dice[cell], seat] == s.number}


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_sees_its_own_uncovered_faces_and_nothing_else(seed: int) -> None:
    s = middle(seed)
    dice = s.dice.tolist()
    for seat in (-1, 0, 1, 2):
        shown = view.show(s, seat)["pyramid"]["dice"]
        assert len(shown) == sum(die != 0 for die in dice)
        for cell, die in enumerate(dice):
            if die:
                name = shown[CELL_NAMES[cell]]
                bare = [not is_covered(dice, cell, side) for side in range(SIDES)]
                faces = "".join(str(FACE[die, side]) if side == seat and bare[side] else "?" for side in range(SIDES))
                assert name == ("ryp"[COLOUR[die]] + faces if any(bare) else "?")


@pytest.mark.parametrize("seed", range(3))
def test_what_is_imagined_are_real_dice_and_all_of_them_occur(seed: int) -> None:
    s, rng = middle(seed), generator(seed)
    dice = s.dice.tolist()
    seat = seed % 3
    seen: dict[int, set[tuple[int, ...]]] = {cell: set() for cell in range(CELLS) if dice[cell]}
    for _ in range(400):
        world = copy(s)
        imagine(world, seat, rng)
        other = world.dice.tolist()
        assert view.show(world, seat) == view.show(s, seat)
        assert sorted(COLOUR[die] for die in other if die) == sorted(COLOUR[die] for die in dice if die)
        for cell in seen:
            seen[cell].add(POSITION[(other[cell] - 1) % 24])
    for cell, positions in seen.items():
        known = 0 if is_covered(dice, cell, seat) else int(FACE[dice[cell], seat])
        assert all(position[seat] == known for position in positions) or not known
        assert len(positions) == (4 if known else 24)


def test_where_it_lies_hidden_every_colour_may_be() -> None:
    s, rng = thrown(1), generator(1)
    inside = next(cell for cell in range(CELLS) if s.dice[cell] and count_covered(s.dice.tolist(), cell) == SIDES)
    colours = set()
    for _ in range(60):
        world = copy(s)
        imagine(world, 0, rng)
        colours.add(int(COLOUR[world.dice[inside]]))
    assert colours == {0, 1, 2}


def test_no_refusal_says_more_than_the_seat_sees() -> None:
    s = middle(5)
    dice = s.dice.tolist()
    for seat in range(3):
        for cell in range(CELLS):
            why = RAT.refusals.why(s, seat, cell)
            if why and "shows" in why[1]:
                assert not count_covered(dice, cell)
                assert why[1]["shows"] == FACE[dice[cell], seat]


def test_a_take_that_uncovers_a_face_is_not_taken_back() -> None:
    s = notation.read(SMALL)
    after = copy(s)
    play(after, 0, RAT.code(s, 0, "take 4.1.1"))
    assert reveals(RAT, s, after, 0, (RAT.code(s, 0, "take 4.1.1"),))


def test_dice_to_be_found_are_not_listed_but_stop_and_the_throw_are() -> None:
    s = notation.read(SMALL)
    assert RAT.legal(s, 0) == ["take 4.1.1", "stop"]
    assert say.few(s, 0, RAT.codes(s, 0)) == [rules.STOP]
    play(s, 0, rules.STOP)
    assert say.few(s, 1, RAT.codes(s, 1)) == [rules.THROW]
    assert say.few(s, 0, RAT.codes(s, 0)) == []


def test_whoever_may_act_is_no_secret_and_finds_nothing_in_secret() -> None:
    s = notation.read("A 6: 4.1.1=y321 5.1.1=r213 4.2.1=p531 4.1.2=y315")
    assert RAT.on_turn(s) == [0, 1]
    assert RAT.codes(s, 1) == []
    assert RAT.awaited(s) == 1


def test_a_fall_may_be_written_without_the_throw() -> None:
    golden = {"game": "pack_rat", "rule": "§2", "seats": 2}
    pile = notation.text(RAT.new(2), CHANCE, [0] * CELLS)
    assert problems(golden | {"events": [pile, "start A", "roll 3", "A stop", "roll 4"], "legal": []}) != []
    assert problems(golden | {"events": [pile, "start A", "roll 3", "A stop", "roll 4"], "over": False}) == []
    assert problems(golden | {"events": [pile, "start A", "A throw", "roll 3", "A stop", "A throw"]}) != []


def test_bots_look_at_every_free_die_from_their_own_side() -> None:
    s = notation.read(SMALL)
    play(s, 0, RAT.code(s, 0, "take 4.1.1"))
    looks = scene(s, 1).looks
    assert len(looks) == 3
    assert [RAT.step(s, 1, look.right) for look in looks if look.right != NOTHING] == ["take 4.2.1"]
    assert [scene(s, seat).otherwise for seat in range(2)] == [rules.STOP, NOTHING]
    play(s, 0, rules.STOP)
    assert [scene(s, seat) for seat in range(2)] == [Scene(()), Scene((), rules.THROW)]


def test_what_bots_see_is_the_same_in_every_world_that_they_may_take_for_the_true_one() -> None:
    s, rng = middle(7), generator(7)
    for seat in range(3):
        for _ in range(20):
            world = copy(s)
            imagine(world, seat, rng)
            assert scene(world, seat) == scene(s, seat)


def test_a_hand_that_is_nearly_there_comes_too_late_after_stop() -> None:
    s = notation.read(SMALL)
    play(s, 0, RAT.code(s, 0, "take 4.1.1"))
    take = RAT.code(s, 1, "take 4.2.1")
    play(s, 0, rules.STOP)
    assert goes_on(RAT, s, 1, Reaction(FASTEST.start - 1, take))
    assert not goes_on(RAT, s, 1, Reaction(FASTEST.start, take))
    assert take in RAT.codes(s, 1)


def test_whole_races_end_and_bots_are_late_now_and_then() -> None:
    late = 0
    for seed in range(6):
        s = RAT.new(3)
        race = Race(RAT, s, ["bot:3", "bot:2", "bot:1"], generator(seed), seed)
        play_one = race.play

        def counted(seat: int, move: int, s: State = s, play_one=play_one) -> None:  # type: ignore[no-untyped-def]  # bound early for the loop
            nonlocal late
            late += s.phase == rules.STOPPED and move < CELLS
            play_one(seat, move)

        race.play = counted  # type: ignore[method-assign]
        race.run()
        assert RAT.is_over(s)
        assert sum(s.won.tolist()) <= CELLS - 1
    assert late > 0


def test_a_higher_level_wins_more() -> None:
    """How much more, over hundreds of games, `ustolu levels` checks."""
    for worse, better in (("bot:1", "bot:2"), ("bot:2", "bot:3")):
        assert summary([better, worse], list(play_series(RAT, [better, worse], 30, 1, {})))["bots"][0]["wins"] > 0.5, better


def test_messages_to_a_seat_are_as_long_whatever_the_others_see() -> None:
    s, rng = middle(3), generator(3)
    for seat in (-1, 0, 1, 2):
        text = json.dumps(view.show(s, seat))
        for _ in range(10):
            world = copy(s)
            imagine(world, max(0, seat), rng)
            assert len(json.dumps(view.show(world, seat))) == len(text)
