"""A tree search for any game: upper confidence bounds over an open-loop tree.

Each simulation deals again what the searching seat cannot know (`imagine`), samples all chance, and goes down the tree along
what happened. As long as everybody sees everything there is one path. Once seats choose in secret, each seat goes its own
way: it sees its own choices, all falls and all open moves, but never another's secret choice. So nobody answers what they
may not know, and seats that do not touch each other do not split each other's tree. Below the tree the game is finished
by quick moves (`finish`).
"""

import numpy as np

from ustolu.bots.part import part
from ustolu.bots.playout import finish, mover
from ustolu.bots.tree import add, clear, down, find, visit, widen
from ustolu.core import CHANCE, NOTHING, SEALED, at, below, imagine, legal, place, play, rule, score, sides, turn, whole

RARE = 4
"""A fall that cannot be expected to come so often in a search ends the tree: what follows it is played quickly."""


@part
def bounds(nodes, node, seat, out, count, scale, curiosity, rng):
    """Which of the `count` legal moves in `out` to try: one not yet tried, else the one with the highest upper bound.

    Returns the move, and where its child is expected among the children.
    """
    parent = nodes[node]
    first, root = np.uint64(parent.first), np.float32(curiosity * parent.spread)
    wins, points = np.float32(scale[0]), np.float32(scale[1])
    best, where = np.float32(-np.inf), 0
    if parent.count == count:
        strange = 0
        for i in range(np.uint64(count)):
            child = nodes[first + i]
            strange |= (child.label != out[i]) | (child.owner != seat) | (child.visits == 0)
            value = ((wins * child.won + points * child.points) * child.inverse + root) * child.inverse
            if value > best:
                best, where = value, np.int64(i)
        if not strange:
            return out[where], where
    best, code, where, which, fresh = np.float32(-np.inf), out[0], 0, -1, 0
    for i in range(count):
        which = find(nodes, node, seat, out[i], which + 1)
        if which < 0 or nodes[parent.first + which].visits == 0:
            fresh += 1
            if below(rng, fresh) == 0:
                code, where = out[i], which
        elif fresh == 0:
            child = nodes[parent.first + which]
            value = ((wins * child.won + points * child.points) * child.inverse + root) * child.inverse
            if value > best:
                best, code, where = value, out[i], which
    return code, max(where, 0)


@part
def pick(nodes, used, node, s, seat, scale, curiosity, out, rng):
    """The move to try for `seat` at `node`, and where its child is expected; NOTHING where it has none."""
    count = legal(s, seat, out)
    if count == 0:
        return NOTHING, 0
    if nodes[node].count == 0 and widen(nodes, used, node, count):
        for i in range(count):
            add(nodes, node, seat, out[i])
    return bounds(nodes, node, seat, out, count, scale, curiosity, rng)


@part
def worth(s, seats, ended, sign, won, points):
    """What the end is worth to each seat: a share of the win by place, or by score when the game was capped; and its points."""
    winners, most = 0, -np.inf
    for seat in range(seats):
        points[seat] = sign * score(s, seat)
        most = max(most, points[seat])
    if seats > 1:
        for seat in range(seats):
            wins = place(s, seat) == 1 if ended else points[seat] == most
            won[seat] = wins
            winners += wins
        if winners > 1:
            for seat in range(seats):
                won[seat] /= winners


@part
def rescale(sums, seats, by_points, won, points, scale):
    """Learn from one more end how much of a win a point is worth; `scale` weighs wins and points together.

    With several seats points count as the share of a win that they foretell (a straight line through all ends so far), which
    tells more after few games than who won; with one seat only by how much they stand out.
    """
    for seat in range(seats):
        sums[0] += 1.0
        sums[1] += points[seat]
        sums[2] += won[seat]
        sums[3] += points[seat] * points[seat]
        sums[4] += points[seat] * won[seat]
    x, v = sums[1] / sums[0], sums[2] / sums[0]
    spread = sums[3] / sums[0] - x * x
    if spread > 1e-9:
        if seats == 1:
            scale[0], scale[1] = 0.0, 0.25 / np.sqrt(spread)
        else:
            scale[0], scale[1] = 1.0 - by_points, by_points * (sums[4] / sums[0] - x * v) / spread


@rule
def search(root, seat, simulations, seats, longest, most_moves, sign, curiosity, by_points, tries, nodes, stop, rng, done):
    """The most visited move of `seat` in `root[0]`; `done[0]` tells how many simulations were made until `stop[0]` was set.

    `sign` is -1 where the lowest score wins; `by_points` weighs points against wins; `tries` is for `skim`.
    """
    used = np.ones(1, np.int64)
    clear(nodes, 0, CHANCE, -1)
    table, trial = np.empty(1, root.dtype), np.empty(1, root.dtype)
    out = np.empty(most_moves, np.int32)
    here = np.zeros(seats, np.int64)  # the node of each seat, -1 below the tree; the first is that of all while nothing is secret
    path = np.empty((longest + 1) * seats, np.int64)
    won, points = np.zeros(seats), np.zeros(seats)
    sums, scale = np.zeros(5), np.zeros(2)
    scale[0] = 1.0
    simulation = 0
    while simulation < simulations and not stop[0]:
        table[0] = root[0]
        s = at(table, 0)
        imagine(s, seat, rng)
        here[0] = 0
        visit(nodes[0])
        inside, split, steps, depth = 1, False, 0, 0
        ended = False
        while inside > 0 and steps < longest:
            who = turn(s)
            if who == 0:
                ended = True
                break
            secret = False
            if who == CHANCE:
                many = sides(s)
                moves, code = CHANCE, below(rng, many)
                hint = code
                if many > simulations // RARE:
                    inside = 0
            else:
                moves = mover(who, rng) if steps else seat
                secret = who & SEALED != 0
                if secret and not split:
                    here[:] = here[0]
                    inside, split = seats, True
                node = here[moves] if split else here[0]
                if node >= 0:
                    code, hint = pick(nodes, used, node, s, moves, scale, curiosity, out, rng)
                else:
                    count = legal(s, moves, out)
                    code, hint = out[below(rng, count)] if count else NOTHING, 0
            steps += 1
            if code == NOTHING:
                continue
            play(s, moves, whole(code))
            for other in range(seats if split else 1):
                if inside > 0 and here[other] >= 0 and (other == moves or not secret):
                    node = down(nodes, used, here[other], moves, code, hint)
                    if node >= 0:
                        path[depth] = node
                        depth += 1
                        if nodes[node].visits == 0:
                            node = -1
                    if node < 0:
                        inside -= 1
                    here[other] = node
        if not ended:
            _, ended = finish(table, longest - steps, tries, sign, trial, out, rng)
        worth(s, seats, ended, sign, won, points)
        for i in range(depth):
            node = nodes[path[i]]
            visit(node)
            if node.owner != CHANCE:
                node.won += won[node.owner]
                node.points += points[node.owner]
        if by_points > 0.0:
            rescale(sums, seats, by_points, won, points, scale)
        simulation += 1

    done[0] = simulation
    best, most, which = -1, 0, -1
    count = legal(at(root, 0), seat, out)
    for i in range(count):  # where others still choose in secret, what this seat did later may stand among the root's children too
        which = find(nodes, 0, seat, out[i], which + 1)
        if which >= 0 and nodes[nodes[0].first + which].visits > most:
            best, most = out[i], nodes[nodes[0].first + which].visits
    return best if best >= 0 else out[0]
