"""Leagues in the store: replaced as a whole, found by their people, waiting for tables, forgotten and removed."""

import asyncio

from club import DAY, HOUR, NOON, begin

from ustolu.store import LeagueRow, Store, open_store


async def begun(store: Store, league_id: str = "l", *people: str) -> None:
    assert await store.create_league(league_id, b"first", b"secret", people or ("anna", "boris"), "anna", NOON)


async def test_a_league_is_there_as_it_was_given(store: Store):
    await begun(store)
    assert await store.league("l") == LeagueRow("l", 1, b"first", b"secret", NOON)
    assert await store.league("m") is None
    assert await store.create_league("l", b"first", b"secret", ("anna", "boris"), "anna", NOON), "asked twice, done once"
    assert not await store.create_league("l", b"other", b"secret", ("anna",), "anna", NOON)


async def test_of_two_next_states_only_one_is_kept(store: Store):
    await begun(store)
    kept = await asyncio.gather(*(store.save_league("l", 2, data, ("anna",), (), NOON) for data in (b"one", b"two", b"three")))
    assert sorted(kept) == [False, False, True]
    row = await store.league("l")
    assert row is not None and row.n == 2 and row.data == (b"one", b"two", b"three")[kept.index(True)]
    assert await store.save_league("l", 2, row.data, ("anna",), (), NOON), "asked twice, done once"
    assert not await store.save_league("l", 4, b"far", ("anna",), (), NOON)
    assert not await store.save_league("m", 2, b"none", ("anna",), (), NOON)


async def test_people_find_their_leagues_the_last_changed_first(store: Store):
    await begun(store, "l", "anna", "boris")
    await begun(store, "m", "anna")
    assert await store.save_league("l", 2, b"next", ("anna", "cyril"), (), NOON + HOUR)
    assert [row.id for row in await store.leagues_of("anna")] == ["l", "m"]
    assert [row.id for row in await store.leagues_of("cyril")] == ["l"]
    assert await store.leagues_of("boris") == []
    assert (await store.count_leagues("anna", NOON), await store.count_leagues("anna", NOON + 1)) == (2, 0)


async def test_awaited_tables_that_have_ended_are_named_until_they_are_counted(store: Store):
    await begun(store)
    await begin(store, "t1", "t2", "t3", stage="over")
    await begin(store, "t4", stage="playing")
    await begin(store, "t5", stage="closed")
    assert await store.save_league("l", 2, b"drawn", ("anna",), ("t1", "t2", "t4", "t5"), NOON)
    assert sorted(await store.ended_tables()) == [("t1", "l"), ("t2", "l")]
    assert await store.ended_tables("m") == []
    assert await store.stages(["t1", "t4", "t5", "t9"]) == {"t1": "over", "t4": "playing", "t5": "closed"}
    assert await store.save_league("l", 3, b"counted", ("anna",), ("t2", "t4"), NOON)
    assert await store.ended_tables("l") == [("t2", "l")]


async def test_leagues_that_nobody_touches_go_after_a_time_and_keep_their_people_until_then(store: Store):
    eva = await store.create_person(b"token", "Eva", "cs", NOON)
    await begun(store, "old", eva.id)
    await begun(store, "new", "anna")
    assert await store.save_league("new", 2, b"later", ("anna",), ("t",), NOON + DAY)
    await store.remove_old(NOON + 1)
    assert await store.person(eva.id) == eva, "who plays in a league is still known, on whatever device"
    assert await store.remove_old_leagues(NOON + 1) == 1
    assert await store.league("old") is None and await store.leagues_of(eva.id) == []
    assert await store.league("new") is not None
    await store.remove_old(NOON + 1)
    assert await store.person(eva.id) is None


async def test_deleting_a_person_rewrites_their_leagues_and_ends_those_that_nobody_keeps(store: Store):
    eva = await store.create_person(b"token", "Eva", "cs", NOON)
    await begun(store, "shared", eva.id, "boris")
    await begun(store, "alone", eva.id)
    await begun(store, "others", "boris")

    def rewrite(data: bytes) -> bytes | None:
        return None if data == b"mine alone" else data.replace(b"first", b"?")

    assert await store.save_league("alone", 2, b"mine alone", (eva.id,), ("t",), NOON)
    await store.delete_person(eva.id, rewrite_league=rewrite)
    assert await store.league("alone") is None
    shared, others = await store.league("shared"), await store.league("others")
    assert shared is not None and (shared.n, shared.data) == (2, b"?")
    assert others is not None and (others.n, others.data) == (1, b"first")
    assert await store.leagues_of(eva.id) == []
    assert not await store.save_league("shared", 2, b"with the name again", ("boris",), (), NOON)


async def test_leagues_go_along_into_another_database(sqlite_url: str, tmp_path):
    async with await open_store(sqlite_url) as store:
        await begun(store)
        await store.move(f"sqlite:///{tmp_path / 'other.sqlite'}")
    async with await open_store(f"sqlite:///{tmp_path / 'other.sqlite'}") as other:
        assert await other.league("l") == LeagueRow("l", 1, b"first", b"secret", NOON)
        assert [row.id for row in await other.leagues_of("boris")] == ["l"]
