"""Ostrov Skye once more, plainly and slowly, straight from the data: what the incremental rules are compared with."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ustolu.games.isle_of_skye as game

DATA = json.loads((Path(game.__file__).parent / "tiles.json").read_text(encoding="utf-8"))
TILES: dict[str, dict[str, Any]] = {row["id"]: row for row in [DATA["castle"], *DATA["tiles"]]}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}

Cell = tuple[int, int]
Piece = tuple[Cell, int]
"""One area, or one road, of the tile on a cell."""


@dataclass
class Patch:
    """An area as a flood fill finds it."""

    terrain: str
    pieces: set[Piece]
    open: int

    @property
    def tiles(self) -> set[Cell]:
        return {cell for cell, _ in self.pieces}


@dataclass
class Land:
    """A territory: which tile lies on which cell (right, down), and how it is turned."""

    lying: dict[Cell, tuple[str, int]] = field(default_factory=lambda: {(0, 0): ("CASTLE", 0)})

    def reach(self, cell: Cell, what: str) -> list[str]:
        """For each area or road of the tile on a cell the sides that it reaches as the tile lies."""
        name, turned = self.lying[cell]
        parts = TILES[name][what] if what == "roads" else [sides for _, sides in TILES[name]["areas"]]
        return ["".join("NESW"[("NESW".index(side) + turned) % 4] for side in part) for part in parts]

    def next_to(self, piece: Piece, what: str) -> Iterable[tuple[str, Piece | None]]:
        """For each side that an area or road reaches, what it meets there; nothing where no tile lies, or where a road ends."""
        (x, y), i = piece
        for side in self.reach((x, y), what)[i]:
            beside = (x + STEPS[side][0], y + STEPS[side][1])
            if beside not in self.lying:
                yield side, None
            else:
                met = [j for j, sides in enumerate(self.reach(beside, what)) if OPPOSITE[side] in sides]
                yield side, (beside, met[0]) if met else None

    def flood(self, start: Piece, what: str) -> set[Piece]:
        """All that is connected with an area or a road."""
        found, border = {start}, [start]
        while border:
            for _, met in self.next_to(border.pop(), what):
                if met is not None and met not in found:
                    found.add(met)
                    border.append(met)
        return found

    def patches(self) -> list[Patch]:
        left = {(cell, i) for cell in self.lying for i in range(len(self.reach(cell, "areas")))}
        found = []
        while left:
            (cell, i) = start = min(left)
            pieces = self.flood(start, "areas")
            left -= pieces
            ends = sum(met is None for piece in pieces for _, met in self.next_to(piece, "areas"))
            found.append(Patch(TILES[self.lying[cell][0]]["areas"][i][0], pieces, ends))
        return found

    def road(self) -> set[Piece]:
        """The roads joined to the castle, its own too."""
        return self.flood(((0, 0), 0), "roads")

    def items(self, kind: str, cells: Iterable[Cell] | None = None) -> int:
        """How many of a kind lie on these cells, or on all; barrels by tiles."""
        names = [self.lying[cell][0] for cell in (self.lying if cells is None else cells)]
        return sum(item.get("count", 1) for name in names for item in TILES[name]["items"] if item["kind"] == kind)

    def within(self, patch: Patch, kind: str) -> int:
        """How many of a kind lie in an area."""
        return sum(
            item["count"] for cell, i in patch.pieces for item in TILES[self.lying[cell][0]]["items"] if item["kind"] == kind and item["area"] == i
        )

    def income(self) -> int:
        """5 and 1 for each tile with barrels joined to the castle."""
        barrels = [(cell, item["road"]) for cell, (name, _) in self.lying.items() for item in TILES[name]["items"] if item["kind"] == "barrel"]
        return 5 + len(self.road().intersection(barrels))

    def worth(self, which: int) -> int:
        """What a scoring tile gives, but for those that compare seats (7, 8, 9)."""
        cells, patches = set(self.lying), self.patches()
        closed = [patch for patch in patches if patch.open == 0]
        on_road = {cell for cell, _ in self.road()}
        if which == 1:
            return 2 * sum({(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells for x, y in cells)
        if which == 3:
            return self.items("sheep")
        if which == 5:
            return sum([0, 1, 3, 6][min(3, self.within(patch, "broch"))] for patch in patches if patch.terrain == "M")
        if which == 6:
            return 5 * min(self.items("broch"), self.items("farm"), self.items("lighthouse"))
        if which == 10:
            farms = [cell for cell in cells if self.items("farm", [cell])]
            near = [(x, y) for x, y in cells if any(abs(x - a) <= 1 and abs(y - b) <= 1 for a, b in farms)]
            return self.items("sheep", near) + self.items("cattle", near)
        if which == 12:
            return 3 * sum(patch.terrain == "W" and self.within(patch, "ship") > 0 < self.within(patch, "lighthouse") for patch in patches)
        if which == 13:
            columns = Counter()
            for x in {x for x, _ in cells}:
                picture = "".join("x" if (x, y) in cells else "." for y in range(-20, 21))
                columns["runs"] += sum(len(run) >= 3 for run in picture.split("."))
            return 3 * columns["runs"]
        if which == 15:
            return 2 * max((len(patch.tiles) for patch in closed if patch.terrain == "W"), default=0)
        by_count = {
            2: len(closed),
            4: 3 * sum(len(patch.tiles) >= 3 for patch in closed),
            11: 2 * self.items("cattle", on_road),
            14: len(on_road),
            16: 2 * sum(patch.terrain == "M" for patch in closed),
        }
        return by_count[which]

    def scroll(self, cell: Cell) -> int:
        """What the scroll of the tile on a cell gives."""
        found = [item for item in TILES[self.lying[cell][0]]["items"] if item["kind"] == "scroll"]
        if not found:
            return 0
        points = self.items(found[0]["scores"]) // (2 if found[0]["scores"] in ("sheep", "barrel", "ship") else 1)
        home = next(patch for patch in self.patches() if (cell, found[0]["area"]) in patch.pieces)
        return points if home.open else 2 * points


def majority(amounts: list[int]) -> list[int]:
    """5 for the most and 2 for the second most: those who tie for first all have 5, and then nobody has 2."""
    ranked = sorted(amounts, reverse=True)
    return [0 if mine == 0 else 5 if mine == ranked[0] else 2 if mine == ranked[1] else 0 for mine in amounts]
