"""A league from the terminal: the running table, the address of one's table, joining; in lines that fit a braille display."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from wire import Server

Home = Any
"""The fixture of conftest.py."""


class Keeper:
    """The host of a league, at a browser."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.base, timeout=20)
        self.http.get("/api/me").raise_for_status()
        made = self.http.post("/api/leagues", json={"name": "Středeční liga", "game": "pirate_dice", "playing": False})
        self.id = made.json()["id"]

    @property
    def address(self) -> str:
        return f"{self.base}/l/{self.id}"

    def do(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        answer = self.http.request(method, f"/api/leagues/{self.id}{path}", json=body or None)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found


@pytest.fixture
def keeper(home: Home) -> Iterator[Keeper]:
    server = Server(home.folder, home.environment)
    keeper = Keeper(server.port)
    yield keeper
    keeper.http.close()
    server.stop()


def test_one_joins_reads_the_table_and_finds_the_own_table(home: Home, keeper: Keeper) -> None:
    joined = home.run("league", keeper.address, "--join", "Jana", "--lang", "cs")
    assert joined.lines == ["Středeční liga. Zatím bez kola.", "1. vy, Jana: 0 bodů, 0 kol, 0 prvních", "míst, skóre 0."]
    for name in ("Petr", "Ota"):
        keeper.do("POST", "/members", name=name, here=True)
    keeper.do("POST", "/rounds")
    (table,) = keeper.do("POST", "/rounds/1/tables")["rounds"][0]["tables"]
    drawn = home.run("league", keeper.address, "--lang", "en")
    assert f"{keeper.base}/t/{table['table']}" in drawn.out
    assert all(len(line) <= 40 or "http" in line for line in drawn.lines)
    lines = [{"member": member, "place": place, "score": 6000 - place} for place, member in enumerate(table["members"], 1)]
    keeper.do("PUT", "/rounds/1/tables/1", lines=lines)
    text = " ".join(home.run("league", keeper.address, "--lang", "en").out.split())
    assert "2 points, 1 round, 1 first place, score 5,999." in text
    names = {1: "Jana", 2: "Petr", 3: "Ota"}
    assert ", ".join(f"{place}. {names[member]}" for place, member in enumerate(table["members"], 1)) in text


def test_wrong_addresses_and_refusals_are_said_with_status_2(home: Home, keeper: Keeper) -> None:
    keeper.do("POST", "/members", name="Jana", here=True)
    for arguments, why in (
        (["nowhere"], "is no address of a league"),
        ([f"{keeper.base}/l/nothing"], "There is no such league."),
        ([keeper.address, "--join", "Jana"], "called Jana already"),
        (["http://127.0.0.1:9/l/abc"], "127.0.0.1:9"),
    ):
        done = home.run("league", *arguments, "--lang", "en")
        assert (done.status, done.out) == (2, "") and why in " ".join(done.wrong.split())
