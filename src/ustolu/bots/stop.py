"""Telling a search to stop."""

import threading
import weakref

import numpy as np

_following = threading.Lock()


class Stop:
    """A cell that a compiled search reads before each simulation; any thread may set it.

    Setting one also sets those that were made to follow it, never the other way round.
    """

    def __init__(self, after: "Stop | None" = None) -> None:
        self.cell = np.zeros(1, np.uint8)
        self._followers: weakref.WeakSet[Stop] = weakref.WeakSet()
        if after is not None:
            with _following:
                after._followers.add(self)
            if after.is_set():
                self.set()

    def set(self) -> None:
        self.cell[0] = 1
        with _following:
            followers = list(self._followers)
        for follower in followers:
            follower.set()

    def is_set(self) -> bool:
        return bool(self.cell[0])
