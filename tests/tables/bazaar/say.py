"""What is said in the toy."""

from bazaar.notation import tell
from bazaar.rules import PEEK, SHOW, score
from ustolu.core import CHANCE


def event(before, after, who, code, seat):
    if who == CHANCE:
        return [("fell", {"text": tell(before, who, code, seat)})]
    if code == PEEK and seat == who:
        return [("peeked", {"pile": int(before.pile)})]
    if code == SHOW:
        return [("showed", {"seat": who, "card": int(before.card[who])})]
    return [("did", {"seat": who, "text": tell(before, who, code, seat)})]


def asked(s, seat):
    return "asked", {}


def move(s, seat, code):
    return "move", {"code": code}


def items(s, seat):
    return [(("points", {}), score(s, seat))]
