"""Whole games through a pipe, compared with transcripts kept in `golden/`. `USTOLU_GOLDEN=write` writes them anew."""

import os
import re
from pathlib import Path
from typing import Any

import pytest

from ustolu.core import compiling
from ustolu.core.catalogue import game
from ustolu.tables import verify

Home = Any
"""The fixture of conftest.py."""

GOLDEN = Path(__file__).parent / "golden"
CELLS = 40
MAY_BE_LONGER = {
    r"\S+\.(jsonl|table)": "a file's name is worth more in one piece",
    r".*[:?>] \S.*": "the typed words stand behind the prompt",
}

MOVES = [f"{column}{row}" for column in "abc" for row in "123"]
LOOKS = {
    "en": ["help", "help undo", "legal", "legal c", "try b2", "scores", "turn", "last", "repeat", "seats", "grid", "grids", "cell c1", "cell c1 B",
           "find 4", "rules 4", "log 2"],
    "cs": ["pomoc", "pomoc zpět", "tahy", "tahy c", "zkus b2", "body", "kdo", "poslední", "znovu", "místa", "deska", "desky", "pole c1", "pole c1 B",
           "najdi 4", "pravidla 4", "záznam 2"],
}  # fmt: skip
WRONG = ["a1", "z9", "nonsense", "cell z9", "try a1", "rules 99", "undo", "fix 4", "sit", "language xx", "grid Q"]
SHORT = {"en": ("short", "long"), "cs": ("krátce", "dlouze")}
UNDO = {"en": "undo", "cs": "zpět"}
DICE = {"en": ("fix 4", "undo", "5", "quit", "no", "yes"), "cs": ("oprav 4", "zpět", "5", "konec", "ne", "ano")}


def alone(lang: str) -> tuple[list[str], list[str]]:
    """One person against a bot: every command that only looks, everything that cannot be done, both wordings."""
    short, long = SHORT[lang]
    lines = [*MOVES[:2], *LOOKS[lang], *MOVES[2:4], *WRONG, short, *MOVES[4:6], long, *MOVES[6:]]
    return ["--seats", "me,bot:1"], lines


def in_turn(lang: str) -> tuple[list[str], list[str]]:
    """Two people at one terminal; the first takes a choice back before the other looks."""
    return ["--seats", "me:Jana,me:Petr"], ["a1", UNDO[lang], *rounds(["b2", *(move for move in MOVES if move != "b2")], MOVES[::-1])]


def rounds(moves: list[str], others: list[str]) -> list[str]:
    """The lines of two people at one terminal: who looks chooses, hands over, and the other begins the next round."""
    turns = [(one, "", other) if i % 2 == 0 else (other, "", one) for i, (one, other) in enumerate(zip(moves, others, strict=True))]
    return [line for lines in turns for line in lines]


def real_dice(lang: str) -> tuple[list[str], list[str]]:
    """Typed falls, two of them corrected; the game is put away in the middle."""
    fix, undo, five, stop, no, yes = DICE[lang]
    return ["--seats", "me,greedy", "--real-dice"], ["7", "roll 5", fix, "a1", fix, "b1", "6", "b1", undo, five, "b2", stop, no, stop, yes]


VOYAGES = {
    "en": ["help fix", "legal", "ccmpsss", "ccmpsssk", "fix", "fix 3k 5c", "", "correct 3s2c d p m", "grids", "cell 8", "find sabre", "legal x",
           "reroll 1 2", "c c", "short", "reroll 3 4", "k m", "long", "stop", "fix c", "pir", "legal d", "2c 2d 2s p k",
           "fix 2c 2d 2s p m", "", "quit", "yes"],
    "cs": ["pomoc oprav", "tahy", "ccmpsss", "ccmpsssk", "oprav", "oprav 3k 5c", "", "oprav 3s2c d p m", "desky", "pole 8", "najdi šavle", "tahy x",
           "reroll 1 2", "c c", "krátce", "reroll 3 4", "k m", "dlouze", "stop", "oprav c", "pir", "tahy d", "2c 2d 2s p k",
           "oprav 2c 2d 2s p m", "", "konec", "ano"],
}  # fmt: skip


def voyages(lang: str) -> tuple[list[str], list[str]]:
    """Pirátské kostky with real dice and cards: letters and counts, a card by its name, corrections, one of them over a voyage that was lost."""
    begin = ["A", {"en": "Pirate", "cs": "pirát"}[lang]]
    return ["--seats", "me,greedy", "--real-dice", "--real-cards"], [*begin, *VOYAGES[lang]]


GAMES = {"alone": alone, "in_turn": in_turn, "real_dice": real_dice}
OPTIONS = ["--option", "grid=3", "--seed", "3"]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_through_a_pipe_reads_as_it_should(home: Home, name: str, lang: str) -> None:
    seats, lines = GAMES[name](lang)
    reads_as_it_should(home.run("play", "paper_islands", *seats, *OPTIONS, "--lang", lang, lines=lines), f"{name}.{lang}.txt")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_voyages_with_real_dice_and_cards_read_as_they_should(home: Home, lang: str) -> None:
    seats, lines = voyages(lang)
    list(compiling.compile(game("pirate_dice")))
    reads_as_it_should(home.run("play", "pirate_dice", *seats, "--seed", "3", "--lang", lang, lines=lines), f"voyages.{lang}.txt")


def reads_as_it_should(done: Any, golden: str) -> None:
    """The run ended well, and its transcript is the one that is kept."""
    assert (done.status, done.wrong) == (0, "")
    path = GOLDEN / golden
    if os.environ.get("USTOLU_GOLDEN") == "write":
        path.write_text(done.out, encoding="utf-8")
    assert done.out == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.name)
def test_every_plain_line_fits_the_display_but_for_named_reasons(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > CELLS and not any(re.fullmatch(may, line) for may in MAY_BE_LONGER)] == []


def test_the_record_of_a_finished_game_is_verified_and_one_that_goes_on_can_be_continued(home: Home) -> None:
    start = ["play", "paper_islands", "--seats", "me,me", "--option", "grid=3", "--seed", "5", "--lang", "en"]
    first = home.run(*start, lines=["a1"])
    assert first.status == 0 and "Go on: ustolu play --resume" in first.out
    [path] = home.games
    second = home.run("play", "--resume", str(path), "--lang", "cs", lines=["", "b1"])
    assert second.status == 0 and "Pokračuje hra Papírové ostrovy." in second.lines
    finish = rounds(MOVES[1:], [move for move in MOVES if move != "b1"])
    third = home.run("play", "--resume", str(path.with_suffix(".jsonl")), "--lang", "en", lines=finish)
    assert third.status == 0 and "The game is over." in third.lines
    problems, _ = verify(path.with_suffix(".jsonl").read_text(encoding="utf-8").splitlines())
    assert problems == []
    over = home.run("play", "--resume", str(path), "--lang", "en")
    assert over.status == 2 and "this game is over" in over.wrong


def test_input_that_is_no_text_is_refused_like_any_nonsense(home: Home) -> None:
    nonsense = ["\udcff\udcfe\x00\x1b[2J", "x" * 5000, "b3"]
    done = home.run("play", "paper_islands", "--seats", "me,greedy", "--lang", "en", "--seed", "3", lines=nonsense)
    assert (done.status, done.wrong) == (0, "")
    assert done.out.count("is no cell") == 2 and "You wrote 4 at b3" in done.out and done.out.count("\x1b") == 1


def test_a_log_that_was_torn_by_a_crash_goes_on_before_the_tear(home: Home) -> None:
    home.run("play", "paper_islands", "--seats", "me", "--lang", "en", "--seed", "3", lines=["a1", "a2"])
    [path] = home.games
    path.write_bytes(path.read_bytes()[:-30])
    done = home.run("play", "--resume", str(path), "--lang", "en", lines=["a2", "a3"])
    assert done.status == 0 and "You wrote 2 at a2: no pair. You have 0." in done.lines and "You wrote 6 at a3" in done.out


def test_two_terminals_cannot_go_on_with_one_game(home: Home) -> None:
    first = home.terminal("play", "paper_islands", "--seats", "me", "--lang", "en", "--seed", "3")
    first.expect("free cell: ")
    [path] = home.games
    home.run("play", "--resume", str(path), "--lang", "en", lines=["a1"])
    first.sendline("b1")
    first.expect_exact("another terminal has gone on with this game")
    assert home.end(first) == 1
