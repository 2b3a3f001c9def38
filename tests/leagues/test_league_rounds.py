"""Tables of a round: played here, played away, corrected, given up."""

import pytest
from evenings import NOON, begun, drawn, typed

from ustolu import leagues
from ustolu.leagues import Line, Refused


def test_a_table_that_is_played_here_brings_its_result_by_itself():
    league = leagues.await_table(drawn(begun(3)), "eva", 1, 1, "t7")
    members = league.rounds[0].tables[0].members
    counted = leagues.count(league, "t7", [2, 1, 3], [4000, 5200, 900])
    (table,) = counted.rounds[0].tables
    assert table.lines == (Line(members[0], 2, 4000), Line(members[1], 1, 5200), Line(members[2], 3, 900)) and not table.typed
    assert leagues.count(counted, "t7", [1, 2, 3], [1, 1, 1]) is counted, "it is counted once"
    assert leagues.count(league, "t8", [1, 2, 3], [1, 1, 1]) is league, "nobody waits for this one"


def test_seats_are_those_of_the_members_and_who_has_no_device_sits_at_the_hosts():
    league = leagues.add(begun(2), "eva", "Babička")
    league = drawn(leagues.set_out(league, "eva", 1, True))
    seats, host = leagues.held_by(league, league.rounds[0].tables[0], NOON)
    assert {(seat.kind, seat.person, seat.name) for seat in seats} == {("person", "jan", "Jan"), ("person", "eva", "Babička")}
    assert host == "eva"
    league = drawn(leagues.set_out(begun(3), "eva", 1, True))
    seats, host = leagues.held_by(league, league.rounds[0].tables[0], NOON)
    assert host == seats[0].person != "eva"


def test_a_typed_result_can_be_corrected_and_taken_back():
    league = typed(drawn(begun(3)), 1, 1, 1, 2, 3)
    assert league.rounds[0].tables[0].typed
    league = typed(league, 1, 1, 3, 1, 2)
    assert [line.place for line in league.rounds[0].tables[0].lines] == [3, 1, 2]
    taken = leagues.type_in(league, "eva", 1, 1, [])
    assert taken.rounds[0].tables[0] == drawn(begun(3)).rounds[0].tables[0]


def test_a_result_that_was_played_here_is_not_typed_over():
    league = leagues.count(leagues.await_table(drawn(begun(3)), "eva", 1, 1, "t"), "t", [1, 2, 3], [3, 2, 1])
    for change in (
        lambda: typed(league, 1, 1, 1, 2, 3),
        lambda: leagues.drop(league, "eva", 1, 1),
        lambda: leagues.await_table(league, "eva", 1, 1, "u"),
    ):
        with pytest.raises(Refused, match="league-has-result"):
            change()


@pytest.mark.parametrize("places", [(1, 2, 2), (1, 1, 3), (1, 1, 1), (3, 2, 1)])
def test_places_that_can_be_are_taken(places: tuple[int, ...]):
    assert typed(drawn(begun(3)), 1, 1, *places).rounds[0].tables[0].lines


@pytest.mark.parametrize("places", [(1, 1, 2), (2, 3, 3), (0, 1, 2), (1, 2, 4), (1, 3, 4)])
def test_places_that_cannot_be_are_refused(places: tuple[int, ...]):
    with pytest.raises(Refused, match="league-bad-result"):
        typed(drawn(begun(3)), 1, 1, *places)


def test_a_result_names_just_the_members_of_the_table():
    league = drawn(begun(6))
    others = league.rounds[0].tables[1].members
    with pytest.raises(Refused, match="league-bad-result"):
        leagues.type_in(league, "eva", 1, 1, [Line(member, place) for place, member in enumerate(others, 1)])
    with pytest.raises(Refused, match="league-no-such-table"):
        leagues.type_in(league, "eva", 1, 3, [])
    with pytest.raises(Refused, match="league-no-such-table"):
        leagues.type_in(league, "eva", 2, 1, [])


def test_a_table_given_up_can_still_be_played():
    league = leagues.drop(drawn(begun(3)), "eva", 1, 1)
    assert not typed(league, 1, 1, 1, 2, 3).rounds[0].tables[0].dropped
    assert not leagues.await_table(league, "eva", 1, 1, "t").rounds[0].tables[0].dropped


def test_only_the_host_opens_types_and_gives_up():
    league = drawn(begun(3))
    members = league.rounds[0].tables[0].members
    lines = [Line(member, place) for place, member in enumerate(members, 1)]
    for change in (
        lambda: leagues.await_table(league, "jan", 1, 1, "t"),
        lambda: leagues.type_in(league, "jan", 1, 1, lines),
        lambda: leagues.drop(league, "jan", 1, 1),
    ):
        with pytest.raises(Refused, match="league-not-host"):
            change()
