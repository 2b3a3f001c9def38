"""What is said: the dice thrown, what is called and whether it was right, where a die is placed, who has how many left. [§7] Sums only with helps."""

from collections.abc import Sequence

from ustolu.core import CHANCE, LETTERS, Message, State, turn
from ustolu.games.pyramid.dice import FACES, POSITION
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.sums import calls, rules
from ustolu.games.sums.answers import stage
from ustolu.games.sums.facts import Facts, around, to
from ustolu.games.sums.notation import numbers
from ustolu.games.sums.verdict import told, verdicts


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """[§1] The layer lies, who begins; [§2] a throw; a call that is right, or [§3] wrong; [§5] who has got rid of everything."""
    if who == CHANCE:
        if before.phase == calls.PILE:
            return [("laid", {"count": len(codes)})]
        if before.phase == calls.START:
            return [to("starts", codes[0], seat, {})]
        total: list[Message] = [("adds-up", {"sum": sum(numbers(codes[0]))})] if before.helps else []
        return [to("throws", int(before.thrower), seat, _thrown(codes[0])), *total]
    if before.calm:
        judged = verdicts(before, after, who, codes, seat) if after.phase != calls.CALL else []
        return [told(before, who, codes, seat), *judged, *_ended(after, seat)]
    call, left = codes[0], int(after.supply[who])
    if left > before.supply[who]:
        facts: Facts = {"gets": left - int(before.supply[who]), "left": left}
        id = {calls.NONE: "none-wrong", calls.BLANK: "stop-blank"}.get(call, "stop-wrong")
        return [to(id, who, seat, facts | (around(before, call) if call < calls.BLANK else {})), *_ended(after, seat)]
    shows = dict(zip("xyz", POSITION[codes[-1]], strict=True))
    said = to("none-right" if call == calls.NONE else "stop-right", who, seat, {**around(before, codes[-2]), **shows, "left": left})
    return [said, *_ended(after, seat)]


def _thrown(way: int) -> Facts:
    return dict(zip("abc", numbers(way), strict=True))


def _ended(after: State, seat: int) -> list[Message]:
    """[§5] Everybody who has no die left wins."""
    if after.phase != calls.OVER:
        return []
    return [to("rid", other, seat, {}) for other, left in enumerate(after.supply.tolist()[: int(after.seats)]) if left == 0]


def asked(s: State, seat: int) -> Message:
    """[§2] Find a hollow of the sum thrown; after a right call, [§6] in the calm game after any, choose one, or how the die lies."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return ("asked-pile", "asked-start", "asked-throw")[int(s.phase)], {"seat": int(s.thrower)}
    calm, now = "-calm" if s.calm else "", stage(s, max(seat, 0))
    if s.phase == calls.CALL and (seat < 0 or now == calls.CALL):
        thrown: Facts = dict(zip("abc", s.thrown.tolist(), strict=True))
        return ("asked-call" if seat >= 0 else "asked-search") + calm, thrown
    if seat < 0 or not mask >> seat & 1:
        return ("asked-answered", {}) if s.calm else ("asked-wait", {"seat": int(s.caller) - 1})
    if now == calls.HOLLOW:
        return "asked-hollow" + calm, {}
    return "asked-place" + calm, {"cell": CELL_NAMES[int(s.spots[seat] if s.calm else s.at) - 1]}


def move(s: State, seat: int, code: int) -> Message:
    """A hollow with the three numbers around it; Nic; a stop without a hollow; nothing; or how the die is to lie."""
    now = stage(s, seat)
    if now == calls.PLACE:
        return "may-place", dict(zip("xyz", POSITION[code], strict=True))
    if now == calls.HOLLOW:
        return "may-choose", around(s, code)
    if code >= calls.BLANK:
        return {calls.NONE: "may-none", calls.BLANK: "may-stop-blank", calls.PASS: "may-pass"}[code], {}
    return "may-stop", around(s, code)


def begun(before: State, after: State, seat: int, codes: Sequence[int]) -> Message:
    """[§2] A call that was right and is not complete; [§6] an answer as far as it goes."""
    if codes[0] == calls.PASS:
        return "begun-pass", {}
    at = codes[1] if codes[0] == calls.NONE and len(codes) > 1 else codes[0]
    cell = "none" if at >= calls.BLANK else CELL_NAMES[at]
    if before.calm and len(codes) == 2 + (codes[0] == calls.NONE):
        return ("answer-none" if codes[0] == calls.NONE else "answer-stop"), {"cell": cell, **dict(zip("xyz", POSITION[codes[-1]], strict=True))}
    return ("begun-none" if codes[0] == calls.NONE else "begun-stop"), {"cell": cell}


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """Who begins, or what the three dice show; the bottom layer is never typed."""
    if s.phase == calls.START:
        return ("falls-start", {}), 1, [(LETTERS[other], ("falls-seat", {"seat": other})) for other in range(int(s.seats))]
    return ("falls-roll", {"seat": int(s.thrower)}), rules.THROWN, [(str(number), None) for number in range(1, FACES + 1)]


def fell(s: State, code: int) -> Message:
    """A fall alone."""
    return ("starts", {"seat": code}) if s.phase == calls.START else ("throws", {"seat": int(s.thrower), **_thrown(code)})


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§5] The dice left."""
    left = int(s.supply[seat])
    return [(("item-left", {"count": left}), left)]
