"""[§8] [§9] What scores when, what a round has brought, and how the game ends."""

from ustolu.core import Message, State, copy
from ustolu.games.isle_of_skye import rules
from ustolu.games.isle_of_skye.aloud.reason import Item as Reason
from ustolu.games.isle_of_skye.aloud.reason import reasons, scrolls
from ustolu.games.isle_of_skye.scoring import MOST_GOLD, PLACE_LETTERS, PLACES, rounds, scores_in

Item = tuple[Message, int]


def last(s: State) -> int:
    """[§1] How many rounds there are."""
    return int(rounds(copy(s)))


def places(s: State, number: int) -> str:
    """The letters of the places that score in a round."""
    bits = int(scores_in(int(s.seats), number))
    return "".join(letter for place, letter in enumerate(PLACE_LETTERS) if bits >> place & 1)


def spelled(letters: str) -> str:
    """Places one after another, as they are read."""
    return ", ".join(letters)


def tracks(s: State) -> list[str]:
    """The places that score, round by round."""
    return [places(s, number) for number in range(1, last(s) + 1)]


def what(number: int) -> Message:
    """The name of a scoring tile."""
    return f"scoring-name-{number}", {}


def lies(s: State, place: int) -> Message:
    """What lies at a place and what it asks for."""
    number = int(s.scoring[place])
    return "place-is", {"place": PLACE_LETTERS[place], "what": what(number), "how": (f"scoring-{number}", {})}


def open_places(s: State) -> list[Message]:
    """[§1] What lies at A, B, C and D."""
    return [lies(s, place) for place in range(PLACES)] if s.phase > rules.SCORING else []


def timetable(s: State) -> list[Message]:
    """What lies at the places, and which of them score in each round."""
    lines: list[Message] = [("track", {"round": number, "places": spelled(letters)}) for number, letters in enumerate(tracks(s), 1)]
    return [*open_places(s), *lines]


def now(s: State, seat: int, sees: bool) -> list[Message]:
    """[§10] What each place would give a seat if it scored now, and for what; [§4] not who has most gold, where that is hidden."""
    found: list[Message] = []
    for place in range(PLACES) if s.phase > rules.SCORING else ():
        number = int(s.scoring[place])
        if number == MOST_GOLD and not sees:
            found.append(("would-score-hidden", {"place": PLACE_LETTERS[place], "what": what(number)}))
        else:
            found.append(("would-score", {"place": PLACE_LETTERS[place], "what": what(number), **summed(reasons(s, seat, number))}))
    return [*found, ("would-score-scrolls", summed(scrolls(s, seat)))]


def summed(items: list[Reason]) -> dict[str, int | list[Message]]:
    """Points, and in how many items they come."""
    lines: list[Message] = [("item-worth", {"item": one.message, "points": one.points}) for one in items]
    return {"points": sum(one.points for one in items), "count": len(items), "items": lines}


def mine(items: list[Reason]) -> dict[str, int | list[Message]]:
    """The items that bring something, and how many there are."""
    found = summed([one for one in items if one.points])
    return {"count": found["count"], "items": found["items"]}


def by_seat(s: State, points: list[int]) -> list[Message]:
    """A number for each seat, by name."""
    return [("number-of-seat", {"seat": seat, "number": points[seat]}) for seat in range(int(s.seats))]


def scored(before: State, after: State, seat: int) -> list[Message]:
    """A round has ended: each of its places, with the points of all and what one has one's own for; at the end scrolls and gold; then all points.

    What has been gold then has gone on since, so most gold has no reasons.
    """
    number, n = int(before.in_round), int(before.seats)
    earned = [row[number - 1] for row in after.earned.tolist()[:n]]
    found: list[Message] = [("round-scores", {"round": number, "places": spelled(places(before, number))})]
    for place, letter in enumerate(PLACE_LETTERS):
        if letter in places(before, number):
            tile, points = int(before.scoring[place]), by_seat(after, [row[place] for row in earned])
            own = mine(reasons(after, seat, tile) if seat >= 0 and tile != MOST_GOLD else [])
            found.append(("place-scored", {"place": letter, "what": what(tile), "points": points, **own}))
    if after.phase == rules.OVER:
        own = mine(scrolls(after, seat) if seat >= 0 else [])
        found.append(("scrolls-scored", {"points": by_seat(after, after.from_scrolls.tolist()[:n]), **own}))
        found.append(("gold-scored", {"points": by_seat(after, after.from_gold.tolist()[:n])}))
    return [*found, ("standing", {"points": by_seat(after, after.points.tolist()[:n])})]


def items(s: State, seat: int) -> list[Item]:
    """[§8] [§9] The points of a seat, place by place, then scrolls and gold."""
    found: list[Item] = []
    for place, points in enumerate(map(sum, zip(*s.earned.tolist()[seat], strict=True))):
        if points:
            found.append((("item-place", {"place": PLACE_LETTERS[place], "what": what(int(s.scoring[place]))}), points))
    if s.from_scrolls[seat]:
        found.append((("item-scrolls", {}), int(s.from_scrolls[seat])))
    if s.from_gold[seat]:
        found.append((("item-gold", {}), int(s.from_gold[seat])))
    return found
