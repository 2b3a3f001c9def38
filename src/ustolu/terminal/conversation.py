"""The conversation at the table: what happened is told, what is asked is asked, what is typed is done."""

from itertools import groupby

from ustolu.terminal import deeds, fallen
from ustolu.terminal.ears import Ears, OpenEars
from ustolu.terminal.known import SPECTATOR, Event, Known
from ustolu.terminal.lines import CELLS, printable
from ustolu.terminal.link import Link, LinkLost, Message
from ustolu.terminal.scene import scene
from ustolu.terminal.talk import Talk
from ustolu.terminal.tongue import Tongue
from ustolu.terminal.voice import Screen, Tone, Voice

ROOM = 34
"""A prompt may be this long: then a move still fits behind it on a line of 40 cells."""


RECENT = 4
"""Who comes to a game that goes on is told so many of its last events."""


class Conversation:
    """One terminal at one table, for all the seats that take turns at it. `eyes` is the seat that looks now."""

    def __init__(self, link: Link, ears: Ears, voice: Voice, tongue: Tongue) -> None:
        self.link, self.ears, self.voice = link, ears, voice
        self.known: Known = Known()
        self.talk: Talk = Talk(tongue, self.known)
        self.done = False
        self.next_table = ""
        """Where everybody goes on after a rematch; empty when nobody goes anywhere."""
        self.last: list[str] = []
        """What was said since the last typed line, for those who want it again."""
        self.chose = False
        """Whether a choice has just been made, or a part of one, that may be waiting for others or for its next step."""
        self._told: dict[str, int] = {}
        self._past: int | None = None
        self._drawn: tuple[str, int, str] = ("", 0, "")
        self._waiting: list[str] = []
        self._checked = 0
        self._asked = (0, "")
        self._half = False
        self._spoken_to = ""
        """The seat that was last called by its name, of several at this terminal."""
        self._glimpsed = False
        self._given: tuple[str, list[str]] = ("", [])
        """To whom the terminal was given in a race, while everybody waited for these seats."""

    @property
    def eyes(self) -> str:
        return self.talk.eyes

    @property
    def tongue(self) -> Tongue:
        return self.talk.tongue

    def speak(self, lines: list[str], tone: Tone = "answer", keep: bool = True) -> None:
        """Say lines, and remember them for `repeat` unless they are not to be kept."""
        if lines:
            if isinstance(self.ears, OpenEars):
                self.ears.interrupt()
            said = [printable(line) for line in lines]
            self.last += said if keep else []
            self.voice.say(said, tone)

    def run(self) -> None:
        """Until the game is over or somebody leaves. Raises EOFError where no more lines come."""
        self.hear()
        self.speak(self.talk.opening(), "head")
        self.speak([*self.talk.situation(), self.tongue("hint")])
        self.chose = self.eyes in self.known.begun
        while not self.done:
            self.follow()
            if not self.done:
                line = self.ears.listen(self.prompt(), self.link.rest())
                if line is not None:
                    self.obey(line)

    def hear(self) -> None:
        """Take in what has arrived; look through the eyes of a seat of ours, but where something is hidden only once it says it is there."""
        for message in self.link.hear():
            self.take(message)
        if self.eyes not in self.known.mine:
            self.talk.eyes = SPECTATOR if self.known.hides and len(self.known.mine) > 1 else next(iter(self.known.mine), SPECTATOR)

    def take(self, message: Message) -> None:
        """Take in one message; what is no news of the game is said at once. Raises LinkLost when the server has closed the table to us."""
        match message["type"]:
            case "all" | "events":
                muted = self.known.muted
                if not self.known.take(message):
                    self.link.send({"type": "all"})
                    return
                if self._past is None:
                    self._past = max(0, self.known.n - RECENT)
                if muted != self.known.muted:
                    self.speak([self.tongue("unmuted" if muted else "muted")], "news")
            case "presence":
                before, self.known.table = self.talk.seats(), message["table"]
                self.speak([line for line in self.talk.seats() if line not in before], "news")
            case "ended":
                raise LinkLost(message["key"], **message["args"])
            case _:
                self.speak(deeds.heard(self.talk, message), "news")

    def follow(self) -> None:
        """Tell everything that happens until a person here is wanted, or nothing more happens by itself."""
        while not self.done:
            self.hear()
            self.tell()
            wanted = self.wanted()
            if self.link.work(bool(wanted) or self.unchecked):
                continue
            if self.chose:
                self.speak(self.talk.chosen())
            self.chose = False
            if self.known.stage in ("over", "closed") and not self.link.at_a_server:
                self.draw()
                self.speak(self.talk.scores(), "head")
                self.done = True
            elif wanted and self.eyes not in wanted:
                self.turn_to(next((seat for seat in wanted if seat > self.eyes), wanted[0]))
            else:
                self.draw()
                self.wait()
                return

    def tell(self) -> None:
        """Tell the seat that looks what it has not been told yet."""
        news = self.known.after(self.eyes, self._told.get(self.eyes, self._past or 0))
        if news:
            self._told[self.eyes] = news[-1]["n"]
            self._half = isinstance(news[-1].get("did"), str) and news[-1].get("by") in ("chance", self.eyes)
            self._wipe(self.link.at_a_server)
            for fleeting, events in groupby(news, lambda event: bool(event.get("fleeting"))):
                self.speak([line for event in events for line in self._addressed(event)], "news", keep=not fleeting)
                self._glimpsed |= fleeting
            self.known.forget(self.eyes, news[-1]["n"])

    def _addressed(self, event: Event) -> list[str]:
        """What is told of an event; where several people listen, whoever is spoken to is called by name first."""
        said = self.talk.events([event])
        to_me = next((at for at, (id, *_) in enumerate(event.get("say", [])) if id.endswith("-self")), None)
        if said and to_me is not None and len(self.known.mine) > 1 and self._spoken_to != self.eyes:
            said[to_me] = f"{self.talk.name(self.eyes)}: {said[to_me]}"
            self._spoken_to = self.eyes
        return said

    def _wipe(self, now: bool = True) -> None:
        """Where something stands on the screen that was shown only for a moment, clear it.

        At a server that is when something new happens, here when the next line is typed: nothing waits for whoever reads.
        """
        if self._glimpsed and now:
            self.voice.cover()
            self._glimpsed, self._drawn = False, ("", 0, "")

    def wanted(self) -> list[str]:
        """My seats that must decide; where something real must fall, any of mine can say what did."""
        known = self.known
        if known.due:
            return [self.eyes] if self.eyes in known.mine else known.mine[:1]
        if known.stage != "playing":
            return []
        seat, awaited = self._given
        return [seat] if seat in known.may_move() and awaited == known.awaited() else known.to_move()

    def give(self, seat: str) -> None:
        """In a race another seat of ours takes the terminal, although nobody waits for it, until everybody waits for others than now."""
        self._given = (seat, self.known.awaited())

    @property
    def unchecked(self) -> bool:
        """Whether a bot at this terminal would decide on what was typed before anybody has looked at it."""
        typed = any(form["corrects"] for form in self.known.falls)
        return typed and not self.link.at_a_server and not self.wanted() and self._checked < self.known.n

    def turn_to(self, seat: str) -> None:
        """Let another seat of ours look; what it may not see is covered first, and it says when it is there."""
        self._asked = (0, "")
        if self.secret:
            self._spoken_to = seat
            self.voice.cover()
            self.ears.forget()
            name = self.talk.name(seat)
            while (line := self.ears.listen(f"{self.tongue('hand-over', name=name)}: ")) is None or line.strip():
                wish = self.tongue.vocabulary.read(line or "")
                if wish and wish.what in ("undo", "quit"):
                    deeds.DEEDS[wish.what](self, "", [])
                    if self.done or wish.what == "undo":
                        return
        else:
            self._told[seat] = max(self._told.get(seat, 0), self._told.get(self.eyes, self._past or 0))
            self._spoken_to = ""
            self.known.forget(seat, self._told[seat])
        self.talk.eyes = seat
        self.last = []
        self.tell()
        self.chose = seat in self.known.begun

    @property
    def secret(self) -> bool:
        """Whether something on the screen is not for all eyes here; another side to look from hides nothing."""
        return self.known.hides or self.eyes in self.known.choices

    def draw(self) -> None:
        """A picture of every decision, once, and of every step of one; in a race of one's own, not whenever somebody does something."""
        begun = self.known.choices.get(self.eyes, "") if self.eyes in self.known.begun else ""
        turn = deeds.turn(self) if self.tongue.game is not None and self.tongue.game.race else int(self.known.table.get("turn", 0))
        now = (self.eyes, turn, begun)
        if isinstance(self.voice, Screen) and now != self._drawn and self.known.views:
            self._drawn = now
            if picture := scene(self.talk, self.voice.width, self.voice.console.height):
                self.voice.draw(picture)

    def wait(self) -> None:
        """Say once for whom the table waits, when it is not for us; or that the game ends unless somebody corrects what was typed."""
        if self.known.table.get("waits") == "end" and self._waiting != ["end"]:
            self.speak([self.talk.asked()], "news")
            self._waiting = ["end"]
            return
        awaited = [] if self.wanted() else self.known.awaited()
        if awaited and awaited != self._waiting:
            self.speak([self.tongue("waiting", names=", ".join(map(self.talk.name, awaited)))], "news")
        self._waiting = awaited

    def prompt(self) -> str:
        """What is asked, in the line where the answer is typed; nothing while others are awaited."""
        wanted = self.wanted()
        if not wanted:
            return f"{self.tongue('check-fall')}: " if self.unchecked else "" if self.link.at_a_server else "> "
        asked = self.talk.asked(told=self._half)
        prompt = f"{asked} " if asked.endswith(("?", "!")) else f"{asked.rstrip('.')}: "
        if len(self.known.mine) > 1 and not self.known.due:
            prompt = f"{self.talk.name(self.eyes)}: {prompt}"
            self._spoken_to = self.eyes
        if len(prompt) <= ROOM:
            return prompt
        if self._asked != (self.known.n, prompt):
            said = prompt.rstrip(": ")
            self.voice.say([asked if self.known.due else said if said.endswith(("?", "!")) else f"{said}."], "news")
        self._asked = (self.known.n, prompt)
        if self.known.due:
            return f"{self.tongue('what-fell')}: "
        return "> " if len(prompt) > CELLS else f"{self.talk.name(self.eyes)}> "

    def obey(self, line: str) -> None:
        """Do what a typed line asks for: what fell or a legal move first, then a command, else a move that will be refused with the reason."""
        text = line.strip()
        if not text:
            self._checked = self.known.n
            return
        self._wipe()
        before, self.last = self.last, []
        legal = {"".join(str(move["move"]).split()).casefold() for move in self.known.legal.get(self.eyes, [])}
        wish = self.tongue.vocabulary.read(text)
        fell = self.known.due and self.wanted() and fallen.read(self.known.due, text, self.talk.say)
        if wish is None or fell or "".join(text.split()).casefold() in legal:
            deeds.move(self, text)
        else:
            deeds.DEEDS[wish.what](self, wish.rest, before)

    def wrong(self, answer: Message) -> None:
        """Say why something was refused, and what can be done."""
        self.speak(deeds.refusal(self.talk, answer), "wrong")
