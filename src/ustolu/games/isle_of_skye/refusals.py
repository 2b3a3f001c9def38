"""Why a move is refused: the text and the paragraph."""

import numpy as np

from ustolu.core import CHANCE, State, legal, turn
from ustolu.games.isle_of_skye import GAME, rules
from ustolu.games.isle_of_skye.notation import cell_name, taken_apart, unpriced
from ustolu.games.isle_of_skye.territory import WANTS
from ustolu.games.isle_of_skye.tiles import KEY, NAMES, SIDES, TERRAINS, TILES, TURNS

Reason = tuple[str, dict[str, str | int], str]


def can(s: State, seat: int) -> list[int]:
    """The legal moves of a seat on turn."""
    out = np.empty(GAME.most_moves, np.int32)
    found: list[int] = out[: legal(s, seat, out)].tolist()
    return found


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§9"
    if not 0 <= seat < s.seats:
        return "no-such-seat", {}, "§1"
    if mask == CHANCE:
        return ("tiles-come-first", {}, "§4") if s.phase == rules.DRAW else ("set-up-comes-first", {}, "§1")
    if not mask >> seat & 1:
        return out_of_turn(s)
    if move in can(s, seat):
        return None
    if s.phase == rules.PRICE:
        return why_not_price(s, seat, move)
    return why_not_buy(s, seat, move) if s.phase == rules.BUY else why_not_build(s, seat, move)


def out_of_turn(s: State) -> Reason:
    """[§4] [§6] [§7] Somebody else decides now."""
    if s.phase == rules.BUY:
        return "not-your-turn", {"seat": int(s.on)}, "§6"
    return ("priced-already", {}, "§4") if s.phase == rules.PRICE else ("built-already", {}, "§7")


def why_not_price(s: State, seat: int, move: int) -> Reason:
    """[§4] The axe lies on one of one's own three, and at least 1 on each other."""
    left = unpriced(s, seat)
    if 0 < move - rules.AXE <= TILES:
        if s.axe[seat]:
            return "axe-lies-already", {"tile": NAMES[int(s.drawn[seat, int(s.axe[seat]) - 1])]}, "§4"
        return "not-before-you", {"tile": NAMES[move - rules.AXE]}, "§4"
    if not rules.PRICE_OF <= move < rules.BUY_OF:
        return "price-now", {}, "§4"
    if not s.axe[seat]:
        return "axe-first", {}, "§4"
    if move == rules.PRICE_OF:
        return "at-least-one", {"tile": NAMES[left[0]]}, "§4"
    return "price-too-high", {"tile": NAMES[left[0]], "most": int(s.gold[seat]) - len(left) + 1, "price": move - rules.PRICE_OF}, "§4"


def why_not_buy(s: State, seat: int, move: int) -> Reason:
    """[§6] A tile before somebody else, not sold, for no more than one's free gold."""
    tile = move - rules.BUY_OF
    if not 0 < tile <= TILES:
        return "buy-or-pass", {}, "§6"
    for holder, tiles in enumerate(s.drawn.tolist()[: int(s.seats)]):
        if tile not in tiles:
            continue
        i = tiles.index(tile)
        if s.axe[holder] == i + 1:
            return "tile-has-axe", {"tile": NAMES[tile]}, "§5"
        if holder == seat:
            return "own-tile", {"tile": NAMES[tile]}, "§6"
        if s.buyer[holder, i]:
            return "sold-already", {"tile": NAMES[tile], "seat": int(s.buyer[holder, i]) - 1}, "§6"
        return "too-dear", {"tile": NAMES[tile], "price": int(s.price[holder, i]), "gold": int(s.gold[seat])}, "§6"
    return "not-for-sale", {"tile": NAMES[tile]}, "§6"


def why_not_build(s: State, seat: int, move: int) -> Reason:
    """[§7] A tile in hand, beside the territory, with equal terrain on every shared side; back only when nothing fits."""
    hand = [tile for tile in s.hand.tolist()[seat] if tile]
    if 0 < move - rules.BAG_OF <= TILES:
        if move - rules.BAG_OF not in hand:
            return "not-in-hand", {"tile": NAMES[move - rules.BAG_OF]}, "§7"
        fitting = taken_apart(can(s, seat)[0])[0]
        return "a-tile-fits", {"tile": NAMES[fitting]}, "§7"
    if move < rules.BUILD_OF or taken_apart(move)[0] > TILES:
        return "build-now", {}, "§7"
    tile, cell, turned = taken_apart(move)
    if tile not in hand:
        return "not-in-hand", {"tile": NAMES[tile]}, "§7"
    if turned >= TURNS[tile]:
        return "looks-the-same", {"tile": NAMES[tile], "turned": turned % 2}, "§7"
    there = int(s.grid[seat, cell])
    if there > 0:
        return "cell-taken", {"at": cell_name(cell), "tile": NAMES[int(s.tile[seat, there - 1])]}, "§7"
    if there == 0:
        return "not-beside", {"at": cell_name(cell)}, "§7"
    return differing(int(s.edge[seat, -1 - there]) >> WANTS, tile, cell, turned)


def differing(wants: int, tile: int, cell: int, turned: int) -> Reason:
    """[§7] The first side on which a tile does not go with its neighbour."""
    shows = int(KEY[tile, turned])
    side = next(side for side in range(4) if wants >> 2 * side & 3 not in (0, shows >> 2 * side & 3))
    terrains = {"shows": TERRAINS[(shows >> 2 * side & 3) - 1], "wants": TERRAINS[(wants >> 2 * side & 3) - 1]}
    return "sides-differ", {"tile": NAMES[tile], "at": cell_name(cell), "side": SIDES[side], **terrains}, "§7"


def incomplete(s: State, seat: int) -> Reason:
    """[§4] What a price list lacks that ends here."""
    return "price-lacking", {"tile": NAMES[unpriced(s, seat)[0]]}, "§4"
