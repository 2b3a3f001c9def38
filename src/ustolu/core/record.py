"""Making, copying, saving and loading states: one record of small integers, seen by compiled and uncompiled rules alike."""

import math
from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeAlias

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import overload

State: TypeAlias = Any
"""One record of a game's `State` type: a NumPy record, or a `Plain` one when Numba is switched off."""


class Plain:
    """A record for uncompiled rules: fields are Python integers and memoryviews of the same bytes.

    A store out of range raises instead of wrapping, and so does an index out of bounds.
    """

    __slots__ = ("_arrays", "_scalars", "dtype", "memory")

    def __init__(self, memory: memoryview, dtype: np.dtype[np.void]) -> None:
        scalars: dict[str, Any] = {}
        arrays: dict[str, Any] = {}
        for name, (kind, offset, *_) in (dtype.fields or {}).items():
            base, shape = kind.subdtype or (kind, ())
            part: Any = memory[offset : offset + kind.itemsize]
            if shape and math.prod(shape):
                arrays[name] = part.cast(base.char, shape=list(shape))
            elif not shape:
                scalars[name] = part.cast(base.char)
        object.__setattr__(self, "memory", memory)
        object.__setattr__(self, "dtype", dtype)
        object.__setattr__(self, "_scalars", scalars)
        object.__setattr__(self, "_arrays", arrays)

    def __getattr__(self, name: str) -> Any:
        if name in self._scalars:
            return self._scalars[name][0]
        try:
            return self._arrays[name]
        except KeyError:
            raise AttributeError(f"the state has no field {name!r}") from None

    def __setattr__(self, name: str, value: int) -> None:
        if name not in self._scalars:
            raise AttributeError(f"the state has no number {name!r}")
        self._scalars[name][0] = int(value)

    def tobytes(self) -> bytes:
        return bytes(self.memory)


LOOKING = {"turn": True, "sides": True, "score": True, "place": True, "legal": False, "rollout": False}
"""The verbs that change nothing, and whether they always say the same of the same state."""


class Reading:
    """A state as plain Python numbers and arrays, for code that looks at many fields: an attribute costs a fiftieth.

    It shows the state as it was when the reading was made and is never changed; so what the verbs say of it is remembered.
    """

    __slots__ = ("__dict__", "dtype", "known", "record")

    def __init__(self, s: State) -> None:
        self.record = s
        self.dtype = s.dtype
        self.known: dict[tuple[str, tuple[Any, ...]], int] = {}
        self.__dict__.update(zip(self.dtype.names, np.void.item(s), strict=True))

    def ask(self, verb: str, spoken: Callable[[str, str], Callable[..., Any]], rest: tuple[Any, ...]) -> Any:
        """What a verb says of this state. Raises TypeError for a verb that would change it."""
        if verb not in LOOKING:
            raise TypeError(f"{verb} would change a reading; change a copy")
        numbers = [value if isinstance(value, np.ndarray) else int(value) for value in rest]
        found = spoken(self.dtype.names[0], verb)(self.record, *numbers)
        if LOOKING[verb]:
            self.known[verb, rest] = found
        return found

    def tobytes(self) -> bytes:
        return np.void.tobytes(self.record)


def reading(s: State) -> State:
    """`s` made quick to read; the state itself where it already is (a reading, or a state of uncompiled rules)."""
    return s if isinstance(s, Plain | Reading) else Reading(s)


def at(records: npt.NDArray[np.void], i: int) -> State:
    """The record `records[i]` itself, not a copy; in compiled code too."""
    if numba.config.DISABLE_JIT:
        row = records[i : i + 1]
        return Plain(row.view(np.uint8).data.cast("B"), row.dtype)
    return records.view(np.recarray)[i]


@overload(at, strict=False)
def _at(records: Any, i: Any) -> Callable[..., Any]:
    return lambda records, i: records[i]


def new(kind: np.dtype[np.void]) -> State:
    """A zeroed record of the type `kind`."""
    return at(np.zeros(1, kind), 0)


def dump(s: State) -> bytes:
    """The bytes of a state."""
    data: bytes = s.tobytes()
    return data


def load(kind: np.dtype[np.void], data: bytes) -> State:
    """The state of the type `kind` whose bytes are `data`. Raises ValueError when there are too many or too few."""
    if len(data) != kind.itemsize:
        raise ValueError(f"a state of this game has {kind.itemsize} bytes, not {len(data)}")
    return at(np.frombuffer(bytearray(data), kind), 0)


class Ready(np.record):  # type: ignore[misc]  # final in NumPy's stubs, not in NumPy
    """A record that knows its own bytes. Compiled code asks each record for its `data`, and NumPy would describe all fields anew each time.

    So a call of a verb from Python costs half as much.
    """

    memory: bytearray
    data = property(attrgetter("memory"))
    __getattribute__ = np.void.__getattribute__

    def __getattr__(self, name: str) -> Any:
        """A field; or, of a record taken out of an array of such records, what NumPy says its bytes are."""
        return np.void.data.__get__(self) if name == "data" else np.record.__getattribute__(self, name)


_ready: dict[np.dtype[Any], np.dtype[np.void]] = {}
"""The same record types, of `Ready` records."""


def copy(s: State) -> State:
    """Another state, equal to `s`."""
    if isinstance(s, Plain):
        return load(s.dtype, s.tobytes())
    kind = _ready.get(s.dtype)
    if kind is None:
        kind = _ready[s.dtype] = np.dtype((Ready, s.dtype))
    memory = bytearray(s.tobytes())
    found = np.frombuffer(memory, kind)[0]
    object.__setattr__(found, "memory", memory)
    return found
