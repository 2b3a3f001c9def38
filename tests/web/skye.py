"""The board of Ostrov Skye by itself in a page, with real views: no server, only positions told as their events."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from drawn import Drawn

from ustolu.core import State, notation, referee, verbs
from ustolu.core.catalogue import game
from ustolu.core.words import LETTERS
from ustolu.games.isle_of_skye import say, view
from ustolu.games.isle_of_skye.notation import step

START = ["start A", "scoring 1 14 13 9", "draw A L48 L22 L30", "draw B L44 L01 L53"]
PRICES = ["A price L48=3 L30=1", "B price L44=2 L01=2"]
PASSES = ["A pass", "B pass"]

PAGE = """<!doctype html><html lang="{lang}" data-theme="auto"><head><meta charset="utf-8"><title>Ostrov Skye</title>
<meta name="viewport" content="width=device-width, initial-scale=1">{sheets}</head>
<body><main id="main" class="wide"><h1>Ostrov Skye</h1><section class="panel board" aria-label="Board" id="app"></section></main>
<div id="voice" class="unseen" aria-live="polite"></div><script type="module">
import {{ html, render }} from "/web/lib.js";
import {{ load }} from "/web/words.js";
import {{ Board }} from "/games/isle_of_skye/board.js";
import {{ areaAt, shape }} from "/games/isle_of_skye/shape.js";
import {{ apart, turned }} from "/games/isle_of_skye/curve.js";
import {{ signs }} from "/games/isle_of_skye/place.js";
import {{ TILES, sides }} from "/games/isle_of_skye/tiles.js";
import {{ around, Landscape }} from "/games/isle_of_skye/landscape.js";
const words = (await load("isle_of_skye")).naming((letter) => ({{ A: "Alena", B: "Petr", C: "Olga" }})[letter]);
Object.assign(window, {{ apart, areaAt, shape, signs, TILES, sides, turned, chosen: [] }});
const app = document.getElementById("app");
const choose = (move) => window.chosen.push(move);
window.draw = (all) => render(html`<${{Board}} ...${{all}} words=${{words}} choose=${{all.seat === "-" ? null : choose}} />`, app);
window.land = (tiles) => {{
  const box = around(tiles);
  const size = `position: relative; width: ${{box.wide * 100}}px; height: ${{box.high * 100}}px`;
  render(html`<div style=${{size}}><${{Landscape}} tiles=${{tiles}} box=${{box}} /></div>`, app);
}};
window.ready = true;
</script></body></html>"""


def position(*events: str, seats: int = 2, **options: Any) -> State:
    """The position after these events."""
    rules = game("isle_of_skye")
    s = rules.new(seats, **options)
    for line in events:
        who, text = notation.split(line)
        for code in referee.event(rules, s, who, text):
            verbs.play(s, who, code)
    return s


def props(s: State, seat: int, **more: Any) -> dict[str, Any]:
    """What the board of a seat gets, or of a spectator (-1)."""
    out = np.zeros(game("isle_of_skye").most_moves, np.int32)
    acts = seat >= 0 and verbs.turn(s) >> seat & 1
    codes = [int(code) for code in out[: verbs.legal(s, seat, out)]] if acts else []
    legal = [{"move": step(s, seat, code), "say": say.move(s, seat, code)} for code in codes]
    all = {"view": view.show(s, seat), "legal": legal, "seat": LETTERS[seat] if seat >= 0 else "-", **more}
    as_sent: dict[str, Any] = json.loads(json.dumps(all))
    return as_sent


async def shown(board: Drawn, s: State, seat: int = 0, **more: Any) -> None:
    """Draws the board as a seat sees a position."""
    await board.page.evaluate("(all) => window.draw(all)", props(s, seat, **more))


async def land(board: Drawn, tiles: Sequence[tuple[str, int, int, int]]) -> None:
    """Draws tiles alone: id, right, down, quarter turns."""
    await board.page.evaluate("(tiles) => window.land(tiles)", [dict(zip(("id", "x", "y", "turn"), tile, strict=True)) for tile in tiles])
