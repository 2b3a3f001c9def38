"""Tables over REST: opening, lists, replay, record and invitation."""

import asyncio
import json

import pytest
from guest import Guest, Serve

from ustolu.server.address import Address
from ustolu.server.settings import Limits, Settings


async def test_the_games_are_listed_with_seats_options_and_titles(guest: Guest) -> None:
    answer = (await guest.http.get("/api/games?lang=cs")).json()
    game = next(game for game in answer["games"] if game["id"] == "paper_islands")
    assert game["title"] == "Papírové ostrovy" and game["seats"] == [1, 4] and game["levels"] == [1, 2, 3]
    assert game["options"] == [{"id": "grid", "values": [4, 3], "default": 4}]
    assert game["tagline"] and game["public_falls"] and not game["race"]


async def test_the_list_of_games_goes_packed_to_who_can_unpack_it(guest: Guest) -> None:
    answers = [await guest.http.get("/api/games?lang=en", headers={"accept-encoding": how}) for how in ("gzip", "identity")]
    assert answers[0].json() == answers[1].json()
    packed, plain = (int(answer.headers["content-length"]) for answer in answers)
    assert "content-encoding" not in answers[1].headers and packed < plain / 2


async def test_a_game_is_made_ready_when_somebody_asks(guest: Guest) -> None:
    while not (answer := (await guest.http.get("/api/games/paper_islands/ready")).json())["ready"]:
        assert 0 <= answer["progress"] <= 1
        await asyncio.sleep(0.2)
    assert (await guest.http.get("/api/games/nothing/ready")).status_code == 404


@pytest.mark.parametrize(
    ("wish", "status", "reason"),
    [
        ({"game": "chess", "seats": ["me"]}, 404, "unknown-game"),
        ({"game": "paper_islands", "seats": ["me"] * 5}, 400, "bad-seats"),
        ({"game": "paper_islands", "seats": ["king"]}, 400, "bad-seats"),
        ({"game": "paper_islands", "seats": ["me"], "options": {"grid": 7}}, 400, "bad-option"),
        ({"game": "paper_islands", "seats": ["me"], "options": {"colour": 1}}, 400, "unknown-option"),
        ({"game": "paper_islands", "seats": ["me"], "settings": {"clock_s": -1}}, 400, "bad-settings"),
        ({"game": "paper_islands", "seats": []}, 400, "bad-json"),
        ({"game": "paper_islands"}, 400, "bad-json"),
        ({"game": "paper_islands", "seats": ["me"], "more": 1}, 400, "bad-json"),
        ("nonsense", 400, "bad-json"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(guest: Guest, wish: object, status: int, reason: str) -> None:
    answer = await guest.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


async def test_json_nested_deeply_is_only_bad_json(guest: Guest) -> None:
    answer = await guest.http.post("/api/tables", content=b"[" * 30_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-json")


async def test_only_so_many_tables_are_opened_in_an_hour(serve: Serve) -> None:
    async with serve(Settings(limits=Limits(new_tables_an_hour=2))) as url, Guest(url) as one:
        await one.arrive()
        answers = [await one.http.post("/api/tables", json={"game": "paper_islands", "seats": ["me"]}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]


async def test_my_tables_and_open_tables_are_listed(guest: Guest, other: Guest) -> None:
    secret = await guest.open_table("me", "open")
    public = await guest.open_table("me", "open", listed=True)
    mine = (await guest.http.get("/api/tables?of=me")).json()
    found = (await other.http.get("/api/tables?of=open")).json()
    assert {table["id"] for table in mine} == {secret, public} and [table["id"] for table in found] == [public]
    assert found[0]["game"] == "paper_islands" and [seat["kind"] for seat in found[0]["seats"]] == ["person", "open"]
    assert (await other.http.get("/api/tables?of=me")).json() == []
    assert (await other.http.get("/api/tables?of=all")).status_code == 400


async def test_the_list_says_at_which_table_it_is_my_turn(guest: Guest) -> None:
    table = await guest.open_table("me", "bot:1")
    assert not (await guest.http.get("/api/tables")).json()[0]["my_turn"]
    async with guest.sitting(table) as me:
        await me.do("start")
    (row,) = (await guest.http.get("/api/tables")).json()
    assert row["my_turn"] and row["stage"] == "playing"


async def test_the_whole_table_over_rest_is_what_the_socket_says(guest: Guest) -> None:
    table = await guest.open_table("me", "bot:1")
    async with guest.sitting(table) as me:
        whole = await me.until("all")
        await me.do("rename", seat="A", name="Jana")
        await me.say("all")
        whole = await me.until("all")
        answer = await guest.http.get(f"/api/tables/{table}")
        assert answer.json() == whole and answer.headers["content-encoding"] == "gzip"
    assert (await guest.http.get("/api/tables/unknown")).json()["reason"] == "unknown-table"


async def test_record_and_replay_show_each_what_they_may_know_and_all_after_the_end(guest: Guest, other: Guest) -> None:
    table = await guest.open_table("me", "open", options={"grid": 3})

    async def record(who: Guest, form: str) -> list[dict[str, object]]:
        answer = await who.http.get(f"/api/tables/{table}/record?form={form}")
        assert answer.headers["content-disposition"] == f'attachment; filename="{table}.jsonl"'
        return [json.loads(line) for line in answer.text.splitlines()]

    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        await second.do("sit", seat="B")
        await first.do("start")
        while not first.turn_of("A"):
            await first.next()
        await first.do("move", seat="A", turn=first.turn_of("A"), move="b2")
        early = await guest.http.get(f"/api/tables/{table}/record?form=full")
        assert (early.status_code, early.json()["reason"]) == (409, "not-now")
        assert not [line for line in [*await record(other, "mine"), *await record(other, "public")] if "b2" in str(line.get("did"))]
        await first.do("undo", seat="A")
        await asyncio.gather(first.play_out("A"), second.play_out("B"))
        n = first.n
    full = await record(other, "full")
    assert sum(str(line.get("did", "")).startswith("roll") for line in full) == 9
    half = (await guest.http.get(f"/api/tables/{table}/at/{n // 2}")).json()
    last = (await guest.http.get(f"/api/tables/{table}/at/{n}")).json()
    assert half["n"] <= n // 2 and last["n"] == n and len(half["events"]["A"]) < len(last["events"]["A"])
    assert (await guest.http.get(f"/api/tables/{table}/at/-1")).status_code in (400, 404)


async def test_the_invitation_is_a_picture_of_the_public_address(serve: Serve) -> None:
    async with serve(Settings(address=Address("https://play.example/ustolu"))) as url, Guest(url) as one:
        one.http.headers["host"] = "play.example"
        await one.arrive()
        one.http.headers["cookie"] = next(f"{c.name}={c.value}" for c in one.http.cookies.jar)
        answer = await one.http.post("/api/tables", json={"game": "paper_islands", "seats": ["me"]})
        id = answer.json()["id"]
        assert answer.json()["url"] == f"https://play.example/ustolu/t/{id}"
        picture = await one.http.get(f"/api/tables/{id}/qr.svg")
        assert picture.headers["content-type"].startswith("image/svg+xml") and picture.text.startswith("<svg")
        assert (await one.http.get("/api/tables/unknown/qr.svg")).status_code == 404


async def test_real_answers_are_what_the_schema_says(guest: Guest) -> None:
    paths = (await guest.http.get("/api/schema")).json()
    table = await guest.open_table("me", "bot:1")
    league = (await guest.http.post("/api/leagues", json={"name": "Středa", "game": "pirate_dice"})).json()["id"]
    real = {
        ("/api/me", 200): "/api/me",
        ("/api/games", 200): "/api/games",
        ("/api/games/{id}/ready", 404): "/api/games/nothing/ready",
        ("/api/tables", 200): "/api/tables",
        ("/api/tables", 400): "/api/tables?of=all",
        ("/api/tables/{id}", 200): f"/api/tables/{table}",
        ("/api/tables/{id}", 404): "/api/tables/nothing",
        ("/api/tables/{id}/at/{n}", 200): f"/api/tables/{table}/at/0",
        ("/api/tables/{id}/record", 200): f"/api/tables/{table}/record",
        ("/api/tables/{id}/record", 409): f"/api/tables/{table}/record?form=full",
        ("/api/tables/{id}/qr.svg", 200): f"/api/tables/{table}/qr.svg",
        ("/api/leagues", 200): "/api/leagues",
        ("/api/leagues/{id}", 200): f"/api/leagues/{league}",
        ("/api/leagues/{id}", 404): "/api/leagues/nothing",
        ("/api/leagues/{id}/qr.svg", 200): f"/api/leagues/{league}/qr.svg",
    }
    for (path, status), address in real.items():
        answer = await guest.http.get(address)
        kind = answer.headers["content-type"].split(";")[0]
        said = paths["paths"][path]["get"]["responses"][str(status)]["content"]
        assert answer.status_code == status and kind in said, (address, answer.status_code, kind, list(said))
        assert answer.headers["cache-control"] == "no-store", address
        name = said[kind]["schema"].get("$ref", "").rpartition("/")[2]
        if name:
            assert set(paths["components"]["schemas"][name]["properties"]) == set(answer.json()), address
