"""The board's words and pictures: what is seen from a side, said of a cell, drawn with characters."""

from pathlib import Path

import pytest

from ustolu.core.words import Words
from ustolu.games import pyramid
from ustolu.games.pyramid import notation, picture, say, view
from ustolu.games.pyramid.cells import CELLS, NUMBER
from ustolu.games.pyramid.dice import POSITIONS

START = "3.2.2=y321 4.2.2=y124 3.3.2=r465 3.2.3=p356 8.0.0=r321"


def part(text: str, side: int | None = 0) -> dict:
    return view.shared(notation.read(text), side=side)


def said(lang: str, seen: dict, cell: tuple[int, int, int], side: int | None = None) -> str:
    return Words(lang, None, Path(pyramid.FOLDER) / "texts").say(say.cell(seen, NUMBER[cell], side))


def test_a_cell_is_one_sentence():
    seen = part(START)
    assert said("en", seen, (3, 2, 2)) == "layer 7, 3.2.2, yellow, shows 3 to you, free"
    assert said("cs", seen, (3, 2, 2)) == "patro 7, 3.2.2, žlutá, ukazuje 3 k vám, volně leží"
    assert said("en", seen, (3, 2, 2), 1) == "layer 7, 3.2.2, yellow, shows 2 to side B, free"
    assert said("en", seen, (4, 2, 2)) == "layer 8, 4.2.2, yellow, covered on your side, one die rests on it"
    assert said("en", seen, (3, 3, 2)) == "layer 8, 3.3.2, red, shows 4 to you, one die rests on it"
    assert said("cs", seen, (4, 2, 2)) == "patro 8, 4.2.2, žlutá, z vaší strany zakrytá, leží na ní jedna kostka"


def test_empty_cells_are_hollows_of_four_kinds_or_gaps():
    seen = part(START)
    assert said("en", seen, (0, 8, 0)) == "layer 8, 0.8.0, empty corner hollow"
    assert said("en", seen, (0, 4, 4)) == "layer 8, 0.4.4, empty edge hollow"
    assert said("en", seen, (2, 3, 3)) == "layer 8, 2.3.3, empty hollow of the base"
    assert said("en", seen, (0, 0, 0)) == "layer 0, 0.0.0, empty, nothing can lie there yet"
    assert said("en", part("4.2.2=y 3.3.2=r 3.2.3=p"), (3, 2, 2)) == "layer 7, 3.2.2, hollow"
    assert said("cs", part("4.2.2=y 3.3.2=r 3.2.3=p"), (4, 2, 2)) == "patro 8, 4.2.2, žlutá, volně leží"


def test_what_is_hidden_is_not_said():
    assert said("en", part("8.0.0=r?2?"), (8, 0, 0)) == "layer 8, 8.0.0, red, shows you nothing, free"
    assert said("en", part("8.0.0=r?2?", side=None), (8, 0, 0)) == "layer 8, 8.0.0, red, free"


def test_the_shared_part_of_a_view_names_cells_and_marks():
    seen = view.shared(notation.read(START), owners={"y": 0}, layers=(7, 8), marks={"last": [NUMBER[3, 2, 2]], "hollow": []})
    assert seen["dice"] == {"3.2.2": "y321", "8.0.0": "r321", "4.2.2": "y124", "3.3.2": "r465", "3.2.3": "p356"}
    assert (seen["owners"], seen["side"], seen["layers"], seen["marks"]) == ({"y": 0}, None, [7, 8], {"last": ["3.2.2"]})


def test_free_dice_and_hollows_for_views_are_those_of_the_rules():
    filled = [0] * CELLS
    for cell in notation.read(START):
        filled[cell] = 1
    assert {notation.CELL_NAMES[cell] for cell in view.free_cells(filled)} == {"3.2.2", "8.0.0"}
    assert len(view.hollow_cells(filled)) == 45 - 4
    filled[NUMBER[3, 2, 2]] = 0
    assert NUMBER[3, 2, 2] in view.hollow_cells(filled)


@pytest.mark.parametrize(("side", "nearest"), [(0, (0, 0, 8)), (1, (8, 0, 0)), (2, (0, 8, 0))])
def test_a_layer_lies_before_each_side_with_its_left_neighbour_at_the_left(side: int, nearest: tuple[int, int, int]):
    rows = view.rows_of(8, side)
    assert [len(row) for row in rows] == list(range(1, 10))
    assert rows[-1][0] == NUMBER[nearest], "the nearest row begins where the own side meets the left neighbour's"


def test_the_grids_have_a_name_for_every_cell_of_their_layers():
    top, base = view.grids(part(START))
    assert top["name"] == ("pyramid-layer", {"layer": 7, "side": "A"}) and len(top["names"]) == 8 * 8
    assert sorted(name for name in base["names"] if name) == sorted(notation.CELL_NAMES[120:])
    assert dict(zip(base["names"], base["shows"], strict=True))["3.3.2"] == "r465"


def test_the_picture_fits_into_forty_columns():
    lying = {cell: notation.die_name(1 + cell % (3 * POSITIONS)) for cell in range(CELLS)}
    drawn = picture.plain(view.shared(lying, side=1))
    assert max(map(len, drawn.splitlines())) <= 40 and len(drawn.splitlines()) == 9 + 45
    assert [word for layer in picture.coloured(view.shared(lying, side=1)) for word in layer.plain.split()] == drawn.split()


def test_the_picture_shows_free_dice_covered_faces_and_hollows():
    drawn = picture.plain(part("3.2.2=y321 4.2.2=y124 3.3.2=r465 3.2.3=p356 8.0.0=r321 4.3.1=r4?5"), marked={"3.2.2"})
    top, base = (half.splitlines() for half in drawn.removeprefix("layer 7 from A\n").split("\nlayer 8 from A\n"))
    assert [len(top), len(base)] == [8, 9]
    assert top[4].split() == ["3", ".", ".", "[Y3]", ".", "."]
    assert base[0].split() == ["8", "R3"] and base[4].split() == ["4", "+", "+", "y-", "R4", "+"]
    assert base[5].split() == ["3", "+", "+", "p3", "r4", "+", "+"]
