"""Sentences about the table, each a line for ear and finger. Nothing here knows any game."""

from collections.abc import Iterable
from typing import Any

from ustolu.core import LETTERS
from ustolu.terminal.commands import AT_A_SERVER, HERE
from ustolu.terminal.fallen import example
from ustolu.terminal.known import Event, Known
from ustolu.terminal.lines import clean, folded
from ustolu.terminal.tongue import Tongue

MANY = 40
"""A list of legal moves is cut after so many."""


class Talk:
    """Says what is known, to the seat `eyes` (a letter, or `-` for a spectator)."""

    def __init__(self, tongue: Tongue, known: Known) -> None:
        self.tongue, self.known = tongue, known
        self.eyes = "-"

    @property
    def names(self) -> list[str]:
        """How the seats are called here: somebody alone at this terminal who gave no name is `you`."""
        names = self.known.names
        if len(self.known.mine) == 1 and names[LETTERS.index(self.known.mine[0])] == self.known.mine[0]:
            names[LETTERS.index(self.known.mine[0])] = self.tongue("you")
        return names

    def name(self, seat: str) -> str:
        return self.names[LETTERS.index(seat)]

    def say(self, message: Any, told: bool = False) -> str:
        return self.tongue.say(message, self.known.names, told)

    def opening(self) -> list[str]:
        """The game, its options, who sits where."""
        table = self.known.table
        lines = [self.tongue("title", title=self.tongue.title, seats=len(self.known.seats))]
        lines += [self.tongue.option(id, value) for id, value in table.get("options", {}).items()]
        return [*lines, *self.seats()]

    def situation(self) -> list[str]:
        """What one can do who has just come: sit down, or begin."""
        if self.known.stage in ("over", "closed"):
            return []
        lines = [] if self.known.mine else [self.tongue("spectator")]
        return lines + ([self.tongue("gathering")] if self.known.stage == "gathering" and self.known.host else [])

    def seats(self) -> list[str]:
        return [self._seat(seat) for seat in self.known.seats]

    def _seat(self, seat: dict[str, Any]) -> str:
        letter, name = seat["seat"], str(seat.get("name") or "")
        if letter in self.known.mine:
            named = name and name != letter
            return self.tongue("seat-yours", seat=letter, name=name) if named else self.tongue("seat-me", seat=letter)
        if seat["kind"] == "open":
            return self.tongue("seat-open", seat=letter)
        if seat["kind"] == "bot":
            named = name or self.tongue.text(f"seat-bot-{seat.get('level')}")
            if how := seat.get("how"):
                return self.tongue("seat-bot-how", seat=letter, name=named, how=self.tongue.text(f"seat-how-{how}"))
            return self.tongue("seat-bot", seat=letter, name=named)
        return self.tongue("seat-person" if seat.get("here", True) else "seat-gone", seat=letter, name=name or letter)

    def events(self, events: Iterable[Event]) -> list[str]:
        """What was said about the events, one sentence each."""
        return [self.say(message) for event in events if not self._needless(event) for message in event.get("say", [])]

    def _needless(self, event: Event) -> bool:
        """Whether it only says that a bot or a seat at this very terminal chose, or that who listens thought again: they know.

        Who wants short wording is not told how a bot finds its moves either.
        """
        did = event.get("did")
        if not isinstance(did, dict):
            return False
        if did.get("what") == "how":
            return self.tongue.brief
        known = {*self.known.mine, *(seat["seat"] for seat in self.known.seats if seat["kind"] == "bot")}
        return (did.get("what") == "chose" and did.get("seat") in known) or (did.get("what") == "undo" and did.get("seat") == self.eyes)

    def asked(self, told: bool = False) -> str:
        """What the seat has to do now, in one sentence; shorter where half of it was just told."""
        message = self.known.asked.get(self.eyes) or self.known.asked.get("-")
        return self.say(message, told) if message else ""

    def shown(self) -> list[str]:
        """What lies before the seat, where the game has sentences for it."""
        return [self.say(message) for message in self.known.view(self.eyes).get("said", [])]

    def turn(self) -> list[str]:
        """Whose turn it is, and what is asked."""
        known = self.known
        if known.stage == "gathering":
            return [self.tongue("not-begun")]
        if known.stage in ("over", "closed"):
            return [self.tongue("over")]
        lines = [self.asked()] if self.asked() else []
        if self.eyes in known.to_move() and self.eyes in known.awaited():
            name = self.name(self.eyes)
            lines.insert(0, self.tongue("on-turn", name=name) if len(known.mine) > 1 else f"{self.tongue.text('table-your-turn')}.")
        lines = [*self.chosen(), *lines]
        others = known.awaited() if self.eyes not in known.to_move() else []
        return lines + ([self.tongue("waiting", names=", ".join(map(self.name, others)))] if others else [])

    def chosen(self) -> list[str]:
        """What the seat has chosen in secret, or begun: in the game's words where it has them."""
        known = self.known
        if self.eyes not in known.choices:
            return []
        move = ", ".join(map(self.say, known.said.get(self.eyes, []))) or known.choices[self.eyes]
        if self.eyes == known.claimed:
            return [self.tongue("claimed", move=move)]
        return [self.tongue("begun" if self.eyes in known.begun else "chosen", move=move)]

    def scores(self) -> list[str]:
        """Each seat's score and what it is made of: the seat that listens first, at the end the winner."""
        seats = sorted(self.known.seats, key=lambda seat: seat.get("place") or (seat["seat"] != self.eyes))
        return [
            line for seat in seats for line in (self.tongue("score", name=self.name(seat["seat"]), score=seat.get("score") or 0), *self._items(seat))
        ]

    def _items(self, seat: dict[str, Any]) -> list[str]:
        return [self.tongue("score-item", what=self.say(message), points=points) for message, points in seat.get("items", [])]

    def legal(self, start: str = "") -> list[str]:
        """The seat's legal moves that begin with `start` and what each brings, of very many only the first ones; or what can fall."""
        if self.known.due:
            faces = [(str(one["face"]), one["say"]) for one in self.known.due["faces"]]
            listed = [self.tongue("legal-line", move=face, say=self.say(say)) if say else face for face, say in faces]
            return [self.tongue("falls", count=self.known.due["count"]), *listed]
        moves = [move for move in self.known.legal.get(self.eyes, []) if folded(str(move["move"])).startswith(folded(start))]
        if not moves:
            return [self.tongue("legal-none-so", start=clean(start)[:20]) if start and self.known.legal.get(self.eyes) else self.tongue("legal-none")]
        lines = [self.tongue("legal", count=len(moves)), *(self.move(move) for move in moves[:MANY])]
        return lines + ([self.tongue("legal-more", count=len(moves) - MANY)] if len(moves) > MANY else [])

    def move(self, move: dict[str, Any]) -> str:
        """One legal move in words; its notation comes first."""
        words, text = self.say(move["say"]) if move.get("say") else "", str(move["move"])
        if not words or folded(words).startswith(folded(text)):
            return words or text
        return self.tongue("legal-line", move=text, say=words)

    def help(self, at_a_server: bool) -> list[str]:
        """A line for each command that can be used here."""
        example, by_hand = self.examples(), self.known.by_hand
        lines = [self.tongue("help-move", **example)] + ([self.tongue("help-fall", **example)] if by_hand else [])
        compound = self.tongue.game is not None and self.tongue.game.compound
        useless = [] if by_hand else ["fix"]
        useless += [] if compound else ["anew"]
        useless += [] if self.known.table.get("race") and len(self.known.mine) > 1 else ["hand"]
        useless += [] if self._boards() else ["cell", "find", "grid", "grids"]
        useless += ["find"] if self.seeks else []
        useless += [] if self.known.questions(self.eyes) else ["ask"]
        here = [what for what in HERE if what not in useless]
        lines += [self.tongue(f"help-{what}", **example) for what in (*here, *(AT_A_SERVER if at_a_server else ()))]
        return [*lines, self.tongue("help-both")]

    @property
    def seeks(self) -> bool:
        """Whether to look for something is the game, so that nobody is told where it lies."""
        return self.tongue.game is not None and self.tongue.game.race

    def examples(self) -> dict[str, str | int]:
        """Words for the examples in the help, taken from this very position."""
        moves = [str(move["move"]) for moves in self.known.legal.values() for move in moves]
        board = next(iter(self._boards()), None)
        named = [name for name in board.get("names", ()) if name] if board else []
        at = named[-1] if named else f"{board['columns'][-1]}{board['rows'][0]}" if board else "b3"
        shows = next((text for board in self._boards() for text in board["shows"] if text), "5")
        word = self.tongue.text("term-word-try").split(",")[0]
        fall = example(self.known.falls[0]) if self.known.falls else "4"
        return {"move": moves[0] if moves else at, "at": at, "shows": shows, "fall": fall, "word": word}

    def _boards(self) -> list[dict[str, Any]]:
        return self.known.boards(self.eyes)
