"""What typed lines mean."""

import pytest

from ustolu.terminal.commands import Wish
from ustolu.terminal.tongue import Tongue


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize(
    ("line", "wish"),
    [
        ("help", Wish("help")), ("POMOC", Wish("help")), ("napoveda", Wish("help")), ("skóre", Wish("scores")), ("skore", Wish("scores")),
        ("rules 4", Wish("rules", "4")), ("§4", Wish("rules", "4")), ("§ 4.2", Wish("rules", "4.2")), ("pravidla §6", Wish("rules", "§6")),
        ("cell b3 B", Wish("cell", "b3 B")), ("  legal ", Wish("legal")), ("tahy b", Wish("legal", "b")),
        ("zpět", Wish("undo")), ("b3", None), ("turn 0.2.6 321", None),
        ("turn", Wish("turn")), ("undo it", None), ("yes", None), ("", None), ("\x00", None),
    ],
)  # fmt: skip
def test_a_line_is_a_command_in_either_language_or_none(lang: str, line: str, wish: Wish | None) -> None:
    assert Tongue(lang).vocabulary.read(line) == wish


def test_a_letter_means_what_it_means_in_the_language_in_use() -> None:
    assert Tongue("cs").vocabulary.read("t") == Wish("legal")
    assert Tongue("en").vocabulary.read("t") == Wish("turn")


def test_yes_is_understood_in_both_languages_and_nothing_else_is_yes() -> None:
    vocabulary = Tongue("cs").vocabulary
    assert all(vocabulary.means(word, "yes") for word in ("ano", "A", "yes", "y"))
    assert not any(vocabulary.means(word, "yes") for word in ("ne", "no", "", "quit", "ano ne"))
