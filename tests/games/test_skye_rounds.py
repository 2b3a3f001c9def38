"""Ostrov Skye: whole random games, kept in a ledger of its own from the texts of the events: gold, bag, points and places agree."""

import random
from dataclasses import dataclass, field

import pytest
from skye_plain import TILES, Land, majority

from ustolu.core import CHANCE, LETTERS, copy, notation, play
from ustolu.games.isle_of_skye import GAME
from ustolu.games.isle_of_skye.notation import bag

PLACES = {False: ["A", "B", "AC", "BD", "ACD", "BCD"], True: ["AB", "AC", "BD", "ACD", "BCD"]}
BONUS = {False: [0, 0, 1, 2, 3, 4], True: [0, 0, 1, 2, 3]}


@dataclass
class Ledger:
    """What a careful person writes down of a game."""

    seats: int
    start_gold: int
    tie_gold: str
    round: int = 0
    scoring: dict[str, int] = field(default_factory=dict)
    prices: dict[int, dict[str, int]] = field(default_factory=dict)
    built: int = 0
    turns: int = 0

    def __post_init__(self) -> None:
        self.gold = [self.start_gold] * self.seats
        self.points = [0] * self.seats
        self.lands = [Land() for _ in range(self.seats)]
        self.bag = set(TILES) - {"CASTLE"}
        self.drawn: dict[int, list[str]] = {}

    def begin(self) -> None:
        self.round += 1
        self.prices, self.drawn, self.turns, self.built = {}, {}, 0, 0
        bonus = BONUS[self.seats == 5][self.round - 1]
        ahead = [sum(other > mine for other in self.points) for mine in self.points]
        for seat in range(self.seats):
            self.gold[seat] += self.lands[seat].income() + bonus * ahead[seat]

    def hear(self, line: str) -> None:
        who, text = notation.split(line)
        word, *rest = text.split()
        if word == "scoring":
            self.scoring = dict(zip("ABCD", map(int, rest), strict=True))
            self.begin()
        elif word == "draw":
            self.drawn[LETTERS.index(rest[0])] = rest[1:]
            self.bag -= set(rest[1:])
        elif word == "price":
            self.prices[who] = {tile: int(gold) for tile, gold in (one.split("=") for one in rest)}
            self.gold[who] -= sum(self.prices[who].values())
            if len(self.prices) == self.seats:
                self.bag |= {tile for seat, tiles in self.drawn.items() for tile in tiles if tile not in self.prices[seat]}
        elif word == "buy":
            seller = next(seat for seat, prices in self.prices.items() if rest[0] in prices)
            assert seller != who
            price = self.prices[seller].pop(rest[0])
            self.gold[who] -= price
            self.gold[seller] += 2 * price
            assert self.gold[who] >= 0
        elif word in ("build", "bag"):
            self.built += 1
            if word == "bag":
                self.bag.add(rest[0])
            else:
                right, down = map(int, rest[1].split(","))
                self.lands[who].lying[right, down] = (rest[0], int(rest[2][1:]))
            if self.built == 2 * self.seats:
                self.end()

    def worth(self, which: int) -> list[int]:
        if which == 9:
            return majority(self.gold)
        if which in (7, 8):
            return majority([land.items("barrel" if which == 7 else "ship") for land in self.lands])
        return [land.worth(which) for land in self.lands]

    def end(self) -> None:
        for place in PLACES[self.seats == 5][self.round - 1]:
            self.points = [have + more for have, more in zip(self.points, self.worth(self.scoring[place]), strict=True)]
        if self.round < len(PLACES[self.seats == 5]):
            self.begin()
        else:
            scrolls = [sum(land.scroll(cell) for cell in land.lying) for land in self.lands]
            self.points = [have + more + gold // 5 for have, more, gold in zip(self.points, scrolls, self.gold, strict=True)]

    def places(self) -> list[int]:
        rank = [(points, gold if self.tie_gold == "all" else gold % 5) for points, gold in zip(self.points, self.gold, strict=True)]
        return [1 + sum(other > mine for other in rank) for mine in rank]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_ledger_agrees_with_the_rules_after_every_event(seats: int) -> None:
    for seed in range(4):
        chosen = random.Random(seats * 10 + seed)
        options = {"start_gold": chosen.choice([0, 5]), "tie_gold": chosen.choice(["rest", "all"])}
        s, ledger = GAME.new(seats, **options), Ledger(seats, **options)
        while mask := GAME.turn(s):
            who = CHANCE if mask == CHANCE else chosen.choice(GAME.on_turn(s))
            codes, after = [], copy(s)
            while not codes or GAME.unfinished(after):
                legal = GAME.codes(after, who)
                codes.append(legal[chosen.randrange(len(legal))])
                play(after, who, codes[-1])
            ledger.hear(notation.line(who, GAME.text(s, who, codes)))
            s = after
            assert s.gold[:seats].tolist() == ledger.gold
            assert GAME.scores(s) == ledger.points
            assert {f"L{tile:02}" for tile in bag(s)} == ledger.bag
        assert GAME.places(s) == ledger.places()


def test_points_by_round_and_place_add_up_to_the_score() -> None:
    for seed in range(12):
        chosen, s = random.Random(seed), GAME.new(2 + seed % 4)
        while mask := GAME.turn(s):
            who = CHANCE if mask == CHANCE else chosen.choice(GAME.on_turn(s))
            codes = GAME.codes(s, who)
            play(s, who, codes[chosen.randrange(len(codes))])
            for seat in range(int(s.seats)):
                total = int(s.earned[seat].sum() + s.from_scrolls[seat] + s.from_gold[seat])
                assert GAME.scores(s)[seat] == total


def test_a_bag_never_runs_short() -> None:
    """Five seats draw most: before each draw at least three tiles are in the bag, in fact at least 21."""
    for seed in range(6):
        chosen, s = random.Random(seed), GAME.new(5)
        while mask := GAME.turn(s):
            who = CHANCE if mask == CHANCE else chosen.choice(GAME.on_turn(s))
            codes = GAME.codes(s, who)
            assert mask != CHANCE or len(bag(s)) >= 21
            play(s, who, codes[chosen.randrange(len(codes))])
