"""The time of a seat is up: its player loses the game, or a bot takes the seat, as the table has agreed."""

from __future__ import annotations

from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.away import holidays, stand_ins
from steamshed.server.people.names import known_bot

# -- playing -------------------------------------------------------------------------------------------------------
from steamshed.server.tables.commands import give_up, stand_in
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table


async def time_is_up(tables: LoadedTables, loaded: LoadedTable) -> None:
    """The clock of the seat to move has run out: whoever its player has chosen plays on, else the table's fallback
    applies. What he has stated of holidays counts, whether the table was told of it or not."""
    async with loaded.lock:
        draft, now, rows = loaded.now.draft(), clock.now(), list[UpdateBase]()
        await holidays.add_times(tables.store, draft)
        deadline, seat = draft.deadline(), draft.turn
        if deadline is not None and seat is not None and deadline <= now:
            rows, settled = await stand_ins.relieve(tables.store, draft, seat, now)
            if not settled and draft.info.fallback != "wait":
                take_from(draft, seat, now)
        if draft.pending:
            await tables.store_change(loaded, draft, rows)


async def take_away(tables: LoadedTables, loaded: LoadedTable, seat: int, version: int) -> None:
    """Takes a seat from a network bot that has not answered as it must: nobody is kept waiting by a program. Nothing
    happens if the question is another one by now."""
    async with loaded.lock:
        table = loaded.now
        if table.stage != "running" or (table.turn, table.version) != (seat, version) or not table.seats[seat].decides:
            return
        draft = table.draft()
        take_from(draft, seat, clock.now())
        await tables.store_change(loaded, draft)


def take_from(draft: Table, seat: int, now: float) -> None:
    """What the table says happens to somebody who does not decide in time."""
    if draft.info.fallback == "resign":
        give_up(draft, [seat], now)
    else:
        stand_in(draft, seat, known_bot(None), now)
