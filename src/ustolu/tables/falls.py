"""What falls by hand: real dice, and cards from a real pile, where a seat types them; and what can be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ustolu.core import CHANCE, Game, Message, State, sides

if TYPE_CHECKING:
    from ustolu.tables.table import Table

MOST_FACES = 40
"""So many ways of one fall are listed; of more, a game says itself what one can tap."""

Faces = list[tuple[str, Message | None]]
"""What can show up, as it is typed and in words; without words the typed text is shown."""


def has_cards(game: Game) -> bool:
    """Whether something falls in this game that is no die, such as a card."""
    return hasattr(game.notation, "is_roll")


def possible(game: Game) -> list[str]:
    """Which of the settings of real things make sense in a game: none where falls are hidden, cards only where something falls that is no die."""
    return ["real_dice", *(["real_cards"] if has_cards(game) else [])] if game.public_falls else []


def by_hand(t: Table) -> bool:
    """Whether a seat types the fall now due."""
    if t.game is None or not (t.settings.real_dice or t.settings.real_cards):
        return False
    return typed_by_hand(t.game, t.state, t.settings.real_dice, bool(t.settings.real_cards))


def typed_by_hand(game: Game, s: State, real_dice: bool, real_cards: bool) -> bool:
    """Whether a seat types the fall due in `s`: of dice, unless the game says that it is not, but never what is too much to type."""
    if (is_drawn := getattr(game.notation, "is_drawn", None)) and is_drawn(s):
        return False
    is_roll = getattr(game.notation, "is_roll", None)
    return real_dice if is_roll is None or is_roll(s) else real_cards


def asked(game: Game, s: State) -> tuple[Message, int, Faces]:
    """Of the fall due in this position: what has to be done, how many faces show up, and which ones there are.

    No faces: there are too many ways to list, they can only be written.
    """
    if falls := getattr(game.say, "falls", None):
        found: tuple[Message, int, Faces] = falls(s)
        return found
    ways = sides(s)
    texts = dict.fromkeys(game.text(s, CHANCE, way) for way in range(ways)) if ways <= MOST_FACES else ()
    return ("table-asked-fall", {}), 1, [(text, None) for text in texts]


def typed(t: Table) -> list[dict[str, Any]]:
    """All that can be typed now: the fall due (`corrects` 0), then what may be corrected, the last first, with what it `was`."""
    if t.game is None or t.stage != "playing":
        return []
    due = [_form(t.game, t.state, 0)] if t.mask & CHANCE else []
    return due + [_form(t.game, one.state, one.n) | {"was": t.game.text(one.state, CHANCE, one.code)} for one in reversed(t.typed)]


def _form(game: Game, s: State, corrects: int) -> dict[str, Any]:
    message, count, faces = asked(game, s)
    return {"corrects": corrects, "asked": message, "count": count, "faces": [{"face": face, "say": say} for face, say in faces]}
