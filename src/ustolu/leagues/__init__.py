"""A game played over many evenings: people, rounds drawn to tables, results and a running table. Pure: no clock, no luck, no disk."""

from ustolu.leagues.draw import LONGEST, secret_of, sizes
from ustolu.leagues.league import Drawn, League, Line, Member, Refused, Round, opening, read, write
from ustolu.leagues.membership import add, close, forget, give_on, join, leave, rename, set_out
from ustolu.leagues.picture import listed, picture
from ustolu.leagues.rounds import await_table, count, draw, drop, held_by, let_go, type_in
from ustolu.leagues.standing import Row, standing

__all__ = [
    "LONGEST", "Drawn", "League", "Line", "Member", "Refused", "Round", "Row", "add", "await_table", "close", "count", "draw", "drop", "forget",
    "give_on", "held_by", "join", "leave", "let_go", "listed", "opening", "picture", "read", "rename", "secret_of", "set_out", "sizes", "standing",
    "type_in", "write",
]  # fmt: skip
