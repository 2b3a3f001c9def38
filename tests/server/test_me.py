"""Who somebody is: a cookie, a name, another device, and being forgotten."""

import httpx
from guest import Guest, Serve

from ustolu.server.address import Address
from ustolu.server.settings import Settings


async def test_a_stranger_becomes_somebody_with_a_cookie_no_script_can_read(url: str) -> None:
    async with httpx.AsyncClient(base_url=url) as http:
        first = await http.get("/api/me")
        again = await http.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {part.strip() for part in cookie.split(";")} and "Secure" not in cookie
    assert len(cookie.split(";")[0].partition("=")[2]) == 43
    assert first.json() == again.json() and "set-cookie" not in again.headers
    assert first.json()["name"]


async def test_under_https_the_cookie_is_secure_and_keeps_to_the_base_path(serve: Serve) -> None:
    async with serve(Settings(address=Address("https://play.example/ustolu"))) as url, httpx.AsyncClient(base_url=url) as http:
        answer = await http.get("/api/me", headers={"host": "play.example"})
    assert "Secure" in answer.headers["set-cookie"] and "Path=/ustolu;" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"]


async def test_an_expired_cookie_brings_a_new_person_and_a_new_cookie(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, cookies={"ustolu": "expired"}) as http:
        answer = await http.get("/api/me")
        lists = await http.get("/api/tables?of=me")
    assert answer.status_code == 200 and "set-cookie" in answer.headers
    assert lists.json() == []


async def test_a_name_is_chosen_and_kept(guest: Guest) -> None:
    assert (await guest.http.patch("/api/me", json={"name": "  Jana \t Nová ", "lang": "cs"})).json()["name"] == "Jana Nová"
    assert (await guest.http.get("/api/me")).json() | {"person": ""} == {"person": "", "name": "Jana Nová", "lang": "cs"}
    assert '<html lang="cs"' in (await guest.http.get("/")).text


async def test_a_name_without_anything_to_see_is_refused_and_marks_that_cannot_be_seen_are_left_out(guest: Guest) -> None:
    answer = await guest.http.patch("/api/me", json={"name": "\u202e \u200b"})
    assert (answer.status_code, answer.json()["key"]) == (400, "table-refused-name")
    assert (await guest.http.patch("/api/me", json={"name": "Ja\u0000na \u202eNová"})).json()["name"] == "Ja na Nová"


async def test_a_name_that_is_no_name_is_refused(guest: Guest) -> None:
    for body in ({"name": ""}, {"name": "x" * 41}, {"lang": "de"}, {"title": "King"}, [], {"name": 7}):
        answer = await guest.http.patch("/api/me", json=body)
        assert (answer.status_code, answer.json()["reason"]) == (400, "bad-json")


async def test_a_personal_link_asks_first_and_then_takes_the_seat_to_another_device(guest: Guest, url: str) -> None:
    table = await guest.open_table("me", "open")
    link = (await guest.http.post("/api/me/link")).json()["url"]
    assert link.startswith(url + "/s/")
    async with Guest(url) as device:
        page = await device.http.get(link)
        assert page.status_code == 200 and "<form method='post'>" in page.text and not device.http.cookies
        answer = await device.http.post(link)
        assert (answer.status_code, answer.headers["location"]) == (303, "/me")
        assert (await device.http.get("/api/me")).json() == (await guest.http.get("/api/me")).json()
        async with device.sitting(table) as sitting:
            await sitting.until("all")
            assert sitting.you["seats"] == ["A"]


async def test_a_personal_link_is_replaced_by_the_next_one(guest: Guest, url: str) -> None:
    old = (await guest.http.post("/api/me/link")).json()["url"]
    await guest.http.post("/api/me/link")
    async with Guest(url) as device:
        assert (await device.http.get(old)).status_code == 404
        assert (await device.http.post(old)).status_code == 404
        assert not device.http.cookies


async def test_my_data_can_be_deleted_and_my_tables_keep_no_name(guest: Guest, other: Guest) -> None:
    await guest.http.patch("/api/me", json={"name": "Quillon"})
    table = await guest.open_table("me", "open")
    async with other.sitting(table) as looker, guest.sitting(table) as me:
        await looker.until("all")
        await me.until("all")
        await me.do("chat", text="my secret")
        await looker.until("chat")
        assert (await guest.http.delete("/api/me")).status_code == 204
        assert await me.closed() == 1013
        assert await looker.closed() == 1013
    whole = (await other.http.get(f"/api/tables/{table}")).text + (await other.http.get(f"/api/tables/{table}/record")).text
    assert "Quillon" not in whole and "my secret" not in whole
    assert (await guest.http.get("/api/me")).json()["name"] != "Quillon"
