"""What people want to be told of, how and when: read from where it is kept, and worked out on their own clocks.

A wish is about the clock on somebody's wall: quiet hours end when it shows the time, and a digest is made at its hour,
in summer and in winter.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import select

from steamshed.server import security
from steamshed.server.notices.wire import Kind, Way, WaysOf, Wishes
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables.calendars import zone_of

NOTHING = Wishes(WaysOf([], [], [], [], []))
BY_MAIL: tuple[Way, ...] = ("mail", "digest")


@dataclass(frozen=True)
class Person:
    """Somebody who may be told something."""

    id: str
    email: str | None
    """The confirmed address."""
    language: str
    """As set; empty if it is not."""
    wishes: Wishes
    hook: str
    feed: int

    def ways(self, kind: Kind) -> list[Way]:
        found: list[Way] = getattr(self.wishes.ways, kind)
        return list(dict.fromkeys(found))


async def people(store: Store, ids: Iterable[str]) -> dict[str, Person]:
    """Some people by their ids; who is gone is left out."""
    users, kept = schema.users, schema.wishes
    query = (
        select(users.c.id, users.c.email, users.c.confirmed, users.c.settings, users.c.time_zone)
        .add_columns(kept.c.body, kept.c.hook, kept.c.feed)
        .select_from(users.outerjoin(kept, kept.c.user == users.c.id))
        .where(users.c.id.in_(list(ids)))
    )
    return {row.id: person_of(row) for row in await store.rows(query)}


def person_of(row: Any) -> Person:
    settings = msgspec.json.decode(row.settings, type=dict[str, object])
    wishes = Wishes() if row.body is None else read(row.body)
    wishes = msgspec.structs.replace(wishes, zone=row.time_zone or "UTC")  # one for all that a clock is needed for
    address = row.email if row.confirmed is not None else None
    if settings.get("mails") is False:  # the link in a mail has stopped them all
        address = None
    language = settings.get("language")
    return Person(row.id, address, language if isinstance(language, str) else "", wishes, row.hook or "", row.feed or 0)


def read(body: str) -> Wishes:
    """Kept wishes; those that cannot be read any more are none."""
    try:
        return msgspec.json.decode(body, type=Wishes)
    except msgspec.DecodeError:
        return NOTHING


def feed_key(key: str, user: str, number: int) -> str:
    """The secret in the address of somebody's feeds: it follows from the installation's, so nothing is kept."""
    return security.signature(key, "feed", user, str(number))[:40]


# -- the clock on the wall -----------------------------------------------------------------------------------------


def local(wishes: Wishes, at: float) -> datetime:
    return datetime.fromtimestamp(at, zone_of(wishes.zone))


def shows(day: datetime, minutes: int, after: float) -> float:
    """When the clock of a day shows a time. Where it does so twice, the first one after ``after``."""
    wanted = day.replace(hour=minutes // 60, minute=minutes % 60, second=0, microsecond=0, fold=0)
    first = wanted.timestamp()
    return first if first > after else wanted.replace(fold=1).timestamp()


def next_time(wishes: Wishes, minutes: int, after: float) -> float:
    """When the clock next shows a time."""
    today = local(wishes, after)
    found = shows(today, minutes, after)
    return found if found > after else shows(today + timedelta(days=1), minutes, after)


def next_digest(wishes: Wishes, after: float) -> float:
    return next_time(wishes, wishes.digest * 60, after)


def is_quiet(wishes: Wishes, at: float) -> bool:
    quiet = wishes.quiet
    if quiet is None:
        return False
    clock = local(wishes, at)
    now = clock.hour * 60 + clock.minute
    if quiet.begins <= quiet.ends:
        return quiet.begins <= now < quiet.ends
    return now >= quiet.begins or now < quiet.ends


def after_quiet(wishes: Wishes, at: float) -> float:
    """The same time, or the end of the quiet hours that it is in."""
    if wishes.quiet is None or not is_quiet(wishes, at):
        return at
    return next_time(wishes, wishes.quiet.ends, at)


def before_quiet(wishes: Wishes, at: float) -> float:
    """The same time, or the beginning of the quiet hours that it is in."""
    if wishes.quiet is None or not is_quiet(wishes, at):
        return at
    found = next_time(wishes, wishes.quiet.begins, at - 86400 - 3600)
    while (later := next_time(wishes, wishes.quiet.begins, found)) <= at:
        found = later
    return found
