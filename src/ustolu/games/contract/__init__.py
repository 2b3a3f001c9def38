"""The contract: laws that every game keeps, found in the catalogue or not. A law is a function that raises Breach.

`OF_A_GAME` holds laws of a game as it lies there, `OF_A_WALK` laws of one whole game played, `OF_THE_MACHINE` those that need
processes of their own. `kit` goes through all of them without a test framework; the tests hand whole games to the same functions.
"""

import traceback
from collections.abc import Callable, Iterator

from ustolu.core import Game
from ustolu.games.contract import (
    compiled,
    compounding,
    counts,
    falling,
    folder,
    notating,
    reading,
    refusing,
    replaying,
    saying,
    scoring,
    sealing,
    texts,
    turning,
    worlds,
)  # fmt: skip
from ustolu.games.contract.walk import Breach, Setting, Walk, drawn_setting, play, seeded, settings

__all__ = [
    "OF_A_GAME", "OF_A_WALK", "OF_THE_MACHINE", "Breach", "Setting", "Walk", "drawn_setting", "kit", "obey", "play", "seeded", "settings", "walks",
]  # fmt: skip

OF_A_GAME: tuple[Callable[[Game], None], ...] = (
    folder.every_file_is_there,
    folder.guides_have_the_same_paragraphs,
    folder.cited_paragraphs_exist_and_all_are_cited,
    texts.both_languages_have_the_same_texts,
    texts.clients_find_the_texts_they_ask_for,
    texts.short_wordings_take_nothing_more,
    compiled.rules_are_compiled,
    folder.golden_files_hold,
    folder.a_whole_game_is_golden,
    counts.counts_are_what_follows_by_hand,
    worlds.the_same_story_leaves_the_same_behind,
)

OF_A_WALK: tuple[Callable[[Walk], None], ...] = (
    turning.turn_names_only_seats_at_the_table,
    turning.legal_moves_are_few_and_different,
    turning.every_legal_move_can_be_played,
    turning.asking_changes_nothing,
    turning.a_game_ends_in_time,
    refusing.why_is_none_exactly_for_legal_moves,
    refusing.a_refused_move_changes_nothing,
    refusing.nonsense_is_refused,
    notating.texts_are_unique_and_lead_back,
    notating.reading_forgives_and_writing_is_canonical,
    notating.what_is_told_is_the_text_or_hides_words,
    notating.positions_are_read_as_they_were_written,
    compounding.whoever_begins_an_event_completes_it,
    compounding.what_is_typed_is_one_code,
    falling.what_falls_by_hand_can_be_typed,
    compounding.steps_are_unique_and_lead_back,
    compounding.a_beginning_is_no_event,
    saying.everything_said_has_words,
    saying.every_event_is_heard,
    saying.views_can_be_sent,
    saying.pictures_are_text,
    scoring.items_add_up_to_the_score,
    scoring.places_share_ties_and_skip_the_next,
    scoring.a_shared_place_means_equal_scores,
    scoring.places_follow_the_scores,
    reading.a_reading_tells_the_same,
    reading.many_moves_are_said_like_one,
    reading.one_view_is_for_all_where_it_is_said_so,
    replaying.a_record_replays_to_the_same_bytes,
    replaying.a_saved_position_plays_on,
    sealing.sealed_choices_commute,
    sealing.a_sealed_choice_changes_nothing_for_others,
    worlds.imagined_worlds_look_the_same,
    worlds.hidden_events_look_the_same,
    worlds.what_can_be_imagined_is_told_alike,
    worlds.imagine_deals_what_was_hidden,
    worlds.spectators_are_told_no_more_than_seats,
    worlds.worlds_grow_alike,
)

OF_THE_MACHINE: tuple[Callable[[Game], None], ...] = (
    compiled.nothing_is_compiled_twice,
    compiled.uncompiled_rules_give_the_same_bytes,
    compiled.no_index_leaves_its_array,
)


def obey(law: Callable[[Walk], None], walk: Walk) -> None:
    """Raise Breach when the law does not hold, with the game that shows it, written as in a golden file."""
    try:
        law(walk)
    except Breach as breach:
        raise Breach(f"{breach}\n{walk}") from breach


def walks(game: Game, count: int, seed: int) -> Iterator[Walk]:
    """Games in which every number of seats and every value of every option appears, and `count` more."""
    covering = settings(game)
    for n in range(len(covering) + count):
        choose = seeded(seed + n)
        yield play(game, covering[n] if n < len(covering) else drawn_setting(game, choose), choose)


def kit(game: Game, *, count: int = 4, seed: int = 1, quick: bool = False) -> Iterator[tuple[str, str]]:
    """Every law by its name, with what breaks it (empty when nothing does). Stops at the first law when files are missing.

    `quick` leaves out the laws that need processes of their own.
    """
    for law in OF_A_GAME:
        problem = _problem(law, game)
        yield law.__name__, problem
        if problem and law is folder.every_file_is_there:
            return
    try:
        played = list(walks(game, count, seed))
    except Exception:
        yield "whole_games_can_be_played", traceback.format_exc(limit=-4)
        return
    for walk_law in OF_A_WALK:
        yield walk_law.__name__, next(filter(None, (_problem(lambda walk, law=walk_law: obey(law, walk), walk) for walk in played)), "")
    for law in () if quick else OF_THE_MACHINE:
        yield law.__name__, _problem(law, game)


def _problem(law: Callable[..., None], subject: Game | Walk) -> str:
    try:
        law(subject)
    except Breach as breach:
        return str(breach)
    except Exception:
        return f"the game stops with an error:\n{traceback.format_exc(limit=-4)}"
    return ""
