"""All limits, each declared once: how often one address or one person may ask, by kind of request, and how many there
may be of what they make; and how many sockets may be open. `docs/security.md` prints both tables (`make wire`)."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Literal, NamedTuple

from steamshed.server import clock
from steamshed.server.errors import Problem


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


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    refill: float
    whose: Literal["address", "person", "address of mail and person"]
    what: str


class Most(NamedTuple):
    """So many there may be at a time."""

    number: int
    per: str
    what: str
    refusal: str
    text: str
    """The same for a program that asks."""
    named: Literal["most", "count"] = "most"
    """How the sentence calls the number."""
    status: int = 409


LIMITS: dict[str, Rate] = {
    "read": Rate(120, 30, "address", "requests that only ask"),
    "write": Rate(40, 5, "address", "requests that change something"),
    "sign": Rate(10, 0.1, "address", "signing in, registering, proving who one is, by password, code, passkey or club"),
    "make": Rate(30, 0.1, "address", "making tables, groups, studies, puzzles and the like"),
    "look": Rate(120, 20, "address", "what takes long: positions of the past, analysis, lessons, what-if boards"),
    "socket": Rate(60, 20, "address", "opening sockets"),
    "message": Rate(200, 60, "address", "messages, at all sockets together"),
    "person": Rate(100, 30, "person", "messages, at all sockets together"),
    "chat": Rate(8, 1, "address", "lines of chat"),
    "hint": Rate(6, 0.1, "person", "questions to the bots what they would do"),
    "weigh": Rate(20, 0.4, "person", "moves that the bots weigh"),
    "report": Rate(5, 0.01, "address", "reports to the operator, odd sentences among them"),
    "review": Rate(10, 1 / 60, "address", "asking for reviews"),
    "link": Rate(4, 1 / 1800, "address of mail and person", "mailed links"),
    "alert": Rate(10, 1 / 600, "address of mail and person", "mails about the account"),
    "turn": Rate(20, 1 / 180, "address of mail and person", "mails with notices"),
}
"""How often something may be done, by kind of request. What comes over sockets waits; the rest is refused with
``too-many-requests`` and the seconds to wait, and mails are left out."""

COUNTS: dict[str, Most] = {
    "passkeys": Most(10, "account", "passkeys", "too-many-passkeys", "An account has at most {most} passkeys."),
    "bots": Most(5, "account", "bots over the network", "enough-bots", "An account has at most {most} bots."),
    "studies": Most(100, "person", "studies", "too-many-studies", "You have {most} studies; delete one first."),
    "puzzles": Most(100, "person", "puzzles", "too-many-puzzles", "You have {most} puzzles; delete one first."),
    "reviews": Most(
        3, "person", "reviews that are waited for", "too-many-reviews", "You wait for {most} reviews already.",
        "count", 429,
    ),
    "orders": Most(20, "person and table", "orders", "too-many-orders", "You have given {most} orders here.", "count"),
    "groups": Most(30, "person", "groups", "too-many-groups", "You are in {most} groups.", "count"),
    "members": Most(60, "group", "members", "group-is-full", "This group has {most} members.", "count"),
    "standing tables": Most(
        12, "group", "standing tables that go on", "too-many-standing-tables",
        "This group has {most} standing tables.", "count",
    ),
    "people": Most(
        500, "person", "people muted or blocked", "too-many-people", "You have muted or blocked {most} people.", "count"
    ),
    "reports": Most(
        20, "person", "reports that nobody has looked at yet", "too-many-reports",
        "You have sent several reports. Wait before you send another.",
    ),
    "looking back": Most(
        32, "address", "questions that wait for a reader, two of them answered at a time", "too-busy",
        "Too much was asked at once; try again in a moment.", status=429,
    ),
}  # fmt: skip
"""How many there may be."""


def check_count(name: str, there: int) -> None:
    """Raises a Problem if there are as many as there may be."""
    if there >= COUNTS[name].number:
        raise too_many(name)


def too_many(name: str) -> Problem:
    number, _, _, refusal, text, named, status = COUNTS[name]
    return Problem(status, refusal, text.format(most=number), **{named: number})


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


def too_soon(wait: float) -> Problem:
    """What whoever must wait is told."""
    seconds = int(wait) + 1
    problem = Problem(429, "too-many-requests", f"Too many requests; try again in {seconds} s.", seconds=seconds)
    problem.headers["Retry-After"] = str(seconds)
    return problem


Shared = Callable[[str, float, float], Awaitable[float | None]]
"""Takes from a bucket that all workers share, by its name, burst and refill; None if there is none."""


class Limits:
    """How often each address may ask: counted for all workers together where they share something, else here."""

    def __init__(self, active: bool, shared: Shared | None = None) -> None:
        self.active = active
        self.shared = shared
        self.buckets = {
            (kind, times): Buckets(burst * times, refill * times)
            for kind, (burst, refill, *_) in LIMITS.items()
            for times in (1, WIDER)
        }

    async def wait(self, kind: str, who: str) -> float:
        """0 if the request is fine, else the seconds to wait."""
        if not self.active:
            return 0.0
        burst, refill, *_ = LIMITS[kind]
        for counted, times in counted_as(who):
            together = None
            if self.shared is not None:
                together = await self.shared(f"{kind}:{counted}", burst * times, refill * times)
            wait = self.buckets[kind, times].take(counted) if together is None else together
            if wait:
                return wait
        return 0.0

    async def check(self, kind: str, who: str) -> None:
        """Raises a Problem if it comes too early."""
        if wait := await self.wait(kind, who):
            raise too_soon(wait)


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
