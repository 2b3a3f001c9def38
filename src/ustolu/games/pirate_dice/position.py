"""A whole position as text and back: exactly, with all that the captain wrote and all that is told of the voyage before.

    seats 3 target 6000 chest final island_card_skulls true negative true
    voyage B choice card treasure rolls 2 dice ccmpsssk rolling - kept 1 2 moved
    pile coin 4 diamond 3 ship4 1
    A total 1400 won 1400 sunk 0 robbed 0 lines 1: 1400
    island 2 kkkkccms kkkkkcms left A 1
    before A card pirate stopped points 1400 skulls 1 dice ccccdskm

Only the first line and those of the seats are needed. What is not written is as at the beginning of a game, a pile is full without the
card of the voyage, and a log that is not written holds the total.
"""

import re

from ustolu.core import LETTERS, State, setup
from ustolu.core import new as blank
from ustolu.games.pirate_dice import rules
from ustolu.games.pirate_dice.scoring import CARDS, FACES

PHASES = ("start", "card", "roll", "choice", "over")
ENDS = ("nothing", "stopped", "sunk", "island", "magic")
OPTIONS = (("chest", ("final", "no skull")), ("island_card_skulls", ("false", "true")), ("negative", ("false", "true")))
FLAGS = ("moved", "guarded", "on_island", "sudden")
SHARES = ("won", "sunk", "robbed")


def letters(packed: int) -> str:
    """Dice packed three bits each, as letters."""
    return "".join(FACES[packed >> 3 * die & 7] for die in range(8))


def packed(letters: str) -> int:
    """Eight letters as one number, three bits a die."""
    return sum(FACES.index(letter) << 3 * die for die, letter in enumerate(letters))


def numbers(mask: int) -> str:
    """The dice of a mask by their numbers; `-` for none."""
    return " ".join(str(die + 1) for die in range(8) if mask >> die & 1) or "-"


def written(s: State) -> str:
    """The whole position."""
    seats = int(s.seats)
    options = " ".join(f"{name} {values[int(getattr(s, name))]}" for name, values in OPTIONS)
    flags = "".join(f" {flag}" for flag in FLAGS if getattr(s, flag))
    marks = "".join(f" {name} {LETTERS[int(getattr(s, name)) - 1]}" for name in ("opener", "winner") if getattr(s, name))
    lines = [
        f"seats {seats} target {int(s.target)} {options}",
        f"voyage {LETTERS[int(s.seat)]} {PHASES[int(s.phase)]} card {CARDS[int(s.card)]} rolls {int(s.rolls)} "
        f"dice {''.join(FACES[face] for face in s.dice.tolist())} rolling {numbers(int(s.rolling))} kept {numbers(int(s.kept))}{flags}{marks}",
        "pile" + "".join(f" {card} {left}" for card, left in zip(CARDS, s.pile.tolist(), strict=True) if left),
    ]
    for seat in range(seats):
        shares = " ".join(f"{name} {int(getattr(s, name)[seat])}" for name in SHARES)
        count = int(s.lines[seat])
        log = " ".join(str(int(s.log[seat, line % rules.LINES])) for line in range(max(0, count - rules.LINES), count))
        lines.append(f"{LETTERS[seat]} total {int(s.totals[seat])} {shares} lines {count}: {log}".rstrip())
    if s.stays:
        island = s.island.tolist()
        left = f" left {LETTERS[int(s.island_seat) - 1]} {int(s.island_line)}" if s.island_seat else ""
        lines.append(f"island {int(s.stays)} " + " ".join(letters(roll) for roll in island[: max(i + 1 for i in range(9) if island[i])]) + left)
    if s.last_seat:
        lines.append(
            f"before {LETTERS[int(s.last_seat) - 1]} card {CARDS[int(s.last_card)]} {ENDS[int(s.last_end)]} points {int(s.last_points)} "
            f"skulls {int(s.last_skulls)} dice {letters(int(s.last_dice))}"
        )
    return "\n".join(lines)


def read(text: str) -> State:
    """The position that is `written` so. Raises ValueError for what is no position."""
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    try:
        s = _begun(lines[0])
        for line in lines[1:]:
            word, _, rest = line.partition(" ")
            READERS.get(word, _seat)(s, word, rest)
    except (LookupError, ValueError, OverflowError) as error:
        raise ValueError(f"this is no position of Pirátské kostky: {error}") from error
    return s


def _begun(line: str) -> State:
    match = re.fullmatch(r"seats ([2-5])(?: target (\d+))?((?: (?:chest final|chest no skull|\w+ (?:true|false)))*)", line)
    if not match:
        raise ValueError(f"the first line begins with `seats`, not {line!r}")
    s = blank(rules.State)
    setup(s, int(match[1]), int(match[2] or 6000), 0, 0, 0)
    for name, values in OPTIONS:
        if found := re.search(rf" {name} ({'|'.join(values)})", match[3]):
            setattr(s, name, values.index(found[1]))
    return s


def _mask(words: str) -> int:
    return sum(1 << (int(word) - 1) for word in words.split() if word != "-")


def _voyage(s: State, _: str, rest: str) -> None:
    match = re.fullmatch(
        r"([A-E]) (\w+)(?: card (\w+))?(?: rolls (\d+))?(?: dice ([cdspmk]{8}))?(?: rolling ([\d ]+|-))?(?: kept ([\d ]+|-))?"
        r"((?: moved| guarded| on_island| sudden)*)(?: opener ([A-E]))?(?: winner ([A-E]))?", rest
    )  # fmt: skip
    if not match:
        raise ValueError(f"a voyage is not written {rest!r}")
    s.seat, s.phase = LETTERS.index(match[1]), PHASES.index(match[2])
    s.card = CARDS.index(match[3]) if match[3] else 0
    s.rolls = int(match[4] or s.phase == rules.CHOICE)
    for die, letter in enumerate(match[5] or ""):
        s.dice[die] = FACES.index(letter)
    s.rolling, s.kept = _mask(match[6] or "-"), _mask(match[7] or "-")
    for flag in match[8].split():
        setattr(s, flag, 1)
    s.opener = LETTERS.index(match[9]) + 1 if match[9] else 0
    s.winner = LETTERS.index(match[10]) + 1 if match[10] else 0
    if s.phase in (rules.ROLL, rules.CHOICE):
        s.pile[s.card] -= 1


def _pile(s: State, _: str, rest: str) -> None:
    words = rest.split()
    left = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    for kind, card in enumerate(CARDS):
        s.pile[kind] = left.pop(card, 0)
    if left:
        raise ValueError(f"there are no cards {', '.join(left)}")


def _seat(s: State, word: str, rest: str) -> None:
    match = re.fullmatch(r"total (-?\d+)(?: won (-?\d+) sunk (-?\d+) robbed (-?\d+))?(?: lines (\d+):([-\d ]*))?", rest)
    if word not in LETTERS[: int(s.seats)] or len(word) != 1 or not match:
        raise ValueError(f"{word} {rest!r} is no line of a position")
    seat, total = LETTERS.index(word), int(match[1])
    s.totals[seat] = total
    shares = [int(share or 0) for share in match.group(2, 3, 4)] if match[2] else [max(total, 0), max(-total, 0), 0]
    for name, share in zip(SHARES, shares, strict=True):
        getattr(s, name)[seat] = share
    log = [int(number) for number in match[6].split()] if match[5] else [total] * (total != 0)
    s.lines[seat] = int(match[5] or len(log))
    for i, number in enumerate(log):
        s.log[seat, (int(s.lines[seat]) - len(log) + i) % rules.LINES] = number


def _before(s: State, _: str, rest: str) -> None:
    match = re.fullmatch(r"([A-E]) card (\w+) (\w+) points (-?\d+) skulls (\d+) dice ([cdspmk]{8})", rest)
    if not match:
        raise ValueError(f"the voyage before is not written {rest!r}")
    s.last_seat, s.last_card, s.last_end = LETTERS.index(match[1]) + 1, CARDS.index(match[2]), ENDS.index(match[3])
    s.last_points, s.last_skulls, s.last_dice = int(match[4]), int(match[5]), packed(match[6])


def _island(s: State, _: str, rest: str) -> None:
    told, _, left = rest.partition(" left ")
    stays, *rolls = told.split()
    s.stays = int(stays)
    if left:
        seat, line = left.split()
        s.island_seat, s.island_line = LETTERS.index(seat) + 1, int(line)
    for i, roll in enumerate(rolls):
        if not re.fullmatch("[cdspmk]{8}", roll):
            raise ValueError(f"{roll} is no roll of eight dice")
        s.island[i] = packed(roll)


READERS = {"voyage": _voyage, "pile": _pile, "island": _island, "before": _before}
