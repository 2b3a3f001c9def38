"""Deciding what may happen in the game itself: moves, sealed choices, typed falls, and taking back."""

from ustolu.bots import WAYS
from ustolu.core import CHANCE, SEALED, BadMessage, Game, IllegalMove, State, copy, play, turn
from ustolu.core.referee import Move, check, event, steps
from ustolu.tables import commands, facts, undo
from ustolu.tables.draft import Draft, Refused
from ustolu.tables.table import SEATS, Table, deciding, events, number


def playing(d: Draft) -> None:
    """Refuse unless the game is being played."""
    if d.table.stage == "over":
        raise Refused("not-now", "table-refused-over")
    if d.table.stage != "playing":
        raise Refused("not-now", "table-refused-not-started")


def own(d: Draft, letter: str) -> int:
    """The seat called `letter`, which must be the asking person's, and taken by them now."""
    seat = number(letter)
    if not 0 <= seat < len(d.table.seats) or not d.by or d.table.seats[seat].person != d.by:
        raise Refused("not-your-seat", "table-refused-not-your-seat", {"letter": letter})
    return seat


def acting(d: Draft, letter: str) -> int:
    """The asking person's own seat, on which they really sit."""
    seat = own(d, letter)
    if d.table.seats[seat].kind != "person" or d.table.seats[seat].left:
        raise Refused("not-your-seat", "table-refused-come-back-first", {"seat": seat})
    return seat


def move(d: Draft, c: commands.Move) -> None:
    playing(d)
    seat = acting(d, c.seat)
    _decide(d, seat, c.turn, c.move)


def answer(d: Draft, c: commands.Answer) -> None:
    """A bot's move, taken only where a bot is asked."""
    playing(d)
    t = d.table
    if d.by or not 0 <= c.seat < len(t.seats) or not (t.seats[c.seat].kind == "bot" or t.late >> c.seat & 1):
        raise Refused("not-your-seat", "table-refused-not-your-seat", {"letter": ""})
    if t.ready >> c.seat & 1 or t.turns[c.seat] != c.turn:
        raise Refused("stale", "table-refused-stale")
    _find(d, c.seat, c.how)
    _decide(d, c.seat, c.turn, c.move)


USUAL = ("random", "greedy", "thumb", "mixed", "search")
"""How bots usually find moves: it goes without saying, unless it was otherwise before."""


def _find(d: Draft, seat: int, how: str) -> None:
    """Say how a bot finds its moves when that has changed, or is unusual from the start."""
    one = d.table.seats[seat]
    if one.kind == "bot" and how in WAYS and how != one.how and (one.how or how not in USUAL):
        d.do(facts.Found(seat, how))


def _decide(d: Draft, seat: int, opened: int, wanted: Move) -> None:
    t = d.table
    assert t.game is not None
    if not t.mask & SEATS & 1 << seat:
        raise _not_on_turn(d, seat, wanted)
    if not (t.since if t.game.race else t.turns[seat]) <= opened <= t.n:  # in a race nobody waits to hear of their own move before
        raise Refused("stale", "table-refused-stale")
    codes, after = _whole(t, t.game, seat, wanted) if t.game.compound else _one(t, t.game, seat, wanted)
    if t.mask & SEALED and t.mask & SEATS != 1 << seat:
        _choose(d, seat, codes, after)
    elif t.game.unfinished(after):
        d.do(facts.Claimed(seat, codes) if t.game.race and t.first < 0 else facts.Picked(seat, codes, False))
    else:
        d.do(facts.Moved(seat, facts.packed(codes)))
    d.settle()


def _one(t: Table, game: Game, seat: int, wanted: Move) -> tuple[tuple[int, ...], State]:
    """The seat's choice with one more move, where every event is one code, and the position after it."""
    move = wanted if isinstance(wanted, str | int) else wanted[0]
    code = check(game, deciding(t, seat) if t.unfinished(seat) else t.state, seat, move)
    if not t.mask & SEALED:
        return (code,), t.state
    after = deciding(t, seat)
    play(after, seat, code)
    return (*(t.choices[seat] if t.unfinished(seat) else ()), code), after


def _whole(t: Table, game: Game, seat: int, wanted: Move) -> tuple[tuple[int, ...], State]:
    """The seat's choice or move with what it wants to do now, and the position after it.

    What it wants goes on from what it has begun; a text that cannot may be a whole event in place of the one begun, but not of a claim.
    """
    begun = t.choices[seat] if t.unfinished(seat) else ()
    try:
        more, after = steps(game, deciding(t, seat), seat, wanted)
        return (*begun, *more), after
    except (IllegalMove, BadMessage) as mistake:
        if begun and t.first < 0 and (instead := _instead(t, game, seat, wanted)):
            return instead
        if isinstance(mistake, BadMessage):
            raise Refused("illegal", "table-refused-nonsense") from mistake
        raise


def _instead(t: Table, game: Game, seat: int, wanted: Move) -> tuple[tuple[int, ...], State] | None:
    """The choice with another whole event in place of the one that the seat has begun; None where there is none."""
    whole = [code for one in events(game, t.state, seat, t.choices[seat])[:-1] for code in one]
    s = copy(t.state)
    for code in whole:
        play(s, seat, code)
    try:
        codes = event(game, s, seat, wanted)
    except (IllegalMove, BadMessage):
        return None
    for code in codes:
        play(s, seat, code)
    return (*whole, *codes), s


def _not_on_turn(d: Draft, seat: int, wanted: Move) -> Refused:
    """The game's own reason where it has one."""
    t = d.table
    assert t.game is not None
    try:
        steps(t.game, t.state if t.first < 0 else deciding(t, t.first), seat, wanted)
    except IllegalMove as mistake:
        return Refused("not-your-turn", mistake.key, mistake.arguments, mistake.paragraph)
    raise AssertionError(f"{t.game.id}: a legal move of a seat that is not on turn")


def _choose(d: Draft, seat: int, codes: tuple[int, ...], after: State) -> None:
    """Put down a sealed choice as far as it goes; the one that completes the last brings all of them into the game.

    A seat that chooses alone has nobody to hide from and simply moves.
    """
    t = d.table
    assert t.game is not None
    bit = 1 << seat
    was_ready = bool(t.ready & bit)
    ready = not turn(after) & bit
    if ready and t.mask & SEATS & ~t.ready & ~bit == 0:
        choices = [codes if other == seat else t.choices[other] for other in range(len(t.seats))]
        for other, chosen in enumerate(choices):
            for one in events(t.game, t.state, other, chosen) if chosen else ():
                d.do(facts.Moved(other, facts.packed(one)))
        return
    d.do(facts.Picked(seat, codes, ready))
    if ready != was_ready:
        d.do(facts.Chose(seat, ready))


def take_back(d: Draft, c: commands.Undo) -> None:
    """What is not complete shows nobody anything: it can always be taken back, step by step or all of it. But a claim in a race is heard by all."""
    playing(d)
    seat = acting(d, c.seat)
    t = d.table
    was_ready = bool(t.ready >> seat & 1)
    if t.first == seat:
        raise Refused("not-now", "table-refused-claimed")
    if not t.settings.undo and not t.unfinished(seat):
        raise Refused("not-now", "table-refused-undo-off")
    if t.choices[seat]:
        d.do(facts.Picked(seat, () if c.all else t.choices[seat][:-1], False))
        if was_ready:
            d.do(facts.Chose(seat, False))
        return
    if reason := undo.why_not(t, seat):
        raise Refused("not-now", reason)
    d.do(facts.Undone(seat))


def fall(d: Draft, c: commands.Fall) -> None:
    """A typed fall, or a better one in place of one that was typed since anybody decided anything."""
    playing(d)
    seat = acting(d, c.seat)
    t = d.table
    assert t.game is not None
    if not (t.settings.real_dice or t.settings.real_cards):
        raise Refused("not-now", "table-refused-no-real-dice")
    if not t.asked <= c.turn <= t.n:
        raise Refused("stale", "table-refused-stale")
    wrong = t.mistyped(c.corrects) if c.corrects or t.mask != CHANCE else None
    if not wrong and (c.corrects or t.mask != CHANCE):
        raise Refused("not-now", "table-refused-no-fall-due")
    try:
        code, *more = event(t.game, wrong.state if wrong else t.state, CHANCE, c.fall)
        if more:
            raise BadMessage("many-codes", "what is several codes is always drawn")
    except BadMessage as error:
        raise Refused("illegal", "table-refused-no-such-fall", {"text": c.fall[:20]}) from error
    if not wrong:
        d.do(facts.Fell(code, seat))
    elif code != wrong.code:
        later = len(t.typed) - t.typed.index(wrong) - 1
        d.do(facts.Corrected(code, seat, wrong.n, wrong.code, later, wrong.draws if wrong.draws < t.draws else -1))
    d.settle()
