"""How often something may be done."""

from collections.abc import Hashable

MOST_KEYS = 20_000


class Bucket:
    """Lets `burst` through at once and `rate` a second in the long run."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, now

    def take(self, now: float) -> bool:
        """Whether one more may pass at time `now` (seconds)."""
        left = self.left + (now - self.at) * self.rate
        self.left = left if left < self.burst else self.burst
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    def full(self, now: float) -> bool:
        """Whether it has been left alone long enough to be forgotten."""
        return self.left + (now - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket for each key (a person, an address); full ones are forgotten, so that strangers cannot fill the memory."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[Hashable, Bucket] = {}

    def take(self, key: Hashable, now: float) -> bool:
        """Whether `key` may do it once more at time `now`."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST_KEYS:
                self.buckets = {k: b for k, b in self.buckets.items() if not b.full(now)}
                if len(self.buckets) >= MOST_KEYS:
                    return False
            bucket = self.buckets[key] = Bucket(self.rate, self.burst, now)
        return bucket.take(now)
