"""Records: what they prove, what they give away, and that a changed one is found out."""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sitting import SECRET, Sitting, play_on
from typer.testing import CliRunner

from ustolu import cli, tables
from ustolu.core import BadMessage
from ustolu.core.dice import Dice
from ustolu.tables import commands

SALT = "ab" * 32


def played(game: str = "paper_islands", **options: int) -> Sitting:
    sitting = Sitting(game, **options).sit("jan")
    sitting.ok("jan", commands.Salt, salt=SALT)
    sitting.start()
    for _ in play_on(sitting):
        pass
    return sitting


def test_every_form_of_a_finished_game_holds():
    for game in ("paper_islands", "bazaar"):
        sitting = played(game)
        assert tables.verify(sitting.record("full")) == ([], [])
        for person in ("eva", "jan"):
            problems, _ = tables.verify(sitting.record("mine", person))
            assert problems == []
        problems, notes = tables.verify(sitting.record("public"))
        assert problems == [] and bool(notes) == (game == "bazaar")


def test_all_forms_have_the_same_chain():
    sitting = played("bazaar")
    chains = [[json.loads(line).get("hash") for line in sitting.record(form, "eva")] for form in ("public", "mine", "full")]
    assert chains[0] == chains[1] == chains[2]


def test_the_chain_during_the_game_is_the_beginning_of_the_chain_after_it():
    sitting = Sitting("bazaar").sit("jan").start()
    during = []
    for _ in play_on(sitting):
        if sitting.table.stage == "playing":
            during.append([json.loads(line).get("hash") for line in sitting.record("mine", "jan")])
    after = [json.loads(line).get("hash") for line in sitting.record("full")]
    assert all(after[: len(part)] == part for part in during)


def test_the_falls_follow_from_the_secret_the_table_and_the_salts():
    sitting = played()
    lines = [json.loads(line) for line in sitting.record()]
    assert hashlib.sha256(bytes.fromhex(lines[0]["secret"])).hexdigest() == lines[0]["commitment"]
    start = next(line["did"] for line in lines[1:] if isinstance(line["did"], dict) and line["did"]["what"] == "start")
    assert start["salts"] == ["", SALT]
    dice = Dice(SECRET, "t1", [b"", bytes.fromhex(SALT)])
    draws = [line["draw"] for line in lines if "draw" in line]
    assert [k for k, _, _ in draws] == list(range(16))
    assert all(dice.fall(k, sides) == way for k, sides, way in draws)


def test_other_salts_give_other_dice():
    rolls = [[json.loads(line).get("draw") for line in sitting.record()] for sitting in (played(), play_without_salt())]
    assert rolls[0] != rolls[1]


def play_without_salt() -> Sitting:
    sitting = Sitting().sit("jan").start()
    for _ in play_on(sitting):
        pass
    return sitting


def test_onlookers_cannot_crowd_out_the_salts_of_those_who_play():
    sitting = Sitting().sit("jan")
    for number in range(32):
        sitting.ok(f"guest {number}", commands.Salt, salt=SALT)
    assert sitting.refused("one more", commands.Salt, salt=SALT).reason == "full"
    sitting.ok("jan", commands.Salt, salt="cd" * 32)
    sitting.start()
    assert sitting.table.salts == {"A": "", "B": "cd" * 32}


def test_salts_close_at_the_start():
    sitting = Sitting().sit("jan").start()
    assert sitting.refused("jan", commands.Salt, salt=SALT).reason == "not-now"


def test_during_the_game_the_secret_and_the_full_record_are_not_there():
    sitting = Sitting("bazaar").sit("jan").start()
    with pytest.raises(BadMessage):
        sitting.record("full")
    with pytest.raises(BadMessage):
        sitting.record("mine", "spectator")
    with pytest.raises(BadMessage):
        sitting.record("everything")
    for form in ("public", "mine"):
        lines = sitting.record(form, "eva")
        assert json.loads(lines[0])["secret"] is None
        problems, notes = tables.verify(lines)
        assert problems == [] and notes


def test_during_the_game_a_record_shows_a_seat_its_own_card_and_nobody_elses():
    sitting = Sitting("bazaar").sit("jan").start()
    lines = {person: [json.loads(line) for line in sitting.record("mine", person)[1:]] for person in ("eva", "jan")}
    cards = {person: [line["did"] for line in part if "card" in str(line["did"])] for person, part in lines.items()}
    assert cards["eva"][1] == "card ?" == cards["jan"][0]
    assert cards["eva"][0] != "card ?" and cards["jan"][1] != "card ?"
    assert all("draw" not in line for line in lines["eva"] if "?" in line["did"])


def test_what_was_shown_for_a_moment_is_blank_until_the_game_is_over():
    sitting = Sitting("bazaar").sit("jan").start()
    for seat, text in ((0, "price 2"), (1, "price 2"), (0, "peek")):
        sitting.move(seat, text)
    n = sitting.table.n
    assert sitting.told("eva", "A")[-1]["say"][0][0] == "peeked"
    assert sitting.told("jan", "B")[-1]["did"] == "peek"
    again = tables.history(sitting.header, sitting.log, SECRET, "eva")["A"]
    assert again[-1] == {"n": n}
    assert tables.position(sitting.header, sitting.log, SECRET, "eva", n)["views"]["A"] is None
    assert set(json.loads(sitting.record("mine", "eva")[-1])) == {"n", "seal", "hash"}
    for _ in play_on(sitting):
        pass
    assert "say" in tables.history(sitting.header, sitting.log, SECRET, "eva")["A"][n - 1]
    assert json.loads(sitting.record("full")[n])["did"] == "peek"
    assert tables.verify(sitting.record("full")) == ([], [])


def test_taking_back_is_in_the_record_and_holds():
    sitting = Sitting("bazaar").sit("jan").start()
    for seat, text in ((0, "price 2"), (1, "price 2"), (0, "hop")):
        sitting.move(seat, text)
    sitting.ok("eva", commands.Undo, seat="A")
    sitting.move(0, "hop")
    for _ in play_on(sitting):
        pass
    assert '"undo"' in "".join(sitting.record())
    assert tables.verify(sitting.record("full")) == ([], [])


def test_names_are_in_no_hash():
    sitting = played()
    log = [tables.forget(entry, "jan") for entry in sitting.log]
    lines = list(tables.records(tables.forget(sitting.header, "jan"), log, SECRET, "full"))
    assert "Jan" not in "".join(lines)
    assert [json.loads(line).get("hash") for line in lines] == [json.loads(line).get("hash") for line in sitting.record("full")]


def other_fall(line: dict) -> None:
    k, sides, way = line["draw"]
    line["draw"] = [k, sides, (way + 1) % sides]
    line["did"] = f"roll {(way + 1) % sides + 1}"


CHANGES: dict[str, tuple[int, Callable[[dict], object]]] = {
    "a fall": (5, other_fall),
    "a move": (7, lambda line: line.update(did="d4")),
    "who moved": (7, lambda line: line.update(by="B")),
    "a time": (9, lambda line: line.update(at=line["at"] + 1)),
    "a salt": (4, lambda line: line["did"].update(salts=["", ""])),
    "that it was typed": (5, lambda line: line.update(typed="A") or line.pop("draw")),
    "the result": (-1, lambda line: line["did"].update(scores=[24, 0])),
    "the secret": (0, lambda line: line.update(secret="00" * 32)),
    "the promise": (0, lambda line: line.update(commitment="00" * 32)),
    "the options": (0, lambda line: line.update(options={"grid": 3})),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_record_does_not_hold(what: str):
    at, change = CHANGES[what]
    lines = [json.loads(line) for line in played().record("full")]
    changed = next(line for line in lines if "draw" in line) if what in ("a fall", "that it was typed") else lines[at]
    if what == "a salt":
        changed = next(line for line in lines[1:] if isinstance(line["did"], dict) and line["did"]["what"] == "start")
    if what in ("a move", "who moved"):
        changed = next(line for line in lines[1:] if line["by"] == "A" and isinstance(line["did"], str))
    change(changed)
    problems, _ = tables.verify(json.dumps(line) for line in lines)
    assert problems


@pytest.mark.parametrize("cut", [2, 10, 40])
def test_a_record_with_a_line_missing_or_two_exchanged_does_not_hold(cut: int):
    lines = played().record("full")
    assert tables.verify([*lines[:cut], *lines[cut + 1 :]])[0]
    assert tables.verify([*lines[:cut], lines[cut + 1], lines[cut], *lines[cut + 2 :]])[0]


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_record_of_a_finished_game_that_breaks_off_does_not_hold(cut: int):
    problems, _ = tables.verify(played().record("full")[:-cut])
    assert len(problems) == 1 and "the end of the game is missing" in problems[0]


NO_DRAWS = [[0, -6, 2], [0, 0, 0], [-1, 6, 2], [0, 6, 6], [0, 2**40, 1], [2**70, 6, 1], [0, 6.0, 1], [True, 6, 1], [], "6", None]


@pytest.mark.parametrize("draw", NO_DRAWS)
def test_a_draw_that_no_die_makes_is_found(draw: object):
    lines = [json.loads(line) for line in whole("paper_islands")]
    next(line for line in lines if "draw" in line)["draw"] = draw
    assert tables.verify(json.dumps(line) for line in lines)[0]


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"record":"ustolu 1"}', "x", '{"record":"chess"}', "[" * 100_000])
def test_nonsense_is_no_record(text: str):
    problems, _ = tables.verify([text])
    assert problems


def test_a_record_of_unknown_rules_is_checked_as_far_as_it_goes():
    lines = played().record("full")
    unknown = [lines[0].replace('"version":1', '"version":7'), *lines[1:]]
    _, notes = tables.verify(unknown)
    assert notes and all("moves cannot be checked" in note for note in notes)


def test_ustolu_verify_says_whether_files_hold(tmp_path: Path):
    lines = played().record("full")
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text("\n".join(lines) + "\n", encoding="utf-8")
    bad.write_text("\n".join(lines).replace("roll 1", "roll 6"), encoding="utf-8")
    run = CliRunner().invoke
    assert (result := run(cli.build(["verify"]), ["verify", str(good)])).exit_code == 0 and "holds" in result.output
    assert (result := run(cli.build(["verify"]), ["verify", str(good), str(bad)])).exit_code == 1 and "does not hold" in result.output
    assert run(cli.build(["verify"]), ["verify", str(tmp_path / "none")]).exit_code == 1


def test_what_a_line_says_beyond_its_public_form_is_proved_by_its_seal():
    sitting = played("bazaar")
    lines = [json.loads(line) for line in sitting.record("full")]
    seals = {line["n"]: line["seal"] for line in map(json.loads, sitting.record("public")[1:]) if "seal" in line}
    card = next(line for line in lines[1:] if "public" in line)
    card["did"], card["seal"] = "card 1" if card["did"] != "card 1" else "card 2", seals[card["n"]]
    problems, notes = tables.verify(json.dumps(line) for line in lines)
    assert problems and any("not proved" in note for note in notes)
    del card["draw"]
    _, notes = tables.verify(json.dumps(line) for line in lines)
    assert any("not proved" in note for note in notes)


@cache
def whole(game: str) -> tuple[str, ...]:
    return tuple(played(game).record("full"))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 70) | st.sampled_from(["A", "roll 3", "a1", "hop", "00", "ab" * 32, "é"]),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.sampled_from(["what", "seat", "salts", "fall", "n"]), part, max_size=3),
    max_leaves=4,
)


@settings(max_examples=150, deadline=None)
@given(game=st.sampled_from(["paper_islands", "bazaar"]), at=st.integers(0, 60), choice=st.integers(0, 20), value=json_values)
def test_any_change_to_an_event_is_found_and_none_breaks_the_verifier(game: str, at: int, choice: int, value: object):
    lines = [json.loads(line) for line in whole(game)]
    line = lines[at % len(lines)]
    name = list(line)[choice % len(line)]
    same = line[name] == value and type(line[name]) is type(value)
    line[name] = value
    problems, notes = tables.verify(json.dumps(line) for line in lines)
    proved = at % len(lines) > 0 or name in ("record", "table", "game", "version", "options", "count", "commitment", "secret")
    assert problems or notes or same or not proved
    if at % len(lines):
        assert problems or same
