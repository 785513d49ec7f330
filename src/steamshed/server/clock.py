"""What time it is. Everything in the server asks here, so that a test or a simulation can say.

The clock goes with the context: tasks have that of whoever began them, so two workers in one process can have clocks
that differ. ``tests/server/test_clock.py`` holds that nothing asks elsewhere.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
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


SYSTEM = SystemClock()
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
