"""What this terminal has been told about its table, put together from the messages of the wire."""

from typing import Any

from ustolu.terminal.lines import clean

Event = dict[str, Any]

SPECTATOR = "-"


class Known:
    """The newest table, views, legal moves and told events; all of it as the table sent it, nothing worked out."""

    def __init__(self) -> None:
        self.n = 0
        self.table: dict[str, Any] = {}
        self.person = ""
        self.mine: list[str] = []
        self.host = self.hides = False
        self.choices: dict[str, str] = {}
        self.begun: list[str] = []
        self.claimed = ""
        """The own seat that has begun a move in a race, which cannot be taken back; "" for none."""
        self.said: dict[str, list[Any]] = {}
        self.views: dict[str, dict[str, Any]] = {}
        self.legal: dict[str, list[dict[str, Any]]] = {}
        self.asked: dict[str, Any] = {}
        self.events: dict[str, list[Event]] = {}

    def take(self, message: dict[str, Any]) -> bool:
        """Take in an `all` or `events` message. False when events in between are missing: then everything must be asked for again."""
        news: dict[str, list[Event]] = message.get("events", {})
        if message["type"] == "all":
            for eyes, events in news.items():
                first = events[0]["n"] if events else message.get("n", 0) + 1
                self.events[eyes] = [event for event in self.events.get(eyes, []) if event["n"] < first] + list(events)
        else:
            for eyes, events in news.items():
                have = self.events.setdefault(eyes, [])
                last = have[-1]["n"] if have else self.n
                fresh = [event for event in events if event["n"] > last]
                if fresh and fresh[0]["n"] != last + 1:
                    return False
                have.extend(fresh)
        self.n = int(message.get("n", self.n))
        self.table = message.get("table", self.table)
        self.views = message.get("views", self.views)
        self.legal = message.get("legal", self.legal)
        self.asked = message.get("asked", self.asked)
        if you := message.get("you"):
            self.person = str(you.get("person", ""))
            self.mine, self.choices = list(you.get("seats", [])), dict(you.get("choices", {}))
            self.begun, self.said = list(you.get("begun", [])), dict(you.get("said", {}))
            self.claimed = str(you.get("claimed", ""))
            self.host, self.hides = bool(you.get("host")), bool(you.get("hides"))
        return True

    def forget(self, eyes: str, n: int) -> None:
        """What the events up to number `n` showed `eyes` only for a moment is known here no more; their numbers stay."""
        self.events[eyes] = [{"n": event["n"]} if event.get("fleeting") and event["n"] <= n else event for event in self.events.get(eyes, [])]

    @property
    def stage(self) -> str:
        return str(self.table.get("stage", "gathering"))

    @property
    def seats(self) -> list[dict[str, Any]]:
        return list(self.table.get("seats", []))

    @property
    def names(self) -> list[str]:
        """The name of each seat, or its letter."""
        return [clean(str(seat.get("name") or "")) or str(seat["seat"]) for seat in self.seats]

    @property
    def muted(self) -> bool:
        """Whether the host has taken the voice of whoever sits here."""
        return self.person in self.table.get("muted", [])

    def to_move(self) -> list[str]:
        """My seats that have to do something now, in the order of the table; in a race what one of them may do, if it is the only one here."""
        may = self.may_move()
        must = [seat["seat"] for seat in self.seats if seat["seat"] in may and seat.get("awaited", True)]
        return must if must and len(self.mine) > 1 else may

    def may_move(self) -> list[str]:
        """My seats that may do something now, whether anybody waits for them or not, in the order of the table."""
        return [seat["seat"] for seat in self.seats if seat["seat"] in self.mine and seat.get("on_turn") and not seat.get("chose")]

    def awaited(self) -> list[str]:
        """The seats of people that everybody waits for; a bot needs no waiting for."""
        waits = [seat for seat in self.seats if seat.get("on_turn") and not seat.get("chose") and seat.get("awaited", True)]
        return [seat["seat"] for seat in waits if seat.get("kind") == "person"]

    @property
    def falls(self) -> list[dict[str, Any]]:
        """What can be typed with real dice or cards: the fall due, then what may be corrected, the last first."""
        return list(self.table.get("falls", []))

    @property
    def due(self) -> dict[str, Any] | None:
        """The fall that somebody has to type now."""
        return next((form for form in self.falls if not form["corrects"]), None)

    @property
    def by_hand(self) -> bool:
        """Whether dice or cards are real at this table."""
        settings = self.table.get("settings", {})
        return bool(settings.get("real_dice") or settings.get("real_cards"))

    def view(self, eyes: str) -> dict[str, Any]:
        """What the seat `eyes` sees; nothing before the game begins."""
        return self.views.get(eyes) or {}

    def boards(self, eyes: str) -> list[dict[str, Any]]:
        return list(self.view(eyes).get("boards", []))

    def questions(self, eyes: str) -> list[dict[str, Any]]:
        """What can be asked of the position besides: each with a name and the sentences that answer it."""
        return list(self.view(eyes).get("questions", []))

    def after(self, eyes: str, n: int) -> list[Event]:
        """The events told to `eyes` after number `n`."""
        return [event for event in self.events.get(eyes, []) if event["n"] > n]
