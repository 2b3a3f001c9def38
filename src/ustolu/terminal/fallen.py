"""What a person types of a fall: the faces in their notation, or one of them in words, whole or as far as it is clear."""

import re
from collections.abc import Callable
from typing import Any

from ustolu.terminal.lines import folded

Form = dict[str, Any]
"""A fall that can be typed, as the table tells it: which event it `corrects` (0: it is due), its `faces`, how many fall."""

SHORTEST = 3
"""So many letters of a word are enough where no other face begins so."""


def read(form: Form, text: str, say: Callable[[Any], str]) -> str | None:
    """The fall that `text` means, as it is sent; None when it is no such fall, though it may still be its notation."""
    faces = [str(one["face"]) for one in form["faces"]]
    bare = _bare(text)
    if faces and all(len(face) == 1 for face in faces):
        listed = "".join(map(re.escape, faces)).casefold()
        counted = "" if any(face.isdigit() for face in faces) else "[1-9]?"
        shown = re.findall(f"({counted})([{listed}])", bare) if re.fullmatch(f"(?:{counted}[{listed}])+", bare) else []
        count = sum(int(many or 1) for many, _ in shown)
        if count == form["count"] or len(shown) > 1:
            return text
    return _named(form, folded(text), say) if form["count"] == 1 else None


def _named(form: Form, typed: str, say: Callable[[Any], str]) -> str | None:
    """The one face that is called so, or whose name alone begins so."""
    names = {str(one["face"]): folded(say(one["say"]) if one["say"] else str(one["face"])) for one in form["faces"]}
    called = [face for face, name in names.items() if typed in (name, folded(face))]
    begun = [face for face, name in names.items() if len(typed) >= SHORTEST and name.startswith(typed)]
    return next((found[0] for found in (called, begun) if len(found) == 1), None)


def corrected(forms: list[Form], text: str, say: Callable[[Any], str]) -> tuple[Form, str]:
    """Which of the typed falls `text` corrects, and what really fell.

    Before that may stand which one is meant: its place in the list (`2. ccd`), the last typed being the first, or what was typed. Else it is
    the last one that `text` fits.
    """
    if (numbered := re.match(r"([1-9]\d?)\.(.+)", text.strip())) and int(numbered[1]) <= len(forms):
        return forms[int(numbered[1]) - 1], numbered[2].strip()
    for form in forms:
        was = _bare(form["was"].split(maxsplit=1)[-1])
        for gap in re.finditer(r"[\s,]+", text.strip()):
            before, rest = text.strip()[: gap.start()], text.strip()[gap.end() :]
            if _bare(before) == was and _fits(form, rest, say):
                return form, rest
    fitting = [form for form in forms if _fits(form, text, say)]
    return (fitting or [form for form in forms if read(form, text, say)] or forms)[0], text


def listed(forms: list[Form], form: Form, say: Callable[[Any], str]) -> str:
    """How one types a correction of `form`: what tells it apart stands first where another of the falls would be taken to be meant."""
    fall = example(form)
    ways = (fall, f"{form['was'].split(maxsplit=1)[-1]} {fall}", f"{forms.index(form) + 1}. {fall}")
    return next(way for way in ways if corrected(forms, way, say)[0] is form)


def _bare(text: str) -> str:
    return re.sub(r"[\s,]", "", text).casefold()


def _fits(form: Form, text: str, say: Callable[[Any], str]) -> bool:
    """Whether `text` is such a fall, with the right number of faces."""
    wanted = read(form, text, say)
    return wanted is not None and (form["count"] == 1 or sum(int(many or 1) for many in re.findall(r"([1-9]?)\D", _bare(wanted))) == form["count"])


def example(form: Form) -> str:
    """A fall as somebody could type it."""
    faces = [str(one["face"]) for one in form["faces"]]
    if not faces or len(faces[0]) > 1:
        return faces[0] if faces else "?"
    return "".join(faces[n % len(faces)] for n in range(form["count"]))
