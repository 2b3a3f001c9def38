"""The board's own tables and sentences against those of the server: two hands, one pyramid."""

import random

import pytest
from drawn import Drawn, drawn, half_taken, random_dice

from ustolu.core.words import Words
from ustolu.games.pyramid import FOLDER, cells, say, standing, view
from ustolu.games.pyramid.notation import CELL_NAMES, FACE_NAMES

TABLES = """async () => {
  const c = await import("/games/pyramid/cells.js");
  const { POSITIONS } = await import("/games/pyramid/face.js");
  const sides = [0, 1, 2];
  return { names: c.NAMES, supports: c.SUPPORTS, covers: c.COVERS, positions: POSITIONS,
    steps: c.CELLS.map((_, i) => sides.map((away) => sides.map((toward) => (away === toward ? -1 : c.beside(i, away, toward))))),
    rows: sides.map((side) => Array.from({ length: 9 }, (_, layer) => c.rowsOf(layer, side))) };
}"""

LIES = """async (dice) => {
  const { Pile, CELLS } = await import("/games/pyramid/cells.js");
  const pile = new Pile(dice);
  return CELLS.map((_, i) => [pile.free(i), pile.hollow(i), [0, 1, 2].map((axis) => pile.covered(i, axis))]);
}"""

SAID = """async ([dice, side]) => {
  const files = ["/games/pyramid/cells.js", "/games/pyramid/layers.js", "/web/words.js"];
  const [{ Pile, CELLS }, { facts }, { load }] = await Promise.all(files.map((file) => import(file)));
  const [words, pile] = [await load("pyramid"), new Pile(dice)];
  return CELLS.map((_, i) => words.text("pyramid-cell", facts(pile, i, side)));
}"""


async def ask(board: Drawn, script: str, argument: object = None) -> object:
    return await board.page.evaluate(script, argument)


async def test_the_tables_are_those_of_the_rules(browser) -> None:
    async with drawn(browser) as board:
        found = await ask(board, TABLES)
        assert found["names"] == list(CELL_NAMES)
        assert found["supports"] == cells.SUPPORTS.tolist()
        assert found["covers"] == cells.COVERS.tolist()
        assert found["steps"] == cells.STEPS.tolist()
        assert found["positions"] == sorted(FACE_NAMES)
        assert found["rows"] == [[view.rows_of(layer, side) for layer in range(9)] for side in range(3)]


@pytest.mark.parametrize("seed", range(4))
async def test_free_dice_hollows_and_covered_faces_are_those_of_the_rules(browser, seed: int) -> None:
    dice = half_taken(seed)
    filled = [int(name in dice) for name in CELL_NAMES]
    async with drawn(browser) as board:
        for number, (free, hollow, covered) in enumerate(await ask(board, LIES, dice)):
            assert free == bool(standing.is_free(filled, number))
            assert hollow == (not filled[number] and bool(standing.is_hollow(filled, number)))
            assert covered == [bool(standing.is_covered(filled, number, side)) for side in range(3)]


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("side", [None, 0, 1, 2])
async def test_a_cell_is_said_as_the_server_says_it(browser, lang: str, side: int | None) -> None:
    draw = random.Random(side)
    dice = {name: "".join(mark if draw.random() < 0.8 else "?" for mark in die) for name, die in half_taken(9).items()}
    dice = {name: die if die[0] != "?" else random_dice(1)[name] for name, die in dice.items()}
    part = view.shared({CELL_NAMES.index(name): die for name, die in dice.items()}, side=side)
    words = Words(lang, None, FOLDER / "texts")
    async with drawn(browser, lang) as board:
        found = await ask(board, SAID, [dice, side])
    assert found == [words.say(say.cell(part, number)) for number in range(len(CELL_NAMES))]
