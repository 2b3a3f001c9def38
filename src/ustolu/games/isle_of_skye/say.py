"""What is said to a seat: after an event, when it is asked, of a move it may make, of what lies before it, and of its points."""

from collections.abc import Sequence

from ustolu.core import CHANCE, LETTERS, Argument, Message, State, place, turn
from ustolu.games.isle_of_skye import rules
from ustolu.games.isle_of_skye.aloud import market, tally, tile
from ustolu.games.isle_of_skye.aloud.fit import effects, fits, gains, may_build, placed
from ustolu.games.isle_of_skye.aloud.land import land, tile_at, told
from ustolu.games.isle_of_skye.aloud.worth import hopes
from ustolu.games.isle_of_skye.market import CASTLE_INCOME
from ustolu.games.isle_of_skye.notation import fallen, unpriced
from ustolu.games.isle_of_skye.refusals import can

Facts = dict[str, Argument]
MOST_LISTED = 60
"""Of more places only the best are listed; [§4] and of more prices only the lowest and the highest one."""


def to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """What happened, and what followed from it at once: the lap of buying is over, a round is scored, the next one begins, the game ends."""
    if who == CHANCE:
        return happened(before, after, codes[0], seat)
    code = codes[0]
    if before.phase == rules.PRICE:
        return [priced(after, who, seat)]
    if before.phase == rules.BUY:
        return [*bought(before, after, who, code, seat), *(to_build(after, seat) if after.phase == rules.BUILD else [])]
    said = [built(before, who, code, seat)]
    if after.phase == rules.BUILD:
        return said
    said += tally.scored(before, after, seat)
    return said + (ended(after, seat) if after.phase == rules.OVER else began(after, seat))


def happened(before: State, after: State, code: int, seat: int) -> list[Message]:
    """[§1] Who starts, and what is scored; [§4] which tiles a seat draws."""
    if before.phase == rules.START:
        return [to("starts", code, seat, {})]
    if before.phase == rules.SCORING:
        return [("scoring-lies", {}), *tally.open_places(after), *began(after, seat)]
    whose = int(before.on)
    drawn = after.drawn.tolist()[whose]
    if whose == seat:
        return [("drew-self", {}), *(("drawn", {"tile": tile.sentence(number)}) for number in drawn)]
    return [("drew", {"seat": whose, "tiles": [tile.named(number) for number in drawn]})]


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """[§1] [§4] What is to be drawn by hand where the tiles are real; of scoring tiles and landscape tiles there are too many to list."""
    if s.phase == rules.START:
        return ("falls-start", {}), 1, [(LETTERS[seat], ("name-of-seat", {"seat": seat})) for seat in range(int(s.seats))]
    return ("falls-scoring" if s.phase == rules.SCORING else "falls-draw", {"seat": int(s.on)}), 1, []


def drawn_by_hand(s: State, code: int) -> str:
    """What a fall shows, without the word in front."""
    return " ".join(fallen(s, code).split()[2 if s.phase == rules.DRAW else 1 :])


def fell(s: State, code: int) -> Message:
    """[§1] [§4] What fell alone."""
    if s.phase == rules.START:
        return "starts", {"seat": code}
    return "fell-scoring" if s.phase == rules.SCORING else "fell-draw", {"seat": int(s.on), "drawn": drawn_by_hand(s, code)}


def began(s: State, seat: int) -> list[Message]:
    """[§2] A round begins: what it scores, who starts, which in the first one was just drawn; [§3] what came in for everybody, and for what.

    What one has now is said with the question for the axe, which follows.
    """
    number = int(s.in_round)
    facts: Facts = {"round": number, "places": tally.spelled(tally.places(s, number))}
    said = [("round-begins-first", facts) if number == 1 else to("round-begins", int(s.starter), seat, facts)]
    if seat >= 0:
        barrels, behind = int(s.from_barrels[seat]), int(s.catch_up[seat])
        said.append(("income-self", {"gold": CASTLE_INCOME + barrels + behind, "barrels": barrels, "behind": behind}))
    others = [other for other in range(int(s.seats)) if other != seat]
    incomes = [CASTLE_INCOME + int(s.from_barrels[other]) + int(s.catch_up[other]) for other in others]
    listed: list[Message] = [("number-of-seat", {"seat": other, "number": gold}) for other, gold in zip(others, incomes, strict=True)]
    return [*said, ("incomes", {"incomes": listed})]


def ended(s: State, seat: int) -> list[Message]:
    """[§9] Who has won, alone or together."""
    winners = [one for one in range(int(s.seats)) if place(s, one) == 1]
    if len(winners) == 1:
        return [to("won", winners[0], seat, {})]
    return [("won-together", {"winners": [("name-of-seat", {"seat": one}) for one in winners]})]


def priced(after: State, who: int, seat: int) -> Message:
    """[§4] A price list, once all have made theirs."""
    kept = int(after.drawn.tolist()[who][int(after.axe[who]) - 1])
    return to("priced", who, seat, {"axe": tile.named(kept), "prices": market.prices_set(after, who)})


def bought(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """[§6] A purchase: to the buyer what it cost, to the seller what it brought, with the stake."""
    if code == rules.PASS:
        return [to("passed", who, seat, {})]
    number = code - rules.BUY_OF
    found = next(one for one in market.purchases(before, who) if one.tile == number)
    facts: Facts = {"tile": tile.named(number), "price": found.price}
    if seat == who:
        return [("bought-self", {**facts, "seller_seat": found.seller, "gold": int(after.gold[who])})]
    if seat == found.seller:
        return [("sold-self", {**facts, "seat": who, "back": 2 * found.price, "gold": int(after.gold[seat])})]
    return [("bought", {**facts, "seat": who, "seller_seat": found.seller})]


def to_build(s: State, seat: int) -> list[Message]:
    """[§7] What everybody has to build now."""
    hands = [market.hand(s, other) for other in range(int(s.seats))]
    return [to("builds", other, seat, {"count": len(tiles), "tiles": [tile.named(one) for one in tiles]}) for other, tiles in enumerate(hands)]


def built(before: State, who: int, code: int, seat: int) -> Message:
    """[§7] A tile laid, and what it completed, joined and reached; or put back."""
    if code < rules.BUILD_OF:
        return to("put-back", who, seat, {"tile": tile.named(code - rules.BAG_OF)})
    of = fits(before, who, [code])[0]
    return to("built", who, seat, {**placed(of), "count": len(effects(of)), "effects": effects(of)})


def asked(s: State, seat: int) -> Message:
    """What the seat (-1: a spectator) has to do now; inside a price list, which price is missing."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return ("asked-start", "asked-scoring", "asked-draw")[int(s.phase)], {"seat": int(s.on)}
    if seat < 0 or not mask >> seat & 1:
        if s.phase == rules.BUY:
            return "asked-wait", {"seat": int(s.on)}
        return "asked-wait-price" if s.phase == rules.PRICE else "asked-wait-build", {}
    gold = int(s.gold[seat])
    if s.phase == rules.PRICE:
        left = unpriced(s, seat)
        if s.axe[seat]:
            return "asked-price", {"tile": tile.named(left[0]), "most": gold - len(left) + 1}
        return "asked-axe", {"tiles": [tile.named(one) for one in left], "gold": gold}
    if s.phase == rules.BUY:
        affordable = [one for one in market.purchases(s, seat) if one.price <= gold]
        return "asked-buy" if affordable else "asked-pass", {"gold": gold, "count": len(affordable)}
    hand = market.hand(s, seat)
    facts: Facts = {"count": len(hand), "tiles": [tile.named(one) for one in hand]}
    return ("asked-bag" if can(s, seat)[0] < rules.BUILD_OF else "asked-build"), facts


def begun(before: State, after: State, seat: int, codes: Sequence[int]) -> Message:
    """[§4] Where the axe lies and which prices are set; [§6] [§7] a move that is one decision, as it is listed."""
    if before.phase != rules.PRICE:
        return move(before, seat, codes[0])
    kept = tile.named(codes[0] - rules.AXE)
    others = [number for number in before.drawn.tolist()[seat] if number != codes[0] - rules.AXE]
    prices: list[Message] = [
        ("priced-tile", {"tile": tile.name(number), "price": code - rules.PRICE_OF}) for number, code in zip(others, codes[1:], strict=False)
    ]
    return "begun", {"axe": kept, "count": len(prices), "prices": prices}


def move(s: State, seat: int, code: int) -> Message:
    """What a legal move does."""
    gold = int(s.gold[seat])
    if code == rules.PASS:
        return "may-pass", {}
    if code < rules.PRICE_OF:
        return "may-axe", {"tile": tile.sentence(code - rules.AXE)}
    if code < rules.BUY_OF:
        price = code - rules.PRICE_OF
        return "may-price", {"tile": tile.named(unpriced(s, seat)[0]), "price": price, "left": gold - price}
    if code < rules.BAG_OF:
        found = next(one for one in market.purchases(s, seat) if one.tile == code - rules.BUY_OF)
        facts: Facts = {"price": found.price, "left": gold - found.price, "seat": found.seller, "back": 2 * found.price}
        return "may-buy", {**facts, "tile": tile.sentence(found.tile), "fits": hopes(s, seat, found.tile)}
    if code < rules.BUILD_OF:
        return "may-put-back", {"tile": tile.named(code - rules.BAG_OF)}
    return may_build(s, fits(s, seat, [code])[0])


def moves(s: State, seat: int, codes: Sequence[int]) -> list[Message]:
    """The same for many at once."""
    if codes and codes[0] >= rules.BUILD_OF:
        return [may_build(s, found) for found in fits(s, seat, codes)]
    return [move(s, seat, code) for code in codes]


def few(s: State, seat: int, codes: Sequence[int]) -> Sequence[int]:
    """Of very many places those that bring most now, in their order; [§4] of very many prices the lowest, and all one has."""
    if len(codes) <= MOST_LISTED:
        return codes
    if s.phase == rules.PRICE:
        return [*codes[: MOST_LISTED - 1], codes[-1]]
    brings = {code: sum(gains(s, found)) + len(found.completes) for code, found in zip(codes, fits(s, seat, codes), strict=True)}
    best = set(sorted(codes, key=lambda code: -brings[code])[:MOST_LISTED])
    return [code for code in codes if code in best]


def shown(s: State, seat: int) -> list[Message]:
    """What lies before a seat: round, gold, its tiles to price or build, its territory; before a spectator (-1) all territories."""
    number = int(s.in_round)
    found: list[Message] = []
    if number:
        found.append(("in-round", {"round": number, "rounds": tally.last(s), "places": tally.spelled(tally.places(s, number))}))
    for owner in [seat] if seat >= 0 else range(int(s.seats)):
        found += [*market.gold(s, owner, seat), *market.before(s, owner, seat), ("board-land", {"seat": owner})]
        found += [tile_at(one) for one in land(s, owner).tiles]
    return found


def questions(s: State, seat: int) -> list[dict[str, object]]:
    """What can be asked besides: what scores when, what it would give now and for what, market and money, areas and roads of everybody."""
    seats = range(int(s.seats))
    order = [*([seat] if seat >= 0 else []), *(other for other in seats if other != seat)]
    found: list[dict[str, object]] = [{"id": "scoring", "name": ("question-scoring", {}), "said": tally.timetable(s)}]
    if seat >= 0 and s.phase > rules.SCORING:
        found.append({"id": "now", "name": ("question-now", {}), "said": tally.now(s, seat, bool(s.others_gold) or s.phase == rules.OVER)})
    if lines := [line for other in order for line in market.before(s, other, seat)]:
        found.append({"id": "market", "name": ("question-market", {}), "said": lines})
    if lines := [line for other in order for line in market.gold(s, other, seat)]:
        found.append({"id": "gold", "name": ("question-gold", {}), "said": lines})
    return found + [{"id": f"land-{LETTERS[other]}", "name": ("question-land", {"seat": other}), "said": told(land(s, other))} for other in order]


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§8] [§9] The points: by place, then scrolls and gold."""
    return tally.items(s, seat)
