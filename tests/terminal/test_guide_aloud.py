"""The guide, read aloud."""

import io

from rich.console import Console

from ustolu.core.catalogue import game
from ustolu.terminal import guide
from ustolu.terminal.lines import CELLS

TEXT = """# The game

First **words**, see [there](x.md).

## §1 Begin

- one `thing`
- two

```
## a b
1  .
```

```drawn
The cell b1 is empty, and the cell a1 holds a four.
a1 4
b1 .
```

### §1.2 Below

| Points | For |
|---|---|
| 3 | *pairs* |
"""


def test_paragraphs_follow_the_headings_and_code_is_no_heading() -> None:
    assert [(p.number, p.title) for p in guide.split(TEXT)] == [("", "The game"), ("1", "Begin"), ("1.2", "Below")]


def test_plain_lines_have_no_marks_and_keep_the_pictures() -> None:
    assert [line for p in guide.split(TEXT) for line in guide.plain(p)] == [
        "The game", "First words, see there.", "§1 Begin", "- one thing", "- two", "## a b", "1  .",
        "The cell b1 is empty, and the cell a1", "holds a four.", "a1 4", "b1 .", "§1.2 Below", "Points: For", "3: pairs",
    ]  # fmt: skip


def test_a_paragraph_is_found_with_those_below_it_or_by_the_one_it_belongs_to() -> None:
    paragraphs = guide.split(TEXT)
    assert [p.number for p in guide.choose(paragraphs, "§1")] == ["1", "1.2"]
    assert [p.number for p in guide.choose(paragraphs, " § 1.2 ")] == ["1.2"]
    assert [p.number for p in guide.choose(paragraphs, "1.2.3")] == ["1.2"]
    assert guide.choose(paragraphs, "9") == guide.choose(paragraphs, "x") == []


def test_every_plain_line_of_a_real_guide_fits_the_display_but_for_its_pictures() -> None:
    for lang in ("cs", "en"):
        for paragraph in guide.read(game("paper_islands"), lang):
            assert [line for line in guide.plain(paragraph) if len(line) > CELLS] == []


def test_the_guide_is_drawn_for_those_who_see() -> None:
    console = Console(file=io.StringIO(), width=60, force_terminal=True, color_system=None)
    guide.draw(guide.split(TEXT), console)
    shown = console.file.getvalue()  # type: ignore[attr-defined]  # it is the StringIO above
    assert "§1 Begin" in shown
    assert shown.index("holds a four.") < shown.index("a1 4") and "drawn" not in shown
