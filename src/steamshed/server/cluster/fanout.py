"""Telling the other workers, through Redis, that something has happened at a table; counting together with them.

Only notices go through Redis; what happened is in the database. A lost notice delays a client by seconds: tables in use
are compared with the database at intervals. While Redis is away every worker does for itself what it can: it counts for
itself, and it plays for clocks and bots without asking the others (the log refuses whoever comes second).
Without a Redis address there is one worker, and nothing to tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from steamshed.server import clock
from steamshed.server.jobs.stopping import end, in_time

logger = logging.getLogger("steamshed.fanout")
CHANNEL = "steamshed"
PAUSE = 1.0
"""Seconds for which a Redis that did not answer is not asked again."""
SLOW = 1.0
"""Seconds that Redis may take to answer."""
MOST_NOTICES = 2000
"""Notices that wait for a Redis that is away; of more the oldest are lost."""
Notice = dict[str, object]


class Fanout:
    """One worker only: everybody is told directly."""

    alone = True
    """Whether there is no other worker."""

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

    @property
    def trouble(self) -> str | None:
        """What is wrong with the way to the other workers; None if nothing is."""
        return None

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

    alone = False

    def __init__(self, address: str) -> None:
        super().__init__()
        import redis.asyncio

        self.redis: Any = redis.asyncio.Redis.from_url(address, socket_timeout=SLOW, socket_connect_timeout=SLOW)
        self.hearing: Any = redis.asyncio.Redis.from_url(
            address, socket_connect_timeout=SLOW, socket_keepalive=True, health_check_interval=5
        )
        self.bucket: Any = self.redis.register_script(BUCKET)
        self.out: deque[bytes] = deque(maxlen=MOST_NOTICES)
        self.waiting = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.away_until = 0.0
        self.away: str | None = None
        """What was wrong when Redis did not answer the last time; None if it did."""

    async def open(self, heard: Callable[[Notice], Awaitable[None]]) -> None:
        """Begins to listen: as soon as Redis is there, now or later."""
        ready = asyncio.Event()
        self.tasks = [asyncio.create_task(self.listen(heard, ready)), asyncio.create_task(self.publish())]
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(ready.wait(), 2 * SLOW)

    async def close(self) -> None:
        await end(*self.tasks)
        await in_time(self.redis.aclose(), self.hearing.aclose())

    def tell(self, notice: Notice) -> None:
        self.out.append(msgspec.json.encode({**notice, "from": self.worker}))
        self.waiting.set()

    async def claim(self, what: str, seconds: float) -> bool:
        name, life = f"{CHANNEL}:{what}", int(seconds * 1000)
        answered, done = await self.ask(lambda: self.redis.set(name, self.worker, nx=True, px=life))
        return bool(done) or not answered

    async def take(self, what: str, burst: float, refill: float) -> float | None:
        name = f"{CHANNEL}:limit:{what}"
        answered, wait = await self.ask(lambda: self.bucket(keys=[name], args=[burst, refill]))
        return float(wait) if answered else None

    @property
    def trouble(self) -> str | None:
        return self.away

    async def ask(self, question: Callable[[], Awaitable[Any]]) -> tuple[bool, Any]:
        """Whether Redis has answered, and what. One that is away is left alone for a moment: that costs little."""
        if clock.monotonic() < self.away_until:
            return False, None
        try:
            answer = await question()
        except Exception as error:
            self.lost(error)
            return False, None
        self.found()
        return True, answer

    def lost(self, error: Exception) -> None:
        """Redis does not answer: one line in the log until it does."""
        self.away_until = clock.monotonic() + PAUSE
        if self.away is None:
            logger.warning("redis is away: %s", type(error).__name__)
        self.away = type(error).__name__

    def found(self) -> None:
        if self.away is not None:
            logger.warning("redis is back")
        self.away, self.away_until = None, 0.0

    async def publish(self) -> None:
        """Sends what is to be told, in order; while Redis is away it waits."""
        while True:
            await self.waiting.wait()
            self.waiting.clear()
            while self.out:
                message = self.out[0]
                answered, _ = await self.ask(partial(self.redis.publish, CHANNEL, message))
                if not answered:
                    await asyncio.sleep(PAUSE)
                elif self.out and self.out[0] is message:
                    self.out.popleft()

    async def listen(self, heard: Callable[[Notice], Awaitable[None]], ready: asyncio.Event) -> None:
        """Hears the others for ever; after a lost connection it begins anew."""
        while True:
            try:
                async with self.hearing.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(timeout=5.0)
                        if message is not None and message["type"] == "subscribe":
                            ready.set()
                            self.found()
                        elif message is not None and message["type"] == "message":
                            await self.receive(message["data"], heard)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.lost(error)
                await asyncio.sleep(PAUSE)

    async def receive(self, data: bytes, heard: Callable[[Notice], Awaitable[None]]) -> None:
        with contextlib.suppress(msgspec.DecodeError):
            notice = msgspec.json.decode(data, type=dict[str, object])
            if notice.pop("from", None) != self.worker:
                try:
                    await heard(notice)
                except Exception as error:
                    logger.error("a notice could not be dealt with: %s: %s", type(error).__name__, error)


def make_fanout(address: str) -> Fanout:
    return RedisFanout(address) if address else Fanout()
