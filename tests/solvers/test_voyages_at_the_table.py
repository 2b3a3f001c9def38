"""The solved voyages of Pirátské kostky against the game's own rules, and the bot that plays by them."""

import numpy as np
import pytest

from ustolu import bots
from ustolu.core import CHANCE, play
from ustolu.core.catalogue import game
from ustolu.games.pirate_dice import bot, rules, scoring
from ustolu.games.pirate_dice.scoring import HOW_MANY
from ustolu.lab.voyages import expected, lying, picks
from ustolu.solvers import pirate_dice as solver
from ustolu.solvers.last_round import NEEDS, LastRound, overtaking
from ustolu.solvers.pirate_dice import CARDS, FACES, SKULL, Voyage, hands, points, skulls, valued

PIRATES = game("pirate_dice")


def test_faces_cards_and_options_are_called_the_same() -> None:
    assert (scoring.FACES, scoring.CARDS) == (FACES, CARDS)
    known = {option.id: option.values for option in PIRATES.options}
    assert known.keys() == solver.OPTIONS.keys()
    assert {id for id in known if known[id] != solver.OPTIONS[id]} == {"negative"}


@pytest.mark.parametrize("card", CARDS)
def test_the_rules_count_every_final_position_like_the_solver(card: str) -> None:
    s = lying(card, hands().all[8][0])
    for hand in hands().all[8]:
        s.dice[:] = [face for face, count in enumerate(hand) for _ in range(count)]
        if skulls(hand, card) < 3:
            for s.chest, s.guarded in ((0, 0), (0, 1), (1, 0), (1, 1)):
                shown = bool(s.chest and s.guarded) or (s.chest == 1 and hand[SKULL] > 0)
                assert rules.stopping(s) == points(hand, card, shown)
        elif card == "treasure":
            s.kept = 0b10101010
            kept = bot.counted([face for die, face in enumerate(s.dice.tolist()) if s.kept >> die & 1 and face != SKULL])
            assert scoring.of_dice(s, s.kept) == valued(kept, card)
        else:
            assert scoring.sinking(s) == -solver.BONUS.get(card, 0)


@pytest.mark.parametrize(("card", "chest"), [*((card, "final") for card in CARDS), ("guardian", "no skull")])
def test_the_third_levels_own_choices_bring_the_optimum(card: str, chest: str) -> None:
    assert expected(card, chest, picks("bot:3", card, chest)) == pytest.approx(solver.voyage(card, chest).expected, abs=0.01)


def test_dice_that_lie_wrongly_stay_when_they_were_moved_before() -> None:
    s = lying("treasure", (2, 1, 1, 2, 1, 1), kept=0b00110000, moved=1)
    for _ in range(20):
        move, how = bot.best(s, 0)
        assert how == "exact" and move in PIRATES.codes(s, 0) and move < rules.CHEST_MOVE


def test_the_last_voyage_of_the_last_round_is_played_for_the_win() -> None:
    hand = (4, 2, 0, 1, 1, 0)  # 800 points
    behind = lying("skull1", hand, opener=2)
    behind.totals[:2] = 5000, 6500
    ahead = lying("skull1", hand, opener=2)
    ahead.totals[:2] = 5800, 6500
    assert bots.how(PIRATES, behind, 0, "bot:3") == "win"
    assert bot.best(ahead, 0) == (0, "win"), "stopping wins"
    assert bot.best(behind, 0)[0] != 0, "stopping loses"
    behind.opener = 0
    assert bots.how(PIRATES, behind, 0, "bot:3") == "exact"


def test_with_three_seats_the_whole_last_round_is_played_for_the_win() -> None:
    s = lying("skull1", (3, 1, 1, 2, 1, 0), seats=3, opener=3)  # 500 points
    s.totals[:3] = 5700, 3000, 6100
    assert bot.best(s, 0) == (0, "win"), "stopping leads with 6,200, and B is far behind"
    s.totals[1] = 5500
    assert bot.best(s, 0)[0] != 0, "B lacks but 700"
    s.totals[:3] = 6000, 3000, 6800
    assert bot.best(s, 0)[0] != 0, "stopping loses against C"


def test_what_a_later_seat_may_lack_is_asked_of_the_cards_that_are_left() -> None:
    def worth(*pile: int) -> float:
        return LastRound(5800, (6000,), (5300,), 6000, False, pile).win(500, "final")

    assert worth(0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0) < worth(*HOW_MANY) < worth(0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0), "the pirate, all, two skulls"
    (pirate, skulls) = (CARDS.index(card) for card in ("pirate", "skull2"))
    lacks = int(np.flatnonzero(NEEDS == 1000)[0])
    for card in (pirate, skulls):
        sailed = Voyage(CARDS[card], worth=lambda points: 1.0 if points > 1000 else 0.5 if points == 1000 else 0.0)
        assert overtaking("final")[card, lacks] == pytest.approx(sailed.expected, abs=1e-3)


def test_ties_are_shared_and_a_last_round_that_nobody_won_goes_on() -> None:
    last = LastRound(5800, (6200, 6200), (), 6000, False, tuple(HOW_MANY))
    assert [last.win(points, "final") for points in (300, 400, 500)] == [0, 1 / 3, 1]
    assert LastRound(5000, (5900,), (4000,), 6000, False, tuple(HOW_MANY)).win(0, "final") == pytest.approx(1 / 3)
    assert LastRound(100, (5900,), (), 6000, True, (1,) * 11).win(-500, "final") == 1 / 2


def test_after_a_last_round_that_nobody_won_the_target_is_enough() -> None:
    s = lying("coin", (1, 1, 1, 2, 2, 1), sudden=1)
    s.totals[0] = 5700
    assert bot.best(s, 0) == (0, "win")


def test_who_has_nothing_sails_a_ship_without_fear() -> None:
    s = lying("ship4", (3, 2, 1, 0, 1, 1), negative=0)
    assert bot.voyage(s, 0)[0].expected > 0 > solver.voyage("ship4").expected


def test_whole_games_are_played() -> None:
    s, luck = PIRATES.new(seats=3, target=3000), np.random.default_rng(4)
    for _ in range(3000):
        if PIRATES.is_over(s):
            break
        if PIRATES.is_chance(s):
            play(s, CHANCE, int(luck.integers(len(PIRATES.codes(s, CHANCE)))))
        else:
            (seat,) = PIRATES.on_turn(s)
            play(s, seat, bots.choose(PIRATES, s, seat, "bot:3", 1))
    assert PIRATES.is_over(s)


def test_weaker_levels_play_by_thumb_always_or_often() -> None:
    s = lying("coin", (2, 1, 1, 2, 1, 1))
    ways = {who: [bot.choose(s, 0, who, seed)[1] for seed in range(200)] for who in ("bot:1", "bot:2", "bot:3")}
    assert {who: set(way) for who, way in ways.items()} == {"bot:1": {"thumb"}, "bot:2": {"mixed"}, "bot:3": {"exact"}}
    moves = {who: {bot.choose(s, 0, who, seed)[0] for seed in range(200)} for who in ("bot:1", "bot:2", "bot:3")}
    assert moves["bot:2"] == moves["bot:1"] | moves["bot:3"]
