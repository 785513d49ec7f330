"""The garbage of Python is collected while nobody plays: whoever moves meanwhile would wait for it.

Young objects are looked at often and a few at a time, which takes some milliseconds. Those that have lived longer are
looked at when the server has just answered nothing; only if that does not come for long, while it is busy.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

from steamshed.server import clock
from steamshed.server.jobs.periodic import Duty
from steamshed.server.monitoring.metrics import METRICS

YOUNG = 5_000
"""New objects after which the young ones are looked at."""
NEVER = 1_000_000_000
ENOUGH = 10
"""So often the young ones are looked at before it pays to look at those that were left."""
ALL = 20
"""Of so many looks one is at everything."""
PAUSE = 0.25
"""Seconds without an answer that count as quiet."""
LONGEST = 60.0
"""Seconds after which those that were left are looked at, whoever waits."""


class Collecting(Duty):
    """Looks for a quiet moment."""

    def __init__(self, answers: Callable[[], int] = METRICS.answers, collect: Callable[[int], object] = gc.collect):
        self.answers = answers
        """How many have been given."""
        self.collect = collect
        self.known = -1
        self.looked = clock.monotonic()
        self.looks = 0

    def start(self) -> None:
        gc.set_threshold(YOUNG, NEVER, NEVER)
        super().start()

    async def work(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            self.look()

    def look(self) -> None:
        now, answered = clock.monotonic(), self.answers()
        quiet, self.known = answered == self.known, answered
        if gc.get_count()[1] < ENOUGH or not (quiet or now - self.looked > LONGEST):
            return
        self.looks += 1
        self.looked = now
        self.collect(2 if quiet and self.looks % ALL == 0 else 1)
