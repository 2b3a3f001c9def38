"""A command being carried out: facts happen one after the other, each at once visible to the next decision."""

from copy import copy
from typing import Any

from msgspec import Struct

from ustolu.core import CHANCE, Game, Message, State, play, sides
from ustolu.core import copy as copy_state
from ustolu.core.dice import Dice
from ustolu.tables import facts
from ustolu.tables.evolve import change
from ustolu.tables.facts import AnyFact, Entry
from ustolu.tables.falls import by_hand
from ustolu.tables.table import Table

REFS_KEPT = 48
"""How many commands of a table are remembered so as not to be done twice."""


class Refused(Exception):
    """Why a command is not carried out: a code for machines, and a text with arguments and a paragraph for people."""

    def __init__(self, reason: str, text: str, args: dict[str, str | int] | None = None, paragraph: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.message: Message = (text, args or {})
        self.paragraph = paragraph


class Happened(Struct, frozen=True):
    """One fact in its place: its number (0 = none) and the states before and after it; of a correction, before what it corrects."""

    n: int
    fact: AnyFact
    before: State
    after: State


class Step(Struct, frozen=True):
    """One entry of the log, applied: from which table to which, and all that happened on the way."""

    before: Table
    after: Table
    entry: Entry
    happened: tuple[Happened, ...]
    told: dict[Any, bytes]
    """What was already worked out for some receiver; a cache."""


class Draft:
    """A table on its way to the next one."""

    def __init__(self, table: Table, by: str, ref: str, now: int, credit: int | None = None) -> None:
        self.before = table
        self.table = copy(table)
        self.by = by
        self.ref = ref
        self.at = max(now, table.at)
        self.credit = credit
        self.happened: list[Happened] = []

    def do(self, fact: AnyFact) -> None:
        """Let a fact happen."""
        t = self.table
        state = t.state
        if type(fact) is facts.Corrected and (wrong := t.mistyped(fact.n)):
            state = wrong.state
        n = 0
        if fact.numbered:
            t.n += 1
            n = t.n
        change(t, fact, self.at)
        self.happened.append(Happened(n, fact, state, t.state))

    def settle(self) -> None:
        """Let all fall that is due and that nobody types, and end the game when it is over; what ended it can be corrected first if it was typed."""
        t = self.table
        while t.mask == CHANCE and not by_hand(t) and t.dice:
            self.do(facts.Fell(facts.packed(self._drawn(t.game, t.dice))))
        if not t.mask and t.stage == "playing" and not t.ending:
            self.do(facts.Over())

    def _drawn(self, game: Game | None, dice: Dice) -> tuple[int, ...]:
        """How the dice fall of the event now due, one after another."""
        t = self.table
        falls = [dice.fall(t.draws, sides(t.state))]
        if game and game.compound:
            s = copy_state(t.state)
            play(s, CHANCE, falls[0])
            while game.unfinished(s):
                falls.append(dice.fall(t.draws + len(falls), sides(s)))
                play(s, CHANCE, falls[-1])
        return tuple(falls)

    def finish(self) -> Step:
        """The step from the former table to the new one."""
        t = self.table
        entry = Entry(self.at, self.by, self.ref, tuple(happened.fact for happened in self.happened), self.credit)
        close(t, entry)
        return Step(self.before, t, entry, tuple(self.happened), {})


def key(by: str, ref: str) -> str:
    """Under what name a command is remembered."""
    return f"{by} {ref}"


def close(t: Table, entry: Entry) -> None:
    """What every entry does besides its facts: it is counted, timed and remembered by its ref."""
    t.entries += 1
    t.at = entry.at
    if entry.ref:
        done = t.done.copy()
        done[key(entry.by, entry.ref)] = t.n
        if len(done) > REFS_KEPT:
            del done[next(iter(done))]
        t.done = done


def apply(table: Table, entry: Entry) -> Step:
    """The step that a stored entry is."""
    draft = Draft(table, entry.by, entry.ref, entry.at)
    for fact in entry.facts:
        draft.do(fact)
    close(draft.table, entry)
    return Step(table, draft.table, entry, tuple(draft.happened), {})
