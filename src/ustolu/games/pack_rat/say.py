"""What is said: throws, takes by cell, takes that came too late, and Stop. Numbers on dice are never said to anybody."""

from collections.abc import Sequence

from ustolu.core import CHANCE, LETTERS, Message, State, turn
from ustolu.games.pack_rat import rules
from ustolu.games.pyramid.cells import BASE, CELLS, LAYER
from ustolu.games.pyramid.notation import CELL_NAMES

Facts = dict[str, str | int]


def _to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """[§1] The pyramid stands, who begins; [§2] a throw, its number, takes; [§3] Stop and [§3.1] what came too late; [§4] the end."""
    code = codes[0]
    if who == CHANCE:
        return [_fallen(before, seat, code, len(codes))]
    if code == rules.THROW:
        return [_to("throws", who, seat, {})]
    if code == rules.STOP:
        next_one = ("ends", {}) if after.phase == rules.OVER else _to("throws-next", int(after.roller), seat, {})
        return [_to("stops", who, seat, {}), next_one]
    at: Facts = {"cell": CELL_NAMES[code], "count": int(after.won[who])}
    if before.phase == rules.LOOK:
        return [_to("takes", who, seat, at), *([("last-layer", {})] if _only_bottom(after) and not _only_bottom(before) else [])]
    return [_to("late", who, seat, at | {"given": int(before.won[who] - after.won[who])})]


def _fallen(before: State, seat: int, code: int, dice: int) -> Message:
    """[§1] Where a seat looks from; who begins; [§2] the number."""
    if before.phase == rules.PILE:
        return ("built-self", {"side": LETTERS[seat]}) if seat >= 0 else ("built", {"count": dice - 1})
    return _to("starts", code, seat, {}) if before.phase == rules.START else ("rolled", {"number": code + 1})


def _only_bottom(s: State) -> bool:
    return not any(s.dice.tolist()[:BASE])


def asked(s: State, seat: int) -> Message:
    """[§2] Look for the number, [§3] call Stop at some time, throw when one's turn comes; [§3.1] take nothing after Stop."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return ("asked-pile", "asked-start", "", "asked-roll")[int(s.phase)], {}
    own, roller = seat == s.roller, Facts(seat=int(s.roller))
    if s.phase == rules.READY:
        return ("asked-throw-first", {}) if own else ("asked-wait", roller)
    if s.phase == rules.STOPPED:
        return ("asked-throw", {}) if own else ("asked-hands-off", roller)
    number: Facts = {"number": int(s.number)}
    if seat < 0:
        return "asked-watch", number | roller
    return ("asked-roller", number) if own else ("asked-look", number | roller)


def awaited(s: State) -> list[int]:
    """[§3] Whoever throws, and whoever has thrown and has not stopped: the others may take dice and need not."""
    return [int(s.roller)]


def move(s: State, seat: int, code: int) -> Message:
    """A take by its cell and layer, Stop, or a throw."""
    if code < CELLS:
        return "move-take", {"cell": CELL_NAMES[code], "layer": int(LAYER[code])}
    return ("move-stop" if code == rules.STOP else "move-throw"), {}


def few(s: State, seat: int, codes: Sequence[int]) -> list[int]:
    """Stop and the throw: dice are to be found, not to be read from a list."""
    return [code for code in codes if code >= CELLS]


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§4] The dice won."""
    count = int(s.won[seat])
    return [(("item-won", {"count": count}), count)] if count else []
