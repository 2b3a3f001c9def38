"""What the rules of Papírové ostrovy say beyond their golden files: the view, the words, and numbers known from elsewhere."""

import random
import re
from itertools import product

import pytest

from ustolu.core import CHANCE, Game, IllegalMove, State
from ustolu.core.catalogue import game as find
from ustolu.core.words import Words
from ustolu.games import guide

EXAMPLE = "5 5 5 2 1 3 5 2 1 3 3 6 4 4 3 6"


@pytest.fixture(scope="module")
def game() -> Game:
    return find("paper_islands")


def filled(game: Game, numbers: str, grid: int) -> State:
    """A solo game whose grid is filled row by row with these numbers."""
    s = game.new(seats=1, grid=grid)
    for cell, number in enumerate(numbers.split()):
        game.play(s, CHANCE, f"roll {number}")
        game.play(s, 0, cell)
    return s


def pairs(numbers: list[int], side: int) -> int:
    """§6 said in another way: every two cells at a distance of one, looked at once."""
    places = list(product(range(side), repeat=2))
    near = [(a, b) for a in places for b in places if a < b and abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
    return sum(numbers[a[0] * side + a[1]] == numbers[b[0] * side + b[1]] for a, b in near)


@pytest.mark.parametrize("side", [3, 4])
def test_the_score_is_the_number_of_equal_neighbours(game: Game, side: int):
    luck = random.Random(side)
    for _ in range(60):
        numbers = [luck.randint(1, luck.choice([1, 2, 3, 6])) for _ in range(side * side)]
        s = filled(game, " ".join(map(str, numbers)), side)
        assert game.is_over(s)
        assert game.scores(s) == [pairs(numbers, side)]


@pytest.mark.parametrize(("side", "most"), [(4, 24), (3, 12)])
def test_no_grid_has_more_pairs_than_the_rules_say(game: Game, side: int, most: int):
    assert game.scores(filled(game, " ".join("6" * side * side), side)) == [most]


def test_everybody_is_shown_the_list_of_rolls_in_order(game: Game):
    """[§8]"""
    s = game.new(seats=2, grid=3)
    for n, number in enumerate([3, 3, 1, 6, 5]):
        game.play(s, CHANCE, f"roll {number}")
        game.play(s, 0, n)
        game.play(s, 1, 8 - n)
    for viewer in (0, 1, -1):
        assert game.view.show(s, viewer)["rolls"] == [3, 3, 1, 6, 5]


def test_choices_of_a_round_are_sealed_for_everybody(game: Game):
    """[§3]"""
    for seats in (1, 2, 3, 4):
        s = game.new(seats=seats)
        assert not game.is_sealed(s)
        game.play(s, CHANCE, "roll 2")
        assert game.is_sealed(s)
        assert game.on_turn(s) == list(range(seats))


def test_the_worked_example_of_both_guides_is_true(game: Game):
    """[§6] Grid, table of islands and total."""
    s = filled(game, EXAMPLE, 4)
    picture = game.notation.picture(game.view.show(s, 0)).splitlines()[1:5]
    for lang in ("cs", "en"):
        text = guide.text(game, lang)
        grid = "\n".join(f"{line[0]}  {line[2:]}" for line in picture)
        assert grid in text
        rows = re.findall(r"^\| \w+ \| ([a-d1-4, ]+) \| ([^|]+) \| (\d) \|$", text, re.M)
        assert sum(int(points) for *_, points in rows) == game.scores(s)[0] == 10
        for cells, named, points in rows:
            numbers = {game.view.show(s, 0)["grids"][0][game.code(s, 0, cell)] for cell in cells.split(", ")}
            assert len(numbers) == 1
            assert len(named.split(", ")) == int(points)
            assert all(set(pair.split("–")) <= set(cells.split(", ")) for pair in named.split(", "))


def test_the_items_of_the_score_are_the_islands_of_the_example(game: Game):
    s = filled(game, EXAMPLE, 4)
    assert [points for _, points in game.say.items(s, 0)] == [1, 1, 3, 1, 3, 1]
    words = {lang: Words(lang, game) for lang in ("cs", "en")}
    message = game.say.items(s, 0)[2][0]
    assert words["en"].say(message) == "3 pairs of 3"
    assert words["cs"].say(message) == "3 dvojice čísla 3"


@pytest.mark.parametrize(
    ("pairs", "czech", "english"),
    [(0, "žádná dvojice", "no pair"), (1, "jedna dvojice", "one pair"), (2, "2 dvojice", "2 pairs"), (5, "5 dvojic", "5 pairs")],
)
def test_czech_has_its_three_plurals(game: Game, pairs: int, czech: str, english: str):
    message = ("move", {"cell": "b3", "pairs": pairs})
    assert Words("cs", game).say(message) == f"b3: {czech}"
    assert Words("en", game).say(message) == f"b3: {english}"


def test_what_a_move_is_said_to_bring_is_what_it_brings(game: Game):
    luck = random.Random(9)
    s = game.new(seats=1, grid=4)
    while not game.is_over(s):
        if game.is_chance(s):
            game.play(s, CHANCE, luck.randrange(3))
            continue
        for code in game.codes(s, 0):
            after = game.copy(s)
            game.play(after, 0, code)
            assert game.say.move(s, 0, code)[1]["pairs"] == game.scores(after)[0] - game.scores(s)[0]
        game.play(s, 0, luck.choice(game.codes(s, 0)))


@pytest.mark.parametrize(("grid", "mean"), [(4, 4), (3, 2)])
def test_random_play_averages_what_the_rules_say(game: Game, grid: int, mean: int):
    """24 (12) pairs of cells, each equal with a chance of one in six."""
    luck, games = random.Random(grid), 400
    total = sum(game.scores(filled(game, " ".join(str(luck.randint(1, 6)) for _ in range(grid * grid)), grid))[0] for _ in range(games))
    assert abs(total / games - mean) < 0.4


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_position_is_read_from_its_picture(game: Game, seats: int):
    luck = random.Random(seats)
    s = game.new(seats=seats, grid=3)
    while not game.is_over(s):
        if game.is_chance(s):
            game.play(s, CHANCE, luck.randrange(6))
        else:
            seat = luck.choice(game.on_turn(s))
            game.play(s, seat, luck.choice(game.codes(s, seat)))
        read = game.notation.read(game.notation.picture(game.view.show(s, -1)))
        assert game.view.show(read, -1) == game.view.show(s, -1)
        assert game.turn(read) == game.turn(s)


@pytest.mark.parametrize("torn", ["", "A a b c\n1 . . .", "A a b c\n1 1 . .\n2 . . .\n3 . . .\nrolls 2 3 4"])
def test_a_torn_picture_is_refused(game: Game, torn: str):
    with pytest.raises(ValueError):
        game.notation.read(torn)


@pytest.mark.parametrize(
    ("text", "key", "paragraph"),
    [
        ("b2", "cell-filled", "§4"), ("e1", "cell-outside", "§1"), ("a5", "cell-outside", "§1"),
        ("b", "cell-unreadable", "§3"), ("22", "cell-unreadable", "§3"),
    ],
)
def test_a_refusal_says_what_is_wrong_and_where_it_is_written(game: Game, text: str, key: str, paragraph: str):
    s = game.new(seats=2, grid=4)
    for event in ("roll 4", "roll 4"):
        game.play(s, CHANCE, event)
        if game.text(s, 0, 5) in game.legal(s, 0):
            game.play(s, 0, "b2")
            game.play(s, 1, "b2")
    with pytest.raises(IllegalMove) as refused:
        game.play(s, 0, text)
    assert (refused.value.key, refused.value.paragraph) == (key, paragraph)
    assert Words("cs", game).text(key, **refused.value.arguments)
