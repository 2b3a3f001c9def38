"""States are flat records: copied, saved and loaded as bytes, and seen as plain numbers by uncompiled rules."""

import subprocess
import sys

import numpy as np
import pytest

from ustolu.core import CHANCE, at, copy, dump, load, new, state, verbs
from ustolu.core.catalogue import game as find
from ustolu.core.record import Plain, reading

PAPER = find("paper_islands")
KIND = np.dtype([("few", np.int8, (2, 3)), ("many", np.int32)], align=True)


def plain() -> Plain:
    return Plain(memoryview(bytearray(KIND.itemsize)), KIND)


def test_a_new_state_is_all_zeros():
    assert not any(dump(new(KIND)))


def test_a_copy_has_a_life_of_its_own():
    s = PAPER.new(seats=2)
    other = PAPER.copy(s)
    PAPER.play(other, CHANCE, "roll 3")
    assert PAPER.turn(s) == CHANCE and PAPER.turn(other) != CHANCE


def test_a_state_is_loaded_from_its_bytes_and_from_no_others():
    s = PAPER.new(seats=4, grid=3)
    PAPER.play(s, CHANCE, 2)
    assert PAPER.dump(PAPER.load(PAPER.dump(s))) == PAPER.dump(s)
    with pytest.raises(ValueError, match="bytes"):
        PAPER.load(PAPER.dump(s)[:-1])
    with pytest.raises(ValueError, match="bytes"):
        load(KIND, b"")


def test_a_loaded_state_can_be_changed():
    s = PAPER.load(PAPER.dump(PAPER.new()))
    PAPER.play(s, CHANCE, 0)
    assert PAPER.on_turn(s) == [0, 1]


def test_at_gives_the_record_itself():
    records = np.zeros(2, KIND)
    at(records, 1).many = 7
    assert records["many"].tolist() == [0, 7]


def test_uncompiled_fields_are_plain_numbers_over_the_same_bytes():
    s = plain()
    s.many = np.int64(5)
    s.few[1, 2] = -3
    assert type(s.many) is int and s.many == 5
    again = load(KIND, s.tobytes())
    assert (again.many, again.few.tolist()) == (5, [[0, 0, 0], [0, 0, -3]])


def test_uncompiled_stores_out_of_range_raise_instead_of_wrapping():
    s = plain()
    with pytest.raises(ValueError):
        s.few[0, 0] = 128
    with pytest.raises((ValueError, OverflowError)):
        s.many = 1 << 31
    with pytest.raises(IndexError):
        s.few[0, 3] = 1


def test_uncompiled_states_have_no_other_fields():
    s = plain()
    with pytest.raises(AttributeError, match="no field"):
        _ = s.none
    with pytest.raises(AttributeError, match="no number"):
        s.none = 1
    with pytest.raises(AttributeError, match="no number"):
        s.few = 1


def test_a_reading_is_asked_but_never_changed():
    s = PAPER.new(seats=2)
    quick = reading(s)
    assert PAPER.turn(quick) == CHANCE and quick.seats == 2
    assert reading(quick) is quick
    assert PAPER.dump(quick) == PAPER.dump(s)
    with pytest.raises(TypeError, match="change a copy"):
        verbs.play(quick, CHANCE, 1)


def test_the_tag_of_a_record_changes_with_the_rules_and_with_their_data(tmp_path):
    tags = set()
    for n, text in enumerate(["a = 1", "a = 2"]):
        folder = tmp_path / str(n)
        folder.mkdir()
        (folder / "rules.py").write_text(text, encoding="utf-8")
        tags.add(tag(folder))
        (folder / "tiles.json").write_text("{}", encoding="utf-8")
        tags.add(tag(folder))
        (folder / "say.py").write_text("", encoding="utf-8")
        tags.add(tag(folder))
    assert len(tags) == 4


def test_a_record_without_its_number_of_seats_is_refused():
    with pytest.raises(TypeError, match="lacks the field 'seats'"):
        state("toy", [("heap", np.int32)])


def tag(folder) -> str:
    """The tag of a record type declared in a file of this folder."""
    source = compile("kind = state('toy', [('seats', np.int8)])", str(folder / "rules.py"), "exec")
    names = {"state": state, "np": np}
    exec(source, names)
    return names["kind"].names[0]


def test_switched_off_numba_uses_plain_states():
    code = (
        "import ustolu; g = ustolu.game('paper_islands'); s = g.new(seats=1, grid=3); g.play(s, ustolu.CHANCE, 'roll 6'); g.play(s, 0, 'c3');"
        "print(type(s).__name__, s.grid[0, 8], g.scores(s))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"NUMBA_DISABLE_JIT": "1", "PATH": ""})
    assert done.stdout == "Plain 6 [0]\n"


def test_a_copy_gives_compiled_code_the_bytes_that_are_its_own() -> None:
    s = PAPER.new(seats=2)
    twin = copy(s)
    assert bytes(twin.data) == s.tobytes()
    verbs.play(twin, CHANCE, 4)
    assert bytes(twin.data) == twin.tobytes() != s.tobytes()
    assert (twin.rolled, s.rolled, copy(twin).rolled) == (1, 0, 1)
    one = np.frombuffer(bytearray(twin.tobytes()), twin.dtype)[0]
    assert bytes(one.data) == twin.tobytes() and verbs.turn(one) == verbs.turn(twin)
