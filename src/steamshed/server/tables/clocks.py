"""Clocks: none, live (a time bank that refills a little with every turn), days or waking hours per move, or a bank of
days.

A clock is computed from the times and calendars in the log, so that it survives a restart and is the same in every
worker. It runs for the seat to move while a person decides there; at a pace of days it stands on that person's
holidays, at one of hours also while he sleeps. When it has run out, the table's stated fallback applies: a bot stands
in, the seat resigns, or everybody waits.
"""

from __future__ import annotations

import msgspec

from steamshed.server.api.shapes import Bank, Days, Hours, Live, NoClock, Pace
from steamshed.server.tables.calendars import ALWAYS, DAY, HOUR, Calendar, Span


class Clocks:
    """What every seat has left, as of the time of the last entry, and for whom the clock runs since then."""

    __slots__ = ("calendar", "left", "pace", "running", "since")

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [start_of(pace)] * seats
        self.running: int | None = None
        self.since = 0.0
        self.calendar = ALWAYS
        """Of the player whose clock runs, with the waking hours that he had when his turn began."""

    def copy(self) -> Clocks:
        made = Clocks(self.pace, 0)
        made.left = list(self.left)
        made.running = self.running
        made.since = self.since
        made.calendar = self.calendar
        return made

    # -- changing ------------------------------------------------------------------------------------------------

    def turn_to(self, seat: int | None, time: float, calendar: Calendar = ALWAYS) -> None:
        """From now on the clock of this seat runs (None: no clock runs), by the calendar of who plays there."""
        if self.running is not None:
            self.left[self.running] = self.remaining(self.running, time)
            if seat != self.running:
                self.add_increment(self.running)
        if isinstance(self.pace, Days | Hours) and seat is not None:
            self.left[seat] = start_of(self.pace)
        self.running = seat
        self.since = time
        self.calendar = calendar

    def add_increment(self, seat: int) -> None:
        """What a turn adds to the bank of whoever has played it: one of days is never fuller than at the start."""
        match self.pace:
            case Live(increment=more):
                self.left[seat] = max(0.0, self.left[seat]) + more
            case Bank(days=days, increment=more):
                self.left[seat] = min(days * DAY, max(0.0, self.left[seat]) + more * HOUR)
            case NoClock() | Days() | Hours():
                pass

    def follow(self, time: float, calendar: Calendar, other: bool = False) -> None:
        """The running clock follows another calendar: that of an ``other`` player from now on. What has become known
        of holidays counts from the beginning of the turn: it was stated in advance, whenever the table hears of it.
        Waking hours hold from the next turn on, so that nobody lengthens the one that runs."""
        if self.running is None:
            return
        if other:
            self.left[self.running] = self.remaining(self.running, time)
            self.since, self.calendar = time, calendar
        else:
            self.calendar = msgspec.structs.replace(self.calendar, away=calendar.away)

    def refresh(self, seat: int) -> None:
        """A player who comes back has at least a little time."""
        self.left[seat] = max(self.left[seat], little_of(self.pace))

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def awake(self) -> bool:
        """Whether clocks count waking hours only."""
        return isinstance(self.pace, Hours)

    def remaining(self, seat: int, time: float) -> float:
        if seat != self.running or time <= self.since:
            return self.left[seat]
        return self.left[seat] - self.calendar.counted(self.since, time, self.awake)

    def deadline(self) -> float | None:
        """When the running clock will have run out."""
        if self.running is None or isinstance(self.pace, NoClock):
            return None
        return self.calendar.after(self.since, self.left[self.running], self.awake)

    def stands(self, time: float) -> Span | None:
        """From when until when the running clock stands, now or the next time."""
        if self.running is None or not over_days(self.pace):
            return None
        return self.calendar.stands(max(time, self.since), self.awake)

    def shown(self, time: float) -> list[float | None]:
        """What each seat has left, in seconds."""
        if isinstance(self.pace, NoClock):
            return [None] * len(self.left)
        return [round(self.remaining(seat, time), 1) for seat in range(len(self.left))]


def over_days(pace: Pace) -> bool:
    """Whether a table is played over days: then clocks stand on holidays."""
    return isinstance(pace, Days | Hours | Bank)


def start_of(pace: Pace) -> float:
    """What everybody has at first; at paces per move, for every move."""
    match pace:
        case Live():
            return pace.bank
        case Days() | Bank():
            return pace.days * DAY
        case Hours():
            return pace.hours * HOUR
        case NoClock():
            return 0.0


def little_of(pace: Pace) -> float:
    """What is the least for somebody who comes back, and must be left to go on holiday: a quarter of a move's time,
    not less than an hour where that is counted in hours or days."""
    match pace:
        case Live():
            return max(pace.increment, 5.0)
        case Bank():
            return max(pace.increment * HOUR / 4, HOUR)
        case Days() | Hours():
            return min(start_of(pace), max(start_of(pace) / 4, HOUR))
        case NoClock():
            return 0.0
