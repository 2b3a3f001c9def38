"""A whole position as text and back, byte for byte.

    seats 2 gold 0 others hidden tie rest
    round 3 build start A
    scoring 1 14 13 9
    A gold 5 income 2 0 earned 0 - - - / - 3 - - / 2 - 1 -
    A land L48 0,-1 r0 1 L30 1,0 r0 1
    A before L48=axe L22=3 L30=1>B
    A hand L22

`income` are barrels and catching up of the last income; `earned` the points by round and place, with `-` where nothing was; behind a tile of
a land stands the round in which it was laid. `round` goes on with `draw A` or `buy A` where it matters who draws or buys, and `end` of a
seat are the points for scrolls and gold. What is not written is as at the beginning of a game.
"""

import re

from ustolu.core import LETTERS, State, setup
from ustolu.core import new as blank
from ustolu.core.position import OfSeat, OfTable, read_position
from ustolu.games.isle_of_skye import rules
from ustolu.games.isle_of_skye.market import EACH, LOW
from ustolu.games.isle_of_skye.scoring import PLACES
from ustolu.games.isle_of_skye.territory import FAR, WIDE, fits, lay
from ustolu.games.isle_of_skye.tiles import NAMES, TILES, TURNS

PHASES = ("start", "scoring", "draw", "price", "buy", "build", "over")
HEAD = re.compile(r"seats ([2-5])(?: gold (0|5))?(?: others (hidden|shown))?(?: tie (rest|all))?")
BEFORE = re.compile(r"L(\d\d)(?:=(axe|\d+))?(?:>([A-E]))?")
CELL = re.compile(r"(-?\d+),(-?\d+)")


def written(s: State) -> str:
    """The whole position; which gold a seat began with is in its gold."""
    seats, phase = int(s.seats), PHASES[int(s.phase)]
    lines = [f"seats {seats} others {'shown' if s.others_gold else 'hidden'} tie {'all' if s.tie_gold else 'rest'}"]
    on = f" {LETTERS[int(s.on)]}" if s.phase in (rules.DRAW, rules.BUY) else ""
    lines.append(f"round {int(s.in_round)} {phase}{on} start {LETTERS[int(s.starter)]}")
    if s.phase > rules.SCORING:
        lines.append("scoring " + " ".join(map(str, s.scoring.tolist())))
    for seat in range(seats):
        lines += [f"{LETTERS[seat]} {line}" for line in _seat(s, seat)]
    return "\n".join(lines)


def _seat(s: State, seat: int) -> list[str]:
    """The lines of one seat."""
    earned = [" ".join(str(points or "-") for points in row) for row in s.earned.tolist()[seat]]
    while earned and not earned[-1].strip("- "):
        earned.pop()
    lines = [f"gold {int(s.gold[seat])} income {int(s.from_barrels[seat])} {int(s.catch_up[seat])}"]
    lines[0] += f" earned {' / '.join(earned)}" if earned else ""
    rows = zip(*(field.tolist()[seat][1 : int(s.count[seat])] for field in (s.tile, s.cell, s.turned, s.laid_in)), strict=True)
    if laid := [f"{NAMES[tile]} {cell % WIDE - FAR},{cell // WIDE - FAR} r{turned} {number}" for tile, cell, turned, number in rows]:
        lines.append("land " + " ".join(laid))
    if s.drawn.tolist()[seat][0]:
        lines.append("before " + " ".join(_before(s, seat, i) for i in range(EACH)))
    if hand := [NAMES[tile] for tile in s.hand.tolist()[seat] if tile]:
        lines.append("hand " + " ".join(hand))
    if s.phase == rules.OVER:
        lines.append(f"end {int(s.from_scrolls[seat])} {int(s.from_gold[seat])}")
    return lines


def _before(s: State, seat: int, i: int) -> str:
    """A tile before a seat with axe or price and its buyer."""
    price, buyer = s.price.tolist()[seat][i], s.buyer.tolist()[seat][i]
    decided = "=axe" if s.axe[seat] == i + 1 else f"={price}" if price else ""
    return str(NAMES[s.drawn.tolist()[seat][i]]) + decided + (f">{LETTERS[buyer - 1]}" if buyer else "")


def read(text: str) -> State:
    """The position that is `written` so. Raises ValueError for what is no position."""
    return read_position(text, _begun, OF_TABLE, OF_SEATS, _count)


def _begun(line: str) -> State:
    match = HEAD.fullmatch(line)
    if not match:
        raise ValueError(f"the first line begins with `seats`, not {line!r}")
    s = blank(rules.State)
    setup(s, int(match[1]), int(match[2] or 0), int(match[3] == "shown"), int(match[4] == "all"))
    return s


def _round(s: State, words: list[str]) -> None:
    s.in_round, s.phase, s.starter = int(words[0]), PHASES.index(words[1]), LETTERS.index(words[-1])
    on = {rules.DRAW: words[2], rules.BUY: words[2], rules.PRICE: LETTERS[int(s.seats)]}.get(int(s.phase), words[-1])
    s.on = LETTERS.index(on) if s.phase > rules.SCORING else 0


def _scoring(s: State, words: list[str]) -> None:
    if len(words) != PLACES or len(set(words)) < PLACES:
        raise ValueError("four different scoring tiles lie at A to D")
    for place, number in enumerate(words):
        s.scoring[place] = int(number)


def _gold(s: State, seat: int, words: list[str]) -> None:
    s.gold[seat], s.from_barrels[seat], s.catch_up[seat] = int(words[0]), int(words[2]), int(words[3])
    for number, row in enumerate(" ".join(words[5:]).split("/") if words[4:] else ()):
        for place, points in enumerate(row.split()):
            s.earned[seat, number, place] = int(points.replace("-", "0"))


def _land(s: State, seat: int, words: list[str]) -> None:
    number = int(s.in_round)
    for name, at, turned, laid_in in zip(words[::4], words[1::4], words[2::4], words[3::4], strict=True):
        match = CELL.fullmatch(at)
        tile, quarters = NAMES.index(name), int(turned.removeprefix("r"))
        if not match or not tile or quarters >= TURNS[tile]:
            raise ValueError(f"{name} {at} {turned} is no tile on a cell")
        cell = (int(match[2]) + FAR) * WIDE + int(match[1]) + FAR
        if not fits(s, seat, tile, cell, quarters):
            raise ValueError(f"{name} cannot lie at {at}")
        s.in_round = int(laid_in)
        lay(s, seat, tile, cell, quarters)
    s.in_round = number


def _drawn(s: State, seat: int, words: list[str]) -> None:
    for i, word in enumerate(words):
        match = BEFORE.fullmatch(word)
        if not match or not 1 <= int(match[1]) <= TILES:
            raise ValueError(f"{word} is no tile before a seat")
        s.drawn[seat, i] = int(match[1])
        if match[2] == "axe":
            s.axe[seat] = i + 1
        else:
            s.price[seat, i] = int(match[2] or 0)
        s.buyer[seat, i] = LETTERS.index(match[3]) + 1 if match[3] else 0


def _hand(s: State, seat: int, words: list[str]) -> None:
    for i, name in enumerate(words):
        s.hand[seat, i] = NAMES.index(name)


def _end(s: State, seat: int, words: list[str]) -> None:
    s.from_scrolls[seat], s.from_gold[seat] = map(int, words)


OF_TABLE: dict[str, OfTable] = {"round": _round, "scoring": _scoring}
OF_SEATS: dict[str, OfSeat] = {"gold": _gold, "land": _land, "before": _drawn, "hand": _hand, "end": _end}


def _count(s: State) -> None:
    """What follows from where the tiles are: the bag, and the points. Raises ValueError where a tile is in two places."""
    seats = range(int(s.seats))
    lands = [tile for seat in seats for tile in s.tile.tolist()[seat][1 : int(s.count[seat])]]
    axes = [int(drawn[axe - 1]) for drawn, axe in zip(s.drawn.tolist(), s.axe.tolist(), strict=True) if axe]
    before = [tile for drawn in s.drawn.tolist() for tile in drawn if tile] if s.phase < rules.BUILD else []
    hands = [tile for hand in s.hand.tolist() for tile in hand if tile]
    gone = [*lands, *hands, *(tile for tile in before if s.phase < rules.BUY or tile not in axes)]
    if len(set(gone)) < len(gone):
        raise ValueError("a tile is in two places")
    for tile in gone:
        half = 1 if tile > LOW else 0
        s.bag[half] &= ~(1 << (tile - 1 - half * LOW))
    for seat in seats:
        s.points[seat] = sum(map(sum, s.earned.tolist()[seat])) + int(s.from_scrolls[seat]) + int(s.from_gold[seat])
