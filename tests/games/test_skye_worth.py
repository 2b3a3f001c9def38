"""What the board of Ostrov Skye marks on the land: items that add up to what the rules give; and what tiles for sale could become."""

import random

import numpy as np
import pytest

from ustolu.core import CHANCE, State, legal, notation, play, referee, sides, turn
from ustolu.core.catalogue import game
from ustolu.games.isle_of_skye import rules, scoring, view
from ustolu.games.isle_of_skye.scoring import PLACE_LETTERS
from ustolu.games.isle_of_skye.scrolls import scrolls


def walked(seed: int, seats: int = 3) -> list[State]:
    """Positions of one random game, some of each phase, with everybody's gold shown."""
    skye = game("isle_of_skye")
    s, draw, out = skye.new(seats, others_gold="shown"), random.Random(seed), np.empty(skye.most_moves, np.int32)
    found: list[State] = []
    while mask := turn(s):
        if mask == CHANCE:
            play(s, CHANCE, draw.randrange(sides(s)))
            continue
        seat = draw.choice([seat for seat in range(seats) if mask >> seat & 1])
        moves = out[: legal(s, seat, out)].tolist()
        if draw.random() < 0.15:
            found.append(s.copy())
        play(s, seat, draw.choice(moves[:3] if s.phase == rules.PRICE else moves))
    return [*found, s]


@pytest.mark.parametrize("seed", range(3))
def test_items_on_the_land_add_up_to_what_the_rules_give(seed: int) -> None:
    positions = walked(seed)
    assert len(positions) > 10
    for s in positions:
        shown = view.show(s, 0)["seats"]
        for seat, of in enumerate(shown):
            there = {tile["id"] for tile in of["tiles"]}
            for letter, number in zip(PLACE_LETTERS, s.scoring.tolist(), strict=True):
                assert of["worth"][letter]["points"] == scoring.worth(s, seat, number), (number, seat)
                assert {tile for item in of["worth"][letter]["items"] for tile in item["tiles"]} <= there
            assert of["scrolls"]["points"] == scrolls(s, seat)
            assert {tile for item in of["scrolls"]["items"] for tile in item["tiles"]} <= there


def test_most_gold_is_not_shown_where_the_gold_of_others_is_hidden() -> None:
    s = game("isle_of_skye").new(2)
    for way in (0, 8, 0, 0, 0, *[0] * 6):
        play(s, CHANCE, way)
    assert s.scoring.tolist()[0] == scoring.MOST_GOLD
    assert s.phase == rules.PRICE
    for seat in (-1, 0, 1):
        assert [of["worth"]["A"] for of in view.show(s, seat)["seats"]] == [{"points": None, "items": []}] * 2


def test_a_tile_for_sale_is_said_to_fit_where_it_can_be_built_later() -> None:
    skye = game("isle_of_skye")
    s = skye.new(2)
    told = ["start A", "scoring 1 14 13 9", "draw A L48 L22 L30", "draw B L44 L01 L53", "A price L48=3 L30=1", "B price L44=1 L01=1"]
    for line in told:
        who, text = notation.split(line)
        for code in referee.event(skye, s, who, text):
            play(s, who, code)
    said = view.show(s, 0)["mine"]["prospects"]
    assert set(said) == {"L48", "L30", "L44", "L01"}
    for line in ("A buy L44", "B pass"):
        who, text = notation.split(line)
        play(s, who, *referee.event(skye, s, who, text))
    fits = view.show(s, 0)["mine"]["fits"]
    for tile in ("L48", "L30", "L44"):
        mine = [fit for fit in fits if fit["tile"] == tile]
        assert said[tile]["places"] == len({(fit["x"], fit["y"]) for fit in mine}) > 0
        assert sum(said[tile]["best"]) == max(sum(fit["gains"]) for fit in mine)
    assert view.show(s, 0)["mine"]["prospects"] == {}
