"""What each command does. A deed gets the conversation, the words after the command, and what was said before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ustolu.core import LETTERS
from ustolu.core.words import LANGUAGES
from ustolu.terminal import boards, fallen, guide
from ustolu.terminal.lines import clean, folded
from ustolu.terminal.link import Message
from ustolu.terminal.saves import shown
from ustolu.terminal.talk import Talk
from ustolu.terminal.tongue import Tongue
from ustolu.terminal.voice import Screen

if TYPE_CHECKING:
    from ustolu.terminal.conversation import Conversation

LAST = 4
"""So many of the last sentences `last` repeats."""

Deed = Callable[["Conversation", str, list[str]], None]


def refusal(talk: Talk, answer: Message) -> list[str]:
    """Why something was refused, with the paragraph, and what to do."""
    why, paragraph = talk.say((answer["key"], answer.get("args", {}))), str(answer.get("paragraph") or "")
    number = paragraph.lstrip("§").strip()
    if talk.known.due:
        what = talk.tongue("refused-do-fall")
    else:
        what = talk.tongue("refused-do", number=number) if number else talk.tongue("refused-do-plain")
    return [talk.tongue("refused", why=why, paragraph=paragraph) if paragraph else why, what]


def heard(talk: Talk, message: Message) -> list[str]:
    """A message of the server that is no news of the game, in words."""
    match message["type"]:
        case "chat":
            return [talk.tongue("chat", name=clean(str(message.get("name") or message.get("from"))), text=clean(str(message["text"])))]
        case "stopping":
            return [talk.tongue("stopping")]
        case "lost":
            return [talk.tongue("connection-lost")]
        case "back":
            return [talk.tongue("connection-back")]
        case "refused":
            return refusal(talk, message)
    return []


def send(at: Conversation, command: dict[str, Any]) -> bool:
    """Send a command; say why where it was refused."""
    answer = at.link.send(command)
    if answer.get("type") == "refused":
        at.wrong(answer)
    elif answer.get("type") == "later":
        at.speak([at.tongue("later")])
    return answer.get("type") == "ok"


def move(at: Conversation, text: str) -> None:
    """A move of the seat that looks, or what fell by hand."""
    known, tongue = at.known, at.tongue
    if known.due and at.wanted():
        fall(at, known.due, text)
    elif at.eyes not in known.mine:
        at.speak([tongue("unknown", typed=clean(text)[:20]), tongue("refused-do-plain")], "wrong")
    else:
        at.chose |= send(at, {"type": "move", "seat": at.eyes, "turn": turn(at), "move": text})


def fall(at: Conversation, form: fallen.Form, text: str) -> bool:
    """What fell by hand, or really fell."""
    wanted = fallen.read(form, text, at.talk.say) or text
    turn = int(at.known.table.get("turn", 0))
    return send(at, {"type": "fall", "seat": at.eyes, "turn": turn, "fall": wanted, "corrects": form["corrects"]})


def turn(at: Conversation) -> int:
    """The number of the event that opened the decision of the seat that looks."""
    seat = next((seat for seat in at.known.seats if seat["seat"] == at.eyes), {})
    return int(seat.get("turn") or at.known.table.get("turn") or 0)


def _help(at: Conversation, rest: str, before: list[str]) -> None:
    wish = at.tongue.vocabulary.read(rest) if rest else None
    if wish is None:
        at.speak(at.talk.help(at.link.at_a_server))
    else:
        at.speak([at.tongue(f"help-{wish.what}", **at.talk.examples()), at.tongue("words", words=at.tongue.vocabulary.words(wish.what))])


def _try(at: Conversation, rest: str, before: list[str]) -> None:
    wanted = "".join(rest.split()).casefold()
    found = [move for move in at.known.legal.get(at.eyes, []) if "".join(str(move["move"]).split()).casefold() == wanted]
    if found:
        at.speak([at.talk.move(found[0])])
    else:
        at.speak([at.tongue("not-legal", move=clean(rest)[:20] or "?"), at.tongue("refused-do-plain")], "wrong")


def _board_of(at: Conversation, letter: str) -> list[dict[str, Any]]:
    """The boards of a seat; where none belongs to a seat, all."""
    found = at.known.boards(at.eyes)
    return [board for board in found if board.get("seat") is not None and LETTERS[int(board["seat"])] == letter.upper()] or (
        [] if any(board.get("seat") is not None for board in found) else found
    )


def _grid(at: Conversation, rest: str, before: list[str]) -> None:
    found = at.known.boards(at.eyes)
    shared = not any(board.get("seat") is not None for board in found)
    if (shared or not rest) and (shown := at.talk.shown()):
        at.speak(shown)
    elif not found:
        at.speak([at.tongue("no-boards")])
    elif found := _board_of(at, rest or at.eyes):
        at.speak([line for board in found for line in boards.rows(at.talk, board)])
    else:
        at.speak([at.tongue("no-seat", seat=clean(rest or at.eyes)[:10])], "wrong")


def _grids(at: Conversation, rest: str, before: list[str]) -> None:
    found = at.known.boards(at.eyes)
    at.speak([line for board in found for line in boards.rows(at.talk, board)] or [at.tongue("no-boards")])


def _cell(at: Conversation, rest: str, before: list[str]) -> None:
    name, _, letter = rest.partition(" ")
    found = [boards.cell(at.talk, board, name) for board in _board_of(at, letter.strip() or at.eyes)]
    said = [line for line in found if line]
    if said:
        at.speak(said)
    elif there := boards.beyond(at.talk, name):
        at.speak([there])
    else:
        at.speak([at.tongue("no-cell", at=clean(rest)[:20] or "?")], "wrong")


def _find(at: Conversation, rest: str, before: list[str]) -> None:
    if at.talk.seeks:
        at.speak([at.tongue("find-yourself")], "wrong")
        return
    shows, _, letter = rest.partition(" ")
    found = _board_of(at, letter.strip() or at.eyes)
    at.speak([boards.find(at.talk, board, clean(shows)[:20]) for board in found] or [at.tongue("no-boards")])


def _ask(at: Conversation, rest: str, before: list[str]) -> None:
    """What can be asked, by number; or the answer to what has these words in its name."""
    found = [(at.talk.say(one["name"]), one) for one in at.known.questions(at.eyes)]
    named = [one for n, (name, one) in enumerate(found, 1) if rest == str(n) or folded(rest) in folded(name)] if rest else []
    if not found:
        at.speak([at.tongue("no-questions")])
    elif not rest:
        at.speak([at.tongue("question", number=n, name=name) for n, (name, _) in enumerate(found, 1)])
    elif named:
        at.speak([at.talk.say(line) for one in named for line in (one["name"], *one["said"])])
    else:
        at.speak([at.tongue("no-question", text=clean(rest)[:20])], "wrong")


def _last(at: Conversation, rest: str, before: list[str]) -> None:
    at.speak(at.talk.events(at.known.events.get(at.eyes, []))[-LAST:] or [at.tongue("log-empty")])


def _log(at: Conversation, rest: str, before: list[str]) -> None:
    lines = at.talk.events(at.known.events.get(at.eyes, []))
    at.speak(lines[-int(rest) :] if rest.isdecimal() and int(rest) else lines or [at.tongue("log-empty")])


def _rules(at: Conversation, rest: str, before: list[str]) -> None:
    game = at.tongue.game
    paragraphs = guide.read(game, at.tongue.lang) if game else []
    chosen = guide.choose(paragraphs, rest) if rest else paragraphs
    if not paragraphs:
        at.speak([at.tongue("no-guide")], "wrong")
    elif not chosen:
        at.speak([at.tongue("no-paragraph", paragraph=clean(rest)[:20])], "wrong")
    elif isinstance(at.voice, Screen):
        guide.draw(chosen, at.voice.console)
    else:
        at.speak([line for paragraph in chosen for line in guide.plain(paragraph)])


def _undo(at: Conversation, rest: str, before: list[str]) -> None:
    may = [seat for seat in at.known.table.get("undo", []) if seat in at.known.mine]
    seat = at.eyes if at.eyes in (*may, *at.known.begun) or not may else may[0]
    if send(at, {"type": "undo", "seat": seat}):
        at.speak([at.tongue("undone")])
        at.chose = True


def _anew(at: Conversation, rest: str, before: list[str]) -> None:
    """All that was begun of a move is taken back."""
    if at.eyes not in at.known.begun:
        at.speak([at.tongue("nothing-begun")], "wrong")
    elif send(at, {"type": "undo", "seat": at.eyes, "all": True}):
        at.speak([at.tongue("undone")])


def _hand(at: Conversation, rest: str, before: list[str]) -> None:
    """In a race another seat at this terminal takes it: the one that is named by letter or name, else the next that may act."""
    known, wanted = at.known, folded(rest)
    may = known.may_move()
    others = sorted((seat for seat in may if seat != at.eyes), key=lambda seat: (seat < at.eyes, seat))
    named = [seat["seat"] for seat in known.seats if wanted in (folded(seat["seat"]), folded(at.talk.name(seat["seat"])))] if rest else others
    if not known.table.get("race") or not others:
        at.speak([at.tongue("hand-nobody")], "wrong")
    elif not named:
        at.speak([at.tongue("no-seat", seat=clean(rest)[:10])], "wrong")
    elif named[0] not in known.mine:
        at.speak([at.tongue("hand-elsewhere", name=at.talk.name(named[0]))], "wrong")
    elif named[0] not in may:
        at.speak([at.tongue("hand-idle", name=at.talk.name(named[0]))], "wrong")
    else:
        at.give(named[0])


def _fix(at: Conversation, rest: str, before: list[str]) -> None:
    forms = [form for form in at.known.falls if form["corrects"]]
    if not forms or at.eyes not in at.known.mine:
        at.speak([at.tongue("no-fix")], "wrong")
    elif rest:
        known = at.known.n
        done = fall(at, *fallen.corrected(forms, rest, at.talk.say))
        at.hear()
        if done and at.known.n == known:
            at.speak([at.tongue("fix-same")])
    else:
        at.speak([at.tongue("fix-what", was=form["was"], fall=fallen.listed(forms, form, at.talk.say)) for form in forms])


def _save(at: Conversation, rest: str, before: list[str]) -> None:
    try:
        at.speak([at.tongue("saved", file=shown(at.link.save(rest)))])
    except OSError as error:
        at.speak([at.tongue("not-saved", why=error.strerror or str(error))], "wrong")


def _brief(brief: bool) -> Deed:
    def deed(at: Conversation, rest: str, before: list[str]) -> None:
        at.tongue.brief = brief
        at.speak([at.tongue("short" if brief else "long")])

    return deed


def _language(at: Conversation, rest: str, before: list[str]) -> None:
    names = {"cs": "cs", "en": "en", "cesky": "cs", "czech": "cs", "english": "en", "anglicky": "en", "cestina": "cs", "anglictina": "en"}
    others = [lang for lang in LANGUAGES if lang != at.tongue.lang]
    lang = names.get(folded(rest)) if rest else others[0]
    if lang is None:
        at.speak([at.tongue("no-language")], "wrong")
    else:
        brief = at.tongue.brief
        at.talk.tongue = Tongue(lang, at.tongue.game)
        at.tongue.brief = brief
        at.speak([at.tongue("language")])


def _quit(at: Conversation, rest: str, before: list[str]) -> None:
    if at.known.stage in ("over", "closed"):
        at.done = True
        return
    answer = None
    while answer is None:
        answer = at.ears.listen(f"{at.tongue('quit-sure')}: ")
    if at.tongue.vocabulary.means(answer, "yes"):
        at.done = True
    else:
        at.speak([at.tongue("quit-no")])


def _lines(what: Callable[[Talk], list[str]]) -> Deed:
    return lambda at, rest, before: at.speak(what(at.talk))


def _sit(at: Conversation, rest: str) -> dict[str, Any]:
    """`sit`, `sit B`, `sit B Jana` or `sit Jana`."""
    first, _, name = rest.partition(" ")
    command: dict[str, Any] = {"type": "sit"}
    if len(first) == 1:
        command["seat"] = first.upper()
    else:
        name = rest
    return command | ({"name": clean(name)} if clean(name) else {})


def _server(make: Callable[[Conversation, str], dict[str, Any] | None]) -> Deed:
    """A command that only a table on a server knows; None is a wish that says too little."""

    def deed(at: Conversation, rest: str, before: list[str]) -> None:
        if not at.link.at_a_server:
            at.speak([at.tongue("not-here")], "wrong")
        elif (command := make(at, rest)) is None:
            at.speak([at.tongue("not-now")], "wrong")
        else:
            send(at, command)

    return deed


def _rematch(at: Conversation, rest: str, before: list[str]) -> None:
    """Ask for another game, and go to its table; where somebody has asked already, just go there."""
    if not at.link.at_a_server:
        at.speak([at.tongue("not-here")], "wrong")
        return
    if not at.known.table.get("rematch") and send(at, {"type": "rematch"}):
        at.hear()
    if next_table := at.known.table.get("rematch"):
        at.next_table, at.done = str(next_table), True


def _seat_and_level(kind: str) -> Callable[[Conversation, str], dict[str, Any] | None]:
    def make(at: Conversation, rest: str) -> dict[str, Any] | None:
        seat, _, level = rest.partition(" ")
        level = level.strip().removeprefix("bot:") or "2"
        if len(seat) != 1 or not (level in ("random", "greedy") or level in "0123"):
            return None
        return {"type": kind, "seat": seat.upper(), "level": level if level.isalpha() else int(level)}

    return make


def _own_seat(kind: str) -> Callable[[Conversation, str], dict[str, Any] | None]:
    return lambda at, rest: {"type": kind, "seat": at.eyes} if at.eyes in at.known.mine else None


DEEDS: dict[str, Deed] = {
    "help": _help, "try": _try, "grid": _grid, "grids": _grids, "cell": _cell, "find": _find, "ask": _ask, "last": _last, "log": _log,
    "rules": _rules, "undo": _undo, "anew": _anew, "hand": _hand, "fix": _fix, "save": _save, "short": _brief(True), "long": _brief(False),
    "language": _language, "quit": _quit,
    "legal": lambda at, rest, before: at.speak(at.talk.legal(rest)), "scores": _lines(Talk.scores),
    "turn": _lines(Talk.turn), "seats": _lines(Talk.seats),
    "repeat": lambda at, rest, before: at.speak(before or at.talk.events(at.known.events.get(at.eyes, []))[-1:]),
    "sit": _server(_sit),
    "leave": _server(_own_seat("leave")), "back": _server(_own_seat("back")), "start": _server(lambda at, rest: {"type": "start"}),
    "rematch": _rematch, "bot": _server(_seat_and_level("bot")), "replace": _server(_seat_and_level("replace")),
    "say": _server(lambda at, rest: {"type": "chat", "text": rest} if rest else None),
}  # fmt: skip
