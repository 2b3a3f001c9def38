"""[§3] to [§6] Money and market: what lies before each seat, for how much, what a purchase would cost and bring to whom, and incomes."""

from dataclasses import dataclass

from ustolu.core import Message, State, copy
from ustolu.games.isle_of_skye import rules
from ustolu.games.isle_of_skye.aloud.tile import name, named, sentence
from ustolu.games.isle_of_skye.aloud.worth import hopes
from ustolu.games.isle_of_skye.market import BONUS, CASTLE_INCOME, barrels
from ustolu.games.isle_of_skye.scoring import rounds


@dataclass(frozen=True)
class Offer:
    """A tile before a seat; `price` and `axe` are None where the viewer does not know them yet, `buyer` is -1 for none."""

    tile: int
    price: int | None
    axe: bool | None
    buyer: int


def offers(s: State, seat: int, viewer: int) -> list[Offer]:
    """The three tiles before a seat as somebody sees them; [§4] prices are secret until all are ready. Before the draw there are none."""
    if not rules.DRAW <= s.phase < rules.BUILD:
        return []
    tiles, prices, buyers, axe = s.drawn.tolist()[seat], s.price.tolist()[seat], s.buyer.tolist()[seat], int(s.axe[seat])
    known = s.phase == rules.BUY or viewer == seat
    found = []
    for i, tile in enumerate(tiles):
        decided = known and axe > 0
        has_axe = axe == i + 1 if decided else None
        if tile and not (s.phase == rules.BUY and has_axe):
            found.append(Offer(tile, prices[i] or None if known else None, has_axe, buyers[i] - 1))
    return found


def stakes(s: State, seat: int) -> int:
    """[§4] The seat's own gold that lies on its tiles."""
    if s.phase not in (rules.PRICE, rules.BUY):
        return 0
    return sum(price for price, buyer in zip(s.price.tolist()[seat], s.buyer.tolist()[seat], strict=True) if not buyer)


def hand(s: State, seat: int) -> list[int]:
    """[§7] The tiles still to be built."""
    return [tile for tile in s.hand.tolist()[seat] if tile] if s.phase == rules.BUILD else []


@dataclass(frozen=True)
class Purchase:
    """[§6] A tile that can be bought of somebody."""

    tile: int
    price: int
    seller: int


def purchases(s: State, seat: int) -> list[Purchase]:
    """[§6] All that lies before others and is not sold, whether the seat has the gold or not."""
    found = [] if s.phase != rules.BUY else [(other, one) for other in range(int(s.seats)) if other != seat for one in offers(s, other, seat)]
    return [Purchase(one.tile, one.price or 0, other) for other, one in found if one.buyer < 0]


@dataclass(frozen=True)
class Income:
    """[§3] What comes in: for the castle, for barrels, and for those behind."""

    barrels: int
    behind: int
    castle: int = CASTLE_INCOME

    @property
    def total(self) -> int:
        return self.castle + self.barrels + self.behind


def coming(s: State, seat: int) -> Income | None:
    """[§3] The next income, if it were paid now; None where none follows."""
    if s.in_round >= rounds(copy(s)):
        return None
    points = s.points.tolist()[: int(s.seats)]
    bonus = int(BONUS[1 if s.seats == 5 else 0, int(s.in_round)])
    return Income(int(barrels(copy(s), seat)), bonus * sum(other > points[seat] for other in points))


def sees_gold(s: State, seat: int, viewer: int) -> bool:
    """[§4] One's own gold, everybody's where the option says so, and all at the end."""
    return seat == viewer or bool(s.others_gold) or s.phase == rules.OVER


def prices_set(s: State, seat: int) -> list[Message]:
    """The prices a seat has set so far, tile by tile."""
    pairs = zip(s.drawn.tolist()[seat], s.price.tolist()[seat], strict=True)
    return [("priced-tile", {"tile": name(tile), "price": price}) for tile, price in pairs if price]


def before(s: State, seat: int, viewer: int) -> list[Message]:
    """What lies before a seat, tile by tile, of one's own to be priced also where it would fit; nothing where nothing does."""
    found: list[Message] = []
    for one in offers(s, seat, viewer):
        tile = sentence(one.tile)
        if seat == viewer and s.phase == rules.PRICE:
            tile = "tile-fits", {"tile": tile, "fits": hopes(s, seat, one.tile)}
        if one.axe:
            found.append(("offer-axe", {"tile": tile}))
        elif one.price is None:
            found.append(("offer-open", {"tile": tile}))
        elif one.buyer >= 0:
            found.append(("offer-sold", {"seat": one.buyer, "price": one.price, "tile": named(one.tile)}))
        else:
            found.append(("offer-price", {"price": one.price, "tile": tile}))
    found += [("in-hand", {"tile": sentence(tile)}) for tile in hand(s, seat)]
    return [("market-of", {"seat": seat}), *found] if found else []


def gold(s: State, seat: int, viewer: int) -> list[Message]:
    """[§3] [§4] What a seat has, as far as it may be seen, and its next income."""
    found: list[Message] = []
    if sees_gold(s, seat, viewer):
        staked = stakes(s, seat) if s.phase == rules.BUY or seat == viewer else 0
        found.append(("has-gold", {"seat": seat, "gold": int(s.gold[seat]), "stakes": staked}))
    if income := coming(s, seat):
        found.append(("next-income", {"seat": seat, "gold": income.total, "barrels": income.barrels, "behind": income.behind}))
    return found
