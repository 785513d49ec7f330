"""Handing a seat over for good: its player offers it to a friend, the friend accepts, and the table agrees: all others
who play say yes, or nobody has said no in the stated time. The result of the game is the friend's from then on.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.away.stand_ins import Account, check_unbiased, find_account, noted_hand
from steamshed.server.errors import Problem, not_your_seat, wrong_stage
from steamshed.server.jobs import queue
from steamshed.server.people import blocked
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import upsert
from steamshed.server.tables import log
from steamshed.server.tables.calendars import DAY
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, Vote


async def offer(tables: LoadedTables, loaded: LoadedTable, user: str, seat: int, name: str) -> None:
    """A player offers his seat to somebody; an offer of before is void. Raises Problem."""
    friend = await find_account(tables.store, name)
    async with loaded.lock:
        table = loaded.now
        check_mine(table, user, seat)
        if open_vote(table, seat) is not None:
            raise Problem(409, "vote-is-open", "There is already a vote on this.")
        await check_friend(tables, table, user, seat, friend.id)
        values = {"table": table.info.id, "seat": seat, "user": user, "friend": friend.id}
        values |= {"created": clock.now(), "until": None}
        await tables.store.write(upsert(tables.settings, schema.handings, ("table", "seat"), values))


def check_mine(table: Table, user: str, seat: int) -> None:
    """Raises a Problem unless somebody plays on this seat of a running table, which is his own."""
    if table.stage != "running":
        raise wrong_stage(table.stage)
    if seat not in table.owned_by(user):
        raise not_your_seat()
    if table.seats[seat].resigned:
        raise Problem(409, "has-resigned", "You have resigned and cannot come back to this game.")


async def check_friend(tables: LoadedTables, table: Table, user: str, seat: int, friend: str) -> None:
    """Raises a Problem if somebody cannot have a seat."""
    if friend == user:
        raise Problem(400, "nobody-there", "This is your seat already.")
    check_unbiased(table, seat, friend)
    await blocked.check_welcome(tables.store, table, friend)


async def withdraw(tables: LoadedTables, loaded: LoadedTable, user: str, seat: int) -> None:
    """A player keeps his seat. Raises Problem."""
    async with loaded.lock:
        table = loaded.now
        check_mine(table, user, seat)
        draft, vote = table.draft(), open_vote(table, seat)
        if vote is None:
            await tables.store.write(forgotten(table.info.id, seat))
            return
        draft.add(log.Cast(vote.id, [seat], False), clock.now())
        await tables.store_change(loaded, draft, [forgotten(table.info.id, seat)])


async def answer(tables: LoadedTables, loaded: LoadedTable, friend: Account, seat: int, yes: bool) -> None:
    """Somebody wants a seat that was offered to him, or not. If he does, the table is asked. Raises Problem."""
    async with loaded.lock:
        table, store = loaded.now, tables.store
        row = await store.row(offered(table.info.id, seat))
        if row is None or row.friend != friend.id:
            raise Problem(404, "not-asked", "This seat was not offered to you.")
        vote = open_vote(table, seat)
        if not yes and vote is None:
            await store.write(forgotten(table.info.id, seat))
            return
        draft, now = table.draft(), clock.now()
        rows: list[UpdateBase] = [forgotten(table.info.id, seat)]
        if not yes and vote is not None:
            draft.add(log.Cast(vote.id, [seat], False), now)
        elif vote is None:
            check_mine(table, row.user, seat)
            await check_friend(tables, table, row.user, seat, friend.id)
            until = now + tables.settings.handing_days * DAY
            draft.add(log.Propose("hand", seat, seat=seat, who=friend.id, name=friend.name, until=until), now)
            vote = draft.votes[draft.serial]
            done = hand_over(draft, vote, now) if draft.passed(vote, loaded.online) else None
            rows = waits_until(tables.settings, table.info.id, seat, until) if done is None else done
        if draft.pending:
            await tables.store_change(loaded, draft, rows)


def hand_over(draft: Table, vote: Vote, now: float) -> list[UpdateBase]:
    """The seat is the friend's, and its clock begins anew; gives the rows that change with it. Nothing happens if the
    friend sits elsewhere at the table meanwhile."""
    assert vote.seat is not None and vote.who is not None
    id, seat = draft.info.id, vote.seat
    try:
        check_unbiased(draft, seat, vote.who)
    except Problem:
        draft.add(log.Cast(vote.id, [seat], False), now)
        return [forgotten(id, seat)]
    rows, former = schema.seats, draft.seats[seat].user
    draft.add(log.Sit(seat, Seat("human", vote.name, user=vote.who), fresh=True), now)
    whose = rows.update().where(rows.c.table == id, rows.c.seat == seat).values(user=vote.who, deputy=None, seen=now)
    return [whose, forgotten(id, seat), *([noted_hand(id, former)] if former else [])]


async def nobody_objected(tables: LoadedTables, id: str, seat: int) -> float | None:
    """The time to object is over: the seat is handed over, unless somebody who could have objected is on holiday; he
    has as much time when he is back, and this gives when that is over. Rows without an open vote are forgotten."""
    row = await tables.store.row(offered(id, seat))
    if row is None or row.until is None:
        return None
    if row.until > clock.now():
        return float(row.until)
    loaded = await tables.get(id)
    async with loaded.lock:
        table, now = loaded.now, clock.now()
        vote = open_vote(table, seat)
        if vote is None or table.stage != "running":
            await tables.store.write(forgotten(id, seat))
            return None
        away = [span for other in table.voters(vote, loaded.online) if (span := table.holiday(other, now)) is not None]
        if away:
            until = max(until for _, until in away) + tables.settings.handing_days * DAY
            await tables.store.write(*waits_until(tables.settings, id, seat, until))
            return until
        draft = table.draft()
        await tables.store_change(loaded, draft, hand_over(draft, vote, now))
        return None


def open_vote(table: Table, seat: int) -> Vote | None:
    """The vote on handing a seat over."""
    return next((vote for vote in table.votes.values() if (vote.kind, vote.seat) == ("hand", seat)), None)


def offered(table: str, seat: int) -> Any:
    rows = schema.handings
    return select(rows).where(rows.c.table == table, rows.c.seat == seat)


def forgotten(table: str, seat: int) -> UpdateBase:
    rows = schema.handings
    return rows.delete().where(rows.c.table == table, rows.c.seat == seat)


def waits_until(settings: Settings, table: str, seat: int, until: float) -> list[UpdateBase]:
    rows = schema.handings
    row = rows.update().where(rows.c.table == table, rows.c.seat == seat).values(until=until)
    return [row, queue.written(settings, "handing", f"{table} {seat}", until)]
