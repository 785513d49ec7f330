"""Another game with the same people: who wants one, and the table that is set for them, once.

What is wanted is said in the log of the game that is over, and so is where the next one is played. That entry and the
new table are stored together: of two who set it at the same moment, at whatever workers, one finds the other's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.errors import Problem, Stale, not_your_seat, wrong_stage
from steamshed.server.people import blocked
from steamshed.server.people.names import bot_name
from steamshed.server.storage import schema
from steamshed.server.tables import log, seating
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table

Absent = Literal["open", "bot"]
TRIES = 5
"""How often something is tried again that another worker was faster with."""

GONE = ("seat-is-taken", "table-is-running", "table-is-finished")
"""Why somebody who comes to the next table at the last moment finds no seat, or his own."""


class Rest(msgspec.Struct, frozen=True):
    """What becomes of the seats of those who have not said that they come."""

    absent: Absent = "open"
    bot: str = "medium"


NOBODY_MISSING = Rest()


async def want(tables: LoadedTables, loaded: LoadedTable, user: str, yes: bool, rotate: bool) -> str | None:
    """Says that somebody wants another game, or no longer. When all people who played want it, its table is set; who
    comes later sits down there, if his seat is still free. Gives that table."""
    mine = players_seats(loaded.now, user)
    if yes:
        await blocked.check_welcome(tables.store, loaded.now, user)
    for _ in range(TRIES):
        try:
            async with loaded.lock:
                table = loaded.now
                if table.next is None:
                    draft, now = table.draft(), clock.now()
                    draft.add(log.Again(mine, yes, rotate), now)
                    if not set(people_at(draft)) <= set(draft.again):
                        await tables.store_change(loaded, draft)
                        return None
                    return await set_next(tables, loaded, draft, user, draft.rotate)
            if yes:
                await follow(tables, table, table.next, user, mine)
            return table.next.table
        except Stale:
            continue  # another worker was faster: that is looked at now
    raise Problem(409, "stale", "Somebody else was faster; try again.")


async def begin(tables: LoadedTables, loaded: LoadedTable, user: str, rotate: bool | None, rest: Rest) -> str:
    """Sets the table for all who want another game, without waiting for the others. It is set once: whoever asks for
    it later is given the same one. Gives its id."""
    mine = players_seats(loaded.now, user)
    await blocked.check_welcome(tables.store, loaded.now, user)
    for _ in range(TRIES):
        try:
            async with loaded.lock:
                table = loaded.now
                if table.next is None:
                    draft = table.draft()
                    draft.add(log.Again(mine, True, bool(rotate)), clock.now())
                    seats_pass_on = draft.rotate if rotate is None else rotate
                    return await set_next(tables, loaded, draft, user, seats_pass_on, rest)
            await follow(tables, table, table.next, user, mine)
            return table.next.table
        except Stale:
            continue
    raise Problem(409, "stale", "Somebody else was faster; try again.")


def players_seats(table: Table, user: str) -> list[int]:
    """The seats of a player whose game is over. Raises Problem."""
    if table.stage != "finished":
        raise wrong_stage(table.stage)
    mine = [seat for seat in table.seats_of(user) if table.seats[seat].kind == "human"]
    if not mine:
        raise not_your_seat()
    return mine


def people_at(table: Table) -> list[int]:
    """The seats of people who can come again."""
    return [number for number, seat in enumerate(table.seats) if seat.kind == "human" and seat.user is not None]


async def set_next(
    tables: LoadedTables, loaded: LoadedTable, draft: Table, user: str, rotate: bool, rest: Rest = NOBODY_MISSING
) -> str:
    """Stores the draft of the old table together with the new one; gives that one's id. Call with the lock held.

    Seats that wait for somebody are opened by an invitation that the owner makes, or by saying that one comes."""
    size, shift = len(draft.seats), 1 if rotate else 0
    seats = [next_seat(draft, (number - shift) % size, rest) for number in range(size)]
    made = next_table(draft, seats, user, shift)
    bots = [number for number, seat in enumerate(seats) if seat.kind == "bot"]
    kept = [number for number in bots if draft.seats[(number - shift) % size].kind == "human"]
    await store_next(tables, loaded, draft, made, kept)
    return made.info.id


def next_table(draft: Table, seats: list[Seat], owner: str | None, shift: int) -> Table:
    """A table like the old one, whose draft says where it is; the game begins if no seat is open."""
    now = clock.now()
    info = msgspec.structs.replace(
        draft.info, id=security.new_id(), owner=owner, created=now, options=dict(draft.info.options), series=None
    )
    made = Table(info)
    made.add(log.Open(seats, made.game.rules), now)
    if all(seat.kind != "open" for seat in seats):
        seating.begin(made, now)
    draft.add(log.Next(info.id, shift), now)
    return made


async def store_next(
    tables: LoadedTables,
    loaded: LoadedTable,
    draft: Table,
    made: Table,
    kept: Sequence[int],
    others: Sequence[UpdateBase] = (),
) -> None:
    """Stores both together. Call with the lock held. Raises Stale if another worker has set the next table first.

    A standing table goes on there; ``kept`` are the seats where a bot keeps the place of a person."""
    rows = schema.standings
    seats = msgspec.json.encode(list(kept)).decode()
    goes_on = rows.update().where(rows.c.table == draft.info.id).values(table=made.info.id, kept=seats)
    moved = [] if draft.info.standing is None else [goes_on]
    await tables.store_change(loaded, draft, [*tables.rows_of_new(made, {}), *moved, *others])
    tables.adopt(made)


def next_seat(table: Table, old: int, rest: Rest) -> Seat:
    """Who sits there again: bots as they were, those of the network if they want, and people who want to; the seat of
    others waits for them, or has a bot."""
    seat = table.seats[old]
    if seat.kind == "bot":
        return bots_seat(seat)
    if old in table.again:
        return Seat("human", seat.name, user=seat.user, guest=seat.guest)
    if rest.absent == "bot":
        return Seat("bot", bot_name(old), bot=rest.bot)
    return Seat("open", seat.name, invited=True)


def bots_seat(seat: Seat) -> Seat:
    """The seat of a bot in the next game: one of the network is asked whether it wants that, too."""
    return Seat("open", seat.name, challenged=seat.user) if seat.network else Seat("bot", seat.name, bot=seat.bot)


async def follow(tables: LoadedTables, old: Table, next: log.Next, user: str, mine: Sequence[int]) -> None:
    """Sits down at the next table on the seats that are kept there, as far as they are free."""
    loaded = await tables.get(next.table)
    for seat in mine:
        there = (seat + next.shift) % len(old.seats)
        table = loaded.now
        if table.stage != "open" or table.seats[there].kind != "open":
            continue
        await blocked.check_welcome(tables.store, table, user)
        before = old.seats[seat]
        who = Seat("human", before.name, user=user, guest=before.guest)
        try:
            await seating.join(tables, loaded, who, there, kept=True)
        except Problem as problem:
            if problem.id not in GONE:
                raise
