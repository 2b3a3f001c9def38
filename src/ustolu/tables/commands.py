"""What can be asked of a table: by people, over the wire, and by the table itself. A seat is a letter on the wire."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Letter = Annotated[str, Meta(min_length=1, max_length=1)]
Ref = Annotated[str, Meta(max_length=64)]
Id = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=200)]
Text = Annotated[str, Meta(max_length=2000)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
BotLevel = Annotated[int, Meta(ge=0, le=3)] | Literal["random", "greedy"]


class Asked(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A command. `ref` is made by who asks; a command repeated with the same ref is not done twice."""

    ref: Ref = ""


class Move(Asked, frozen=True, kw_only=True):
    """Make a move, or put it down as a sealed choice. `turn` is the number of the event that opened the decision."""

    seat: Letter
    turn: Number
    move: Text


class Fall(Asked, frozen=True, kw_only=True):
    """With real dice or cards: say what fell, or correct what was said. `corrects` is the event that told it wrongly.

    0 is the fall now due; where none is due, what was typed last.
    """

    seat: Letter
    turn: Number
    fall: Text
    corrects: Number = 0


class Undo(Asked, frozen=True, kw_only=True):
    """Take back one's own last decision; of what is not complete the last step, or `all` of it."""

    seat: Letter
    all: bool = False


class Sit(Asked, frozen=True, kw_only=True):
    """Take this open seat, or the first one."""

    seat: Letter | None = None
    name: Name | None = None


class Leave(Asked, frozen=True, kw_only=True):
    """Get up from a seat."""

    seat: Letter


class Bot(Asked, frozen=True, kw_only=True):
    """Put a bot on an open seat, change its level, or (level 0) open its seat again."""

    seat: Letter
    level: BotLevel = 2


class Start(Asked, frozen=True, kw_only=True):
    """Begin the game."""


class Replace(Asked, frozen=True, kw_only=True):
    """Agree that a bot takes over from somebody who is gone."""

    seat: Letter
    level: BotLevel = 2


class Back(Asked, frozen=True, kw_only=True):
    """Come back into a seat that was left or that a bot keeps."""

    seat: Letter


class Rematch(Asked, frozen=True, kw_only=True):
    """Go on to another table of the same kind, which the server has made: `table` is its id."""

    table: Id = ""


class Chat(Asked, frozen=True, kw_only=True):
    """Say something to everybody at the table."""

    text: Text
    name: Name | None = None


class Set(Asked, frozen=True, kw_only=True, tag="settings"):
    """Change how the table is run."""

    undo: bool | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    clock_s: int | UnsetType = UNSET
    bot_pace_ms: int | UnsetType = UNSET
    real_dice: bool | UnsetType = UNSET
    real_cards: bool | UnsetType = UNSET
    grace_s: int | UnsetType = UNSET
    replace_s: int | UnsetType = UNSET
    listed: bool | UnsetType = UNSET


class Remove(Asked, frozen=True, kw_only=True):
    """Send somebody away for good."""

    person: Id


class Mute(Asked, frozen=True, kw_only=True):
    """Take somebody's voice in the chat, or give it back."""

    person: Id
    muted: bool = True


class Host(Asked, frozen=True, kw_only=True):
    """Give the host's place to somebody who has a seat."""

    person: Id


class Close(Asked, frozen=True, kw_only=True):
    """End the table as it is."""

    why: Literal["host", "abandoned"] = "host"


class Salt(Asked, frozen=True, kw_only=True):
    """Add 32 bytes of one's own to the dice, before the start."""

    salt: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Rename(Asked, frozen=True, kw_only=True):
    """Change the name on one's own seat."""

    seat: Letter
    name: Name


class Tick(Asked, frozen=True, kw_only=True):
    """Do what has become due. Only the table itself asks for it, as for all that follow."""


class Answer(Asked, frozen=True, kw_only=True):
    """What a bot chose on a seat (a number here, not a letter) in the decision opened by event `turn`, and how it was found."""

    seat: int
    turn: int
    move: int | tuple[int, ...]
    how: str = ""


class Gone(Asked, frozen=True, kw_only=True):
    """Somebody's last connection is lost."""

    person: str


class Here(Asked, frozen=True, kw_only=True):
    """Somebody is connected."""

    person: str


class Settled(Asked, frozen=True, kw_only=True):
    """In a race: what a seat asked for has waited until it was clear that nobody was before it. `credit` for its lag, in ms."""

    what: Move | Undo | Answer
    credit: int


WIRE = (
    Move | Fall | Undo | Sit | Leave | Bot | Start | Replace | Back | Rematch | Chat | Set | Remove | Mute | Host | Close | Salt | Rename
)  # fmt: skip
"""What a client may send."""

Command = WIRE | Tick | Answer | Gone | Here | Settled
