"""Clocks: none, live (a time bank that refills a little with every turn), or days per move.

A clock is computed from the times in the log, so that it survives a restart and is the same in every worker. It runs
for the seat to move while a person decides there. When it has run out, the table's stated fallback applies: a bot
stands in, the seat resigns, or everybody waits.
"""

from __future__ import annotations

from steamshed.server.wire.shapes import Days, Live, NoClock, Pace

DAY = 86400.0


class Clocks:
    """What every seat has left, as of the time of the last entry, and for whom the clock runs since then."""

    __slots__ = ("left", "pace", "running", "since")

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [start_of(pace)] * seats
        self.running: int | None = None
        self.since = 0.0

    def copy(self) -> Clocks:
        made = Clocks(self.pace, 0)
        made.left = list(self.left)
        made.running = self.running
        made.since = self.since
        return made

    def turn_to(self, seat: int | None, time: float) -> None:
        """From now on the clock of this seat runs (None: no clock runs)."""
        if self.running is not None:
            self.left[self.running] = self.remaining(self.running, time)
            if isinstance(self.pace, Live) and seat != self.running:
                self.left[self.running] = max(0.0, self.left[self.running]) + self.pace.increment
        if isinstance(self.pace, Days) and seat is not None:
            self.left[seat] = self.pace.days * DAY
        self.running = seat
        self.since = time

    def refresh(self, seat: int) -> None:
        """A player who comes back has at least a little time."""
        if isinstance(self.pace, Live):
            self.left[seat] = max(self.left[seat], self.pace.increment, 5.0)

    def remaining(self, seat: int, time: float) -> float:
        spent = max(0.0, time - self.since) if seat == self.running else 0.0
        return self.left[seat] - spent

    def deadline(self) -> float | None:
        """When the running clock will have run out."""
        if self.running is None or isinstance(self.pace, NoClock):
            return None
        return self.since + self.left[self.running]

    def shown(self, time: float) -> list[float | None]:
        """What each seat has left, in seconds."""
        if isinstance(self.pace, NoClock):
            return [None] * len(self.left)
        return [round(self.remaining(seat, time), 1) for seat in range(len(self.left))]


def start_of(pace: Pace) -> float:
    match pace:
        case Live():
            return pace.bank
        case Days():
            return pace.days * DAY
        case NoClock():
            return 0.0
