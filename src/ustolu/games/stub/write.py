"""Writing a new game's folder from the tiny one: only files that are missing, never over what is there."""

import importlib.util
import keyword
import re
from pathlib import Path

from ustolu.core import BadMessage
from ustolu.core.catalogue import FOLDER

MODEL = Path(__file__).parent / "three_boxes"
ID = re.compile(r"[a-z][a-z0-9_]{1,39}")
GROUPS = ("golden",)
"""Folders whose files belong together: they are written only where there is none at all."""


def write(id: str, folder: Path) -> list[Path]:
    """Fill `folder`/`id` with the files of a game that it lacks; returns them. Raises BadMessage for an id that cannot be one."""
    if not ID.fullmatch(id) or keyword.iskeyword(id):
        raise BadMessage("bad-id", f"{id!r} cannot be a game's id: small letters, digits and _, a letter first, at most 40")
    target = folder / id
    if folder.resolve() != FOLDER and not target.exists() and importlib.util.find_spec(id):
        raise BadMessage("bad-id", f"{id!r} is the name of a Python module already")
    there = {group for group in GROUPS if any((target / group).glob("*"))}
    written = []
    for source in sorted(path for path in MODEL.rglob("*") if path.is_file() and "__pycache__" not in path.parts):
        name = source.relative_to(MODEL)
        path = target / name
        if path.exists() or name.parts[0] in there:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source.read_text(encoding="utf-8").replace("three_boxes", id), encoding="utf-8")
        written.append(path)
    return written
