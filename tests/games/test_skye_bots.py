"""The bots of Ostrov Skye: they build for what scores, buy what is worth its price, and never look at prices made in secret."""

import os
import random
import subprocess
import sys
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from ustolu import bots
from ustolu.core import CHANCE, SEALED, State, copy, generator, legal, play, score, sides, turn
from ustolu.core.catalogue import game
from ustolu.games.isle_of_skye import prospect, rules
from ustolu.games.isle_of_skye.haggling import MOST_LISTS, haggle, lap
from ustolu.games.isle_of_skye.outcome import outcome
from ustolu.games.isle_of_skye.territory import CELLS

SKYE = game("isle_of_skye")
LEVELS = ("bot:1", "bot:2", "bot:3")
PRICING = """
seats 2 others hidden tie rest
round 3 price start A
scoring 1 14 13 9
A gold 9 income 0 0
A land L48 0,-1 r0 1 L30 1,0 r0 1
A before L22 L10 L11
B gold 8 income 0 0
B land L44 1,0 r0 1
B before L01 L53 L02
"""
BUYING = """
seats 2 others hidden tie rest
round 6 buy A start A
scoring 2 14 13 16
A gold 12 income 0 0
A land L48 0,-1 r0 1 L30 1,0 r0 1
A before L22=axe L10=1 L11=1
B gold 5 income 0 0
B land L44 1,0 r0 1
B before L01=axe L53=1 L02=12
"""


def standing(text: str) -> State:
    """The position of this text; a game made first has the verbs know its rules."""
    SKYE.new(2)
    return SKYE.notation.read(text)


def last_rounds(seed: int, hands: int) -> list[tuple[State, int]]:
    """Positions of a quick game of three in the last round in which a seat still holds so many tiles."""
    s, draw, out = SKYE.new(3), random.Random(seed), np.empty(SKYE.most_moves, np.int32)
    found: list[tuple[State, int]] = []
    while mask := turn(s):
        if mask == CHANCE:
            play(s, CHANCE, draw.randrange(sides(s)))
            continue
        seat = draw.choice([seat for seat in range(3) if mask >> seat & 1])
        moves = out[: legal(s, seat, out)].tolist()
        if s.phase == rules.BUILD and s.in_round == 6 and np.count_nonzero(s.hand[seat]) == hands and len(moves) > 1 and moves[0] >= rules.BUILD_OF:
            found.append((copy(s), seat))
        play(s, seat, draw.choice(moves[:3] if s.phase == rules.PRICE else moves))
    return found


def promised(s: State, seat: int) -> float:
    """The points that a territory has for sure."""
    counts = np.empty(len(prospect.COUNTS))
    prospect.count(s, seat, counts)
    return float(counts[0])


def priced(s: State, seat: int, who: str, seed: int) -> list[int]:
    """The whole price list of a bot, as codes."""
    mine, codes = copy(s), []
    while turn(mine) & SEALED and turn(mine) >> seat & 1:
        codes.append(bots.choose(SKYE, mine, seat, who, bots.seed(seed, len(codes))))
        assert codes[-1] in SKYE.codes(mine, seat)
        play(mine, seat, codes[-1])
    return codes


def test_every_count_has_its_name_and_weight() -> None:
    assert set(prospect.WEIGHTS) == set(prospect.COUNTS) and len(set(prospect.COUNTS)) == len(prospect.COUNTS)
    row = prospect.COUNTS.index
    assert (row("gold, 0 rounds left"), row("barrels on the road"), row("free cells")) == (prospect.GOLD, prospect.ON_ROAD, prospect.CELLS_FREE)
    assert (row("area, 1 open"), row("scroll, 1 open"), row("one broch, open")) == (prospect.AREA_OPEN, prospect.SCROLL_OPEN, prospect.ONE_BROCH)
    assert (row("square"), row("two of a column"), row("animal far from farms")) == (prospect.SQUARE, prospect.TWO_OF_COLUMN, prospect.FAR_ANIMAL)
    assert (row("kind beyond a set"), row("lead in gold"), row("scroll growing")) == (prospect.BEYOND_SET, prospect.LEAD_GOLD, prospect.GROWING)


@pytest.mark.parametrize("seed", range(4))
def test_the_last_tile_of_the_game_is_laid_where_it_scores_most(seed: int) -> None:
    tested = 0
    for s, seat in last_rounds(seed, 1):
        values = {}
        for code in SKYE.codes(s, seat):
            after = copy(s)
            play(after, seat, code)
            values[code] = promised(after, seat) if turn(after) else score(after, seat) - int(after.from_gold[seat])
        for who in ("bot:2", "bot:3"):
            assert values[bots.choose(SKYE, s, seat, who, 1)] == max(values.values())
        tested += 1
    assert tested


@pytest.mark.parametrize("seed", range(3))
def test_the_third_level_finds_the_best_places_of_two_tiles_together(seed: int) -> None:
    tested = 0
    for s, seat in last_rounds(seed, 2):
        best = -1.0
        for first in SKYE.codes(s, seat):
            half = copy(s)
            play(half, seat, first)
            for second in SKYE.codes(half, seat):
                whole = copy(half)
                play(whole, seat, second)
                best = max(best, promised(whole, seat) if turn(whole) else score(whole, seat) - int(whole.from_gold[seat]))
        for step in range(2):
            play(s, seat, bots.choose(SKYE, s, seat, "bot:3", step))
        found = promised(s, seat) if turn(s) else score(s, seat) - int(s.from_gold[seat])
        assert found == best
        tested += 1
    assert tested


@pytest.mark.parametrize("who", ["bot:2", "bot:3"])
def test_a_tile_is_laid_where_it_completes_an_area_that_scores(who: str) -> None:
    s = standing("""
        seats 2 others hidden tie rest
        round 1 build start A
        scoring 16 1 9 5
        A gold 1 income 0 0
        A hand L44
        B gold 1 income 0 0
    """)
    code = bots.choose(SKYE, s, 0, who, 1)
    places = {code: divmod((code - rules.BUILD_OF) % (4 * CELLS), 4) for code in SKYE.codes(s, 0)}
    completes = {code: len(outcome(s, 0, 44, cell, turned).completes) for code, (cell, turned) in places.items()}
    assert completes[code] == max(completes.values()) > min(completes.values())


@pytest.mark.parametrize("who", LEVELS)
def test_no_price_list_costs_more_than_the_seat_has(who: str) -> None:
    s = standing(PRICING)
    for seat, seed in product(range(2), range(25)):
        axe, *prices = priced(s, seat, who, seed)
        assert axe - rules.AXE in s.drawn[seat]
        assert sum(price - rules.PRICE_OF for price in prices) <= s.gold[seat]


@pytest.mark.parametrize("who", LEVELS)
def test_positions_that_differ_only_in_prices_of_others_are_priced_the_same(who: str) -> None:
    s = standing(PRICING)
    for seed in range(6):
        list_alone = priced(s, 0, who, seed)
        for hidden in ("B before L01=axe L53=5 L02=3", "B before L01=1 L53=axe L02=1"):
            left = 8 - sum(int(word.split("=")[1]) for word in hidden.split() if word[-1].isdigit() and "=" in word)
            other = standing(PRICING.replace("B before L01 L53 L02", hidden).replace("B gold 8", f"B gold {left}"))
            assert priced(other, 0, who, seed) == list_alone


def decided() -> list[int]:
    """What each level does when it prices, buys and builds."""
    building = BUYING.replace("buy A", "build")
    for before, hand in (("A before L22=axe L10=1 L11=1", "A hand L22 L10"), ("B before L01=axe L53=1 L02=12", "B hand L01")):
        building = building.replace(before, hand)
    return [bots.choose(SKYE, standing(text), 0, who, 5) for text in (PRICING, BUYING, building) for who in LEVELS]


def test_without_numba_the_levels_play_the_same() -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(Path(__file__).parent), *sys.path])}
    code = "import test_skye_bots; print(test_skye_bots.decided())"
    plain = subprocess.run([sys.executable, "-W", "error::RuntimeWarning", "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert plain.stderr == ""
    assert plain.stdout.strip() == str(decided())


def test_the_third_level_mixes_its_prices() -> None:
    s = standing(PRICING)
    assert len({tuple(priced(s, 0, "bot:3", seed)) for seed in range(30)}) > 2


def test_a_list_that_somebody_else_began_is_gone_on_with() -> None:
    for begun, gold in (("L22=axe L10=8 L11", 1), ("L22 L10=axe L11", 9), ("L22=7 L10=axe L11", 2)):
        s = standing(PRICING.replace("A before L22 L10 L11", f"A before {begun}").replace("A gold 9", f"A gold {gold}"))
        for who, seed in product(LEVELS, range(5)):
            assert priced(s, 0, who, seed)


def test_against_the_mixed_prices_no_list_brings_much_more() -> None:
    """Two seats with 7 gold each, for whom the same tiles are worth different things; what one gains the other loses."""
    gold, rate = np.array([7, 7], np.int64), 0.4
    worths = np.array([[2.0, 3.0, 1.0, 4.0, 0.5, 2.0], [3.0, 1.0, 2.0, 2.0, 3.0, 1.0]])
    lists, many, chances = np.zeros((2, MOST_LISTS, 3), np.int64), np.zeros(2, np.int64), np.zeros((2, MOST_LISTS))
    haggle(0, 2, gold, worths, rate, 0.0, 1500, generator(1), lists, many, chances)
    brings = np.zeros((int(many[0]), int(many[1])))
    for one, two in np.ndindex(*brings.shape):
        prices, gains = np.array([lists[0, one], lists[1, two]]), np.zeros(2)
        lap(0, 0, 2, prices, np.zeros((2, 3), np.int64), gold - prices.sum(axis=1), worths, rate, gains)
        brings[one, two] = gains[0] - gains[1]
    shares = [chances[seat, : many[seat]] / chances[seat].sum() for seat in range(2)]
    expected = shares[0] @ brings @ shares[1]
    assert (brings @ shares[1]).max() - expected < 0.1
    assert expected - (shares[0] @ brings).min() < 0.1
    assert brings.max() - brings.min() > 3


@pytest.mark.parametrize("who", ["bot:2", "bot:3"])
def test_a_bargain_is_bought_and_what_is_too_dear_is_not(who: str) -> None:
    s = standing(BUYING)
    assert bots.choose(SKYE, s, 0, who, 1) == rules.BUY_OF + 53
    dear = standing(BUYING.replace("L53=1", "L53=50").replace("gold 12", "gold 60"))
    assert bots.choose(SKYE, dear, 0, who, 1) == rules.PASS


def test_every_level_answers_with_legal_moves_in_a_whole_game_of_five() -> None:
    s, falls = SKYE.new(5), random.Random(3)
    who = ("bot:3", "bot:1", "bot:2", "bot:3", "bot:1")
    for step in range(SKYE.longest):
        mask = turn(s)
        if mask == 0:
            break
        if mask == CHANCE:
            play(s, CHANCE, falls.randrange(sides(s)))
            continue
        seat = SKYE.on_turn(s)[0]
        choice = bots.watched(SKYE, s, seat, who[seat], step, seconds=30)
        assert choice.fault is None and choice.how in ("thumb", "search", "")
        play(s, seat, choice.code)
    assert turn(s) == 0
