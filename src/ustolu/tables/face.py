"""What one person sees of a table: each seat's view, its legal moves, what it is asked, and what it has chosen. Ready for JSON."""

from collections.abc import Sequence
from typing import Any

from ustolu.core import CHANCE, LETTERS, SEALED, Game, Message, State, copy, generator, imagine, play, reading
from ustolu.tables import falls, undo
from ustolu.tables.table import Table, deciding, events

SPECTATOR = -1
WORLDS = 4
"""So many positions are imagined for a seat to see whether it could be another one."""


def letter(seat: int) -> str:
    """`A` for seat 0; `-` for a spectator."""
    return "-" if seat == SPECTATOR else LETTERS[seat]


def viewers(table: Table, person: str) -> tuple[int, ...]:
    """As which seats a person looks on; as a spectator who has none. On a seat that is not theirs now they still see as it does."""
    return table.held(person) or (SPECTATOR,)


def may_undo(t: Table, seat: int) -> bool:
    """Whether an `undo` of this seat would be carried out. What is hidden in a sealed choice makes no difference."""
    if t.stage != "playing" or not t.settings.undo or t.seats[seat].kind != "person" or t.seats[seat].left:
        return False
    if t.mask & SEALED:
        return bool(t.ready >> seat & 1)
    if not t.undoable or t.undoable.seat != seat:
        return False
    found: bool | None = t.shown.get("undo")
    if found is None:
        found = t.shown["undo"] = undo.why_not(t, seat) is None
    return found


def position(t: Table, seat: int) -> State:
    """The position that a seat looks at: its own one while it has begun a move or sealed choice, otherwise the one of all.

    What was begun in a race is seen by all.
    """
    whose = seat if seat >= 0 and t.unfinished(seat) else t.first
    return reading(deciding(t, whose)) if whose >= 0 else t.state


def view(t: Table, seat: int) -> dict[str, Any] | None:
    """What a seat (-1: a spectator) may see of the game now; None before it begins, or when its rules are not known."""
    if t.game is None or t.state is None:
        return None
    shown: dict[str, Any] = t.game.view.show(position(t, seat), seat)
    return shown


def legal(t: Table, seat: int) -> list[dict[str, Any]]:
    """The seat's legal moves that are listed, each with what is said of it; none when it is not on turn."""
    if seat < 0 or t.game is None or t.stage != "playing" or t.mask & CHANCE or not t.mask >> seat & 1:
        return []
    s = position(t, seat)
    codes, text = _listed(t.game, s, seat), t.game.notation.step if t.game.compound else t.game.notation.text
    return [{"move": text(s, seat, code), "say": say} for code, say in zip(codes, _said(t.game, s, seat, codes), strict=True)]


def _listed(game: Game, s: State, seat: int) -> Sequence[int]:
    """All legal moves; of very many those that the game finds worth listing. Every other one can still be written or made on the board."""
    codes = game.codes(s, seat)
    few = getattr(game.say, "few", None)
    found: Sequence[int] = few(s, seat, codes) if few else codes
    return found


def _said(game: Game, s: State, seat: int, codes: Sequence[int]) -> list[Message]:
    """What is said of each move; a game may have a quicker way for many."""
    if many := getattr(game.say, "moves", None):
        said: list[Message] = many(s, seat, codes)
        return said
    return [game.say.move(s, seat, code) for code in codes]


def asked(t: Table, seat: int) -> Message:
    """What a seat (-1: a spectator) has to do now, or what the table waits for."""
    if t.game is None:
        return "table-asked-version", {}
    if t.stage == "closed":
        return "table-asked-closed", {}
    if t.stage == "gathering":
        return "table-asked-gathering", {"open": sum(one.kind == "open" for one in t.seats)}
    if t.ending:
        return "table-asked-ending", {}
    if t.mask & CHANCE and seat >= 0:
        return falls.asked(t.game, t.state)[0]
    if seat >= 0 and t.ready >> seat & 1:
        return "table-asked-chosen", {}
    if seat >= 0 and t.choices[seat]:
        message: Message = t.game.say.asked(reading(deciding(t, seat)), seat)
        return message
    found: Message | None = t.shown.get(("asked", seat))
    if found is None:
        found = t.shown["asked", seat] = t.game.say.asked(position(t, seat), seat)
    return found


def choice(t: Table, seat: int) -> tuple[str, list[Message]]:
    """The seat's own sealed choice or unfinished move, as text and, where the game has words for it, as said; both empty when it has none."""
    if t.game is None or not t.choices[seat]:
        return "", []
    texts: list[str] = []
    said: list[Message] = []
    begun = getattr(t.game.say, "begun", None)
    chosen = events(t.game, t.state, seat, t.choices[seat])
    if begun is None and len(chosen) == 1:
        return t.game.text(t.state, seat, chosen[0]), []
    s = copy(t.state)
    for event in chosen:
        texts.append(t.game.text(s, seat, event))
        before = copy(s) if begun else s
        for code in event:
            play(s, seat, code)
        if begun:
            said.append(begun(before, s, seat, event))
    return " / ".join(texts), said


def hides(t: Table) -> bool:
    """Whether seats see something that others may not: where falls are hidden, and where a seat could imagine another position.

    What is hidden from all alike, as in Paměťovka, makes no difference between them.
    """
    if t.game is None or t.stage not in ("gathering", "playing") or getattr(t.game.view, "SAME_FOR_ALL", False):
        return False
    if t.state is None or not t.game.public_falls:
        return not t.game.public_falls
    found: bool | None = t.shown.get("hides")
    if found is None:
        rng, truth = generator(1), t.state.tobytes()
        found = t.shown["hides"] = any(_imagined(t.state, seat, rng) != truth for seat in range(len(t.seats)) for _ in range(WORLDS))
    return found


def _imagined(s: State, seat: int, rng: Any) -> bytes:
    world = copy(s)
    imagine(world, seat, rng)
    found: bytes = world.tobytes()
    return found


def you(t: Table, person: str) -> dict[str, Any]:
    """What concerns this person alone; `begun` names the seats whose choice or move is not complete, `said` are words for `choices`.

    `claimed`, if any, is the seat of these that has begun a move in a race, and has to complete it.
    For several people at one device `hides` says whether it must be covered when it changes hands.
    """
    held = t.held(person)
    chosen = {LETTERS[i]: choice(t, i) for i in held if t.choices[i]}
    choices = {letter: text for letter, (text, _) in chosen.items()}
    told = {"person": person, "seats": [LETTERS[i] for i in held], "choices": choices, "host": bool(person) and person == t.host}
    if len(held) > 1:
        told["hides"] = hides(t)
    if said := {letter: messages for letter, (_, messages) in chosen.items() if messages}:
        told["said"] = said
    if begun := [LETTERS[i] for i in held if t.unfinished(i)]:
        told["begun"] = begun
    if t.first in held:
        told["claimed"] = LETTERS[t.first]
    return told
