"""Persons, their devices and links, and how they go away."""

import json

from club import DAY, NOON, About, begin, fill

from ustolu import tables
from ustolu.store import Store, open_store
from ustolu.tables import commands


async def test_a_person_is_known_by_the_token(store: Store):
    eva = await store.create_person(b"token", "Eva", "cs", NOON)
    assert await store.person_by_token(b"token", NOON) == eva
    assert await store.person(eva.id) == eva
    assert await store.person_by_token(b"other", NOON) is None


async def test_two_requests_with_one_new_token_make_one_person(store: Store):
    eva = await store.create_person(b"token", "Eva", "cs", NOON)
    assert await store.create_person(b"token", "Eva again", "en", NOON) == eva


async def test_name_and_language_can_be_changed(store: Store):
    eva = await store.create_person(b"token", "Eva", "cs", NOON)
    renamed = await store.rename(eva.id, name="Evička")
    assert renamed is not None and (renamed.name, renamed.lang) == ("Evička", "cs")
    assert (await store.rename(eva.id, lang="en") or eva).lang == "en"
    assert await store.rename("nobody", name="x") is None
    assert await store.rename(eva.id) == await store.person(eva.id)


async def test_a_second_device_is_the_same_person_until_it_is_dropped(store: Store):
    eva = await store.create_person(b"laptop", "Eva", "cs", NOON)
    await store.add_token(eva.id, b"phone", NOON)
    assert await store.person_by_token(b"phone", NOON) == eva
    await store.drop_token(b"phone")
    assert await store.person_by_token(b"phone", NOON) is None
    assert await store.person_by_token(b"laptop", NOON) == eva


async def test_a_personal_link_is_good_until_it_ends_or_is_replaced(store: Store):
    eva = await store.create_person(b"laptop", "Eva", "cs", NOON)
    await store.make_link(eva.id, b"link", NOON + DAY)
    assert await store.person_by_link(b"link", NOON) == eva
    assert await store.person_by_link(b"link", NOON + DAY) is None
    await store.make_link(eva.id, b"newer", NOON + DAY)
    assert await store.person_by_link(b"link", NOON) is None
    assert await store.person_by_link(b"newer", NOON) == eva


async def test_a_device_in_use_is_kept_and_one_long_unused_is_forgotten(store: Store):
    await store.create_person(b"used", "Eva", "cs", NOON)
    await store.create_person(b"unused", "Petr", "cs", NOON)
    await store.person_by_token(b"used", NOON + 300 * DAY)
    await store.remove_old(NOON + 200 * DAY)
    assert await store.person_by_token(b"unused", NOON) is None
    assert await store.person_by_token(b"used", NOON) is not None


async def test_deleting_a_person_leaves_nothing_of_them(database_url: str):
    async with await open_store(database_url) as store:
        eva = await store.create_person(b"token", "Eva Nováková", "cs", NOON)
        await store.make_link(eva.id, b"link", NOON + DAY)
        named = json.dumps({"name": "Eva Nováková"}, ensure_ascii=False).encode()
        await store.create("t", named, b"s", About(host=eva.id, persons=(eva.id,), about=named), eva.id, NOON)
        await begin(store, "other")
        await store.append("t", 1, named, None)
        await fill(store, "t", 1, after=1)
        await store.save_snapshot("t", 1, named)
        await store.chat_add("other", eva.id, "Eva Nováková", "jsem Nováková", NOON)

        def rewrite(data: bytes) -> bytes:
            return data.replace("Eva Nováková".encode(), b"?")

        assert await store.delete_person(eva.id, rewrite) == ["other", "t"]
        assert await store.person(eva.id) is None
        assert await store.person_by_token(b"token", NOON) is None
        assert await store.person_by_link(b"link", NOON) is None
        assert await store.tables_of(eva.id) == []
        assert await store.snapshot("t") is None
        assert await store.entries("t") == [(1, b'{"name": "?"}'), (2, b"entry 2")]
        row = await store.header("t")
        assert row is not None and (row.header, row.about) == (b'{"name": "?"}', b'{"name": "?"}')
        [line] = await store.chat("other")
        assert (line.person, line.name, line.text) == (None, "", "")
        assert await store.append("t", 3, b"the game goes on", None)


async def test_the_tables_own_way_of_forgetting_fits_all_that_is_stored(store: Store):
    eva = await store.create_person(b"token", "Eva Nováková", "cs", NOON)
    header = tables.opening("t", "paper_islands", host=eva.id, name=eva.name, seats=["me", "open"], secret=bytes(32), now=NOON)
    table = tables.fold(header, (), bytes(32))
    await store.create("t", header, bytes(32), tables.summary(table), eva.id, NOON)
    _, effects = tables.receive(table, "petr", commands.Sit(name="Petr", ref="1"), NOON)
    append = effects[0]
    assert isinstance(append, tables.Append)
    assert await store.append("t", append.number, append.entry, append.due_at, append.summary)
    await store.delete_person(eva.id, lambda data: tables.forget(data, eva.id))
    row = await store.header("t")
    assert row is not None
    entries = [entry for _, entry in await store.entries("t")]
    assert "Nováková" not in b" ".join([row.header, row.about, *entries]).decode()
    assert [seat.name for seat in tables.fold(row.header, entries, row.secret).seats] == ["?", "Petr"]
