"""Whole games on a pseudo-terminal, with pictures and colour."""

import re
from typing import Any

import pytest

Home = Any
"""The fixture of conftest.py."""

COLOUR = re.compile(r"\x1b\[[0-9;]*?(?:3[0-7]|4[0-7]|9[0-7]|10[0-7]|[34]8;[25])[0-9;]*m")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
START = ["play", "paper_islands", "--option", "grid=3", "--seed", "3"]
MOVES = [f"{column}{row}" for column in "abc" for row in "123"]


@pytest.mark.parametrize(
    ("lang", "asked", "over"),
    [("en", r"Write \d into a free cell: ", "Good-bye"), ("cs", r"Zapište \d do volného pole: ", "Na shledanou")],
)
def test_a_whole_game_is_played_on_a_screen(home: Home, lang: str, asked: str, over: str) -> None:
    screen = home.terminal(*START, "--seats", "me,bot:1", "--lang", lang)
    for move in MOVES:
        screen.expect(asked)
        drawn = screen.before
        assert "┌" in drawn and "╭" in drawn and "●" in drawn
        screen.sendline(move)
    screen.expect(over)
    assert home.end(screen) == 0


def test_the_screen_is_coloured_unless_that_is_not_wanted(home: Home) -> None:
    for more, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        screen = home.terminal(*START, "--seats", "me,greedy", "--lang", "en", **more)
        shown = ""
        for move in ("a1", "a2", "b1", "xx"):
            screen.expect("free cell: ")
            shown += screen.before
            screen.sendline(move)
        screen.expect("is no cell")
        screen.sendline("quit")
        screen.expect("yes or no: ")
        screen.sendline("yes")
        screen.expect("Good-bye")
        assert bool(COLOUR.search(shown)) is coloured and "┌" in shown


def test_a_plain_terminal_gets_no_pictures_and_no_escape_codes(home: Home) -> None:
    for arguments, more in ((["--plain"], {}), ([], {"TERM": "dumb"})):
        screen = home.terminal(*START, "--seats", "me,greedy", "--lang", "en", *arguments, **more)
        screen.expect("free cell: ")
        assert not re.search("[┌╭●]", screen.before) and not COLOUR.search(screen.before)
        screen.sendeof()
        screen.expect("Good-bye")


def test_a_hidden_choice_is_cleared_away_before_the_next_person_looks(home: Home) -> None:
    for arguments in ([], ["--plain"]):
        screen = home.terminal(*START, "--seats", "me:Jana,me:Petr", "--lang", "en", *arguments)
        screen.expect("Jana: Write 4 into a free cell: ")
        screen.sendline("b3")
        screen.expect_exact("Petr next. Others look away. Enter: ")
        chosen, cleared = screen.before.rfind("b3"), screen.before.rfind(CLEAR)
        assert 0 <= chosen < cleared
        screen.send("\x1b[A\x1b[A\x19")
        screen.sendline("")
        screen.expect("Petr: Write 4 into a free cell: ")
        assert "b3" not in re.sub(r"[│ ]b3[│ ]", "", screen.before).replace("b3 ", "")
        screen.sendeof()
        screen.expect("Good-bye")


def test_an_interrupt_leaves_politely_and_the_game_can_go_on(home: Home) -> None:
    screen = home.terminal(*START, "--seats", "me,greedy", "--lang", "en")
    screen.expect("free cell: ")
    screen.sendline("a1")
    screen.expect("free cell: ")
    screen.sendintr()
    screen.expect("Go on: ustolu play --resume")
    screen.expect("Good-bye")
    assert home.end(screen) == 130
    [path] = home.games
    again = home.terminal("play", "--resume", str(path), "--lang", "cs")
    again.expect("Pokračuje hra Papírové ostrovy")
    again.expect("Padlo 3. Hod 2 z 9")
    again.expect("Zapište 3 do volného pole: ")
    again.sendeof()
    again.expect("Na shledanou")


@pytest.mark.parametrize(("columns", "drawn"), [(14, False), (30, True)])
def test_a_board_for_which_there_is_no_room_is_not_drawn_in_pieces(home: Home, columns: int, drawn: bool) -> None:
    screen = home.terminal(*START, "--seats", "me,greedy", "--lang", "en", size=(40, columns))
    screen.expect("free|cell: ")
    assert ("┌" in screen.before) == drawn
    screen.sendeof()
    assert home.end(screen) == 0
