"""How much the server bears: offered moves, saturation, memory of idle tables, and a bare echo on the same stack.

The server runs in a process of its own with SQLite on disk, exactly as `ustolu serve` starts it; the crowd is this process.
A game has 32 moves, so each pair of sockets plays through several tables, all laid and joined before the measuring begins.
"""

import asyncio
import gc
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ustolu.lab.crowd import CELLS, Asking, Marks, Sitting, open_pair
from ustolu.lab.wire import Wire, connect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PAIRS = 200
MOVES_OF_GAME = 2 * len(CELLS)
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096
ECHO = "from ustolu.lab.echo import main; main()"
Tell = Callable[[str], None]


def bench_server(offered: int = 3000, seconds: float = 10.0, tell: Tell = lambda _: None) -> dict[str, float]:
    """All figures of `ustolu bench server --json`. `tell` hears what is being done. Linux only: memory is read from /proc."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(measure(offered, seconds, tell))
    return uvloop.run(measure(offered, seconds, tell))


async def measure(offered: int, seconds: float, tell: Tell) -> dict[str, float]:
    """One thing after another, so that nothing disturbs what is measured."""
    with tempfile.TemporaryDirectory(prefix="ustolu-bench-") as folder:
        database = f"sqlite:///{folder}/bench.sqlite"
        async with process("-m", "ustolu.cli", "serve", "--no-browser", "--port", "0", "--database", database) as (port, pid):
            tell("laying tables")
            rounds = int(offered * (seconds + 3) / PAIRS / MOVES_OF_GAME) + 1
            marks = Marks()
            ids, pairs = await lay(port, rounds + 4, marks)
            tell(f"offering {offered} moves a second for {seconds:g} s")
            sent = await offer(pairs, offered, seconds, marks, pid)
            tell("as fast as it can")
            saturation = await rush(pairs, marks)
            for pair in pairs:
                for table in pair:
                    for sitting in table:
                        sitting.wire.close()
        async with process("-m", "ustolu.cli", "serve", "--no-browser", "--port", "0", "--database", database) as (port, pid):
            tell("weighing idle tables")
            weight = await weigh(port, pid, ids)
        async with process("-c", ECHO) as (port, pid):
            tell("a bare echo")
            echo = await echoes(port)
    return {
        "offered_per_s": round(sent["offered"]), "acknowledged_per_s": round(sent["acknowledged"]), "p50_ms": round(1000 * marks.quantile(0.5), 1),
        "p99_ms": round(1000 * marks.quantile(0.99), 1), "server_cpu": round(sent["cpu"], 2),
        "server_s_per_1000_moves": round(1000 * sent["cpu"] / max(sent["acknowledged"], 1), 3), "refused": sum(marks.refused.values()),
        "saturation_per_s": round(saturation), "echo_per_s": round(echo), "bytes_per_table": round(weight), "tables": PAIRS, "sockets": 2 * PAIRS,
    }  # fmt: skip


@asynccontextmanager
async def process(*arguments: str) -> "AsyncIterator[tuple[int, int]]":
    """A Python process that says on which port it listens; yields that port and its process id."""
    child = await asyncio.create_subprocess_exec(sys.executable, *arguments, stdout=asyncio.subprocess.PIPE)
    assert child.stdout is not None
    try:
        while not (found := re.search(rb"http://[^\s:]+:(\d+)", line := await child.stdout.readline())):
            if not line:
                raise ConnectionError(f"the server ended at once, with status {await child.wait()}")
        reading = asyncio.create_task(child.stdout.read())
        yield int(found[1]), child.pid
        child.terminate()
        await asyncio.wait_for(child.wait(), 20)
        await reading
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()


Pair = list[tuple[Sitting, Sitting]]


async def lay(port: int, rounds: int, marks: Marks) -> tuple[list[str], list[Pair]]:
    """Tables for every pair to play one after another. Each person has a cookie of their own."""
    ids: list[str] = []

    async def one_pair() -> Pair:
        tables: Pair = []
        async with Asking(port) as asking:
            cookies = [(await asking.ask("GET", "/api/me"))[1] for _ in "AB"]
            for _ in range(rounds):
                id, table = await open_pair(asking, port, (cookies[0], cookies[1]), marks)
                ids.append(id)
                tables.append(table)
        return tables

    pairs: list[Pair] = []
    while len(pairs) < PAIRS:
        pairs += await asyncio.gather(*(one_pair() for _ in range(min(20, PAIRS - len(pairs)))))
    return ids, pairs


class Person:
    """One of a pair: always at its first table that is not played out."""

    def __init__(self, tables: list[Sitting]) -> None:
        self.tables = tables
        self.at = 0

    def now(self) -> Sitting | None:
        """The table in play; None when all are played out."""
        while self.at < len(self.tables) and self.tables[self.at].written == len(CELLS) and self.tables[self.at].waiting is None:
            self.at += 1
        return self.tables[self.at] if self.at < len(self.tables) else None


def persons(pairs: list[Pair]) -> list[Person]:
    """The persons of all pairs, those of a pair one after the other."""
    return [Person([table[side] for table in pair]) for pair in pairs for side in (0, 1)]


async def offer(pairs: list[Pair], offered: int, seconds: float, marks: Marks, pid: int) -> dict[str, float]:
    """Each socket plans a move every so often, whatever the server does; a move's time runs from its plan to its acknowledgement."""
    crowd = persons(pairs)
    every = len(crowd) / offered
    begin = time.perf_counter() + 0.2
    warm, end = begin + 2.0, begin + 2.0 + seconds
    planned = [begin + every * (i // 2) / PAIRS for i in range(len(crowd))]
    sent, cpu, before = 0, 0.0, 0
    gc.disable()
    try:
        while (now := time.perf_counter()) < end:
            if not marks.measuring and now >= warm:
                marks.measuring, sent, cpu, before = True, 0, processor(pid), marks.acknowledged
            for i, person in enumerate(crowd):
                if planned[i] <= now and (sitting := person.now()) is not None:
                    sitting.want(planned[i])
                    planned[i] += every
                    sent += 1
            await asyncio.sleep(0.002)
        took = time.perf_counter() - warm
        marks.measuring = False
        return {"offered": sent / took, "acknowledged": (marks.acknowledged - before) / took, "cpu": (processor(pid) - cpu) / took}
    finally:
        gc.enable()


async def rush(pairs: list[Pair], marks: Marks, seconds: float = 3.0) -> float:
    """Everybody moves as soon as the table lets them, at one table each; acknowledged moves a second in the best half of the seconds."""
    rest = [[table for table in pair if not table[0].written] for pair in pairs]
    counts: list[float] = []

    async def hurry(tables: Pair) -> None:
        for table in tables:
            for sitting in table:
                sitting.eager = True
                sitting.want(time.perf_counter())
            await asyncio.gather(*(sitting.finished for sitting in table))

    work = [asyncio.create_task(hurry(tables)) for tables in rest]
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds and not all(task.done() for task in work):
        before, at = marks.acknowledged, time.perf_counter()
        await asyncio.sleep(0.25)
        counts.append((marks.acknowledged - before) / (time.perf_counter() - at))
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return statistics.median(counts[1:-1] or counts)


async def weigh(port: int, pid: int, ids: list[str]) -> float:
    """What a table in memory weighs without sockets: the growth of the server while it reads many tables."""
    async with Asking(port) as asking:
        _, cookie = await asking.ask("GET", "/api/me")
        few = min(100, len(ids) // 4)
        for id in ids[:few]:
            await asking.ask("GET", f"/api/tables/{id}", cookie)
        before = memory(pid)
        for id in ids[few:]:
            await asking.ask("GET", f"/api/tables/{id}", cookie)
        return (memory(pid) - before) / (len(ids) - few)


async def echoes(port: int, sockets: int = 2 * PAIRS, seconds: float = 3.0) -> float:
    """Messages a second that a bare echo sends back over so many sockets, one under way on each."""
    said, count = b'{"type":"move","seat":"A","turn":123,"move":"b3","ref":"abcdef0123456789"}', 0
    wires = [await connect(port, "/") for _ in range(sockets)]

    def again(wire: Wire) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            nonlocal count
            count += 1
            wire.put(text)

        return heard

    for wire in wires:
        wire.heard = again(wire)
        wire.put(said)
    begin, first = time.perf_counter(), count
    await asyncio.sleep(seconds)
    rate = (count - first) / (time.perf_counter() - begin)
    for wire in wires:
        wire.close()
    return rate


def processor(pid: int) -> float:
    """Processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
