"""An event may be several codes: dice of one fall together, a move grows at the table until it is complete, and is one line of the record."""

import json
from dataclasses import replace

import pytest
from sitting import MASONS, SECRET, TOYS, Sitting

from ustolu import bots, tables
from ustolu.core import dump
from ustolu.tables import commands


def masons(seats: str = "me open", settings: dict[str, object] | None = None) -> Sitting:
    """Eva (A) and Jan (B) after the pile has fallen."""
    sitting = Sitting("masons", seats, settings)
    return (sitting.sit("jan") if "open" in seats else sitting).start()


def building(settings: dict[str, object] | None = None) -> Sitting:
    """Both have priced; A builds."""
    sitting = masons(settings=settings)
    sitting.move(0, "price 1=2 2=1")
    sitting.move(1, "price 1=1 3=2")
    return sitting


def test_all_bricks_of_a_pile_fall_in_one_event_and_are_told_to_each_seat_as_it_may_know():
    sitting = masons()
    for person, key, mine in (("eva", "A", (0, 2, 4)), ("jan", "B", (1, 3, 5)), ("spectator", "-", ())):
        event = sitting.told(person, key)[-1]
        word, *bricks = event["did"].split()
        assert (event["by"], word, len(bricks)) == ("chance", "pile", 6)
        assert [i for i, brick in enumerate(bricks) if brick != "?"] == list(mine)
    assert sitting.table.draws == 6 and sitting.told("eva", "A")[-1]["n"] == sitting.table.n


def test_a_move_may_come_as_one_text_whatever_the_order_of_its_words():
    sitting = building()
    sitting.move(0, "Build  c1 b1")
    assert sitting.what()[-1] == "build b1 c1"
    assert sitting.table.pending() == [1]


def test_a_move_grows_step_by_step_and_is_one_event_when_it_is_complete():
    sitting = building()
    n = sitting.table.n
    for step in ("b1", "c1"):
        sitting.move(0, step)
        assert sitting.table.n == n
    sitting.move(0, "d1")
    assert sitting.table.n == n + 1 and sitting.what()[-1] == "build b1 c1 d1"


def test_what_has_been_begun_is_seen_by_its_own_seat_alone():
    sitting = building()
    state, sent = dump(sitting.table.state), {person: len(sitting.inbox[person]) for person in ("jan", "spectator")}
    sitting.move(0, "b1")
    mine = sitting.last("eva")
    assert mine["views"]["A"]["begun"] == [2, 2] and mine["views"]["A"]["boards"][0]["shows"][1] == "A"
    assert mine["you"]["choices"] == {"A": "build b1"} and mine["you"]["begun"] == ["A"]
    assert [legal["move"] for legal in mine["legal"]["A"]] == ["a1", "c1"]
    assert mine["asked"]["A"] == ["build-on", {"cells": 1}]
    assert dump(sitting.table.state) == state
    assert {person: len(sitting.inbox[person]) for person in sent} == sent, "others see that the seat decides, and nothing else"
    others = json.loads(tables.everything(sitting.table, "jan", {}))
    assert others["views"]["B"]["begun"] == [0, 0] and others["you"]["choices"] == {} and others["table"]["seats"][0]["on_turn"]


def test_steps_are_taken_back_one_by_one_or_all_at_once_whether_or_not_moves_are():
    sitting = building({"undo": False})
    sitting.move(0, "b1")
    sitting.move(0, "c1")
    sitting.ok("eva", commands.Undo, seat="A")
    assert sitting.last("eva")["you"]["choices"] == {"A": "build b1"} and [one["move"] for one in sitting.last("eva")["legal"]["A"]] == ["a1", "c1"]
    sitting.move(0, "a1")
    sitting.ok("eva", commands.Undo, seat="A", all=True)
    assert sitting.last("eva")["you"]["choices"] == {} and "begun" not in sitting.last("eva")["you"]
    assert len(sitting.last("eva")["legal"]["A"]) == 8 and sitting.last("eva")["views"]["A"]["begun"] == [0, 0]
    assert sitting.refused("eva", commands.Undo, seat="A").key == "table-refused-undo-off"


def test_a_whole_text_takes_the_place_of_what_was_begun():
    sitting = building()
    sitting.move(0, "b1")
    sitting.move(0, "build f1 g1 h1")
    assert sitting.what()[-1] == "build f1 g1 h1"


def test_a_step_that_is_not_possible_is_refused_and_what_was_begun_stands():
    sitting = building()
    sitting.move(0, "b1")
    refusal = sitting.refused("eva", commands.Move, seat="A", turn=sitting.table.turns[0], move="g1")
    assert (refusal.reason, refusal.key, refusal.paragraph) == ("illegal", "no-wall", "§3")
    assert sitting.refused("eva", commands.Move, seat="A", turn=sitting.table.turns[0], move="build a1 c1").key == "apart"
    assert sitting.table.choices[0] == (11,)


def test_what_was_begun_outlives_the_process():
    sitting = building()
    sitting.move(0, "b1")
    for table in (sitting.fold(), tables.load(sitting.header, tables.dump(sitting.table), b"")):
        assert table.choices == ((11,), ()) and tables.everything(table, "eva", {}) == tables.everything(sitting.table, "eva", {})
    sitting.table = sitting.fold()
    sitting.move(0, "c1")
    sitting.move(0, "done")
    assert sitting.what()[-1] == "build b1 c1"


def test_a_complete_move_is_taken_back_as_a_whole():
    sitting = building()
    sitting.move(0, "build b1 c1")
    assert sitting.refused("eva", commands.Undo, seat="A").key == "table-refused-undo-turn", "it is B's turn already"
    alone = Sitting("masons", "me").start()
    alone.move(0, "away 3")
    alone.move(0, "1=2")
    alone.move(0, "2=2")
    before = dump(alone.table.state)
    alone.move(0, "b1")
    alone.move(0, "build b1 c1")
    alone.table = tables.load(alone.header, tables.dump(alone.table), SECRET)
    alone.ok("eva", commands.Undo, seat="A")
    assert alone.what()[-2:] == ["build b1 c1", {"what": "undo", "seat": "A"}]
    assert dump(alone.table.state) == before and alone.table.choices == ((),)


def test_a_seat_that_prices_alone_builds_its_price_list_step_by_step_too():
    alone = Sitting("masons", "me").start()
    alone.move(0, "away 3")
    assert alone.table.choices == ((2,),) and not alone.table.ready
    alone.move(0, "1=2")
    alone.move(0, "2=1")
    assert alone.what()[-1] == "price 1=2 2=1"


def test_taking_back_a_step_of_a_complete_sealed_choice_opens_it_again():
    sitting = masons()
    sitting.move(0, "price 1=2 2=1")
    sitting.ok("eva", commands.Undo, seat="A")
    assert sitting.what()[-1] == {"what": "undo", "seat": "A"}
    assert sitting.table.choices[0] == (2, 4) and sitting.last("eva")["you"]["begun"] == ["A"]
    sitting.move(0, "2=2")
    assert sitting.table.ready == 1 and sitting.last("eva")["you"]["choices"] == {"A": "price 1=2 2=2"}


def test_a_sealed_choice_of_several_steps_waits_unseen_until_all_have_chosen():
    sitting = masons()
    sitting.move(0, "away 3")
    you = {"person": "eva", "seats": ["A"], "choices": {"A": "price 1 2"}, "said": {"A": [["begun-prices", {"what": "1 2"}]]}, "begun": ["A"]}
    assert sitting.last("eva")["you"] == you | {"host": True}
    assert [one["move"] for one in sitting.last("eva")["legal"]["A"]] == ["1=1", "1=2"]
    sitting.move(0, "1=2")
    assert not sitting.table.ready and sitting.last("eva")["you"]["choices"] == {"A": "price 1=2 2"}
    sitting.move(0, "2=1")
    assert sitting.table.ready == 1 and sitting.last("eva")["you"]["choices"] == {"A": "price 1=2 2=1"}
    assert sitting.told("jan", "B")[-1]["did"] == {"what": "chose", "seat": "A"}
    sitting.move(0, "price 2=2 3=2")
    sitting.move(1, "price 1=1 3=2")
    assert sitting.what()[-2:] == ["price 2=2 3=2", "price 1=1 3=2"]
    assert [event["by"] for event in sitting.told("spectator", "-")[-2:]] == ["A", "B"]


@pytest.mark.parametrize("worlds", [
    [["away 1", "2=1"], ["away 2"], ["away 3", "1=1"], []],
    [["price 1=1 2=2"], ["away 2", "1=1", "3=1"]],
])  # fmt: skip
def test_other_sealed_steps_make_the_same_messages_byte_for_byte_for_everybody_else(worlds: list[list[str]]):
    heard = []
    for steps in worlds:
        sitting = masons()
        for step in steps:
            sitting.move(0, step)
        refusal = sitting.refused("jan", commands.Move, seat="B", turn=sitting.table.turns[1], move="build a1 b1")
        heard.append((sitting.inbox["jan"], sitting.inbox["spectator"], refusal, sitting.record("mine", "jan"), sitting.record()))
    assert all(world == heard[0] for world in heard)


def test_other_walls_begun_make_the_same_messages_byte_for_byte_for_everybody_else():
    heard = []
    for steps in (["b1"], ["f1", "g1"], ["c1", "d1", "undo", "b1"], []):
        sitting = building()
        for step in steps:
            if step == "undo":
                sitting.ok("eva", commands.Undo, seat="A")
            else:
                sitting.move(0, step)
        refusal = sitting.refused("jan", commands.Move, seat="B", turn=sitting.table.n, move="build a1 b1")
        heard.append((sitting.inbox["jan"], sitting.inbox["spectator"], refusal, sitting.record("mine", "jan"), sitting.record()))
    assert all(world == heard[0] for world in heard)


def test_the_beginning_of_a_text_is_a_step_at_the_table():
    sitting = building()
    sitting.move(0, "build b1")
    assert sitting.table.choices[0] == (11,)


def test_a_text_of_more_than_one_move_is_refused():
    sitting = building()
    refusal = sitting.refused("eva", commands.Move, seat="A", turn=sitting.table.turns[0], move="build a1 b1 c1 d1")
    assert (refusal.reason, refusal.key) == ("illegal", "not-now")


def test_a_bot_answers_with_the_whole_event():
    sitting = Sitting("masons", "me bot:1", {"bot_pace_ms": 0}).start()
    sitting.tick(1)
    (thought,) = sitting.thoughts
    decision = bots.decided(sitting.table.game, tables.deciding(sitting.table, 1), 1, thought.who, 7)
    assert len(decision.codes) == 3
    sitting.answer(1, decision.codes)
    assert sitting.table.ready == 2 and sitting.what()[-1] == {"what": "chose", "seat": "B"}


def test_a_bot_that_takes_a_late_seat_completes_what_was_begun():
    sitting = building({"clock_s": 5})
    sitting.move(0, "b1")
    sitting.tick(6)
    sitting.tick()
    (thought,) = sitting.thoughts
    decision = bots.decided(sitting.table.game, tables.deciding(sitting.table, 0), 0, thought.who, 7)
    assert all(code in (10, 12, 13, 18) for code in decision.codes)
    sitting.answer(0, decision.codes)
    assert "b1" in sitting.what()[-1].split()[1:] and sitting.what()[-1].startswith("build ")


def together() -> Sitting:
    """Eva and Jan build at the same time."""
    sitting = Sitting("masons", walls="together").sit("jan").start()
    sitting.move(0, "price 1=2 2=1")
    sitting.move(1, "price 1=1 3=2")
    return sitting


def test_what_one_has_begun_goes_on_when_another_has_moved_where_it_still_can():
    sitting = together()
    sitting.move(0, "b1")
    sitting.move(1, "f1")
    sitting.move(1, "build f1 g1 h1")
    assert sitting.table.choices == ((11,), ()) and sitting.last("eva")["you"]["choices"] == {"A": "build b1"}
    shows = sitting.last("eva")["views"]["A"]["boards"][0]["shows"]
    assert shows == ["", "A", "", "", "", "B", "B", "B"] and sitting.last("jan")["views"]["B"]["boards"][0]["shows"][1] == ""
    sitting.move(0, "c1")
    assert sitting.last("eva")["you"]["choices"] == {"A": "build b1 c1"}


def test_what_one_has_begun_is_dropped_when_another_was_first():
    sitting = together()
    sitting.move(0, "b1")
    sitting.move(0, "c1")
    sitting.move(1, "build a1 b1")
    message = sitting.last("eva")
    assert message["you"]["choices"] == {} and message["views"]["A"]["boards"][0]["shows"][:3] == ["B", "B", ""]
    assert [one["move"] for one in message["legal"]["A"]] == ["c1", "d1", "e1", "f1", "g1", "h1"]


def whole_game() -> Sitting:
    sitting = building()
    sitting.move(0, "c1")
    sitting.move(0, "build b1 c1 d1")
    sitting.move(1, "build f1 g1")
    assert sitting.table.stage == "over"
    return sitting


def test_the_record_has_one_line_an_event_with_all_draws_and_holds():
    sitting = whole_game()
    lines = [json.loads(line) for line in sitting.record("full")]
    pile = next(line for line in lines if str(line.get("did")).startswith("pile"))
    assert [draw[:2] for draw in pile["draw"]] == [[0, 18], [1, 15], [2, 12], [3, 9], [4, 6], [5, 3]]
    assert [line["did"] for line in lines if line.get("by") in ("A", "B")][-4:] == ["price 1=2 2=1", "price 1=1 3=2", "build b1 c1 d1", "build f1 g1"]
    assert tables.verify(sitting.record("full")) == ([], [])
    for form, person in (("public", ""), ("mine", "jan")):
        problems, notes = tables.verify(sitting.record(form, person))
        assert problems == [] and any("hidden" in note for note in notes)


@pytest.mark.parametrize(("change", "problem"), [
    (lambda pile: pile["draw"].reverse(), "draw 0 was due"),
    (lambda pile: pile["draw"][3].__setitem__(2, (pile["draw"][3][2] + 3) % 9), "did not fall as the dice did"),
    (lambda pile: pile.__setitem__("draw", pile["draw"][:5]), "is not what was drawn"),
    (lambda pile: pile.__setitem__("did", "pile r1 r1 r1 y1 y1 y1"), "is not what was drawn"),
])  # fmt: skip
def test_a_pile_that_was_changed_afterwards_does_not_hold(change, problem: str):
    lines = [json.loads(line) for line in whole_game().record("full")]
    change(next(line for line in lines if str(line.get("did")).startswith("pile")))
    problems, _ = tables.verify(json.dumps(line) for line in lines)
    assert any(problem in found for found in problems), problems


def test_looked_at_again_every_event_is_where_it_was():
    sitting = whole_game()
    told = tables.history(sitting.header, sitting.log, b"", "eva")["A"]
    assert [event["n"] for event in told] == list(range(1, sitting.table.n + 1))
    built = next(event["n"] for event in told if event["did"] == "build b1 c1 d1")
    for n, begun in ((built - 1, ""), (built, "A")):
        shown = tables.position(sitting.header, sitting.log, b"", "eva", n)
        assert shown["views"]["A"]["boards"][0]["shows"][2] == begun and shown["views"]["A"]["begun"] == [0, 0]


def test_with_real_dice_a_pile_is_drawn_all_the_same_and_nothing_of_it_can_be_typed(monkeypatch: pytest.MonkeyPatch):
    open_masons = replace(MASONS, public_falls=True)
    monkeypatch.setitem(TOYS, "masons", open_masons)
    monkeypatch.setattr(open_masons.notation, "is_drawn", lambda s: True, raising=False)
    sitting = masons(settings={"real_dice": True})
    assert sitting.table.draws == 6 and sitting.table.pending() == [0, 1]
    assert sitting.refused("eva", commands.Fall, seat="A", turn=sitting.table.n, fall="r1").key == "table-refused-no-fall-due"
    sitting.move(0, "price 1=2 2=1")
    sitting.move(1, "price 1=1 3=2")
    sitting.move(0, "build b1 c1 d1")
    sitting.move(1, "build f1 g1")
    assert tables.verify(sitting.record("full")) == ([], [])


def test_where_a_pile_is_due_that_would_have_to_be_typed_a_part_of_it_is_no_fall(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(TOYS, "masons", replace(MASONS, public_falls=True))
    sitting = masons(settings={"real_dice": True})
    for text in ("r1", "pile r1", "pile r1 r2 r3 y1 y2 y3"):
        assert sitting.refused("eva", commands.Fall, seat="A", turn=sitting.table.asked, fall=text).key == "table-refused-no-such-fall"
