"""The board of the pyramid, or another page of modules, by itself: no server and no game, only a view and legal moves."""

import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

from playwright.async_api import Browser, Page, Route
from visitor import EAR, NAMED

from ustolu.games.pyramid.cells import LAYER
from ustolu.games.pyramid.notation import CELL_NAMES, FACE_NAMES

SOURCES = Path(__file__).parents[2] / "src" / "ustolu"
KINDS = {".js": "text/javascript", ".css": "text/css", ".ftl": "text/plain", ".json": "application/json"}
SHEETS = ("tokens", "base", "parts", "pages", "table")

PAGE = """<!doctype html><html lang="{lang}" data-theme="auto"><head><meta charset="utf-8"><title>Pyramid</title>
<meta name="viewport" content="width=device-width, initial-scale=1">{sheets}</head>
<body><main id="main"><h1>Pyramid</h1><section class="panel board" aria-label="Board" id="app"></section></main>
<div id="voice" class="unseen" aria-live="polite"></div><script type="module">
import {{ html, render }} from "/web/lib.js";
import {{ load }} from "/web/words.js";
import {{ Pyramid }} from "/games/pyramid/board.js";
const words = await load("pyramid");
window.chosen = [];
const choose = (move) => window.chosen.push(move);
window.draw = ([pyramid, moves, seat, more]) => {{
  const legal = moves.map((move) => ({{ move, say: null }}));
  const all = {{ view: {{ pyramid }}, legal, seat, words, choose: seat === "-" ? null : choose, ...more }};
  render(html`<${{Pyramid}} ...${{all}} />`, document.getElementById("app"));
}};
window.ready = true;
</script></body></html>"""


def random_dice(seed: int, there: Callable[[int], bool] = lambda layer: True) -> dict[str, str]:
    """A pyramid of random dice, filled in the layers of which `there` is true, as a view names them."""
    draw = random.Random(seed)
    colours = draw.sample("r" * 55 + "y" * 55 + "p" * 55, len(CELL_NAMES))
    dice = {name: colour + draw.choice(FACE_NAMES) for name, colour in zip(CELL_NAMES, colours, strict=True)}
    return {name: die for (name, die), layer in zip(dice.items(), LAYER, strict=True) if there(int(layer))}


def half_taken(seed: int) -> dict[str, str]:
    """A pyramid from which free dice were taken one by one until half were left."""
    draw, dice = random.Random(seed), random_dice(seed)
    while len(dice) > len(CELL_NAMES) // 2:
        free = [name for name in dice if not any(cover in dice for cover in covers(name))]
        del dice[draw.choice(free)]
    return dice


def covers(name: str) -> list[str]:
    """The cells that can lie on a cell."""
    cell = [int(x) for x in name.split(".")]
    return [".".join(str(x - (axis == side)) for axis, x in enumerate(cell)) for side in range(3) if cell[side]]


class Drawn:
    """A page with the board in it; `chosen` are the moves that were made on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self.troubles.append(message.text) if message.type in ("error", "warning") else None)

    async def show(self, dice: dict[str, str], *legal: str, seat: str = "A", more: dict[str, Any] | None = None, **part: Any) -> None:
        """Draws a view of these dice with these legal moves; `part` is the rest of the pyramid's part of the view, `more` what a game adds."""
        view = {"dice": dice, "owners": {}, "side": None, "layers": [0, 8], "marks": {}, **part}
        await self.page.evaluate("(all) => window.draw(all)", [view, list(legal), seat, more or {}])

    async def chosen(self) -> list[str]:
        """The moves made so far."""
        moves: list[str] = await self.page.evaluate("window.chosen")
        return moves

    async def focused(self) -> str:
        """The name of what has the focus."""
        name: str = await self.page.evaluate(NAMED)
        return re.sub(r"\s+", " ", name).strip()

    async def heard(self) -> list[str]:
        """What the page's voice has said."""
        said: list[str] = await self.page.evaluate("window.heard")
        return said


@asynccontextmanager
async def drawn(
    browser: Browser, lang: str = "en", width: int = 1280, height: int = 900, scheme: str = "light", calm: bool = True, touch: bool = False,
    shell: str = PAGE,
) -> AsyncIterator[Drawn]:  # fmt: skip
    """A page with the board, nothing drawn yet. `shell`: the page; its script sets `window.ready`."""
    context = await browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce" if calm else "no-preference", has_touch=touch,
    )  # fmt: skip
    await context.add_init_script(EAR)
    page = await context.new_page()
    written = shell.format(lang=lang, sheets="".join(f'<link rel="stylesheet" href="/web/css/{name}.css">' for name in SHEETS))

    async def answer(route: Route) -> None:
        file = SOURCES / urlparse(route.request.url).path.lstrip("/")
        if file == SOURCES:
            await route.fulfill(body=written, content_type="text/html")
        elif file.is_file():
            await route.fulfill(body=file.read_bytes(), content_type=KINDS[file.suffix])
        else:
            await route.fulfill(status=404, body="")

    await page.route("**/*", answer)
    board = Drawn(page)
    await page.goto("http://pyramid.test/")
    await page.wait_for_function("() => window.ready")
    yield board
    await context.close()
    assert not board.troubles, board.troubles
