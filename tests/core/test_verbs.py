"""Verbs find the rules by the tag of the record, compiled and not, and never mix two games."""

from types import SimpleNamespace

import numpy as np
import pytest

from ustolu.core import CHANCE, generator, rule, verbs
from ustolu.core.catalogue import FOLDER
from ustolu.core.catalogue import game as find
from ustolu.games.locate import locate

PAPER, BOXES = find("paper_islands"), locate(str(FOLDER / "stub" / "three_boxes"))


@rule
def turns(s, t):
    """Two verbs on two games in one compiled function."""
    return verbs.turn(s) * 100000 + verbs.turn(t)


def test_two_games_in_one_compiled_function_keep_their_own_rules():
    s, t = PAPER.new(seats=2), BOXES.new(seats=2)
    PAPER.play(s, CHANCE, 1)
    BOXES.play(t, CHANCE, 1)
    assert turns(s, t) == (0b11 | verbs.SEALED) * 100000 + 0b01


def test_an_integer_of_another_type_compiles_no_other_version():
    s = PAPER.new(seats=2)
    PAPER.play(s, CHANCE, 3)
    PAPER.play(PAPER.copy(s), 0, 5)
    before = len(PAPER.rules.play.signatures)
    for seat, move in [(np.int32(0), np.int8(5)), (1, np.int64(6))]:
        verbs.play(s, seat, move)
    assert len(PAPER.rules.play.signatures) == before


def test_a_missing_verb_is_named(monkeypatch: pytest.MonkeyPatch):
    s = PAPER.new(seats=2)
    monkeypatch.setitem(verbs._rules, PAPER.tag, SimpleNamespace(__name__="rules that say nothing"))
    with pytest.raises(AttributeError, match="rules that say nothing lack the verb 'turn'"):
        verbs.turn(s)


def test_a_game_without_a_rollout_of_its_own_moves_at_random():
    s, out, rng = PAPER.new(seats=1), np.empty(16, np.int32), generator(4)
    PAPER.play(s, CHANCE, 0)
    moves = {verbs.rollout(s, 0, rng, out) for _ in range(400)}
    assert moves == set(range(16))
