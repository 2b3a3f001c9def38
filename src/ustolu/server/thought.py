"""Bots think here: in threads, so that the event loop stays awake, and never longer than allowed."""

import asyncio
import functools
import hashlib
import logging
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ustolu import bots
from ustolu.tables import Think, deciding
from ustolu.tables.commands import Answer

if TYPE_CHECKING:
    from ustolu.server.host import Host

log = logging.getLogger("ustolu.server")


class Thought:
    """The pool of thinking threads of one process, one fewer than the machine has cores."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.choose = bots.chosen
        self.pool = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1), thread_name_prefix="bot")
        self.eyes = ThreadPoolExecutor(1, thread_name_prefix="eyes")
        """Where bots of races look: that takes no time, and must not wait for those who think."""
        self.stop = bots.Stop()

    def base(self, host: "Host") -> int:
        """What the seeds of a table's bots are made from."""
        return int.from_bytes(hashlib.sha256(host.secret + b"bots").digest()[:8], "big")

    async def answer(self, host: "Host", asked: Think, key: tuple[int, int]) -> None:
        """Find a move and hand it in. `bots.decided` answers with a legal move whatever happens inside, and logs what did."""
        table = host.table
        assert table.game is not None  # where rules are unknown no bot is asked
        ask = functools.partial(
            bots.decided, table.game, deciding(table, asked.seat), asked.seat, asked.who, bots.seed(self.base(host), asked.seat, asked.turn, table.n),
            seconds=self.seconds, stop=self.stop, choose=self.choose, where=f"table {host.id} after event {table.n}",
        )  # fmt: skip
        try:
            decision = await asyncio.get_running_loop().run_in_executor(self.pool, ask)
        except Exception:
            log.exception("table %s: no move for seat %d at turn %d", host.id, asked.seat, asked.turn)
            return
        finally:
            host.thinking.discard(key)
        host.submit(None, "", Answer(seat=asked.seat, turn=asked.turn, move=decision.codes, how=decision.how))

    def close(self) -> None:
        """Whoever still thinks answers at once with the best move so far."""
        self.stop.set()
        for pool in (self.pool, self.eyes):
            pool.shutdown(wait=False, cancel_futures=True)
