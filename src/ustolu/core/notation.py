"""One line of a record: who, and what was done. Seats are letters; a fall stands alone."""

from ustolu.core.verbs import CHANCE

LETTERS = "ABCDEFGH"
"""What the seats are called in texts."""


def line(who: int, text: str) -> str:
    """`A b3` for a seat's move, `roll 5` for a fall."""
    return text if who == CHANCE else f"{LETTERS[who]} {text}"


def split(line: str) -> tuple[int, str]:
    """Who did it (a seat, or CHANCE) and the text; spaces and the letter's case are forgiven."""
    first, _, rest = line.strip().partition(" ")
    if len(first) == 1 and first.upper() in LETTERS and rest.strip():
        return LETTERS.index(first.upper()), rest.strip()
    return CHANCE, " ".join(line.split())
