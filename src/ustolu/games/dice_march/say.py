"""What is said: who tips or turns which die, what it shows then, how each fight ends, what a move would bring."""

from ustolu.core import CHANCE, LETTERS, Message, State, copy, play, turn
from ustolu.games.dice_march import rules
from ustolu.games.dice_march.ground import AWAY, GROUND, MEETING, NEXT, TIPS, TOWARD
from ustolu.games.dice_march.notation import cell_name
from ustolu.games.dice_march.rules import WAYS
from ustolu.games.dice_march.view import owner
from ustolu.games.pyramid.cells import BASE, COVERS, OUTSIDE, SIDES
from ustolu.games.pyramid.dice import FACE, TIPPED, TURNED
from ustolu.games.pyramid.notation import CELL_NAMES

Facts = dict[str, str | int]
DIRECTIONS = ("forward-left", "forward-right", "left", "right")
"""What the ways to tip are called, as the seat itself sees them."""


def _to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def moved(s: State, seat: int, code: int) -> Facts:
    """Which die moves how, and the faces that it shows then to A, B and C."""
    cell, way = divmod(code, WAYS)
    die, to = int(s.dice[cell]), cell
    facts: Facts = {"from": cell_name(cell)}
    if way < TIPS:
        die, to = int(TIPPED[s.half, die, AWAY[seat, way], TOWARD[seat, way]]), int(NEXT[cell, seat, way])
        facts |= {"way": DIRECTIONS[way]}
    else:
        die = int(TURNED[die, way - TIPS])
    return facts | {"to": cell_name(to), **dict(zip("abc", (int(face) for face in FACE[die]), strict=True))}


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """[§2] Who starts; which die was tipped or turned; [§3] every fight; [§4] [§5] how the game ended."""
    if who == CHANCE:
        return [_to("starts", code, seat, {})]
    way = code % WAYS
    said = [_to("tips" if way < TIPS else "turns", who, seat, moved(before, who, code))]
    if way < TIPS and after.ending != rules.ARRIVED:
        said += fights(before, who, code, seat)
    return [*said, *_ended(after, who, seat)]


def _ended(after: State, who: int, seat: int) -> list[Message]:
    if after.ending == rules.ARRIVED:
        return [_to("arrives", who, seat, {})]
    if after.ending == rules.EMPTY:
        return [("base-empty", {})]
    return [("tired", {"moves": rules.PATIENCE})] if after.ending == rules.TIRED else []


def fights(before: State, who: int, code: int, seat: int) -> list[Message]:
    """[§3] [§3.1] How each fight of the tipped die ends, as the dice stand when it has tipped."""
    s, said = copy(before), list[Message]()
    cell, way = divmod(code, WAYS)
    to = int(NEXT[cell, who, way])
    s.dice[to] = TIPPED[s.half, s.dice[cell], AWAY[who, way], TOWARD[who, way]]
    s.dice[cell] = 0
    for axis in range(SIDES):
        winner = int(rules.judge(s, to, axis))  # type: ignore[no-untyped-call]  # a rule
        if winner == OUTSIDE:
            continue
        facts: Facts = {"saddle": CELL_NAMES[int(COVERS[BASE + to, axis])]}
        dice = [int(at) for at in MEETING[to, axis]]
        if winner == SIDES:
            said.append(("fight-tie", facts))
            continue
        taker = owner(s, dice[winner])
        beaten = [cell_name(at) for at in dice if owner(s, at) != taker]
        facts |= {"number": int(FACE[s.dice[dice[winner]], winner]), "count": len(beaten), "dice": ", ".join(beaten) or "none"}
        said.append(_to("fight-won", taker, seat, facts) if beaten else ("fight-own", facts))
    return said


def asked(s: State, seat: int) -> Message:
    """[§2] Whose turn it is; [§5] how many quiet moves are left when they grow few."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return "asked-start", {}
    left = rules.PATIENCE - int(s.quiet) if s.limit and s.quiet >= rules.PATIENCE // 2 else 0
    facts: Facts = {"left": left, "dice": sum(owner(s, cell) == int(s.seat) for cell in range(GROUND))}
    return ("asked-move", facts) if seat >= 0 and mask >> seat & 1 else ("asked-wait", {"seat": int(s.seat), **facts})


def move(s: State, seat: int, code: int) -> Message:
    """A tip with the faces it would show and the dice it would take and lose; or a die turned."""
    facts = moved(s, seat, code)
    if code % WAYS >= TIPS:
        return "move-turn", facts
    trial = copy(s)
    play(trial, seat, code)
    if trial.ending == rules.ARRIVED:
        return "move-arrive", facts
    mine = [sum(owner(state, cell) == seat for cell in range(GROUND)) for state in (s, trial)]
    return "move-tip", facts | {"taken": int(trial.captured[seat]) - int(s.captured[seat]), "gone": mine[0] - mine[1]}


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """[§2] Who begins is to be drawn."""
    return ("falls-start", {}), 1, [(LETTERS[other], ("falls-seat", {"seat": other})) for other in range(int(s.seats))]


def fell(s: State, code: int) -> Message:
    """[§2] Who begins."""
    return "starts", {"seat": code}


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§4] Captured dice, and own dice lost in ties."""
    taken, lost = int(s.captured[seat]), int(s.lost[seat])
    found = (("item-captured", taken, taken), ("item-lost", lost, -lost))
    return [((id, {"count": count}), points) for id, count, points in found if points]
