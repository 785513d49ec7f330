"""Telling the other workers, through Redis, that something has happened at a table; counting together with them.

Only notices go through Redis; what happened is in the database. A lost notice delays a client until the next one.
Without Redis there is one worker, and nothing to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

logger = logging.getLogger("steamshed.fanout")
CHANNEL = "steamshed"
Notice = dict[str, object]


class Fanout:
    """One worker only: everybody is told directly."""

    def __init__(self) -> None:
        self.worker = secrets.token_hex(6)

    async def open(self, heard: Callable[[Notice], Awaitable[None]]) -> None:
        """Begins to listen."""

    async def close(self) -> None:
        """Stops listening."""

    def tell(self, notice: Notice) -> None:
        """Tells the other workers, soon."""

    async def claim(self, what: str, seconds: float) -> bool:
        """Whether this worker, and no other, may do something in the next seconds."""
        return True

    async def take(self, what: str, burst: float, refill: float) -> float | None:
        """Takes one from a bucket that all workers share: 0, or the seconds to wait. None if nothing is shared."""
        return None


BUCKET = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local burst, refill = tonumber(ARGV[1]), tonumber(ARGV[2])
local found = redis.call('HMGET', KEYS[1], 'level', 'since')
local level = math.min(burst, (tonumber(found[1]) or burst) + (now - (tonumber(found[2]) or now)) * refill)
local wait = 0
if level >= 1 then level = level - 1 else wait = (1 - level) / refill end
redis.call('HSET', KEYS[1], 'level', tostring(level), 'since', tostring(now))
redis.call('PEXPIRE', KEYS[1], math.ceil(burst / refill * 1000))
return tostring(wait)
"""
"""One from a bucket that refills steadily, or the seconds to wait; full again, it is forgotten."""


class RedisFanout(Fanout):
    """Several workers: publish and subscribe on one channel, and count together."""

    def __init__(self, address: str) -> None:
        super().__init__()
        import redis.asyncio

        self.redis: Any = redis.asyncio.Redis.from_url(address)
        self.bucket: Any = self.redis.register_script(BUCKET)
        self.out: asyncio.Queue[bytes] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Callable[[Notice], Awaitable[None]]) -> None:
        await self.redis.ping()
        ready = asyncio.Event()
        self.tasks = [asyncio.create_task(self.listen(heard, ready)), asyncio.create_task(self.publish())]
        await asyncio.wait_for(ready.wait(), 10)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    def tell(self, notice: Notice) -> None:
        self.out.put_nowait(msgspec.json.encode({**notice, "from": self.worker}))

    async def claim(self, what: str, seconds: float) -> bool:
        done = await self.redis.set(f"{CHANNEL}:{what}", self.worker, nx=True, px=int(seconds * 1000))
        return bool(done)

    async def take(self, what: str, burst: float, refill: float) -> float | None:
        try:
            return float(await self.bucket(keys=[f"{CHANNEL}:limit:{what}"], args=[burst, refill]))
        except Exception as error:
            logger.warning("redis cannot count: %s", type(error).__name__)
            return None  # every worker counts for itself until it can

    async def publish(self) -> None:
        while True:
            message = await self.out.get()
            try:
                await self.redis.publish(CHANNEL, message)
            except Exception as error:
                logger.warning("redis publish failed: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def listen(self, heard: Callable[[Notice], Awaitable[None]], ready: asyncio.Event) -> None:
        """Hears the others for ever; after a lost connection it begins anew."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self.receive(message["data"], heard)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                logger.warning("redis connection lost: %s", type(error).__name__)
                await asyncio.sleep(0.5)

    async def receive(self, data: bytes, heard: Callable[[Notice], Awaitable[None]]) -> None:
        with contextlib.suppress(msgspec.DecodeError):
            notice = msgspec.json.decode(data, type=dict[str, object])
            if notice.pop("from", None) != self.worker:
                try:
                    await heard(notice)
                except Exception:
                    logger.exception("a notice could not be dealt with")


def make_fanout(address: str) -> Fanout:
    return RedisFanout(address) if address else Fanout()
