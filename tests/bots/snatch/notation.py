"""`take 7` for the die 7, counted from 1; `stop`."""

from snatch.rules import STOP
from ustolu.core import State


def text(s: State, who: int, code: int) -> str:
    return "stop" if code == STOP else f"take {code + 1}"
