"""Real dice in hand: a seat types what fell, and may correct it before anybody has decided anything."""

import json

import pytest
from sitting import Sitting, play_on

from ustolu import tables
from ustolu.core import BadMessage
from ustolu.tables import commands


def with_dice(seats: str = "me open") -> Sitting:
    sitting = Sitting(seats=seats, settings={"real_dice": True}, grid=3)
    return (sitting.sit("jan") if "open" in seats else sitting).start()


def fall(sitting: Sitting, number: int, person: str = "eva", seat: str = "A") -> tables.Append:
    return sitting.ok(person, commands.Fall, seat=seat, turn=sitting.last(person)["table"]["turn"], fall=f"roll {number}")


def test_the_table_waits_for_the_die_and_any_seat_may_type_it():
    sitting = with_dice()
    assert sitting.last("eva")["table"]["waits"] == "fall"
    assert sitting.last("eva")["asked"]["A"][0] == "falls-roll"
    [form] = sitting.last("eva")["table"]["falls"]
    assert (form["corrects"], form["count"], [one["face"] for one in form["faces"]]) == (0, 1, list("123456"))
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
    assert sitting.what()[-1] == {"what": "corrected", "fall": "roll 3", "event": sitting.table.n - 1, "was": "roll 5"}
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


def voyage(*seats: str, **settings: bool) -> Sitting:
    """A table of Pirátské kostky with real dice, already begun."""
    sitting = Sitting("pirate_dice", " ".join(seats or ("me", "open")), {"real_dice": True, **settings})
    return (sitting if seats else sitting.sit("jan")).start()


def falls(sitting: Sitting, text: str, corrects: int = 0) -> tables.Append:
    return sitting.ok("eva", commands.Fall, seat="A", turn=sitting.last("eva")["table"]["turn"], fall=text, corrects=corrects)


def test_the_program_draws_the_cards_where_only_the_dice_are_real():
    sitting = voyage()
    assert [did.split()[0] for did in sitting.what()[-2:]] == ["start", "card"]
    assert sitting.table.draws == 2
    assert sitting.last("eva")["asked"]["A"] == ["falls-roll", {"count": 8, "dice": "all"}]
    assert sitting.last("spectator")["asked"]["-"][0] == "asked-roll"


def test_real_cards_are_typed_and_those_still_in_the_pile_are_listed():
    sitting = voyage(real_cards=True)
    [form] = sitting.last("eva")["table"]["falls"]
    assert [one["face"] for one in form["faces"]] == ["A", "B"]
    falls(sitting, "B")
    [form, _] = sitting.last("eva")["table"]["falls"]
    assert [one["face"] for one in form["faces"]][:2] == ["coin", "diamond"]
    falls(sitting, "ship4")
    falls(sitting, "3s 2c d p k")
    assert sitting.what()[-3:] == ["start B", "card ship4", "roll sssccdpk"]
    assert sitting.table.draws == 0


def test_with_real_cards_alone_the_program_rolls():
    sitting = Sitting("pirate_dice", settings={"real_cards": True}).sit("jan").start()
    falls(sitting, "A")
    falls(sitting, "card coin")
    assert sitting.table.mask == 1 or sitting.what()[-1].startswith("roll")
    assert any(did.startswith("roll") for did in sitting.what() if isinstance(did, str))


def test_a_roll_that_sank_the_ship_can_be_corrected_although_the_next_card_lies_there():
    sitting = voyage("me", "me:Jan", real_cards=False)
    seat = sitting.table.state.seat
    falls(sitting, "3k 5c")
    assert sitting.table.state.seat != seat
    rolled = sitting.table.typed[0].n
    falls(sitting, "cccccssd", rolled)
    assert sitting.table.state.seat == seat and sitting.last("eva")["views"]["A"]["dice"] == "cccccssd"
    event = sitting.told("spectator", "-")[-1]
    assert event["did"] == {"what": "corrected", "fall": "roll cccccssd", "event": rolled, "was": "roll kkkccccc", "draws": 2}
    assert [id for id, _ in event["say"]] == ["table-corrected", "fell-roll", "table-corrected-to", "rolled", "table-corrected-kept"]


def test_the_card_drawn_after_a_mistyped_roll_stays_and_is_turned_up_when_a_voyage_begins_again():
    sitting = voyage("me", "me:Jan")
    falls(sitting, "kkkccccc")
    drawn = [did for did in sitting.what() if str(did).startswith("card")][1]
    for text in ("ccddsspk", "kkkssssc", "ccddsspk"):
        falls(sitting, text, sitting.table.typed[0].n)
    sitting.move(sitting.table.pending()[0], "stop")
    assert [did for did in sitting.what() if str(did).startswith("card")][1:] == [drawn] * 3, "corrected, wrongly again, and at last rightly"


def test_the_dice_drawn_after_a_mistyped_card_stay():
    sitting = Sitting("pirate_dice", settings={"real_cards": True}).sit("jan").start()
    falls(sitting, "A")
    falls(sitting, "coin")
    dice = sitting.what()[-1]
    falls(sitting, "pirate", sitting.table.typed[-1].n)
    assert sitting.what()[-1] == dice and dice.startswith("roll")
    assert sitting.last("eva")["views"]["A"]["card"] == "pirate"


def test_each_fall_typed_since_the_last_decision_can_be_corrected_and_what_fell_later_is_void():
    sitting = voyage(real_cards=True)
    falls(sitting, "A")
    falls(sitting, "guardian")
    card = sitting.table.n
    falls(sitting, "ccddsspk")
    forms = sitting.last("eva")["table"]["falls"]
    assert [form["was"] for form in forms] == ["roll ccddsspk", "card guardian", "start A"]
    falls(sitting, "pirate", card)
    assert sitting.last("eva")["views"]["A"]["card"] == "pirate" and sitting.last("eva")["table"]["waits"] == "fall"
    falls(sitting, "ccddsspk")
    sitting.move(0, "stop")
    [next_card] = sitting.last("eva")["table"]["falls"]
    assert next_card["corrects"] == 0


def test_to_correct_what_was_right_changes_nothing():
    sitting = voyage()
    falls(sitting, "ccddsspk")
    effect = sitting.ask("eva", commands.Fall, seat="A", turn=sitting.table.n, fall="ccddsspk", corrects=sitting.table.n)
    assert isinstance(effect, tables.Again)


def test_an_event_that_typed_nothing_cannot_be_corrected():
    sitting = voyage()
    falls(sitting, "ccddsspk")
    drawn = sitting.table.n - 1
    assert sitting.refused("eva", commands.Fall, seat="A", turn=sitting.table.n, fall="coin", corrects=drawn).key == "table-refused-no-fall-due"


def test_a_bot_leaves_time_to_correct_what_was_typed():
    sitting = with_dice("me bot:1")
    fall(sitting, 2)
    sitting.tick(2)
    assert sitting.thoughts == []
    sitting.tick(4)
    assert [thought.seat for thought in sitting.thoughts] == [1]


def sailed(**settings: bool) -> Sitting:
    """A whole game for 3000 points in which every fourth roll is mistyped first."""
    sitting = Sitting("pirate_dice", "me me:Jan", {"real_dice": True, **settings}, target=3000).start()
    while sitting.table.stage == "playing":
        if seats := sitting.table.pending():
            sitting.move(seats[0], "stop")
            continue
        form = sitting.last("eva")["table"]["falls"][0]
        faces = [one["face"] for one in form["faces"]]
        if form["count"] == 8 and sitting.table.n % 4 == 0:
            rolled = sitting.table.n + 1
            falls(sitting, "kkkkkkkc")
            falls(sitting, "sssddpcm", rolled)
        else:
            falls(sitting, "ccccddsp"[: form["count"]] if form["count"] > 1 else faces[sitting.table.n % len(faces)])
    return sitting


@pytest.mark.parametrize("cards", [False, True])
def test_typed_and_drawn_falls_of_one_game_are_recorded_and_verified(cards: bool):
    sitting = sailed(real_cards=cards)
    lines = [json.loads(line) for line in sitting.record("full")]
    assert tables.verify(sitting.record("full")) == tables.verify(sitting.record("public")) == ([], [])
    assert any(isinstance(line.get("did"), dict) and line["did"]["what"] == "corrected" for line in lines)
    by_hand = {line["did"].split()[0] for line in lines if "typed" in line}
    drawn = {line["did"].split()[0] for line in lines if "draw" in line}
    assert (by_hand, drawn) == (({"start", "card", "roll"}, set()) if cards else ({"roll"}, {"start", "card"}))


def test_a_drawn_fall_given_out_as_typed_is_found():
    lines = [json.loads(line) for line in sailed().record("full")]
    card = next(line for line in lines if str(line.get("did")).startswith("card"))
    card |= {"typed": "A"}
    card.pop("draw")
    problems, _ = tables.verify(json.dumps(line, ensure_ascii=False) for line in lines)
    assert f"event {card['n']}: did not fall as the dice of this table do: typed or drawn" in problems


def test_a_record_that_corrects_what_nobody_typed_is_found():
    lines = [json.loads(line) for line in sailed().record("full")]
    correction = next(line for line in lines if isinstance(line.get("did"), dict) and line["did"].get("what") == "corrected")
    correction["did"]["event"] -= 1
    problems, _ = tables.verify(json.dumps(line, ensure_ascii=False) for line in lines)
    assert f"event {correction['n']}: corrects what could not be corrected" in problems


def test_a_correction_that_lets_other_cards_be_drawn_than_lay_there_is_found():
    lines = [json.loads(line) for line in sailed().record("full")]
    correction = next(line for line in lines if isinstance(line.get("did"), dict) and "draws" in line["did"])
    correction["did"]["draws"] += 1
    problems, _ = tables.verify(json.dumps(line, ensure_ascii=False) for line in lines)
    assert any(problem.startswith(f"event {correction['n']}: lets the falls be drawn from number") for problem in problems)


def test_a_record_of_an_unknown_game_follows_the_draws_through_a_correction():
    lines = [json.loads(line) for line in sailed().record("full")]
    lines[0]["version"] += 1
    problems, notes = tables.verify(json.dumps(line, ensure_ascii=False) for line in lines)
    assert len(notes) == 1 and not [problem for problem in problems if "draw" in problem]


def test_a_game_without_cards_has_no_real_ones():
    with pytest.raises(BadMessage):
        Sitting(settings={"real_cards": True})
    assert Sitting().refused("eva", commands.Set, real_cards=True).key == "table-refused-no-cards"


def at_the_last_voyage(**settings: int) -> Sitting:
    """The last round: Eva has the target, Jan rolls for the last time, with the card that `settings` let fall."""
    sitting = Sitting("pirate_dice", "me me:Jan", {"real_dice": True, "real_cards": True, **settings}, target=3000).start()
    falls(sitting, "A")
    falls(sitting, "pirate")
    falls(sitting, "8s")
    sitting.move(0, "stop")
    falls(sitting, "coin")
    return sitting


def test_a_roll_that_ends_the_game_can_be_corrected_for_a_while():
    sitting = at_the_last_voyage()
    falls(sitting, "kkkccccc")
    assert (sitting.table.stage, sitting.last("eva")["table"]["waits"], sitting.last("eva")["table"]["secret"]) == ("playing", "end", None)
    assert sitting.last("eva")["asked"]["A"] == ["table-asked-ending", {}]
    assert sitting.refused("eva", commands.Move, seat="B", turn=sitting.table.n, move="stop").reason == "not-your-turn"
    falls(sitting, "kkcccccc", sitting.table.n)
    assert sitting.table.pending() == [1]
    sitting.move(1, "stop")
    assert sitting.table.stage == "over"
    assert tables.verify(sitting.record("full")) == ([], [])


def test_nobody_corrects_it_and_the_game_ends():
    sitting = at_the_last_voyage()
    falls(sitting, "kkkccccc")
    sitting.tick(5)
    assert sitting.table.stage == "playing"
    sitting.tick(10)
    assert sitting.table.stage == "over" and sitting.what()[-1]["scores"] == [9000, 0]
    assert tables.verify(sitting.record("full")) == ([], [])


def test_where_bots_never_wait_the_end_does_not_either():
    sitting = at_the_last_voyage(bot_pace_ms=0)
    falls(sitting, "kkkccccc")
    assert tables.due_at(sitting.table) <= sitting.now
    sitting.tick()
    assert sitting.table.stage == "over"
