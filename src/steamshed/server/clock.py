"""What time it is. Everything in the server asks here, so that a test or a simulation can say.

The server's clock goes on steadily from the time at which the server began. What the machine's says may jump: now and
then both are compared (``monitoring/clock_job.py``), and a difference is believed only after it has lasted. Several
workers go by the clock of their database, so that they agree.

The clock goes with the context: tasks have that of whoever began them, so two workers in one process can have clocks
that differ. ``tests/server/test_clock.py`` holds that nothing asks elsewhere.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from typing import Protocol


class Clock(Protocol):
    """A clock of a worker."""

    def now(self) -> float:
        """Seconds since 1970. It can be wrong, and it can jump: back, too."""

    def monotonic(self) -> float:
        """Seconds since some moment. It goes on steadily: how long something takes is measured by it."""


class SystemClock:
    """The machine's."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()


class Steady:
    """A clock that does not jump with the machine's."""

    def __init__(self, machine: Clock, passed: Callable[[], float] | None = None) -> None:
        self.machine = machine
        self.passed = passed or machine.monotonic
        """What goes on steadily, also while the machine sleeps."""
        self.ahead = machine.now() - self.passed()
        self.since: float | None = None
        """Since when the difference is too large to be a clock that is a little fast."""

    def now(self) -> float:
        return self.ahead + self.passed()

    def monotonic(self) -> float:
        return self.machine.monotonic()

    def compare(self, other: float, at_once: bool = False) -> float:
        """Compares with what time it is by another clock. Gives by how much this one was set because of a jump."""
        by = other - self.now()
        if at_once or abs(by) <= LITTLE:
            self.since = None
            self.ahead += by if at_once else by / SLOWLY
            return by if abs(by) > LITTLE else 0.0
        if self.since is None:
            self.since = self.passed()
        if self.passed() - self.since < BELIEVED:
            return 0.0
        self.since = None
        self.ahead += by
        return by


def with_sleep() -> float:
    """Seconds since the machine began, those in which it slept among them where it can say so."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


LITTLE = 2.0
"""A difference of so many seconds is no jump: it is made up for slowly."""
SLOWLY = 8
BELIEVED = 300.0
"""Seconds that a jump must last."""
SYSTEM = Steady(SystemClock(), with_sleep)
CLOCK: ContextVar[Clock] = ContextVar("clock", default=SYSTEM)


def now() -> float:
    return CLOCK.get().now()


def monotonic() -> float:
    return CLOCK.get().monotonic()


@contextlib.contextmanager
def told_by(clock: Clock) -> Iterator[None]:
    """What is begun in here asks this clock."""
    before = CLOCK.set(clock)
    try:
        yield
    finally:
        CLOCK.reset(before)
