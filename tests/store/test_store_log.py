"""The log keeps its promises on both databases."""

import asyncio
import random

from club import DAY, NOON, About, begin, fill

from ustolu.store import Store, open_store


async def test_an_unknown_table_is_none(store: Store):
    assert await store.header("nowhere") is None
    assert await store.entries("nowhere") == []


async def test_a_table_comes_back_as_it_was_given(store: Store):
    await store.create("t", b"\x00header\xff", b"secret", About(host=None), "anna", NOON, due_at=NOON + 5)
    row = await store.header("t")
    assert row is not None
    assert (row.id, row.header, row.secret, row.n, row.created_at, row.at, row.due_at) == ("t", b"\x00header\xff", b"secret", 0, NOON, NOON, NOON + 5)
    assert (row.stage, row.listed, row.host, row.persons, row.about) == ("gathering", True, None, ("anna", "boris"), b'{"game":"paper_islands"}')


async def test_creating_a_table_again_is_the_same_table(store: Store):
    await begin(store, "t")
    await begin(store, "t")
    assert not await store.create("t", b"another header", b"secret", About(), "anna", NOON)


async def test_entries_come_back_in_order_behind_a_number(store: Store):
    await begin(store, "t")
    await fill(store, "t", 12)
    assert [n for n, _ in await store.entries("t")] == list(range(1, 13))
    assert await store.entries("t", after=10) == [(11, b"entry 11"), (12, b"entry 12")]


async def test_a_number_is_given_once(store: Store):
    await begin(store, "t")
    assert await store.append("t", 1, b"first", None)
    assert not await store.append("t", 1, b"second", None)
    assert await store.entries("t") == [(1, b"first")]


async def test_the_same_append_again_is_true_and_changes_nothing(store: Store):
    await begin(store, "t")
    assert await store.append("t", 1, b"first", None, at=NOON)
    assert await store.append("t", 2, b"second", NOON, at=NOON)
    assert await store.append("t", 1, b"first", None, at=NOON + 9)
    row = await store.header("t")
    assert row is not None and (row.n, row.at, row.due_at) == (2, NOON, NOON)


async def test_a_gap_is_refused(store: Store):
    await begin(store, "t")
    assert not await store.append("t", 2, b"too early", None)
    assert await store.entries("t") == []


async def test_a_table_that_does_not_exist_takes_no_entries(store: Store):
    assert not await store.append("nowhere", 1, b"lost", None)
    assert await store.entries("nowhere") == []


async def test_an_entry_changes_what_lists_say(store: Store):
    await begin(store, "t")
    await store.append("t", 1, b"e", NOON + DAY, About("playing", False, "boris", ("boris",), b"{}"), at=NOON + 1)
    row = await store.header("t")
    assert row is not None
    assert (row.n, row.stage, row.listed, row.host, row.persons, row.about) == (1, "playing", False, "boris", ("boris",), b"{}")
    assert (row.at, row.due_at) == (NOON + 1, NOON + DAY)


async def test_without_a_summary_only_the_times_change(store: Store):
    await begin(store, "t", stage="playing")
    await store.append("t", 1, b"e", None, at=NOON + 1)
    row = await store.header("t")
    assert row is not None and (row.stage, row.host, row.n, row.at, row.due_at) == ("playing", "anna", 1, NOON + 1, None)


async def test_a_host_who_left_without_a_follower_is_nobody(store: Store):
    await begin(store, "t")
    await store.append("t", 1, b"e", None, About(host=None))
    row = await store.header("t")
    assert row is not None and row.host is None


async def test_many_tables_at_once_lose_and_mix_nothing(store: Store):
    ids = [f"table{k}" for k in range(60)]
    await begin(store, *ids)
    await asyncio.gather(*(fill(store, table_id, 15) for table_id in ids))
    for table_id in ids:
        assert await store.entries(table_id) == [(n, f"entry {n}".encode()) for n in range(1, 16)]
    assert await store.heads([*ids, "nowhere"]) == dict.fromkeys(ids, 15)


async def test_one_batch_may_hold_good_and_bad_entries(store: Store):
    await begin(store, "a", "b", "c")
    await fill(store, "b", 1)
    answers = await asyncio.gather(
        store.append("a", 1, b"good", None),
        store.append("b", 1, b"late", None),
        store.append("nowhere", 1, b"lost", None),
        store.append("c", 1, b"good", None),
    )
    assert answers == [True, False, False, True]


async def test_two_entries_of_one_table_given_at_once_are_stored_one_after_the_other(store: Store):
    await begin(store, "t")
    assert await asyncio.gather(*(store.append("t", n, b"%d" % n, None) for n in range(1, 30))) == [True] * 29


async def test_of_two_processes_exactly_one_gets_each_number(database_url: str):
    async with await open_store(database_url) as one, await open_store(database_url) as two:
        ids = [f"table{k}" for k in range(12)]
        await begin(one, *ids)
        won: set[tuple[str, int, bytes]] = set()

        async def play(store: Store, table_id: str) -> None:
            n = 0
            while n < 20:
                entry = random.randbytes(8)
                if await store.append(table_id, n + 1, entry, None):
                    won.add((table_id, n + 1, entry))
                n = (await store.entries(table_id))[-1][0]

        await asyncio.gather(*(play(store, table_id) for store in (one, two) for table_id in ids))
        stands = {(table_id, n, entry) for table_id in ids for n, entry in await one.entries(table_id)}
        assert stands == won
        assert all(n >= 20 for n in (await two.heads(ids)).values())


async def test_an_append_nobody_waits_for_any_more_harms_nobody(store: Store):
    await begin(store, "t", "u")
    gone = asyncio.ensure_future(store.append("t", 1, b"e", None))
    await asyncio.sleep(0)
    gone.cancel()
    assert await store.append("u", 1, b"e", None)
    assert len(await store.entries("t")) <= 1


async def test_closing_stores_what_was_given(database_url: str):
    async with await open_store(database_url) as store:
        await begin(store, *map(str, range(9)))
        given = [asyncio.ensure_future(store.append(str(k), 1, b"e", None)) for k in range(9)]
        await asyncio.sleep(0)
    assert await asyncio.gather(*given) == [True] * 9
    async with await open_store(database_url) as store:
        assert await store.heads(map(str, range(9))) == {str(k): 1 for k in range(9)}


async def test_what_is_due_is_found_until_an_entry_says_otherwise(store: Store):
    await begin(store, "soon", "later", "never")
    await store.append("later", 1, b"e", NOON + 20)
    await store.append("soon", 1, b"e", NOON + 10)
    await store.append("never", 1, b"e", None)
    assert await store.due(NOON + 9) == []
    assert await store.due(NOON + 20) == ["soon", "later"]
    await store.append("soon", 2, b"e", None)
    assert await store.due(NOON + 20) == ["later"]


async def test_a_snapshot_is_replaced_by_a_newer_one_only(store: Store):
    assert await store.snapshot("t") is None
    await store.save_snapshot("t", 5, b"five")
    await store.save_snapshot("t", 9, b"nine")
    await store.save_snapshot("t", 7, b"seven")
    assert await store.snapshot("t") == (9, b"nine")


async def test_tables_of_a_person_are_those_they_sit_at_or_host(store: Store):
    await begin(store, "hosted", host="eva", persons=(), now=NOON)
    await begin(store, "seated", host="anna", persons=("anna", "eva"), now=NOON + 1)
    await begin(store, "strange", host="anna", persons=("anna", "evan"), now=NOON + 2)
    await begin(store, "joined", now=NOON + 3)
    await store.append("joined", 1, b"e", None, About(persons=("anna", "eva")), at=NOON + 4)
    await begin(store, "left", host="anna", persons=("eva",))
    await store.append("left", 1, b"e", None, About(persons=("anna",)))
    rows = await store.tables_of("eva")
    assert [row.id for row in rows] == ["joined", "seated", "hosted"]
    assert {row.header + row.secret for row in rows} == {b""}
    assert [row.id for row in await store.tables_of("eva", limit=1)] == ["joined"]


async def test_open_tables_are_listed_and_have_not_begun(store: Store):
    await begin(store, "open")
    await begin(store, "hidden", listed=False)
    await begin(store, "begun", stage="playing")
    assert [row.id for row in await store.open_tables()] == ["open"]


async def test_how_many_tables_somebody_opened_lately_can_be_counted(store: Store):
    await begin(store, "old", now=NOON - DAY)
    await begin(store, "new", "newer", now=NOON)
    assert await store.count_created("anna", NOON - 1) == 2
    assert await store.count_created("boris", 0) == 0
