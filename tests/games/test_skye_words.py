"""What Ostrov Skye says and shows: reasons that add up, places that fit, what is hidden, and a market that is told to each as it concerns them."""

import random
from typing import Any

from ustolu.core import CHANCE, State, play, reading
from ustolu.core.catalogue import game
from ustolu.core.words import Words
from ustolu.games.isle_of_skye.aloud.fit import fits, gains
from ustolu.games.isle_of_skye.aloud.reason import reasons, scrolls
from ustolu.games.isle_of_skye.aloud.tile import sentence
from ustolu.games.isle_of_skye.picture import land
from ustolu.games.isle_of_skye.scoring import worth
from ustolu.games.isle_of_skye.scrolls import scrolls as scroll_points

SKYE = game("isle_of_skye")
EN, CS = Words("en", SKYE), Words("cs", SKYE)
NAMES = ["Alena", "Bob"]
START = ["start A", "scoring 1 14 13 9", "draw A L48 L22 L30", "draw B L44 L01 L53"]
PRICED = [*START, "A price L48=3 L30=1", "B price L44=2 L01=2"]
BUILDING = [*PRICED, "A pass", "B pass"]


def after(*lines: str, **options: Any) -> State:
    """The position after these events of two seats."""
    s = SKYE.new(2, **options)
    for line in lines:
        who, text = (0, line[2:]) if line.startswith("A ") else (1, line[2:]) if line.startswith("B ") else (CHANCE, line)
        SKYE.play(s, who, text)
    return s


def told(*lines: str, seat: int, words: Words = EN) -> list[str]:
    """What a seat hears of the last of these events."""
    before, s = after(*lines[:-1]), after(*lines)
    who, text = ("AB".index(lines[-1][0]), lines[-1][2:]) if lines[-1][:2] in ("A ", "B ") else (CHANCE, lines[-1])
    return [words.say(message, NAMES) for message in SKYE.heard(before, s, who, SKYE.read(before, who, text), seat)]


def view(s: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = SKYE.view.show(reading(s), seat)
    return found


def test_reasons_add_up_to_what_each_scoring_tile_and_each_scroll_gives() -> None:
    for seed in range(6):
        chosen = random.Random(seed)
        s = SKYE.new(2 + seed % 4)
        while mask := SKYE.turn(s):
            who = CHANCE if mask == CHANCE else chosen.choice(SKYE.on_turn(s))
            codes = SKYE.codes(s, who)
            play(s, who, codes[chosen.randrange(len(codes))])
            for seat in range(int(s.seats)) if chosen.random() < 0.1 or not SKYE.turn(s) else ():
                for number in range(1, 17):
                    assert sum(one.points for one in reasons(s, seat, number)) == worth(s, seat, number), (seed, seat, number)
                assert sum(one.points for one in scrolls(s, seat)) == scroll_points(s, seat)


def test_a_tile_is_one_sentence_in_both_wordings_and_languages() -> None:
    assert EN.say(sentence(22)) == "L22: pasture north and east, water south and west, a sheep, a lighthouse"
    assert EN.say(sentence(22, 1)) == "L22: pasture east and south, water north and west, a sheep, a lighthouse"
    assert EN.say(sentence(22, 1), forms=["-short"]) == "L22: pasture ES, water NW, a sheep, a lighthouse"
    assert CS.say(sentence(22)) == "L22: tráva na severu a východě, voda na jihu a západě, ovce, maják"
    assert EN.say(sentence(46, 1)) == (
        "L46: pasture east, water south, pasture west, water north, mountains inside, a broch, a lighthouse (south)"
    )
    assert EN.say(sentence(3)).endswith("road north to east, road south to west, a scroll for cows, lying in the pasture")


def test_places_that_fit_say_where_how_turned_and_what_comes_of_it() -> None:
    s = after(*BUILDING)
    fits = {fit["move"]: fit for fit in view(s, 0)["mine"]["fits"]}
    assert set(fits) == {text for text in SKYE.legal(s, 0) if text.startswith("build")}
    below = fits["build L30 1,0 r0"]
    assert EN.say(below["say"]).startswith("L30 right of the castle at 1, 0")
    assert all(len(fit["gains"]) == 4 for fit in fits.values())
    moves = [EN.say(message) for message in SKYE.say.moves(s, 0, SKYE.codes(s, 0))]
    assert sorted(moves) == sorted(EN.say(fit["say"]) for fit in fits.values())


def test_a_road_reached_and_an_area_completed_are_said_and_shown() -> None:
    s = after(*BUILDING, "A build L48 0,-1 r0")
    found = view(s, 0)["mine"]["fits"]
    completing = [fit for fit in found if fit["completes"]]
    assert completing and all("completes" in EN.say(fit["say"]) for fit in completing)
    fit = view(after(*BUILDING), 0)["mine"]["fits"]
    reaching = next(one for one in fit if one["move"] == "build L48 0,-1 r0")
    assert reaching["roads"] == 1 and "the road reaches one tile more" in EN.say(reaching["say"]) and "B plus 1" in EN.say(reaching["say"])


def test_what_has_scored_for_the_last_time_gains_nothing() -> None:
    s = after(*BUILDING)
    code = SKYE.read(s, 0, "build L48 0,-1 r0")
    assert gains(s, fits(s, 0, code)[0])[1] == 1
    s.in_round = 6
    assert gains(s, fits(s, 0, code)[0])[1] == 1
    s.scoring[0], s.scoring[1] = 14, 1
    assert gains(s, fits(s, 0, code)[0])[0] == 0


def test_prices_and_gold_are_seen_by_whom_they_may_be_seen() -> None:
    s = after(*PRICED)
    assert view(s, 0)["seats"][1]["gold"] is None and view(s, 1)["seats"][1]["gold"] == 1 and view(s, -1)["seats"][0]["gold"] is None
    assert [one["id"] for one in view(s, 0)["seats"][0]["offer"]] == ["L30", "L48"]
    shown = after(*PRICED, others_gold="shown")
    assert view(shown, 0)["seats"][1]["gold"] == 1 and view(shown, -1)["seats"][0]["gold"] == 1
    begun = after(*START)
    SKYE.play(begun, 0, "axe L22")
    SKYE.play(begun, 0, "L30=1")
    own, other = view(begun, 0)["seats"][0]["offer"], view(begun, 1)["seats"][0]["offer"]
    assert [(one["id"], one["price"], one["axe"]) for one in own] == [("L22", None, True), ("L30", 1, False), ("L48", None, False)]
    assert all(one["price"] is None and one["axe"] is None for one in other)


def test_most_gold_is_not_told_before_it_is_scored_where_gold_is_hidden() -> None:
    def now(s: State) -> list[str]:
        question = next(one for one in view(s, 0)["questions"] if one["id"] == "now")
        return [EN.say(message) for message in question["said"]]

    assert now(after(*PRICED))[3] == "D, most gold: the others’ gold is hidden."
    assert now(after(*PRICED, others_gold="shown"))[3] == "D, most gold: 5, for most gold, 1: 5."


def test_a_purchase_says_what_it_costs_and_brings_to_whom() -> None:
    bought = [*PRICED, "A pass", "B buy L30"]
    assert told(*bought, seat=1)[0] == "You buy L30 for 1 from Alena. You have 0 gold left."
    assert told(*bought, seat=0)[0] == "Bob buys your L30 for 1: with your stake you get 2, you have 3 gold."
    assert told(*bought, seat=-1)[0] == "Bob buys L30 for 1 from Alena."
    assert told(*bought, seat=-1, words=CS)[0] == "Bob kupuje L30 za 1, prodává Alena."
    assert told(*bought, seat=0)[1:] == ["You have L48 to build.", "Bob has L01, L30, L44 to build."]
    assert view(after(*PRICED), 0)["mine"]["purchases"] == [
        {"tile": "L01", "price": 2, "seller": 1, "move": "buy L01", "can": False},
        {"tile": "L44", "price": 2, "seller": 1, "move": "buy L44", "can": False},
    ]


def test_a_round_is_scored_item_by_item_and_the_next_one_begins() -> None:
    lines = [*BUILDING, "A build L48 0,-1 r0", "A build L30 1,0 r0", "B build L44 1,0 r0", "B build L01 0,-1 r0"]
    assert told(*lines, seat=0)[1:] == [
        "Round 1 is over and scores A.", "A, squares: Alena 0, Bob 0.", "Points: Alena 0, Bob 0.", "Round 2 scores B. Bob starts.",
        "You get 6 gold, 1 of it for barrels.", "Income: Bob 5.",
    ]  # fmt: skip
    assert told(*lines, seat=1, words=CS)[-3:] == ["Kolo 2, boduje se B. Začínáte.", "Dostáváte 5 zlaťáků.", "Příjem: Alena 6."]


def test_the_board_grows_round_the_castle_and_names_what_lies_and_what_would_fit() -> None:
    s = after(*BUILDING, "A build L48 0,-1 r0")
    board, other = view(s, 0)["boards"]
    assert (board["columns"], board["rows"]) == (["-1,", "0,", "1,"], ["-2", "-1", "0", "1"])
    assert board["shows"] == ["", "", "", "", "L48", "", "", "CASTLE", "", "", "", ""]
    said = [EN.say(message) if message else None for message in board["says"]]
    assert said[0] is None and said[4].startswith("0, -1: L48: ") and said[7].startswith("0, 0: Castle: ")
    assert said[10] == "0, 1, free: pasture north, a road from the north"
    assert other["seat"] == 1 and [message for message, shows in zip(other["says"], other["shows"], strict=True) if not shows] == [None] * 8


def test_the_picture_has_one_s_own_land_first_and_every_tile_by_its_number() -> None:
    s = after(*BUILDING, "A build L48 0,-1 r0", "B build L44 1,0 r0")
    lines = SKYE.notation.picture(view(s, 1)).splitlines()
    assert lines[0] == "round 1/6 build  A1 B14 C13 D9  A B AC BD ACD BCD  bag 69"
    assert lines[2] == "B> 0 gold 1 to build L01" and any(line.startswith("A> 0 to build L30") for line in lines)
    assert any("^- ## ~ ~  44-" in line for line in lines)


def test_a_very_wide_land_is_drawn_by_numbers_alone() -> None:
    tiles = [{"id": "CASTLE", "x": 0, "y": 0, "turn": 0}, *({"id": f"L{n:02}", "x": n, "y": 0, "turn": n % 4} for n in range(1, 19))]
    lines = land(tiles)
    assert len(lines) == 2 and max(map(len, lines)) <= 80 and lines[1].split()[:4] == ["0", "##", "01a", "02b"]


def test_what_can_be_bought_says_the_cost_the_seller_s_gain_and_where_it_would_fit() -> None:
    s = after(*PRICED, "A pass")
    moves = dict(zip(SKYE.legal(s, 1), SKYE.say.moves(s, 1, SKYE.codes(s, 1)), strict=True))
    assert EN.say(moves["buy L30"], NAMES).startswith("Buy for 1 from Alena, who gets 2 with the stake; 0 gold left. L30: pasture north and south, ")
    assert EN.say(moves["buy L30"], NAMES).endswith("; fits at 4 places, at best B plus 1")
    assert CS.say(moves["buy L30"], NAMES).startswith("Koupit za 1, prodává Alena a i s vkladem dostane 2; zbude 0. L30: tráva na severu a jihu, ")
    assert EN.say(moves["pass"], NAMES) == "Buy nothing"
    own = next(question for question in view(after(*START), 0)["questions"] if question["id"] == "market")["said"]
    assert EN.say(own[1], NAMES).startswith("No price yet: L22: pasture north and east, water south and west, a sheep, a lighthouse; fits at ")


def test_who_scored_hears_for_what_and_only_their_own() -> None:
    scoring = [START[0], "scoring 3 14 13 9", *START[2:], *PRICED[4:], "A pass", "B buy L30"]
    lines = [*scoring, "A build L48 0,-1 r0", "B build L44 1,0 r0", "B build L01 0,-1 r0", "B build L30 0,1 r0"]
    assert told(*lines, seat=1)[2] == "A, sheep: Alena 0, Bob 1; yours: a sheep on L01: 1."
    assert told(*lines, seat=0)[2] == told(*lines, seat=-1)[2] == "A, sheep: Alena 0, Bob 1."
    assert told(*lines, seat=1, words=CS)[2] == "A, ovce: Alena 0, Bob 1; vaše: ovce, L01: 1."


def test_what_is_drawn_by_hand_is_asked_for_and_said_alone() -> None:
    s = SKYE.new(2)
    message, count, faces = SKYE.say.falls(s)
    assert (EN.say(message), count, [face for face, _ in faces]) == ("Draw by hand who starts.", 1, ["A", "B"])
    SKYE.play(s, CHANCE, "start A")
    assert EN.say(SKYE.say.fell(s, SKYE.code(s, CHANCE, "1 14 13 9"))) == "Scoring tiles 1 14 13 9."
    SKYE.play(s, CHANCE, "1 14 13 9")
    assert EN.say(SKYE.say.falls(s)[0], NAMES) == "Draw three tiles by hand for Alena and type them, for example L01 L22 L30."
    assert CS.say(SKYE.say.fell(s, SKYE.code(s, CHANCE, "L48 L22 L30")), NAMES) == "Alena bere ze sáčku L22 L30 L48."


def test_who_starts_is_said_once_and_gold_with_the_question_for_the_axe() -> None:
    first = told(*START[:2], seat=0)
    assert first[0] == "This is what will be scored:" and first[-3:] == ["Round 1 scores A.", "You get 5 gold.", "Income: Bob 5."]
    assert EN.say(SKYE.say.asked(after(*START), 0), NAMES).startswith("You have 5 gold. Which tile gets the axe")


def test_czech_counts_gold_and_tiles_and_names_the_reasons_of_an_income() -> None:
    enough = {(1, 1): "1 zlaťák a na výběr jeden dílek.", (3, 2): "3 zlaťáky a na výběr 2 dílky.", (5, 8): "5 zlaťáků a na výběr 8 dílků."}
    for (gold, count), ends in enough.items():
        assert CS.text("asked-buy", gold=gold, count=count) == f"Kupte jeden dílek, nebo nekupujte. Máte {ends}"
    behind = "3 za to, že jste pozadu"
    whence = {(0, 0): "", (2, 0): ", z toho 2 za sudy", (0, 3): f", z toho {behind}", (2, 3): f", z toho 2 za sudy a {behind}"}
    for (barrels, late), ends in whence.items():
        assert CS.text("income-self", gold=9, barrels=barrels, behind=late) == f"Dostáváte 9 zlaťáků{ends}."
