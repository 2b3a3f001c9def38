"""Real dice in hand: a seat types what fell, and may correct it before anybody has decided anything."""

from sitting import Sitting, play_on

from ustolu import tables
from ustolu.tables import commands


def with_dice(seats: str = "me open") -> Sitting:
    sitting = Sitting(seats=seats, settings={"real_dice": True}, grid=3)
    return (sitting.sit("jan") if "open" in seats else sitting).start()


def fall(sitting: Sitting, number: int, person: str = "eva", seat: str = "A") -> tables.Append:
    return sitting.ok(person, commands.Fall, seat=seat, turn=sitting.last(person)["table"]["turn"], fall=f"roll {number}")


def test_the_table_waits_for_the_die_and_any_seat_may_type_it():
    sitting = with_dice()
    assert sitting.last("eva")["table"]["waits"] == "fall"
    assert sitting.last("eva")["asked"]["A"][0] == "table-asked-fall"
    fall(sitting, 5, "jan", "B")
    event = sitting.told("spectator", "-")[-1]
    assert (event["by"], event["did"], event["typed"]) == ("chance", "roll 5", "B")


def test_a_spectator_types_nothing():
    assert with_dice().refused("spectator", commands.Fall, seat="A", turn=3, fall="roll 5").reason == "not-your-seat"


def test_what_no_die_shows_is_refused():
    sitting = with_dice()
    for text in ("roll 7", "roll 0", "six", ""):
        assert sitting.refused("eva", commands.Fall, seat="A", turn=sitting.table.n, fall=text).reason == "illegal"


def test_a_fall_can_be_corrected_until_somebody_decides_and_the_record_says_so():
    sitting = with_dice()
    fall(sitting, 5)
    fall(sitting, 3, "jan", "B")
    assert sitting.what()[-1] == {"what": "corrected", "fall": "roll 3"}
    assert sitting.last("eva")["views"]["A"]["rolls"] == [3]
    fall(sitting, 4)
    assert sitting.last("eva")["views"]["A"]["rolls"] == [4]
    sitting.move(0, "a1")
    assert sitting.refused("eva", commands.Fall, seat="A", turn=sitting.table.n, fall="roll 1").key == "table-refused-no-fall-due"


def test_a_choice_taken_back_does_not_make_the_fall_correctable_again():
    sitting = with_dice()
    fall(sitting, 5)
    sitting.move(0, "a1")
    sitting.ok("eva", commands.Undo, seat="A")
    assert sitting.refused("eva", commands.Fall, seat="A", turn=sitting.table.n, fall="roll 1").key == "table-refused-no-fall-due"


def test_an_answer_to_the_uncorrected_fall_is_stale():
    sitting = with_dice()
    fall(sitting, 5)
    turn = sitting.table.turns[0]
    fall(sitting, 3)
    assert sitting.refused("eva", commands.Move, seat="A", turn=turn, move="a1").reason == "stale"


def test_two_who_type_the_same_roll_do_not_roll_twice():
    sitting = with_dice()
    turn = sitting.last("eva")["table"]["turn"]
    sitting.ok("eva", commands.Fall, seat="A", turn=turn, fall="roll 5")
    assert sitting.refused("jan", commands.Fall, seat="B", turn=turn, fall="roll 5").reason == "stale"


def test_a_whole_game_with_real_dice_is_played_recorded_and_verified():
    sitting = with_dice()
    while sitting.table.stage == "playing":
        if sitting.table.pending():
            next(play_on(sitting))
        else:
            fall(sitting, 1 + sitting.table.n % 6)
            if sitting.table.state.rolled % 3 == 0:
                fall(sitting, 2)
    assert sitting.table.draws == 0
    for form in ("public", "full"):
        assert tables.verify(sitting.record(form)) == ([], [])
    assert any('"corrected"' in line for line in sitting.record())


def test_no_die_is_typed_where_the_program_rolls():
    sitting = Sitting().sit("jan").start()
    assert sitting.refused("eva", commands.Fall, seat="A", turn=sitting.table.n, fall="roll 1").key == "table-refused-no-real-dice"


def test_alone_with_real_dice_and_a_bot_the_bot_waits_for_the_fall():
    sitting = with_dice("me bot:1")
    sitting.tick(5)
    assert sitting.thoughts == []
    fall(sitting, 2)
    sitting.tick(5)
    assert [thought.seat for thought in sitting.thoughts] == [1]


def test_bots_alone_cannot_roll_real_dice():
    sitting = Sitting(seats="bot:1 bot:1", settings={"real_dice": True})
    assert sitting.refused("eva", commands.Start).key == "table-refused-nobody-rolls"
