"""Falls `start A`, `scoring 1 4 13 9`, `draw A L01 L22 L30`; moves `price L22=3 L30=2`, `buy L44`, `pass`, `build L22 1,0 r1`, `bag L22`.

A price list is one event of three small decisions: `axe L01`, `L22=3`, `L30=2`.
"""

import re
from collections.abc import Sequence

from ustolu.core import CHANCE, LETTERS, IllegalMove, State
from ustolu.games.isle_of_skye import rules
from ustolu.games.isle_of_skye.market import EACH, LOW
from ustolu.games.isle_of_skye.picture import picture
from ustolu.games.isle_of_skye.position import read, written
from ustolu.games.isle_of_skye.scoring import PLACES, SCORING_TILES
from ustolu.games.isle_of_skye.territory import CELLS, FAR, WIDE
from ustolu.games.isle_of_skye.tiles import NAMES, TILES, TURNS

__all__ = ["cell_name", "codes", "picture", "read", "step", "tell", "text", "unfinished", "unpriced", "written"]

MOST_PRICE = rules.BUY_OF - rules.PRICE_OF - 1
TILE = r"(?:l\s*)?0*(\d{1,2})"
BUILD_WORD = re.compile(rf"(?:build\b)?\s*{TILE}\s+([-−]?\d{{1,2}})(?:\s*[,;]\s*|\s+)([-−]?\d{{1,2}})\s+r?\s*([0-3])")
TILE_WORD = re.compile(rf"(buy|bag|axe)\s*{TILE}")
PRICE_WORD = re.compile(rf"{TILE}=(\d{{1,6}})")
OF = {"buy": rules.BUY_OF, "bag": rules.BAG_OF, "axe": rules.AXE}


def cell_name(cell: int) -> str:
    """How far right and down of the castle a cell is: `1,0`."""
    return f"{cell % WIDE - FAR},{cell // WIDE - FAR}"


def unpriced(s: State, seat: int) -> list[int]:
    """The tiles before a seat that have neither axe nor price, by number, ascending."""
    tiles, prices, axe = s.drawn.tolist()[seat], s.price.tolist()[seat], int(s.axe[seat]) - 1
    return [tile for i, tile in enumerate(tiles) if i != axe and not prices[i]]


def unfinished(s: State) -> bool:
    """Whether a seat has laid the axe and not priced both other tiles."""
    if s.phase != rules.PRICE:
        return False
    return any(axe and prices.count(0) > 1 for axe, prices in zip(s.axe.tolist(), s.price.tolist(), strict=True))


def text(s: State, who: int, codes: Sequence[int]) -> str:
    """The whole event; of the beginning of a price list, what stands so far."""
    code = codes[0]
    if who == CHANCE:
        return fallen(s, code)
    if code == rules.PASS:
        return "pass"
    if code < rules.PRICE_OF:
        kept = [tile for tile in s.drawn.tolist()[who] if tile != code - rules.AXE]
        prices = [f"={price - rules.PRICE_OF}" for price in codes[1:]]
        return " ".join(["price", *(NAMES[tile] + price for tile, price in zip(kept, [*prices, "", ""], strict=False))])
    if code < rules.BUY_OF:
        return step(s, who, code)
    if code < rules.BUILD_OF:
        return f"buy {NAMES[code - rules.BUY_OF]}" if code < rules.BAG_OF else f"bag {NAMES[code - rules.BAG_OF]}"
    tile, at, turned = taken_apart(code)
    return f"build {NAMES[tile]} {cell_name(at)} r{turned}"


def taken_apart(code: int) -> tuple[int, int, int]:
    """The tile, the cell and the turn of a code that builds."""
    at, turned = divmod(code - rules.BUILD_OF, 4)
    return at // CELLS + 1, at % CELLS, turned


def step(s: State, who: int, code: int) -> str:
    """One small decision: `axe L01` and `L22=3` of a price list, else the whole event."""
    if who == CHANCE or not rules.AXE <= code < rules.BUY_OF:
        return text(s, who, [code])
    if code < rules.PRICE_OF:
        return f"axe {NAMES[code - rules.AXE]}"
    left = unpriced(s, who)
    return f"{NAMES[left[0]] if left else '-'}={code - rules.PRICE_OF}"


def bag(s: State) -> list[int]:
    """The tiles in the bag, ascending."""
    low, high = s.bag.tolist()
    return [tile for tile in range(1, TILES + 1) if (low | high << LOW) >> tile - 1 & 1]


def fallen(s: State, code: int) -> str:
    """The text of the fall that is due."""
    if s.phase == rules.START:
        return f"start {LETTERS[code]}"
    if s.phase == rules.SCORING:
        left, found = list(range(1, SCORING_TILES + 1)), []
        for _ in range(PLACES):
            code, i = divmod(code, len(left))
            found.append(left.pop(i))
        return " ".join(["scoring", *map(str, found)])
    c = 2
    while (c + 1) * c * (c - 1) // 6 <= code:
        c += 1
    code -= c * (c - 1) * (c - 2) // 6
    b = 1
    while (b + 1) * b // 2 <= code:
        b += 1
    tiles = bag(s)
    return " ".join(["draw", LETTERS[int(s.on)], *(NAMES[tiles[i]] for i in (code - b * (b - 1) // 2, b, c))])


def codes(s: State, who: int, text: str) -> list[int]:
    """The codes of an event or a step; spaces, case and leading zeros are forgiven. Raises IllegalMove for what is none."""
    words = re.sub(r"\s*=\s*", "=", " ".join(text.lower().split()))
    if who == CHANCE:
        return [fall_code(s, words)]
    if words == "pass":
        return [rules.PASS]
    if "=" in words:
        return priced(s, who, words.split())
    if match := TILE_WORD.fullmatch(words):
        return [OF[match[1]] + known(match[2])]
    if not (match := BUILD_WORD.fullmatch(words)):
        raise IllegalMove("move-unreadable", {"text": text[:20]}, "§2")
    tile, (right, down) = known(match[1]), (int(word.replace("−", "-")) for word in match.group(2, 3))
    if max(abs(right), abs(down)) > FAR:
        raise IllegalMove("not-beside", {"at": f"{right},{down}"}, "§7")
    at = (down + FAR) * WIDE + right + FAR
    return [rules.BUILD_OF + ((tile - 1) * CELLS + at) * 4 + int(match[4]) % int(TURNS[tile])]


def known(number: str) -> int:
    """The number of a tile. Raises IllegalMove where there is no such tile."""
    if not 1 <= int(number) <= TILES:
        raise IllegalMove("no-such-tile", {"tile": f"L{number}", "last": NAMES[TILES]}, "§4")
    return int(number)


def priced(s: State, who: int, words: list[str]) -> list[int]:
    """The codes of a whole price list, or of the prices that are still missing."""
    whole = words[0] == "price"
    prices: dict[int, int] = {}
    for word in words[1:] if whole else words:
        if not (match := PRICE_WORD.fullmatch(word)):
            raise IllegalMove("price-unreadable", {"text": word[:20]}, "§4")
        if known(match[1]) in prices:
            raise IllegalMove("tile-twice", {"tile": NAMES[known(match[1])]}, "§4")
        prices[known(match[1])] = rules.PRICE_OF + min(int(match[2]), MOST_PRICE)
    listed = [prices[tile] for tile in sorted(prices)]
    if s.phase != rules.PRICE or not 0 <= who < s.seats:
        return listed
    own = s.drawn.tolist()[who]
    for tile in prices:
        if tile not in own:
            raise IllegalMove("not-before-you", {"tile": NAMES[tile]}, "§4")
    if whole or not s.axe[who]:
        if len(prices) != EACH - 1:
            raise IllegalMove("two-prices", {}, "§4")
        return [next(rules.AXE + tile for tile in own if tile not in prices), *listed]
    left = unpriced(s, who)
    for tile, due in zip(sorted(prices), [*left, 0], strict=False):
        if tile != due:
            raise IllegalMove("other-tile-priced" if left else "priced-already", {"tile": NAMES[tile]}, "§4")
    return listed


def fall_code(s: State, words: str) -> int:
    """The number of a fall. Raises IllegalMove for what cannot fall now."""
    if s.phase == rules.START:
        seat = words.removeprefix("start").strip().upper()
        if len(seat) != 1 or seat not in LETTERS[: int(s.seats)]:
            raise IllegalMove("start-unreadable", {"text": words[:20], "last": LETTERS[int(s.seats) - 1]}, "§1")
        return LETTERS.index(seat)
    if s.phase == rules.SCORING:
        return scoring_code(words)
    return draw_code(s, words)


def scoring_code(words: str) -> int:
    """Which scoring tiles lie at A, B, C, D."""
    match = re.fullmatch(r"(?:scoring\s*)?(\d{1,2})((?:[\s,]+\d{1,2}){3})", words)
    numbers = [int(match[1]), *map(int, re.findall(r"\d+", match[2]))] if match else []
    left, code, factor = list(range(1, SCORING_TILES + 1)), 0, 1
    for number in numbers:
        if number not in left:
            raise IllegalMove("scoring-unreadable", {"text": words[:20]}, "§1")
        code += left.index(number) * factor
        factor *= len(left)
        left.remove(number)
    if not numbers:
        raise IllegalMove("scoring-unreadable", {"text": words[:20]}, "§1")
    return code


def draw_code(s: State, words: str) -> int:
    """Which three tiles of the bag the seat draws whose turn it is."""
    seat = LETTERS[int(s.on)]
    match = re.fullmatch(rf"(?:draw\b\s*)?(?:([a-h])\s+)?{TILE}[\s,]+{TILE}[\s,]+{TILE}", words)
    if not match or (match[1] or seat).upper() != seat:
        raise IllegalMove("draw-unreadable", {"text": words[:20], "letter": seat}, "§4")
    tiles, drawn = bag(s), sorted(known(number) for number in match.group(2, 3, 4))
    for tile in drawn:
        if tile not in tiles or drawn.count(tile) > 1:
            raise IllegalMove("not-in-bag", {"tile": NAMES[tile]}, "§4")
    a, b, c = (tiles.index(tile) for tile in drawn)
    return a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6


def tell(s: State, who: int, codes: Sequence[int], seat: int) -> str:
    """[§4] Everything is shown; a price list is told only when all have made theirs."""
    return text(s, who, codes)
