"""The drawn examples of Ostrov Skye's guide: the same in both languages, laid by the rules, and worth what their sentences say."""

import re

import numpy as np
import pytest

from ustolu.core import State, verbs
from ustolu.core.catalogue import game
from ustolu.core.words import LANGUAGES
from ustolu.games import guide
from ustolu.games.isle_of_skye.aloud.land import land
from ustolu.games.isle_of_skye.aloud.reason import reasons
from ustolu.games.isle_of_skye.aloud.reason import scrolls as scroll_reasons
from ustolu.games.isle_of_skye.aloud.tile import name
from ustolu.games.isle_of_skye.scoring import MOST_GOLD, MOST_SHIPS
from ustolu.games.isle_of_skye.scoring import worth as gives
from ustolu.games.isle_of_skye.scrolls import scrolls
from ustolu.games.isle_of_skye.territory import CASTLE, WIDE, lay, placements
from ustolu.games.isle_of_skye.tiles import NAMES, ROWS, SHIP

SKYE = game("isle_of_skye")
verbs.speak(SKYE.rules)
BLOCK = re.compile(r"^```drawn\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINE = re.compile(r"(-?\d+),(-?\d+) (CASTLE|L\d\d) r([0-3])")
POINTS = re.compile(r"(\d+) (?:points?|bod[uyů]?)\b")
NOT_DRAWN = {"§10.9"}
"""[§10.9] Gold lies nowhere in a land."""


def drawn(lang: str) -> list[tuple[str, str, str]]:
    """Every drawn example with its paragraph: what it says, and its lines."""
    found, paragraph = [], ""
    for part in re.split(r"^(?=#{2,4} §)", guide.text(SKYE, lang), flags=re.MULTILINE):
        if match := guide.HEADING.match(part):
            paragraph = match[1]
        for block in BLOCK.findall(part):
            said, _, lines = block.partition("\n")
            found.append((paragraph, said, lines.strip()))
    return found


def laid(lines: str) -> State:
    """The land of seat A as the lines lay it, each tile where it fits."""
    s = SKYE.new(2)
    first, *others = [line for line in lines.splitlines() if not line.startswith(("item ", "scoring "))]
    assert first == "0,0 CASTLE r0"
    for line in others:
        match = LINE.fullmatch(line)
        assert match, line
        cell, tile, turned = CASTLE + int(match[2]) * WIDE + int(match[1]), NAMES.index(match[3]), int(match[4])
        out = np.empty(SKYE.most_moves, np.int32)
        assert 4 * cell + turned in out[: placements(s, 0, tile, 0, out, 0)].tolist(), f"{line} does not fit"
        lay(s, 0, tile, cell, turned)
    return s


def worth(s: State, paragraph: str) -> int:
    """What the scoring tile of the paragraph gives the land, or its scroll."""
    return int(scrolls(s, 0)) if paragraph == "§11" else int(gives(s, 0, int(paragraph.removeprefix("§10."))))


def test_both_guides_draw_the_same() -> None:
    first, second = ([(paragraph, lines) for paragraph, _, lines in drawn(lang)] for lang in LANGUAGES)
    assert first == second


def test_every_scoring_tile_and_every_scroll_is_drawn() -> None:
    examples = drawn("en")
    assert {paragraph for paragraph, _, _ in examples} == {f"§10.{number}" for number in range(1, 17)} - NOT_DRAWN | {"§11"}
    lying = [set(re.findall(r"L\d\d", lines)) for paragraph, _, lines in examples if paragraph == "§11"]
    shown = [item["scores"] for tiles in lying for row in ROWS if row["id"] in tiles for item in row["items"] if item["kind"] == "scroll"]
    assert sorted(shown) == ["barrel", "broch", "cattle", "farm", "lighthouse", "sheep", "ship"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_is_worth_what_its_sentence_says(lang: str) -> None:
    for paragraph, said, lines in drawn(lang):
        stated = int(POINTS.findall(said)[-1])
        assert worth(laid(lines), paragraph) == stated, f"{paragraph}: {said}"


def test_the_items_drawn_are_the_reasons() -> None:
    for paragraph, _, lines in drawn("en"):
        s = laid(lines)
        of = land(s, 0)
        found = scroll_reasons(s, 0) if paragraph == "§11" else reasons(s, 0, int(paragraph.removeprefix("§10.")))
        wanted = [" ".join(["item", str(one.points), *(name(of.tiles[n].number) for n in one.tiles)]) for one in found]
        wanted += [] if paragraph == "§11" else [f"scoring {paragraph.removeprefix('§10.')}"]
        assert [line for line in lines.splitlines() if line.startswith(("item ", "scoring "))] == wanted


def test_the_ties_of_the_guide_are_those_of_the_rules() -> None:
    """[§10.8] Two with four ships get 5 each and a third with three nothing; [§10.9] of 9, 7, 7 and 0 gold."""
    s = SKYE.new(4)
    for seat, (ships, gold) in enumerate([(4, 9), (4, 7), (3, 7), (0, 0)]):
        s.items[seat, SHIP], s.gold[seat] = ships, gold
    assert [int(gives(s, seat, MOST_SHIPS)) for seat in range(4)] == [5, 5, 0, 0]
    assert [int(gives(s, seat, MOST_GOLD)) for seat in range(4)] == [5, 2, 2, 0]
