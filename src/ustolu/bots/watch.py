"""The watchdog: whatever a bot does, its seat gets a legal move in time."""

import hashlib
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ustolu.bots import level, warm
from ustolu.bots.choice import chosen as ordinary
from ustolu.bots.choice import seed as mixed
from ustolu.bots.stop import Stop
from ustolu.core import Game, State, below, copy, dump, generator, legal, play

log = logging.getLogger("ustolu.bots")


@dataclass(frozen=True)
class Choice:
    """What was chosen for a seat, how it was found, and what was wrong with the bot: "hung", "failed" or "illegal", None when all was well."""

    code: int
    how: str = ""
    fault: str | None = None


@dataclass(frozen=True)
class Decision:
    """The codes of a whole event for a seat, mostly one, and how the first was found."""

    codes: tuple[int, ...]
    how: str = ""


def fingerprint(s: State) -> str:
    """By what a position is known again: the start of the SHA-256 of its bytes."""
    return hashlib.sha256(dump(s)).hexdigest()[:16]


def fallback(game: Game, s: State, seat: int, seed: int) -> int:
    """Any legal move. Raises ValueError when there is none."""
    out = np.empty(game.most_moves, np.int32)
    count = legal(s, seat, out)
    if count == 0:
        raise ValueError(f"seat {seat} has no legal move")
    return int(out[below(generator(seed), count)])


def watched(
    game: Game, s: State, seat: int, who: str, seed: int, seconds: float = 5.0, stop: Stop | None = None, grace: float = 1.0,
    choose: Callable[..., tuple[int, str]] = ordinary, where: str = "",
) -> Choice:  # fmt: skip
    """The bot's move. A bot that is still thinking after `seconds` is told to stop, and has `grace` more to answer.

    The time counts from when the search is compiled and loaded.
    A bot that hangs, fails or answers illegally is replaced by `fallback`. The fault is logged with `where` the position is to be found and
    the hash by which it is known again, never with the position itself: hidden hands belong into no log.
    """
    if choose is ordinary and level.named(who) in level.BUDGETS:
        warm.load(game)
    stop = Stop(after=stop)
    answer: list[tuple[int, str]] = []
    failure: list[BaseException] = []

    def work() -> None:
        try:
            code, how = choose(game, copy(s), seat, who, seed, stop)
            answer.append((int(code), how))
        except BaseException as error:
            failure.append(error)

    thread = threading.Thread(target=work, name=f"bot {who}", daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        stop.set()
        thread.join(grace)
    legal_codes = np.empty(game.most_moves, np.int32)
    if answer and answer[0][0] in legal_codes[: legal(s, seat, legal_codes)]:
        return Choice(*answer[0])
    fault = "illegal" if answer else "failed" if failure else "hung"
    log.error(
        "%s%s: %s of seat %d %s (seed %d, answer %s), a legal move is made for it; position %s",
        game.id, f", {where}" if where else "", who, seat, fault, seed, answer[0][0] if answer else None, fingerprint(s),
        exc_info=failure[0] if failure else None,
    )  # fmt: skip
    return Choice(fallback(game, s, seat, seed), fault=fault)


def decided(
    game: Game, s: State, seat: int, who: str, seed: int, seconds: float = 5.0, stop: Stop | None = None, grace: float = 1.0,
    choose: Callable[..., tuple[int, str]] = ordinary, where: str = "",
) -> Decision:  # fmt: skip
    """The bot's whole event from `s`, or the rest of the one begun there: `watched` code after code on a copy, `seconds` for all of them."""
    ends = time.monotonic() + seconds
    first = watched(game, s, seat, who, seed, seconds, stop, grace, choose, where)
    codes, s = [first.code], copy(s)
    if game.compound:
        play(s, seat, first.code)
        while game.unfinished(s):
            left = max(0.0, ends - time.monotonic())
            codes.append(watched(game, s, seat, who, mixed(seed, len(codes)), left, stop, grace, choose, where).code)
            play(s, seat, codes[-1])
    return Decision(tuple(codes), first.how)
