"""How bots of Ostrov Skye price, buy and build: by what each territory promises (`prospect.py`), and prices in secret by mixed strategies.

The first level is a beginner: it counts what lies there, prices by chance, and buys and builds by chance now and then. The second also knows
what gold and barrels are good for, lays its tiles one after another, haggles a little (`haggling.py`), and buys what brings itself most.
The third knows what may be completed later, lays all its tiles together, haggles for long, and buys by what everybody gains.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from ustolu.core import State, at, below, dump, generator, legal
from ustolu.games.isle_of_skye import rules
from ustolu.games.isle_of_skye.haggling import MOST_LISTS, ahead, drawn_from, haggle, lap, settle_up
from ustolu.games.isle_of_skye.market import EACH, next_unpriced
from ustolu.games.isle_of_skye.prospect import COUNTS, GOLD, LEAD_GOLD, WEIGHTS, times
from ustolu.games.isle_of_skye.scoring import MOST_GOLD, PLACES, rounds
from ustolu.games.isle_of_skye.settling import MOST_PLACES, NOWHERE, settle
from ustolu.games.isle_of_skye.territory import CELLS

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]
KNOWS = {"bot:1": ("sure",), "bot:2": ("sure", "gold", "barrels on"), "bot:3": ("",)}
"""The beginnings of the names of counts that a level knows."""
WIDTH = {"bot:1": 1, "bot:2": 1, "bot:3": 24}
"""How many lands a level has in mind while it tries where its tiles go."""
HAGGLES = {"bot:2": 8, "bot:3": 120}
LAPS, NOISE = 24, 0.4
"""How often the third level tries price lists against each other, and laps before it buys; and how many points it may be wrong about others."""
ODD = 4
"""The first level makes every so manieth decision by chance."""


@lru_cache
def weights(who: str) -> Floats:
    """What each count weighs for a level; of gold even the first knows that five are a point."""
    found = np.array([WEIGHTS[name] if name.startswith(KNOWS[who]) else 0.0 for name in COUNTS])
    if who == "bot:1":
        found[GOLD : GOLD + rules.MOST_ROUNDS] = WEIGHTS["gold, 0 rounds left"]
    return found


@dataclass(frozen=True)
class Market:
    """Price lists that each seat considers, and how likely it is to choose each."""

    lists: Integers
    many: Integers
    chances: Floats


def prepare() -> None:
    """Compile what the bots need."""
    from ustolu.core.catalogue import game

    s = game("isle_of_skye").new(seats=2)
    s.in_round, s.phase = 1, rules.PRICE
    for seat in range(2):
        s.gold[seat] = 5
        for i in range(EACH):
            s.drawn[seat, i] = 1 + 3 * seat + i
        s.scoring[seat], s.scoring[2 + seat] = 1 + seat, 3 + seat
    choose(s, 0, "bot:3", 1)
    s.phase = rules.BUY
    choose(s, 0, "bot:3", 1)


def records(s: State) -> npt.NDArray[np.void]:
    """An array of one record, a copy of `s`."""
    return np.frombuffer(bytearray(dump(s)), s.dtype)


def rate(s: State, who: str) -> float:
    """What a piece of gold is worth after this round, in points."""
    of = weights(who)
    later = sum(times(s, place) for place in range(PLACES) if s.scoring[place] == MOST_GOLD)
    return float(of[GOLD + rounds(s) - int(s.in_round)] + later * of[LEAD_GOLD])


def value(root: npt.NDArray[np.void], seat: int, tiles: list[int], who: str) -> tuple[float, int]:
    """What tiles promise when laid best, and the index of the first, its cell and turn as one number; NOWHERE where none fits."""
    first = np.zeros(1, np.int64)
    worth = settle(root, seat, np.array([*tiles, 0], np.int64), len(tiles), WIDTH[who], weights(who), first)
    return float(worth), int(first[0])


def worths(root: npt.NDArray[np.void], who: str) -> Floats:
    """What each tile drawn is worth to each seat."""
    s, first = at(root, 0), np.zeros(1, np.int64)
    seats, weigh = int(s.seats), weights(who)
    tiles = np.array(s.drawn.tolist()[:seats], np.int64).reshape(-1, 1)
    found: Floats = np.zeros((seats, len(tiles)))
    for seat in range(seats):
        alone = settle(root, seat, tiles[0], 0, 1, weigh, first)
        found[seat] = [settle(root, seat, tile, 1, 1, weigh, first) - alone for tile in tiles]
    return found


def choose(s: State, seat: int, who: str, seed: int) -> tuple[int, str]:
    """The move of a level, and whether it was found by "thumb" or by "search"."""
    rng = generator(seed)
    if s.phase == rules.PRICE:
        return price(s, seat, who, rng), "thumb" if who == "bot:1" else "search"
    if who == "bot:1" and below(rng, ODD) == 0:
        moves = codes(s, seat)
        return moves[int(below(rng, len(moves)))], "thumb"
    move = buy(s, seat, who, rng) if s.phase == rules.BUY else build(s, seat, who)
    return move, "thumb" if who == "bot:1" else "search"


def codes(s: State, seat: int) -> list[int]:
    """The legal moves."""
    out = np.empty(MOST_PLACES, np.int32)
    found: list[int] = out[: legal(s, seat, out)].tolist()
    return found


def build(s: State, seat: int, who: str) -> int:
    """[§7] The first of the tiles in hand where the land promises most in the end; what fits nowhere goes back."""
    hand = [tile for tile in s.hand.tolist()[seat] if tile]
    first = value(records(s), seat, hand, who)[1]
    if first == NOWHERE:
        return rules.BAG_OF + int(hand[0])
    index, place = divmod(first, 4 * CELLS)
    return rules.BUILD_OF + (int(hand[index]) - 1) * CELLS * 4 + place


def before_prices(s: State) -> npt.NDArray[np.void]:
    """The position before anybody has priced: whatever prices and axes stand in the record, its own or others', nobody looks at them."""
    root = records(s)
    for seat in range(int(s.seats)):
        root["gold"][0, seat] += root["price"][0, seat].sum()
    root["price"][0], root["axe"][0] = 0, 0
    return root


@lru_cache(64)
def market(position: bytes, kind: np.dtype[np.void], who: str) -> Market:
    """The mixed price lists of all seats, the same for whoever thinks about it."""
    root = np.frombuffer(bytearray(position), kind)
    s = at(root, 0)
    seats = int(s.seats)
    found = Market(np.zeros((seats, MOST_LISTS, EACH), np.int64), np.zeros(seats, np.int64), np.zeros((seats, MOST_LISTS)))
    gold = np.array(s.gold.tolist()[:seats], np.int64)
    haggle(int(s.starter), seats, gold, worths(root, who), rate(s, who), NOISE, HAGGLES[who], generator(1), found.lists, found.many, found.chances)
    return found


def price(s: State, seat: int, who: str, rng: npt.NDArray[np.uint64]) -> int:
    """[§4] The axe, or the price of the first own tile without one."""
    if who != "bot:1":
        return price_mixed(s, seat, who, rng)
    moves = codes(s, seat)
    return moves[int(below(rng, len(moves) if s.axe[seat] == 0 else (len(moves) + 1) // 2))]


def price_mixed(s: State, seat: int, who: str, rng: npt.NDArray[np.uint64]) -> int:
    """[§4] One code of a price list drawn from the mixed ones: those that go on from what stands already, each as likely as it is among them."""
    axe, prices = int(s.axe[seat]) - 1, s.price.tolist()[seat]
    found = market(before_prices(s).tobytes(), s.dtype, who)
    many = int(found.many[seat])
    lists, chances = found.lists[seat, :many], found.chances[seat, :many].copy()
    if axe < 0:
        by_axe = np.array([chances[lists[:, i] == 0].sum() for i in range(EACH)])
        return rules.AXE + int(s.drawn[seat, int(drawn_from(by_axe, EACH, rng))])
    fits = lists[:, axe] == 0
    for i in range(EACH):
        if i != axe and prices[i]:
            fits &= abs(lists[:, i] - prices[i]) == abs(lists[fits, i] - prices[i]).min()
    chances[~fits] = 0.0
    if chances.sum() == 0.0:
        chances[fits] = 1.0
    asked = int(lists[int(drawn_from(chances, many, rng)), next_unpriced(s, seat)])
    return rules.PRICE_OF + min(asked, len(codes(s, seat)))


def buy(s: State, seat: int, who: str, rng: npt.NDArray[np.uint64]) -> int:
    """[§6] What brings most: to the third level after the rest of the lap and against the others, to the others by itself; else nothing."""
    root, seats = records(s), int(s.seats)
    drawn, prices, buyers = s.drawn.tolist()[:seats], s.price.tolist()[:seats], s.buyer.tolist()[:seats]
    kept = [tile for tile, asked, buyer in zip(drawn[seat], prices[seat], buyers[seat], strict=True) if asked and not buyer]
    alone = value(root, seat, kept, who)[0]
    own = np.full(EACH * seats, -np.inf)
    for move in codes(s, seat):
        if move != rules.PASS:
            owner, i = next((owner, i) for owner in range(seats) for i in range(EACH) if drawn[owner][i] == move - rules.BUY_OF)
            own[EACH * owner + i] = value(root, seat, [*kept, drawn[owner][i]], who)[0] - alone
    asked = np.array(prices, np.int64)
    if who == "bot:3":
        brings = after_lap(s, seat, asked, np.array(buyers, np.int64), worths(root, who), own, rng)
    else:
        brings = np.concatenate(([0.0], own - rate(s, who) * asked.ravel()))
    best = int(brings.argmax())
    return rules.BUY_OF + int(np.array(drawn).ravel()[best - 1]) if best else rules.PASS


def after_lap(s: State, seat: int, prices: Integers, sold: Integers, worth: Floats, own: Floats, rng: npt.NDArray[np.uint64]) -> Floats:
    """[§6] What passing (0) and each purchase (1 + the tile's index) bring a seat against the others after the rest of the lap, on average.

    `own` is what each tile is worth to it beside those it keeps. What a tile is worth to others is shaken each time.
    """
    seats, last, weigh = int(s.seats), int(s.starter), rate(s, "bot:3")
    gold = np.array(s.gold.tolist()[:seats], np.int64)
    brings = np.zeros(1 + EACH * seats)
    brings[1:][own == -np.inf] = -np.inf
    for _ in range(LAPS):
        noise = [[below(rng, 2001) / 1000 - 1 if other != seat else 0.0 for _ in range(EACH * seats)] for other in range(seats)]
        shaken = worth + NOISE * np.array(noise)
        for option in np.flatnonzero(brings > -np.inf).tolist():
            have, gone, gains = gold.copy(), sold.copy(), np.zeros(seats)
            if option:
                owner, i = divmod(option - 1, EACH)
                gone[owner, i] = 1
                have[seat] -= prices[owner, i]
                have[owner] += 2 * prices[owner, i]
                gains[seat] = own[option - 1]
            following = (seat + 1) % seats
            if following == last:
                settle_up(seats, prices, gone, have, shaken, weigh, gains)
            else:
                lap(following, last, seats, prices, gone, have, shaken, weigh, gains)
            brings[option] += ahead(seat, seats, gains) / LAPS
    return brings
