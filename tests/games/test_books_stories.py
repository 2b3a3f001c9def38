"""Zařaď knihu: every world that `imagine` deals to a seat has a story that fits all that the seat was told, from the deal on.

The stories are found by trying everything, by code that knows nothing of traces: what was drawn, which card was laid and which went back.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from ustolu.core import CHANCE, State, generator, imagine, notation
from ustolu.core.catalogue import game
from ustolu.games.contract.walk import Walk, play, seeded, settings
from ustolu.games.sort_the_books.say import hand

BOOKS = game("sort_the_books")

Cards = tuple[int, ...]
"""Numbers, or names of cards whose number is not known: -1, -2, ..."""


@dataclass(frozen=True)
class Story:
    """What one way that things may have gone has come to. `known`: the number that was found out for each name."""

    hands: tuple[Cards, ...]
    top: int
    known: tuple[tuple[int, int], ...]
    names: int

    def learn(self, name: int, number: int) -> "Story | None":
        """That the card called `name` is `number`; None when it cannot be."""
        if name > 0:
            return self if name == number else None
        found = dict(self.known)
        if name in found or number in found.values():
            return self if found.get(name) == number else None
        return replace(self, known=(*self.known, (name, number)))


def without(cards: Cards, card: int) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def give(story: Story, seat: int, card: int) -> Story:
    return replace(story, hands=tuple((*cards, card) if holder == seat else cards for holder, cards in enumerate(story.hands)))


def after(story: Story, who: int, words: list[str], on: int) -> Iterator[Story]:
    """All stories that go on with an event as it was told; `on` is the seat on turn."""
    word = words[0]
    if word == "draws":
        numbers = [int(number) if number != "?" else None for number in words[1:]]
        for first in (0, 1) if numbers[0] != numbers[1] else (0,):
            drawn, told = story, [numbers[first], numbers[1 - first]]
            for number in told:
                if drawn is not None and drawn.top:
                    card, drawn = drawn.top, replace(drawn, top=0)
                    drawn = drawn.learn(card, number) if number else drawn
                elif drawn is not None:
                    drawn = replace(drawn, names=drawn.names + 1)
                    card = number or -drawn.names
                drawn = drawn and give(drawn, on, card)
            if drawn:
                yield drawn
            if not story.top:
                return
    elif word == "offer" and len(words) == 2:
        shown = story.learn(story.top, int(words[1])) if story.top else story
        if shown:
            yield replace(shown, top=0)
    elif word == "take":
        yield give(story, who, int(words[1]))
    elif word == "lay":
        for card in story.hands[who]:
            if learnt := story.learn(card, int(words[1])):
                yield replace(learnt, hands=tuple(without(cards, card) if seat == who else cards for seat, cards in enumerate(story.hands)))
    elif word == "back":
        for card in story.hands[who]:
            if learnt := story if words[1] == "?" else story.learn(card, int(words[1])):
                yield replace(learnt, top=card, hands=tuple(without(cards, card) if seat == who else cards for seat, cards in enumerate(story.hands)))
    else:
        yield story


def stories(walk: Walk, n: int, seat: int) -> set[Story]:
    """All that may have gone on behind what `seat` was told of the first `n` events."""
    told = BOOKS.notation.tell(walk.start(), CHANCE, walk.events[0].codes[0], seat).split()[1:]
    hands = tuple((int(word) if word != "?" else -1 - holder,) for holder, word in enumerate(told))
    found = {Story(hands, 0, (), len(hands))}
    for before, event, _ in list(walk.steps())[1:n]:
        words = BOOKS.notation.tell(before, event.who, event.codes[0], seat).split()
        found = {story for one in found for story in after(one, event.who, words, int(before.on))}
    return found


def fits(story: Story, world: State, seat: int, own: int) -> bool:
    """Whether a story can end in this world: its hidden cards can be given the world's numbers, so that the starter began with the smallest."""
    starter = int(world.starter)
    options = [story]
    for cards, numbers in [*((story.hands[other], hand(world, other)) for other in range(int(world.seats))), ((story.top,) * bool(story.top), [])]:
        there = numbers or [int(world.top)] * bool(story.top)
        options = [learnt for one in options for learnt in matched(one, cards, there)]
    for one in options:
        number = dict(one.known)
        began = [own if other == seat else number[-1 - other] for other in range(int(world.seats))]
        if began[starter] == min(began):
            return True
    return False


def matched(story: Story, cards: Cards, numbers: list[int]) -> list[Story]:
    """All ways to give the cards these numbers."""
    if len(cards) != len(numbers):
        return []
    if not cards:
        return [story]
    return [
        done
        for number in numbers
        if (learnt := story.learn(cards[0], number))
        for done in matched(learnt, cards[1:], [other for other in numbers if other != number])
    ]


@pytest.mark.parametrize("seed", range(12))
def test_every_world_that_is_dealt_to_a_seat_has_a_story(seed: int) -> None:
    setting = settings(BOOKS)[seed % len(settings(BOOKS))]
    walk = play(BOOKS, setting, seeded(seed), most=10 + 5 * (seed % 5))
    for moment in walk.moments():
        if moment.n < 2 or BOOKS.is_over(moment.s):
            continue
        for seat in walk.seats():
            own = hand(BOOKS.load(walk.dumps[1]), seat)[0]
            told = stories(walk, moment.n, seat)
            assert any(fits(story, moment.s, seat, own) for story in told), "what really happened is one of them"
            for draw in range(4):
                world = BOOKS.copy(moment.s)
                imagine(world, seat, generator(1000 * seed + draw))
                assert any(fits(story, world, seat, own) for story in told), f"{seat} after {moment.n} events\n{walk}"


def test_a_starter_who_played_a_card_of_the_offer_still_holds_the_smallest() -> None:
    s = BOOKS.new(3)
    for line in ("deal 33 21 90", "offer 1 2 50 60", "B take 50", "B lay 50 0,0", "offer 70"):
        BOOKS.play(s, *notation.split(line))
    for seed in range(100):
        world = BOOKS.copy(s)
        imagine(world, 0, generator(seed))
        assert hand(world, 1)[0] < min(33, hand(world, 2)[0])
