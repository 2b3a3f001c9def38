"""How bots remember: each level forgets what was shown at a rate of its own, and lifts where the sum thrown is likeliest.

What a bot weighs are the faces that lifts have shown (`rules.shown`), less what it has forgotten; a die shown from two sides has its third
face known too, and one shown from one side four positions left. Nothing else of a yellow die is read here.
"""

import hashlib
from functools import lru_cache

from ustolu.core import State, below, generator
from ustolu.games.forced_memory import rules
from ustolu.games.pyramid.cells import BASE, CELLS, OUTSIDE, SIDES
from ustolu.games.pyramid.dice import FACE, FACES, POSITION
from ustolu.games.pyramid.view import COVER_LISTS, SUPPORT_LISTS

KEEPS = {"greedy": 0.8, "bot:1": 0.8, "bot:2": 0.95, "bot:3": 0.99}
"""The chance that a level still remembers a hollow after one more lift of anybody."""
SUMS = SIDES * FACES + 1
Chances = tuple[float, ...]
Seen = tuple[int, int, int]
"""The upper faces A, B, C of a die as far as they are known, 0 = unknown."""


def prepare() -> None:
    """Nothing takes time to get."""


def recall(s: State, seat: int, who: str, seed: int) -> None:
    """Makes as if never shown, in place, each hollow that the level has forgotten by now.

    Whether it has follows from what was shown, where, when and to whom, so what is forgotten stays so until it is shown again.
    """
    for cover, when in enumerate(s.shown.tolist()):
        if when and _luck(seat, cover, when, _faces(s, cover)) >= KEEPS[who] ** (int(s.lifts) - when):
            s.shown[cover] = 0


def _luck(seat: int, cover: int, when: int, faces: list[int]) -> float:
    """A number from 0 to 1, its own for each seat and each time that something is shown."""
    digest = hashlib.blake2b(repr((seat, cover, when, faces)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little") / 2**64


def _faces(s: State, cover: int) -> list[int]:
    """The faces of a hollow that has been shown."""
    return [int(FACE[int(s.dice[SUPPORT_LISTS[rules.TOP + cover][side] - BASE]), side]) for side in range(SIDES)]


def known(s: State) -> list[Seen]:
    """What has been shown of each yellow die."""
    shown, found = s.shown.tolist(), []
    for at in range(CELLS - BASE):
        faces = [0] * SIDES
        for side, cover in enumerate(COVER_LISTS[BASE + at]):
            if cover != OUTSIDE and shown[cover - rules.TOP]:
                faces[side] = int(FACE[int(s.dice[at]), side])
        found.append((faces[0], faces[1], faces[2]))
    return found


@lru_cache(maxsize=4096)
def face_chances(seen: Seen, side: int) -> Chances:
    """How likely each number from 0 to 6 is on a face of a die of which so much has been seen."""
    fits = [faces[side] for faces in POSITION if all(want in (0, got) for want, got in zip(seen, faces, strict=True))]
    return tuple(fits.count(number) / len(fits) for number in range(FACES + 1))


@lru_cache(maxsize=65536)
def sum_chances(faces: tuple[Chances, ...]) -> Chances:
    """How likely each sum of the three faces is."""
    total = [1.0] + [0.0] * (SUMS - 1)
    for chances in faces:
        total = [sum(total[have - number] * chances[number] for number in range(min(have, FACES) + 1)) for have in range(SUMS)]
    return tuple(total)


def hollows(s: State) -> dict[int, Chances]:
    """Of each cover that lies there, by cell, how likely each sum is under it."""
    seen = known(s)
    return {
        rules.TOP + cover: sum_chances(tuple(face_chances(seen[SUPPORT_LISTS[rules.TOP + cover][side] - BASE], side) for side in range(SIDES)))
        for cover, gone in enumerate(s.gone.tolist())
        if not gone
    }


ANY = sum_chances(tuple(face_chances((0, 0, 0), side) for side in range(SIDES)))
"""How likely each sum of three dice thrown is."""


def choose(s: State, seat: int, who: str, seed: int) -> tuple[int, str]:
    """The cover under which the sum thrown is likeliest; a new throw first where the best cover is likelier then, on average."""
    found, total = hollows(s), sum(s.thrown.tolist())
    best = [max(chances[want] for chances in found.values()) for want in range(SUMS)]
    if s.phase == rules.CHOOSE and sum(chance * there for chance, there in zip(ANY, best, strict=True)) > best[total]:
        return rules.THROW, "thumb"
    likeliest = [cell for cell, chances in found.items() if chances[total] >= best[total] - 1e-12]
    return likeliest[below(generator(seed), len(likeliest))], "thumb"
