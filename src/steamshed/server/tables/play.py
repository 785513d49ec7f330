"""One game under record: the actions so far and the position they lead to.

A ``Play`` is a value: ``advance`` gives the next one and leaves this one as it is, so that nobody sees an action before
it is stored, and a failed store costs nothing. The list of actions is shared between a play and the next; each knows
how much of it is its own.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence

import msgspec

from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance, Outcome, Scripted
from steamshed.kernel.game import Game
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import Entry, Record
from steamshed.kernel.state import State, undoable
from steamshed.server.tables.log import Act

MOST_KEPT = 16
"""How many positions back are kept for undo without replaying."""

NOTHING: tuple[Outcome, ...] = ()
encode = msgspec.json.Encoder().encode


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
    bot: bool


class Play:
    """The game after ``count`` actions."""

    __slots__ = ("actions", "count", "depth", "game", "names", "options", "players", "previous", "setup", "state")

    def __init__(
        self,
        game: Game,
        options: dict[str, OptionValue],
        names: list[str],
        setup: tuple[Outcome, ...],
        state: State,
        actions: list[Done],
        count: int,
    ) -> None:
        self.game = game
        self.options = options
        self.names = names
        self.setup = setup
        self.state = state
        self.actions = actions
        self.count = count
        self.previous: Play | None = None
        """The play before the last action, if that can be taken back freely."""
        self.depth: int = 0

    # -- playing -------------------------------------------------------------------------------------------------

    @classmethod
    def begin(cls, game: Game, options: dict[str, OptionValue], names: list[str]) -> Play:
        """A new game; its chance is seeded anew and the seed forgotten."""
        chance = fresh_chance()
        state = game.new(len(names), options, chance)
        return cls(game, options, names, tuple(chance.drawn), state, [], 0)

    @classmethod
    def resume(
        cls,
        game: Game,
        options: dict[str, OptionValue],
        names: list[str],
        setup: Sequence[Outcome],
        acts: Sequence[tuple[float, Act]],
    ) -> Play:
        """The game that these actions, with these outcomes, lead to."""
        state = game.new(len(names), options, Scripted(setup))
        actions: list[Done] = []
        for time, act in acts:
            phase = state.phase
            events = state.apply(game.parse(act.action), Scripted(act.outcomes))
            actions.append(make_done(act.seat, phase, act.action, act.outcomes, events, time, act.bot is not None))
        return cls(game, options, names, tuple(setup), state, actions, len(actions))

    def advance(self, action: Action, time: float, bot: bool) -> Play:
        """The play after an action. Raises IllegalAction."""
        seat = self.state.seat
        assert seat is not None
        state, chance = self.state.clone(), fresh_chance()
        events = state.apply(action, chance)
        done = make_done(seat, self.state.phase, str(action), chance.drawn, events, time, bot)
        return self.after(done, state)

    def followed(self, act: Act, time: float) -> Play:
        """The play after an action that another worker has stored."""
        state = self.state.clone()
        events = state.apply(self.game.parse(act.action), Scripted(act.outcomes))
        done = make_done(act.seat, self.state.phase, act.action, act.outcomes, events, time, act.bot is not None)
        return self.after(done, state)

    def after(self, done: Done, state: State) -> Play:
        actions = self.actions if len(self.actions) == self.count else self.actions[: self.count]
        actions.append(done)
        made = Play(self.game, self.options, self.names, self.setup, state, actions, self.count + 1)
        if done.undoable:
            made.previous = self
            made.depth = self.depth + 1
            if made.depth >= 2 * MOST_KEPT:
                made.forget(MOST_KEPT)
        return made

    def forget(self, keep: int = 0) -> None:
        """Lets go of the positions that are kept for undo, but the last few."""
        self.depth = keep
        at: Play = self
        for left in range(keep - 1, -1, -1):
            if at.previous is None:
                return
            at = at.previous
            at.depth = left
        at.previous = None

    def back_to(self, count: int) -> Play:
        """The play after the first ``count`` actions: one that was kept, else replayed."""
        at: Play | None = self
        while at is not None:
            if at.count == count:
                return at
            at = at.previous
        return self.replay(count)

    def replay(self, count: int, start: Play | None = None) -> Play:
        """The play after the first ``count`` actions, from the beginning or from an earlier play of the same game."""
        if start is None or start.count > count:
            state, at = self.game.new(len(self.names), self.options, Scripted(self.setup)), 0
        else:
            state, at = start.state.clone(), start.count
        for done in self.actions[at:count]:
            state.apply(self.game.parse(done.action), Scripted(done.outcomes))
        return Play(self.game, self.options, self.names, self.setup, state, self.actions[:count], count)

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def last(self) -> Done | None:
        return self.actions[self.count - 1] if self.count else None

    def done(self) -> list[Done]:
        """All actions in order."""
        return self.actions[: self.count]

    def record(self) -> Record:
        entries = [Entry(done.seat, done.action, done.outcomes, done.undoable) for done in self.done()]
        return Record(self.game, self.names, self.options, self.setup, self.state, self.game.rules, entries)


def fresh_chance() -> Chance:
    """Chance for one action only: from what it draws nobody can tell what another will draw."""
    return Chance(secrets.randbits(128))


def make_done(
    seat: int, phase: str, action: str, outcomes: Sequence[Outcome], events: list[Event], time: float, bot: bool
) -> Done:
    drawn = tuple(outcomes) if outcomes else NOTHING
    shown = encode([event.to_json() for event in events])
    return Done(seat, sys.intern(phase), action, drawn, undoable(events, len(drawn)), shown, time, bot)


def plays_from_record(record: Record) -> list[Act]:
    """The actions of a record as entries of a log."""
    state = record.game.new(len(record.names), record.options, Scripted(record.setup))
    acts: list[Act] = []
    for entry in record.entries:
        state.apply(record.game.parse(entry.action), Scripted(entry.outcomes))
        acts.append(Act(entry.seat, entry.action, state.seat, list(entry.outcomes)))
    return acts
