"""Hosts that others have named: one that does not answer is left alone for a while, and nobody keeps us waiting long.

A host that fails several times in a row, or is as slow, is not asked again for a minute, two, up to an hour; then one
request tries it. Few requests wait for one host at the same time. Every account has a budget of seconds for which hosts
that it has named may keep us waiting: whoever names many slow ones holds up his own news and nobody else's.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from steamshed.server import clock
from steamshed.server.notices import guarded_post

K = TypeVar("K")
FAILURES = 3
"""So many in a row, and a host is left alone."""
SLOW = 5.0
"""Seconds after which an answer counts as a failure of its host, although it counts as an answer."""
FIRST_PAUSE, LAST_PAUSE = 60.0, 3600.0
AT_ONCE = 8
"""Requests that wait for one host at the same time."""
BUDGET, REFILL = 60.0, 0.25
"""Seconds that an account may keep us waiting at once, and how many come back every second."""
BUSY = 2.0
"""Seconds after which somebody whose requests still wait for others is tried again."""
MOST_KNOWN = 10_000
"""Hosts and accounts that are remembered; of more the oldest are forgotten."""


class LeftAlone(OSError):
    """Nothing is sent now: for so many seconds."""

    def __init__(self, words: str, seconds: float) -> None:
        super().__init__(words)
        self.seconds = seconds


@dataclass
class Host:
    """What is known of a host."""

    failures: int = 0
    until: float = 0.0
    """When it is tried again."""
    few: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    def check(self, name: str) -> None:
        """Raises LeftAlone while it is left alone."""
        now = clock.now()
        if self.failures >= FAILURES and now < self.until <= now + LAST_PAUSE:  # a clock may have been put back
            raise LeftAlone(f"{name} has not answered and is left alone", self.until - now)

    def failed(self) -> None:
        self.failures += 1
        times = self.failures - FAILURES
        self.until = clock.now() + min(LAST_PAUSE, FIRST_PAUSE * 2.0 ** max(0, min(times, 10)))


@dataclass
class Account:
    """How long hosts that somebody has named may still keep us waiting."""

    left: float = BUDGET
    since: float = field(default_factory=time.time)
    reserved: int = 0
    """Requests that wait now, each of which may take as long as one may."""

    def refill(self) -> None:
        now = clock.now()
        self.left = min(BUDGET, self.left + max(0.0, now - self.since) * REFILL)
        self.since = now

    def reserve(self) -> None:
        """Before a request. Raises LeftAlone if nothing is left for it."""
        self.refill()
        lacking = guarded_post.SECONDS * (self.reserved + 1) - self.left
        if lacking > 0:
            seconds = BUSY if self.reserved else lacking / REFILL
            raise LeftAlone("what this account has named keeps us waiting too long", seconds)
        self.reserved += 1

    def spend(self, seconds: float) -> None:
        """After it: what it has really taken."""
        self.refill()
        self.reserved -= 1
        self.left -= min(seconds, guarded_post.SECONDS)


class Hosts:
    """Posts to them."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.hosts: OrderedDict[str, Host] = OrderedDict()
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    async def post(self, account: str, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Posts for an account; gives the status of the answer. Raises NotAllowed; LeftAlone, or another OSError, if
        it cannot be done now."""
        name = guarded_post.target_of(url, self.private).origin
        host = remembered(self.hosts, name, Host)
        host.check(name)
        spender = remembered(self.accounts, account, Account)
        spender.reserve()
        spent = 0.0
        try:
            async with host.few:
                host.check(name)  # others may have found out meanwhile
                if host.failures >= FAILURES:  # one tries it; the others wait for what becomes of that
                    host.until = clock.now() + guarded_post.SECONDS
                started = clock.monotonic()
                try:
                    status = await guarded_post.post(url, body, headers, self.private)
                except OSError:
                    host.failed()
                    raise
                finally:
                    spent = clock.monotonic() - started
                if spent > SLOW:
                    host.failed()
                else:
                    host.failures = 0
                return status
        finally:
            spender.spend(spent)


def remembered(known: OrderedDict[str, K], name: str, make: Callable[[], K]) -> K:
    """What is known of somebody, which is what was asked for last."""
    found = known.pop(name, None)
    known[name] = made = make() if found is None else found
    if len(known) > MOST_KNOWN:
        known.popitem(last=False)
    return made
