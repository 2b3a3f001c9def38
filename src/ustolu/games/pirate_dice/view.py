"""What everybody may see: the dice, the card, the pile's height, the ship's log and the voyage before. Built from nothing."""

from typing import Any

from ustolu.core import LETTERS, Message, State
from ustolu.games.pirate_dice import rules, say
from ustolu.games.pirate_dice.notation import dice
from ustolu.games.pirate_dice.position import letters
from ustolu.games.pirate_dice.scoring import CARDS, FACES, GUARDIAN, SKULL, TREASURE

SAME_FOR_ALL = True
"""Everybody sees what a spectator sees, so that a table need show it only once."""

PHASES = ("start", "card", "roll", "choice", "over")
ENDS = ("", "stopped", "sunk", "island", "magic")
NUMBERS = [str(die) for die in range(1, 9)]


def show(s: State, seat: int) -> dict[str, Any]:
    """Dice by letters, card, masks as die numbers, points if one stopped now with their items, log, and the voyage before."""
    seats, choosing = int(s.seats), s.phase == rules.CHOICE
    afloat = s.phase in (rules.ROLL, rules.CHOICE)
    lying = afloat and s.rolls > 0
    faces = "".join(FACES[face] for face in s.dice.tolist()) if lying else ""
    bones = say.showing(s, SKULL) if lying else 0
    items = say.stopping_items(s) if choosing else []
    log = [written(s, other) for other in range(seats)]
    return {
        "seat": LETTERS[int(s.seat)] if s.phase != rules.START else "",
        "phase": PHASES[int(s.phase)],
        "card": CARDS[int(s.card)] if afloat else "",
        "pile": sum(s.pile.tolist()),
        "target": int(s.target),
        "rolls": int(s.rolls),
        "dice": faces,
        "rolling": dice(int(s.rolling)) if s.phase == rules.ROLL else [],
        "kept": dice(int(s.kept)),
        "skulls": say.skulls(s) if lying else 0,
        "free": dice(~(bones | int(s.kept)) & 255) if choosing else [],
        "savable": dice(bones) if choosing and s.card == GUARDIAN and not s.guarded else [],
        "chest": bool(choosing and s.card == TREASURE and not s.moved),
        "items": [[message, points] for message, points in items],
        "points": sum(points for _, points in items),
        "totals": [int(total) for total in s.totals.tolist()[:seats]],
        "log": log,
        "last_round": LETTERS[int(s.opener) - 1] if s.opener else "",
        "sudden": bool(s.sudden),
        "winner": LETTERS[int(s.winner) - 1] if s.winner else "",
        "last": before(s),
        "island": island(s),
        "boards": boards(faces, log),
        "said": say.shown(s),
    }


def written(s: State, seat: int) -> list[int]:
    """The last totals the captain wrote for a seat, oldest first."""
    ring, lines = s.log.tolist()[seat], int(s.lines[seat])
    return [int(ring[line % rules.LINES]) for line in range(max(0, lines - rules.LINES), lines)]


def before(s: State) -> dict[str, Any] | None:
    """The voyage that ended last: whose, with which card, how, what it brought, the dice; `voyage` tells it from all others."""
    if not s.last_seat:
        return None
    return {
        "seat": LETTERS[int(s.last_seat) - 1], "card": CARDS[int(s.last_card)], "end": ENDS[int(s.last_end)], "points": int(s.last_points),
        "skulls": int(s.last_skulls), "dice": letters(int(s.last_dice)), "voyage": int(sum(s.lines.tolist())),
    }  # fmt: skip


def island(s: State) -> dict[str, Any] | None:
    """The Skull Island that was left last, roll by roll, though other voyages may have ended since; none while somebody is on one."""
    if not s.island_seat or (s.on_island and s.phase == rules.ROLL):
        return None
    rolls = [letters(roll) for roll in s.island.tolist()[: int(s.stays)]]
    return {"seat": LETTERS[int(s.island_seat) - 1], "rolls": rolls, "voyage": int(s.island_line)}


def boards(faces: str, log: list[list[int]]) -> list[dict[str, Any]]:
    """The dice in a row, and the last lines of the log in columns."""
    name: Message = ("board-dice", {})
    found: list[dict[str, Any]] = [{
        "seat": None, "name": name, "rows": ["."], "columns": NUMBERS, "names": NUMBERS, "shows": list(faces) or [""] * 8, "cell": "board-die",
    }]  # fmt: skip
    lines = min(8, max(map(len, log)))
    if lines:
        columns = [column[-lines:] for column in log]
        shows = [str(column[line]) if line < len(column) else "" for line in range(lines) for column in columns]
        found.append({
            "seat": None, "name": ("board-log", {}), "rows": [str(line + 1) for line in range(lines)],
            "columns": list(LETTERS[: len(log)]), "shows": shows, "cell": "board-total",
        })  # fmt: skip
    return found
