"""How fast a browser draws the pyramid: a full redraw of 165 dice, and frames a second while it turns. Needs Playwright (the dev extra)."""

import os
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlparse

if TYPE_CHECKING:
    from playwright.sync_api import Route

PACKAGE = Path(__file__).parent.parent
KINDS = {".js": "text/javascript", ".css": "text/css"}
FOLDERS = ("web", "games")
WIDE, HIGH = 1280, 900
SYSTEM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]

PAGE = """<!doctype html><html lang="en"><head><title>pyramid</title>
<link rel="stylesheet" href="/web/css/tokens.css"><link rel="stylesheet" href="/web/css/base.css">
<link rel="stylesheet" href="/games/pyramid/board.css"></head>
<body><div class="pyramid" style="width:860px"><div class="stage"><svg class="picture"></svg></div></div>
<script type="module">
import { NAMES, Pile } from "/games/pyramid/cells.js";
import { POSITIONS } from "/games/pyramid/face.js";
import { Stage } from "/games/pyramid/stage.js";

const ROUNDS = 40; // the best round counts, so that what else the machine does disturbs it less
const REDRAWS = 5;
const TURNS = 10;
const FRAMES = 90;
const one = (list) => list[Math.floor(Math.random() * list.length)];
const pile = () => new Pile(Object.fromEntries(NAMES.map((name) => [name, one("ryp") + one(POSITIONS)])));
const scene = () => ({ pile: pile(), marks: new Map(), cursor: -1, ghosts: new Map(), movers: [], away: new Set(), top: 0 });
const look = (yaw) => ({ yaw, pitch: 50, gap: 0, zoom: 1, x: 0, y: 0 });
const svg = document.querySelector("svg");
const stage = new Stage(svg);
stage.show(scene());
stage.see(look(0));

/** Milliseconds a redraw: another pile, seen from elsewhere, with styles and layout done. */
function redraw() {
  const scenes = Array.from({ length: REDRAWS }, scene);
  svg.querySelector(".dice").getBoundingClientRect();
  const began = performance.now();
  scenes.forEach((each, n) => {
    stage.look = look(n * 17);
    stage.show(each);
    svg.querySelector(".dice").getBoundingClientRect();
  });
  return (performance.now() - began) / REDRAWS;
}

/** Frames a second while the pyramid turns a degree each. */
function turning() {
  return new Promise((done) => {
    let n = 0;
    let began = 0;
    const frame = (now) => {
      began ||= now;
      stage.see(look(n));
      if (n++ < FRAMES) requestAnimationFrame(frame);
      else done((1000 * FRAMES) / (now - began));
    };
    requestAnimationFrame(frame);
  });
}

window.measure = async () => {
  const redraws = Array.from({ length: ROUNDS }, redraw);
  const rates = [];
  for (let round = 0; round < TURNS; round++) rates.push(await turning());
  return { redraw_ms: Math.min(...redraws), frames_per_s: Math.max(...rates) };
};
</script></body></html>"""
"""A page with nothing but the drawing, and what measures it."""


def bench_pyramid() -> dict[str, float]:
    """All figures of `ustolu bench pyramid --json`: `redraw_ms`, milliseconds of a full redraw, and `frames_per_s`, each of the best round."""
    from playwright.sync_api import sync_playwright

    found = os.environ.get("USTOLU_TEST_CHROMIUM", SYSTEM)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found if Path(found).exists() else None, args=FLAGS)
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        page.route("**/*", serve)
        page.goto("http://pyramid.test/")
        page.wait_for_function("() => Boolean(window.measure)")
        figures: dict[str, float] = page.evaluate("window.measure()")
        browser.close()
    return {"redraw_ms": round(figures["redraw_ms"], 2), "frames_per_s": round(figures["frames_per_s"], 1)}


def serve(route: "Route") -> None:
    """The page and the files of this package, without a server."""
    path = urlparse(route.request.url).path
    if path == "/":
        return route.fulfill(body=PAGE, content_type="text/html")
    file = (PACKAGE / path.lstrip("/")).resolve()
    if file.suffix in KINDS and file.is_file() and any(file.is_relative_to(PACKAGE / folder) for folder in FOLDERS):
        return route.fulfill(body=file.read_bytes(), content_type=KINDS[file.suffix])
    return route.fulfill(status=404, body="")
