"""[§7] [§10] A seat's territory: where its tiles lie, where the next may, its areas and roads, kept up tile by tile.

No territory has more than 19 tiles (the castle and three a round), so none reaches further than 18 cells from the castle; around
those the grid has a border, where neighbours can be looked for.
"""

from ustolu.core import rule

from ustolu.games.isle_of_skye.tiles import (  # isort: skip
    ALIKE, AREA, AREA_AT, AREAS, ITEMS, KEY, MOST_AREAS, OPEN, ROAD_AT, TURNS,
)  # fmt: skip

WIDE, FAR = 39, 19
CELLS, CASTLE = WIDE * WIDE, FAR * WIDE + FAR
STEP = (-WIDE, 1, WIDE, -1)
"""From a cell to its neighbours N, E, S, W."""
MOST_TILES, MOST_EDGES = 19, 40
WANTS = 16
"""An edge is a free cell beside the territory: the cell, and from this bit on the terrain it wants on each side, two bits a side."""
TILE_BITS = (1 << MOST_TILES) - 1


@rule
def ones(bits):
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def fits(s, seat, tile, cell, turned):
    """[§7] Whether a tile turned so can lie on a cell: beside the territory, with equal terrain on every side shared."""
    edge = -s.grid[seat, cell] - 1
    if edge < 0:
        return False
    wants = s.edge[seat, edge] >> WANTS
    return (KEY[tile, turned] ^ wants) & 3 * ((wants | wants >> 1) & 0x55) == 0


@rule
def lay(s, seat, tile, cell, turned):
    """[§7] A tile comes into the territory of a seat, for ever: into its areas, edges and roads."""
    n = s.count[seat] + 0
    s.tile[seat, n], s.cell[seat, n], s.turned[seat, n], s.laid_in[seat, n] = tile, cell, turned, s.in_round
    s.count[seat] = n + 1
    leave_edge(s, seat, -s.grid[seat, cell] - 1)
    s.grid[seat, cell] = n + 1
    for area in range(AREAS[tile]):
        s.area[seat, s.made[seat]] = AREA[tile, area] | 1 << n
        s.made[seat] += 1
        s.label[seat, n * MOST_AREAS + area] = s.made[seat]
    for kind in range(7):
        s.items[seat, kind] += ITEMS[tile, kind]
    for side in range(4):
        beside = cell + STEP[side]
        there = s.grid[seat, beside] + 0
        if there > 0:
            join(s, seat, n, side, there - 1)
        else:
            if there == 0:
                there = -1 - s.edges[seat]
                s.grid[seat, beside] = there
                s.edge[seat, -1 - there] = beside
                s.edges[seat] += 1
            s.edge[seat, -1 - there] |= (KEY[tile, turned] >> 2 * side & 3) << (WANTS + 2 * ((side + 2) % 4))
    connect(s, seat, n)


@rule
def leave_edge(s, seat, edge):
    """A free cell is free no more; the last of the edges takes its number. The castle lies where there was none."""
    if edge >= 0:
        s.edges[seat] -= 1
        last = s.edges[seat] + 0
        s.edge[seat, edge] = s.edge[seat, last]
        s.edge[seat, last] = 0
        if edge != last:
            s.grid[seat, s.edge[seat, edge] & ((1 << WANTS) - 1)] = -1 - edge


@rule
def join(s, seat, n, side, other):
    """[§10] The areas of tile `n` and of its neighbour on a side become one, if they are not already, and have two open sides less."""
    one = s.label[seat, n * MOST_AREAS + AREA_AT[s.tile[seat, n], s.turned[seat, n], side]] - 1
    two = s.label[seat, other * MOST_AREAS + AREA_AT[s.tile[seat, other], s.turned[seat, other], (side + 2) % 4]] - 1
    if one != two:
        a, b = s.area[seat, one], s.area[seat, two]
        if one > two:
            one, two = two, one
        s.area[seat, one] = (a | b) & ALIKE | (a & ~ALIKE) + (b & ~ALIKE)
        s.area[seat, two] = 0
        for i in range((n + 1) * MOST_AREAS):
            if s.label[seat, i] == two + 1:
                s.label[seat, i] = one + 1
    s.area[seat, one] -= 2 << OPEN


@rule
def connect(s, seat, n):
    """[§10] Roads of tile `n` that meet one joined to the castle are joined too, and so are those that they meet."""
    for side in range(4):
        road = ROAD_AT[s.tile[seat, n], s.turned[seat, n], side] + 0
        there = s.grid[seat, s.cell[seat, n] + STEP[side]] - 1
        if road > 0 and there >= 0:
            met = ROAD_AT[s.tile[seat, there], s.turned[seat, there], (side + 2) % 4] + 0
            if met > 0 and s.joined[seat, met - 1] >> there & 1:
                follow(s, seat, n, road)


@rule
def follow(s, seat, n, road):
    """[§10] A road is joined to the castle, and with it all roads that meet it, one after another."""
    found = 1 << (road - 1) * MOST_TILES + n
    while found:
        at = 0
        while not found >> at & 1:
            at += 1
        found &= found - 1
        road, n = at // MOST_TILES + 1, at % MOST_TILES
        s.joined[seat, road - 1] |= 1 << n
        for side in range(4):
            there = s.grid[seat, s.cell[seat, n] + STEP[side]] - 1
            if there >= 0 and ROAD_AT[s.tile[seat, n], s.turned[seat, n], side] == road:
                met = ROAD_AT[s.tile[seat, there], s.turned[seat, there], (side + 2) % 4] + 0
                if met > 0 and not s.joined[seat, met - 1] >> there & 1:
                    found |= 1 << (met - 1) * MOST_TILES + there


@rule
def placements(s, seat, tile, code, out, n):
    """[§7] Write where a tile can lie into `out` from `n` on, each as `code` + 4 * cell + turn; return how many `out` then holds."""
    for edge in range(s.edges[seat] + 0):
        wants = s.edge[seat, edge] >> WANTS
        cares = 3 * ((wants | wants >> 1) & 0x55)
        cell = s.edge[seat, edge] & ((1 << WANTS) - 1)
        for turned in range(TURNS[tile]):
            if (KEY[tile, turned] ^ wants) & cares == 0:
                out[n] = code + 4 * cell + turned
                n += 1
    return n
