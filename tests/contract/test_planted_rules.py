"""Tests of the tests: a rule that is carried out wrongly is found, and so is whatever a game lacks."""

import shutil
import tomllib
from pathlib import Path

import pytest
from planting import copied, found, replaced
from subjects import HIGH_CARD, TOYS

from ustolu.core.catalogue import FOLDER, game
from ustolu.games.contract import Breach, folder, notating, obey, play, saying, seeded, settings
from ustolu.games.contract.compiled import child
from ustolu.games.locate import locate

STUB, TOY, MASONS = FOLDER / "stub" / "three_boxes", TOYS / "high_card", TOYS / "masons"

FAULTS = tomllib.loads((Path(__file__).parent / "planted.toml").read_text(encoding="utf-8"))["fault"]
SOURCES = {source.name: source for source in (STUB, TOY, MASONS)}


@pytest.fixture(scope="module")
def problems(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """For every wrong rule what its law says."""
    target, planted = tmp_path_factory.mktemp("planted"), []
    for n, fault in enumerate(FAULTS):
        copy = copied(SOURCES[fault["game"]], target / f"planted_{n}_{fault['game']}", fault["file"], fault["old"], fault["new"])
        planted.append((copy, fault["law"]))
    return dict(zip((fault["what"] for fault in FAULTS), found(planted), strict=True))


@pytest.mark.parametrize("what", [fault["what"] for fault in FAULTS])
def test_a_wrong_rule_is_found(what: str, problems: dict[str, str]):
    assert problems[what]


def test_what_is_copied_without_a_fault_is_found_faultless(tmp_path: Path):
    copies = [copied(source, tmp_path / f"copy_{source.name}", "__init__.py", "longest=", "longest=") for source in (STUB, TOY, MASONS)]
    laws = sorted({fault["law"] for fault in FAULTS} - {"golden_files_hold", "counts_are_what_follows_by_hand"})
    assert [problem for problem in found([(copy, law) for copy in copies for law in laws]) if problem] == []


@pytest.mark.parametrize("missing", ["perft.toml", "guide/cs.md", "texts/en.ftl", "refusals.py", "golden"])
def test_a_game_that_lacks_a_file_fails_with_the_command_that_makes_it(missing: str, tmp_path: Path):
    lacking = tmp_path / f"lacking_{missing.replace('/', '_').replace('.', '_')}"
    shutil.copytree(STUB, lacking, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(lacking / missing) if missing == "golden" else (lacking / missing).unlink()
    with pytest.raises(Breach, match=f"lacks {missing}.*ustolu new-game {lacking.name} --to {tmp_path}"):
        folder.every_file_is_there(locate(str(lacking)))


def test_an_index_outside_its_array_is_found_when_bounds_are_checked(tmp_path: Path):
    old, new = "for box in range(s.boxes):\n        points", "for box in range(s.boxes + 1):\n        points"
    outside = copied(STUB, tmp_path / "outside", "rules.py", old, new)
    with pytest.raises(Breach, match="IndexError"):
        child(locate(str(outside)), 2, NUMBA_BOUNDSCHECK="1", NUMBA_CACHE_DIR=str(tmp_path / "compiled"))


def test_a_failing_game_is_shown_as_a_golden_file_writes_it():
    silent = replaced(HIGH_CARD, "say", event=lambda *_: [])
    with pytest.raises(Breach, match=r'(?s)nothing is said.*game = "high_card"\nseats = 2\noptions = \{  \}\nevents = \["deal') as caught:
        obey(saying.every_event_is_heard, play(silent, settings(silent)[0], seeded(1)))
    assert "drop" in str(caught.value)


def test_a_position_that_is_read_otherwise_than_written_is_found():
    pirates = game("pirate_dice")
    forgetful = replaced(pirates, "notation", read=lambda text: pirates.notation.read(text.replace(" rolls 2 ", " rolls 1 ")))
    with pytest.raises(Breach, match="read otherwise than written"):
        obey(notating.positions_are_read_as_they_were_written, play(forgetful, settings(forgetful)[0], seeded(1)))
