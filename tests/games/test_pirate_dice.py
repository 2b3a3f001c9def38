"""What the rules of Pirátské kostky say beyond their golden files: points and moves said in another way, luck, words, and odds."""

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from ustolu.core import CHANCE, Game, State, below, generator, verbs
from ustolu.core.catalogue import game as find
from ustolu.core.words import Words

CARDS = {
    "coin": 4,
    "diamond": 4,
    "animals": 4,
    "guardian": 4,
    "pirate": 4,
    "treasure": 4,
    "skull1": 3,
    "skull2": 2,
    "ship2": 2,
    "ship3": 2,
    "ship4": 2,
}
SETS = {3: 100, 4: 200, 5: 500, 6: 1000, 7: 2000, 8: 4000, 9: 4000}


@pytest.fixture(scope="module")
def game() -> Game:
    return find("pirate_dice")


def rolled(game: Game, card: str, letters: str) -> State:
    """A voyage of A with this card after its first roll."""
    s = game.new(seats=2)
    for fall in ("start A", f"card {card}", f"roll {letters}"):
        game.play(s, CHANCE, fall)
    return s


def points(card: str, letters: str) -> int:
    """[§5] [§9] said in another way: the symbols counted as words, one rule after another."""
    need = int(card[-1]) if card.startswith("ship") else 0
    bonus = {0: 0, 2: 300, 3: 500, 4: 1000}[need]
    count = Counter(letters.replace("m", "p") if card == "animals" else letters)
    if letters.count("s") < need:
        return -bonus
    scoring = sum(n for face, n in count.items() if face in "cd" or (face != "k" and n >= 3) or (face == "s" and need))
    count["c"] += card == "coin"
    count["d"] += card == "diamond"
    total = 100 * (count["c"] + count["d"]) + sum(SETS[n] for face, n in count.items() if n >= 3 and face != "k")
    total += bonus + (500 if scoring == 8 else 0)
    return 2 * total if card == "pirate" else total


def drawn(luck: random.Random) -> str:
    """Eight dice with few symbols, so that sets and chests are frequent, and at most two skulls."""
    some = luck.sample("cdspm", luck.randint(1, 5))
    return "".join(luck.choice(some) for _ in range(8))


@pytest.mark.parametrize("card", CARDS)
def test_points_on_stopping_are_those_of_the_rules_and_of_their_items(game: Game, card: str):
    luck = random.Random(card)
    for _ in range(150):
        letters = drawn(luck)
        if luck.random() < 0.4 and card not in ("skull1", "skull2"):
            letters = "k" + letters[1:]
        s = rolled(game, card, letters)
        if game.is_over(s) or game.is_chance(s):
            continue
        shown = game.view.show(s, 0)
        game.play(s, 0, "stop")
        assert game.scores(s)[0] == points(card, letters) == shown["points"] == sum(worth for _, worth in shown["items"])


def test_where_totals_stop_at_zero_giving_a_ship_up_is_said_to_cost_no_more_than_there_is(game: Game):
    """[§8]"""
    s = game.new(seats=2, negative=False)
    for fall in ("start A", "card ship3", "roll ccdspmmk"):
        game.play(s, CHANCE, fall)
    for total, points in ((0, 0), (200, -200), (900, -500)):
        s.totals[0] = total
        assert (game.view.show(s, 0)["points"], game.say.asked(s, 0)[1]["points"]) == (points, points)
        after = game.copy(s)
        game.play(after, 0, "stop")
        assert game.scores(after)[0] == total + points


@pytest.mark.parametrize("card", CARDS)
def test_legal_moves_are_those_of_the_rules(game: Game, card: str):
    """[§3] [§9] All subsets of dice, taken one by one."""
    luck = random.Random(card)
    for _ in range(25):
        letters = "".join(luck.choice("cdspmk") for _ in range(8))
        s = rolled(game, card, letters)
        if game.is_over(s) or game.is_chance(s):
            continue
        found, skulls = {"stop"}, letters.count("k")
        for size in range(1, 9):
            for dice in combinations(range(8), size):
                bones = sum(letters[die] == "k" for die in dice)
                spell = " ".join(str(die + 1) for die in dice)
                if (bones == 0 and size > 1 and not (card == "guardian" and skulls == 3)) or (bones == 1 and card == "guardian"):
                    found.add(f"reroll {spell}")
                if card == "treasure" and bones == 0:
                    found.add(f"chest {spell}")
        assert set(game.legal(s, 0)) == found


def test_the_pile_holds_the_cards_of_the_rules(game: Game):
    """[§1]"""
    s = game.new(seats=2)
    game.play(s, CHANCE, "start A")
    assert Counter(game.text(s, CHANCE, code) for code in game.codes(s, CHANCE)) == {f"card {card}": n for card, n in CARDS.items()}


def test_every_die_falls_on_every_face_equally_often(game: Game):
    s = rolled(game, "coin", "kkccccpm")
    game.play(s, 0, "reroll 7 8")
    texts = [game.text(s, CHANCE, code) for code in game.codes(s, CHANCE)]
    assert sorted(texts) == sorted(f"roll {one}{other}" for one in "cdspmk" for other in "cdspmk")


def test_dice_are_named_in_ascending_order_however_they_are_written(game: Game):
    s = rolled(game, "treasure", "ccddsspm")
    assert game.text(s, 0, game.code(s, 0, "REROLL 4,3")) == "reroll 3 4"
    assert game.text(s, 0, game.code(s, 0, "chest 521")) == "chest 1 2 5"


@pytest.mark.parametrize("options", [{}, {"target": 8000, "negative": False}, {"target": 3000, "chest": "no skull", "island_card_skulls": False}])
def test_quick_games_are_legal_and_end(game: Game, options: dict[str, object]):
    for seed in range(6):
        s, luck, out = game.new(2 + seed % 4, **options), generator(seed), np.empty(game.most_moves, np.int32)
        for _ in range(game.longest):
            if game.is_over(s):
                break
            if game.is_chance(s):
                verbs.play(s, CHANCE, below(luck, verbs.sides(s)))
            else:
                move = verbs.rollout(s, int(s.seat), luck, out)
                assert move in game.codes(s, int(s.seat))
                verbs.play(s, int(s.seat), move)
        assert game.is_over(s)


def test_the_list_of_moves_is_short_and_legal(game: Game):
    for card in CARDS:
        s = rolled(game, card, "ccddsspm")
        codes = game.codes(s, 0)
        few = game.say.few(s, 0, codes)
        assert few[0] == 0
        assert len(few) == len(set(few)) <= 40
        assert set(few) <= set(codes)


def test_a_roll_is_one_sentence_with_counts(game: Game):
    before = game.new(seats=2)
    for fall in ("start A", "card coin"):
        game.play(before, CHANCE, fall)
    after = rolled(game, "coin", "scsckspp")
    said = game.say.event(before, after, CHANCE, game.code(before, CHANCE, "roll scsckspp"), 0)
    assert Words("cs", game).say(said[0]) == "Padlo: tři šavle, dvě mince, dva papoušci, jedna lebka. Lebky 1 ze 3."
    assert Words("en", game).say(said[0]) == "Rolled: three sabres, two coins, two parrots, one skull. Skulls 1 of 3."
    assert len(said) == 1


@pytest.mark.parametrize(
    ("card", "first", "second", "lang", "said"),
    [("coin", "ccdspmkk", "kkk", "en", "5 skulls. The voyage brings nothing, your total stays 0."),
     ("guardian", "ccdspmkk", "kkc", "cs", "4 lebky. Výprava končí bez bodů, máte dál 0."),
     ("ship4", "ccdspmkk", "kcc", "en", "Three skulls, the ship went down: you lose 1,000 points. Your total is -1,000.")],
)  # fmt: skip
def test_skulls_that_end_a_voyage_are_counted(game: Game, card: str, first: str, second: str, lang: str, said: str):
    s = rolled(game, card, first)
    game.play(s, 0, "reroll 1 2 3")
    before = game.copy(s)
    game.play(s, CHANCE, f"roll {second}")
    told = game.say.event(before, s, CHANCE, game.code(before, CHANCE, f"roll {second}"), 0)
    assert Words(lang, game).say(told[1]) == said


def test_a_skull_island_is_shown_although_the_next_voyage_has_ended_too(game: Game):
    s = rolled(game, "coin", "kkkkccms")
    for fall in ("roll kcms", "roll cms", "card pirate", "roll kkkccdds"):
        game.play(s, CHANCE, fall)
    shown = game.view.show(s, -1)
    assert shown["island"] == {"seat": "A", "rolls": ["kkkkccms", "kkkkkcms", "kkkkkcms"], "voyage": 2}
    assert (shown["last"]["seat"], shown["last"]["end"], shown["last"]["voyage"]) == ("B", "sunk", 3)


def test_a_new_pile_is_told(game: Game):
    s = game.notation.read("seats 2\nvoyage A roll card coin rolls 0 rolling 1 2 3 4 5 6 7 8\npile")
    for letters, new in (("kkkccddm", True), ("kkkccdds", False)):
        before = game.copy(s)
        game.play(s, CHANCE, f"roll {letters}")
        ids = [id for id, _ in game.say.event(before, s, CHANCE, game.code(before, CHANCE, f"roll {letters}"), 0)]
        assert ("new-pile" in ids) is new
        game.play(s, CHANCE, "card coin")


def test_every_heap_of_dice_has_words(game: Game):
    """Any eight dice, and any fewer, are said with as many dice as there are."""
    numbers = {word: n for n, word in enumerate(["one", "two", "three", "four", "five", "six", "seven", "eight"], 1)}
    words, luck = Words("en", game), random.Random(1)
    for _ in range(400):
        letters = "".join(luck.choice("cdspmk") for _ in range(luck.randint(1, 8)))
        text = words.text("heap", **game.say.heap(letters))
        assert sum(numbers[word] for word in text.replace(",", "").split() if word in numbers) == len(letters)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_position_of_a_game_is_read_as_it_was_written(game: Game, seats: int):
    luck = generator(seats)
    out = np.empty(game.most_moves, np.int32)
    for options in ({}, {"target": 3000, "chest": "no skull", "negative": False}, {"island_card_skulls": False}):
        s = game.new(seats=seats, **options)
        while not game.is_over(s):
            assert game.dump(game.notation.read(game.notation.written(s))) == game.dump(s)
            if game.is_chance(s):
                verbs.play(s, CHANCE, below(luck, verbs.sides(s)))
            else:
                verbs.play(s, int(s.seat), verbs.rollout(s, int(s.seat), luck, out))
        assert game.dump(game.notation.read(game.notation.written(s))) == game.dump(s)


def test_a_position_is_written_in_few_words(game: Game):
    s = game.notation.read("seats 2\nvoyage B choice card treasure dice ccddsspm kept 1 2\nA total 5900\nB total -300")
    assert (game.scores(s), game.on_turn(s), sum(s.pile.tolist())) == ([5900, -300], [1], 34)
    game.play(s, 1, "stop")
    assert game.scores(s) == [5900, 100]
    assert game.is_chance(game.notation.read("seats 3 target 5000"))


def test_a_position_in_the_middle_of_skull_island_is_written_too(game: Game):
    s = game.new(seats=2)
    for fall in ("start A", "card skull1", "roll kkkkccms", "roll kcms"):
        game.play(s, CHANCE, fall)
    assert s.on_island and not s.last_seat
    assert game.dump(game.notation.read(game.notation.written(s))) == game.dump(s)


@pytest.mark.parametrize(
    "text",
    [
        "", "voyage", "seats 9", "seats 2\nvoyage Z choice", "seats 2\nvoyage A asleep", "seats 2\npile gold 3", "seats 2\npile coin",
        "seats 2\nC total 1", "seats 2\nA total x", "seats 2\nisland 2 ccc", "seats 2\nbefore",
    ],
)
def test_what_is_no_position_is_refused(game: Game, text: str):
    with pytest.raises(ValueError, match="no position"):
        game.notation.read(text)
