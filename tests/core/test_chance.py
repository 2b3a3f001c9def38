"""Luck: the generator for simulations, and dice whose every fall can be checked afterwards."""

import hashlib
import hmac
from collections import Counter

import pytest

from ustolu.core import below, generator
from ustolu.core.chance import _below_uncompiled
from ustolu.core.dice import Dice, commitment, new_secret

SECRET = bytes(range(32))


def test_the_generator_is_splitmix():
    """The first outputs for the seed 1234567, from the authors' own program; here their upper halves."""
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
    rng = generator(1234567)
    assert [below(rng, 1 << 31) for _ in known] == [number >> 33 for number in known]


@pytest.mark.parametrize("n", [1, 2, 6, 90, 1 << 31, 1 << 32, (1 << 32) + 1, 314_000_000_000])
def test_compiled_and_uncompiled_luck_are_the_same(n: int):
    rng, other = generator(n), generator(n)
    drawn = [below(rng, n) for _ in range(200)]
    assert drawn == [_below_uncompiled(other, n) for _ in range(200)]
    assert all(0 <= number < n for number in drawn)


def test_every_seed_is_a_seed():
    assert generator(-1)[0] == (1 << 64) - 1
    assert generator(1 << 64)[0] == 0


def test_a_fall_is_what_the_page_about_dice_says():
    """HMAC-SHA256 of secret, table and salts is the key; HMAC of the draw's number gives eight numbers of 32 bits."""
    salts = [b"a" * 32, b""]
    key = hmac.new(SECRET, b"t1\0" + b"a" * 32 + bytes(32), hashlib.sha256).digest()
    for k in (0, 1, 7, 1 << 40):
        block = hmac.new(key, k.to_bytes(8, "big") + bytes(4), hashlib.sha256).digest()
        first = int.from_bytes(block[:4], "big")
        assert first < 6 * (2**32 // 6)
        assert Dice(SECRET, "t1", salts).fall(k, 6) == first // (2**32 // 6)


def test_numbers_above_the_last_whole_part_are_thrown_away():
    """Of a die with nearly 2**31 sides half of the numbers are: the next one counts, never a remainder."""
    sides = (1 << 31) + 1
    dice = Dice(SECRET, "t1", [])
    for k in range(30):
        block = hmac.new(dice.key, k.to_bytes(8, "big") + bytes(4), hashlib.sha256).digest()
        numbers = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
        fitting = [number for number in numbers if number < sides]
        assert not fitting or dice.fall(k, sides) == fitting[0]


def test_a_draw_depends_on_its_number_alone_and_on_every_part_of_the_key():
    dice = Dice(SECRET, "t1", [b"s"])
    falls = [dice.fall(k, 6) for k in range(64)]
    assert [Dice(SECRET, "t1", [b"s"]).fall(k, 6) for k in reversed(range(64))] == falls[::-1]
    others = [Dice(SECRET[::-1], "t1", [b"s"]), Dice(SECRET, "t2", [b"s"]), Dice(SECRET, "t1", [b"z"]), Dice(SECRET, "t1", [b"", b"s"])]
    assert all([other.fall(k, 6) for k in range(64)] != falls for other in others)


@pytest.mark.parametrize("sides", [2, 6, 24, 90])
def test_every_side_comes_about_as_often(sides: int):
    """Chi-square below what chance exceeds once in a thousand times, for fixed keys."""
    count = Counter(Dice(SECRET, "fair", []).fall(k, sides) for k in range(sides * 200))
    chi = sum((count[side] - 200) ** 2 / 200 for side in range(sides))
    limit = {2: 10.83, 6: 20.52, 24: 49.73, 90: 135.98}[sides]
    assert chi < limit


def test_one_way_to_fall_needs_no_draw():
    assert Dice(SECRET, "t", []).fall(0, 1) == 0


def test_the_commitment_is_the_hash_of_the_secret():
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert len(new_secret()) == 32 and new_secret() != new_secret()


def test_a_die_of_more_sides_than_32_bits_reads_64_bits():
    sides = 90 * 89 * 88 * 87 * 86 * 85
    dice = Dice(SECRET, "t1", [])
    for k in range(20):
        block = hmac.new(dice.key, k.to_bytes(8, "big") + bytes(4), hashlib.sha256).digest()
        words = [int.from_bytes(block[at : at + 8], "big") for at in range(0, 32, 8)]
        assert dice.fall(k, sides) == next(word // ((1 << 64) // sides) for word in words if word // ((1 << 64) // sides) < sides)
