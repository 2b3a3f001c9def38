"""The calm game at a real server: whoever opens the table chooses it, answers stay secret until the last one, and the record says all of it."""

import json

from guest import Guest

from ustolu import tables
from ustolu.core import catalogue
from ustolu.server.workshop import Workshop


async def test_a_calm_throw_of_two_people_and_a_bot_is_sealed_judged_together_and_verified(guest: Guest, other: Guest, monkeypatch) -> None:
    monkeypatch.setattr(Workshop, "is_ready", lambda workshop, game: True)
    assert "sums" in catalogue.catalogue().games
    id = await guest.open_table("me", "open", "bot:2", game="sums", options={"calm": True, "deal": "10 each"}, settings={"bot_pace_ms": 0})
    async with guest.sitting(id) as eva, other.sitting(id) as jan:
        await eva.until("all")
        await jan.until("all")
        await jan.do("sit", seat="B", name="Jan")
        await eva.do("start")
        while not eva.legal.get("A"):
            await eva.next()
        while not jan.legal.get("B"):
            await jan.next()
        hollow = next(one["move"] for one in eva.legal["A"] if one["move"].startswith("stop"))
        await eva.do("move", seat="A", turn=eva.turn_of("A"), move=f"{hollow} 412")
        assert eva.you["choices"] == {"A": f"{hollow} 412"}
        assert hollow not in json.dumps([said for said in jan.heard if said["type"] == "events"][-1].get("events", {})), "nobody else is told"
        await eva.do("move", seat="A", turn=eva.turn_of("A"), move="pass")
        before = jan.n
        await jan.do("move", seat="B", turn=jan.turn_of("B"), move="pass")
        while not any(event.get("by") == "C" for said in jan.heard for event in said.get("events", {}).get("B", [])):
            await jan.next()
        events = [event for said in jan.heard for event in said.get("events", {}).get("B", []) if event["n"] > before]
        told = [event["did"] for event in events if event.get("by") in ("A", "B") and isinstance(event["did"], str)]
        assert told == ["pass", "pass"], "a choice could be changed until the last one was in"
        record = (await guest.http.get(f"/api/tables/{id}/record?form=public")).text.splitlines()
        assert tables.verify(record)[0] == []
        assert json.loads(record[0])["options"]["calm"] is True
