"""Who sits where before the game begins: setting a table, joining, leaving, beginning."""

from __future__ import annotations

import time

from sqlalchemy.sql.dml import UpdateBase

from steamshed.server.errors import Problem, not_your_seat, wrong_stage
from steamshed.server.storage import schema
from steamshed.server.tables import log
from steamshed.server.tables.loaded import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.names import bot_name, known_bot, unique_names
from steamshed.server.tables.play import Play
from steamshed.server.tables.table import Table


async def join(tables: LoadedTables, loaded: LoadedTable, who: Seat, seat: int | None, invited: bool) -> int:
    """Somebody sits down: on the seat of an invitation, on a wanted open seat, or on the first open one."""
    async with loaded.lock:
        table = loaded.now
        if invited and seat is not None and table.seats[seat].user == who.user:
            return seat
        if table.stage != "open":
            raise wrong_stage(table.stage)
        if seat is None:
            free = [number for number, there in enumerate(table.seats) if there.kind == "open" and not there.invited]
            if not free:
                raise Problem(409, "table-is-full", "No seat is free.")
            seat = free[0]
        if not 0 <= seat < len(table.seats):
            raise Problem(400, "no-such-seat", "There is no such seat.")
        if table.seats[seat].kind != "open" or (table.seats[seat].invited and not invited):
            raise Problem(409, "seat-is-taken", "The seat is taken.")
        draft, now = table.draft(), time.time()
        draft.add(log.Sit(seat, who), now)
        if all(there.kind != "open" for there in draft.seats):
            begin(draft, now)
        await tables.store_change(loaded, draft, [seat_row(table.info.id, seat, who.user)])
        return seat


async def leave(tables: LoadedTables, loaded: LoadedTable, user: str) -> None:
    """Gets up from a table that has not begun."""
    async with loaded.lock:
        table = loaded.now
        if table.stage != "open":
            raise wrong_stage(table.stage)
        seats = table.seats_of(user)
        if not seats:
            raise not_your_seat()
        draft, now = table.draft(), time.time()
        for seat in seats:
            draft.add(log.Sit(seat, Seat("open", "")), now)
        await tables.store_change(loaded, draft, [seat_row(table.info.id, seat, None) for seat in seats])


async def start(tables: LoadedTables, loaded: LoadedTable, user: str | None, fill: str | None) -> None:
    """Begins the game; open seats are filled with bots if asked."""
    async with loaded.lock:
        table = loaded.now
        if table.stage == "running":
            return
        if table.stage != "open":
            raise wrong_stage(table.stage)
        if not (table.seats_of(user) or (user is not None and user == table.info.owner)):
            raise not_your_seat()
        draft, now = table.draft(), time.time()
        for number, seat in enumerate(table.seats):
            if seat.kind == "open":
                if fill is None:
                    raise Problem(409, "seats-are-open", "Some seats are still open.")
                draft.add(log.Sit(number, Seat("bot", bot_name(number), bot=known_bot(fill))), now)
        begin(draft, now)
        await tables.store_change(loaded, draft)


def begin(draft: Table, now: float) -> None:
    names = unique_names([seat.name for seat in draft.seats])
    play = Play.begin(draft.game, draft.info.options, names, draft.rules)
    draft.add(log.Start(names, list(play.begun.setup), play.state.seat), now, play)


def seat_row(table: str, seat: int, user: str | None) -> UpdateBase:
    rows = schema.seats
    return rows.update().where(rows.c.table == table, rows.c.seat == seat).values(user=user)
