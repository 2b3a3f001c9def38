"""Deciding what the host may do: bots, settings, sending away, muting, giving the place on, starting and closing. And chat."""

import msgspec

from ustolu.tables import commands, facts
from ustolu.tables.draft import Draft, Refused
from ustolu.tables.falls import has_cards
from ustolu.tables.header import FIXED_AT_START, Settings
from ustolu.tables.seating import gathering, start
from ustolu.tables.table import number

CHAT_LENGTH = 500
MOST_PEOPLE = 100
"""How many persons may be muted at one table, and how many sent away."""


def host(d: Draft) -> None:
    """Refuse anybody but the host."""
    if not d.by or d.by != d.table.host:
        raise Refused("not-host", "table-refused-not-host")


def bot(d: Draft, c: commands.Bot) -> None:
    host(d)
    gathering(d)
    seat = number(c.seat)
    if not 0 <= seat < len(d.table.seats):
        raise Refused("bad", "table-refused-no-such-seat", {"letter": c.seat})
    one = d.table.seats[seat]
    if one.kind == "person":
        raise Refused("not-now", "table-refused-taken", {"letter": c.seat})
    if c.level == 0:
        if one.kind == "bot":
            d.do(facts.Opened(seat))
    elif one.kind != "bot" or one.level != c.level:
        d.do(facts.Botted(seat, c.level, "host"))


def begin(d: Draft, c: commands.Start) -> None:
    host(d)
    gathering(d)
    start(d)


def set_up(d: Draft, c: commands.Set) -> None:
    host(d)
    t = d.table
    asked = {
        name: getattr(c, name) for name in c.__struct_fields__ if name != "ref" and getattr(c, name) is not msgspec.UNSET
    }  # fmt: skip
    listed = asked.pop("listed", t.listed)
    now = msgspec.to_builtins(t.settings)
    if t.stage != "gathering" and any(name in FIXED_AT_START and value != now.get(name, False) for name, value in asked.items()):
        raise Refused("not-now", "table-refused-settings-fixed")
    try:
        wanted = msgspec.convert({**now, **asked}, Settings)
    except msgspec.ValidationError as error:
        raise Refused("bad", "table-refused-settings") from error
    if (wanted.real_dice or wanted.real_cards) and not (t.game and t.game.public_falls):
        raise Refused("bad", "table-refused-hidden-falls")
    if wanted.real_cards and not (t.game and has_cards(t.game)):
        raise Refused("bad", "table-refused-no-cards")
    changed = {name: value for name, value in asked.items() if value != now.get(name, False)}
    if listed != t.listed:
        changed["listed"] = listed
    if changed:
        d.do(facts.Adjusted(changed))


def few(people: tuple[str, ...]) -> None:
    """Refuse once very many are muted or sent away: every message about the table would carry them."""
    if len(people) >= MOST_PEOPLE:
        raise Refused("full", "table-refused-very-many", {"most": MOST_PEOPLE})


def remove(d: Draft, c: commands.Remove) -> None:
    """A person sent away loses the seats for good: they are open again, or during the game kept by bots."""
    host(d)
    t = d.table
    if c.person == d.by or not c.person:
        raise Refused("bad", "table-refused-not-oneself")
    if c.person in t.removed:
        return
    few(t.removed)
    d.do(facts.Removed(c.person))
    for seat in t.held(c.person):
        if t.stage == "gathering":
            d.do(facts.Opened(seat))
        elif t.stage == "playing":
            d.do(facts.Botted(seat, t.seats[seat].level or 2, "removed"))


def mute(d: Draft, c: commands.Mute) -> None:
    host(d)
    if c.person == d.by or not c.person:
        raise Refused("bad", "table-refused-not-oneself")
    if (c.person in d.table.muted) != c.muted:
        if c.muted:
            few(d.table.muted)
        d.do(facts.Muted(c.person, c.muted))


def give_on(d: Draft, c: commands.Host) -> None:
    host(d)
    if c.person not in d.table.persons or c.person in d.table.removed:
        raise Refused("bad", "table-refused-no-such-person")
    if c.person != d.by:
        d.do(facts.Hosted(c.person))


def close(d: Draft, c: commands.Close) -> None:
    """The host ends the table; or the table itself, when nobody has come for a long time."""
    if d.by:
        host(d)
    d.do(facts.Closed("host" if d.by else "abandoned"))


def rematch(d: Draft, c: commands.Rematch) -> None:
    t = d.table
    if t.stage != "over":
        raise Refused("not-now", "table-refused-not-over")
    if d.by not in t.persons and d.by != t.host:
        raise Refused("not-your-seat", "table-refused-only-players")
    if t.rematch:
        return
    if not c.table:
        raise Refused("bad", "table-refused-nonsense")
    d.do(facts.Rematched(c.table))


def may_chat(d: Draft, c: commands.Chat) -> tuple[str, str]:
    """The name and the text of a chat line, or a refusal."""
    t = d.table
    if not t.settings.chat:
        raise Refused("not-now", "table-refused-chat-off")
    if d.by in t.muted:
        raise Refused("muted", "table-refused-muted")
    text = " ".join("".join(ch if ch.isprintable() else " " for ch in c.text).split())
    if not text or len(text) > CHAT_LENGTH:
        raise Refused("bad", "table-refused-chat-length", {"most": CHAT_LENGTH})
    held = t.held(d.by)
    return (t.seats[held[0]].name if held else (c.name or "")), text
