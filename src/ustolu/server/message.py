"""What a client says over a socket: one JSON object a message, read strictly; whatever it is, it gets an answer."""

from typing import Any, TypeAlias

import msgspec

from ustolu.tables import WIRE, Command


class All(msgspec.Struct, tag_field="type", tag="all"):
    """Tell me everything."""

    ref: str = ""


class Ping(msgspec.Struct, tag_field="type", tag="ping"):
    """Are you there?"""

    t: float = 0.0


Said: TypeAlias = "Command | All | Ping"


class Unreadable(Exception):
    """A message that is no command: the reason code, and its `ref` if it had one."""

    def __init__(self, reason: str, ref: str = "") -> None:
        super().__init__(reason)
        self.reason, self.ref = reason, ref


class Head(msgspec.Struct):
    """What can be said of a message that is not understood."""

    ref: Any = ""
    type: Any = ""


_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(WIRE | All | Ping)
_head = msgspec.json.Decoder(Head)
KINDS = frozenset(str(kind.__struct_config__.tag) for kind in (*WIRE.__args__, All, Ping))


def read(text: bytes, depth: int) -> Said:
    """The command in a message nested at most `depth` deep. Raises Unreadable: too-deep, bad-json, unknown-type or bad."""
    if text.count(b"[") + text.count(b"{") > depth and deeper(text, depth):
        raise Unreadable("too-deep")
    try:
        return _decoder.decode(text)
    except msgspec.ValidationError:
        raise explain(text) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Unreadable("bad-json") from None


def explain(text: bytes) -> Unreadable:
    """Why something is no command; it may break off after what made it one."""
    try:
        head = _head.decode(text)
    except msgspec.ValidationError:
        return Unreadable("bad")
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return Unreadable("bad-json")
    ref = head.ref[:100] if isinstance(head.ref, str) else ""
    return Unreadable("unknown-type" if isinstance(head.type, str) and head.type not in KINDS else "bad", ref)


def deeper(text: bytes, depth: int) -> bool:
    """Whether brackets are nested more than `depth` deep; brackets inside strings do not count."""
    level, quoted, escaped = 0, False, False
    for byte in text:
        if quoted:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                quoted = False
        elif byte == 0x22:
            quoted = True
        elif byte in b"[{":
            level += 1
            if level > depth:
                return True
        elif byte in b"]}":
            level -= 1
    return False
