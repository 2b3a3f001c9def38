"""The tables' words."""

import re
from pathlib import Path

from ustolu import tables
from ustolu.core.words import Words

FOLDER = Path(tables.__file__).parent


def test_every_text_a_table_names_exists_in_both_languages():
    named = {id for path in FOLDER.glob("*.py") for id in re.findall(r'"(table-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert len(named) > 40
    for lang in ("cs", "en"):
        assert {id for id in named if not Words(lang).has(id)} == set()
