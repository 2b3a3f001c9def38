"""People who are gone, who leave, who are replaced by a bot, and who come back."""

from sitting import DAY, Sitting, play_on

from ustolu import tables
from ustolu.tables import commands


def three() -> Sitting:
    return Sitting(seats="me open open").sit("jan", "iva").start()


def gone(sitting: Sitting, person: str) -> None:
    assert isinstance(sitting.do("", commands.Gone(person=person)), tables.Append)


def test_being_gone_is_shown_but_is_no_event():
    sitting = three()
    n = sitting.table.n
    gone(sitting, "jan")
    assert sitting.table.n == n
    assert not sitting.last("eva")["table"]["seats"][1]["here"]
    sitting.do("", commands.Here(person="jan"))
    assert sitting.last("eva")["table"]["seats"][1]["here"]


def test_being_gone_or_here_twice_changes_nothing():
    sitting = three()
    assert isinstance(sitting.do("", commands.Here(person="jan")), tables.Again)
    gone(sitting, "jan")
    assert isinstance(sitting.do("", commands.Gone(person="jan")), tables.Again)
    assert isinstance(sitting.do("", commands.Gone(person="spectator")), tables.Again)


def test_whatever_somebody_does_shows_that_they_are_here():
    sitting = three()
    gone(sitting, "jan")
    sitting.move(1, "a1")
    assert sitting.last("eva")["table"]["seats"][1]["here"]


def test_nobody_is_replaced_before_a_minute_has_passed():
    sitting = three()
    gone(sitting, "jan")
    sitting.now += 59_999
    assert sitting.refused("eva", commands.Replace, seat="B").key == "table-refused-still-here"
    sitting.now += 1
    sitting.ok("eva", commands.Replace, seat="B")


def test_a_bot_takes_over_when_all_others_agree():
    sitting = three()
    gone(sitting, "jan")
    sitting.now += 60_000
    sitting.ok("eva", commands.Replace, seat="B", level=3)
    assert sitting.table.seats[1].kind == "person"
    assert sitting.last("iva")["table"]["votes"] == {"B": ["A"]}
    sitting.ok("iva", commands.Replace, seat="B", level=3)
    assert sitting.table.who(1) == "bot:3"
    assert sitting.what()[-1] == {"what": "bot", "seat": "B", "level": 3, "why": "vote"}


def test_only_those_who_are_here_have_to_agree():
    sitting = three()
    gone(sitting, "jan")
    gone(sitting, "iva")
    sitting.now += 60_000
    sitting.ok("eva", commands.Replace, seat="B")
    assert sitting.table.seats[1].kind == "bot"


def test_when_who_had_not_agreed_goes_too_the_others_are_enough():
    for away in ("gone", "leave"):
        sitting = three()
        sitting.ok("jan", commands.Leave, seat="B")
        sitting.ok("eva", commands.Replace, seat="B", level=1)
        assert sitting.table.seats[1].kind == "person"
        if away == "gone":
            gone(sitting, "iva")
        else:
            sitting.ok("iva", commands.Leave, seat="C")
        assert sitting.table.who(1) == "bot:1" and sitting.table.seats[1].kind == "bot"


def test_after_the_end_it_is_no_longer_noted_who_goes():
    sitting = three()
    sitting.do("", commands.Gone(person="jan"))
    for _ in play_on(sitting):
        pass
    assert isinstance(sitting.do("", commands.Gone(person="eva")), tables.Again)
    assert sitting.table.here(1)


def test_spectators_and_the_person_concerned_have_no_vote():
    sitting = three()
    sitting.ok("jan", commands.Leave, seat="B")
    assert sitting.refused("spectator", commands.Replace, seat="B").reason == "not-your-seat"
    assert sitting.refused("jan", commands.Replace, seat="B").reason == "not-your-seat"
    assert sitting.refused("eva", commands.Replace, seat="A").reason == "not-your-seat"
    assert sitting.refused("eva", commands.Replace, seat="Z").reason == "bad"


def test_the_votes_are_forgotten_when_the_person_is_back():
    sitting = three()
    gone(sitting, "jan")
    sitting.now += 60_000
    sitting.ok("eva", commands.Replace, seat="B")
    sitting.do("", commands.Here(person="jan"))
    assert sitting.table.votes == ()
    assert sitting.refused("iva", commands.Replace, seat="B").key == "table-refused-still-here"


def test_the_table_replaces_who_is_gone_for_its_time():
    sitting = three()
    gone(sitting, "jan")
    assert tables.due_at(sitting.table) == sitting.now + 300_000
    sitting.tick(299)
    assert sitting.table.seats[1].kind == "person"
    sitting.tick(1)
    assert sitting.what()[-1] == {"what": "bot", "seat": "B", "level": 2, "why": "time"}
    assert sitting.thoughts and sitting.thoughts[0].seat == 1


def test_a_table_can_wait_for_ever():
    sitting = Sitting(settings={"replace_s": 0}).sit("jan").start()
    gone(sitting, "jan")
    sitting.tick(3600)
    assert sitting.table.seats[1].kind == "person"


def test_who_leaves_may_be_replaced_at_once_or_after_a_minute_without_asking():
    sitting = three()
    sitting.ok("jan", commands.Leave, seat="B")
    assert sitting.what()[-1] == {"what": "left", "seat": "B"}
    sitting.ok("eva", commands.Replace, seat="B")
    sitting.tick(60)
    assert sitting.table.seats[1].kind == "bot"


def test_who_left_cannot_move_until_they_are_back():
    sitting = three()
    sitting.ok("jan", commands.Leave, seat="B")
    assert sitting.refused("jan", commands.Move, seat="B", turn=sitting.table.n, move="a1").key == "table-refused-come-back-first"
    sitting.ok("jan", commands.Back, seat="B")
    sitting.move(1, "a1")


def test_a_person_comes_back_into_the_seat_a_bot_kept_and_the_log_says_so():
    sitting = three()
    sitting.ok("jan", commands.Leave, seat="B")
    sitting.tick(60)
    sitting.answer(1, 5)
    sitting.ok("jan", commands.Back, seat="B")
    assert sitting.what()[-1] == {"what": "back", "seat": "B"}
    assert sitting.last("jan")["you"]["choices"] == {"B": "b2"}
    sitting.move(1, "a1")
    assert sitting.last("jan")["you"]["choices"] == {"B": "a1"}


def test_nobody_else_comes_back_into_that_seat():
    sitting = three()
    sitting.ok("jan", commands.Leave, seat="B")
    sitting.tick(60)
    assert sitting.refused("iva", commands.Back, seat="B").reason == "not-your-seat"
    assert sitting.refused("iva", commands.Back, seat="C").key == "table-refused-not-left"


def test_a_bot_that_was_asked_before_the_person_came_back_is_not_heard():
    sitting = three()
    sitting.ok("jan", commands.Leave, seat="B")
    sitting.tick(60)
    sitting.ok("jan", commands.Back, seat="B")
    assert sitting.answer(1, 5).reason == "not-your-seat"


def test_a_sealed_choice_of_somebody_who_left_stands():
    sitting = three()
    sitting.move(1, "b3")
    sitting.ok("jan", commands.Leave, seat="B")
    sitting.move(0, "a1")
    sitting.move(2, "a1")
    assert sitting.table.game.view.show(sitting.table.state, -1)["grids"][1][9]


def test_with_nobody_there_nobody_is_replaced_and_the_table_waits():
    sitting = Sitting(seats="me bot:1").start()
    gone(sitting, "eva")
    sitting.tick(3600)
    assert sitting.table.seats[0].kind == "person"
    sitting.do("", commands.Here(person="eva"))
    sitting.move(0, "a1")


def test_a_game_that_everybody_left_is_closed_after_a_day():
    sitting = Sitting().sit("jan").start()
    sitting.ok("eva", commands.Leave, seat="A")
    sitting.ok("jan", commands.Leave, seat="B")
    assert tables.due_at(sitting.table) == sitting.now + DAY
    sitting.tick(24 * 3600)
    assert sitting.table.stage == "closed"
    assert sitting.what()[-1] == {"what": "closed", "why": "abandoned"}


def test_a_forgotten_table_is_closed_and_shows_its_secret():
    for sitting in (Sitting(), Sitting().sit("jan").start()):
        gone(sitting, "eva")
        sitting.tick(30 * 24 * 3600)
        assert sitting.table.stage == "closed"
        assert sitting.last("spectator")["table"]["secret"]
        assert tables.due_at(sitting.table) is None


def test_who_left_and_whose_seat_a_bot_keeps_is_called_by_their_own_name():
    sitting = three()
    sitting.ok("jan", commands.Leave, seat="B")
    sitting.now += 60_000
    sitting.ok("eva", commands.Replace, seat="B", level=3)
    sitting.ok("iva", commands.Replace, seat="B", level=3)
    sitting.ok("jan", commands.Back, seat="B")
    said = [message for event in sitting.told("iva", "C") for message in event["say"] if "who" in message[1] and message[0] != "table-sat"]
    assert [id for id, _ in said] == ["table-left", "table-vote", "table-vote", "table-bot-vote", "table-back"]
    assert {args["who"] for _, args in said} == {sitting.table.seats[1].name}
