"""In which language a page is answered, and what the server itself has to say in it."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["cs", "en"]
LANGUAGES: tuple[Language, ...] = ("cs", "en")

TEXTS = Path(__file__).parent / "texts"


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(lang: Language) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def text(lang: Language, id: str, **args: str | int) -> str:
    """One of the server's own texts. Raises LookupError for an unknown id. (`core.words` would bring Numba before the port is open.)"""
    bundle = _bundle(lang)
    value, _ = bundle.format_pattern(bundle.get_message(id).value, args)
    return str(value)


def known(value: str | None) -> Language | None:
    """`value` if there are texts in it."""
    return next((lang for lang in LANGUAGES if lang == value), None)


def preferred(accepts: str | None) -> Language | None:
    """The first language of an `Accept-Language` header that we speak; Slovak readers get Czech."""
    ranked: list[tuple[float, str]] = []
    for part in (accepts or "").split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            ranked.append((-float(weight or 1), name.lower().partition("-")[0]))
        except ValueError:
            continue
    for _, name in sorted(ranked, key=lambda pair: pair[0]):
        if found := known("cs" if name == "sk" else name):
            return found
    return None


def choose(query: Mapping[str, str], cookies: Mapping[str, str], accepts: str | None, default: str) -> Language:
    """Asked for in the address, chosen before, spoken by the browser, or the server's own."""
    return known(query.get("lang")) or known(cookies.get("ustolu-lang")) or preferred(accepts) or known(default) or "en"
