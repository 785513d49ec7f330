"""Being away: waking hours, holidays, who stands in, seats that are handed over. All of it is for accounts only."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec
from sqlalchemy import or_, select

from steamshed.server import clock
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import Server, User
from steamshed.server.api.endpoint import Done, NoParameters
from steamshed.server.away import holidays, seat_transfer, stand_ins, wire
from steamshed.server.away.stand_ins import Account
from steamshed.server.errors import Problem, no_table, not_your_seat
from steamshed.server.storage import schema
from steamshed.server.tables import calendars
from steamshed.server.tables.access import visible

handlers = Handlers()
DONE = Done(True)


def account(asked: Asked[Any, Any]) -> User:
    """Whoever asks, if he has an account."""
    user = asked.signed_in()
    if user.guest:
        raise Problem(403, "needs-account", "You need an account to be away.")
    return user


async def zone_of(server: Server, user: str) -> str:
    users = schema.users
    row = await server.store.row(select(users.c.time_zone).where(users.c.id == user))
    return "" if row is None else str(row[0])


# -- hours and holidays --------------------------------------------------------------------------------------------


@handlers.answers(wire.GET_AWAY)
async def get_away(asked: Asked[NoParameters, None]) -> wire.MyAway:
    return await my_away(asked.server, account(asked))


@handlers.answers(wire.PUT_HOURS)
async def put_hours(asked: Asked[NoParameters, wire.MyHours]) -> wire.MyAway:
    await asked.limit("make")
    user, body = account(asked), asked.body
    await holidays.set_hours(asked.server.tables, user.id, body.time_zone, body.wake, body.sleep)
    return await my_away(asked.server, user)


@handlers.answers(wire.STATE_HOLIDAY)
async def state_holiday(asked: Asked[NoParameters, wire.NewHoliday]) -> wire.MyAway:
    await asked.limit("make")
    user, zone = account(asked), await zone_of(asked.server, account(asked).id)
    first, last = day(asked.body.first, "first"), day(asked.body.last, "last")
    await holidays.state(asked.server.tables, user.id, zone, first, last)
    return await my_away(asked.server, user)


def day(text: str, field: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        where = f"body.{field}"
        raise Problem(422, "wrong-shape", f"{where}: no such day", where=where, reason="no such day") from None


@handlers.answers(wire.END_HOLIDAY)
async def end_holiday(asked: Asked[wire.OfHoliday, None]) -> wire.MyAway:
    await asked.limit("make")
    user = account(asked)
    await holidays.end(asked.server.tables, user.id, await zone_of(asked.server, user.id), asked.parameters.id)
    return await my_away(asked.server, user)


# -- who stands in -------------------------------------------------------------------------------------------------


@handlers.answers(wire.PUT_STAND_IN)
async def put_stand_in(asked: Asked[NoParameters, wire.NewStandIn]) -> wire.MyAway:
    await asked.limit("make")
    user, body, tables = account(asked), asked.body, asked.server.tables
    if body.bot is not None and body.person is not None:
        raise Problem(400, "bad-input", "bot, person: only one of them can play for you.")
    if body.table:
        loaded, _ = await visible(tables, body.table, user.id)
        if not loaded.now.owned_by(user.id):
            raise not_your_seat()
    await stand_ins.set_plan(tables, user.id, body.table, body.bot, body.person, body.holiday, body.overtime)
    return await my_away(asked.server, user)


@handlers.answers(wire.ANSWER_STAND_IN)
async def answer_stand_in(asked: Asked[NoParameters, wire.StandInAnswer]) -> wire.MyAway:
    await asked.limit("make")
    user, body = account(asked), asked.body
    await stand_ins.answer(asked.server.tables, user.id, body.user, body.table, body.yes)
    return await my_away(asked.server, user)


# -- handing over --------------------------------------------------------------------------------------------------


@handlers.answers(wire.HAND)
async def hand(asked: Asked[wire.OfTable, wire.HandSeat]) -> Done:
    await asked.limit("make")
    user, body, tables = account(asked), asked.body, asked.server.tables
    loaded, _ = await visible(tables, asked.parameters.id, user.id)
    if body.to is None:
        await seat_transfer.withdraw(tables, loaded, user.id, body.seat)
    else:
        await seat_transfer.offer(tables, loaded, user.id, body.seat, body.to)
    return DONE


@handlers.answers(wire.ANSWER_HAND)
async def answer_hand(asked: Asked[wire.OfTable, wire.HandAnswer]) -> Done:
    await asked.limit("make")
    user, body, tables, id = account(asked), asked.body, asked.server.tables, asked.parameters.id
    offered = await asked.server.store.row(seat_transfer.offered(id, body.seat))
    if offered is None or offered.friend != user.id or id in tables.in_force.hidden:
        raise no_table()  # who was not asked learns nothing of a table that he may not look at
    await seat_transfer.answer(tables, await tables.get(id), Account(user.id, user.name), body.seat, body.yes)
    return DONE


# -- all of it -----------------------------------------------------------------------------------------------------


async def my_away(server: Server, user: User) -> wire.MyAway:
    calendar = (await holidays.calendars_of(server.store, [user.id]))[user.id]
    stated, now = await holidays.of_user(server.store, user.id), clock.now()
    year, allowed = calendars.local_day(now, calendars.zone_of(calendar.zone)).year, server.settings.holiday_days
    return wire.MyAway(
        time_zone=calendar.zone,
        wake=calendar.wake,
        sleep=calendar.sleep,
        years=[wire.Year(one, allowed, max(0, allowed - holidays.used(stated, one))) for one in (year, year + 1)],
        holidays=[holiday_shape(one, now) for one in stated if one.last.year >= year],
        stand_ins=await my_stand_ins(server, user.id),
        asked=await asked_of(server, user.id),
        handings=await handings_of(server, user.id),
    )


def holiday_shape(one: holidays.Stated, now: float) -> wire.MyHoliday:
    stage: wire.HolidayStage = "stated" if now < one.since else "now" if now < one.until else "over"
    return wire.MyHoliday(one.id, one.first.isoformat(), one.last.isoformat(), one.since, one.until, stage)


async def my_stand_ins(server: Server, user: str) -> list[wire.MyStandIn]:
    rows, users, tables = schema.stand_ins, schema.users, schema.tables
    all = rows.outerjoin(users, users.c.id == rows.c.deputy).outerjoin(tables, tables.c.id == rows.c.table)
    query = select(rows, users.c.name, tables.c.name.label("table_name")).select_from(all).where(rows.c.user == user)
    query = query.where(or_(tables.c.id.is_(None), tables.c.state != "finished")).order_by(rows.c.created)
    return [
        wire.MyStandIn(
            bool(row.holiday),
            bool(row.overtime),
            row.table or msgspec.UNSET,
            row.table_name or msgspec.UNSET,
            row.bot or msgspec.UNSET,
            row.name or msgspec.UNSET,
            row.accepted is not None,
        )
        for row in await server.store.rows(query)
    ]


async def asked_of(server: Server, user: str) -> list[wire.AskedToStandIn]:
    rows, users, tables = schema.stand_ins, schema.users, schema.tables
    all = rows.join(users, users.c.id == rows.c.user).outerjoin(tables, tables.c.id == rows.c.table)
    query = select(rows, users.c.name, tables.c.name.label("table_name")).select_from(all).where(rows.c.deputy == user)
    query = query.where(or_(tables.c.id.is_(None), tables.c.state != "finished")).order_by(rows.c.created)
    return [
        wire.AskedToStandIn(
            row.user,
            row.name,
            bool(row.holiday),
            bool(row.overtime),
            row.accepted is not None,
            row.table or msgspec.UNSET,
            row.table_name or msgspec.UNSET,
        )
        for row in await server.store.rows(query)
    ]


async def handings_of(server: Server, user: str) -> list[wire.Handing]:
    rows, users, tables = schema.handings, schema.users, schema.tables
    found: list[wire.Handing] = []
    for own, whose, other in ((True, rows.c.user, rows.c.friend), (False, rows.c.friend, rows.c.user)):
        all = rows.join(users, users.c.id == other).join(tables, tables.c.id == rows.c.table)
        query = select(rows, users.c.name, tables.c.name.label("table_name"), tables.c.game).select_from(all)
        for row in await server.store.rows(query.where(whose == user, tables.c.state == "running")):
            facts = (row.table, row.table_name, row.game, row.seat, row.name, own)
            found.append(wire.Handing(*facts, msgspec.UNSET if row.until is None else row.until))
    return found
