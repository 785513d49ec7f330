"""Whether this server is well: the database answers, the writer writes, Redis is there, the disk has room.

``failing`` means that moves may not be stored: probes get 503 and send people elsewhere. While only Redis is away play
goes on, with screens that are late at other workers: that is ``degraded``.
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import select

from steamshed.server import clock
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

Status = Literal["ok", "degraded", "failing"]
PATIENCE = 2.0
"""Seconds for each answer."""
FRESH = 1.0
"""Seconds for which a result is given again: whoever asks often must not cost much."""
MOST_QUEUED = 2000
OK = "ok"


@dataclass(frozen=True)
class Result:
    """How it was found, and what each check said."""

    status: Status
    checks: dict[str, str]
    when: float


class Health:
    """Looks after it when somebody asks."""

    def __init__(self, store: Store, fanout: Fanout) -> None:
        self.store = store
        self.fanout = fanout
        self.last: Result | None = None
        self.looking = asyncio.Lock()

    async def look(self) -> Result:
        async with self.looking:
            if self.last is None or clock.monotonic() - self.last.when > FRESH:
                self.last = await self.look_now()
            return self.last

    async def look_now(self) -> Result:
        database, queue, redis = await asyncio.gather(
            answered(self.store.row(select(schema.facts.c.name).limit(1))), self.queue(), self.redis()
        )
        checks = {"database": database, "queue": queue, "redis": redis, "disk": self.disk()}
        serious = any(checks[name] != OK for name in ("database", "queue", "disk"))
        status: Status = "failing" if serious else "degraded" if redis != OK else "ok"
        return Result(status, checks, clock.monotonic())

    async def queue(self) -> str:
        """Whether what is to be written is written, and soon: a full, locked or read-only database can be read."""
        writer = self.store.writer
        waiting = 0 if writer is None else writer.jobs.qsize()
        if waiting > MOST_QUEUED:
            return f"{waiting} changes wait"
        return await answered(self.store.try_writing())

    async def redis(self) -> str:
        connection: Any = getattr(self.fanout, "redis", None)
        return OK if connection is None else await answered(connection.ping())

    def disk(self) -> str:
        """Room where the data is."""
        settings = self.store.settings
        folder = settings.data if settings.data.is_dir() else settings.data.absolute().parent
        try:
            free = shutil.disk_usage(folder).free // 1_000_000
        except OSError as error:
            return str(error.strerror)
        return OK if free >= settings.least_disk else f"{free} MB are free"


async def answered(question: Awaitable[object]) -> str:
    try:
        await asyncio.wait_for(question, PATIENCE)
    except TimeoutError:
        return "no answer"
    except Exception as error:
        return type(error).__name__
    return OK
