"""Typed falls put right at one terminal: which of several is meant, and what is answered."""

from typing import Any

from ustolu.core import compiling
from ustolu.core.catalogue import game
from ustolu.tables import verify
from ustolu.terminal.fallen import corrected, listed

ROLL = {"corrects": 9, "was": "roll kkkccccc", "count": 8, "faces": [{"face": face, "say": None} for face in "cdspmk"]}
ISLAND = ROLL | {"corrects": 11, "was": "roll ccccd", "count": 5}
CARD = {"corrects": 7, "was": "card guardian", "count": 1, "faces": [{"face": face, "say": None} for face in ("guardian", "ship2", "ship3")]}
NEXT = ROLL | {"corrects": 13, "was": "roll kkkddddd"}


def say(message: Any) -> str:
    raise AssertionError("these faces have no words")


def test_a_correction_is_of_the_last_fall_that_it_fits() -> None:
    assert corrected([ISLAND, ROLL, CARD], "ccddsspm", say) == (ROLL, "ccddsspm")
    assert corrected([ISLAND, ROLL, CARD], "3s 2c", say) == (ISLAND, "3s 2c")
    assert corrected([ISLAND, ROLL, CARD], "ship3", say) == (CARD, "ship3")


def test_an_earlier_one_is_meant_by_what_was_typed_of_it() -> None:
    assert corrected([NEXT, ROLL], "ccddsspm", say)[0] is NEXT
    assert corrected([NEXT, ROLL], "kkkccccc ccddsspm", say) == (ROLL, "ccddsspm")
    assert corrected([NEXT, ROLL, CARD], "guardian ship2", say) == (CARD, "ship2")


def test_of_two_typed_alike_the_earlier_is_meant_by_its_place_in_the_list() -> None:
    forms = [ROLL | {"corrects": 17}, ISLAND, ROLL, CARD]
    assert [listed(forms, form, say) for form in forms] == ["cdspmkcd", "cdspm", "3. cdspmkcd", "guardian"]
    assert corrected(forms, "3. 3s 2c 3k", say) == (ROLL, "3s 2c 3k")
    assert corrected(forms, "4.ship2", say) == (CARD, "ship2")
    assert corrected(forms, "kkkccccc ccddsspm", say)[0] is forms[0]
    assert corrected(forms, "5. ccddsspm", say) == (forms[0], "5. ccddsspm")


def test_what_begins_as_an_earlier_roll_did_is_not_taken_for_its_name() -> None:
    pair = ROLL | {"corrects": 15, "was": "roll ccdd", "count": 4}
    assert corrected([pair, ROLL], "ccddsspm", say) == (ROLL, "ccddsspm")
    assert corrected([pair, ROLL], "ccdd sspm", say) == (pair, "sspm")


def test_the_list_of_what_can_be_put_right_says_how_each_is_meant() -> None:
    forms = [NEXT, ROLL, CARD]
    assert [listed(forms, form, say) for form in forms] == ["cdspmkcd", "kkkccccc cdspmkcd", "guardian"]


def test_an_earlier_roll_is_put_right_at_one_terminal_and_the_record_holds(home: Any) -> None:
    if not compiling.ready(game("pirate_dice")):
        list(compiling.compile(game("pirate_dice")))
    lines = ["kkkddddd", "kkkddddd", "fix", "fix 2. ccddsspm", "stop", "quit", "y"]
    done = home.run("play", "pirate_dice", "--seats", "me:Jana,me:Petr", "--real-dice", "--seed", "8", "--lang", "en", "--plain", lines=lines)
    assert done.status == 0
    said = " ".join(done.out.split())
    assert "fix cdspmkcd: instead of roll kkkddddd. fix 2. cdspmkcd: instead of roll kkkddddd." in said
    assert "It really is: Rolled: two coins, two diamonds, two sabres, one parrot, one monkey." in said
    assert "What was typed after it does not count any more. What the program drew after it stays" in said
    [record] = home.folder.rglob("pirate_dice*.jsonl")
    assert verify(record.read_text(encoding="utf-8").splitlines())[0] == []


def test_a_correction_that_changes_nothing_is_answered(home: Any) -> None:
    lines = ["4", "fix 4", "fix 5", "quit", "y"]
    done = home.run("play", "paper_islands", "--seats", "me", "--real-dice", "--seed", "8", "--lang", "en", "--plain", lines=lines)
    assert "That is what was typed." in done.out and done.out.index("That is what was typed.") < done.out.index("It really is")


def test_the_roll_that_ends_the_game_is_put_right_before_the_result_is_told(home: Any) -> None:
    lines = ["8s", "stop", "kkkccccc", "fix kkcccccc", "stop"]
    done = home.run("play", "pirate_dice", "--seats", "me:Jana,me:Petr", "--real-dice", "--option", "target=3000", "--seed", "8", "--lang", "en",
                    "--plain", lines=lines)  # fmt: skip
    said = " ".join(done.out.split())
    assert "What was typed can still be corrected. Right? Enter, or fix: fix kkcccccc Petr corrects what was typed" in said
    assert said.index("It really is") < said.index("The game is over.") and "Jana: second place, score 3,200." in said
