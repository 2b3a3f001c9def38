"""Špičák in real browsers: a shortened game of two by keyboard alone, each from a side of their own, with all that a race has: wrong, late, Stop.

The pyramid is a small one. Alena (A) and Petr (B) each hear their own story, die by die where the focus goes.
"""

import pytest
from given import ready
from playwright.async_api import expect
from test_keyboard import same
from visitor import Visitor

from ustolu.core import Game, State
from ustolu.core.dice import Dice
from ustolu.games.pack_rat import notation, rules

SMALL = """A 1:
    4.1.1=y321  5.1.1=r213 4.2.1=p531 4.1.2=y315
    6.1.1=r145 5.2.1=p236 5.1.2=y654 4.3.1=p264 4.2.2=r642 4.1.3=y465"""
"""Three layers. A three: A takes 4.1.1 and 4.1.2, B takes 4.2.1. A one: B takes 5.1.1, A takes 6.1.1 from below it."""
ROLLS = [3, 1]
WORDS = {
    "cs": {"start": "Začít hru", "throw": "Hodit kostkou", "stop": "Zavolat Stop", "over": "Hra skončila", "sit": "Sednout si sem"},
    "en": {"start": "Start the game", "throw": "Throw the die", "stop": "Call Stop", "over": "The game is over", "sit": "Sit down here"},
}
FOCUS = "document.activeElement?.dataset.cell"


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    ready("pack_rat")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game begins with the small pyramid before the first throw, and the die falls as ROLLS say."""

    def new(self: Game, seats: int | None = None, **options: object) -> State:
        s = notation.read(" ".join(SMALL.split()))
        s.phase, s.number = rules.READY, 0
        return s

    monkeypatch.setattr(Game, "new", new)
    monkeypatch.setattr(Dice, "fall", lambda self, k, sides: ROLLS[k] - 1)


class Player:
    """One of the two, by keys alone; `story` is what is heard from them on."""

    def __init__(self, visitor: Visitor, words: dict[str, str]) -> None:
        self.visitor, self.words = visitor, words
        self.story: list[str] = []
        self.told = 0

    async def hears(self, what: str) -> None:
        """Waits until the page has said this since it was last asked, and writes down everything up to now."""
        await self.visitor.hears_after(self.told, what)
        said = await self.visitor.heard()
        self.story += said[self.told :]
        self.told = len(said)

    async def button(self, name: str) -> None:
        """To a button by Tab, and Enter."""
        await self.visitor.tab_to(self.words[name])
        await self.visitor.press("Enter")

    async def deed(self, name: str) -> None:
        """From the map by its key to what can be done without a cell, and Enter."""
        await self.visitor.page.locator(".deeds button").wait_for()
        await self.visitor.press("b", "w")
        assert await self.visitor.focused() == self.words[name]
        await self.visitor.press("Enter")

    async def cell(self, name: str, key: str = "d", most: int = 8) -> None:
        """To a cell of the map by one key, listening to each die that it leads to; D leads from one free die to the next."""
        await self.visitor.press("b")
        for _ in range(most):
            if await self.visitor.page.evaluate(FOCUS) == name:
                break
            await self.visitor.press(key)
            self.story.append(f"{key}: {await self.visitor.focused()}")
        assert await self.visitor.page.evaluate(FOCUS) == name

    async def take(self, name: str, hears: str, key: str = "d") -> None:
        await self.cell(name, key)
        await self.visitor.press("Enter")
        await self.hears(hears)


@pytest.mark.parametrize("lang", ["cs", "en"])
async def test_a_race_by_keyboard_alone(visit, lang: str) -> None:
    words = WORDS[lang]
    async with visit(lang) as one, visit(lang, name="Petr") as other:
        alena, petr = Player(one, words), Player(other, words)
        made = await one.api("POST", "tables", game="pack_rat", seats=["me", "open"])
        await one.go(f"/t/{made['id']}")
        await other.go(f"/t/{made['id']}")
        await petr.button("sit")
        await expect(one.page.locator(".seat-name", has_text="Petr")).to_be_visible()
        await alena.button("start")
        await expect(one.page.locator(".deeds button")).to_be_visible()
        await alena.deed("throw")
        await alena.hears("3!")
        await petr.hears("3!")
        await alena.take("5.1.1", {"cs": "neleží volně", "en": "is not free"}[lang], key="4")
        await alena.take("4.1.1", "4.1.1")
        await petr.hears("4.1.1")
        await petr.take("4.2.1", "4.2.1")
        await alena.hears("4.2.1")
        await alena.take("4.1.2", "4.1.2")
        await alena.take("5.1.1", {"cs": "ukazuje 2, ne 3", "en": "shows you 2, not 3"}[lang])
        await petr.hears("4.1.2")
        await alena.deed("stop")
        await alena.hears("Stop")
        await petr.hears("Stop")
        await petr.take("5.1.1", {"cs": "Pozdě", "en": "Too late"}[lang])
        await alena.hears("5.1.1")
        await petr.deed("throw")
        await petr.hears("1!")
        await alena.hears("1!")
        await petr.take("5.1.1", {"cs": "spodní patro", "en": "bottom layer"}[lang])
        await alena.hears("5.1.1")
        await alena.take("6.1.1", "6.1.1")
        await petr.hears("6.1.1")
        await petr.deed("stop")
        await petr.hears(words["over"])
        await alena.hears(words["over"])
        await expect(one.page.locator(".results")).to_be_visible()
        for player, who in ((alena, "a"), (petr, "b")):
            same(player.story, f"pack_rat_{who}.{lang}.txt")


async def test_no_message_to_a_seat_names_a_face_of_another_side(visit) -> None:
    frames: dict[str, list[str]] = {"A": [], "B": []}
    async with visit("en") as one, visit("en", name="Petr") as other:
        for visitor, seat in ((one, "A"), (other, "B")):
            heard = frames[seat].append
            visitor.page.on("websocket", lambda socket, heard=heard: socket.on("framereceived", lambda frame: heard(str(frame))))
        made = await one.api("POST", "tables", game="pack_rat", seats=["me", "open"])
        await one.go(f"/t/{made['id']}")
        await other.go(f"/t/{made['id']}")
        await Player(other, WORDS["en"]).button("sit")
        await expect(one.page.locator(".seat-name", has_text="Petr")).to_be_visible()
        await Player(one, WORDS["en"]).button("start")
        for visitor in (one, other):
            await expect(visitor.page.locator(".pyramid .dice")).to_have_count(1)
        assert any('"4.1.1":"y3??"' in frame for frame in frames["A"])
        assert any('"4.1.1":"y?2?"' in frame for frame in frames["B"])
        said = {seat: " ".join(those) for seat, those in frames.items()}
        dice = [word.partition("=")[2] for word in SMALL.split() if "=" in word]
        assert not any(die in text for die in dice for text in said.values())
        assert "?2?" not in said["A"] and "3??" not in said["B"]
