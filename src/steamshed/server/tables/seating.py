"""Who sits where before the game begins: setting a table, joining, leaving, beginning."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

import msgspec
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.errors import Problem, Stale, not_your_seat, wrong_stage
from steamshed.server.people.names import bot_name, known_bot, unique_names
from steamshed.server.storage import schema
from steamshed.server.tables import invitations, log
from steamshed.server.tables.invitations import Invitation
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.play import Play
from steamshed.server.tables.table import Table

TRIES = 4
"""How often somebody who sits down is let try while others are faster."""


async def join(
    tables: LoadedTables,
    loaded: LoadedTable,
    who: Seat,
    seat: int | None,
    token: str | None = None,
    kept: bool = False,
    others: Sequence[UpdateBase] = (),
) -> int:
    """Somebody sits down: on the seat of an invitation, which is used up by that, on a wanted open seat (it may need an
    invitation if it is ``kept`` for him), or on the first open one. ``others`` are rows that belong with it. Where
    another worker was faster it is tried again: he wants a seat, whatever happened at the others meanwhile."""
    for _ in range(TRIES):
        with contextlib.suppress(Stale):
            return await sit(tables, loaded, who, seat, token, kept, others)
    raise Stale(loaded.now.version)


async def sit(
    tables: LoadedTables,
    loaded: LoadedTable,
    who: Seat,
    seat: int | None,
    token: str | None,
    kept: bool,
    others: Sequence[UpdateBase],
) -> int:
    """The same, once. Raises Stale."""
    async with loaded.lock:
        table = loaded.now
        invitation = await opened_by(tables, table, token)
        if invitation is not None:
            seat = invitation.seat
            if table.seats[seat].user == who.user:
                return seat
            invitation.check(table.info.privacy)
        if table.stage != "open":
            raise wrong_stage(table.stage)
        if seat is None:
            free = [number for number, there in enumerate(table.seats) if there.kind == "open" and not there.invited]
            if not free:
                raise Problem(409, "table-is-full", "No seat is free.")
            seat = free[0]
        if not 0 <= seat < len(table.seats):
            raise Problem(400, "no-such-seat", "There is no such seat.")
        before = table.seats[seat]
        if before.kind != "open" or (before.invited and invitation is None and not kept):
            raise Problem(409, "seat-is-taken", "The seat is taken.")
        draft, now = table.draft(), clock.now()
        draft.add(log.Sit(seat, msgspec.structs.replace(who, invited=before.invited)), now)
        if all(there.kind != "open" for there in draft.seats):
            begin(draft, now)
        used = invitations.ending(table.info.id, seat, "taken")
        await tables.store_change(loaded, draft, [*others, seat_row(table.info.id, seat, who.user), used])
        if table.info.series is not None:
            tables.series_begun(table.info.series.id)
        return seat


async def opened_by(tables: LoadedTables, table: Table, token: str | None) -> Invitation | None:
    """The invitation with this secret. Raises a Problem if there is none."""
    if not token:
        return None
    found = await invitations.find(tables.store, table.info.id, token)
    if found is None:
        raise Problem(403, "bad-invitation", "This invitation is not valid.")
    return found


async def invite(
    tables: LoadedTables, loaded: LoadedTable, seat: int, token: str | None = None, expires: float = 0.0
) -> None:
    """Makes the open invitation to a seat void; a new one, if its secret is given, takes its place."""
    async with loaded.lock:
        table = loaded.now
        if seat >= len(table.seats) or table.seats[seat].kind != "open":
            raise Problem(409, "seat-is-taken", "The seat is not open.")
        new = {} if token is None else {seat: token}
        rows = invitations.new_rows(table.info.id, new, expires)
        await tables.store.write(invitations.ending(table.info.id, seat, "void"), *rows)
        tables.rights_changed(loaded)


async def leave(tables: LoadedTables, loaded: LoadedTable, user: str) -> None:
    """Gets up from a table that has not begun. A seat that was taken by invitation needs a new one."""
    async with loaded.lock:
        table = loaded.now
        if table.stage != "open":
            raise wrong_stage(table.stage)
        seats = table.seats_of(user)
        if not seats:
            raise not_your_seat()
        draft, now = table.draft(), clock.now()
        for seat in seats:
            invited = table.seats[seat].invited or table.info.needs_invitation
            draft.add(log.Sit(seat, Seat("open", "", invited=invited)), now)
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
        draft, now = table.draft(), clock.now()
        for number, seat in enumerate(table.seats):
            if seat.kind == "open":
                if fill is None:
                    raise Problem(409, "seats-are-open", "Some seats are still open.")
                draft.add(log.Sit(number, Seat("bot", bot_name(number), bot=known_bot(fill))), now)
        begin(draft, now)
        forgotten = [seat_row(table.info.id, n, None) for n, seat in enumerate(table.seats) if seat.challenged]
        await tables.store_change(loaded, draft, [invitations.ending(table.info.id, None, "void"), *forgotten])


def begin(draft: Table, now: float) -> None:
    names = unique_names([seat.name for seat in draft.seats])
    play = Play.begin(draft.game, draft.info.options, names, draft.rules, draft.info.series)
    draft.add(log.Start(names, list(play.begun.setup), play.state.seat), now, play)


def seat_row(table: str, seat: int, user: str | None) -> UpdateBase:
    rows = schema.seats
    return rows.update().where(rows.c.table == table, rows.c.seat == seat).values(user=user, seen=clock.now())
