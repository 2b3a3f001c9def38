"""[pirate_dice §13] Three are drawn to a table, and everybody can check how."""

import hashlib
from collections import Counter

import pytest
from evenings import SECRET, begun, drawn, played
from hypothesis import given
from hypothesis import strategies as st

from ustolu import leagues
from ustolu.core.dice import Dice
from ustolu.leagues import Refused, secret_of, sizes
from ustolu.leagues.draw import LONGEST, commitment_of, shuffled


@pytest.mark.parametrize(
    ("people", "tables"),
    [
        (2, [2]),
        (3, [3]),
        (4, [2, 2]),
        (5, [3, 2]),
        (6, [3, 3]),
        (7, [3, 2, 2]),
        (8, [3, 3, 2]),
        (9, [3, 3, 3]),
        (10, [3, 3, 2, 2]),
        (41, [3] * 13 + [2]),
    ],
)
def test_tables_of_three_and_where_that_does_not_come_out_of_two(people: int, tables: list[int]):
    assert sizes(people, 2, 3, 5) == tables


@pytest.mark.parametrize(("people", "tables"), [(2, []), (3, [3]), (4, [4]), (5, [4]), (7, [4, 3]), (8, [4, 4]), (10, [4, 3, 3])])
def test_a_game_that_two_cannot_play_has_larger_tables_and_at_worst_somebody_rests(people: int, tables: list[int]):
    assert sizes(people, 3, 3, 4) == tables


@given(people=st.integers(0, 120), low=st.integers(2, 4), more=st.integers(0, 4), usual=st.integers(2, 5))
def test_everybody_sits_at_a_table_that_the_game_allows_or_rests_because_no_table_is_left(people: int, low: int, more: int, usual: int):
    high = low + more
    found = sizes(people, low, min(max(usual, low), high), high)
    assert all(low <= size <= high for size in found) and found == sorted(found, reverse=True)
    assert 0 <= people - sum(found) < low


def test_everybody_who_plays_is_at_exactly_one_table():
    (each,) = drawn(begun(8)).rounds
    assert sorted(number for table in each.tables for number in table.members) == list(range(1, 9))
    assert [len(table.members) for table in each.tables] == [3, 3, 2] and each.resting == ()


def test_who_sits_out_or_has_left_is_not_drawn():
    league = leagues.set_out(begun(5), "jan", 2, True)
    league = leagues.leave(played(league), "iva", 3)
    assert drawn(league).rounds[1].members == (1, 4, 5)


def test_the_draw_follows_from_the_secret_and_the_salts_alone():
    league = begun(7)
    (each,) = drawn(league).rounds
    dice, order = Dice(bytes.fromhex(each.secret), "l1 1", [bytes.fromhex(salt) for salt in each.salts]), list(each.members)
    for k, i in enumerate(range(6, 0, -1)):
        j = dice.fall(k, i + 1)
        order[i], order[j] = order[j], order[i]
    assert [number for table in each.tables for number in table.members] == order
    other = leagues.join(leagues.leave(league, "max", 7), "max", "Max", "f" * 64)
    assert drawn(other).rounds[0].tables != each.tables, "another salt gives another draw"


def test_every_secret_is_promised_before_the_first_draw_and_gives_no_later_one_away():
    league = played(played(played(begun(6))))
    promised = league.commitment
    for each in league.rounds:
        assert hashlib.sha256(bytes.fromhex(each.secret)).hexdigest() == promised
        promised = each.secret
    assert secret_of(SECRET, LONGEST) == SECRET
    assert commitment_of(SECRET) == league.commitment


def test_all_orders_are_equally_likely():
    orders = Counter(tuple(shuffled("l", n, secret_of(SECRET, 1), "abc", ["", "", ""])) for n in range(6000))
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5, "chi squared, 5 degrees, 0.1 %"


def test_the_next_round_waits_until_every_table_of_the_last_one_has_ended_or_is_given_up():
    league = drawn(begun(6))
    with pytest.raises(Refused, match="league-round-open"):
        drawn(league)
    league = leagues.drop(leagues.drop(league, "eva", 1, 1), "eva", 1, 2)
    assert len(drawn(league).rounds) == 2


def test_only_the_host_draws_and_never_for_one_alone_or_in_a_league_that_has_ended():
    with pytest.raises(Refused, match="league-not-host"):
        leagues.draw(begun(3), "jan", SECRET, 0)
    with pytest.raises(Refused, match="league-too-few"):
        drawn(begun(1))
    with pytest.raises(Refused, match="league-closed"):
        drawn(leagues.close(begun(3), "eva", True))


def test_a_league_has_a_last_round():
    league = begun(2)
    for _ in range(LONGEST):
        league = leagues.drop(drawn(league), "eva", len(league.rounds) + 1, 1)
    with pytest.raises(Refused, match="league-closed"):
        drawn(league)
