"""What is said: one sentence a roll with counts, what lies and can be rolled again, what stopping brings, how a voyage ended."""

from ustolu.core import CHANCE, LETTERS, Message, State, turn
from ustolu.games.pirate_dice import rules
from ustolu.games.pirate_dice.notation import dice, faces, kind

from ustolu.games.pirate_dice.scoring import (  # isort: skip
    ALL, ANIMALS, CARD_SKULLS, CARDS, CHEST, COIN_CARD, DIAMOND_CARD, FACES, GUARDIAN, PIRATE, SET, SHIP_BONUS, SHIP_SABRES, SKULL, TREASURE,
)  # fmt: skip

Facts = dict[str, str | int]
Item = tuple[Message, int]


def showing(s: State, face: int) -> int:
    """The mask of the dice that show this symbol."""
    return sum(1 << die for die, there in enumerate(s.dice.tolist()) if there == face)


def skulls(s: State) -> int:
    """[§4] Skulls on dice and card together."""
    return int(s.dice.tolist().count(SKULL)) + int(CARD_SKULLS[int(s.card)])


def heap(letters: str) -> Facts:
    """Up to six slots: `c2` = two coins; the most first, skulls last; empty ones are `none`."""
    there = sorted(set(letters), key=lambda face: (face == "k", -letters.count(face), FACES.index(face)))
    slots = [f"{face}{letters.count(face)}" for face in there]
    return {f"slot{n + 1}": slots[n] if n < len(slots) else "none" for n in range(6)}


def lying(s: State) -> str:
    """The letters of all eight dice."""
    return "".join(FACES[face] for face in s.dice.tolist())


def numbers(mask: int) -> str:
    """The dice of a mask as `1, 2, 5`."""
    return ", ".join(map(str, dice(mask)))


def event(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    """Who starts; the card; the roll and what it did; a re-roll, dice laid on Treasure Island, the end of a voyage."""
    if who != CHANCE:
        return _move(before, after, who, code, seat)
    if before.phase == rules.START:
        return [_to("starts", code, seat, {})]
    if before.phase == rules.CARD:
        last: list[Message] = [("last-voyage", _leader(after))] if after.opener else []
        return [_to("card", int(before.seat), seat, {"card": CARDS[kind(before, code)]}), *last]
    return _roll(before, after, code, seat)


def _to(id: str, whose: int, seat: int, facts: Facts) -> Message:
    """One wording for whom it is about, another for the others."""
    return (f"{id}-self", facts) if whose == seat else (id, {"seat": whose, **facts})


def _move(before: State, after: State, who: int, code: int, seat: int) -> list[Message]:
    if code == 0:
        facts: Facts = {"points": int(after.last_points), "total": int(after.totals[who])}
        items = stopping_items(before)
        failed = stopping(before) <= 0
        spelled = [(f"said-{id}", args) for (id, args), _ in items] if len(items) > 1 or failed else []
        return [_to("stops", who, seat, facts), *spelled, *_turning_point(before, after, seat)]
    if code >= rules.CHEST_MOVE:
        mask = code - rules.CHEST_MOVE
        letters = "".join(lying(before)[die - 1] for die in dice(mask))
        return [_to("hides" if mask else "takes-back", who, seat, {"dice": numbers(mask), **heap(letters)} if mask else {})]
    if code & showing(before, SKULL):
        return [_to("saves", who, seat, {"dice": numbers(code), "count": len(dice(code))})]
    return [_to("rerolls", who, seat, {"dice": numbers(code)})]


def _roll(before: State, after: State, code: int, seat: int) -> list[Message]:
    """[§4] [§6] [§9] [§11] What fell, with the skulls of dice and card, and what follows from it."""
    letters, who = faces(before, code), int(before.seat)
    landed = after.phase != rules.CHOICE and not after.on_island
    found = int(after.last_skulls) if landed else skulls(after)
    facts: Facts = {**heap(letters), "skulls": found}
    if before.on_island or after.on_island or (landed and after.last_end == rules.LEFT_ISLAND):
        found_it = facts | {"of_card": int(CARD_SKULLS[before.card])}
        said: list[Message] = [("island-roll", facts)] if before.on_island else [("island-found", found_it)]
        return said if after.on_island else [*said, *_island_left(before, after, who, seat), *_turning_point(before, after, seat)]
    if not landed:
        return [("rolled" if found < 3 else "rolled-guardian", facts)]
    return [("rolled-last", facts), *_landed(after, who, seat), *_turning_point(before, after, seat)]


def _landed(after: State, who: int, seat: int) -> list[Message]:
    """[§4] [§9] [§11] The voyage ended with this roll."""
    points = int(after.last_points)
    if after.last_end == rules.MAGIC:
        return [_to("magic", who, seat, {})]
    facts: Facts = {"points": abs(points), "total": int(after.totals[who]), "skulls": int(after.last_skulls)}
    if after.last_card == TREASURE and points:
        return [_to("treasure-saved", who, seat, facts)]
    if SHIP_SABRES[after.last_card]:
        return [_to("ship-sunk", who, seat, facts)]
    return [_to("sunk", who, seat, facts)]


def _island_left(before: State, after: State, who: int, seat: int) -> list[Message]:
    """[§6] What the island cost the others, and what is left to whom it is told; where totals stop at nothing, some lose less."""
    counts = int(after.last_skulls) - (0 if before.island_card_skulls else int(CARD_SKULLS[before.card]))
    facts: Facts = {"skulls": counts, "points": counts * (200 if before.card == PIRATE else 100)}
    if seat not in (-1, who):
        return [("island-robbed-self", {"seat": who, **facts, "total": int(after.totals[seat])})]
    return [_to("island-left", who, seat, facts)]


def _turning_point(before: State, after: State, seat: int) -> list[Message]:
    """[§10] The last round begins, or nobody won it; [§7] the last card was played."""
    said: list[Message] = []
    if after.opener and not before.opener:
        said.append(_to("last-round", int(after.opener) - 1, seat, {"target": int(after.target)}))
    if after.sudden and not before.sudden:
        said.append(("round-undecided", {"target": int(after.target)}))
    if any(after.pile) and not any(before.pile):
        said.append(("new-pile", {}))
    return said


def _leader(s: State) -> Facts:
    """[§10] Whose total is to be beaten, the first of several equal ones."""
    totals = s.totals.tolist()[: int(s.seats)]
    return {"seat": totals.index(max(totals)), "total": max(totals)}


def asked(s: State, seat: int) -> Message:
    """[§3] What lies, what may be rolled again, and what stopping brings; or whose voyage it is."""
    mask = turn(s)
    if mask == 0:
        return "asked-over", {}
    if mask == CHANCE:
        return ("asked-start", "asked-card", "asked-roll")[int(s.phase)], {}
    bones = showing(s, SKULL)
    points, found = stopping(s), skulls(s)
    facts: Facts = {**heap(lying(s)), "skulls": found, "points": points}
    if seat < 0 or not mask >> seat & 1:
        return "asked-wait", {"seat": int(s.seat), **facts}
    facts |= {**again(ALL & ~(bones | int(s.kept))), "known": "yes" if s.rolls == 1 or s.moved else "no"}
    if found > 2:
        return "asked-guardian", {"dice": numbers(bones)}
    if s.card == GUARDIAN and not s.guarded and bones:
        return "asked-guarded", facts | {"dice": numbers(bones), "bones": len(dice(bones))}
    if s.card == TREASURE:
        return "asked-treasure", facts | {"kept": numbers(int(s.kept)) or "none"}
    return "asked-choose", facts


def again(mask: int) -> Facts:
    """[§3.1] Which dice may be rolled again: all, all `but` one or two, `some`, or none where there are fewer than two."""
    count = mask.bit_count()
    free = "none" if count < 2 else "all" if mask == ALL else "but" if count > 5 else "some"
    return {"free": free, "which": numbers(ALL & ~mask if free == "but" else mask)}


def shown(s: State) -> list[Message]:
    """The card and the dice on the table, by symbol with their numbers, the skulls, and what lies on Treasure Island."""
    if s.phase not in (rules.ROLL, rules.CHOICE):
        return [("lies-nothing", {})]
    said: list[Message] = [("lies-card", {"card": CARDS[int(s.card)]})]
    if not s.rolls:
        return said
    letters = lying(s)
    for face in (face for face in FACES if face in letters):
        which = [die for die in range(1, 9) if letters[die - 1] == face]
        said.append(("lies-face", {"slot1": f"{face}{len(which)}", "dice": ", ".join(map(str, which))}))
    if s.kept:
        said.append(("lies-kept", {"dice": numbers(int(s.kept))}))
    return [*said, ("of-three", {"skulls": skulls(s)})]


def move(s: State, seat: int, code: int) -> Message:
    """Stopping with its points; dice to be rolled again, and the symbols that stay; dice for Treasure Island."""
    return moves(s, seat, [code])[0]


def moves(s: State, seat: int, codes: list[int]) -> list[Message]:
    """The same for many at once."""
    letters, points, said = lying(s), stopping(s), list[Message]()
    for code in codes:
        mask = code % rules.CHEST_MOVE
        named = dice(mask)
        facts: Facts = {"dice": ", ".join(map(str, named)), **heap("".join(letters[die - 1] for die in named))}
        if code == 0:
            said.append(("move-stop", {"points": points}))
        elif code >= rules.CHEST_MOVE:
            said.append(("move-hide", facts) if mask else ("move-take-back", {}))
        else:
            said.append(("move-reroll", facts))
    return said


def few(s: State, seat: int, codes: list[int]) -> list[int]:
    """Of some hundred moves those worth listing: stop; roll all, one symbol, or all but one; with a skull saved; symbols hidden."""
    allowed, letters, kept = set(codes), lying(s), int(s.kept)
    groups = [sum(1 << die for die in range(8) if letters[die] == face and not kept >> die & 1) for face in "cdspm"]
    groups = [group for group in groups if group]
    free = sum(groups)
    bones = showing(s, SKULL)
    rest = [free & ~group for group in groups]
    lone = bones & -bones
    hidden = [sum(1 << die for die in range(8) if letters[die] in some) for some in ("c", "d", "s", "p", "m", "cd")]
    listed = [0, free, *groups, *rest, lone, *(lone | mask for mask in [free, *rest]), *(rules.CHEST_MOVE + mask for mask in [*hidden, 0])]
    return [code for code in dict.fromkeys(listed) if code in allowed]


def stopping(s: State) -> int:
    """[§5] What ending the voyage now would bring."""
    return sum(points for _, points in stopping_items(s))


def stopping_items(s: State) -> list[Item]:
    """[§5] [§8] [§9] What ending the voyage now would bring, item by item."""
    card, faces = int(s.card), s.dice.tolist()
    if skulls(s) > 2:
        return [(("item-sunk", {}), 0)]
    bonus, need = int(SHIP_BONUS[card]), int(SHIP_SABRES[card])
    counts = dict(zip("cdspm", map(faces.count, range(5)), strict=True))
    if counts["s"] < need:
        lost: list[Item] = [(("item-ship-lost", {"points": bonus, "sabres": need}), -bonus)]
        spared = 0 if s.negative else bonus - int(s.totals[int(s.seat)])
        return lost + ([(("item-floor", {"points": spared}), spared)] if spared > 0 else [])
    if card == ANIMALS:
        counts["a"] = counts.pop("p") + counts.pop("m")
    scoring = sum(count for face, count in counts.items() if face in "cd" or count > 2 or (face == "s" and need))
    items = dice_items(counts, card)
    if scoring == len(faces) and not (s.chest and s.guarded):
        items.append((("item-chest", {"points": CHEST}), CHEST))
    if bonus:
        items.append((("item-ship", {"points": bonus}), bonus))
    points = sum(worth for _, worth in items)
    if card == PIRATE and points:
        items.append((("item-doubled", {"points": points}), points))
    return items


def dice_items(counts: dict[str, int], card: int) -> list[Item]:
    """[§5.1] [§5.2] Coins and diamonds one by one, then the sets, with what the card adds to them."""
    counts = counts | {"c": counts["c"] + (card == COIN_CARD), "d": counts["d"] + (card == DIAMOND_CARD)}
    items: list[Item] = []
    for id, count in (("item-coins", counts["c"]), ("item-diamonds", counts["d"])):
        if count:
            items.append(((id, {"count": count, "points": 100 * count}), 100 * count))
    for name, count in counts.items():
        if worth := int(SET[count]):
            items.append((("item-set", {"set": name, "count": count, "points": worth}), worth))
    return items


def falls(s: State) -> tuple[Message, int, list[tuple[str, Message | None]]]:
    """[§2] [§3] What real dice and cards are to do now, how many faces show up, and which ones can."""
    if s.phase == rules.START:
        return ("falls-start", {}), 1, [(LETTERS[other], ("falls-seat", {"seat": other})) for other in range(int(s.seats))]
    if s.phase == rules.CARD:
        there = [card for card, left in zip(CARDS, s.pile.tolist(), strict=True) if left]
        return ("falls-card", {}), 1, [(card, ("card-name", {"card": card})) for card in there]
    rolling = int(s.rolling)
    count = len(dice(rolling))
    facts: Facts = {"count": count, "dice": "all" if rolling == ALL else numbers(rolling)}
    return ("falls-island" if s.on_island else "falls-roll", facts), count, [(face, ("face", {"shows": face})) for face in FACES]


def fell(s: State, code: int) -> Message:
    """[§2] [§3] What fell alone, and nothing of what follows from it."""
    if s.phase == rules.START:
        return "starts", {"seat": code}
    if s.phase == rules.CARD:
        return "fell-card", {"card": CARDS[kind(s, code)]}
    return "fell-roll", heap(faces(s, code))


def items(s: State, seat: int) -> list[Item]:
    """[§10] The total: brought home, lost with ships, lost to the Skull Islands of others."""
    found = (("item-won", int(s.won[seat])), ("item-ships", -int(s.sunk[seat])), ("item-robbed", -int(s.robbed[seat])))
    return [((id, {"points": abs(points)}), points) for id, points in found if points]
