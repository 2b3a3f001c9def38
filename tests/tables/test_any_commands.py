"""Whatever is asked of a table, in whatever order, the laws hold."""

from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sitting import SECRET, Sitting, letter

from ustolu import tables
from ustolu.core import BadMessage, dump
from ustolu.tables import commands, facts

PEOPLE = ("eva", "jan", "iva", "spectator")
person = st.sampled_from(PEOPLE)
seats = st.sampled_from(["A", "B", "C", "Z", "-"])
number = st.integers(0, 60)
level = st.sampled_from([0, 1, 3, "random"])
words = st.sampled_from(["a1", "b2", "hop", "show", "peek", "pass", "clap", "price 1", "price 2", "roll 3", "", "?", "\x00", "away 1", "1=1",
                          "price 1=1 2=2", "done", "build b1 c1"])  # fmt: skip


def made(kind: type[Any], **parts: Any) -> st.SearchStrategy[Any]:
    return st.builds(kind, **parts)


nonsense = st.one_of(
    made(commands.Move, seat=seats, turn=number, move=words), made(commands.Fall, seat=seats, turn=number, fall=words, corrects=number),
    made(commands.Undo, seat=seats, all=st.booleans()), made(commands.Sit, seat=st.none() | seats, name=st.none() | words),
    made(commands.Leave, seat=seats),
    made(commands.Bot, seat=seats, level=level), made(commands.Start), made(commands.Replace, seat=seats, level=level),
    made(commands.Back, seat=seats), made(commands.Rematch, table=st.sampled_from(["", "t2"])), made(commands.Chat, text=words),
    made(commands.Set, undo=st.booleans(), bot_pace_ms=st.integers(-1, 2)), made(commands.Set, real_dice=st.booleans(), clock_s=st.integers(0, 9)),
    made(commands.Mute, person=person, muted=st.booleans()), made(commands.Host, person=person), made(commands.Rename, seat=seats, name=words),
    made(commands.Salt, salt=st.sampled_from(["00" * 32, "ab" * 32])), made(commands.Answer, seat=st.integers(-2, 4), turn=number, move=number),
    made(commands.Gone, person=person), made(commands.Here, person=person), made(commands.Tick),
)  # fmt: skip
rare = st.one_of(made(commands.Remove, person=person), made(commands.Close))


LIKELY = ["play"] * 8 + ["bots"] * 3 + ["undo"] * 2 + ["repeat", "change", "leave", "back", "replace", "gone", "time", "worlds", "load"]


class Evening(RuleBasedStateMachine):
    """People, bots and accidents around one table."""

    @initialize(
        game=st.sampled_from(["paper_islands", "bazaar", "masons"]), seating=st.sampled_from(["me open", "me me open", "me bot:1 open", "me"]),
        undo=st.sampled_from([True, True, False]), clock=st.sampled_from([0, 5]), real=st.booleans(), begun=st.sampled_from([True] * 4 + [False]),
    )  # fmt: skip
    def sit_down(self, game: str, seating: str, undo: bool, clock: int, real: bool, begun: bool) -> None:
        chosen = {"undo": undo, "clock_s": clock, "real_dice": real and game == "paper_islands", "bot_pace_ms": 0}
        options = {"paper_islands": {"grid": 3}, "masons": {"walls": "together" if clock else "in turn"}}.get(game, {})
        self.sitting = Sitting(game, seating, chosen, **options)
        self.done: list[tuple[str, commands.Command, int]] = []
        self.states: set[bytes] = set()
        if begun:
            if "open" in seating:
                self.do("jan", self.ref(commands.Sit(name="Jan")))
            self.begin()

    def do(self, by: str, command: commands.Command) -> Any:
        before = self.sitting.table
        effect = self.sitting.do(by, command)
        if isinstance(effect, tables.Append):
            step = effect.step
            if command.ref:
                self.done.append((by, command, step.after.n))
            for happened in step.happened:
                if isinstance(happened.fact, facts.Undone):
                    self.check_undo(before, step.after, happened.fact.seat)
                if happened.after is not None:
                    self.states.add(dump(happened.after))
        return effect

    def check_undo(self, before: tables.Table, after: tables.Table, seat: int) -> None:
        """Taking back leads to what everybody has seen before, and moves nobody else's turn."""
        assert dump(after.state) in self.states
        others = [other for other in range(len(after.seats)) if other != seat]
        assert [before.mask >> other & 1 for other in others] == [after.mask >> other & 1 for other in others]
        assert [before.turns[other] for other in others] == [after.turns[other] for other in others]
        assert before.draws == after.draws

    def ref(self, command: commands.Command) -> commands.Command:
        return msgspec.structs.replace(command, ref=self.sitting.ref())

    @rule(by=person, command=nonsense)
    def anything(self, by: str, command: commands.Command) -> None:
        inside = type(command) in (commands.Answer, commands.Gone, commands.Here, commands.Tick)
        self.do("" if inside else by, self.ref(command) if not inside else command)

    @rule(by=st.sampled_from(["", *PEOPLE]), command=nonsense)
    def anything_by_the_wrong_person(self, by: str, command: commands.Command) -> None:
        self.do(by, command)

    @precondition(lambda self: self.sitting.table.n > 20)
    @rule(by=person, command=rare)
    def something_grave(self, by: str, command: commands.Command) -> None:
        self.do(by, self.ref(command))

    @precondition(lambda self: self.sitting.table.stage == "gathering")
    @rule(by=person)
    def take_a_seat(self, by: str) -> None:
        self.do(by, self.ref(commands.Sit(name=by)))

    @precondition(lambda self: self.sitting.table.stage == "gathering")
    @rule()
    def begin(self) -> None:
        self.do(self.sitting.table.host, self.ref(commands.Start()))

    @precondition(lambda self: self.sitting.table.stage == "playing")
    @rule(chance=st.randoms(use_true_random=False))
    def an_hour(self, chance: Random) -> None:
        """A long stretch of the likeliest things."""
        for _ in range(25):
            if self.sitting.table.stage != "playing":
                return
            seat = chance.randrange(len(self.sitting.table.seats))
            what = chance.choice(LIKELY)
            by = chance.choice(PEOPLE)
            if what == "play":
                self.play(chance.randrange(100), chance.randrange(4))
            elif what == "bots":
                self.bots(chance.randrange(100))
            elif what == "undo":
                could = tables.picture(self.sitting.table)["undo"]
                self.take_back("ABC".index(could[0]) if could else seat)
            elif what == "change" and self.sitting.table.choices[seat]:
                move = chance.choice(self.sitting.legal(seat))
                turn = self.sitting.table.turns[seat]
                self.do(self.sitting.table.seats[seat].person, self.ref(commands.Move(seat=letter(seat), turn=turn, move=move)))
            elif what == "repeat":
                self.repeat(chance.randrange(1, 9))
            elif what == "leave":
                self.do(by, self.ref(commands.Leave(seat=letter(seat))))
            elif what == "back":
                self.do(self.sitting.table.seats[seat].person, self.ref(commands.Back(seat=letter(seat))))
            elif what == "replace":
                self.do(by, self.ref(commands.Replace(seat=letter(seat), level=1)))
            elif what == "gone":
                self.do("", chance.choice([commands.Gone, commands.Here])(person=by))
            elif what == "time":
                self.time_passes(chance.choice([1, 5, 60, 300]))
            elif what == "worlds":
                self.two_worlds()
            elif what == "load":
                self.another_process()
            self.folding_gives_the_live_table()

    @precondition(lambda self: self.sitting.table.stage == "playing")
    @rule(choice=st.integers(0, 99), which=st.integers(0, 3))
    def play(self, choice: int, which: int) -> None:
        """Somebody who is waited for does something sensible."""
        table = self.sitting.table
        waiting = table.pending()
        if not waiting:
            seat = next((seat for seat in range(len(table.seats)) if table.here(seat)), 0)
            self.do(table.seats[seat].person, self.ref(commands.Fall(seat=letter(seat), turn=table.asked, fall=f"roll {1 + choice % 6}")))
            return
        seat = waiting[which % len(waiting)]
        legal = self.sitting.legal(seat)
        move = commands.Move(seat=letter(seat), turn=table.turns[seat], move=legal[choice % len(legal)])
        effect = self.do(table.seats[seat].person, self.ref(move))
        sits = table.seats[seat].kind == "person" and not table.seats[seat].left and table.may_enter(table.seats[seat].person)
        assert isinstance(effect, tables.Append) == sits, effect

    @rule(choice=st.integers(0, 99))
    def bots(self, choice: int) -> None:
        self.do("", commands.Tick())
        for thought in self.sitting.thoughts:
            table = self.sitting.table
            codes = table.game.codes(tables.deciding(table, thought.seat), thought.seat)
            if table.turns[thought.seat] == thought.turn and thought.seat in table.pending():
                effect = self.do("", commands.Answer(seat=thought.seat, turn=thought.turn, move=codes[choice % len(codes)]))
                assert isinstance(effect, tables.Append)

    @rule(seat=st.integers(0, 2))
    def take_back(self, seat: int) -> None:
        table = self.sitting.table
        if seat < len(table.seats):
            could = tables.picture(table)["undo"]
            effect = self.do(table.seats[seat].person, self.ref(commands.Undo(seat=letter(seat))))
            assert letter(seat) not in could or isinstance(effect, tables.Append), "the picture promised it"

    @rule(seconds=st.sampled_from([0, 1, 5, 60, 300]))
    def time_passes(self, seconds: int) -> None:
        self.sitting.now += seconds * 1000
        self.do("", commands.Tick())

    @precondition(lambda self: self.done)
    @rule(back=st.integers(1, 20))
    def repeat(self, back: int) -> None:
        """A command that was acknowledged comes again: it is acknowledged again and done no more."""
        by, command, n = self.done[-min(back, len(self.done))]
        effect = self.do(by, command)
        assert effect == tables.Again(n)

    @rule()
    def another_process(self) -> None:
        self.sitting.table = self.sitting.fold()

    @rule()
    def a_snapshot(self) -> None:
        self.sitting.table = tables.load(self.sitting.header, tables.dump(self.sitting.table), SECRET)

    @precondition(lambda self: any(self.sitting.table.choices))
    @rule()
    def two_worlds(self) -> None:
        """Had somebody chosen otherwise in secret, nobody else would have noticed anything."""
        sitting = self.sitting
        for seat, codes in enumerate(sitting.table.choices):
            if codes:
                self.compare(seat, codes)

    def compare(self, seat: int, codes: tuple[int, ...]) -> None:
        sitting, table = self.sitting, self.sitting.table
        ready = bool(table.ready >> seat & 1)
        before = tables.fold(sitting.header, sitting.log, SECRET)
        before.choices = tuple(() if other == seat else part for other, part in enumerate(before.choices))
        before.ready &= ~(1 << seat)
        variants = other_choices(table, seat, ready)
        assert codes in variants or table.game.unfinished(tables.deciding(table, seat))
        owner = table.seats[seat].person
        worlds = []
        for chosen in variants:
            entry = facts.write(facts.Entry(table.at, "x", "", (facts.Picked(seat, chosen, ready),)))
            world = tables.follow(before, entry)
            others = [by for by in PEOPLE if by != owner]
            worlds.append([(tables.message(world, by), tables.everything(world.after, by, {}), tables.due_at(world.after)) for by in others])
        assert all(world == worlds[0] for world in worlds)

    @invariant()
    def folding_gives_the_live_table(self) -> None:
        if hasattr(self, "sitting"):
            folded, live = self.sitting.fold(), self.sitting.table
            assert tables.dump(folded) == tables.dump(live)
            for by in ("eva", "spectator"):
                assert tables.everything(folded, by, {}) == tables.everything(live, by, {}), "something kept is out of date"
            assert tables.summary(folded) == tables.summary(live)

    @invariant()
    def nothing_acknowledged_is_lost(self) -> None:
        if hasattr(self, "sitting"):
            kept = {(entry.by, entry.ref) for entry in map(facts.read, self.sitting.log)}
            assert all((by, command.ref) in kept for by, command, _ in self.done)

    def teardown(self) -> None:
        """Every game ends, and its record holds."""
        if not hasattr(self, "sitting"):
            return
        sitting = self.sitting
        for _ in range(400):
            if sitting.table.stage in ("over", "closed"):
                break
            if sitting.table.stage == "gathering":
                host = sitting.table.host
                for seat, one in enumerate(sitting.table.seats):
                    if one.kind == "open":
                        sitting.ask(host, commands.Bot, seat=letter(seat), level=1)
                sitting.ask(host, commands.Start)
                if sitting.table.stage == "gathering":
                    sitting.ask(host, commands.Set, real_dice=False)
                continue
            self.push_on()
        assert sitting.table.stage in ("over", "closed")
        if sitting.table.stage == "over":
            assert tables.verify(sitting.record("full")) == ([], [])
        for by in PEOPLE:
            try:
                assert tables.verify(sitting.record("mine", by))[0] == []
            except BadMessage:
                assert not sitting.table.held(by)

    def push_on(self) -> None:
        """Everybody comes back, and who is waited for decides."""
        table = self.sitting.table
        self.sitting.now += 1000
        self.bots(0)
        for seat, one in enumerate(table.seats):
            if one.left and one.kind == "person":
                self.sitting.ask(one.person, commands.Back, seat=letter(seat))
        table = self.sitting.table
        if table.stage == "playing" and not table.pending() and not table.persons:
            self.time_passes(15 * 24 * 3600)
        elif table.stage == "playing":
            self.play(0, 0)


def other_choices(table: tables.Table, seat: int, ready: bool) -> list[tuple[int, ...]]:
    """What a seat could have put down, for all that the others know: complete choices, or what was begun."""
    if table.game.id == "paper_islands":
        return [(code,) for code in table.game.codes(table.state, seat)]
    if table.game.id == "bazaar":
        return [(1, 1), (1, 2), (2,)] if ready else [(1,), ()]
    whole = list(table.game.events(table.state, seat))
    return whole if ready else list(dict.fromkeys(codes[:count] for codes in whole for count in range(len(codes))))


Evening.TestCase.settings = settings(
    max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)  # fmt: skip
test_the_laws_hold_whatever_is_asked = Evening.TestCase
