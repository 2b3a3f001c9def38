"""Leagues over REST: people join, rounds are drawn and played at real tables, results come in by themselves and survive everything."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from guest import Guest, Serve

from ustolu.server.settings import Limits, Settings, Times

GRID = {"name": "Středeční liga", "game": "paper_islands", "options": {"grid": 3}, "settings": {"bot_pace_ms": 0}}


@pytest.fixture
async def people(url: str) -> AsyncIterator[list[Guest]]:
    """Three persons of different names; the first one opens leagues."""
    guests = [Guest(url) for _ in range(3)]
    for guest, name in zip(guests, ("Eva", "Jan", "Iva"), strict=True):
        await guest.arrive()
        await guest.http.patch("/api/me", json={"name": name})
    yield guests
    for guest in guests:
        await guest.http.aclose()


async def opened(host: Guest, *others: Guest, **wish: Any) -> str:
    answer = await host.http.post("/api/leagues", json={**GRID, **wish})
    assert answer.status_code == 201, answer.text
    id = str(answer.json()["id"])
    for other in others:
        assert (await other.http.post(f"/api/leagues/{id}/members", json={"salt": "5" * 64})).status_code == 200
    return id


async def do(guest: Guest, method: str, path: str, body: Any = None) -> dict[str, Any]:
    answer = await guest.http.request(method, f"/api/leagues/{path}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def refused(guest: Guest, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await guest.http.request(method, f"/api/leagues/{path}", json=body)
    return answer.status_code, answer.json()["reason"]


async def played(table: str, people: list[Guest]) -> None:
    """The host of the table begins, and everybody who sits there makes first legal moves to the end."""

    async def play(guest: Guest) -> None:
        async with guest.sitting(table) as sitting:
            await sitting.until("all")
            if not sitting.you["seats"]:
                return
            if sitting.you["host"]:
                await sitting.do("start")
            while sitting.table["stage"] != "over":
                free = [seat for seat in sitting.you["seats"] if sitting.legal.get(seat) and sitting.turn_of(seat)]
                asked = [one["seat"] for one in sitting.table["seats"] if one["on_turn"] and not one["chose"] and one["seat"] in free]
                if asked:
                    await sitting.ask("move", seat=asked[0], turn=sitting.turn_of(asked[0]), move=sitting.legal[asked[0]][0]["move"])
                else:
                    await sitting.next()

    await asyncio.gather(*map(play, people))


async def test_people_join_by_the_address_and_find_the_league_again(people: list[Guest]) -> None:
    eva, jan, iva = people
    id = await opened(eva, jan, jan)
    seen = await do(iva, "GET", id)
    assert [member["name"] for member in seen["members"]] == ["Eva", "Jan"] and seen["me"] is None and not seen["host"]
    assert [row["name"] for row in (await jan.http.get("/api/leagues")).json()] == ["Středeční liga"]
    assert (await iva.http.get("/api/leagues")).json() == []
    assert (await do(jan, "GET", id))["me"] == 2
    assert (await iva.http.get(f"/api/leagues/{id}/qr.svg")).text.startswith("<svg")


async def test_a_round_is_drawn_played_at_a_real_table_and_counted_by_itself(people: list[Guest]) -> None:
    eva, jan, iva = people
    id = await opened(eva, jan, iva)
    await do(eva, "POST", f"{id}/rounds")
    seen = await do(eva, "POST", f"{id}/rounds/1/tables")
    (table,) = seen["rounds"][0]["tables"]
    assert table["state"] == "gathering" and sorted(table["members"]) == [1, 2, 3]
    for guest in people:
        (mine,) = (await guest.http.get("/api/tables")).json()
        assert mine["id"] == table["table"] and mine["options"] == {"grid": 3}
    assert (await eva.http.get(f"/api/tables/{table['table']}")).json()["table"]["league"] == id
    await played(table["table"], people)
    seen = await do(jan, "GET", id)
    (table,) = seen["rounds"][0]["tables"]
    assert table["state"] == "done" and not table["typed"]
    whole = (await eva.http.get(f"/api/tables/{table['table']}")).json()["table"]
    assert [(line["place"], line["score"]) for line in table["lines"]] == [(seat["place"], seat["score"]) for seat in whole["seats"]]
    worth = {1: 2, 2: 1, 3: 0}
    assert {row["member"]: row["points"] for row in seen["standing"]} == {line["member"]: worth[line["place"]] for line in table["lines"]}


async def test_a_result_is_counted_although_nobody_looks_and_the_server_was_started_again(serve: Serve) -> None:
    settings = Settings(secret=lambda: bytes(32), times=Times(sweep=0.05))
    async with serve(settings) as url, Guest(url) as eva:
        await eva.arrive()
        id = await opened(eva)
        await do(eva, "POST", f"{id}/members", {"name": "Babička", "here": True})
        await do(eva, "POST", f"{id}/rounds")
        table = (await do(eva, "POST", f"{id}/rounds/1/tables/1"))["rounds"][0]["tables"][0]["table"]
        serve.application.hall.store.ended_tables = nothing_ended  # type: ignore[attr-defined]  # the server dies before it counts
        await played(table, [eva])
    async with serve(settings):
        store = serve.application.hall.store  # type: ignore[attr-defined]  # set by the fixture
        async with asyncio.timeout(60):
            while b'"lines"' not in (await store.league(id)).data:  # noqa: ASYNC110  # another process would tell nobody either
                await asyncio.sleep(0.02)
        assert await store.ended_tables() == []


async def nothing_ended(*_: object) -> list[tuple[str, str]]:
    return []


async def test_a_result_is_typed_corrected_taken_back_and_given_up_by_the_host_alone(people: list[Guest]) -> None:
    eva, jan, iva = people
    id = await opened(eva, jan, iva, game="pirate_dice", options={})
    assert (await do(eva, "GET", id))["options"]["target"] == 5000
    members = (await do(eva, "POST", f"{id}/rounds"))["rounds"][0]["tables"][0]["members"]
    lines = [{"member": member, "place": place, "score": 6000 - 1000 * place} for place, member in enumerate(members, 1)]
    place = f"{id}/rounds/1/tables/1"
    assert await refused(jan, "PUT", place, {"lines": lines}) == (403, "league-not-host")
    seen = await do(eva, "PUT", place, {"lines": lines})
    assert seen["rounds"][0]["tables"][0]["typed"] and [row["points"] for row in seen["standing"]] == [2, 1, 0]
    lines[0]["place"], lines[2]["place"] = 3, 1
    assert (await do(eva, "PUT", place, {"lines": lines}))["standing"][0]["member"] == members[2]
    assert await refused(eva, "PUT", place, {"lines": lines[:2]}) == (400, "league-bad-result")
    assert await refused(eva, "POST", place) == (409, "league-has-result")
    assert (await do(eva, "PUT", place, {"lines": []}))["rounds"][0]["tables"][0]["state"] == "waiting"
    assert await refused(eva, "POST", f"{id}/rounds") == (409, "league-round-open")
    assert (await do(eva, "DELETE", place))["rounds"][0]["tables"][0]["state"] == "dropped"
    assert len((await do(eva, "POST", f"{id}/rounds"))["rounds"]) == 2


async def test_the_draw_can_be_recomputed_from_what_is_shown(people: list[Guest]) -> None:
    id = await opened(people[0], *people[1:])
    before = await do(people[1], "GET", id)
    seen = await do(people[0], "POST", f"{id}/rounds")
    (each,) = seen["rounds"]
    assert hashlib.sha256(bytes.fromhex(each["secret"])).hexdigest() == before["commitment"]
    assert each["salts"] == ["", "5" * 64, "5" * 64]


async def test_a_table_is_not_opened_twice_and_again_only_after_it_was_closed(people: list[Guest]) -> None:
    eva, jan, iva = people
    id = await opened(eva, jan, iva)
    await do(eva, "POST", f"{id}/rounds")
    assert await refused(jan, "POST", f"{id}/rounds/1/tables") == (403, "league-not-host")
    table = (await do(eva, "POST", f"{id}/rounds/1/tables"))["rounds"][0]["tables"][0]["table"]
    assert await refused(eva, "POST", f"{id}/rounds/1/tables/1") == (409, "league-has-result")
    assert (await do(eva, "POST", f"{id}/rounds/1/tables"))["rounds"][0]["tables"][0]["table"] == table
    async with eva.sitting(table) as host:
        await host.do("close")
    assert (await do(eva, "GET", id))["rounds"][0]["tables"][0]["state"] == "closed"
    again = (await do(eva, "POST", f"{id}/rounds/1/tables/1"))["rounds"][0]["tables"][0]
    assert again["table"] != table and again["state"] == "gathering"
    assert await refused(eva, "POST", f"{id}/rounds/1/tables/2") == (409, "league-no-such-table")
    assert await refused(eva, "POST", f"{id}/rounds/2/tables") == (404, "league-no-such-table")


async def test_where_the_host_of_a_table_does_not_come_whoever_is_there_can_begin(people: list[Guest]) -> None:
    eva, jan, _ = people
    id = await opened(eva, jan, settings={"bot_pace_ms": 0, "grace_s": 1})
    await do(eva, "POST", f"{id}/rounds")
    table = (await do(eva, "POST", f"{id}/rounds/1/tables"))["rounds"][0]["tables"][0]["table"]
    async with jan.sitting(table) as sitting:
        await sitting.until("all")
        while not sitting.you["host"]:
            await sitting.next()
        assert [seat["here"] for seat in sitting.table["seats"] if seat["name"] == "Eva"] == [False]
        await sitting.do("start")


async def test_members_sit_out_change_their_name_hand_on_and_leave(people: list[Guest]) -> None:
    eva, jan, iva = people
    id = await opened(eva, jan, iva)
    assert (await do(jan, "PATCH", f"{id}/members/2", {"out": True}))["members"][1]["stage"] == "out"
    assert await refused(jan, "PATCH", f"{id}/members/3", {"out": True}) == (403, "league-not-host")
    assert await refused(jan, "PATCH", f"{id}/members/2", {"name": "EVA"}) == (409, "league-name-taken")
    assert (await do(eva, "PATCH", f"{id}/members/2", {"name": "Honza"}))["members"][1]["name"] == "Honza"
    assert len((await do(iva, "DELETE", f"{id}/members/3"))["members"]) == 2
    assert (await do(eva, "PATCH", f"{id}/members/2", {"host": True}))["host"] is False
    assert (await do(jan, "PATCH", id, {"closed": True}))["closed"]
    assert await refused(iva, "POST", f"{id}/members", {}) == (409, "league-closed")


async def test_of_many_who_join_at_once_nobody_is_lost(people: list[Guest], url: str) -> None:
    id = await opened(people[0])
    guests = [Guest(url) for _ in range(12)]
    for guest in guests:
        await guest.arrive()
    await asyncio.gather(*(do(guest, "POST", f"{id}/members", {"name": f"Host {i}"}) for i, guest in enumerate(guests)))
    seen = await do(people[0], "GET", id)
    assert [member["number"] for member in seen["members"]] == list(range(1, 14))
    for guest in guests:
        await guest.http.aclose()


async def test_who_has_their_data_deleted_is_no_longer_named_and_the_league_goes_on(people: list[Guest]) -> None:
    eva, jan, iva = people
    await eva.http.patch("/api/me", json={"name": "Quillon"})
    id = await opened(eva, jan, iva)
    await do(eva, "POST", f"{id}/rounds")
    await eva.http.delete("/api/me")
    answer = await jan.http.get(f"/api/leagues/{id}")
    assert "Quillon" not in answer.text and answer.json()["host"]
    assert [member["name"] for member in answer.json()["members"]] == ["?", "Jan", "Iva"]


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"options": {"grid": 7}}, 400, "bad-option"),
        ({"settings": {"clock_s": -1}}, 400, "bad-settings"),
        ({"name": "\u200b"}, 400, "name"),
        ({"name": ""}, 400, "bad-json"),
        ({"salt": "x"}, 400, "bad-json"),
        ({"more": 1}, 400, "bad-json"),
    ],
)
async def test_a_league_that_cannot_be_is_not_opened(guest: Guest, wish: dict[str, Any], status: int, reason: str) -> None:
    answer = await guest.http.post("/api/leagues", json={**GRID, **wish})
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


async def test_what_is_not_there_is_not_found(guest: Guest) -> None:
    assert await refused(guest, "GET", "nothing") == (404, "unknown-league")
    assert await refused(guest, "POST", "nothing/members", {}) == (404, "unknown-league")
    assert (await guest.http.get("/api/leagues/nothing/qr.svg")).status_code == 404


async def test_only_so_many_leagues_and_their_tables_are_opened_in_an_hour(serve: Serve) -> None:
    async with serve(Settings(limits=Limits(new_tables_an_hour=1))) as url, Guest(url) as one:
        await one.arrive()
        id = await opened(one)
        assert (await one.http.post("/api/leagues", json=GRID)).status_code == 429
        for name in ("Babička", "Děda", "Teta"):
            await do(one, "POST", f"{id}/members", {"name": name, "here": True})
        await do(one, "POST", f"{id}/rounds")
        assert await refused(one, "POST", f"{id}/rounds/1/tables") == (429, "too-many-tables")


async def test_a_table_whose_rules_are_not_known_any_more_is_left_to_the_host(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serve() as url, Guest(url) as eva:
        await eva.arrive()
        id = await opened(eva)
        await do(eva, "POST", f"{id}/members", {"name": "Babička", "here": True})
        await do(eva, "POST", f"{id}/rounds")
        table = (await do(eva, "POST", f"{id}/rounds/1/tables"))["rounds"][0]["tables"][0]["table"]
        await played(table, [eva])
        hall = serve.application.hall  # type: ignore[attr-defined]  # set by the fixture
        monkeypatch.setattr(hall.hosts[table].table, "game", None)
        assert (await do(eva, "GET", id))["rounds"][0]["tables"][0] | {"members": []} == {
            "members": [], "table": None, "state": "waiting", "typed": False, "lines": [],
        }  # fmt: skip
