"""One game under record: the actions so far and the position they lead to.

A ``Play`` is a value: ``advance`` gives the next one and leaves this one as it is, so that nobody sees an action before
it is stored, and a failed store costs nothing. The list of actions is shared between a play and the next; each knows
how much of it is its own.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance, Outcome
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import Entry, Record, begin_again, play_again
from steamshed.kernel.state import State
from steamshed.kernel.undo import undoable
from steamshed.server.tables.chance import Series, SharedChance, fresh_chance
from steamshed.server.tables.log import Act, Unreadable

MOST_BACK = 12
"""How many actions back positions are kept for undo: the last of them all, before these every fourth."""
ALL_KEPT = 2
EVERY = 4

NOTHING: tuple[Outcome, ...] = ()
encode = msgspec.json.Encoder().encode


class Begun(msgspec.Struct, frozen=True):
    """How a game began: all that its actions are replayed from."""

    game: Game
    options: dict[str, OptionValue]
    names: list[str]
    setup: Sequence[Outcome]
    rules: int
    """The version of the rules by which it is played."""
    position: dict[str, Any] | None = None
    """In which it began, where that was not by a setup."""
    series: Series | None = None
    """Whose chance it shares."""

    def again(self) -> State:
        return begin_again(self.game, len(self.names), self.options, self.setup, self.rules, self.position)


class Done(msgspec.Struct, frozen=True, gc=False):
    """An action as it was played, with what it caused as encoded events."""

    seat: int
    phase: str
    """The phase in which it was played."""
    action: str
    outcomes: tuple[Outcome, ...]
    undoable: bool
    events: bytes
    time: float
    bot: str | None
    turn: int | None
    """Whose decision it was afterwards."""
    follows: bool = False
    """Whether it belongs to the same plan as the action before it: they are taken back together."""
    asked: tuple[str, ...] = ()
    """The questions that its outcomes answer, where the chance is that of a series."""
    order: bool = False
    """Whether it was given ahead."""
    by: str | None = None
    """The user who played it for the player of the seat."""
    forced: bool = False
    """Whether it was the only answer, and what came before it in its plan was, too: it is taken back with the decision
    that led to it."""

    def entry(self) -> Act:
        outcomes, asked = list(self.outcomes), list(self.asked)
        how = (self.bot, self.follows, asked, self.order, self.by, self.forced)
        return Act(self.seat, self.action, self.turn, outcomes, *how)


class Play:
    """The game after ``count`` actions."""

    __slots__ = ("actions", "begun", "count", "game", "previous", "state")

    def __init__(self, begun: Begun, state: State, actions: list[Done], count: int) -> None:
        self.begun = begun
        self.game = begun.game
        self.state = state
        self.actions = actions
        self.count = count
        self.previous: Play | None = None
        """A play before the last actions, if these can be taken back freely."""

    # -- playing -------------------------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: Game,
        options: dict[str, OptionValue],
        names: list[str],
        rules: int,
        series: Series | None = None,
    ) -> Play:
        """A new game. Its chance is seeded anew and the seed forgotten, unless it has the start of a series."""
        if series is not None and series.setup is not None:
            begun = Begun(game, options, names, tuple(series.setup), rules, series=series)
            return cls(begun, begun.again(), [], 0)
        chance = fresh_chance() if series is None else SharedChance(series.secret, "setup", {})
        state = game.new(len(names), options, chance, rules)
        return cls(Begun(game, options, names, tuple(chance.drawn), rules, series=series), state, [], 0)

    @classmethod
    def resume(cls, begun: Begun, acts: Sequence[tuple[float, Act]]) -> Play:
        """The game that these actions, with these outcomes, lead to."""
        state = begun.again()
        actions = [repeat(begun.game, state, act, time) for time, act in acts]
        return cls(begun, state, actions, len(actions))

    @classmethod
    def read(
        cls, begun: Begun, acts: Sequence[tuple[int, float, Act]], start: tuple[State, list[Done]] | None = None
    ) -> Play:
        """The same from a stored log, whose serials say where it is wrong; ``start`` is a position on the way that is
        known, with the actions that led to it. Raises Unreadable."""
        try:
            state, actions = (begun.again(), []) if start is None else start
        except Exception as error:
            raise Unreadable("the beginning", error) from error
        for serial, time, act in acts[len(actions) :]:
            actions.append(read(begun.game, state, act, serial, time))
        return cls(begun, state, actions, len(actions))

    def under(self, rules: int) -> Play:
        """The same game by another version of the rules. Raises OtherGame if it would have been another game."""
        begun = msgspec.structs.replace(self.begun, rules=rules)
        state, actions = begun.again(), list[Done]()
        for number, done in enumerate(self.done(), 1):
            try:
                again = repeat(self.game, state, done.entry(), done.time)
            except SteamshedError as error:
                raise OtherGame(number, str(error)) from None
            if again != done:
                raise OtherGame(number, f"{done.action!r} causes something else")
            actions.append(again)
        if seen(state, len(begun.names)) != seen(self.state, len(begun.names)):
            raise OtherGame(self.count, "the position is not the same")
        return Play(begun, state, actions, len(actions))

    def advance(
        self,
        action: Action,
        time: float,
        bot: str | None,
        follows: bool = False,
        order: bool = False,
        by: str | None = None,
        forced: bool = False,
    ) -> Play:
        """The play after an action. Raises IllegalAction."""
        state, chance = self.state.clone(), self.chance()
        seat, phase = state.seat, state.phase
        assert seat is not None
        events = state.apply(action, chance)
        asked = tuple(chance.questions) if isinstance(chance, SharedChance) else ()
        how = (bot, state.seat, follows, asked, order, by, forced)
        done = make_done(seat, phase, str(action), chance.drawn, events, time, *how)
        return self.after(done, state)

    def chance(self) -> Chance:
        """What the next action is played with."""
        series = self.begun.series
        if series is None:
            return fresh_chance()
        asked = Counter(question for done in self.done() for question in done.asked)
        return SharedChance(series.secret, "play", asked)

    def followed(self, act: Act, serial: int, time: float) -> Play:
        """The play after an action that another worker has stored. Raises Unreadable."""
        state = self.state.clone()
        return self.after(read(self.game, state, act, serial, time), state)

    def after(self, done: Done, state: State) -> Play:
        actions = self.actions if len(self.actions) == self.count else self.actions[: self.count]
        actions.append(done)
        made = Play(self.begun, state, actions, self.count + 1)
        if done.undoable:
            made.previous = self
            made.thin_out()
        return made

    def thin_out(self) -> None:
        """Lets go of some of the positions that are kept for undo: of those before the last few all but every fourth,
        from which what lies between is quickly played again, and of the old ones all."""
        at = self
        while at.previous is not None:
            before = at.previous
            back = self.count - before.count
            if back > MOST_BACK:
                at.previous = None
            elif back > ALL_KEPT and before.count % EVERY:
                at.previous = before.previous
            else:
                at = before

    def forget(self) -> None:
        """Lets go of the positions that are kept for undo."""
        self.previous = None

    def back_to(self, count: int) -> Play:
        """The play after the first ``count`` actions: one that was kept, else replayed from one that was."""
        at: Play | None = self
        while at is not None and at.count > count:
            at = at.previous
        if at is None or at.count == count:
            return self.replay(count) if at is None else at
        made = self.replay(count, at)
        made.previous = at
        return made

    def replay(self, count: int, start: Play | None = None) -> Play:
        """The play after the first ``count`` actions, from the beginning or from an earlier play of the same game."""
        if start is None or start.count > count:
            state, at = self.begun.again(), 0
        else:
            state, at = start.state.clone(), start.count
        for done in self.actions[at:count]:
            play_again(state, self.game.parse(done.action), done.outcomes)
        return Play(self.begun, state, self.actions[:count], count)

    def positions(self) -> Iterator[State]:
        """The position at the beginning and after every action: one state, which goes on."""
        state = self.begun.again()
        yield state
        for done in self.done():
            play_again(state, self.game.parse(done.action), done.outcomes)
            yield state

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def last(self) -> Done | None:
        return self.actions[self.count - 1] if self.count else None

    @property
    def first_turn(self) -> int | None:
        """Whose decision the first one was."""
        return self.actions[0].seat if self.count else self.state.seat

    def done(self) -> list[Done]:
        """All actions in order."""
        return self.actions[: self.count]

    def record(self) -> Record:
        begun = self.begun
        entries = [Entry(done.seat, done.action, done.outcomes, done.undoable) for done in self.done()]
        made = Record(self.game, begun.names, begun.options, tuple(begun.setup), self.state, begun.rules, entries)
        made.position = begun.position
        return made


class OtherGame(SteamshedError):
    """By another version of the rules this would have been another game: from which action on, and why."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"action {number}: {reason}")
        self.number = number
        self.reason = reason


def seen(state: State, seats: int) -> list[dict[str, object]]:
    """What everybody sees of a position, but for the version of the rules."""
    views = [state.view(seat) for seat in (None, *range(seats))]
    return [{name: value for name, value in view.items() if name != "rules"} for view in views]


def repeat(game: Game, state: State, act: Act, time: float) -> Done:
    """Plays an action of a log on a state."""
    phase = state.phase
    events = play_again(state, game.parse(act.action), act.outcomes)
    how = (act.bot, state.seat, act.follows, tuple(act.asked), act.order, act.by, act.forced)
    return make_done(act.seat, phase, act.action, act.outcomes, events, time, *how)


def read(game: Game, state: State, act: Act, serial: int, time: float) -> Done:
    """Plays an action of a stored log on a state. Raises Unreadable where rules and log do not agree."""
    try:
        if act.seat != state.seat:
            raise SteamshedError(f"seat {act.seat} plays, but seat {state.seat} is to move")
        done = repeat(game, state, act, time)
        if done.turn != act.turn:
            raise SteamshedError(f"seat {done.turn} is to move after {act.action!r}, but the log says {act.turn}")
        return done
    except Exception as error:
        raise Unreadable(f"entry {serial}", error) from error


def make_done(
    seat: int,
    phase: str,
    action: str,
    outcomes: Sequence[Outcome],
    events: list[Event],
    time: float,
    bot: str | None,
    turn: int | None,
    follows: bool = False,
    asked: tuple[str, ...] = (),
    order: bool = False,
    by: str | None = None,
    forced: bool = False,
) -> Done:
    drawn = tuple(outcomes) if outcomes else NOTHING
    shown = encode([event.to_json() for event in events])
    free = undoable(events, len(drawn))
    return Done(seat, sys.intern(phase), action, drawn, free, shown, time, bot, turn, follows, asked, order, by, forced)
