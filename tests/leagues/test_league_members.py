"""Joining a league, being entered, sitting out, leaving, and being forgotten."""

import pytest
from evenings import NOON, SECRET, begun, played

from ustolu import leagues
from ustolu.core import BadMessage
from ustolu.leagues import Refused


def test_pirates_play_to_5000_in_a_league_unless_something_else_is_chosen():
    assert begun().options["target"] == 5000
    assert begun(options={"target": 3000}).options["target"] == 3000
    assert begun(game="paper_islands", options={"grid": 3}).options == {"grid": 3}


def test_no_bot_takes_a_seat_of_a_league_without_being_asked():
    assert begun().settings.replace_s == 0 and begun(settings={"replace_s": 60}).settings.replace_s == 60


def test_options_settings_and_the_name_are_checked():
    for wish in ({"options": {"target": 1}}, {"settings": {"clock_s": -1}}):
        with pytest.raises(BadMessage):
            begun(**wish)
    with pytest.raises(BadMessage):
        begun(game="sort_the_books", settings={"real_dice": True})
    with pytest.raises(Refused, match="name"):
        leagues.opening("l", " \u200b", "pirate_dice", host="eva", secret=SECRET, now=NOON)


def test_who_joins_twice_is_there_once():
    league = begun(3)
    assert leagues.join(league, "jan", "Honza") is league


def test_two_members_are_never_called_the_same():
    league = begun(3)
    with pytest.raises(Refused, match="league-name-taken"):
        leagues.add(league, "eva", " jAn ")
    with pytest.raises(Refused, match="league-name-taken"):
        leagues.rename(league, "eva", 3, "Eva")
    assert leagues.rename(league, "jan", 2, "JAN").member(2).name == "JAN"


def test_the_host_enters_people_without_a_device():
    league = leagues.add(begun(2), "eva", "Babička")
    assert league.members[-1] == leagues.Member(3, "Babička")
    with pytest.raises(Refused, match="league-not-host"):
        leagues.add(league, "jan", "Děda")


def test_only_oneself_and_the_host_change_a_member():
    league = leagues.add(begun(3), "eva", "Babička")
    for change in (
        lambda by: leagues.rename(league, by, 4, "Babi"),
        lambda by: leagues.set_out(league, by, 4, True),
        lambda by: leagues.leave(league, by, 4),
    ):
        for by in ("jan", ""):
            with pytest.raises(Refused, match="league-not-host"):
                change(by)
        change("eva")
    with pytest.raises(Refused, match="league-no-such-member"):
        leagues.rename(league, "eva", 9, "Kdo")


def test_who_leaves_before_the_first_draw_is_gone_and_later_the_results_stay():
    league = leagues.leave(begun(3), "jan", 2)
    assert league.of("jan") is None and league.persons == ("eva", "iva") and not league.is_of("jan")
    league = leagues.leave(played(begun(3)), "jan", 2)
    assert league.member(2).stage == "gone" and "jan" in league.persons and not league.is_of("jan")
    assert [row.member for row in leagues.standing(league) if row.member == 2]
    back = leagues.join(league, "jan", "Jan")
    assert back.member(2).stage == "in" and len(back.members) == 3


def test_the_hosts_place_can_be_given_to_who_has_a_device():
    league = leagues.add(begun(2), "eva", "Babička")
    with pytest.raises(Refused, match="league-no-such-member"):
        leagues.give_on(league, "eva", 3)
    assert leagues.give_on(league, "eva", 2).host == "jan"


def test_a_league_that_has_ended_takes_nobody_and_can_be_opened_again():
    league = leagues.close(begun(2), "eva", True)
    with pytest.raises(Refused, match="league-closed"):
        leagues.join(league, "iva", "Iva")
    assert len(leagues.join(leagues.close(league, "eva", False), "iva", "Iva").members) == 3


def test_who_is_forgotten_keeps_the_results_without_name_and_salt():
    league = leagues.forget(played(begun(3)), "jan")
    assert league is not None
    assert league.member(2) == leagues.Member(2, "?", stage="gone")
    assert b"Jan" not in leagues.write(league) and b'"jan"' not in leagues.write(league)
    assert len(leagues.standing(league)) == 3


def test_when_the_host_is_forgotten_the_next_one_keeps_the_league_and_without_one_it_ends():
    league = leagues.forget(begun(3), "eva")
    assert league is not None and league.host == "jan"
    assert leagues.forget(leagues.add(begun(1), "eva", "Babička"), "eva") is None


def test_a_league_is_read_as_it_was_written():
    league = leagues.add(played(begun(5)), "eva", "Babička")
    assert leagues.read(leagues.write(league)) == league
