"""What is said: the dice thrown, what is called and whether it was right, where a die is placed, who has how many left. No sum is ever said."""

from collections.abc import Sequence

from ustolu.core import CHANCE, LETTERS, Message, State, turn
from ustolu.games.pyramid.cells import LAYER, SIDES
from ustolu.games.pyramid.dice import FACE, FACES, POSITION
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.view import SUPPORT_LISTS
from ustolu.games.sums import rules
from ustolu.games.sums.notation import numbers

Facts = dict[str, str | int]


def to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def around(s: State, cell: int) -> Facts:
    """[pyramid §4] A hollow and the three numbers that anybody sees in it: those turned into it by the dice towards A, B and C."""
    seen = [int(FACE[int(s.dice[SUPPORT_LISTS[cell][side]]), side]) for side in range(SIDES)]
    return {"cell": CELL_NAMES[cell], "layer": int(LAYER[cell]), **dict(zip("abc", seen, strict=True))}


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """[§1] The layer lies, who begins; [§2] a throw; a call that is right, or [§3] wrong; [§5] who has got rid of everything."""
    if who == CHANCE:
        if before.phase == rules.PILE:
            return [("laid", {"count": len(codes)})]
        return [to("starts", codes[0], seat, {})] if before.phase == rules.START else [to("throws", int(before.thrower), seat, _thrown(codes[0]))]
    call, left = codes[0], int(after.supply[who])
    if left > before.supply[who]:
        facts: Facts = {"gets": left - int(before.supply[who]), "left": left}
        id = {rules.NONE: "none-wrong", rules.BLANK: "stop-blank"}.get(call, "stop-wrong")
        return [to(id, who, seat, facts | (around(before, call) if call < rules.BLANK else {})), *_ended(after, seat)]
    shows = dict(zip("xyz", POSITION[codes[-1]], strict=True))
    said = to("none-right" if call == rules.NONE else "stop-right", who, seat, {**around(before, codes[-2]), **shows, "left": left})
    return [said, *_ended(after, seat)]


def _thrown(way: int) -> Facts:
    return dict(zip("abc", numbers(way), strict=True))


def _ended(after: State, seat: int) -> list[Message]:
    """[§5] Everybody who has no die left wins."""
    if after.phase != rules.OVER:
        return []
    return [to("rid", other, seat, {}) for other, left in enumerate(after.supply.tolist()[: int(after.seats)]) if left == 0]


def asked(s: State, seat: int) -> Message:
    """[§2] Find a hollow of the sum thrown; after a right call choose one, or how the die lies."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return ("asked-pile", "asked-start", "asked-throw")[int(s.phase)], {"seat": int(s.thrower)}
    if s.phase == rules.CALL:
        thrown: Facts = dict(zip("abc", s.thrown.tolist(), strict=True))
        return ("asked-call", thrown) if seat >= 0 else ("asked-search", thrown)
    if seat < 0 or not mask >> seat & 1:
        return "asked-wait", {"seat": int(s.caller) - 1}
    return ("asked-hollow", {}) if s.phase == rules.HOLLOW else ("asked-place", {"cell": CELL_NAMES[int(s.at) - 1]})


def move(s: State, seat: int, code: int) -> Message:
    """A hollow with the three numbers around it; Nic; a stop without a hollow; or how the die is to lie."""
    if s.phase == rules.PLACE:
        return "may-place", dict(zip("xyz", POSITION[code], strict=True))
    if s.phase == rules.HOLLOW:
        return "may-choose", around(s, code)
    if code in (rules.BLANK, rules.NONE):
        return ("may-none", {}) if code == rules.NONE else ("may-stop-blank", {})
    return "may-stop", around(s, code)


def begun(before: State, after: State, seat: int, codes: Sequence[int]) -> Message:
    """[§2] A call that was right and is not complete."""
    cell = CELL_NAMES[int(after.at) - 1] if after.at else "none"
    return ("begun-none" if codes[0] == rules.NONE else "begun-stop"), {"cell": cell}


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """Who begins, or what the three dice show; the bottom layer is never typed."""
    if s.phase == rules.START:
        return ("falls-start", {}), 1, [(LETTERS[other], ("falls-seat", {"seat": other})) for other in range(int(s.seats))]
    return ("falls-roll", {"seat": int(s.thrower)}), rules.THROWN, [(str(number), None) for number in range(1, FACES + 1)]


def fell(s: State, code: int) -> Message:
    """A fall alone."""
    return ("starts", {"seat": code}) if s.phase == rules.START else ("throws", {"seat": int(s.thrower), **_thrown(code)})


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§5] The dice left."""
    left = int(s.supply[seat])
    return [(("item-left", {"count": left}), left)]
