"""A line is typed at a real terminal while news comes: nothing of it is lost, and it is seen again behind the news."""

import sys
from collections.abc import Iterator

import pexpect
import pytest

LISTENER = """
import sys
from ustolu.terminal.ears import OpenEars
ears = OpenEars()
print("ready")
while True:
    line = ears.listen("> ", float(sys.argv[1]) if sys.argv[1:] else None)
    if line is None:
        ears.interrupt()
        print("news")
    elif line == "news":
        ears.wake()
    else:
        print(f"heard {line!r}")
"""


@pytest.fixture
def screen() -> Iterator["pexpect.spawn[str]"]:
    child = pexpect.spawn(sys.executable, ["-c", LISTENER], encoding="utf-8", timeout=60, echo=True)
    child.expect("ready")
    child.expect("> ")
    yield child
    child.close(force=True)


def test_a_line_is_heard_as_it_was_typed(screen: "pexpect.spawn[str]") -> None:
    screen.sendline("take 0.0.1 žluťoučká")
    screen.expect("heard 'take 0.0.1 žluťoučká'")


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("tal\x7fke", "take"),
        ("nonsense\x15stop", "stop"),
        ("take 0.0.1\x170.0.2", "take 0.0.2"),
        ("st\x1b[Dop\x1bOA", "stop"),
        ("\x7f\x7fstop", "stop"),
        ("st\x04op", "stop"),
    ],
)
def test_a_mistyped_line_can_be_mended(screen: "pexpect.spawn[str]", typed: str, heard: str) -> None:
    screen.sendline(typed)
    screen.expect_exact(f"heard {heard!r}")


def test_what_is_typed_stands_behind_the_prompt_again_after_news(screen: "pexpect.spawn[str]") -> None:
    screen.send("news\nta")
    screen.expect_exact("news\r\n> ta")
    screen.send("ke\n")
    screen.expect_exact("heard 'take'")


def test_several_lines_at_once_are_heard_one_after_another(screen: "pexpect.spawn[str]") -> None:
    screen.send("one\ntwo\nthree\n")
    for word in ("one", "two", "three"):
        screen.expect_exact(f"heard {word!r}")


def test_ctrl_d_on_an_empty_line_ends_the_input_and_the_terminal_is_left_as_it_was(screen: "pexpect.spawn[str]") -> None:
    screen.send("\x04")
    screen.expect("EOFError")
    screen.expect(pexpect.EOF)


def test_when_the_time_is_over_nothing_typed_is_lost() -> None:
    screen = pexpect.spawn(sys.executable, ["-c", LISTENER, "0.2"], encoding="utf-8", timeout=60, echo=True)
    screen.expect("ready")
    screen.send("hal")
    screen.expect_exact("news\r\n> hal")
    screen.send("f\n")
    screen.expect_exact("heard 'half'")
    screen.close(force=True)
