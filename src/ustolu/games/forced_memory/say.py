"""What is said: the throw with its sum, what a lift shows, once, and whether the cover is won."""

from collections.abc import Sequence

from ustolu.core import CHANCE, LETTERS, Message, State, turn
from ustolu.games.forced_memory import rules
from ustolu.games.forced_memory.notation import numbers
from ustolu.games.pyramid.cells import BASE, SIDES
from ustolu.games.pyramid.dice import FACE, FACES
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.view import SUPPORT_LISTS

Facts = dict[str, str | int]


def to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def _numbers(shown: Sequence[int]) -> Facts:
    return {**dict(zip("abc", shown, strict=True)), "sum": sum(shown)}


def under(s: State, cell: int) -> list[int]:
    """[§2] The three faces under a cover: those turned towards it by the dice towards A, B and C."""
    return [int(FACE[int(s.dice[SUPPORT_LISTS[cell][side] - BASE]), side]) for side in range(SIDES)]


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """[§1] All is laid, who begins; [§2] a throw, or what a lift shows and whether the red die is won; [§3] a new throw is wanted; [§4] the end."""
    if who == CHANCE:
        if before.phase == rules.PILE:
            return [("laid", {"count": len(codes), "covers": rules.COVERED})]
        return [to(*_fall(before, codes[0], seat))]
    if codes[0] == rules.THROW:
        return [to("again", who, seat, {})]
    said: Facts = {"cell": CELL_NAMES[codes[0]], **_numbers(under(before, codes[0])), "wanted": sum(before.thrown.tolist())}
    if after.won[who] == before.won[who]:
        return [to("miss", who, seat, said)]
    won: Facts = {"won": int(after.won[who]), "goal": int(rules.GOAL[int(after.seats)])}
    return [to("hit", who, seat, said | won), *_ended(after, seat)]


def _fall(before: State, code: int, seat: int) -> tuple[str, int, int, Facts]:
    if before.phase == rules.START:
        return "starts", code, seat, {}
    return "throws", int(before.seat), seat, _numbers(numbers(code))


def _ended(after: State, seat: int) -> list[Message]:
    """[§4] Who has most red dice wins; nobody had enough of them when the last one is gone."""
    if after.phase != rules.OVER:
        return []
    won = after.won.tolist()[: int(after.seats)]
    gone: list[Message] = [] if max(won) >= rules.GOAL[int(after.seats)] else [("all-gone", {})]
    return gone + [to("wins", other, seat, {"won": count}) for other, count in enumerate(won) if count == max(won)]


def asked(s: State, seat: int) -> Message:
    """[§2] Lift a cover; [§3] or throw again first."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return ("asked-pile", "asked-start", "asked-roll")[int(s.phase)], {"seat": int(s.seat)}
    thrown = _numbers(s.thrown.tolist())
    if seat < 0 or not mask >> seat & 1:
        return "asked-wait", {"seat": int(s.seat), **thrown}
    return ("asked-choose" if s.phase == rules.CHOOSE else "asked-lift"), thrown


def move(s: State, seat: int, code: int) -> Message:
    """A cover by its cell, or a new throw; what lies under it is known to nobody."""
    return ("move-throw", {}) if code == rules.THROW else ("move-lift", {"cell": CELL_NAMES[code]})


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """Who begins, or what the three dice show; the bottom layer is never typed."""
    if s.phase == rules.START:
        return ("falls-start", {}), 1, [(LETTERS[other], ("falls-seat", {"seat": other})) for other in range(int(s.seats))]
    return ("falls-roll", {"seat": int(s.seat)}), rules.THROWN, [(str(number), None) for number in range(1, FACES + 1)]


def fell(s: State, code: int) -> Message:
    """A fall alone."""
    return to(*_fall(s, code, -1))


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§4] The red dice won."""
    won = int(s.won[seat])
    return [(("item-won", {"count": won}), won)]
