"""The tree of a search: nodes in one array, the children of a node side by side.

A child is known by who moved (or CHANCE) and the move or fall that leads to it. The children of a node may be those of several
seats (who choose in secret at the same moment, or race), and may grow in number, since a node stands for many positions.
"""

import numpy as np

from ustolu.bots.part import part
from ustolu.core import rule, whole

NODE = np.dtype([
    ("first", np.int32),      # where its children begin
    ("label", np.int32),      # the move or fall that leads here
    ("visits", np.int32),
    ("won", np.float32),      # what its owner won here, added up: 1 for a win, a share for a shared one
    ("points", np.float32),   # its owner's scores at the end, added up
    ("inverse", np.float32),  # 1 / sqrt(visits): kept, since it is asked for far more often than it changes
    ("spread", np.float32),   # about sqrt(log(visits)): not kept up with every visit
    ("count", np.uint16),     # how many children it has
    ("room", np.uint16),      # for how many there is room
    ("owner", np.uint16),     # who made the move or fall
], align=True)  # fmt: skip


def nodes(room: int) -> np.recarray:
    """An array for `room` nodes; `used` = 1 and `clear(nodes, 0)` make a root of the first."""
    return np.empty(room, NODE).view(np.recarray)


@part
def clear(nodes, node, owner, label):
    """Make a fresh node without visits or children."""
    fresh = nodes[node]
    fresh.first = fresh.count = fresh.room = fresh.visits = 0
    fresh.label, fresh.owner = label, owner
    fresh.won = fresh.points = fresh.inverse = 0.0
    fresh.spread = 1.0


@rule
def widen(nodes, used, node, more):
    """Make room for `more` further children of `node`; return False when the array is full."""
    parent = nodes[node]
    count = parent.count
    if count + more <= parent.room:
        return True
    room = max(count + more, 2 * count)
    if used[0] + room > len(nodes):
        return False
    begin, old = used[0], parent.first
    for i in range(count):
        to, child = nodes[begin + i], nodes[old + i]
        to.first, to.count, to.room, to.label, to.owner = child.first, child.count, child.room, child.label, child.owner
        to.visits, to.won, to.points, to.inverse, to.spread = child.visits, child.won, child.points, child.inverse, child.spread
    parent.first, parent.room = begin, room
    used[0] += room
    return True


@part
def add(nodes, node, owner, label):
    """A further child of `node`, for which there is room."""
    parent = nodes[node]
    child = parent.first + parent.count
    parent.count += 1
    clear(nodes, child, owner, label)
    return child


@part
def find(nodes, node, owner, label, hint):
    """Which child of `node` it is, counted from 0 and looked for from `hint` on; -1 when there is none."""
    parent = nodes[node]
    first, count = parent.first, parent.count
    at = hint
    for _ in range(count):
        if at >= count:
            at = 0
        child = nodes[first + at]
        if child.label == label and child.owner == owner:
            return at
        at += 1
    return -1


@part
def down(nodes, used, node, owner, label, hint):
    """The child of `node` for a move or fall that was made; a new one where there was none; -1 when the array is full."""
    which = find(nodes, node, owner, label, hint)
    if which >= 0:
        return nodes[node].first + which
    return add(nodes, node, owner, label) if widen(nodes, used, node, whole(1)) else -1


@part
def visit(node):
    """One more visit of a node."""
    visits = node.visits + 1
    node.visits = visits
    node.inverse = 1.0 / np.sqrt(visits)
    if visits & 15 == 0 or (visits < 64 and visits & 3 == 0):
        node.spread = np.sqrt(np.log(visits))
