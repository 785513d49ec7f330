"""Waiting for a database that is away when a worker begins: PostgreSQL may start later, or be just restarting."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import TypeVar

from steamshed.server.jobs.stopping import Told
from steamshed.server.storage.store import Store, Unavailable

logger = logging.getLogger("steamshed.store")
A = TypeVar("A")
FIRST, LONGEST = 0.25, 5.0
"""Seconds until the database is asked again: at first, and at most."""


async def when_there(store: Store, work: Callable[[], Awaitable[A]], told: Told | None) -> A:
    """Does something with the database as soon as that is there. Ends the process if it is told to stop meanwhile:
    nothing has begun that would have to end. SQLite is a file: what is wrong with it does not pass by waiting."""
    pause = FIRST
    while True:
        try:
            return await work()
        except Exception as error:
            away = isinstance(error, (Unavailable, *store.failures)) and isinstance(store.unwell(error), Unavailable)
            if store.settings.is_sqlite or not away:
                raise
        if told is None:
            await asyncio.sleep(pause)
        else:
            try:
                async with asyncio.timeout(pause):
                    await told.to_stop.wait()
            except TimeoutError:
                pass
            else:
                os._exit(0)
        pause = min(LONGEST, 2 * pause)
