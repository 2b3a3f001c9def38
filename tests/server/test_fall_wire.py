"""Real dice and cards over the socket: what can be typed is told, what is typed is told to all, corrections too, and the record holds."""

from guest import Guest, Sitting

from ustolu import tables


async def at_sea(guest: Guest, **settings: bool) -> str:
    answer = await guest.http.post("/api/tables", json={"game": "pirate_dice", "seats": ["me", "open"], "settings": {"real_dice": True, **settings}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def fall(sitting: Sitting, seat: str, text: str, **more: int) -> dict[str, object]:
    return await sitting.ask("fall", seat=seat, turn=sitting.table["turn"], fall=text, **more)


async def test_what_falls_is_typed_corrected_and_told_to_everybody(guest: Guest, other: Guest) -> None:
    table = await at_sea(guest, real_cards=True)
    async with guest.sitting(table) as first, other.sitting(table) as second:
        await second.until("all")
        await second.do("sit", seat="B")
        await first.do("start")
        [form] = first.table["falls"]
        assert (form["corrects"], form["count"], [one["face"] for one in form["faces"]]) == (0, 1, ["A", "B"])
        for text in ("A", "coin"):
            assert (await fall(first, "A", text))["type"] == "ok"
        assert (await fall(first, "A", "ccc"))["key"] == "roll-unreadable"
        assert (await fall(first, "B", "cccccccd"))["reason"] == "not-your-seat"
        assert (await fall(first, "A", "cccccccd"))["type"] == "ok"
        rolled = first.n
        assert (await fall(first, "A", "coin", corrects=999))["reason"] == "not-now"
        while second.n < rolled:
            await second.next()
        assert [form["was"] for form in second.table["falls"]] == ["roll cccccccd", "card coin", "start A"]
        assert (await fall(second, "B", "cccccccc", corrects=rolled))["type"] == "ok"
        while first.table["stage"] != "over":
            await first.next()
        told = [event for said in first.heard if said["type"] == "events" for event in said["events"]["A"]]
        [corrected] = [event for event in told if isinstance(event.get("did"), dict) and event["did"]["what"] == "corrected"]
        assert corrected["did"] == {"what": "corrected", "fall": "roll cccccccc", "was": "roll cccccccd", "event": rolled} and corrected["by"] == "B"
        assert first.table["falls"] == []
    record = (await guest.http.get(f"/api/tables/{table}/record?form=full")).text.splitlines()
    assert tables.verify(record) == ([], [])


async def test_a_list_of_games_says_where_cards_can_be_real_and_elsewhere_they_are_refused(guest: Guest) -> None:
    games = {game["id"]: game for game in (await guest.http.get("/api/games?lang=en")).json()["games"]}
    assert [games[id]["cards"] for id in ("paper_islands", "pirate_dice")] == [False, True]
    await guest.arrive()
    answer = await guest.http.post("/api/tables", json={"game": "paper_islands", "seats": ["me"], "settings": {"real_cards": True}})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-settings")
