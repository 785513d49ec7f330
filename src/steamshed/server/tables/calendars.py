"""When the clock of a player counts: not on his holidays, and at a table of waking hours only while he is awake.

A ``Calendar`` is what the log of a table says of one of its players. Everything is computed from it: what a clock has
counted between two moments, when it will have run out, when it stands. Holidays lie apart and in order; the past of a
calendar never changes, so that every worker counts the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

import msgspec

DAY = 86400.0
HOUR = 3600.0
MIDNIGHT = 24 * 60
"""Minutes of a day."""

Span = tuple[float, float]
"""From a moment until another one."""


class Calendar(msgspec.Struct, frozen=True, omit_defaults=True):
    """The times of a player: his zone, his waking hours in minutes after midnight there, and his holidays. Who goes to
    bed not later than he gets up does so on the next day; at the very same minute means that he is always awake."""

    zone: str = ""
    wake: int = 8 * 60
    sleep: int = 22 * 60
    away: tuple[Span, ...] = ()

    def counting(self, start: float, awake: bool) -> Iterator[Span]:
        """The spans from a moment on in which a clock counts; ``awake``: only in waking hours."""
        for opens, closes in self.waking(start) if awake else iter([(start, math.inf)]):
            at = max(opens, start)
            for since, until in self.away:
                if until <= at:
                    continue
                if since >= closes:
                    break
                if since > at:
                    yield at, since
                at = until
            if at < closes:
                yield at, closes

    def waking(self, start: float) -> Iterator[Span]:
        """The waking hours of every day, from the one that a moment belongs to on."""
        length = (self.sleep - self.wake) % MIDNIGHT
        if not length:
            yield start, math.inf
            return
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
        while True:
            over = self.sleep <= self.wake
            closes = moment(day + timedelta(days=1) if over else day, self.sleep, zone)
            if closes > start:
                yield moment(day, self.wake, zone), closes
            day += timedelta(days=1)

    def counted(self, start: float, end: float, awake: bool) -> float:
        """How many seconds a clock counts between two moments."""
        total = 0.0
        for opens, closes in self.counting(start, awake):
            if opens >= end:
                break
            total += min(closes, end) - opens
        return total

    def after(self, start: float, seconds: float, awake: bool) -> float:
        """The moment at which a clock has counted so many seconds from another moment on."""
        if seconds <= 0:
            return start + seconds
        for opens, closes in self.counting(start, awake):
            if closes - opens >= seconds:
                return opens + seconds
            seconds -= closes - opens
        raise AssertionError("time goes on")

    def stands(self, now: float, awake: bool) -> Span | None:
        """From when until when a clock stands: now, or the next time. None if it goes on."""
        spans = self.counting(now, awake)
        opens, closes = next(spans)
        if opens > now:
            return now, opens
        if math.isinf(closes):
            return None
        return closes, next(spans)[0]

    def holiday(self, now: float) -> Span | None:
        """The holiday that somebody has now."""
        return next((span for span in self.away if span[0] <= now < span[1]), None)

    def next_holiday(self, now: float) -> Span | None:
        """The holiday that somebody has now, or will have next."""
        return next((span for span in self.away if now < span[1]), None)


ALWAYS = Calendar()
"""Of somebody who has said nothing."""


def fault_of(calendar: Calendar) -> str | None:
    """What is wrong with a calendar that somebody gives; None if nothing is."""
    if calendar.zone and calendar.zone not in known_zones():
        return "zone"
    if not (0 <= calendar.wake < MIDNIGHT and 0 <= calendar.sleep < MIDNIGHT):
        return "hours"
    if any(until <= since for since, until in calendar.away):
        return "away"
    return "away" if any(one[1] > other[0] for one, other in pairwise(calendar.away)) else None


@cache
def known_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def zone_of(name: str) -> tzinfo:
    """The time zone of a name; UTC without one, and for one that is not known here any more."""
    return ZoneInfo(name) if name and name in known_zones() else UTC


def moment(day: date, minutes: int, zone: tzinfo) -> float:
    """So many minutes after midnight by the clocks of a zone."""
    return datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone).timestamp()


def local_day(time: float, zone: tzinfo) -> date:
    return datetime.fromtimestamp(time, zone).date()


def next_hour(now: float) -> float:
    """The next full hour."""
    return (math.floor(now / HOUR) + 1) * HOUR
