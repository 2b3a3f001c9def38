"""The board of the six games: its cells, dice and words, against the golden facts of its rules."""

from collections import Counter
from itertools import combinations, product

import numpy as np
import pytest

from ustolu.core import IllegalMove
from ustolu.games.pyramid import cells, dice, moving, notation, piles, standing
from ustolu.games.pyramid.cells import BASE, CELL, CELLS, NUMBER, OUTSIDE, SIDES, SUPPORTS


def filled(*names: str) -> np.ndarray:
    board = np.zeros(CELLS, np.int8)
    for name in names:
        board[notation.cell(name, "§1")] = 1
    return board


def full() -> np.ndarray:
    return np.ones(CELLS, np.int8)


def bottom() -> np.ndarray:
    board = np.zeros(CELLS, np.int8)
    board[BASE:] = 1
    return board


def test_there_are_165_cells_in_nine_layers_from_the_apex_down():
    assert [len(cells.layer(layer)) for layer in range(9)] == [1, 3, 6, 10, 15, 21, 28, 36, 45]
    assert CELLS == 165 and CELL[0] == (0, 0, 0) and CELL[1:4] == ((1, 0, 0), (0, 1, 0), (0, 0, 1)) and CELL[-1] == (0, 0, 8)


def test_the_base_has_24_edge_hollows_of_which_three_are_corners():
    assert sum(map(cells.is_edge, range(CELLS))) == 24
    assert [CELL[cell] for cell in range(CELLS) if cells.is_corner(cell)] == [(8, 0, 0), (0, 8, 0), (0, 0, 8)]


def test_a_die_rests_on_three_and_three_rest_on_it():
    assert [CELL[cell] for cell in SUPPORTS[NUMBER[3, 2, 2]]] == [(4, 2, 2), (3, 3, 2), (3, 2, 3)]
    for cell, side in product(range(CELLS), range(SIDES)):
        below, above = SUPPORTS[cell, side], cells.COVERS[cell, side]
        assert below == OUTSIDE or cells.COVERS[below, side] == cell
        assert above == OUTSIDE or SUPPORTS[above, side] == cell
        assert (below == OUTSIDE) == (cell >= BASE) and (above == OUTSIDE) == (CELL[cell][side] == 0)


def test_dice_of_a_layer_touch_along_six_edges():
    inner = NUMBER[3, 3, 2]
    steps = {tuple(CELL[cells.STEPS[inner, away, toward]]) for away, toward in product(range(3), range(3)) if away != toward}
    assert steps == {(4, 2, 2), (4, 3, 1), (2, 4, 2), (3, 4, 1), (2, 3, 3), (3, 2, 3)}
    assert CELL[cells.STEPS[NUMBER[0, 2, 6], cells.A, cells.B]] == (1, 1, 6), "forward-left, seen from A, is (+1,-1,0)"
    assert cells.STEPS[NUMBER[8, 0, 0], cells.A, cells.B] == OUTSIDE


def test_a_full_bottom_layer_has_36_hollows_and_28_peaks():
    board = bottom()
    hollows = [cell for cell in range(CELLS) if standing.hollow(board, cell)]
    assert len(hollows) == 36 and all(cells.LAYER[cell] == 7 for cell in hollows)
    peaks = cells.peaks(8)
    assert len(peaks) == len(set(peaks)) == 28
    neighbours = {cell: set(cells.STEPS[cell].ravel().tolist()) - {OUTSIDE} for cell in range(BASE, CELLS)}
    triples = {three for three in combinations(range(BASE, CELLS), 3) if all(b in neighbours[a] for a, b in combinations(three, 2))}
    assert triples == {tuple(sorted(cells.saddle(cell))) for cell in hollows} | {tuple(sorted(peak)) for peak in peaks}


def test_two_hollows_never_share_two_dice():
    saddles = [set(cells.saddle(cell)) for cell in range(BASE)]
    assert max(len(one & other) for one, other in combinations(saddles, 2)) == 1


def test_only_the_corners_of_the_full_pyramid_show_two_faces():
    board = full()
    shown = {CELL[cell]: 3 - standing.covered_faces(board, cell) for cell in range(BASE, CELLS)}
    assert [cell for cell, faces in shown.items() if faces == 2] == [(8, 0, 0), (0, 8, 0), (0, 0, 8)]
    assert max(shown.values()) == 2


def test_only_the_apex_of_the_full_pyramid_is_free():
    board = full()
    assert [cell for cell in range(CELLS) if standing.free(board, cell)] == [0]
    board[0] = 0
    assert [cell for cell in range(CELLS) if standing.free(board, cell)] == [1, 2, 3]
    assert standing.hollow(board, 0) and not standing.supported(filled("1.0.0", "0.1.0"), 0)


def test_rows_run_from_the_wall_to_the_base():
    assert cells.ROWS.shape == (3, 45, 9) and Counter(cells.ROW_LENGTH[0].tolist()) == {9 - n: n + 1 for n in range(9)}
    row = cells.ROWS[cells.B, cells.ROW[NUMBER[2, 1, 3], cells.B]]
    assert [CELL[cell] for cell in row if cell != OUTSIDE] == [(2, 0, 3), (2, 1, 3), (2, 2, 3), (2, 3, 3)]
    for side in range(SIDES):
        assert sorted(cell for cell in cells.ROWS[side].ravel().tolist() if cell != OUTSIDE) == list(range(CELLS))


def test_walls_get_smaller_towards_the_corner_across():
    assert [len(cells.wall(cells.C, distance)) for distance in range(9)] == [45, 36, 28, 21, 15, 10, 6, 3, 1]


def test_a_die_has_24_positions_and_never_shows_1_2_3():
    named = {(3, 2, 1), (1, 2, 4), (1, 4, 5), (1, 5, 3), (2, 3, 6), (2, 6, 4), (3, 5, 6), (4, 6, 5)}
    rotations = {(b, c, a) for a, b, c in named} | {(c, a, b) for a, b, c in named} | named
    assert set(dice.POSITION) == rotations and dice.POSITIONS == 24
    assert (1, 2, 3) not in dice.NUMBER and (2, 3, 1) not in dice.NUMBER


def test_the_setup_triples_of_the_march():
    assert [dice.setup(side) for side in range(SIDES)] == [(3, 2, 1), (1, 3, 2), (2, 1, 3)]
    assert all(dice.setup(side) in dice.NUMBER for side in range(SIDES))


def test_tipping_by_90_four_times_leads_back_and_by_180_twice():
    for die, away, toward in product(range(1, dice.DICE), range(3), range(3)):
        if away != toward:
            quarter, half = dice.TIPPED[0, die, away, toward], dice.TIPPED[1, die, away, toward]
            assert dice.TIPPED[0, quarter, away, toward] == half, "two quarters are a half"
            assert dice.TIPPED[1, half, away, toward] == die
            assert dice.TIPPED[0, quarter, toward, away] == die, "back over the same ridge"
            assert dice.COLOUR[quarter] == dice.COLOUR[die]
            third = 3 - away - toward
            assert dice.FACE[quarter, third] == dice.FACE[half, third] == dice.FACE[die, third]


def test_tipping_moves_the_face_of_one_side_to_the_other():
    die = dice.die(dice.RED, (3, 2, 1))
    assert dice.FACE[dice.TIPPED[0, die, cells.A, cells.B]].tolist() == [5, 3, 1]
    assert dice.FACE[dice.TIPPED[1, die, cells.A, cells.B]].tolist() == [4, 5, 1]
    board = np.zeros(CELLS, np.int8)
    board[NUMBER[0, 2, 6]] = die
    assert CELL[moving.tip(board, NUMBER[0, 2, 6], cells.A, cells.B, 0)] == (1, 1, 6)
    assert board[NUMBER[0, 2, 6]] == 0 and notation.die_name(board[NUMBER[1, 1, 6]]) == "r531"


def test_turning_gives_every_position_of_the_same_colour():
    die = dice.die(dice.PEARL, (4, 6, 5))
    assert sorted(dice.TURNED[die]) == list(range(49, 73)) and die in dice.TURNED[die]


def test_a_row_slides_down_onto_the_place_of_a_pulled_die():
    board = (np.arange(CELLS) % 72 + 1).astype(np.int8)
    before = board.copy()
    pulled, middle, top = NUMBER[6, 2, 0], NUMBER[3, 2, 0], NUMBER[0, 2, 0]
    board[pulled] = 0
    assert moving.slide(board, pulled, cells.A) == top
    assert board[pulled] == before[NUMBER[5, 2, 0]] and board[middle] == before[NUMBER[2, 2, 0]] and board[top] == 0
    assert (board != before).sum() == 7, "no other row moves"
    board[NUMBER[0, 0, 8]] = 0
    assert moving.slide(board, NUMBER[0, 0, 8], cells.A) == NUMBER[0, 0, 8], "nothing lies above it on this axis"


def test_a_hollow_adds_up_the_faces_that_look_into_it():
    board = np.zeros(CELLS, np.int8)
    for name, die in (("4.2.2", "r321"), ("3.3.2", "y145"), ("3.2.3", "p465")):
        board[notation.cell(name, "§1")] = notation.read_die(die, "§1")
    assert standing.hollow_sum(board, NUMBER[3, 2, 2]) == 3 + 4 + 5
    assert [standing.seen(board, NUMBER[4, 2, 2], side) for side in range(3)] == [3, 2, 1]
    board[NUMBER[3, 2, 2]] = 1
    assert [standing.seen(board, NUMBER[4, 2, 2], side) for side in range(3)] == [0, 2, 1], "face A is covered now"
    assert standing.covered(board, NUMBER[4, 2, 2], cells.A) and not standing.covered(board, NUMBER[4, 2, 2], cells.B)


def test_a_pile_falls_die_by_die_and_every_fall_has_a_text():
    left, board = np.array([55, 55, 55], np.int8), np.zeros(CELLS, np.int8)
    rng, falls = np.random.default_rng(1), []
    for cell in range(CELLS):
        assert piles.ways(left) == 24 * (165 - cell)
        falls.append(int(rng.integers(piles.ways(left))))
        piles.fall(left, board, cell, falls[-1])
    assert left.tolist() == [0, 0, 0] and Counter(dice.COLOUR[board].tolist()) == {0: 55, 1: 55, 2: 55}
    text = notation.pile([55, 55, 55], falls)
    assert text.split() == [notation.die_name(die) for die in board]
    read = notation.read_pile([55, 55, 55], text.split(), "§1")
    assert notation.pile([55, 55, 55], read) == text


def test_each_of_24_positions_and_each_die_left_is_equally_likely():
    left = [2, 0, 1]
    fell = Counter(int(piles.die_fallen(left, way)) for way in range(piles.ways(np.array(left, np.int8))))
    assert fell == {die: 2 if dice.COLOUR[die] == dice.RED else 1 for die in range(1, dice.DICE) if dice.COLOUR[die] != dice.YELLOW}


def test_what_is_written_can_be_read_again():
    for cell in range(CELLS):
        assert notation.cell(notation.CELL_NAMES[cell], "§1") == cell
    for die in range(1, dice.DICE):
        assert notation.read_die(notation.die_name(die).upper(), "§1") == die
    for number, faces in enumerate(notation.FACE_NAMES):
        assert notation.position(faces, "§1") == number
    lying = {NUMBER[3, 2, 2]: "y321", NUMBER[4, 2, 2]: "r"}
    assert notation.written(lying) == "3.2.2=y321 4.2.2=r" and notation.read(" 4.2.2 = R\n3,2,2=y321 ") == lying


@pytest.mark.parametrize("word", ["3.3.3", "3.2", "a.b.c", "9.0.0", ""])
def test_what_is_no_cell_is_refused_with_the_paragraph(word: str):
    with pytest.raises(IllegalMove) as refused:
        notation.cell(word, "§4")
    assert refused.value.key == "pyramid-no-such-cell" and refused.value.paragraph == "§4"


def test_what_is_no_die_is_refused():
    for word in ("r123", "b321", "r32", "321", "r331"):
        with pytest.raises(IllegalMove):
            notation.read_die(word, "§1")
    with pytest.raises(IllegalMove):
        notation.position("123", "§1")
    with pytest.raises(IllegalMove):
        notation.read_pile([1, 0, 0], ["r321", "r321"], "§1")
    with pytest.raises(ValueError):
        notation.read("3.2.2=r123")
