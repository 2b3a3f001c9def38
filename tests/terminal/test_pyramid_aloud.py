"""The pyramid at the terminal: read layer by layer and cell by cell, and drawn in forty columns."""

from io import StringIO

import pytest
from rich.console import Console

from ustolu.core.catalogue import game
from ustolu.terminal.boards import beyond, cell, cells, find, rows
from ustolu.terminal.known import Known
from ustolu.terminal.scene import scene
from ustolu.terminal.talk import Talk
from ustolu.terminal.tongue import Tongue

SQUEEZE = game("squeeze_play")


@pytest.fixture
def talk() -> Talk:
    """What A hears after the start and B's first building."""
    s = SQUEEZE.new(3)
    for who, text in ((1 << 15, "roll 4"), (0, "start 3.2.2"), (1 << 15, "roll 3"), (1, "build 2.3.2 2.4.2 2.3.3")):
        SQUEEZE.play(s, who, text)
    known = Known()
    known.views["A"] = SQUEEZE.view.show(s, 0)
    found = Talk(Tongue("en", SQUEEZE), known)
    found.eyes = "A"
    return found


def test_each_layer_is_read_row_by_row_with_the_names_of_its_cells(talk: Talk) -> None:
    top, base = talk.known.boards("A")
    assert rows(talk, top)[0] == "Layer 7, seen from side A"
    assert rows(talk, top)[5] == "3: 3.0.4, empty; 3.1.3, empty; 3.2.2, yellow, free; 3.3.1, empty; 3.4.0, empty"
    assert rows(talk, base)[6].startswith("3: 3.0.5, edge hollow; 3.1.4, base hollow; 3.2.3, yellow; 3.3.2, yellow; ")
    assert next(name for name in cells(base) if name) == "8.0.0"


def test_a_cell_is_the_pyramids_own_sentence(talk: Talk) -> None:
    top, base = talk.known.boards("A")
    assert cell(talk, top, "2.3.2") == "layer 7, 2.3.2, red, free"
    assert cell(talk, base, "3.3.2") == "layer 8, 3.3.2, yellow, 2 dice rest on it"
    assert cell(talk, base, "2.3.2") is None and cell(talk, base, "") is None
    assert "2.4.2" in find(talk, base, "r")


def test_a_cell_in_a_layer_without_dice_is_a_hollow_as_well(talk: Talk) -> None:
    part = talk.known.views["A"]["pyramid"]
    part["dice"] |= {"3.1.3": "y", "2.2.3": "p"}
    assert beyond(talk, "2.1.3") == "layer 6, 2.1.3, empty, nothing can lie there yet"
    part["dice"] |= {"2.1.4": "p"}
    assert beyond(talk, "2.1.3") == "layer 6, 2.1.3, hollow"
    assert beyond(talk, "9.9.9") is beyond(talk, "") is None
    part["layers"] = [8, 8]
    assert beyond(talk, "2.1.3") is None


def seen(talk: Talk, width: int) -> str:
    """The picture on a screen so wide."""
    console = Console(width=width, file=StringIO(), color_system=None)
    console.print(scene(talk, width, 30))
    return console.file.getvalue()


def test_the_pyramid_is_drawn_with_its_last_dice_in_brackets(talk: Talk) -> None:
    drawn = seen(talk, 40)
    assert drawn.count("[") == 3 and "[R]" in drawn and max(map(len, drawn.splitlines())) <= 40
    assert scene(talk, 39, 30) is None
    talk.tongue = Tongue("cs", SQUEEZE)
    assert seen(talk, 40).splitlines()[1].strip() == "Patro 7 při pohledu ze strany A"


def test_on_a_wide_screen_layers_are_drawn_beside_each_other(talk: Talk) -> None:
    high, wide = seen(talk, 40).rstrip().splitlines(), seen(talk, 80).rstrip().splitlines()
    assert len(wide) < len(high) * 0.6 and "Layer 7" in wide[1] and "Layer 8" in wide[1]
    assert max(map(len, wide)) <= 80
