"""Compares the server's clock with that of the database, or of the machine where there is one worker only."""

from __future__ import annotations

import logging

from steamshed.server import clock
from steamshed.server.jobs.due_work import DueWork
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.storage.store import Store

logger = logging.getLogger("steamshed.clock")


class ClockCheck(Rounds):
    """Compares every ten seconds. After a jump it is looked at what was written by the clock of before."""

    pause = 10.0
    purpose = "asking what time it is"

    def __init__(self, store: Store, due_work: DueWork) -> None:
        self.store = store
        self.due_work = due_work
        self.here = clock.CLOCK.get()

    async def begin(self) -> None:
        """Before anything else: the workers agree."""
        if isinstance(self.here, clock.Steady):
            self.here.compare(await self.store.time(self.here), at_once=True)

    async def look(self) -> None:
        if isinstance(self.here, clock.Steady) and (by := self.here.compare(await self.store.time(self.here))):
            logger.warning("the clock was set by %+.0f s", by)
            await self.due_work.compare()
