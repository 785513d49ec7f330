"""Who plays for somebody who is away, by his own choice: a bot, or a person who has accepted it.

A plan says who, at one table or at all, and when: on holidays, or when time is up (instead of what the table says
happens then). A person who stands in plays with his own account and sees what the seat sees; the log says that it was
he. The player takes his seat back whenever he likes, and gains no time by that. Nobody who knows the secrets of another
seat of the table can stand in, nor does anybody come back to a seat after another one.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec
from sqlalchemy import literal, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.accounts.lookalikes import normal
from steamshed.server.api.shapes import Live
from steamshed.server.away import holidays
from steamshed.server.errors import Problem, Stale
from steamshed.server.people import blocked
from steamshed.server.people.names import known_bot
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert
from steamshed.server.tables import due, log
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table

EVERYWHERE = ""
"""Stands for all tables."""
TRIES = 5


class Plan(msgspec.Struct, frozen=True):
    """Who stands in, and when."""

    bot: str | None
    deputy: str | None
    name: str
    """Of the person."""
    holiday: bool
    overtime: bool
    accepted: bool


class Account(msgspec.Struct, frozen=True):
    """Somebody with an account who is asked for something."""

    id: str
    name: str


async def find_account(store: Store, name: str) -> Account:
    """The person with an account of this name. Raises Problem."""
    users, bots = schema.users, schema.bots
    query = select(users.c.id, users.c.name).where(users.c.key == normal(name).casefold())
    row = await store.row(query.where(users.c.id.not_in(select(bots.c.user))))
    if row is None:
        raise Problem(404, "nobody-of-that-name", f"There is no account of the name {name!r}.", name=name)
    return Account(row.id, row.name)


def check_unbiased(table: Table, seat: int, user: str) -> None:
    """Raises a Problem if somebody knows, or will know, what another seat of a table knows."""
    elsewhere = [number for number in table.seats_of(user) if number != seat]
    if elsewhere or table.played.get(user, seat) != seat:
        raise Problem(409, "plays-here", "Anyone who plays or has played another seat here cannot take this one.")
    if table.info.series is not None:
        raise Problem(409, "not-in-a-series", "In a shared start everybody plays alone, so nobody can stand in.")


# -- plans ---------------------------------------------------------------------------------------------------------


async def plan_for(store: Store, user: str, table: str) -> Plan | None:
    """Who stands in for somebody at a table: what he said of this one, else what he said of all."""
    rows, users = schema.stand_ins, schema.users
    both = rows.outerjoin(users, users.c.id == rows.c.deputy)
    query = select(rows, users.c.name).select_from(both).where(rows.c.user == user)
    found = {row.table: row for row in await store.rows(query.where(rows.c.table.in_([table, EVERYWHERE])))}
    row = found.get(table) or found.get(EVERYWHERE)
    if row is None:
        return None
    accepted = row.bot is not None or row.accepted is not None
    return Plan(row.bot, row.deputy, row.name or "", bool(row.holiday), bool(row.overtime), accepted)


async def set_plan(
    tables: LoadedTables, user: str, table: str, bot: str | None, person: str | None, holiday: bool, overtime: bool
) -> None:
    """Says who stands in for somebody; nobody, if neither a bot nor a person is named. Raises Problem."""
    rows, store = schema.stand_ins, tables.store
    which = (rows.c.user == user) & (rows.c.table == table)
    if bot is None and person is None:
        await store.write(rows.delete().where(which))
        return
    now = clock.now()
    values = {"user": user, "table": table, "bot": None, "deputy": None, "accepted": None, "created": now}
    values |= {"holiday": int(holiday), "overtime": int(overtime)}
    if person is None:
        values |= {"bot": known_bot(bot), "accepted": now}
    else:
        found = await find_account(store, person)
        await check_asked(tables, user, table, found.id)
        before = await store.row(select(rows.c.deputy, rows.c.accepted).where(which))
        same = before is not None and before.deputy == found.id
        values |= {"deputy": found.id, "accepted": before.accepted if same else None}
    await store.write(upsert(tables.settings, rows, ("user", "table"), values), due.overdue_of(user, now))


async def check_asked(tables: LoadedTables, user: str, table: str, deputy: str) -> None:
    """Raises a Problem if somebody cannot be asked to stand in for another."""
    if deputy == user:
        raise Problem(400, "nobody-there", "You cannot stand in for yourself.")
    if await blocked.is_blocked(tables.store, user, [deputy]):
        raise Problem(403, "not-welcome", "This person has blocked you.")
    if table != EVERYWHERE:
        loaded = await tables.get(table)
        for seat in loaded.now.owned_by(user):
            check_unbiased(loaded.now, seat, deputy)


async def answer(tables: LoadedTables, deputy: str, user: str, table: str, yes: bool) -> None:
    """Somebody who was asked to stand in accepts, or no longer wants to: then he stops at once. Raises Problem."""
    rows = schema.stand_ins
    which = (rows.c.user == user) & (rows.c.table == table) & (rows.c.deputy == deputy)
    if await tables.store.row(select(rows.c.user).where(which)) is None:
        raise Problem(404, "not-asked", "You are not asked to stand in.")
    if yes:
        now = clock.now()
        await tables.store.write(rows.update().where(which).values(accepted=now), due.overdue_of(user, now))
        return
    await tables.store.write(rows.delete().where(which))
    seats = schema.seats
    query = select(seats.c.table).where(seats.c.deputy == deputy, seats.c.user == user)
    if table != EVERYWHERE:
        query = query.where(seats.c.table == table)
    for (id,) in await tables.store.rows(query.distinct()):
        loaded = await tables.get(id)
        await change(tables, loaded, lambda draft: give_back(draft, deputy, user))


def give_back(draft: Table, deputy: str, user: str) -> list[UpdateBase]:
    """The seats that somebody plays for another are the other's again."""
    found = [n for n, seat in enumerate(draft.seats) if (seat.deputy, seat.user) == (deputy, user)]
    return [row for seat in found for row in take_back(draft, seat, clock.now())]


# -- at a table ----------------------------------------------------------------------------------------------------


def alone(seat: Seat) -> Seat:
    """A seat without anybody who stands in."""
    return msgspec.structs.replace(seat, stand_in=None, deputy=None, deputy_name="", on_holiday=False)


def take_back(draft: Table, seat: int, now: float, fresh: bool = False) -> list[UpdateBase]:
    """A player has his seat back; gives the rows that change with it."""
    draft.add(log.Sit(seat, alone(draft.seats[seat]), fresh), now)
    return [deputy_row(draft.info.id, seat, None)]


async def put(
    store: Store, draft: Table, seat: int, plan: Plan, on_holiday: bool, now: float
) -> list[UpdateBase] | None:
    """Lets whoever is planned stand in; gives the rows that change with it, None if he cannot. When time was up, a
    person has a move's time anew."""
    who = draft.seats[seat]
    if not plan.accepted:
        return None
    if plan.bot is not None:
        draft.add(log.Sit(seat, msgspec.structs.replace(who, stand_in=plan.bot, on_holiday=on_holiday)), now)
        return [deputy_row(draft.info.id, seat, None)]
    assert plan.deputy is not None
    try:
        check_unbiased(draft, seat, plan.deputy)
        await blocked.check_welcome(store, draft, plan.deputy)
    except Problem:
        return None
    standing = {"deputy": plan.deputy, "deputy_name": plan.name, "on_holiday": on_holiday}
    draft.add(log.Sit(seat, msgspec.structs.replace(who, **standing), fresh=not on_holiday), now)
    await holidays.add_times(store, draft)
    return [deputy_row(draft.info.id, seat, plan.deputy), noted_hand(draft.info.id, plan.deputy)]


def noted_hand(table: str, user: str) -> UpdateBase:
    """The row that says that the log of a table names somebody who may have no seat there later on."""
    rows = schema.hands
    known = select(rows.c.user).where(rows.c.table == table, rows.c.user == user)
    return rows.insert().from_select(["table", "user"], select(literal(table), literal(user)).where(~known.exists()))


def deputy_row(table: str, seat: int, deputy: str | None) -> UpdateBase:
    rows = schema.seats
    return rows.update().where(rows.c.table == table, rows.c.seat == seat).values(deputy=deputy)


async def relieve(store: Store, draft: Table, seat: int, now: float) -> tuple[list[UpdateBase], bool]:
    """Somebody's time is up: whoever he has chosen plays on, once to a decision. Who stood in and was late loses the
    seat to its player, who has his time if he is on holiday. Gives the rows that change with it, and whether that was
    all: else the table's fallback applies."""
    who = draft.seats[seat]
    if who.user is None or who.network:
        return [], False
    if who.deputy is not None:
        late = schema.stand_ins
        voided = late.update().where(late.c.user == who.user, late.c.deputy == who.deputy).values(overtime=0)
        on_holiday = draft.holiday(seat, now) is not None
        rows = [*take_back(draft, seat, now, fresh=on_holiday), voided]
        return rows, on_holiday
    plan = None if draft.relieved == draft.version else await plan_for(store, who.user, draft.info.id)
    changed = None if plan is None or not plan.overtime else await put(store, draft, seat, plan, False, now)
    return changed or [], changed is not None


async def may_relieve(store: Store, table: Table) -> bool:
    """Whether somebody is to play on when the time of the seat to move is up, although he could not yet."""
    user = None if table.turn is None else table.seats[table.turn].user
    plan = None if user is None else await plan_for(store, user, table.info.id)
    return plan is not None and plan.overtime


async def change(tables: LoadedTables, loaded: LoadedTable, make: Callable[[Table], list[UpdateBase]]) -> None:
    """Makes a change at a running table that goes with some rows, again if another worker was faster."""
    for _ in range(TRIES):
        with contextlib.suppress(Stale):
            async with loaded.lock:
                draft = loaded.now.draft()
                rows = make(draft) if draft.stage == "running" else []
                if draft.pending:
                    await tables.store_change(loaded, draft, rows)
                return


# -- holidays ------------------------------------------------------------------------------------------------------


async def begin_holiday(tables: LoadedTables, user: str) -> None:
    """Whoever is to stand in for somebody on his holiday does so at all tables, but live ones."""
    for id in await holidays.tables_of(tables.store, user):
        with contextlib.suppress(Problem):  # a table that cannot be read
            loaded = await tables.get(id)
            plan = await plan_for(tables.store, user, id)
            if plan is None or not plan.holiday or isinstance(loaded.now.info.pace, Live):
                continue
            for _ in range(TRIES):
                with contextlib.suppress(Stale):
                    await stand_in_meanwhile(tables, loaded, user, plan)
                    break


async def stand_in_meanwhile(tables: LoadedTables, loaded: LoadedTable, user: str, plan: Plan) -> None:
    async with loaded.lock:
        draft, now, rows = loaded.now.draft(), clock.now(), list[UpdateBase]()
        if draft.stage != "running":
            return
        for seat in draft.owned_by(user):
            if draft.seats[seat].votes and draft.seats[seat].deputy is None:
                rows += await put(tables.store, draft, seat, plan, True, now) or []
        if draft.pending:
            await tables.store_change(loaded, draft, rows)


async def end_holiday(tables: LoadedTables, user: str) -> None:
    """Somebody has his seats back from those who stood in on his holiday."""
    for id in await holidays.tables_of(tables.store, user):
        with contextlib.suppress(Problem):
            await change(tables, await tables.get(id), lambda draft: back_from_holiday(draft, user))


def back_from_holiday(draft: Table, user: str) -> list[UpdateBase]:
    back = [seat for seat in draft.owned_by(user) if draft.seats[seat].on_holiday and not draft.seats[seat].resigned]
    return [row for seat in back for row in take_back(draft, seat, clock.now())]
