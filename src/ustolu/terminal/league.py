"""A league in lines: the running table, the tables of the last round with their addresses, and joining."""

import json
import re
import secrets
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

from ustolu.terminal.lines import clean
from ustolu.terminal.link import LinkLost
from ustolu.terminal.remote import cookies
from ustolu.terminal.tongue import Tongue

ADDRESS = re.compile(r"(https?://[^/?#\s]+(?:/[^?#\s]*?)?)/l/([^/?#\s]+)(?:[?#].*)?")


class Refused(Exception):
    """The league refuses: `key` names the text that says why, `args_of_text` fill it."""

    def __init__(self, key: str, args: dict[str, str | int]) -> None:
        super().__init__(key)
        self.key, self.args_of_text = key, args


class Club:
    """The way to a league on a server, as the same person who plays from this terminal."""

    def __init__(self, url: str, lang: str) -> None:
        """Raises LinkLost where the address or the server is wrong."""
        if not (match := ADDRESS.fullmatch(url.strip())):
            raise LinkLost("term-bad-league", url=url)
        self.base, self._id, self._url = match[1], match[2], url
        self._cookies = cookies(self.base)
        self._http = build_opener(HTTPCookieProcessor(self._cookies))
        self._http.addheaders = [("Accept-Language", lang)]
        self._ask("me")

    def _ask(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.base}/api/{path}", data, {"Content-Type": "application/json"} if data else {})
        try:
            with self._http.open(request, timeout=10) as answer:
                found: dict[str, Any] = json.load(answer)
        except HTTPError as error:
            raise self._refusal(error) from None
        except (URLError, OSError, ValueError):
            raise LinkLost("term-no-answer", url=self._url) from None
        self._cookies.save(ignore_discard=True)
        Path(str(self._cookies.filename)).chmod(0o600)
        return found

    def _refusal(self, error: HTTPError) -> Exception:
        try:
            said = json.load(error)
            return Refused(str(said["key"]), dict(said["args"]))
        except (ValueError, LookupError, TypeError):
            return LinkLost("term-no-answer", url=self._url)

    def league(self) -> dict[str, Any]:
        """The league as it stands. Raises Refused where there is none, and LinkLost."""
        return self._ask(f"leagues/{self._id}")

    def join(self, name: str) -> dict[str, Any]:
        """Join under a name, with a salt of one's own. Raises Refused, LinkLost."""
        return self._ask(f"leagues/{self._id}/members", {"name": name, "salt": secrets.token_hex(32)})


def lines(league: dict[str, Any], base: str, tongue: Tongue) -> list[str]:
    """The running table, the best first, and the tables of the last round."""
    names = {one["number"]: clean(one["name"]) for one in league["members"]}
    said = [tongue("league", name=clean(league["name"]), count=len(league["rounds"]))]
    for row in league["standing"]:
        who = "league-own" if row["member"] == league["me"] else "league-row"
        said.append(tongue(who, **{**row, "name": names[row["member"]]}))
    for number, table in enumerate(league["rounds"][-1]["tables"] if league["rounds"] else [], 1):
        people = ", ".join(names[member] for member in table["members"])
        said.append(tongue("league-table", round=len(league["rounds"]), table=number, names=people))
        if table["lines"]:
            ranked = sorted(table["lines"], key=lambda line: line["place"])
            said.append(", ".join(f"{line['place']}. {names[line['member']]}" for line in ranked) + ".")
        elif table["state"] in ("gathering", "playing"):
            said.append(tongue("league-address", url=f"{base}/t/{table['table']}"))
    return said
