"""What a seat may see: the market as far as it is open, all territories, what its own moves would cost and bring. Built from nothing."""

from typing import Any

from ustolu.core import CHANCE, SEALED, State, copy, turn
from ustolu.games.isle_of_skye import rules, say
from ustolu.games.isle_of_skye.aloud import market, tally
from ustolu.games.isle_of_skye.aloud.fit import fits, shown
from ustolu.games.isle_of_skye.aloud.land import board, land
from ustolu.games.isle_of_skye.aloud.tile import name, sentence
from ustolu.games.isle_of_skye.aloud.worth import prospect, scrolled, worth
from ustolu.games.isle_of_skye.market import bagged
from ustolu.games.isle_of_skye.refusals import can
from ustolu.games.isle_of_skye.scoring import PLACE_LETTERS

PHASES = ("start", "scoring", "draw", "price", "buy", "build", "over")


def show(s: State, seat: int) -> dict[str, Any]:
    """[§2] Round, market and all territories; [§4] gold as far as it is shown; one's own purchases and the places where one's tiles fit.

    `pictured`: the picture in characters shows more than the boards do.
    """
    everybody, mask = range(int(s.seats)), turn(s)
    return {
        "you": seat,
        "round": int(s.in_round),
        "rounds": tally.last(s),
        "phase": PHASES[int(s.phase)],
        "start": int(s.starter) if s.phase > rules.START else -1,
        "on": [] if mask == CHANCE else [other for other in everybody if mask & ~SEALED & ~CHANCE & 1 << other],
        "scoring": [int(number) for number in s.scoring.tolist()] if s.phase > rules.SCORING else [],
        "tracks": tally.tracks(s),
        "scored": scored(s),
        "ended": ended(s),
        "bag": int(bagged(copy(s))),
        "seats": [seen(s, other, seat) for other in everybody],
        "mine": mine(s, seat) if seat >= 0 else None,
        "boards": [board(land(s, other), other, other == seat) for other in everybody],
        "words": {name(tile): sentence(tile) for other in everybody for tile in open_tiles(s, other)},
        "questions": say.questions(s, seat),
        "said": say.shown(s, seat),
        "pictured": True,
    }


def open_tiles(s: State, seat: int) -> list[int]:
    """The tiles before a seat or in its hand: open to all."""
    return [*(one.tile for one in market.offers(s, seat, seat)), *market.hand(s, seat)]


def for_sale(s: State, seat: int) -> list[int]:
    """[§4] [§6] The tiles before a seat that one may come to build: while prices are set all, then those that are not sold."""
    return [one.tile for one in market.offers(s, seat, seat) if one.buyer < 0] if s.phase in (rules.PRICE, rules.BUY) else []


def scored(s: State) -> list[dict[str, list[int]]]:
    """[§8] For each round that is over the points of its places, seat by seat."""
    earned = s.earned.tolist()[: int(s.seats)]
    over = tally.tracks(s)[: int(s.in_round) if s.phase == rules.OVER else max(0, int(s.in_round) - 1)]
    return [{letter: [row[n][PLACE_LETTERS.index(letter)] for row in earned] for letter in letters} for n, letters in enumerate(over)]


def ended(s: State) -> list[dict[str, int]] | None:
    """[§9] At the end what scrolls and gold brought each seat, and the gold it has."""
    if s.phase != rules.OVER:
        return None
    rows = zip(*(field.tolist()[: int(s.seats)] for field in (s.from_scrolls, s.from_gold, s.gold)), strict=True)
    return [{"scrolls": scrolls, "gold": gold, "left": left} for scrolls, gold, left in rows]


def seen(s: State, seat: int, viewer: int) -> dict[str, Any]:
    """A seat as somebody sees it."""
    of, income = land(s, seat), market.coming(s, seat)
    offers = market.offers(s, seat, viewer)
    return {
        "seat": seat,
        "score": int(s.points[seat]),
        "gold": int(s.gold[seat]) if market.sees_gold(s, seat, viewer) else None,
        "stakes": market.stakes(s, seat) if seat == viewer or s.phase == rules.BUY else None,
        "income": {"castle": income.castle, "barrels": income.barrels, "behind": income.behind, "total": income.total} if income else None,
        "tiles": [{"id": name(one.number), "x": one.right, "y": one.down, "turn": one.quarters} for one in of.tiles],
        "joined": [name(of.tiles[n].number) for n in of.joined],
        "areas": [
            {
                "terrain": piece.terrain, "size": len(piece.tiles), "open": piece.open,
                "tiles": [name(of.tiles[n].number) for n in piece.tiles], "items": dict(piece.things),
            }
            for piece in of.pieces
        ],
        "offer": [
            {"id": name(one.tile), "price": one.price, "axe": one.axe, "bought_by": one.buyer if one.buyer >= 0 else None} for one in offers
        ],
        "hand": [name(tile) for tile in market.hand(s, seat)],
        "ready": is_ready(s, seat, viewer),
        "worth": worth(s, seat, bool(s.others_gold) or s.phase == rules.OVER),
        "scrolls": scrolled(s, seat),
    }  # fmt: skip


def is_ready(s: State, seat: int, viewer: int) -> bool:
    """[§4] Whether one has priced one's own tiles; [§6] [§7] whether a seat has had its turn to buy, or has built everything."""
    if s.phase == rules.BUY:
        count = int(s.seats)
        return bool((seat - int(s.starter)) % count < (int(s.on) - int(s.starter)) % count)
    if s.phase == rules.PRICE:
        return bool(seat == viewer and not turn(s) >> seat & 1)
    return bool(s.phase == rules.BUILD and not market.hand(s, seat))


def mine(s: State, seat: int) -> dict[str, Any]:
    """[§4] [§6] What is left to spend; [§6] what could be bought, of whom; [§7] where each tile in hand fits and what it would do."""
    building = s.phase == rules.BUILD and turn(s) >> seat & 1
    moves, gold, buying = can(s, seat) if building else [], int(s.gold[seat]), s.phase == rules.BUY and s.on == seat
    bags = bool(moves) and moves[0] < rules.BUILD_OF
    found = [] if bags else [shown(s, one) for one in fits(s, seat, moves)]
    return {
        "free": gold,
        "purchases": [
            {
                "tile": name(one.tile), "price": one.price, "seller": one.seller, "move": f"buy {name(one.tile)}",
                "can": bool(buying and one.price <= gold),
            }
            for one in market.purchases(s, seat)
        ],
        "prospects": {name(tile): prospect(s, seat, tile) for other in range(int(s.seats)) for tile in for_sale(s, other)},
        "fits": sorted(found, key=lambda one: (one["tile"], one["y"], one["x"], one["turn"])),
        "may_bag": bags,
    }  # fmt: skip
