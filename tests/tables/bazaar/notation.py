"""Short texts of the toy; a card and the pile are hidden, and peeking lasts only a moment."""

from bazaar.rules import PEEK, dealt
from ustolu.core import CHANCE, IllegalMove

WORDS = {1: "price 1", 2: "price 2", 3: "hop", 4: "show", 5: "peek", 6: "pass", 7: "clap"}


def fall(s):
    return "card" if dealt(s) < s.seats else "luck" if s.pile else "pile"


def text(s, who, code):
    return f"{fall(s)} {code + 1}" if who == CHANCE else WORDS[code]


def code(s, who, text):
    for number in range(6) if who == CHANCE else WORDS:
        if " ".join(text.lower().split()) == (f"{fall(s)} {number + 1}" if who == CHANCE else WORDS[number]):
            return number
    raise IllegalMove("what", {"text": text[:20]}, "§1")


def tell(s, who, code, seat):
    if who == CHANCE and (fall(s) == "pile" or (fall(s) == "card" and dealt(s) != seat)):
        return f"{fall(s)} ?"
    return text(s, who, code)


def fleeting(s, who, code):
    return who != CHANCE and code == PEEK
