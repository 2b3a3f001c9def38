"""The public picture of a table, as JSON. What only people change is written once and kept; what each move changes is added.

Nothing here may depend on a sealed choice beyond whether it is complete.
"""

from typing import Any

import msgspec

from ustolu.core import CHANCE, LETTERS, place, score
from ustolu.tables import due, falls
from ustolu.tables.face import may_undo
from ustolu.tables.table import Table

encode = msgspec.json.Encoder().encode
TRUTH = (b"false", b"true")
NEED_NOT = b'"awaited":false,'
"""Said of a seat in a race that may act, while nobody waits for it."""


def picture(t: Table, spectators: int = 0) -> dict[str, Any]:
    """All that is public about a table."""
    found: dict[str, Any] = msgspec.json.decode(portrait(t, spectators))
    return found


def portrait(t: Table, spectators: int = 0) -> bytes:
    """The picture as JSON."""
    head, seats = t.lasting.get("frame") or _frame(t)
    playing, counted = t.stage == "playing", _counted(t)
    on_turn = t.mask if playing and not t.mask & CHANCE else 0
    free = on_turn & ~t.awaited
    ready, late, turns = t.ready, t.late, t.turns
    moving = b",".join(
        [
            b'%b,"on_turn":%b,%b"chose":%b,"late":%b,"turn":%d,%b}'
            % (seat, TRUTH[on_turn >> i & 1], NEED_NOT * (free >> i & 1), TRUTH[ready >> i & 1], TRUTH[late >> i & 1], turns[i], counted[i])
            for i, seat in enumerate(seats)
        ]
    )
    ends = due.clock_ends(t) if playing else None
    return b'%b,"seats":[%b],"spectators":%d,"turn":%d,"waits":%b,"due_at":%b,"secret":%b,"draws":%d,"undo":[%b],"falls":%b}' % (
        head,
        moving,
        spectators,
        max(*turns, t.asked) if playing else 0,
        (b'"fall"' if t.mask & CHANCE else b'"seats"' if t.mask else b'"end"') if playing else b"null",
        b"%d" % ends if ends else b"null",
        b'"%b"' % t.secret.hex().encode() if t.is_over else b"null",
        t.draws,
        b",".join([b'"%b"' % LETTERS[i].encode() for i in range(len(seats)) if may_undo(t, i)]),
        encode(falls.typed(t)) if t.typed or t.mask & CHANCE else b"[]",
    )


def _frame(t: Table) -> tuple[bytes, tuple[bytes, ...]]:
    """The parts that no move changes: of the table, and of each seat; each still open at its end."""
    head = {
        "id": t.id,
        "game": t.header.game,
        "board": t.game.board if t.game else "",
        "shares": list(t.game.shared) if t.game else [],
        "race": t.game is not None and t.game.race,
        "version": t.header.version,
        "readable": t.game is not None,
        "options": t.header.options,
        "settings": t.settings,
        "by_hand": falls.possible(t.game) if t.game else [],
        "stage": t.stage,
        "listed": t.listed,
        "host": t.host,
        "commitment": t.header.commitment,
        "rematch": t.rematch or None,
        "league": t.header.league or None,
        "votes": {LETTERS[i]: [LETTERS[j] for seat, who, _ in t.votes if seat == i for j in t.held(who)[:1]] for i, *_ in t.votes},
        "muted": t.muted,
    }
    seats = [
        {
            "seat": LETTERS[i],
            "kind": one.kind,
            "name": one.name,
            "person": one.person or None,
            "level": one.level or None,
            "how": one.how or None,
            "here": t.here(i),
            "away": one.gone or None,
            "left": one.left,
        }
        for i, one in enumerate(t.seats)
    ]
    found = encode(head)[:-1], tuple(encode(seat)[:-1] for seat in seats)
    t.lasting["frame"] = found
    return found


def _counted(t: Table) -> list[bytes]:
    """Each seat's score with its items, and its place once the game is over, as the inside of an object."""
    found: list[bytes] | None = t.shown.get("counted")
    if found is None:
        s, game, done = t.state, t.game, not t.mask
        if s is None or game is None:
            return [b'"score":null,"place":null,"items":[]'] * len(t.seats)
        found = t.shown["counted"] = [
            b'"score":%d,"place":%b,"items":%b' % (score(s, i), b"%d" % place(s, i) if done else b"null", encode(game.say.items(s, i)))
            for i in range(len(t.seats))
        ]
    return found
