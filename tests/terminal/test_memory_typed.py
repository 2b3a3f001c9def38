"""A whole game of Paměťovka at one terminal: what was lifted is said once, and nothing that is typed brings it back; transcripts are in `golden/`."""

import re
from hashlib import sha256

import pytest
from test_join import join, sit
from test_screen import CLEAR
from test_whole_games import Home, reads_as_it_should
from wire import Host, Server

from ustolu.core import CHANCE, compiling, play, sides
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice
from ustolu.games.forced_memory import rules

SEED = 5
MEMORY = find("forced_memory")
LOOKS = {
    "en": ["repeat", "last", "log 3", "scores", "turn", "cell 3.2.2", "grid 8", "try lift 3.2.2", "legal l", "short", "repeat", "long"],
    "cs": ["znovu", "poslední", "záznam 3", "body", "kdo", "pole 3.2.2", "deska 8", "zkus lift 3.2.2", "tahy l", "krátce", "znovu", "dlouze"],
}
WRONG = ["lift", "lift 9.9.9", "lift 8.0.0", "throw 3", "nic", "🎲"]
LIFTED = {
    "en": re.compile(r"lifts? (\d\.\d\.\d): (\d, \d, \d), together"),
    "cs": re.compile(r"[Zz]ved(?:áte|á) (\d\.\d\.\d): (\d, \d, \d), dohromady"),
}


@pytest.fixture(autouse=True, scope="module")
def ready() -> None:
    if not compiling.ready(MEMORY):
        list(compiling.compile(MEMORY))


def typed(lang: str) -> tuple[list[str], list[str]]:
    """All lines, and what was lifted in order: each seat throws, lifts rightly where it can and every third time wrongly."""
    s, k = MEMORY.new(2), 0
    dice = Dice(sha256(f"ustolu {SEED}".encode()).digest(), "local", [b"", b""])
    lines: list[str] = []
    lifted: list[str] = []
    while not MEMORY.is_over(s):
        if MEMORY.is_chance(s):
            play(s, CHANCE, dice.fall(k, sides(s)))
            k += 1
            continue
        seat = int(s.seat)
        codes = MEMORY.codes(s, seat)
        covers = [code for code in codes if code != rules.THROW]
        sums = {code: sum(int(rules.face_in(s, code, side)) for side in range(3)) for code in covers}
        right = [code for code in covers if sums[code] == sum(s.thrown.tolist())]
        wrong = [code for code in covers if code not in right]
        code = rules.THROW if rules.THROW in codes and not right else right[0] if right and len(lifted) % 3 else wrong[len(lifted) % len(wrong)]
        lines.append(MEMORY.text(s, seat, code))
        if code != rules.THROW:
            lifted.append(lines[-1].removeprefix("lift "))
            if len(lifted) in (1, 2):
                lines += LOOKS[lang] if len(lifted) == 1 else WRONG
        play(s, seat, code)
    return lines, lifted


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_whole_game_reads_as_it_should_and_says_each_lift_once(home: Home, lang: str) -> None:
    lines, lifted = typed(lang)
    done = home.run("play", "forced_memory", "--seats", "me:Jana,me:Petr", "--seed", str(SEED), "--lang", lang, "--plain", lines=lines)
    said = LIFTED[lang].findall(" ".join(done.lines))
    assert [cell for cell, _ in said] == lifted
    reads_as_it_should(done, f"forced_memory.{lang}.txt")


@pytest.mark.parametrize("arguments", [[], ["--plain"]])
def test_what_was_lifted_is_cleared_from_the_screen_when_the_next_line_is_typed(home: Home, arguments: list[str]) -> None:
    cover = typed("en")[1][0]
    screen = home.terminal("play", "forced_memory", "--seats", "me:Jana,me:Petr", "--seed", str(SEED), "--lang", "en", *arguments)
    screen.expect(r"lift|Lift")
    screen.sendline(f"lift {cover}")
    screen.expect(LIFTED["en"])
    screen.expect("throw|Throw")
    assert CLEAR not in screen.before
    screen.sendline("repeat")
    screen.expect_exact(CLEAR)
    screen.expect("throw|Throw")
    screen.sendline("quit")
    screen.expect("yes or no: ")
    screen.sendline("yes")
    screen.expect("Good-bye")
    assert not LIFTED["en"].search(screen.before)


def test_at_a_server_it_is_cleared_when_something_new_happens(home: Home) -> None:
    server = Server(home.folder, home.environment)
    host = Host(server.port)
    try:
        table = host.open_table("me:Eva", "open", game="forced_memory", options={})
        screen = join(home, server.port, table, "--lang", "en")
        sit(screen, host)
        host.sees(lambda table: any(seat["on_turn"] for seat in table["seats"]))
        for cell in ("7.0.0", "6.1.0", "5.1.1", "4.1.2"):
            if not host.table["seats"][0]["on_turn"]:
                screen.sendline(f"lift {cell}")
                host.until(lambda said: "events" in said)
        while host.table["seats"][0]["on_turn"]:
            host.do("move", seat="A", turn=host.turn("A"), move=host.legal["A"][-1]["move"])
        screen.expect(r"Eva lifts")
        screen.expect_exact("lie there")
        screen.sendline("throw")
        screen.expect_exact("You throw again.")
        assert CLEAR in screen.before
        screen.close(force=True)
    finally:
        host.close()
        server.stop()
