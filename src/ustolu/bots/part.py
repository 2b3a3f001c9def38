"""Parts of a compiled function."""

from numba import njit

part = njit(inline="always", nogil=True, error_model="numpy")
"""Marks a part that is copied into the function that calls it. A call of its own would count references to its arrays up and
down, which costs more than such a part does."""
