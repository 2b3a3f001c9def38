"""Chat and presence: what is kept beside the log."""

from club import NOON, begin

from ustolu.store import Store


async def test_chat_comes_back_in_the_order_it_was_said(store: Store):
    first = await store.chat_add("t", "eva", "Eva", "ahoj", NOON)
    second = await store.chat_add("t", None, "Petr", "nazdar 👋", NOON + 1)
    await store.chat_add("u", "eva", "Eva", "jinde", NOON)
    assert await store.chat("t") == [first, second]
    assert await store.chat("t", after=first.id) == [second]
    assert (second.person, second.name, second.text, second.at) == (None, "Petr", "nazdar 👋", NOON + 1)


async def test_the_last_hundred_lines_are_kept(store: Store):
    await store.chat_add("u", "eva", "Eva", "jinde", NOON)
    for k in range(103):
        await store.chat_add("t", "eva", "Eva", str(k), NOON)
    assert [line.text for line in await store.chat("t")] == [str(k) for k in range(3, 103)]
    assert len(await store.chat("u")) == 1


async def test_a_seat_is_there_until_it_is_not(store: Store):
    store.seen("t", 0, NOON)
    store.seen("t", 1, NOON)
    store.seen("u", 0, NOON)
    assert await store.seats_seen("t") == {0: NOON, 1: NOON}
    await store.write_seen()
    store.seen("t", 1, NOON + 5)
    assert await store.seats_seen("t") == {0: NOON, 1: NOON + 5}
    await store.unseen("t", 0)
    assert await store.seats_seen("t") == {1: NOON + 5}


async def test_a_seat_whose_process_died_is_found_where_a_game_is_being_played(store: Store):
    await begin(store, "t", stage="playing")
    await begin(store, "over", stage="over")
    for seat, at in ((0, NOON), (1, NOON + 20)):
        store.seen("t", seat, at)
        store.seen("over", seat, at)
    await store.write_seen()
    assert await store.stale(NOON + 10) == [("t", 0)]
    await store.unseen("t", 0)
    assert await store.stale(NOON + 10) == []
