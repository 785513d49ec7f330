"""Build turns: one after another, the holder of First Build in front."""

from __future__ import annotations

from steamshed.hexrail.rules.track_rules import lose_unfinished
from steamshed.hexrail.table.table import T
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase


class BuildPhase(Phase[T]):
    """The frame of build turns. What can be done in one is for the game to say."""

    lost = "section-lost"
    """The event of an unfinished section that loses its owner."""

    def begin(self, state: T, chance: Chance, events: list[Event]) -> None:
        state.queue = state.priority(state.rules.specials.first_build)
        self.begin_turn(state)

    def begin_turn(self, state: T) -> None:
        seat = state.queue[0]
        state.seat = seat
        state.builds_left = state.build_limit(seat)
        self.open_turn(state, seat)
        state.network.settle()

    def open_turn(self, state: T, seat: int) -> None:
        """What a game has to do at the beginning of a build turn."""
        raise NotImplementedError

    def close_turn(self, state: T) -> None:
        """What a game has to do at its end."""
        raise NotImplementedError

    def end_turn(self, state: T, events: list[Event]) -> None:
        """Sections that have not grown lose their owner; the next seat builds."""
        assert state.seat is not None
        events.append(Event("build-turn-ended", state.seat))
        lose_unfinished(state, state.seat, self.lost, events)
        state.network.settle()
        state.builds_left = 0
        self.close_turn(state)
        if state.next_in_queue():
            self.begin_turn(state)
