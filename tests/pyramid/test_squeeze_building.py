"""Tlačenice: what can be built is exactly what the rules allow. A slow second opinion tries every set of dice."""

import random
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from ustolu.core import CHANCE, IllegalMove, State, generator, verbs
from ustolu.core.catalogue import game
from ustolu.games.pyramid import notation
from ustolu.games.pyramid.cells import CELL, CELLS, COVERS, OUTSIDE, SUPPORTS
from ustolu.games.pyramid.dice import EACH
from ustolu.games.squeeze_play import rules

SQUEEZE = game("squeeze_play")
Cells = frozenset[int]


def below(cell: int) -> list[int]:
    return [support for support in SUPPORTS[cell].tolist() if support != OUTSIDE]


def is_open(cell: int, filled: Cells) -> bool:
    return cell not in filled and all(support in filled for support in below(cell))


def closed_sets(filled: Cells, size: int) -> set[Cells]:
    """Every set of `size` empty cells that can be filled one after another, each die on its supports."""
    level = {frozenset[int]()}
    for _ in range(size):
        level = {chosen | {cell} for chosen in level for cell in range(CELLS) if is_open(cell, filled | chosen)}
    return level


def hangs_together(chosen: Cells) -> bool:
    met, todo = set[int](), [min(chosen)]
    while todo:
        cell = todo.pop()
        if cell not in met:
            met.add(cell)
            todo += [other for other in [*below(cell), *COVERS[cell].tolist()] if other in chosen]
    return met == chosen


def buildings(dice: list[int], seat: int, size: int, lone: bool = False) -> set[Cells]:
    """[§2] The legal sets by the letter: closed, hanging together by faces, one of them on an own die (on any, if the seat has none)."""
    filled = frozenset(cell for cell in range(CELLS) if dice[cell])
    own = {cell for cell in filled if dice[cell] == seat + 1} or filled
    if size == 1 and not lone:
        return set()
    return {
        chosen
        for chosen in closed_sets(filled, size)
        if hangs_together(chosen) and any(support in own for cell in chosen for support in below(cell))
    }


def random_position(seed: int, dice: int, lone_die: str = "never") -> State:
    """A position with at least so many dice, at the beginning of a turn, from a random game."""
    choose = random.Random(seed)
    s, rng, out = SQUEEZE.new(3, lone_die=lone_die), generator(seed), np.empty(SQUEEZE.most_moves, np.int32)
    while not (s.step == rules.ROLL and 3 * EACH - sum(s.left.tolist()) >= dice):
        mask = verbs.turn(s)
        if mask == 0:
            return random_position(seed + 1000, dice, lone_die)
        if mask == CHANCE:
            verbs.play(s, CHANCE, choose.randrange(6))
        else:
            verbs.play(s, int(s.on), verbs.rollout(s, int(s.on), rng, out))
    return s


def positions() -> Iterator[tuple[State, int]]:
    """Positions with a roll small enough for the second opinion there: hollows get fewer as the pyramid grows."""
    for seed, (dice, most) in enumerate([(4, 3), (8, 3), (20, 3), (40, 3), (60, 4), (80, 4), (100, 5), (110, 6), (120, 6), (125, 6), (130, 6)]):
        for again in range(3):
            s = random_position(100 * seed + again, dice, "own" if again == 1 else "never")
            hollows = sum(1 for cell in range(CELLS) if not s.dice[cell] and all(s.dice[b] for b in below(cell)))
            for number in range(1, most + 1):
                if hollows**number < 3_000_000:
                    yield s, number


@pytest.mark.parametrize("lone_die", ["never", "own"])
def test_after_the_start_three_five_and_six_can_be_built(lone_die: str):
    """The golden fact, and that a roll of 1 can be built where a lone die may touch any standing one, if the seat has none."""
    s = SQUEEZE.new(3, lone_die=lone_die)
    SQUEEZE.play(s, CHANCE, 3)
    SQUEEZE.play(s, 0, notation.cell("3.2.2", "§1"))
    possible = {number for number in range(1, 7) if rules.exists(s, 1, number, number) and (number > 1 or lone_die == "own")}
    assert possible == {3, 5, 6}
    assert len(buildings(s.dice.tolist(), 1, 3)) == 6
    for number in range(1, 7):
        after = SQUEEZE.copy(s)
        SQUEEZE.play(after, CHANCE, number - 1)
        assert (after.step == rules.BUILD) == (number in possible)


def test_whether_a_building_exists_is_what_trying_every_set_says():
    met = {True: 0, False: 0}
    for s, number in positions():
        found = bool(buildings(s.dice.tolist(), int(s.on), number, lone=bool(s.lone_die)))
        told = (number > 1 or s.lone_die) and rules.exists(s, int(s.on), number, number)
        assert bool(told) == found, f"{number} on {s.dice.tolist()} by {s.on}"
        met[found] += 1
    assert min(met.values()) > 5, "both answers were met"


def test_exactly_the_cells_of_completable_sets_are_offered():
    """At every die of a building, in any order of placing."""
    choose, looked = random.Random(5), 0
    for s, number in positions():
        if int(s.left[s.on]) <= number:
            continue
        sets = buildings(s.dice.tolist(), int(s.on), number, lone=bool(s.lone_die))
        if not sets:
            continue
        after, seat, placed = SQUEEZE.copy(s), int(s.on), set[int]()
        SQUEEZE.play(after, CHANCE, number - 1)
        while after.step == rules.BUILD and after.on == seat and len(placed) < number:
            fitting = [chosen for chosen in sets if placed <= chosen]
            offered = {cell for chosen in fitting for cell in chosen - placed if all(after.dice[b] for b in below(cell))}
            assert set(SQUEEZE.codes(after, seat)) == offered
            cell = choose.choice(sorted(offered))
            placed.add(cell)
            SQUEEZE.play(after, seat, cell)
            looked += 1
    assert looked > 100


def bonus_sets(dice: list[int], seat: int, most: int) -> set[Cells]:
    """[§3] All legal sets of 1 to `most` bonus dice."""
    return {chosen for size in range(1, most + 1) for chosen in buildings(dice, seat, size, lone=True)}


def test_bonus_dice_are_offered_exactly_while_a_legal_set_can_be_completed():
    looked = 0
    for seed in range(400):
        s, choose = SQUEEZE.new(3), random.Random(seed)
        rng, out = generator(seed), np.empty(SQUEEZE.most_moves, np.int32)
        while (mask := verbs.turn(s)) and looked < 60:
            if mask == CHANCE:
                verbs.play(s, CHANCE, choose.randrange(6))
                continue
            seat = int(s.on)
            if s.step != rules.BONUS:
                verbs.play(s, seat, verbs.rollout(s, seat, rng, out))
                continue
            sets, placed = bonus_sets(s.dice.tolist(), seat, int(s.bonus)), set[int]()
            while s.step == rules.BONUS and s.on == seat:
                fitting = [chosen for chosen in sets if placed <= chosen]
                offered = {cell for chosen in fitting for cell in chosen - placed if all(s.dice[b] for b in below(cell))}
                ends = {rules.STOP} if not placed or frozenset(placed) in sets else set()
                assert set(SQUEEZE.codes(s, seat)) == offered | ends
                move = choose.choice(sorted(offered | ends))
                placed.add(move)
                verbs.play(s, seat, move)
                looked += 1
    assert looked >= 60


def test_a_row_of_four_new_dice_is_found_along_each_axis():
    """The bonus is the length of the longest row of dice of this turn, less three."""
    for side in range(3):
        for length in range(3, 7):
            s = SQUEEZE.new(3)
            row = [cell for cell in range(CELLS) if CELL[cell][(side + 1) % 3] == 0 and CELL[cell][(side + 2) % 3] == 1][-length:]
            s.dice[:] = 2
            for cell, on in pairwise([*reversed(row), 0]):
                s.dice[cell], s.dice[on] = 1, 0
                s.placed[s.count] = cell
                s.count += 1
            s.dice[0] = 0
            s.step, s.built, s.left[0] = rules.BUILD, length, 20
            for cover in (c for c in COVERS[row[0]].tolist() if c != OUTSIDE):
                s.dice[cover] = 0
            rules.reward(s, 0)
            assert (s.bonus, s.step == rules.BONUS) == (max(0, length - 3), length > 3)


def test_a_position_is_written_and_read_whole():
    s = SQUEEZE.new(3)
    for who, text in ((CHANCE, "roll 4"), (0, "start 3.2.2"), (CHANCE, "roll 3"), (1, "2.4.2"), (1, "2.3.3")):
        SQUEEZE.play(s, who, text)
    text = SQUEEZE.notation.written(s)
    assert text.splitlines()[1:] == ["build B set 3 bonus 0 placed 2.3.3 2.4.2", "3.2.2=y 4.2.2=y 3.3.2=y 3.2.3=y 2.4.2=r 2.3.3=r"]
    again = SQUEEZE.notation.read(text.upper().lower().replace("build b", "build B"))
    assert SQUEEZE.dump(again) == SQUEEZE.dump(s) and SQUEEZE.legal(again, 1) == ["2.3.2"]
    changes = {text: "", "seats 3": "seats 4", "4.2.2=y ": "", "=r": "=p123", "2.3.3 2.4.2": "9.9.9"}
    for broken in (text.replace(old, changed) for old, changed in changes.items()):
        with pytest.raises(ValueError):
            SQUEEZE.notation.read(broken)


STARTED = ("roll 4", "A start 3.2.2")
BUILT = (*STARTED, "roll 3", "B build 2.3.2 2.4.2 2.3.3", "roll 1", "roll 1", "roll 3")
FAR = (*STARTED, "roll 6", "B build 4.0.3 3.1.3 5.0.3 4.1.3 4.0.4 3.1.4", "roll 4")


def after(events: tuple[str, ...]) -> State:
    s = SQUEEZE.new(3)
    for event in events:
        seat, text = ("ABC".index(event[0]), event[2:]) if event[1] == " " else (CHANCE, event)
        SQUEEZE.play(s, seat, text)
    return s


@pytest.mark.parametrize(
    ("events", "move", "key", "paragraph"),
    [
        ((*STARTED, "roll 3"), "B build 2.4.2 2.3.3 2.2.4", "not-one-group", "§2.1"),
        ((*STARTED, "roll 6"), "B build 4.1.2 2.3.2 5.1.2 4.1.3 2.4.2 2.3.3", "not-one-group", "§2.1"),
        (BUILT, "B build 4.1.2 5.1.2 4.1.3", "joins-no-own", "§2.2"),
        (FAR, "C build 6.0.1 7.0.1 6.1.1 6.0.2", "joins-nobody", "§2.3"),
        ((*STARTED, "roll 3"), "B build 2.2.2 2.3.2 2.2.3", "no-support", "§2.5"),
        ((*STARTED, "roll 3"), "B build 3.2.2 2.4.2 2.3.3", "cell-taken", "§2.5"),
        ((*STARTED, "roll 3"), "B build 2.3.2 2.4.2", "build-exactly", "§2"),
        ((*STARTED, "roll 3"), "B build -", "no-passing", "§2"),
    ],
)
def test_a_whole_building_is_refused_by_the_paragraph_that_it_breaks(events: tuple[str, ...], move: str, key: str, paragraph: str):
    with pytest.raises(IllegalMove) as refused:
        after((*events, move))
    assert (refused.value.key, refused.value.paragraph) == (key, paragraph)


def test_what_is_begun_counts_when_the_rest_of_a_building_is_named():
    assert SQUEEZE.scores(after((*BUILT, "B 1.5.2", "B build 1.4.2 1.4.3"))) == [51, 49, 55]
    with pytest.raises(IllegalMove) as refused:
        after((*BUILT, "B 1.5.2", "B build 1.4.3 2.2.4"))
    assert refused.value.key == "not-one-group"


@pytest.mark.parametrize("text", ["Build 2,3,2 2,4,2 2,3,3", "build 2.3.2,2.4.2, 2.3.3", "232 242 233", " BUILD  2.3.3  2.4.2 2.3.2 "])
def test_commas_stand_between_cells_or_inside_them(text: str):
    s = after((*STARTED, "roll 3"))
    assert SQUEEZE.read(s, 1, text) == SQUEEZE.read(s, 1, "build 2.3.2 2.4.2 2.3.3")
