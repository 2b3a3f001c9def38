"""Files of the browser client and of the games, packed once, answered from memory, and only sent again when they changed."""

import gzip
import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

from litestar import Response
from litestar.exceptions import NotFoundException

KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Litestar adds the charset to what is text."""
PACKED = (".css", ".ftl", ".html", ".js", ".json", ".md", ".svg", ".wav", ".webmanifest")


TICK = re.compile(r"(?<!\\)`")


def without_comments(source: str) -> str:
    """JavaScript without the comments that have lines of their own. Every line keeps its number; nothing inside a template is touched."""
    kept, inside, ticks = [], False, 0
    for line in source.split("\n"):
        start = line.lstrip()
        if inside:
            inside = "*/" not in line
            kept.append("" if line.rstrip().endswith("*/") or inside else line.partition("*/")[2])
        elif ticks % 2 == 0 and start.startswith("//"):
            kept.append("")
        elif ticks % 2 == 0 and start.startswith("/**") and ("*/" not in start or start.rstrip().endswith("*/")):
            inside = "*/" not in start
            kept.append("")
        else:
            ticks += len(TICK.findall(line))
            kept.append(line)
    return "\n".join(kept)


@dataclass(frozen=True, slots=True)
class Parcel:
    """One file as it is sent."""

    changed: int
    tag: str
    plain: bytes
    packed: bytes | None


class Shelf:
    """Remembers parcels by path; a file changed on disk is read anew, so a developer only reloads the page."""

    def __init__(self) -> None:
        self._parcels: dict[Path, Parcel] = {}

    def parcel(self, path: Path) -> Parcel:
        """The file, packed; a program goes packed without its comments, for a first visit has many files. Raises OSError."""
        changed = path.stat().st_mtime_ns
        known = self._parcels.get(path)
        if known is None or known.changed != changed:
            plain = path.read_bytes()
            sent = plain
            if path.suffix == ".js" and "vendor" not in path.parts:
                sent = without_comments(plain.decode(errors="surrogateescape")).encode(errors="surrogateescape")
            packed = gzip.compress(sent, 9, mtime=0) if path.suffix in PACKED else None
            known = self._parcels[path] = Parcel(changed, '"' + hashlib.sha256(plain).hexdigest()[:20] + '"', plain, packed)
        return known

    def answer(self, root: Path, name: str, if_none_match: str | None, accepts: str | None) -> Response[bytes]:
        """The file `name` below `root`. Raises NotFoundException, also for a name that leads out of `root`."""
        if "\0" in name:
            raise NotFoundException("There is no such file.")
        path = (root / name.lstrip("/")).resolve()
        if path.suffix not in KINDS or not path.is_relative_to(root.resolve()) or not path.is_file():
            raise NotFoundException("There is no such file.")
        parcel = self.parcel(path)
        headers = {"etag": parcel.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
        if if_none_match == parcel.tag:
            return Response(b"", status_code=304, headers=headers, media_type=KINDS[path.suffix])
        if parcel.packed is not None and "gzip" in (accepts or ""):
            return Response(parcel.packed, headers={**headers, "content-encoding": "gzip"}, media_type=KINDS[path.suffix])
        return Response(parcel.plain, headers=headers, media_type=KINDS[path.suffix])
