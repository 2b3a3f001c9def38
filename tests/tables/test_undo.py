"""The four tests of taking back."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from sitting import Sitting

from ustolu.core import Game, copy, dump, play
from ustolu.tables import commands
from ustolu.tables import undo as undo_tests


def walking(seats: str = "me open") -> Sitting:
    """The toy, when A is to walk."""
    sitting = Sitting("bazaar", seats)
    if "open" in seats:
        sitting.sit("jan")
    sitting.start()
    for seat in range(len(sitting.table.seats)):
        sitting.move(seat, "price 2")
    return sitting


def undo(sitting: Sitting, person: str, seat: str) -> None:
    sitting.ok(person, commands.Undo, seat=seat)


def test_ones_own_last_move_is_taken_back():
    sitting = walking()
    before = dump(sitting.table.state)
    sitting.move(0, "hop")
    assert sitting.last("eva")["table"]["undo"] == ["A"]
    undo(sitting, "eva", "A")
    assert dump(sitting.table.state) == before
    assert sitting.what()[-1] == {"what": "undo", "seat": "A"}


def test_the_decision_is_opened_anew_so_that_an_old_answer_is_stale():
    sitting = walking()
    opened = sitting.table.turns[0]
    sitting.move(0, "hop")
    undo(sitting, "eva", "A")
    assert sitting.refused("eva", commands.Move, seat="A", turn=opened, move="pass").reason == "stale"
    sitting.move(0, "pass")


def test_only_the_last_decision_is_taken_back():
    sitting = walking()
    sitting.move(0, "hop")
    sitting.move(0, "hop")
    undo(sitting, "eva", "A")
    assert sitting.refused("eva", commands.Undo, seat="A").key == "table-refused-nothing-to-undo"


def test_nothing_is_taken_back_when_somebody_else_is_on_turn_by_it():
    sitting = walking()
    sitting.move(0, "pass")
    assert sitting.refused("eva", commands.Undo, seat="A").key == "table-refused-undo-turn"
    assert sitting.last("eva")["table"]["undo"] == []


def test_nobody_takes_back_what_another_did():
    sitting = walking()
    sitting.move(0, "hop")
    assert sitting.refused("jan", commands.Undo, seat="B").key == "table-refused-nothing-to-undo"
    assert sitting.refused("jan", commands.Undo, seat="A").reason == "not-your-seat"


def test_what_has_shown_something_hidden_to_others_stands():
    sitting = walking()
    sitting.move(0, "show")
    assert sitting.refused("eva", commands.Undo, seat="A").key == "table-refused-undo-reveal"


def test_what_has_shown_something_hidden_to_oneself_stands():
    sitting = walking()
    sitting.move(0, "peek")
    assert sitting.refused("eva", commands.Undo, seat="A").key == "table-refused-undo-reveal"


def test_where_all_act_at_once_a_later_move_of_another_closes_the_way_back():
    sitting = walking()
    sitting.move(0, "pass")
    sitting.move(1, "pass")
    sitting.move(0, "clap")
    assert sitting.last("eva")["table"]["undo"] == ["A"]
    undo(sitting, "eva", "A")
    sitting.move(0, "clap")
    turn_of_b = sitting.table.turns[1]
    undo(sitting, "eva", "A")
    assert sitting.table.turns[1] == turn_of_b
    sitting.move(0, "clap")
    sitting.move(1, "clap")
    assert sitting.table.stage == "over"


def test_a_fall_is_never_taken_back():
    sitting = Sitting(seats="me").start()
    sitting.move(0, "b2")
    assert sitting.refused("eva", commands.Undo, seat="A").key == "table-refused-nothing-to-undo"


def test_choices_that_were_shown_are_never_taken_back():
    sitting = Sitting().sit("jan").start()
    sitting.move(0, "b3")
    sitting.move(1, "a1")
    for person, seat in (("eva", "A"), ("jan", "B")):
        assert sitting.refused(person, commands.Undo, seat=seat).key == "table-refused-nothing-to-undo"


def test_a_table_can_forbid_taking_back_but_a_sealed_choice_can_still_be_changed():
    sitting = Sitting(settings={"undo": False}).sit("jan").start()
    sitting.move(0, "b3")
    assert sitting.refused("eva", commands.Undo, seat="A").key == "table-refused-undo-off"
    assert sitting.last("eva")["table"]["undo"] == []
    sitting.move(0, "c3")
    assert sitting.refused("eva", commands.Set, undo=True).key == "table-refused-settings-fixed"


def test_draws_are_counted_on_whatever_is_taken_back():
    sitting = walking()
    draws = sitting.table.draws
    sitting.move(0, "hop")
    undo(sitting, "eva", "A")
    assert sitting.table.draws == draws == 3


def test_the_end_of_the_game_is_never_taken_back():
    sitting = Sitting("bazaar", "me").start()
    for text in ("price 2", "pass", "clap"):
        sitting.move(0, text)
    assert sitting.table.stage == "over"
    assert sitting.refused("eva", commands.Undo, seat="A").reason == "not-now"


def worlds_of(state: Any, viewer: int) -> Iterator[Any]:
    """Every state of the toy that this seat cannot tell from the true one."""
    hidden = [seat for seat in range(int(state.seats)) if seat != viewer and not state.shown[seat]]
    for dealt in product(range(1, 4), repeat=len(hidden) + 1):
        world = copy(state)
        world.pile = dealt[-1]
        for seat, card in zip(hidden, dealt, strict=False):
            world.card[seat] = card
        yield world


def learnt(game: Game, before: Any, after: Any, who: int, code: int, viewer: int) -> Any:
    return game.notation.tell(before, who, code, viewer), game.say.event(before, after, who, code, viewer), game.view.show(after, viewer)


def test_whether_a_move_shows_anything_is_found_as_by_looking_at_every_world():
    sitting = walking()
    game, shows = sitting.table.game, {}
    for text in ("hop", "show", "hop", "peek", "pass", "hop", "peek", "show", "pass", "clap"):
        seat = sitting.table.pending()[0]
        before = sitting.table.state
        sitting.move(seat, text)
        code = game.code(before, seat, text)
        after = sitting.table.state
        seen = [learnt(game, before, after, seat, code, viewer) for viewer in (0, 1)]
        exact = False
        for viewer in (0, 1):
            for world in worlds_of(before, viewer):
                then = copy(world)
                play(then, seat, code)
                exact |= learnt(game, world, then, seat, code, viewer) != seen[viewer]
        assert undo_tests.reveals(game, before, after, seat, (code,)) == exact
        shows.setdefault(text, set()).add(exact)
    assert shows == {"hop": {False}, "show": {True}, "peek": {True}, "pass": {False}, "clap": {False}}
