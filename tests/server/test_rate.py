"""How often something may be done."""

from ustolu.server import rate
from ustolu.server.rate import Bucket, Buckets


def test_a_burst_passes_and_then_the_rate() -> None:
    bucket = Bucket(rate=2, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5), bucket.take(1.0)] == [True, False, True]


def test_waiting_never_saves_up_more_than_the_burst() -> None:
    bucket = Bucket(rate=2, burst=3, now=0.0)
    assert sum(bucket.take(1000.0) for _ in range(10)) == 3


def test_each_key_has_its_own_bucket() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("a", 0.0) and buckets.take("b", 0.0)
    assert not buckets.take("a", 0.0)


def test_strangers_cannot_fill_the_memory(monkeypatch: object) -> None:
    monkeypatch.setattr(rate, "MOST_KEYS", 10)  # type: ignore[attr-defined]  # pytest's
    buckets = Buckets(rate=1, burst=1)
    assert sum(buckets.take(key, 0.0) for key in range(50)) == 10
    assert buckets.take("late", 100.0)
    assert len(buckets.buckets) == 1
