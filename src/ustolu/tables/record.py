"""A game as JSON Lines, one event a line, chained by hashes that give nothing away before the end and prove everything after.

The first line is the header. Every other is an event {"n", "by", "did", "at", "hash"} and where they apply
  draw    [k, sides, way] of a verifiable fall: the k-th draw (from 0) of a die with so many sides fell this way (from 0);
          a list of such where several dice fell for one event. In a game where not every fall is for all to see even the way
          of one that is may tell of those that are not (which of the cards left): there it is hidden until the end
  typed   the seat that said how a real die fell
  credit  in a race: the ms that a move was taken to have been under way, for which it was put before what arrived earlier
  public  what everybody may know of it, where `did` is more than that (null: only its number)
  seal    HMAC-SHA256 of the hidden form, where the reader of this file cannot work it out
hash = SHA-256(the hash before, the public form, the seal). The first "hash before" is SHA-256 of the header's lasting parts.
All forms are JSON with sorted keys, without spaces, in UTF-8. The public form is {"n"} alone, or {"n","by","did","at"} with
`draw`, `typed` and `credit`. The hidden form is [did, draw]; its key is HMAC-SHA256(secret, "event TABLE N"). Names are in no hash.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from ustolu.core import CHANCE, LETTERS, BadMessage, State, copy, play, sides
from ustolu.tables import face, facts, telling
from ustolu.tables.draft import Happened
from ustolu.tables.past import steps
from ustolu.tables.table import Table, begin

FORMAT = "ustolu 1"
LASTING = ("table", "game", "version", "options", "count", "commitment")
"""The parts of the header that are the same in every form of a record."""

Line = dict[str, Any]


def canonical(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def genesis(header: Line) -> bytes:
    """What the first event is chained to."""
    return hashlib.sha256(canonical({name: header.get(name) for name in LASTING})).digest()


def seal(secret: bytes, table: str, n: int, did: Any, draw: Any) -> bytes:
    """The hidden form of an event, locked with its own key."""
    key = hmac.digest(secret, f"event {table} {n}".encode(), "sha256")
    return hmac.digest(key, canonical([did, draw]), "sha256")


def public_form(line: Line) -> Line:
    """What everybody may know of the event on this line."""
    if "public" not in line:
        return {name: line[name] for name in ("n", "by", "did", "at", "draw", "typed", "credit") if name in line}
    if line["public"] is None:
        return {"n": line["n"]}
    credit = {"credit": line["credit"]} if "credit" in line else {}
    return {"n": line["n"], "by": line["by"], "did": line["public"], "at": line["at"], **credit}


def chain(previous: bytes, line: Line, locked: bytes) -> bytes:
    return hashlib.sha256(previous + canonical(public_form(line)) + locked).digest()


def _top(t: Table, form: str) -> Line:
    """The header's line. The secret is in it once there is nothing left to hide."""
    first = t.header
    seats = [{"seat": LETTERS[i], "kind": one.kind, "name": one.name, "level": one.level or None} for i, one in enumerate(t.seats)]
    return {
        "record": FORMAT, "form": form, "table": first.id, "game": first.game, "version": first.version, "options": first.options,
        "count": len(t.seats), "seats": seats, "at": first.at, "stage": t.stage,
        "commitment": first.commitment, "secret": t.secret.hex() if t.is_over else None,
    }  # fmt: skip


def _whole(t: Table, at: int, happened: Happened, draws: int) -> Line:
    """The event with all that is hidden in it."""
    fact = happened.fact
    told = telling.tell(t, at, happened, face.SPECTATOR)
    assert told is not None
    line = {"n": happened.n, "by": told.get("by"), "did": told.get("did"), "at": at}
    if isinstance(fact, facts.Moved | facts.Fell) and t.game:
        who = CHANCE if isinstance(fact, facts.Fell) else fact.seat
        line |= {"by": "chance" if who == CHANCE else LETTERS[who], "did": t.game.text(happened.before, who, fact.codes)}
        if isinstance(fact, facts.Fell) and fact.typed < 0:
            line["draw"] = _draw(happened.before, fact.codes, draws)
    if "typed" in told:
        line["typed"] = told["typed"]
    return line


def _draw(s: State, falls: tuple[int, ...], draws: int) -> list[Any]:
    """How each die fell of an event from `s`, whose first draw is number `draws`."""
    drawn, s = [], copy(s)
    for k, fall in enumerate(falls, draws):
        drawn.append([k, sides(s), fall])
        play(s, CHANCE, fall)
    return drawn if len(drawn) > 1 else drawn[0]


def _next(draws: int, fact: facts.AnyFact) -> int:
    """The number of the next draw after a fact before which it was `draws`."""
    if isinstance(fact, facts.Corrected) and fact.draws >= 0:
        return fact.draws
    return draws + len(fact.codes) if isinstance(fact, facts.Fell) and fact.typed < 0 else draws


def several(draw: list[Any]) -> list[Any]:
    """The draws of an event, each as [k, sides, way]."""
    return draw if draw and isinstance(draw[0], list) else [draw]


def _plain(did: Any) -> Any:
    """A table's own event without names and persons, which are no part of what is proved."""
    return {name: value for name, value in did.items() if name not in ("name", "person")} if isinstance(did, dict) else did


def _known(t: Table, at: int, happened: Happened, seats: Iterable[int], over: bool) -> tuple[Any, bool]:
    """What these seats know was done, and whether it is known at all."""
    public = telling.tell(t, at, happened, face.SPECTATOR, over) or {}
    for seat in seats:
        told = telling.tell(t, at, happened, seat, over) or {}
        if told.get("did") != public.get("did"):
            return told.get("did"), "did" in told
    return public.get("did"), "did" in public


def records(header: bytes, entries: Iterable[bytes], secret: bytes, form: str, person: str = "") -> Iterator[str]:
    """The lines of a record: `public`, `mine` (as the seats of `person` know it) or `full`.

    Raises BadMessage for a full record before the end, for `mine` without a seat, and for rules of another version.
    """
    data = list(entries)
    end = begin(header, secret)
    for step in steps(header, data, secret):
        end = step.after
    if end.game is None:
        raise BadMessage("unknown-version", f"the rules of {end.header.game} have another version than this table")
    if form == "full" and not end.is_over:
        raise BadMessage("not-now", "the full record is there when the game is over")
    if form not in ("public", "mine", "full") or (form == "mine" and not end.held(person)):
        raise BadMessage("bad-form", "a record is public, mine (with a seat of one's own) or full")
    return _lines(header, data, secret, form, end, end.held(person) if form == "mine" else ())


def _lines(header: bytes, data: list[bytes], secret: bytes, form: str, end: Table, seats: tuple[int, ...]) -> Iterator[str]:
    top = _top(end, form)
    yield _text(top)
    previous, draws = genesis(top), 0
    for step in steps(header, data, secret):
        for happened in step.happened:
            if not happened.n:
                continue
            line = _line(step.after, step.entry.at, happened, draws, form == "full", seats, end)
            if step.entry.credit is not None and isinstance(happened.fact, facts.Moved) and "by" in line:
                line["credit"] = step.entry.credit
            whole = _whole(step.after, step.entry.at, happened, draws)
            draws = _next(draws, happened.fact)
            locked = seal(secret, top["table"], happened.n, _plain(whole["did"]), whole.get("draw"))
            previous = chain(previous, line, locked)
            if not end.is_over or line.get("did") != _plain(whole["did"]):
                line["seal"] = locked.hex()
            line["hash"] = previous.hex()
            yield _text(line)


def _line(t: Table, at: int, happened: Happened, draws: int, full: bool, seats: tuple[int, ...], end: Table) -> Line:
    """The event as the reader of this form may know it."""
    whole = _whole(t, at, happened, draws)
    public, seen = _known(t, at, happened, (), over=False)
    did, known = (whole["did"], True) if full else _known(t, at, happened, seats, end.is_over)
    if not known:
        return {"n": happened.n}
    line = {"n": happened.n, "by": whole["by"], "did": _plain(did), "at": at}
    tells = bool(t.game and not t.game.public_falls)
    if "draw" in whole and did == whole["did"] and (end.is_over or not tells):
        line["draw"] = whole["draw"]
    if "typed" in whole:
        line["typed"] = whole["typed"]
    if not seen or public != did or (tells and "draw" in line):
        line["public"] = _plain(public) if seen else None
    return line


def _text(line: Line) -> str:
    return msgspec.json.encode(line).decode()
