"""Whole positions as text, a line for each thing: how games read the position that their files and tests begin with.

    seats 2 deck 90 starter B      the first line has what a game begins with
    turn A lay                     a line of the table begins with its word,
    A hand 12 60                   a line of a seat with the seat's letter
"""

from collections.abc import Callable, Mapping

from ustolu.core.notation import LETTERS
from ustolu.core.record import State

OfTable = Callable[[State, list[str]], None]
OfSeat = Callable[[State, int, list[str]], None]


def read_position(
    text: str,
    begun: Callable[[str], State],
    of_table: Mapping[str, OfTable],
    of_seats: Mapping[str, OfSeat],
    completed: Callable[[State], None],
) -> State:
    """The position that `begun` makes of the first line, with all other lines read by their words, and `completed` at the end; spaces are forgiven.

    Raises ValueError for what is no position, whatever the readers raise for it.
    """
    try:
        first, *others = [line.split() for line in text.splitlines() if line.strip()]
        s = begun(" ".join(first))
        for words in others:
            if words[0] in of_table:
                of_table[words[0]](s, words[1:])
            else:
                of_seats[words[1]](s, LETTERS[: int(s.seats)].index(words[0]), words[2:])
        completed(s)
    except (LookupError, ValueError, OverflowError) as error:
        raise ValueError(f"this is no position: {error}") from error
    return s
