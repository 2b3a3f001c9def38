"""Why a move is refused: the text and the paragraph."""

from ustolu.core import CHANCE, State, turn

Reason = tuple[str, dict[str, str | int], str]


def why(s: State, seat: int, move: int) -> Reason | None:
    """None exactly for a legal move."""
    mask = turn(s)
    if mask == 0:
        return "game-is-over", {}, "§3"
    if mask == CHANCE:
        return "roll-comes-first", {}, "§2"
    if not 0 <= seat < s.seats or not mask >> seat & 1:
        return "others-turn", {"seat": int(s.seat)}, "§2"
    if not 0 <= move < s.boxes:
        return "no-such-box", {"boxes": int(s.boxes)}, "§1"
    if s.box[seat, move]:
        return "box-full", {"box": move + 1, "number": int(s.box[seat, move])}, "§2"
    return None
