"""Boards and dice in characters."""

from io import StringIO

import pytest
from rich.console import Console

from ustolu.core.catalogue import game
from ustolu.terminal.known import Known
from ustolu.terminal.picture import Board, colour, dice
from ustolu.terminal.scene import scene
from ustolu.terminal.talk import Talk
from ustolu.terminal.tongue import Tongue

GRID = {"rows": list("123"), "columns": list("abc"), "joins": True, "shows": ["5", "5", "", "5", "2", "", "1", "2", ""]}


def test_equal_neighbours_have_no_wall_between_them() -> None:
    assert Board(GRID).draw(3, 1).plain.splitlines() == [
        "    a   b   c ",
        "  ┌───────┬───┐",
        "1 │ 5   5 │ · │",
        "  │   ┌───┼───┤",
        "2 │ 5 │ 2 │ · │",
        "  ├───┤   ├───┤",
        "3 │ 1 │ 2 │ · │",
        "  └───┴───┴───┘",
    ]


def test_boards_that_do_not_join_keep_all_walls() -> None:
    assert Board(GRID | {"joins": False}).draw(3, 1).plain.splitlines()[2:4] == ["1 │ 5 │ 5 │ · │", "  ├───┼───┼───┤"]


def test_free_cells_tell_their_names_and_what_they_would_bring() -> None:
    drawn = Board(GRID, {"c1": 2, "c2": 0}).draw(7, 1).plain
    assert "c1 +2" in drawn and "│   c2  │" in drawn and "│   c3  │" in drawn


def test_the_cell_written_last_is_marked_by_more_than_colour() -> None:
    assert "[2]" in Board(GRID, fresh=frozenset({"b2"})).draw(5, 1).plain


def test_an_island_of_four_is_one_field() -> None:
    square = {"rows": list("12"), "columns": list("ab"), "joins": True, "shows": ["1"] * 4}
    assert Board(square).draw(3, 3).plain.splitlines()[1:5] == ["  ┌───────┐", "  │       │", "1 │ 1   1 │", "  │       │"]


@pytest.mark.parametrize("fall", ["roll 5", "roll 1 2 3"])
def test_ordinary_dice_are_drawn(fall: str) -> None:
    drawn = dice(fall)
    assert drawn is not None and drawn.plain.count("●") == sum(map(int, fall.split()[1:]))


@pytest.mark.parametrize("fall", ["roll ccmpsssk", "card pirate", "start A", "roll 7", "deal 33 21", "?"])
def test_anything_else_is_not_drawn_as_dice(fall: str) -> None:
    assert dice(fall) is None


def test_six_numbers_have_six_colours() -> None:
    assert len({colour(str(number)) for number in range(1, 7)}) == 6


def test_a_number_that_is_longer_than_a_small_cell_makes_the_cells_wider() -> None:
    known = Known()
    log = {"seat": None, "name": ["board-log", {}], "rows": ["1"], "columns": ["A", "B"], "shows": ["-1200", "300"], "cell": "board-total"}
    row = {"seat": None, "name": ["board-dice", {}], "rows": ["."], "columns": ["1"], "shows": ["c"], "cell": "board-die"}
    known.take({"type": "all", "n": 1, "table": {"seats": []}, "views": {"-": {"boards": [row, log]}}, "events": {}})
    out = StringIO()
    console = Console(width=100, file=out)
    console.print(scene(Talk(Tongue("en", game("pirate_dice")), known), 100, 20))
    assert "│-1200│ 300 │" in out.getvalue()
