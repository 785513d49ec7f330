"""How often one address, or one person, may ask, and how many sockets may be open: limits by kind of request."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from functools import lru_cache

from steamshed.server import clock


class Buckets:
    """How often something may be done by one address: so many at once, refilled steadily."""

    def __init__(self, burst: float, per_second: float, most: int = 10_000) -> None:
        self.burst = burst
        self.per_second = per_second
        self.most = most
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, now: float | None = None) -> float:
        """0 if it may be done now, else the seconds to wait."""
        now = clock.monotonic() if now is None else now
        level, since = self.levels.pop(who, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.per_second)
        allowed = level >= 1.0
        self.levels[who] = (level - 1.0 if allowed else level, now)
        if len(self.levels) > self.most:
            self.levels.popitem(last=False)
        return 0.0 if allowed else (1.0 - level) / self.per_second


LIMITS: dict[str, tuple[float, float]] = {
    "read": (120, 30),
    "write": (40, 5),
    "sign": (10, 0.1),
    "make": (30, 0.1),
    "socket": (60, 20),
    "look": (120, 20),
    "message": (200, 60),
    "person": (100, 30),
    "chat": (8, 1),
    "hint": (6, 0.1),
    "weigh": (20, 0.4),
    "report": (5, 0.01),
    "link": (4, 1 / 1800),
    "alert": (10, 1 / 600),
    "turn": (20, 1 / 180),
    "review": (10, 1 / 60),
}
"""By kind of request: burst and refill per second. ``look`` is for what takes long; of what comes over sockets
``message`` counts for an address and ``person`` for somebody who is known, at all sockets together; ``hint`` and
``weigh`` are what one person asks the bots; ``link``,
``alert`` and ``turn`` are mails to one address, or for one user."""


WIDER = 16
"""So many times as much may be asked by all networks of one site (/48) together as by one of them (/64)."""


@lru_cache(maxsize=10_000)
def counted_as(who: str) -> tuple[tuple[str, int], ...]:
    """As what somebody is counted, and how many times as much that may do. Who is given an IPv6 address is given 2^64
    of them and often 65,536 such networks: the network counts, and the site more widely. Users count as themselves.

    >>> counted_as("192.0.2.7"), counted_as("::ffff:192.0.2.7")
    ((('192.0.2.7', 1),), (('192.0.2.7', 1),))
    >>> counted_as("2001:db8:1:2:3:4:5:6")
    (('2001:db8:1:2::/64', 1), ('2001:db8:1::/48', 16))
    """
    try:
        address = ipaddress.ip_address(who.partition("%")[0])
    except ValueError:
        return ((who, 1),)
    if address.version == 4 or address.ipv4_mapped is not None:
        return ((str(getattr(address, "ipv4_mapped", None) or address), 1),)
    network, site = (str(ipaddress.ip_network((address, bits), strict=False)) for bits in (64, 48))
    return (network, 1), (site, WIDER)


Shared = Callable[[str, float, float], Awaitable[float | None]]
"""Takes from a bucket that all workers share, by its name, burst and refill; None if there is none."""


class Limits:
    """How often each address may ask: counted for all workers together where they share something, else here."""

    def __init__(self, active: bool, shared: Shared | None = None) -> None:
        self.active = active
        self.shared = shared
        self.buckets = {
            (kind, times): Buckets(burst * times, refill * times)
            for kind, (burst, refill) in LIMITS.items()
            for times in (1, WIDER)
        }

    async def wait(self, kind: str, who: str) -> float:
        """0 if the request is fine, else the seconds to wait."""
        if not self.active:
            return 0.0
        burst, refill = LIMITS[kind]
        for counted, times in counted_as(who):
            together = None
            if self.shared is not None:
                together = await self.shared(f"{kind}:{counted}", burst * times, refill * times)
            wait = self.buckets[kind, times].take(counted) if together is None else together
            if wait:
                return wait
        return 0.0


class Crowd:
    """How many sockets are open at this worker: so many a person, so many an address."""

    def __init__(self, per_person: int = 0, per_address: int = 0) -> None:
        self.most = {"person": per_person, "address": per_address}
        """0 is without a limit."""
        self.open: Counter[tuple[str, str, int]] = Counter()

    def enter(self, address: str, person: str | None) -> bool:
        """Whether one more is allowed; then it counts, until it leaves."""
        both = self.both(address, person)
        for kind, who, times in both:
            if self.most[kind] and self.open[kind, who, times] >= self.most[kind] * times:
                return False
        self.open.update(both)
        return True

    def leave(self, address: str, person: str | None) -> None:
        for key in self.both(address, person):
            self.open[key] -= 1
            if self.open[key] <= 0:
                del self.open[key]

    def both(self, address: str, person: str | None) -> list[tuple[str, str, int]]:
        places = [("address", counted, times) for counted, times in counted_as(address)]
        return places if person is None else [*places, ("person", person, 1)]
