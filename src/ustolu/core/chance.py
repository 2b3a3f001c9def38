"""Luck for search and simulation. Rules never call it: what chance brings is told to them from outside."""

import numba
import numpy as np
import numpy.typing as npt

from ustolu.core.rules import rule

MASK = (1 << 64) - 1


def generator(seed: int) -> npt.NDArray[np.uint64]:
    """A small fast source of random numbers (splitmix64, Steele, Lea and Flood 2014); its whole state is one cell."""
    return np.array([seed & MASK], np.uint64)


@rule
def _below(rng, n):
    """A random whole number from 0 to n - 1.

    Every number is as likely as any other to within n / 2**32; to within n / 2**64 where n is above 2**32 (at most 2**62).
    """
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    if n > 1 << 32:
        return np.int64(z % np.uint64(n))
    return np.int64(((z >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


def _below_uncompiled(rng, n):
    """The same numbers as `_below`, in Python's own integers, which do not warn when they wrap."""
    z = (int(rng[0]) + 0x9E3779B97F4A7C15) & MASK
    rng[0] = z
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    z ^= z >> 31
    return z % n if n > 1 << 32 else ((z >> 32) * n) >> 32


below = _below_uncompiled if numba.config.DISABLE_JIT else _below
