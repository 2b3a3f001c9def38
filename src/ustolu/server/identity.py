"""Who somebody is: a random token in a cookie, no account. The store only ever sees the token's hash."""

import hashlib
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ustolu.store import Person, Store

COOKIE = "ustolu"
LANG_COOKIE = "ustolu-lang"
YEAR_S = 366 * 24 * 3600
KEPT_S = 60.0
MOST_KEPT = 10_000
GUEST = {"cs": "Host", "en": "Guest"}


def now_ms() -> int:
    """The time of day, in ms since 1970."""
    return time.time_ns() // 1_000_000


def digest(token: str) -> bytes:
    """What the store knows of a token or of a personal link."""
    return hashlib.sha256(token.encode()).digest()


def cookies(header: str | None) -> dict[str, str]:
    """The cookies of a request; none when the header is nonsense."""
    try:
        return {name: morsel.value for name, morsel in SimpleCookie(header or "").items()}
    except CookieError:
        return {}


def set_cookie(name: str, value: str, *, path: str, secure: bool, hidden: bool = True, age: int = YEAR_S) -> str:
    """A `Set-Cookie` header. `hidden`: pages' scripts cannot read it."""
    parts = [f"{name}={value}", f"Path={path}", f"Max-Age={age}", "SameSite=Lax"]
    if hidden:
        parts.append("HttpOnly")
    if secure:
        parts.append("Secure")
    return "; ".join(parts)


class Identities:
    """The persons of one server, found by their tokens; what was found is remembered for a minute."""

    def __init__(self, store: "Store") -> None:
        self.store = store
        self._kept: dict[bytes, tuple[float, Person]] = {}

    async def find(self, token: str | None) -> "Person | None":
        """The person with this token; None when it is missing, wrong, expired or deleted."""
        if not token or len(token) > 100:
            return None
        key = digest(token)
        kept = self._kept.get(key)
        now = time.monotonic()
        if kept is not None and kept[0] > now:
            return kept[1]
        person = await self.store.person_by_token(key, now_ms())
        if person is None:
            self._kept.pop(key, None)
            return None
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[key] = (now + KEPT_S, person)
        return person

    async def make(self, lang: str) -> "tuple[Person, str]":
        """A new person, with a name to be going on with, and the token."""
        token = secrets.token_urlsafe(32)
        name = f"{GUEST[lang]} {100 + secrets.randbelow(900)}"
        return await self.store.create_person(digest(token), name, lang, now_ms()), token

    async def another_device(self, person: "Person") -> str:
        """A token of its own for another device of the same person."""
        token = secrets.token_urlsafe(32)
        await self.store.add_token(person.id, digest(token), now_ms())
        return token

    def forget(self, person_id: str) -> None:
        """Ask the store again about this person: renamed or deleted."""
        self._kept = {key: entry for key, entry in self._kept.items() if entry[1].id != person_id}
