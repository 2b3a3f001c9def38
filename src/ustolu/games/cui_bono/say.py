"""What is said: which die is pulled and what slides, where it is put back, what is kept and what that costs."""

from collections.abc import Sequence

from ustolu.core import CHANCE, LETTERS, Message, State, copy, play, score, turn
from ustolu.games.cui_bono import rules
from ustolu.games.cui_bono.refusals import why
from ustolu.games.cui_bono.view import colour
from ustolu.games.pyramid.cells import BASE, LAYER
from ustolu.games.pyramid.dice import COLOURS
from ustolu.games.pyramid.notation import CELL_NAMES
from ustolu.games.pyramid.say import COLOUR_NAMES

Facts = dict[str, str | int]


def _to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def event(before: State, after: State, who: int, codes: Sequence[int], seat: int) -> list[Message]:
    """[§1] The pyramid stands; who begins; [§2] [§3] a die is pulled, [§4] put back or [§5] kept."""
    if who == CHANCE:
        return [("built", {"count": len(codes)})] if before.phase == rules.PILE else [_to("starts", codes[0], seat, {})]
    code = codes[0]
    if before.phase == rules.PULL:
        return [_to("pulls", who, seat, _pulled(before, after, code))]
    named: Facts = {"colour": COLOUR_NAMES[colour(int(before.hand))]}
    if code != rules.KEEP:
        return [_to("puts", who, seat, named | {"cell": CELL_NAMES[code]}), *_ended(after)]
    worth = score(after, who) - score(before, who)
    kept: Facts = {"worth": worth, "points": score(after, who), "count": _count(after, who), "last": int(rules.LAST[int(after.seats)])}
    return [_to("keeps", who, seat, named | kept), *_ended(after)]


def _pulled(before: State, after: State, cell: int) -> Facts:
    """The die, and how many dice slid down behind it to open which cell."""
    opened, named = int(after.opened) - 1, COLOUR_NAMES[colour(int(before.dice[cell]))]
    return {"colour": named, "cell": CELL_NAMES[cell], "slid": int(LAYER[cell] - LAYER[opened]), "opened": CELL_NAMES[opened]}


def _count(s: State, seat: int) -> int:
    return int(sum(s.kept.tolist()[seat]))


def _ended(after: State) -> list[Message]:
    """[§6] The game ends because nobody keeps a die any more."""
    tired = after.phase == rules.OVER and after.quiet >= rules.PATIENCE
    return [("tired", {"turns": rules.PATIENCE})] if tired else []


def fit(s: State, seat: int) -> int:
    """[§4] How many hollows fit the die in the hand."""
    return sum(why(s, seat, cell) is None for cell in range(BASE) if s.dice[cell] == 0)


def asked(s: State, seat: int) -> Message:
    """[§2] Pull a die, or put the pulled one back or keep it."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return ("asked-pile", "asked-start")[int(s.phase)], {}
    held: Facts = {"colour": COLOUR_NAMES[colour(int(s.hand))] if s.hand else "none"}
    if seat < 0 or not mask >> seat & 1:
        return "asked-wait", {"seat": int(s.seat), **held}
    if s.phase == rules.PULL:
        return "asked-pull", {"count": _count(s, seat), "last": int(rules.LAST[int(s.seats)])}
    return "asked-put", held | {"fit": fit(s, seat), "worth": int(rules.MINUS[COLOURS.index(colour(int(s.hand)))])}


def move(s: State, seat: int, code: int) -> Message:
    """A die with what slides behind it and how many hollows would fit it; a fit hollow with its layer; keeping with its minus points."""
    if code == rules.KEEP:
        return "move-keep", {"worth": int(rules.MINUS[COLOURS.index(colour(int(s.hand)))])}
    if s.phase == rules.PUT:
        return "move-put", {"cell": CELL_NAMES[code], "layer": int(LAYER[code])}
    after = copy(s)
    play(after, seat, code)
    return "move-pull", _pulled(s, after, code) | {"fit": fit(after, seat)}


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """Who begins is to be drawn; a pile is never typed."""
    return ("falls-start", {}), 1, [(LETTERS[other], ("falls-seat", {"seat": other})) for other in range(int(s.seats))]


def fell(s: State, code: int) -> Message:
    """Who begins."""
    return "starts", {"seat": code}


def items(s: State, seat: int) -> list[tuple[Message, int]]:
    """[§5] The kept dice, colour by colour."""
    found: list[tuple[Message, int]] = []
    for letter, count in zip(COLOURS, s.kept.tolist()[seat], strict=True):
        points = int(rules.MINUS[COLOURS.index(letter)]) * count
        if count:
            found.append((("item-kept", {"colour": COLOUR_NAMES[letter], "count": count}), points))
    return found
