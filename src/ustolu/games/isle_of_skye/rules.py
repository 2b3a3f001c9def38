"""Ostrov Skye: chiefs price, buy and lay tiles, and score what four of sixteen scoring tiles ask for.

Glossary: dílek krajiny = tile, hrad = castle, žeton sekery = axe, příjem = income, nacenění = pricing, bodovací podmínka = scoring tile,
krajina = territory, oblast = area, cesta = road, tráva/hory/moře = pasture/mountain/water, svitek = scroll, sud = barrel, maják = lighthouse,
broch = broch, statek = farm, ovce/skot = sheep/cattle, loď = ship, sáček = bag, kolo = round.

Falls: who starts; which scoring tiles lie at A to D; which three tiles a seat draws. Moves: 0 passes; AXE, PRICE, BUY and BAG with a
number of tile or gold; BUILD with a tile, a cell and a turn.
"""

import numpy as np

from ustolu.core import CHANCE, SEALED, copy, rule, state, whole
from ustolu.games.isle_of_skye.scoring import PLACES, SCORING_TILES, rounds, score_round, scores_in, worth
from ustolu.games.isle_of_skye.scrolls import finish, scroll, tie_break
from ustolu.games.isle_of_skye.territory import CASTLE, CELLS, MOST_EDGES, MOST_TILES, WANTS, fits, lay, placements
from ustolu.games.isle_of_skye.tiles import MOST_AREAS, TILES

from ustolu.games.isle_of_skye.market import (  # isort: skip
    EACH, LOW, bagged, barrels, buy, can_buy, discard, draw, give, hand_out, income, is_priced, next_unpriced, put_back,
)  # fmt: skip

MAX_SEATS, MOST_ROUNDS = 5, 6
START, SCORING, DRAW, PRICE, BUY, BUILD, OVER = range(7)
PASS, AXE, PRICE_OF, BUY_OF, BAG_OF, BUILD_OF = 0, 100, 200, 1000, 1100, 2000
"""Codes of moves: AXE, BUY_OF and BAG_OF + the number of a tile; PRICE_OF + gold, for the first own tile without axe and price;
BUILD_OF + ((tile - 1) * CELLS + cell) * 4 + turn."""

State = state("isle_of_skye", [
    ("bag", np.int64, (2,)),                              # [§1] a bit for each tile in the bag
    ("area", np.int64, (MAX_SEATS, MOST_TILES * MOST_AREAS)),   # [§10] the areas of a territory, each one number (`tiles.py`); 0 = joined to another
    ("edge", np.int32, (MAX_SEATS, MOST_EDGES)),          # [§7] free cells beside a territory, with the terrain they want
    ("joined", np.int32, (MAX_SEATS, 2)),                 # [§10] for the first and second road of each tile a bit: joined to the castle
    ("points", np.int32, (MAX_SEATS,)),
    ("gold", np.int32, (MAX_SEATS,)),                     # [§6] free gold, without stakes
    ("price", np.int16, (MAX_SEATS, EACH)),               # [§4] of each tile drawn, 0 = none; the stake is as much
    ("cell", np.int16, (MAX_SEATS, MOST_TILES)),          # [§7] where the tiles of a territory lie, in the order in which they were laid
    ("tile", np.int8, (MAX_SEATS, MOST_TILES)),           # their numbers, 0 = the castle,
    ("turned", np.int8, (MAX_SEATS, MOST_TILES)),         # how many quarters clockwise,
    ("laid_in", np.int8, (MAX_SEATS, MOST_TILES)),        # and in which round; the castle in none
    ("label", np.int8, (MAX_SEATS, MOST_TILES * MOST_AREAS)),   # [§10] for each area of each of them, from 1, which of `area` it belongs to
    ("grid", np.int8, (MAX_SEATS, CELLS)),                # which of them lies there, from 1; 0 = none, below 0 an edge
    ("earned", np.int16, (MAX_SEATS, MOST_ROUNDS, PLACES)),     # [§8] points by round and place
    ("items", np.int8, (MAX_SEATS, 7)),                   # [§11] how many of each kind lie in a territory
    ("count", np.int8, (MAX_SEATS,)),                     # tiles of a territory
    ("made", np.int8, (MAX_SEATS,)),                      # areas in `area`
    ("edges", np.int8, (MAX_SEATS,)),
    ("scoring", np.int8, (PLACES,)),                      # [§1] the numbers of the scoring tiles at A to D
    ("drawn", np.int8, (MAX_SEATS, EACH)),                # [§4] tiles before each seat in this round, ascending
    ("axe", np.int8, (MAX_SEATS,)),                       # [§4] on which of them lies the axe, from 1
    ("buyer", np.int8, (MAX_SEATS, EACH)),                # [§6] the seat, from 1, that bought it
    ("hand", np.int8, (MAX_SEATS, EACH)),                 # [§7] still to be built, ascending, then zeros
    ("from_barrels", np.int8, (MAX_SEATS,)),              # [§3] of the last income
    ("catch_up", np.int8, (MAX_SEATS,)),
    ("from_scrolls", np.int16, (MAX_SEATS,)),             # [§9] points at the end
    ("from_gold", np.int16, (MAX_SEATS,)),
    ("others_gold", np.int32), ("tie_gold", np.int32),    # options: 1 = shown, 1 = all gold
    ("in_round", np.int32),                               # [§2] which round it is, from 1
    ("phase", np.int32),
    ("starter", np.int32),                                # [§2] of this round
    ("on", np.int32),                                     # who draws or buys
    ("seats", np.int32),
])  # fmt: skip


@rule
def setup(s, seats, start_gold, others_gold, tie_gold):
    """[§1] Every seat has a castle, [§12] a tile like all others, 0 points and the gold to start with; all tiles are in the bag."""
    s.seats, s.others_gold, s.tie_gold = seats, others_gold, tie_gold
    s.bag[0], s.bag[1] = (1 << LOW) - 1, (1 << (TILES - LOW)) - 1
    for seat in range(seats):
        s.gold[seat] = start_gold
        lay(s, seat, whole(0), whole(CASTLE), whole(0))
        s.joined[seat, 0] = 1


@rule
def turn(s):
    """[§2] Tiles are drawn, priced in secret, bought in one lap, and built by all at the same time; [§9] after the last round it is over."""
    if s.phase == BUY:
        return 1 << s.on
    if s.phase == OVER:
        return 0
    if s.phase < PRICE:
        return CHANCE
    mask = 0
    for seat in range(s.seats + 0):
        waits = s.hand[seat, 0] > 0 if s.phase == BUILD else not is_priced(s, seat)
        if waits:
            mask |= 1 << seat
    return mask if s.phase == BUILD else mask | SEALED


@rule
def sides(s):
    """[§1] A seat; four different scoring tiles; [§4] three tiles of the bag."""
    if s.phase == START:
        return s.seats + 0
    if s.phase == SCORING:
        return SCORING_TILES * (SCORING_TILES - 1) * (SCORING_TILES - 2) * (SCORING_TILES - 3)
    n = bagged(s)
    return n * (n - 1) * (n - 2) // 6


@rule
def legal(s, seat, out):
    """[§4] The axe on one of three, at least 1 on each other; [§6] pass, or buy of others; [§7] every place for every tile in hand, else back."""
    n = whole(0)
    if s.phase == PRICE:
        if s.axe[seat] == 0:
            for i in range(EACH):
                out[i] = AXE + s.drawn[seat, i]
            return EACH
        most, unpriced = s.gold[seat] + 0, next_unpriced(s, seat)
        for i in range(unpriced + 1, EACH):
            most -= s.axe[seat] != i + 1
        for price in range(1, most + 1):
            out[n] = PRICE_OF + price
            n += 1
    elif s.phase == BUY:
        out[0] = PASS
        n = 1
        for other in range(s.seats + 0):
            for i in range(EACH):
                if can_buy(s, seat, s.drawn[other, i] + 0):
                    out[n] = BUY_OF + s.drawn[other, i]
                    n += 1
    else:
        for i in range(EACH):
            if s.hand[seat, i] > 0:
                tile = s.hand[seat, i] + 0
                n = placements(s, seat, tile, BUILD_OF + (tile - 1) * CELLS * 4, out, n)
        if n == 0:
            while n < EACH and s.hand[seat, n] > 0:
                out[n] = BAG_OF + s.hand[seat, n]
                n += 1
    return n


@rule
def play(s, seat, move):
    """[§2] What falls, and what a seat prices, buys or builds; what follows without a choice follows at once."""
    if s.phase == START:
        s.starter, s.phase = move, SCORING
    elif s.phase == SCORING:
        place_scoring(s, move)
        begin_round(s)
    elif s.phase == DRAW:
        draw(s, s.on + 0, move)
        s.on += 1
        if s.on == s.seats:
            s.phase = PRICE
    elif s.phase == PRICE:
        decide(s, seat, move)
        if turn(s) == SEALED:
            discard(s)
            s.phase, s.on = BUY, s.starter
    elif s.phase == BUY:
        if move != PASS:
            buy(s, seat, move - BUY_OF)
        s.on = (seat + 1) % s.seats
        if s.on == s.starter:
            hand_out(s)
            s.phase = BUILD
    else:
        build(s, seat, move)
        if turn(s) == 0:
            end_round(s)


@rule
def place_scoring(s, way):
    """[§1] The scoring tiles at A, B, C, D: the `way`-th choice, each of those still left, A first."""
    left = (1 << SCORING_TILES) - 1
    for place in range(PLACES):
        k = way % (SCORING_TILES - place)
        way //= SCORING_TILES - place
        which = 0
        while k > 0 or not left >> which & 1:
            k -= left >> which & 1
            which += 1
        left &= ~(1 << which)
        s.scoring[place] = which + 1


@rule
def begin_round(s):
    """[§3] Income; then the draw begins with seat A."""
    income(s)
    s.phase, s.on = DRAW, 0


@rule
def decide(s, seat, move):
    """[§4] The axe, or gold on the first tile with neither; the gold is locked."""
    if move < PRICE_OF:
        for i in range(EACH):
            if s.drawn[seat, i] == move - AXE:
                s.axe[seat] = i + 1
    else:
        s.price[seat, next_unpriced(s, seat)] = move - PRICE_OF
        s.gold[seat] -= move - PRICE_OF


@rule
def build(s, seat, move):
    """[§7] A tile in hand is laid, or goes back into the bag."""
    if move < BUILD_OF:
        give(s, seat, move - BAG_OF)
        put_back(s, move - BAG_OF)
    else:
        at, tile = (move - BUILD_OF) // 4 % CELLS, (move - BUILD_OF) // 4 // CELLS + 1
        give(s, seat, tile)
        lay(s, seat, tile, at, (move - BUILD_OF) % 4)


@rule
def end_round(s):
    """[§8] Points; [§2] the start passes to the left, and the next round begins, [§9] or the game ends."""
    score_round(s)
    if s.in_round < rounds(s):
        s.starter = (s.starter + 1) % s.seats
        begin_round(s)
    else:
        finish(s)
        s.phase = OVER


@rule
def score(s, seat):
    """[§8] [§9] The points so far; scrolls and gold bring theirs at the end."""
    return s.points[seat] + 0


@rule
def place(s, seat):
    """[§9] Most points, then most gold as the option says; who has as much of both shares the place."""
    better = 0
    for other in range(s.seats + 0):
        ahead = s.points[other] - s.points[seat]
        better += ahead > 0 or (ahead == 0 and tie_break(s, other) > tie_break(s, seat))
    return better + 1


def warm(s):
    """What words ask of the rules besides the verbs, asked once."""
    out = np.empty(4 * MOST_EDGES, np.int32)
    rounds(s), scores_in(2, 1), bagged(s), barrels(s, 0), worth(s, 0, 1), scroll(s, 0, 0)
    fits(s, 0, 1, CASTLE, 0), placements(s, 0, 1, 0, out, 0)
    lay(copy(s), 0, 1, int(s.edge[0, 0]) & (1 << WANTS) - 1, 0)


@rule
def imagine(s, seat, rng):
    """[§4] Nothing is hidden but what lies in the bag and what is chosen in secret, and neither is in the record."""
