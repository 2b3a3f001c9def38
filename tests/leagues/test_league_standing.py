"""The running table: points by place, then first places, then scores."""

from evenings import begun, drawn, typed

from ustolu import leagues
from ustolu.leagues import Row, standing


def row(league: leagues.League, number: int) -> Row:
    return next(row for row in standing(league) if row.member == number)


def test_first_second_and_third_place_bring_2_1_and_0():
    league = typed(drawn(begun(3)), 1, 1, 2, 3, 1, scores=(4100, 900, 5300))
    second, third, first = league.rounds[0].tables[0].members
    assert standing(league) == [Row(first, 1, 2, 1, 1, 5300), Row(second, 2, 1, 1, 0, 4100), Row(third, 3, 0, 1, 0, 900)]


def test_who_shares_a_place_gets_what_it_is_worth():
    league = typed(drawn(begun(3)), 1, 1, 1, 1, 3)
    assert [row.points for row in standing(league)] == [2, 2, 0]
    league = typed(drawn(begun(3)), 1, 1, 2, 2, 1)
    assert [row.points for row in standing(league)] == [2, 1, 1]


def test_a_table_of_two_is_worth_the_same_places():
    league = typed(drawn(begun(2)), 1, 1, 1, 2)
    assert [row.points for row in standing(league)] == [2, 1]


def test_equal_points_are_parted_by_first_places_then_by_scores_and_else_shared():
    league = typed(typed(drawn(begun(6)), 1, 1, 1, 2, 3, scores=(5000, 4000, 10)), 1, 2, 1, 2, 3, scores=(6000, 4000, 20))
    first, second, third = ([table.members[i] for table in league.rounds[0].tables] for i in range(3))
    order = [(row.member, row.place) for row in standing(league)]
    assert order[:2] == [(first[1], 1), (first[0], 2)]
    assert {member for member, place in order if place == 3} == set(second)
    assert order[4:] == [(third[1], 5), (third[0], 6)]


def test_two_second_places_are_behind_one_first():
    league = begun(3)
    ranks = {1: (1, 3), 2: (2, 2), 3: (3, 1)}
    for evening in range(2):
        league = drawn(league)
        members = league.rounds[evening].tables[0].members
        league = typed(league, evening + 1, 1, *(ranks[member][evening] for member in members))
    assert [(row.member, row.points, row.wins, row.place) for row in standing(league)][2] == (2, 2, 0, 3)


def test_who_joined_later_or_has_not_played_stands_there_without_points():
    league = leagues.join(typed(drawn(begun(3)), 1, 1, 1, 2, 3, scores=(1, 1, 1)), "ota", "Ota")
    assert row(league, 4) == Row(4, 4, 0, 0, 0, 0)


def test_who_left_without_a_result_is_not_in_the_table():
    league = leagues.leave(drawn(begun(3)), "jan", 2)
    assert {row.member for row in standing(league)} == {1, 3}


def test_a_table_given_up_counts_for_nobody():
    league = leagues.drop(drawn(begun(3)), "eva", 1, 1)
    assert [row.rounds for row in standing(league)] == [0, 0, 0]


def test_the_list_of_leagues_says_how_one_stands():
    league = typed(drawn(begun(3)), 1, 1, 1, 2, 3)
    number = league.rounds[0].tables[0].members[1]
    person = league.member(number).person
    told = leagues.listed(league, person)
    assert (told["place"], told["points"], told["members"], told["rounds"], told["host"]) == (2, 1, 3, 1, person == "eva")
    assert leagues.listed(begun(2), "jan")["place"] is None
