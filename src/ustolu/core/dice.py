"""Verifiable dice: every fall follows from a secret that was promised before the first draw and is shown at the end."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_secret() -> bytes:
    """32 random bytes from the system's generator."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is shown before the first draw: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Dice:
    """The falls of one table.

    key = HMAC-SHA256(secret, table, then each salt of 32 bytes in the order of the seats; an absent salt is zeros).
    The k-th draw ever made at the table (k from 0) is HMAC-SHA256(key, k as 8 bytes, round as 4 bytes), read as eight
    big-endian numbers of 32 bits; the first one below `sides * (2**32 // sides)` gives the fall by whole division. Where all
    eight are rejected, the next round is drawn. A die of more than 2**32 sides reads four numbers of 64 bits in the same way.
    Nothing is ever reduced by a remainder.
    """

    __slots__ = ("key",)

    def __init__(self, secret: bytes, table: str, salts: Sequence[bytes]) -> None:
        self.key = hmac.digest(secret, table.encode() + b"\0" + b"".join(salt.rjust(32, b"\0") for salt in salts), "sha256")

    def fall(self, k: int, sides: int) -> int:
        """How the k-th draw falls on a die of `sides` sides, from 0."""
        if sides == 1:
            return 0
        size = 4 if sides <= 1 << 32 else 8
        step = (1 << 8 * size) // sides
        turn = 0
        while True:
            block = hmac.digest(self.key, k.to_bytes(8, "big") + turn.to_bytes(4, "big"), "sha256")
            for start in range(0, 32, size):
                fall = int.from_bytes(block[start : start + size], "big") // step
                if fall < sides:
                    return fall
            turn += 1
