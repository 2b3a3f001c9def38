"""Whole games of Pirátské kostky and Zařaď knihu at one terminal, two people in turn, with odd words between: transcripts are in `golden/`."""

from hashlib import sha256
from typing import Any

import pytest
from test_whole_games import Home, reads_as_it_should

from ustolu.core import CHANCE, compiling, copy, play, score, sides
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice

SEED = 3
LOOKS = {
    "en": ["grid", "turn", "scores", "legal", "grid B", "cell 0,0", "last", "rules 3.2", "short", "grid", "long"],
    "cs": ["deska", "kdo", "body", "tahy", "deska B", "pole 0,0", "poslední", "pravidla 3.2", "krátce", "deska", "dlouze"],
}
WRONG = {
    "pirate_dice": ["reroll 9", "reroll", "reroll 1", "chest 1 2", "s", "-", "stop stop", "RE ROLL 1 2 2", "💀"],
    "sort_the_books": ["take 99", "lay 1 0,0", "5", "back 5", "take", "lay", "draw 2", "📚"],
}


def sailing(s: Any, game: Any, seat: int) -> str:
    """Stops at 300 points or with two skulls; else rolls again the first thing that is listed."""
    words = game.say.asked(s, seat)[1]
    few = [game.text(s, seat, (code,)) for code in game.say.few(s, seat, game.codes(s, seat))]
    rolls = [text for text in few if text.startswith("reroll")]
    return "stop" if words.get("points", 0) >= 300 or not rolls or words.get("skulls", 3) == 2 else rolls[-1]


def sorting(s: Any, game: Any, seat: int) -> str:
    """What brings the most points; two from the deck in every fourth turn."""
    legal = game.legal(s, seat)
    if "draw" in legal and int(s.laid[seat]).bit_count() % 4 == 1:
        return "draw"

    def brings(text: str) -> int:
        after = copy(s)
        play(after, seat, game.notation.code(s, seat, text))
        return int(score(after, seat))

    return max((text for text in legal if text != "draw"), key=brings)


POLICY = {"pirate_dice": sailing, "sort_the_books": sorting}
OPTIONS: dict[str, dict[str, Any]] = {"pirate_dice": {"target": 3000}, "sort_the_books": {}}


def typed(id: str, lang: str) -> list[str]:
    """All lines of a game: falls as the seed gives them, moves by a policy, Enter where a covered screen is handed over."""
    game = find(id)
    s, k, eyes, moves = game.new(2, **OPTIONS[id]), 0, -1, 0
    dice = Dice(sha256(f"ustolu {SEED}".encode()).digest(), "local", [b"", b""])
    lines: list[str] = []
    while not game.is_over(s):
        if game.is_chance(s):
            play(s, CHANCE, dice.fall(k, sides(s)))
            k += 1
            continue
        [seat] = game.on_turn(s)
        lines += [""] * (eyes != seat and not game.public_falls)
        lines += {3: LOOKS[lang], 6: WRONG[id]}.get(moves, [])
        text = POLICY[id](s, game, seat)
        lines.append(text)
        play(s, seat, game.notation.code(s, seat, text))
        eyes, moves = seat, moves + 1
    return lines


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("id", POLICY)
def test_a_whole_game_of_two_at_one_terminal_reads_as_it_should(home: Home, id: str, lang: str) -> None:
    if not compiling.ready(find(id)):
        list(compiling.compile(find(id)))
    options = [word for name, value in OPTIONS[id].items() for word in ("--option", f"{name}={value}")]
    done = home.run("play", id, "--seats", "me:Jana,me:Petr", *options, "--seed", str(SEED), "--lang", lang, "--plain", lines=typed(id, lang))
    reads_as_it_should(done, f"{id}.{lang}.txt")
