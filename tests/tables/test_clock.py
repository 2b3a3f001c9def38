"""Clocks and the pace of bots. Time comes only as numbers; nothing here waits."""

from sitting import NOON, Sitting

from ustolu import tables
from ustolu.tables import commands


def with_clock() -> Sitting:
    return Sitting(settings={"clock_s": 30}).sit("jan").start()


def test_a_bot_is_asked_after_its_pace_and_again_until_it_answers():
    sitting = Sitting(seats="me bot:3", settings={"bot_pace_ms": 1500}).start()
    assert tables.due_at(sitting.table) == NOON + 1500
    sitting.tick(1.4)
    assert sitting.thoughts == []
    for _ in range(2):
        sitting.tick(0.1)
        assert sitting.thoughts == [tables.Think(1, "bot:3", sitting.table.turns[1])]
    sitting.answer(1, 0)
    sitting.tick(1)
    assert sitting.thoughts == []


def test_only_the_bot_that_is_asked_can_answer_and_only_once():
    sitting = Sitting(seats="me bot:3").start()
    assert sitting.answer(0, 0).reason == "not-your-seat"
    turn = sitting.table.turns[1]
    assert sitting.do("", commands.Answer(seat=1, turn=turn - 1, move=0)).reason == "stale"
    assert sitting.do("", commands.Answer(seat=9, turn=turn, move=0)).reason == "not-your-seat"
    sitting.answer(1, 0)
    assert sitting.answer(1, 1).reason == "stale"


def test_an_illegal_answer_of_a_bot_changes_nothing():
    sitting = Sitting(seats="me bot:3").start()
    assert sitting.answer(1, 99).reason == "illegal"


def test_without_a_clock_nothing_is_due_soon():
    sitting = Sitting().sit("jan").start()
    assert sitting.last("eva")["table"]["due_at"] is None
    assert tables.due_at(sitting.table) > NOON + 24 * 3600 * 1000


def test_the_clock_of_the_open_decisions_is_shown():
    sitting = with_clock()
    assert sitting.last("eva")["table"]["due_at"] == NOON + 30_000 == tables.due_at(sitting.table)


def test_a_bot_decides_for_who_is_late_and_the_log_says_so():
    sitting = with_clock()
    sitting.move(0, "a1")
    sitting.tick(30)
    assert sitting.what()[-1] == {"what": "late", "seat": "B"}
    assert sitting.thoughts == [tables.Think(1, "bot:2", sitting.table.turns[1])]
    sitting.answer(1, 3)
    assert sitting.table.late == 0 and sitting.table.pending() == [0, 1]


def test_who_is_late_can_still_be_faster_than_the_bot():
    sitting = with_clock()
    sitting.tick(30)
    sitting.move(0, "a1")
    assert sitting.answer(0, 3).reason == "not-your-seat"


def test_nobody_is_late_twice_in_one_decision():
    sitting = with_clock()
    sitting.tick(30)
    n = sitting.table.n
    sitting.tick(5)
    assert sitting.table.n == n and len(sitting.thoughts) == 2


def test_the_next_decision_has_a_clock_of_its_own():
    sitting = with_clock()
    sitting.now += 20_000
    sitting.move(0, "a1")
    sitting.move(1, "a1")
    assert tables.due_at(sitting.table) == NOON + 50_000


def test_changing_a_sealed_choice_does_not_turn_the_clock_back():
    sitting = with_clock()
    sitting.now += 20_000
    sitting.move(0, "a1")
    sitting.ok("eva", commands.Undo, seat="A")
    assert tables.due_at(sitting.table) == NOON + 30_000


def test_clocks_that_nobody_watched_begin_again():
    sitting = with_clock()
    sitting.tick(3600)
    assert sitting.what()[-1] == {"what": "resumed"}
    assert tables.due_at(sitting.table) == sitting.now + 30_000


def test_time_never_runs_backwards_in_the_log():
    sitting = with_clock()
    sitting.move(0, "a1")
    sitting.now -= 5000
    sitting.move(1, "a1")
    times = [event["at"] for event in sitting.told("spectator", "-")]
    assert times == sorted(times)
