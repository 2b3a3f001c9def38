"""Programs are sent packed without their comments, and are the same programs line by line."""

from pathlib import Path

import pytest

from ustolu.server.static import without_comments

SOURCES = Path(__file__).parents[2] / "src" / "ustolu"
PROGRAMS = sorted(path for folder in ("web", "games") for path in (SOURCES / folder).rglob("*.js") if "vendor" not in path.parts)

SAMPLE = """// What it is.
import { html } from "./lib.js"; // stays
/** One line. */
/**
 * Several lines.
 */
const page = html`<p>
// no comment
/** none either */
</p>`;
  // indented
const far = "https://example.org";
/** @type {number} */ let n = 0;
"""

LEFT = """
import { html } from "./lib.js"; // stays




const page = html`<p>
// no comment
/** none either */
</p>`;

const far = "https://example.org";
/** @type {number} */ let n = 0;
"""


def test_comments_on_lines_of_their_own_go() -> None:
    assert without_comments(SAMPLE) == LEFT


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: str(path.relative_to(SOURCES)))
def test_every_line_of_a_program_stays_where_it_is_or_was_a_comment(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    before, after = source.split("\n"), without_comments(source).split("\n")
    assert len(before) == len(after)
    for line, left in zip(before, after, strict=True):
        assert left == line or (left == "" and line.lstrip().startswith(("//", "/**", "*")))
