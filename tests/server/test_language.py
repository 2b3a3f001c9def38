"""In which language a page is answered."""

import re
from pathlib import Path

from ustolu.server import language


def test_the_first_language_of_the_browser_that_we_speak_is_taken() -> None:
    assert language.preferred("de-DE,cs;q=0.8,en;q=0.9") == "en"
    assert language.preferred("cs-CZ") == "cs"
    assert language.preferred("sk,en;q=0.5") == "cs"
    assert language.preferred("de") is None
    assert language.preferred("cs;q=nonsense, en;q=0.1") == "en"


def test_what_was_asked_for_goes_before_what_was_chosen_before() -> None:
    assert language.choose({"lang": "cs"}, {"ustolu-lang": "en"}, "en", "en") == "cs"
    assert language.choose({}, {"ustolu-lang": "cs"}, "en", "en") == "cs"
    assert language.choose({"lang": "xx"}, {}, None, "cs") == "cs"


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    def texts(lang: str) -> dict[str, set[str]]:
        lines = (Path(language.TEXTS) / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
        pairs = [line.split(" = ", 1) for line in lines if " = " in line]
        return {id: set(re.findall(r"\$\w+", text)) for id, text in pairs}

    assert texts("cs") == texts("en")
