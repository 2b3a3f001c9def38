"""Every game keeps every law. Hypothesis chooses each fall and move of whole games, so that what fails is shown in its smallest form."""

import os
from collections.abc import Callable
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as tries
from hypothesis import strategies as st
from hypothesis.database import InMemoryExampleDatabase
from subjects import GAMES

from ustolu.core import Game
from ustolu.core.catalogue import catalogue
from ustolu.games.contract import OF_A_GAME, OF_A_WALK, OF_THE_MACHINE, Setting, Walk, drawn_setting, obey, play, seeded, settings

GAMES_TRIED = int(os.environ.get("USTOLU_GAMES_TRIED", "2"))
"""How many games, of any setting, Hypothesis plays for each law. The first is its simplest one."""
QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example, HealthCheck.filter_too_much]
MEMORY = InMemoryExampleDatabase()
"""Without one, as on a machine of CI, Hypothesis looks through every former test of one function, and hundreds are too many."""
SETTINGS = [pytest.param(game, setting, id=f"{game.id}-{setting}") for game in GAMES for setting in settings(game)]


def chosen(data: st.DataObject) -> Callable[[int], int]:
    """Choices that Hypothesis makes, and makes smaller."""
    return lambda n: data.draw(st.integers(0, n - 1)) if n > 1 else 0


def name(law: Callable[..., None]) -> str:
    return law.__name__


def test_no_game_is_broken():
    assert catalogue().broken == {}


@pytest.mark.parametrize("law", OF_A_GAME, ids=name)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_keeps_the_law(game: Game, law: Callable[[Game], None]):
    law(game)


@pytest.mark.parametrize("law", OF_A_WALK, ids=name)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whole_games_keep_the_law(game: Game, law: Callable[[Walk], None]):
    looked_at = 0

    @tries(max_examples=GAMES_TRIED, database=MEMORY, deadline=None, suppress_health_check=QUIET)
    @given(data=st.data())
    def keep(data: st.DataObject) -> None:
        nonlocal looked_at
        choose = chosen(data)
        obey(law, play(game, drawn_setting(game, choose), choose))
        looked_at += 1

    keep()
    assert looked_at  # Hypothesis passes over games with more choices than it can hold, and would pass over all of them without a word


@pytest.mark.timeout(900)
@pytest.mark.parametrize(("game", "setting"), SETTINGS)
def test_a_game_of_each_setting_keeps_all_laws(game: Game, setting: Setting):
    walk = play(game, setting, seeded(crc32(str(setting).encode())))
    for law in OF_A_WALK:
        obey(law, walk)


@pytest.mark.parametrize("law", OF_THE_MACHINE, ids=name)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_compiled_rules_keep_the_law(game: Game, law: Callable[[Game], None]):
    law(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_settings_cover_every_number_of_seats_and_every_value(game: Game):
    covering = settings(game)
    assert {setting.seats for setting in covering} == set(range(game.seats[0], game.seats[1] + 1))
    for option in game.options:
        assert {setting.options[option.id] for setting in covering} == set(option.values)
