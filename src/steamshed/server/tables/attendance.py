"""Who is at a table, here and by other workers, and how those who are there are told what changes.

People at seats are told at once. Of those who look on there can be thousands: they are counted as they come and go, a
new number is told at most once a second, and whatever is told to many is told to some of them at a time, so that nobody
else waits for it. What one more watcher costs does not depend on how many are there.
"""

from __future__ import annotations

import asyncio
import enum
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from steamshed.server import clock
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.tables.watchers import Watcher, Watchers

BELIEVED = 45.0
"""Seconds after which people at another worker are gone unless it has told of them again."""
PAUSE = 1.0
"""Seconds between two tellings of who is there."""
PAUSE_PER_WATCHER = 0.0005
"""The same for each of those who look on, where they are so many that this comes to more."""
AT_ONCE = 20
"""So many watchers are told at the same time; then the server turns to others."""
BREATH = 0.002
"""Seconds until the next of them are told."""


class News(enum.Flag):
    """What has changed at a table."""

    PEOPLE = enum.auto()
    POSITION = enum.auto()
    VOTES = enum.auto()

    @classmethod
    def of(cls, people: bool, position: bool, votes: bool) -> News:
        return cls(people * cls.PEOPLE.value | position * cls.POSITION.value | votes * cls.VOTES.value)


NOTHING = News(0)


class Present(Protocol):
    """Somebody at a table."""

    mine: list[int]

    def watcher(self) -> Watcher | None: ...


P = TypeVar("P", bound=Present)


@dataclass(frozen=True)
class Elsewhere:
    """Who is at a table by another worker, and until when that is believed."""

    seats: frozenset[int]
    watchers: frozenset[Watcher]
    until: float


class Attendance(Generic[P]):
    """Who is at one table."""

    def __init__(self, id: str, inform: Callable[[P, News], None]) -> None:
        self.id = id
        self.inform = inform
        """Tells one of them what has changed."""
        self.listeners: set[P] = set()
        self.seated: set[P] = set()
        """Those of them who have a seat."""
        self.watching: set[P] = set()
        """All others."""
        self.counted: dict[P, tuple[tuple[int, ...], Watcher | None]] = {}
        """As what each of them is counted: with which seats, or as which watcher."""
        self.seats: Counter[int] = Counter()
        self.here = Watchers()
        """Who looks on at this worker."""
        self.all = Watchers()
        """And at the others."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is there by other workers."""
        self.changes = 0
        """How often somebody has come or gone."""
        self.untold: set[Watcher] = set()
        """Who has come or gone since the other workers were told."""
        self.known: set[Watcher] = set()
        """Who they were told is here."""
        self.told = -float("inf")
        """When it was told the last time who is there."""
        self.soon = False
        """Whether it is told again soon."""
        self.news = NOTHING
        """What those who look on are still to be told."""
        self.telling = False
        """Whether they are just being told something."""

    # -- people come and go --------------------------------------------------------------------------------------

    def enter(self, one: P) -> None:
        self.listeners.add(one)
        self.regard(one)

    def leave(self, one: P) -> None:
        self.listeners.discard(one)
        self.count(one, None)

    def regard(self, one: P) -> None:
        """Counts somebody as what he is now: his seats or his name may have changed."""
        if one in self.listeners:
            mine = tuple(one.mine)
            self.count(one, (mine, None if mine else one.watcher()))

    def count(self, one: P, now: tuple[tuple[int, ...], Watcher | None] | None) -> None:
        before = self.counted.pop(one, None)
        if now is not None:
            self.counted[one] = now
        if before == now:
            return
        self.changes += 1
        for group, is_in in ((self.seated, bool(now and now[0])), (self.watching, now is not None and not now[0])):
            if is_in:
                group.add(one)
            else:
                group.discard(one)
        seats, watcher = before or ((), None)
        self.seats.subtract(seats)
        if watcher is not None:
            self.here.remove(watcher)
            self.all.remove(watcher)
            self.untold.add(watcher)
        seats, watcher = now or ((), None)
        self.seats.update(seats)
        if watcher is not None:
            self.here.add(watcher)
            self.all.add(watcher)
            self.untold.add(watcher)

    @property
    def seats_here(self) -> frozenset[int]:
        """Seats that are online at this worker."""
        return frozenset(seat for seat, count in self.seats.items() if count)

    @property
    def online(self) -> frozenset[int]:
        now = clock.monotonic()
        return self.seats_here.union(*(other.seats for other in self.elsewhere.values() if other.until > now))

    # -- at other workers ----------------------------------------------------------------------------------------

    def is_there(self, worker: str, seats: frozenset[int], watchers: frozenset[Watcher]) -> bool:
        """Another worker says who is there; whether that is news."""
        before = self.elsewhere.get(worker)
        self.elsewhere[worker] = Elsewhere(seats, watchers, clock.monotonic() + BELIEVED)
        known = frozenset[Watcher]() if before is None else before.watchers
        return self.take_over(known, watchers) or before is None or before.seats != seats

    def has_changed(
        self, worker: str, seats: frozenset[int], came: frozenset[Watcher], went: frozenset[Watcher]
    ) -> bool:
        """Another worker says who has come and gone there; whether that is news."""
        before = self.elsewhere.get(worker)
        known = frozenset[Watcher]() if before is None else before.watchers
        return self.is_there(worker, seats, (known - went) | came)

    def expire(self) -> bool:
        """Forgets the people of workers that have not been heard of; whether there were any."""
        now = clock.monotonic()
        gone = [worker for worker, other in self.elsewhere.items() if other.until <= now]
        for worker in gone:
            self.take_over(self.elsewhere.pop(worker).watchers, frozenset())
        return bool(gone)

    def take_over(self, before: frozenset[Watcher], after: frozenset[Watcher]) -> bool:
        for watcher in before - after:
            self.all.remove(watcher)
        for watcher in after - before:
            self.all.add(watcher)
        self.changes += before != after
        return before != after


class Announcer:
    """Tells those who are at tables, and the other workers, what changes."""

    def __init__(self, fanout: Fanout, begin: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self.fanout = fanout
        self.begin = begin
        """Begins something that nobody waits for."""

    def tell(self, at: Attendance[P], news: News) -> None:
        """Tells all what has changed."""
        if not news:
            return
        for one in list(at.seated):
            self.inform(at, one, news)
        if at.telling or len(at.watching) > AT_ONCE:
            at.news |= news
            if not at.telling:
                at.telling = True
                self.begin(self.tell_watchers(at))
        else:
            for one in list(at.watching):
                self.inform(at, one, news)

    def inform(self, at: Attendance[P], one: P, news: News) -> None:
        at.inform(one, news)
        at.regard(one)

    async def tell_watchers(self, at: Attendance[P]) -> None:
        """Tells many; what changes meanwhile is told all of them after that."""
        try:
            while at.news:
                news, at.news = at.news, NOTHING
                await self.some_at_a_time(at, partial(self.inform, at, news=news))
        finally:
            at.telling = False

    def each(self, at: Attendance[P], do: Callable[[P], None]) -> None:
        """Does something for all who are there."""
        for one in list(at.seated):
            do(one)
        if len(at.watching) > AT_ONCE:
            self.begin(self.some_at_a_time(at, do))
        else:
            for one in list(at.watching):
                do(one)

    async def some_at_a_time(self, at: Attendance[P], do: Callable[[P], None]) -> None:
        there = list(at.watching)
        for start in range(0, len(there), AT_ONCE):
            for one in there[start : start + AT_ONCE]:
                if one in at.listeners:
                    do(one)
            await asyncio.sleep(BREATH)

    # -- who is there --------------------------------------------------------------------------------------------

    def enter(self, at: Attendance[P], one: P) -> None:
        if not at.listeners:  # of those who come to others later they tell by themselves
            self.fanout.tell({"table": at.id, "asks": self.fanout.worker})
        at.enter(one)
        self.presence_changed(at)

    def leave(self, at: Attendance[P], one: P) -> None:
        at.leave(one)
        self.presence_changed(at)

    def presence_changed(self, at: Attendance[P]) -> None:
        """Somebody has come or gone: that is told now, or soon together with others."""
        if at.soon:
            return
        wait = at.told + max(PAUSE, PAUSE_PER_WATCHER * len(at.watching)) - clock.monotonic()
        if wait > 0:
            at.soon = True
            asyncio.get_running_loop().call_later(wait, self.tell_presence, at)
        else:
            self.tell_presence(at)

    def tell_presence(self, at: Attendance[P]) -> None:
        at.soon, at.told = False, clock.monotonic()
        self.tell(at, News.PEOPLE)
        if self.fanout.alone:
            return
        untold, at.untold = at.untold, set()
        came = {watcher for watcher in untold if watcher in at.here.windows} - at.known
        went = (untold & at.known) - at.here.windows.keys()
        at.known |= came
        at.known -= went
        notice = {"table": at.id, "online": sorted(at.seats_here), "came": sent(came), "went": sent(went)}
        self.fanout.tell({**notice, "worker": self.fanout.worker})

    def repeat_presence(self, at: Attendance[P]) -> None:
        """Tells the other workers all who are here, also those of whom they were told."""
        if self.fanout.alone:
            return
        at.known, at.untold = set(at.here.windows), set()
        notice = {"table": at.id, "online": sorted(at.seats_here), "watching": sent(at.known)}
        self.fanout.tell({**notice, "worker": self.fanout.worker})

    def heard(self, at: Attendance[P], worker: str, notice: Mapping[str, object]) -> None:
        """Another worker says who is there, or who has come and gone; it repeats that now and then, and then there is
        nothing to tell."""
        seats = frozenset(msgspec.convert(notice["online"], list[int]))
        if "came" in notice:
            news = at.has_changed(worker, seats, received(notice["came"]), received(notice["went"]))
        else:  # a worker that has not been brought up to date yet says nothing of those who watch
            news = at.is_there(worker, seats, received(notice.get("watching", [])))
        if news:
            self.tell(at, News.PEOPLE)


def sent(watchers: Iterable[Watcher]) -> list[tuple[str, str]]:
    return sorted((watcher.who, watcher.name) for watcher in watchers)


def received(watchers: object) -> frozenset[Watcher]:
    return frozenset(Watcher(who, name) for who, name in msgspec.convert(watchers, list[tuple[str, str]]))
