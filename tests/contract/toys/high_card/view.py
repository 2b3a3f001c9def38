"""One's own cards; everybody's at the end."""

from typing import Any

from ustolu.core import State, turn


def cards(s: State, seat: int, dropped: int) -> list[int]:
    return [card + 1 for card in range(6) if seat >= 0 and s.holder[card] == seat + 1 and s.dropped[card] == dropped]


def show(s: State, seat: int) -> dict[str, Any]:
    """One's own hand and dropped card, how many cards the others hold, all bets."""
    view: dict[str, Any] = {
        "hand": cards(s, seat, 0),
        "dropped": cards(s, seat, 1),
        "counts": [len(cards(s, other, 0)) for other in range(s.seats)],
        "bets": [int(s.bet[other]) for other in range(s.seats)],
    }
    if turn(s) == 0:
        view["shown"] = [cards(s, other, 0) for other in range(s.seats)]
    view["boards"] = [] if seat < 0 else [
        {"seat": seat, "name": ("board", {}), "rows": ["hand"], "columns": list("123456"), "cell": "cell",
         "shows": ["x" if card in view["hand"] else "" for card in range(1, 7)]}
    ]  # fmt: skip
    return view
