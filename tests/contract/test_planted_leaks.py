"""Tests of the tests: a secret that is given away is found, whichever way it goes."""

from typing import Any

import pytest
from hypothesis import find
from hypothesis import strategies as st
from planting import broken_laws, replaced
from subjects import HIGH_CARD

from ustolu.core import CHANCE, Message, State, generator, verbs
from ustolu.games.contract import Walk, drawn_setting, play, seeded, settings, worlds

view, notation, say, refusals = HIGH_CARD.view, HIGH_CARD.notation, HIGH_CARD.say, HIGH_CARD.refusals


def holders(s: State) -> list[int]:
    return [int(s.holder[card]) for card in range(6)]


def test_the_toy_without_a_fault_keeps_all_laws():
    assert broken_laws(HIGH_CARD) == set()


def test_a_view_that_shows_all_hands_is_found():
    def show(s: State, seat: int) -> dict[str, Any]:
        return view.show(s, seat) | {"all": holders(s)}

    assert "imagined_worlds_look_the_same" in broken_laws(replaced(HIGH_CARD, "view", show=show))


def test_a_view_that_is_longer_for_a_higher_hidden_card_is_found():
    def show(s: State, seat: int) -> dict[str, Any]:
        return view.show(s, seat) | {"pad": " " * sum(holders(s)[:3])}

    assert "imagined_worlds_look_the_same" in broken_laws(replaced(HIGH_CARD, "view", show=show))


def test_a_view_that_shows_the_cards_to_spectators_is_found():
    def show(s: State, seat: int) -> dict[str, Any]:
        return view.show(s, seat) | ({"all": holders(s)} if seat < 0 else {})

    assert "imagined_worlds_look_the_same" in broken_laws(replaced(HIGH_CARD, "view", show=show))


def test_a_dealt_card_told_to_everybody_is_found():
    def tell(s: State, who: int, code: int, seat: int) -> str:
        return notation.text(s, who, code) if who == CHANCE else notation.tell(s, who, code, seat)

    assert "what_can_be_imagined_is_told_alike" in broken_laws(replaced(HIGH_CARD, "notation", tell=tell))


def test_a_dropped_card_told_to_the_others_is_found():
    def tell(s: State, who: int, code: int, seat: int) -> str:
        return notation.tell(s, who, code, seat if seat < 0 or who == CHANCE else who)

    assert "what_can_be_imagined_is_told_alike" in broken_laws(replaced(HIGH_CARD, "notation", tell=tell))


def test_a_card_told_to_spectators_is_found():
    def tell(s: State, who: int, code: int, seat: int) -> str:
        return notation.text(s, who, code) if seat < 0 else notation.tell(s, who, code, seat)

    assert "spectators_are_told_no_more_than_seats" in broken_laws(replaced(HIGH_CARD, "notation", tell=tell))


def test_a_sentence_that_names_a_hidden_card_is_found():
    def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
        return [("dropped-self", {"card": code})] if 0 < code <= 6 and who != CHANCE else say.event(before, after, who, code, seat)

    assert "hidden_events_look_the_same" in broken_laws(replaced(HIGH_CARD, "say", event=event))


def test_a_question_that_depends_on_a_hidden_card_is_found():
    def asked(s: State, seat: int) -> Message:
        return "dealt-self", {"card": holders(s)[5]}

    assert "imagined_worlds_look_the_same" in broken_laws(replaced(HIGH_CARD, "say", asked=asked))


def test_a_refusal_that_depends_on_a_hidden_card_is_found():
    def why(s: State, seat: int, move: int) -> Any:
        reason = refusals.why(s, seat, move)
        other_has_it = 1 <= move <= 6 and holders(s)[move - 1] not in (0, seat + 1)
        return ("not-yours", {}, "§3") if reason and other_has_it else reason

    assert "imagined_worlds_look_the_same" in broken_laws(replaced(HIGH_CARD, "refusals", why=why))


def test_points_for_a_hidden_card_are_found():
    def items(s: State, seat: int) -> list[tuple[Message, int]]:
        return [(("item", {}), sum((card + 1) * (holder == seat + 1) for card, holder in enumerate(holders(s))))]

    assert {"imagined_worlds_look_the_same", "items_add_up_to_the_score"} <= broken_laws(replaced(HIGH_CARD, "say", items=items))


@pytest.mark.parametrize("law", [worlds.imagine_deals_what_was_hidden, worlds.imagined_worlds_look_the_same])
def test_an_imagination_that_deals_too_little_or_too_much_is_found(law: Any, monkeypatch: pytest.MonkeyPatch):
    def nothing(s: State, seat: int, rng: Any) -> None:
        """Takes the true world for the only one."""

    def everything(s: State, seat: int, rng: Any) -> None:
        """Deals the seat's own cards again, too."""
        HIGH_CARD.rules.imagine(s, 9, rng)

    walk = play(HIGH_CARD, settings(HIGH_CARD)[0], seeded(3))
    law(walk)
    monkeypatch.setattr(worlds.verbs, "imagine", nothing if law is worlds.imagine_deals_what_was_hidden else everything)
    with pytest.raises(AssertionError):
        law(walk)


def test_imagine_leaves_what_the_seat_knows():
    walk = play(HIGH_CARD, settings(HIGH_CARD)[1], seeded(5), most=8)
    s = HIGH_CARD.load(walk.dumps[-1])
    for seed in range(40):
        other = HIGH_CARD.copy(s)
        verbs.imagine(other, 1, generator(seed))
        assert view.show(other, 1) == view.show(s, 1)


def test_a_leak_is_found_by_following_every_beginning_even_if_imagine_hides_it(monkeypatch: pytest.MonkeyPatch):
    worlds.the_same_story_leaves_the_same_behind(HIGH_CARD)
    faulty = replaced(HIGH_CARD, "view", show=lambda s, seat: view.show(s, seat) | {"six": holders(s)[5] > 0})
    monkeypatch.setattr(worlds.verbs, "imagine", lambda s, seat, rng: None)
    with pytest.raises(AssertionError, match="can still tell two positions apart"):
        worlds.the_same_story_leaves_the_same_behind(faulty)


@st.composite
def games(draw: st.DrawFn) -> Walk:
    """Whole games of the toy."""

    def choose(n: int) -> int:
        return draw(st.integers(0, n - 1))

    return play(HIGH_CARD, drawn_setting(HIGH_CARD, choose), choose)


def test_what_fails_is_shown_in_its_smallest_form():
    """A fault that shows only where A keeps the 6: two seats, and everything else as low as it can be."""
    shown = find(games(), lambda walk: HIGH_CARD.scores(HIGH_CARD.load(walk.dumps[-1]))[0] >= 6 and not walk.events[-1].line.startswith("A"))
    assert shown.setting.seats == 2
    assert len(shown.events) == 8
    assert [event.line for event in shown.events].count("A bet 2") <= 1


def test_two_different_falls_with_one_text_are_found():
    def text(s: State, who: int, code: int) -> str:
        return notation.text(s, who, 0 if who == CHANCE else code)

    assert "texts_are_unique_and_lead_back" in broken_laws(replaced(HIGH_CARD, "notation", text=text))
