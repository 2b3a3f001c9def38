"""Reading what a client says."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ustolu.server import message
from ustolu.server.message import All, Ping, Unreadable
from ustolu.tables.commands import Move

DEPTH = 12


def why(text: bytes) -> str:
    with pytest.raises(Unreadable) as found:
        message.read(text, DEPTH)
    return found.value.reason


def test_a_command_is_read_into_its_type() -> None:
    assert message.read(b'{"type":"move","seat":"A","turn":3,"move":"b3","ref":"x"}', DEPTH) == Move(seat="A", turn=3, move="b3", ref="x")
    assert message.read(b'{"type":"all"}', DEPTH) == All()
    assert message.read(b'{"type":"ping","t":1.5}', DEPTH) == Ping(1.5)


def test_what_is_unknown_beside_known_fields_is_passed_over() -> None:
    assert message.read(b'{"type":"all","later":[1,{"a":[2]}]}', DEPTH) == All()


@pytest.mark.parametrize(
    ("text", "reason", "ref"),
    [
        (b'{"type":"dance","ref":"r7"}', "unknown-type", "r7"),
        (b'{"type":null,"ref":"r7"}', "bad", "r7"),
        (b'{"type":["move"],"ref":"r7"}', "bad", "r7"),
        (b'{"type":"move","ref":["r7"]}', "bad", ""),
    ],
)
def test_a_refusal_names_the_command_it_is_about_where_it_can(text: bytes, reason: str, ref: str) -> None:
    with pytest.raises(Unreadable) as found:
        message.read(text, DEPTH)
    assert (found.value.reason, found.value.ref) == (reason, ref)


@pytest.mark.parametrize("levels", [13, 100, 10_000, 30_000])
def test_nesting_beyond_the_limit_is_too_deep_however_deep(levels: int) -> None:
    assert why(b'{"type":"all","x":' + b"[" * (levels - 1) + b"]" * (levels - 1) + b"}") == "too-deep"
    assert why(b"[" * levels) == "too-deep"
    assert why(b'{"a":' * levels) == "too-deep"


def test_nesting_up_to_the_limit_and_brackets_in_strings_are_fine() -> None:
    assert message.read(b'{"type":"all","x":' + b"[" * 11 + b"]" * 11 + b"}", DEPTH) == All()
    assert message.read(b'{"type":"all","ref":"' + b"[{" * 20 + b'"}', DEPTH) == All(ref="[{" * 20)
    assert message.read(b'{"type":"all","x":"\\"' + b"[" * 50 + b'"}', DEPTH) == All()


@pytest.mark.parametrize("text", [b'{"type":""', b'{"type":"dance","ref":"r"', b'{"type":"move","seat":7', b'{"type":"all"'])
def test_a_command_that_breaks_off_is_bad_json_or_bad(text: bytes) -> None:
    assert why(text) in ("bad-json", "bad")


@settings(deadline=None)
@given(st.binary(max_size=200))
def test_whatever_bytes_come_the_answer_is_a_command_or_a_reason(data: bytes) -> None:
    try:
        message.read(data, DEPTH)
    except Unreadable as found:
        assert found.reason in ("bad", "bad-json", "too-deep", "unknown-type")


NAMES = st.text() | st.sampled_from(["type", "seat", "turn", "ref", "move"])
JSON = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
)


@settings(deadline=None)
@given(st.sampled_from(sorted(message.KINDS)), st.dictionaries(st.sampled_from(["seat", "turn", "ref", "move", "text", "person", "level"]), JSON))
def test_whatever_a_known_command_carries_it_is_read_or_bad(kind: str, fields: dict[str, object]) -> None:
    try:
        message.read(json.dumps({**fields, "type": kind}).encode(), DEPTH)
    except Unreadable as found:
        assert found.reason in ("bad", "bad-json", "too-deep")
