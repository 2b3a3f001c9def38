"""What is told to a seat of each thing that happened: who, what, when, and how it is said. What it may not know is a bare number."""

from collections.abc import Callable
from typing import Any

from ustolu.core import CHANCE, LETTERS, Game, Message, State, copy, play
from ustolu.tables import facts
from ustolu.tables.draft import Happened
from ustolu.tables.table import Table

Told = dict[str, Any]

Telling = tuple[str, dict[str, Any], list[Message]]
"""Who did it, what was done, and how it is said."""


def _seat(fact: Any, what: str) -> Telling:
    return LETTERS[fact.seat], {"what": what, "seat": LETTERS[fact.seat]}, [(f"table-{what}", {"seat": fact.seat})]


def _sat(f: facts.Sat) -> Telling:
    letter = LETTERS[f.seat]
    return letter, {"what": "sat", "seat": letter, "name": f.name}, [("table-sat", {"letter": letter, "who": f.name})]


def _person(table: Table, fact: Any, what: str) -> Telling:
    """What a person does or suffers whose seat a bot may keep: they are called by their own name, whoever plays there."""
    letter = LETTERS[fact.seat]
    return letter, {"what": what, "seat": letter}, [(f"table-{what}", {"letter": letter, "who": table.seats[fact.seat].name})]


def _bot(table: Table, f: facts.Botted) -> Telling:
    did = {"what": "bot", "seat": LETTERS[f.seat], "level": f.level, "why": f.why}
    return "table", did, [(f"table-bot-{f.why}", {"letter": LETTERS[f.seat], "who": table.seats[f.seat].name, "level": f.level})]


def _chose(f: facts.Chose) -> Telling:
    return _seat(f, "chose" if f.ready else "undo")


def _found(f: facts.Found) -> Telling:
    return "table", {"what": "how", "seat": LETTERS[f.seat], "how": f.how}, [(f"table-how-{f.how}", {"seat": f.seat})]


def _started(table: Table, f: facts.Started) -> Telling:
    did = {"what": "start", "salts": f.salts, "real_dice": f.real} | ({"real_cards": True} if table.settings.real_cards else {})
    return "table", did, [("table-start", {})]


def _adjusted(f: facts.Adjusted) -> Telling:
    """Each setting that is new, and to what."""
    return "table", {"what": "settings", "changed": f.values}, [(f"table-set-{name}", {"value": int(value)}) for name, value in f.values.items()]


def _vote(table: Table, f: facts.Voted) -> Telling:
    did = {"what": "vote", "seat": LETTERS[f.seat], "level": f.level}
    return "table", did, [("table-vote", {"letter": LETTERS[f.seat], "who": table.seats[f.seat].name})]


def _renamed(f: facts.Renamed) -> Telling:
    letter = LETTERS[f.seat]
    return letter, {"what": "renamed", "seat": letter, "name": f.name}, [("table-renamed", {"letter": letter, "who": f.name})]


def _plain(what: str, **args: str | int) -> Telling:
    return "table", {"what": what, **args}, [(f"table-{what}", {})]


TELLINGS: dict[type[Any], Callable[[Any], Telling]] = {
    facts.Chose: _chose,
    facts.Undone: lambda f: _seat(f, "undo"),
    facts.Found: _found,
    facts.Late: lambda f: _seat(f, "late"),
    facts.Resumed: lambda f: _plain("resumed"),
    facts.Sat: _sat,
    facts.Opened: lambda f: ("table", {"what": "open", "seat": LETTERS[f.seat]}, [("table-open", {"letter": LETTERS[f.seat]})]),
    facts.Renamed: _renamed,
    facts.Hosted: lambda f: _plain("host", person=f.person),
    facts.SetUp: lambda f: _plain("settings"),
    facts.Adjusted: _adjusted,
    facts.Removed: lambda f: _plain("removed", person=f.person),
    facts.Rematched: lambda f: _plain("rematch", table=f.table),
    facts.Closed: lambda f: ("table", {"what": "closed", "why": f.why}, [(f"table-closed-{f.why}", {})]),
}
OF_THE_TABLE: dict[type[Any], Callable[[Table, Any], Telling]] = {
    facts.Botted: _bot,
    facts.Left: lambda table, f: _person(table, f, "left"),
    facts.CameBack: lambda table, f: _person(table, f, "back"),
    facts.Voted: _vote,
    facts.Started: _started,
}
"""Tellings that need the table: how a person is called there, how it is run."""


def tell(table: Table, at: int, happened: Happened, seat: int, over: bool = True) -> Told | None:
    """The event as this seat (-1: a spectator) gets it; None for what has no number.

    `over` False and an event that was only shown for a moment: its bare number, as it stands in the history.
    """
    fact = happened.fact
    if not happened.n:
        return None
    if type(fact) is facts.Moved:
        return _played(table, at, happened, fact.seat, fact.codes, seat, over)
    if type(fact) is facts.Fell:
        told = _played(table, at, happened, CHANCE, fact.codes, seat, over)
        if fact.typed >= 0:
            told["typed"] = LETTERS[fact.typed]
        return told
    if type(fact) is facts.Corrected:
        return _corrected(table, at, happened, fact, seat)
    if type(fact) is facts.Claimed:
        return _claimed(table, at, happened, fact)
    if type(fact) is facts.Over:
        return _over(table, at, happened)
    of_table = OF_THE_TABLE.get(type(fact))
    by, did, say = of_table(table, fact) if of_table else TELLINGS[type(fact)](fact)
    return {"n": happened.n, "by": by, "did": did, "at": at, "say": say}


def _played(table: Table, at: int, happened: Happened, who: int, codes: tuple[int, ...], seat: int, over: bool) -> Told:
    game, before = table.game, happened.before
    if game is None:
        return {"n": happened.n}
    fleeting = is_fleeting(game, before, who, codes)
    if fleeting and not over:
        return {"n": happened.n}
    told = game.tell(before, who, codes, seat)
    if not told:
        return {"n": happened.n}
    say = game.heard(before, happened.after, who, codes, seat)
    event = {"n": happened.n, "by": "chance" if who == CHANCE else LETTERS[who], "did": told, "at": at, "say": say}
    return event | {"fleeting": True} if fleeting and not table.is_over else event


def is_fleeting(game: Game, before: State, who: int, codes: tuple[int, ...]) -> bool:
    """Whether what this event shows is shown only for a moment, as long as the game goes on."""
    fleeting = getattr(game.notation, "fleeting", None)
    return fleeting is not None and bool(fleeting(before, who, game.spoken(codes)))


def _corrected(table: Table, at: int, happened: Happened, f: facts.Corrected, seat: int) -> Told:
    """What was typed and what really fell; falls are public at such a table."""
    game, before = table.game, happened.before
    if game is None:
        return {"n": happened.n}
    did: dict[str, Any] = {"what": "corrected", "fall": game.text(before, CHANCE, f.code)}
    say: list[Message] = [("table-corrected", {"seat": f.seat})]
    if f.was >= 0:
        did |= {"event": f.n, "was": game.text(before, CHANCE, f.was)}
        say += [_fell(game, before, f.was, seat), ("table-corrected-to", {})]
    say += game.heard(before, happened.after, CHANCE, (f.code,), seat)
    say += [("table-corrected-void", {})] if f.void else []
    if f.draws >= 0:
        did |= {"draws": f.draws}
        say += [("table-corrected-kept", {})]
    return {"n": happened.n, "by": LETTERS[f.seat], "did": did, "at": at, "say": say}


def _fell(game: Game, before: State, code: int, seat: int) -> Message:
    """A fall alone, without what followed from it, where the game can say so."""
    if fell := getattr(game.say, "fell", None):
        message: Message = fell(before, code)
        return message
    after = copy(before)
    play(after, CHANCE, code)
    return game.heard(before, after, CHANCE, (code,), seat)[0]


def _claimed(table: Table, at: int, happened: Happened, f: facts.Claimed) -> Told:
    """Who was first, and with what, where the game has words for a move that is not complete."""
    say: list[Message] = [("table-claimed", {"seat": f.seat})]
    if table.game and (begun := getattr(table.game.say, "begun", None)):
        after = copy(happened.before)
        for code in f.codes:
            play(after, f.seat, code)
        say.append(begun(happened.before, after, f.seat, f.codes))
    return {"n": happened.n, "by": LETTERS[f.seat], "did": {"what": "claimed", "seat": LETTERS[f.seat]}, "at": at, "say": say}


def _over(table: Table, at: int, happened: Happened) -> Told:
    """The end, with everybody's score and place, the best first."""
    scores = table.game.scores(happened.after) if table.game else []
    places = table.game.places(happened.after) if table.game else []
    ranked = sorted(range(len(places)), key=lambda seat: places[seat])
    say: list[Message] = [("table-over", {})]
    say += [("table-over-seat", {"seat": seat, "place": places[seat], "score": scores[seat]}) for seat in ranked]
    return {"n": happened.n, "by": "table", "did": {"what": "over", "scores": scores, "places": places}, "at": at, "say": say}
