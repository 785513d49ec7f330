"""Holidays and waking hours: what people state, how many days of a year they have left, and what tables are told of it.

The rows are what was stated; the log of every table says it again for the clocks there (``log.Times``). A table that
was not told, because a worker died meanwhile, is told later, and always before somebody's time is held to be up there.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.api.shapes import Live
from steamshed.server.errors import Problem, Stale
from steamshed.server.jobs import queue
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert
from steamshed.server.tables import calendars, log
from steamshed.server.tables.calendars import ALWAYS, DAY, Calendar
from steamshed.server.tables.clocks import little_of, over_days
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

LONGEST_AHEAD = 366
"""Days in advance that a holiday may end."""
LEAST_AWAKE = 6 * 60
"""Minutes a day that somebody is awake at least: a clock of waking hours must get on."""
TRIES = 5


class Stated(msgspec.Struct, frozen=True):
    """A holiday as it is stored."""

    id: str
    first: date
    last: date
    since: float
    until: float

    def days(self) -> Counter[int]:
        """How many days of which year it takes."""
        return days_of(self.first, self.last)


def days_of(first: date, last: date) -> Counter[int]:
    return Counter((first + timedelta(days=day)).year for day in range((last - first).days + 1))


# -- asking --------------------------------------------------------------------------------------------------------


async def of_user(store: Store, user: str) -> list[Stated]:
    """All holidays that somebody has stated, in order."""
    rows = schema.holidays
    return [stated(row) for row in await store.rows(select(rows).where(rows.c.user == user).order_by(rows.c.since))]


def stated(row: Any) -> Stated:
    return Stated(row.id, date.fromisoformat(row.first), date.fromisoformat(row.last), row.since, row.until)


def used(holidays: Iterable[Stated], year: int) -> int:
    return sum(holiday.days()[year] for holiday in holidays)


async def calendars_of(store: Store, users: Iterable[str]) -> dict[str, Calendar]:
    """The calendars of some users, with the holidays that a running clock may have known."""
    wanted = sorted({*users})
    if not wanted:
        return {}
    people, hours, rows = schema.users, schema.calendars, schema.holidays
    both = people.outerjoin(hours, hours.c.user == people.c.id)
    query = select(people.c.id, people.c.time_zone, hours.c.wake, hours.c.sleep).select_from(both)
    away: dict[str, list[calendars.Span]] = {}
    recent = select(rows.c.user, rows.c.since, rows.c.until).where(rows.c.user.in_(wanted), rows.c.until > horizon())
    for user, since, until in await store.rows(recent.order_by(rows.c.since)):
        away.setdefault(user, []).append((since, until))
    return {
        id: calendar(zone, wake, sleep, away.get(id, ()))
        for id, zone, wake, sleep in await store.rows(query.where(people.c.id.in_(wanted)))
    }


def horizon() -> float:
    """Holidays that ended before matter to no clock that runs."""
    return clock.now() - LONGEST_AHEAD * DAY


def calendar(zone: str, wake: int | None, sleep: int | None, away: Iterable[calendars.Span]) -> Calendar:
    hours = (ALWAYS.wake, ALWAYS.sleep) if wake is None or sleep is None else (wake, sleep)
    return Calendar(zone, *hours, tuple(away))


async def away_at(store: Store, tables: Sequence[str]) -> dict[str, float]:
    """The players of some tables who are on holiday, and until when."""
    rows, seats, now = schema.holidays, schema.seats, clock.now()
    both = seats.join(rows, rows.c.user == seats.c.user)
    query = select(rows.c.user, rows.c.until).select_from(both).where(rows.c.since <= now, rows.c.until > now)
    return (
        {} if not tables else {row.user: row.until for row in await store.rows(query.where(seats.c.table.in_(tables)))}
    )


def check_within_time(table: Table, seat: int) -> None:
    """Raises a Problem if somebody is on holiday, or at a table that is played over days has time left: it is his
    own."""
    name, now = table.seats[seat].name, clock.now()
    if table.holiday(seat, now) is not None:
        raise Problem(409, "player-on-holiday", f"{name} is on holiday, so no bot can take over.", name=name)
    if over_days(table.info.pace) and (table.turn != seat or table.clocks.remaining(seat, now) > 0):
        raise Problem(409, "player-has-time", f"{name} has time left, so no bot can take over.", name=name)


# -- stating -------------------------------------------------------------------------------------------------------


async def state(tables: LoadedTables, user: str, zone: str, first: date, last: date) -> Stated:
    """Somebody goes on holiday from a day until the end of another one. Raises Problem."""
    now, place = clock.now(), calendars.zone_of(zone)
    today = calendars.local_day(now, place)
    if first < today or last < first or last > today + timedelta(days=LONGEST_AHEAD):
        raise Problem(400, "holiday-dates", "A holiday starts today or later and ends within a year.")
    since = max(calendars.moment(first, 0, place), calendars.next_hour(now))
    until = calendars.moment(last + timedelta(days=1), 0, place)
    if until <= since:
        raise Problem(400, "holiday-dates", "This day is over within an hour.")
    made = Stated(security.new_id(), first, last, since, until)
    check_days(tables.settings.holiday_days, await of_user(tables.store, user), made)
    await check_clocks(tables, user, now)
    rows = schema.holidays
    values = {"first": first.isoformat(), "last": last.isoformat(), "since": since, "until": until}
    await tables.store.write(
        rows.insert().values(id=made.id, user=user, stated=now, **values),
        queue.written(tables.settings, "holiday", made.id, since),
        to_be_told(tables.settings, user),
    )
    try:  # somebody who states two at once has them both stored now: each looks at the other
        others = [other for other in await of_user(tables.store, user) if other.id != made.id]
        check_days(tables.settings.holiday_days, others, made)
    except Problem:
        await tables.store.write(rows.delete().where(rows.c.id == made.id), queue.gone("holiday", made.id))
        raise
    await tell_tables(tables, user)
    return made


def check_days(allowed: int, others: Sequence[Stated], wanted: Stated) -> None:
    """Raises a Problem if somebody has not so many days left, or a holiday then."""
    if any(other.first <= wanted.last and wanted.first <= other.last for other in others):
        raise Problem(409, "holiday-overlaps", "You already have a holiday on one of these days.")
    for year, days in wanted.days().items():
        left = max(0, allowed - used(others, year))
        if days > left:
            raise Problem(409, "too-many-days", f"You have {left} days of {year} left.", days=left, year=str(year))


async def check_clocks(tables: LoadedTables, user: str, now: float) -> None:
    """Raises a Problem if somebody's clock has nearly run out somewhere: a holiday is no way to gain time."""
    for id in await tables_of(tables.store, user, to_move=True):
        with contextlib.suppress(Problem):  # one that cannot be read has no clock
            table = (await tables.get(id)).now
            seat, pace = table.clocks.running, table.info.pace
            if seat is None or not over_days(pace) or table.seats[seat].hand != user:
                continue
            if table.clocks.remaining(seat, now) < little_of(pace):
                short = table.info.name
                break
    else:
        return
    raise Problem(409, "clock-nearly-out", f"Your time at {short!r} is nearly up: move there first.", table=short)


async def end(tables: LoadedTables, user: str, zone: str, id: str) -> None:
    """A holiday ends now; one that has not begun was never stated. Days that are not used come back. Raises Problem."""
    found = next((holiday for holiday in await of_user(tables.store, user) if holiday.id == id), None)
    now, rows = clock.now(), schema.holidays
    if found is None or found.until <= now:
        raise Problem(404, "no-such-holiday", "There is no such holiday, or it is over.")
    which = rows.c.id == id
    change: UpdateBase = rows.delete().where(which)
    job = queue.gone("holiday", id)
    if now >= found.since:
        last = min(found.last, max(found.first, calendars.local_day(now, calendars.zone_of(zone))))
        change = rows.update().where(which).values(until=now, last=last.isoformat())
        job = queue.written(tables.settings, "holiday", id, now)
    await tables.store.write(change, job, to_be_told(tables.settings, user))
    await tell_tables(tables, user)


async def set_hours(tables: LoadedTables, user: str, zone: str, wake: int, sleep: int) -> None:
    """Somebody says where he lives and when he is awake. Raises Problem."""
    if calendars.fault_of(Calendar(zone, wake, sleep)) is not None:
        raise Problem(400, "no-such-zone", f"There is no time zone {zone!r}.", zone=zone)
    if 0 < (sleep - wake) % calendars.MIDNIGHT < LEAST_AWAKE:
        hours = LEAST_AWAKE // 60
        raise Problem(400, "too-few-hours", f"Waking hours are at least {hours} a day.", hours=hours)
    users = schema.users
    values = {"user": user, "wake": wake, "sleep": sleep}
    await tables.store.write(
        users.update().where(users.c.id == user).values(time_zone=zone),
        upsert(tables.settings, schema.calendars, ("user",), values),
        to_be_told(tables.settings, user),
    )
    await tell_tables(tables, user)


# -- telling tables ------------------------------------------------------------------------------------------------


def to_be_told(settings: Settings, user: str) -> UpdateBase:
    """The row change by which the tables of somebody are told when his clocks count. Whoever changes a time zone,
    waking hours or a holiday writes it with that."""
    return queue.written(settings, "calendar", user, clock.now())


async def tables_of(store: Store, user: str, to_move: bool = False) -> list[str]:
    """The running tables where somebody has a seat or stands in; only those where it is his turn, if asked."""
    tables, seats = schema.tables, schema.seats
    found: set[str] = set()
    for mine in (seats.c.user == user, seats.c.deputy == user):  # each follows its index
        query = select(tables.c.id).join(seats, seats.c.table == tables.c.id).where(mine, tables.c.state == "running")
        if to_move:
            query = query.where(tables.c.turn == seats.c.seat)
        found |= {row[0] for row in await store.rows(query)}
    return sorted(found)


async def tell_tables(tables: LoadedTables, user: str) -> None:
    """Tells all tables of somebody when his clocks count."""
    for id in await tables_of(tables.store, user):
        with contextlib.suppress(Problem):  # one that cannot be read is told when it can
            await tell_table(tables, await tables.get(id))


async def tell_table(tables: LoadedTables, loaded: LoadedTable) -> None:
    """Writes into the log of a table what has changed in the calendars of its people."""
    for _ in range(TRIES):
        with contextlib.suppress(Stale):
            async with loaded.lock:
                draft = loaded.now.draft()
                await add_times(tables.store, draft)
                if draft.pending:
                    await tables.store_change(loaded, draft)
                return


async def add_times(store: Store, draft: Table) -> None:
    """Adds the calendars of the people of a running table that are not what its log says. At a live table everybody is
    there or loses: it has none."""
    if draft.stage != "running" or isinstance(draft.info.pace, Live):
        return
    now = clock.now()
    people = {user for seat in draft.seats for user in (seat.user, seat.deputy) if user and not seat.network}
    for user, found in sorted((await calendars_of(store, people)).items()):
        known = draft.times.get(user, ALWAYS)
        still = tuple(span for span in known.away if span[1] > horizon())
        if found != msgspec.structs.replace(known, away=still):
            draft.add(log.Times(user, found), now)
