"""Playing at a table on a server, from a terminal."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from wire import Host, Server, Wire

from ustolu.tables import verify

Home = Any
"""The fixture of conftest.py."""

MOVES = [f"{column}{row}" for column in "abc" for row in "123"]


@pytest.fixture
def server(home: Home) -> Iterator[Server]:
    server = Server(home.folder, home.environment)
    yield server
    server.stop()


@pytest.fixture
def host(server: Server) -> Iterator[Host]:
    host = Host(server.port)
    yield host
    host.close()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server.port)
    yield wire
    wire.close()


def join(home: Home, port: int, id: str, *more: str) -> Any:
    return home.terminal("play", "--join", f"http://127.0.0.1:{port}/t/{id}", "--plain", *more)


def sit(screen: Any, host: Host, line: str = "sit B Jana") -> None:
    """Sit down, and let the host begin."""
    screen.expect_exact(("sit: take a free seat", "sedni: na volné místo")["sedni" in line])
    screen.sendline(line)
    host.sees(lambda table: table["seats"][1]["kind"] == "person")
    host.do("start")


def test_a_whole_game_with_somebody_at_a_browser(home: Home, server: Server, host: Host) -> None:
    screen = join(home, server.port, host.open_table("me:Eva", "open"), "--lang", "cs")
    sit(screen, host, "sedni B Jana")
    screen.expect_exact("Hra začíná.")
    host.do("chat", text="Ahoj\x1b[2J!")
    screen.expect_exact("Eva: „Ahoj")
    assert "\x1b[2J" not in screen.before
    jana = host.table["seats"][1]["person"]
    host.do("mute", person=jana)
    screen.expect_exact("Hostitel vás ztišil")
    host.do("mute", person=jana, muted=False)
    screen.expect_exact("vrátil slovo")
    for i, move in enumerate(MOVES):
        screen.expect(r"Zapište \d do volného pole: ")
        screen.sendline(move)
        if i < 8:
            screen.expect_exact(f"Zvoleno: {move}. zpět: vzít zpět.")
            screen.expect_exact("Čeká se: Eva.")
        host.move("A")
        screen.expect(f"Na {move} jste zapsali")
    screen.expect_exact("Hra skončila.")
    screen.sendline("body")
    screen.expect("Jana: ")
    screen.sendline("ulož")
    screen.expect(r"Uloženo:\s+(\S+\.jsonl)")
    assert verify(Path(screen.match[1]).read_text(encoding="utf-8").splitlines())[0] == []
    screen.sendline("odveta")
    screen.expect_exact("B: Jana, to jste vy.")
    screen.sendline("konec")
    screen.expect_exact("Skončit? ano nebo ne: ")
    screen.sendline("ano")
    screen.expect_exact("Na shledanou.")
    assert home.end(screen) == 0


def test_after_a_cut_wire_play_goes_on_with_nothing_lost_or_doubled(home: Home, wire: Wire, host: Host) -> None:
    screen = join(home, wire.port, host.open_table("me:Eva", "open"), "--lang", "en")
    sit(screen, host)
    screen.expect(r"Write \d into a free cell: ")
    wire.cut()
    screen.expect_exact("Connection lost. Trying again.")
    screen.sendline("a1")
    host.move("A")
    wire.mend()
    screen.expect_exact("Connection back.")
    screen.expect(r"You wrote \d at a1")
    screen.expect(r"Roll 2 of 9\.\s+Write \d into a free cell: ")
    screen.sendline("a2")
    screen.expect_exact("Chosen: a2.")
    wire.cut()
    screen.expect_exact("Connection lost. Trying again.")
    host.move("A")
    wire.mend()
    screen.expect_exact("Connection back.")
    screen.expect(r"You wrote \d at a2")
    screen.expect(r"Roll 3 of 9\.")
    screen.sendline("log")
    screen.expect_exact("The game begins.")
    screen.expect("Roll 3 of 9")
    assert screen.before.count("You wrote") == 2 and screen.before.count("Roll ") == 2


def test_somebody_who_comes_again_still_has_the_seat(home: Home, server: Server, host: Host) -> None:
    id = host.open_table("me:Eva", "open")
    screen = join(home, server.port, id, "--lang", "en")
    sit(screen, host)
    screen.expect("free cell: ")
    screen.sendeof()
    screen.expect_exact("Good-bye.")
    again = join(home, server.port, id, "--lang", "en")
    again.expect_exact("B: Jana, you.")
    again.expect("free cell: ")


def test_somebody_sent_away_is_told_so(home: Home, wire: Wire, host: Host) -> None:
    screen = join(home, wire.port, host.open_table("me:Eva", "open"), "--lang", "en")
    sit(screen, host)
    screen.expect("free cell: ")
    host.do("remove", person=host.table["seats"][1]["person"])
    wire.cut()
    wire.mend()
    screen.expect_exact("The host has sent you away")
    assert home.end(screen) == 1


def test_a_table_that_is_not_there_is_an_error(home: Home, server: Server) -> None:
    done = home.run("play", "--join", f"http://127.0.0.1:{server.port}/t/nowhere", "--lang", "en")
    assert done.status == 2 and "No such table" in done.wrong


def test_a_server_that_starts_again_is_found_again(home: Home, host: Host, wire: Wire, server: Server) -> None:
    screen = join(home, wire.port, host.open_table("me:Eva", "open"), "--lang", "en")
    sit(screen, host)
    screen.expect("free cell: ")
    server.stop()
    screen.expect_exact("Connection lost")
    second = Server(home.folder, home.environment)
    wire.behind = second.port
    screen.expect_exact("Connection back.")
    screen.sendline("b2")
    screen.expect_exact("Chosen: b2.")
    second.stop()


def test_two_people_at_one_terminal_hold_two_seats_at_a_server(home: Home, server: Server, host: Host) -> None:
    screen = join(home, server.port, host.open_table("me:Eva", "open", "open"), "--lang", "en")
    screen.expect_exact("sit: take a free seat")
    screen.sendline("sit B Jana")
    host.sees(lambda table: table["seats"][1]["kind"] == "person")
    screen.sendline("sit C Petr")
    host.sees(lambda table: table["seats"][2]["kind"] == "person")
    host.do("start")
    screen.expect(r"Jana: Write \d into a free cell: ")
    screen.sendline("a1")
    screen.expect_exact("Petr next. Others look away. Enter: ")
    screen.sendline("")
    screen.expect(r"Petr: Write \d into a free cell: ")
    screen.sendline("c3")
    screen.expect_exact("Waiting: Eva.")
    host.move("A")
    screen.expect(r"You wrote \d at c3")
    screen.expect(r"Petr: Write \d into a free cell: ")


def test_real_dice_are_typed_and_corrected_by_anybody_at_the_table(home: Home, server: Server, host: Host) -> None:
    screen = join(home, server.port, host.open_table("me:Eva", "open", settings={"real_dice": True}), "--lang", "en")
    sit(screen, host)
    screen.expect_exact("Roll the die: what fell, 1 to 6? ")
    screen.sendline("4")
    screen.expect_exact("Write 4 into a free cell: ")
    screen.sendline("fix 5")
    screen.expect_exact("Jana corrects what was typed:")
    screen.expect_exact("Write 5 into a free cell: ")
    host.sees(lambda table: [form.get("was") for form in table["falls"]] == ["roll 5"])
    host.do("fall", seat="A", turn=host.table["turn"], fall="6")
    screen.expect_exact("Eva corrects what was typed:")
    screen.expect_exact("Write 6 into a free cell: ")
    host.move("A")
    screen.expect_exact("Eva has chosen.")
    screen.sendline("fix 1")
    screen.expect_exact("Nothing typed that could be corrected.")
