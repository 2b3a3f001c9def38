"""Requests that are turned away at the door."""

from dataclasses import replace

import httpx
import pytest
from guest import Guest, Serve

from ustolu.server import app, door
from ustolu.server.settings import Limits, Settings


async def test_a_request_for_a_host_that_is_not_ours_is_misdirected(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/", headers={"host": "evil.example"})
    assert answer.status_code == 421 and "--public-url" in answer.text


@pytest.mark.parametrize(
    "headers", [{"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}, {"origin": "http://evil.example"}, {"origin": "null"}]
)
async def test_a_page_from_elsewhere_changes_nothing(guest: Guest, headers: dict[str, str]) -> None:
    answer = await guest.http.patch("/api/me", json={"name": "Mallory"}, headers=headers)
    assert answer.status_code == 403
    assert (await guest.http.get("/api/me")).json()["name"] != "Mallory"


async def test_our_own_page_and_a_program_may_change_things(guest: Guest) -> None:
    for headers in ({"sec-fetch-site": "same-origin"}, {"origin": guest.url}, {}):
        assert (await guest.http.patch("/api/me", json={"name": "Jana"}, headers=headers)).status_code == 200


async def test_a_body_over_64_kb_is_refused(guest: Guest) -> None:
    answer = await guest.http.post("/api/tables", content=b"x" * (app.MOST_BODY + 1), headers={"content-type": "application/json"})
    assert answer.status_code == 413


async def test_a_body_that_hides_its_size_is_refused_too(guest: Guest) -> None:
    async def pieces() -> object:
        for _ in range(70):
            yield b" " * 1024

    answer = await guest.http.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413


async def test_an_address_that_asks_too_often_has_to_wait(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LOOPBACK", ())
    async with serve(replace(Settings(), limits=Limits(requests=0.001, request_burst=3))) as url, httpx.AsyncClient(base_url=url) as http:
        statuses = [(await http.get("/web/site.js")).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
