"""When a player deletes himself: running games are resigned, games stay, and his name goes from all of them.

The log of a table is append-only but for this: a name that its bearer takes back is taken out of the entries, too, so
that neither the table nor its record nor the database tells it any more.
"""

from __future__ import annotations

import contextlib
import logging

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.away import stand_ins
from steamshed.server.errors import Problem, Stale
from steamshed.server.people.names import unique_names
from steamshed.server.storage import schema
from steamshed.server.storage.store import Entry
from steamshed.server.studies import service as studies
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table

logger = logging.getLogger("steamshed.tables")


async def forget_player(tables: LoadedTables, user: str) -> None:
    """Takes a user out of all tables that he sits or sat at."""
    seats, hands = schema.seats, schema.hands
    for (id,) in await tables.store.rows(select(seats.c.table).where(seats.c.deputy == user).distinct()):
        with contextlib.suppress(Problem):
            await stop_standing_in(tables, await tables.get(id), user)
    sat = select(seats.c.table).where(seats.c.user == user)
    played = select(hands.c.table).where(hands.c.user == user)
    for (id,) in await tables.store.rows(sat.union(played)):
        try:
            loaded = await tables.get(id)
        except Problem:
            await tables.store.write(*nameless_rows(id, await tables.store.entries(id), user))
            continue
        mine = loaded.now.owned_by(user)
        await studies.forget_player(tables.store, id, mine)
        await give_up(tables, loaded, user)
        await take_out_name(tables, loaded, user, mine)
        logger.info("table=%s forgets a player", id)


async def give_up(tables: LoadedTables, loaded: LoadedTable, user: str) -> None:
    """Leaves a table that has not begun, resigns at one that runs."""
    for _ in range(3):
        with contextlib.suppress(Stale):  # somebody moved meanwhile
            mine = [seat for seat in loaded.now.owned_by(user) if not loaded.now.seats[seat].resigned]
            if mine and loaded.now.stage == "open":
                await seating.leave(tables, loaded, user)
            elif mine and loaded.now.stage == "running":
                await commands.resign(tables, loaded, mine)
            return


async def take_out_name(tables: LoadedTables, loaded: LoadedTable, user: str, mine: list[int]) -> None:
    """Takes the name out of the log, the summary and what was said from these seats."""
    table, chat = schema.tables, schema.chat
    async with loaded.lock:
        await tables.catch_up(loaded)
        id = loaded.now.info.id
        people = [nameless(seat, user) for seat in loaded.now.seats]
        await tables.store.write(
            *nameless_rows(id, await tables.store.entries(id), user),
            table.update().where(table.c.id == id).values(people=msgspec.json.encode(people).decode()),
            *(chat.update().where(chat.c.table == id, chat.c.seat == seat).values(name="") for seat in mine),
        )
        await tables.reload(loaded)
    tables.fanout.tell({"table": id, "reload": True})


def nameless_rows(id: str, rows: list[Entry], user: str) -> list[UpdateBase]:
    """The entries in which a user is named, without his name; and no snapshot made from them."""
    changed: list[UpdateBase] = []
    seats: list[Seat] = []
    entries = schema.entries
    for serial, _, body in rows:
        try:
            entry = log.decode(body)
        except msgspec.DecodeError:
            continue  # a log that nobody can read names nobody to anybody
        match entry:
            case log.Open():
                seats = list(entry.seats)
                entry = msgspec.structs.replace(entry, seats=[nameless(seat, user) for seat in seats])
            case log.Sit():
                seats[entry.seat] = entry.who
                entry = msgspec.structs.replace(entry, who=nameless(entry.who, user))
            case log.Times() if entry.user == user:
                entry = log.Times("")
            case log.Act() if entry.by == user:
                entry = msgspec.structs.replace(entry, by="")
            case log.Propose() if entry.who == user:
                entry = msgspec.structs.replace(entry, who="", name="")
            case log.Start():
                kept = ["" if seat.user == user else name for seat, name in zip(seats, entry.names)]
                entry = msgspec.structs.replace(entry, names=unique_names(kept))
            case _:
                continue
        written = log.write(entry)
        if written != body:
            place = (entries.c.table == id) & (entries.c.serial == serial)
            changed.append(entries.update().where(place).values(body=written))
    # a snapshot is of the game with its names
    return [*changed, schema.snapshots.delete().where(schema.snapshots.c.table == id)]


def nameless(seat: Seat, user: str) -> Seat:
    if seat.deputy == user:
        seat = msgspec.structs.replace(seat, deputy=None, deputy_name="")
    return seat if seat.user != user else msgspec.structs.replace(seat, name="", user=None, deleted=True)


async def stop_standing_in(tables: LoadedTables, loaded: LoadedTable, user: str) -> None:
    """The seats that somebody plays for others are theirs again."""

    def back(draft: Table) -> list[UpdateBase]:
        played = [number for number, seat in enumerate(draft.seats) if seat.deputy == user]
        return [row for seat in played for row in stand_ins.take_back(draft, seat, clock.now())]

    await stand_ins.change(tables, loaded, back)
