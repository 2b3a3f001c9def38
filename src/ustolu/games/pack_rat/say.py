"""What is said: throws, takes by cell, takes that came too late, and Stop. Numbers on dice are never said to anybody; [§6] their count with helps."""

from collections.abc import Sequence

from ustolu.core import CHANCE, LETTERS, Message, State, turn
from ustolu.games.pack_rat import rules
from ustolu.games.pack_rat.view import matching
from ustolu.games.pyramid.cells import BASE, CELLS, LAYER
from ustolu.games.pyramid.dice import FACE
from ustolu.games.pyramid.notation import CELL_NAMES

Facts = dict[str, str | int]


def _to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """What happened; [§6] with helps how many dice match now, where that is new."""
    said = _happened(before, after, who, codes, seat)
    if after.helps and seat >= 0 and after.phase == rules.LOOK and not (after.calm and before.phase == rules.LOOK):
        count = matching(after, seat)
        if before.phase != rules.LOOK or count != matching(before, seat):
            said.append(("matching", {"count": count}))
    return said


def _happened(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """[§1] The pyramid stands, who begins; [§2] a throw, its number, takes; [§3] Stop and [§3.1] what came too late; [§4] the end."""
    code = codes[0]
    if who == CHANCE:
        return [_fallen(before, seat, code, len(codes))]
    if code == rules.THROW:
        return [_to("throws", who, seat, {})]
    if before.calm and before.phase == rules.LOOK:
        return _answered(before, after, who, code, seat)
    if code == rules.STOP:
        return [_to("stops", who, seat, {}), *_goes_on(after, seat)]
    at: Facts = {"cell": CELL_NAMES[code], "count": int(after.won[who])}
    if before.phase == rules.LOOK:
        return [_to("takes", who, seat, at), *([("last-layer", {})] if _only_bottom(after) and not _only_bottom(before) else [])]
    return [_to("late", who, seat, at | {"given": int(before.won[who] - after.won[who])})]


def _answered(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """[§5] What a seat has named, once all are done; what came of it, and who throws next."""
    some = any(seats >> who & 1 for seats in before.named.tolist())
    if code < CELLS:
        at: Facts = {"cell": CELL_NAMES[code]}
        return [("names-more", at) if some else _to("names", who, seat, at)]
    said = [_to("stops", who, seat, {}) if code == rules.STOP else ("named-all", {}) if some else _to("names-none", who, seat, {})]
    if after.phase == rules.LOOK:
        return said
    dice, number = before.dice.tolist(), int(before.number)
    for i in range(int(before.seats)):
        other = (int(before.roller) + i) % int(before.seats)
        named = [cell for cell, seats in enumerate(before.named.tolist()) if seats >> other & 1]
        right = sum(int(FACE[dice[cell], other]) == number for cell in named)
        if named:
            said.append(_to("judged", other, seat, {"right": right, "wrong": len(named) - right, "count": int(after.won[other])}))
    if _only_bottom(after) and not _only_bottom(before):
        said.append(("last-layer", {}))
    return [*said, *_goes_on(after, seat)]


def _goes_on(after: State, seat: int) -> list[Message]:
    """[§3] After Stop: who throws next, which that seat is asked anyway; or [§4] that it was the last one."""
    if after.phase == rules.OVER:
        return [("ends", {})]
    return [] if after.roller == seat else [("throws-next", {"seat": int(after.roller)})]


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
        return ("asked-throw-calm" if s.calm else "asked-throw-first", {}) if own else ("asked-wait-calm" if s.calm else "asked-wait", roller)
    if s.phase == rules.STOPPED:
        return ("asked-throw", {}) if own else ("asked-hands-off", roller)
    number: Facts = {"number": int(s.number)}
    if s.calm:
        return ("asked-done", {}) if seat >= 0 and not mask >> seat & 1 else (_asked_calm(s, seat, own), number)
    if seat < 0:
        return "asked-watch", number | roller
    return ("asked-roller", number) if own else ("asked-look", number | roller)


def _asked_calm(s: State, seat: int, own: bool) -> str:
    """[§5] All choose as long as they like; who has begun is asked in fewer words."""
    if seat < 0:
        return "asked-watch-calm"
    begun = any(seats >> seat & 1 for seats in s.named.tolist())
    return ("asked-roller-" if own else "asked-look-") + ("more" if begun else "calm")


def awaited(s: State) -> list[int]:
    """[§3] Whoever throws, and whoever has thrown and has not stopped: the others may take dice and need not. [§5] In the calm game all."""
    if s.calm and s.phase == rules.LOOK:
        return [seat for seat in range(int(s.seats)) if not int(s.done) >> seat & 1]
    return [int(s.roller)]


def move(s: State, seat: int, code: int) -> Message:
    """A take by its cell and layer, [§5] or a die that is named; Stop, done, or a throw."""
    if code < CELLS:
        return "move-name" if s.calm else "move-take", {"cell": CELL_NAMES[code], "layer": int(LAYER[code])}
    return {rules.STOP: "move-stop", rules.THROW: "move-throw", rules.DONE: "move-done"}[code], {}


def begun(before: State, after: State, seat: int, codes: Sequence[int]) -> Message:
    """[§5] A die that a seat has named in secret, by its cell."""
    return ("begun-name", {"cell": CELL_NAMES[codes[0]]}) if codes[0] < CELLS else move(before, seat, codes[0])


def few(s: State, seat: int, codes: Sequence[int]) -> list[int]:
    """Stop and the throw: dice are to be found, not to be read from a list."""
    return [code for code in codes if code >= CELLS]


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§4] The dice won."""
    count = int(s.won[seat])
    return [(("item-won", {"count": count}), count)] if count else []
