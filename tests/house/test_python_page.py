"""The page about the way in from Python is true: its blocks run in order."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_every_block_of_the_page_runs(capsys):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    exec(compile("\n".join(blocks), str(PAGE), "exec"), {"__name__": "page"})
    assert len(blocks) == 5
    assert capsys.readouterr().out.startswith("A a b c d")
