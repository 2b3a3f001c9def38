"""A whole game of Součty at one terminal: calls in one line and step by step, right and wrong, with looks between; transcripts are in `golden/`."""

from hashlib import sha256

import pytest
from test_whole_games import Home, reads_as_it_should

from ustolu.core import CHANCE, compiling, play, sides
from ustolu.core.catalogue import game as find
from ustolu.core.dice import Dice
from ustolu.games.sums.notation import is_right

SEED = 3
LOOKS = {
    "en": ["turn", "scores", "cell 1.2.4", "last", "try stop 1.2.4", "short", "turn", "long"],
    "cs": ["kdo", "body", "pole 1.2.4", "poslední", "zkus stop 1.2.4", "krátce", "kdo", "dlouze"],
}
UNDO = {"en": "undo", "cs": "zpět"}
WRONG = ["stop", "stop 9.9.9", "stop 8.0.0", "stop 6.0.0 412", "none 1.2.4", "Nic", "🎲"]


def typed(lang: str) -> list[str]:
    """All lines: the first seat calls every throw, wrongly in the second, third and fourth, and each other right call step by step."""
    game = find("sums")
    s, k = game.new(2, deal="10 each"), 0
    dice = Dice(sha256(f"ustolu {SEED}".encode()).digest(), "local", [b"", b""])
    lines: list[str] = []
    throws = 0
    while not game.is_over(s):
        if game.is_chance(s):
            play(s, CHANCE, dice.fall(k, sides(s)))
            k += 1
            continue
        codes, throws = game.codes(s, 0), throws + 1
        right = [game.text(s, 0, code) for code in codes[:-2] if is_right(s, code)]
        wrong = [game.text(s, 0, code) for code in codes[:-2] if not is_right(s, code)]
        if throws == 2:
            moves = [f"{wrong[0]} 412"]
        elif throws in (3, 4):
            moves = ["stop -" if throws == 3 or not right else "none"]
        elif right:
            moves = [right[0], "654"] if throws % 2 else [f"{right[-1]} 412"]
        else:
            moves = ["none", wrong[0].removeprefix("stop "), "321"]
        if throws == 1:
            lines += [*LOOKS[lang], *WRONG]
        lines += [moves[0], UNDO[lang], *moves[1:]] if throws == 5 else moves
        for move in moves:
            game.play(s, 0, move)
    return lines


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_whole_race_at_one_terminal_reads_as_it_should(home: Home, lang: str) -> None:
    if not compiling.ready(find("sums")):
        list(compiling.compile(find("sums")))
    seats = ["--seats", "me:Jana,me:Petr", "--option", "deal=10 each"]
    done = home.run("play", "sums", *seats, "--seed", str(SEED), "--lang", lang, "--plain", lines=typed(lang))
    reads_as_it_should(done, f"sums.{lang}.txt")
