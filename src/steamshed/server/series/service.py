"""Series: one start that several play, each at a table of his own, and how they did.

A series begins with a finished game, whose setup is given again, or with a new table. Nobody may look at another table
of it while he plays his own (``access``): what he saw there would come to him, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.kernel.options import OptionValue
from steamshed.server import clock, security
from steamshed.server.api import shapes
from steamshed.server.api.shapes import NoClock
from steamshed.server.errors import Problem, no_start, wrong_stage
from steamshed.server.people.names import bot_name
from steamshed.server.rematch import wire
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store
from steamshed.server.tables import chance, log, seating
from steamshed.server.tables.chance import Series
from steamshed.server.tables.live_tables import LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo

MOST_ROWS = 500
"""Of so many tables results are compared, the first ones."""


def new_series(info: TableInfo, seats: int, rules: int, of: Table | None = None) -> tuple[Series, UpdateBase]:
    """A series of tables like this one, and its row; ``of`` is the finished game whose start it has."""
    setup = None if of is None or of.play is None else list(of.play.begun.setup)
    made = Series(security.new_id(), chance.new_secret(), setup)
    row = schema.series.insert().values(
        id=made.id,
        secret=made.secret,
        setup=None if setup is None else msgspec.json.encode(setup).decode(),
        origin=None if of is None else of.info.id,
        game=info.game,
        options=msgspec.json.encode(info.options).decode(),
        seats=seats,
        rules=rules,
        name=info.name,
        privacy=info.privacy,
        created=clock.now(),
    )
    return made, row


async def of_table(store: Store, table: Table) -> str:
    """The series with the start of a finished game: the one that it belongs to, else its own, made when it is first
    asked for."""
    if table.stage != "finished" or table.play is None:
        raise wrong_stage(table.stage)
    if table.info.series is not None:
        return table.info.series.id
    if table.play.begun.position is not None:
        raise Problem(409, "no-start", "This game began from a saved position: it has no start to play again.")
    rows = schema.series
    mine = select(rows.c.id).where(rows.c.origin == table.info.id)
    found = await store.row(mine)
    if found is None:
        try:
            made, row = new_series(table.info, len(table.seats), table.rules, table)
            await store.write(row)
            return made.id
        except Conflict:  # another one has asked at the same moment
            found = await store.row(mine)
    return str(found[0])


async def find(store: Store, id: str) -> Mapping[str, Any]:
    row = await store.row(select(schema.series).where(schema.series.c.id == id))
    if row is None:
        raise no_start()
    found: Mapping[str, Any] = row._mapping
    return found


async def own_table(store: Store, id: str, user: str | None) -> str | None:
    """The table of a series at which somebody plays now."""
    tables, seats = schema.tables, schema.seats
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table == tables.c.id)
        .where(tables.c.series == id, seats.c.user == user, tables.c.state != "finished")
        .limit(1)
    )
    row = None if user is None else await store.row(query)
    return None if row is None else str(row[0])


async def play(tables: LoadedTables, id: str, who: Seat, seat: int, bot: str) -> str:
    """Sets a table of a series for one player against bots. Who plays one already is given that."""
    row = await find(tables.store, id)
    if not 0 <= seat < row["seats"]:
        raise Problem(400, "no-such-seat", "There is no such seat.")
    running = await own_table(tables.store, id, who.user)
    if running is not None:
        return running
    setup, now = row["setup"], clock.now()
    outcomes = None if setup is None else msgspec.json.decode(setup, type=list[log.Outcome])
    info = TableInfo(
        id=security.new_id(),
        name=row["name"],
        game=row["game"],
        options=msgspec.json.decode(row["options"], type=dict[str, OptionValue]),
        pace=NoClock(),
        fallback="wait",
        privacy=row["privacy"],
        language="en",
        owner=who.user,
        created=now,
        series=Series(id, row["secret"], outcomes),
    )
    draft = Table(info)
    seats = [who if at == seat else Seat("bot", bot_name(at), bot=bot) for at in range(row["seats"])]
    draft.add(log.Open(seats, row["rules"]), now)
    seating.begin(draft, now)
    await tables.add(draft, {})
    tables.series_begun(id)
    return info.id


# -- results -------------------------------------------------------------------------------------------------------


async def compared(store: Store, id: str, user: str | None) -> wire.Series:
    """A series with how everybody did, the best first; who still plays comes last."""
    row = await find(store, id)
    tables = schema.tables
    query = select(tables).where(tables.c.series == id, tables.c.hidden == 0).order_by(tables.c.created, tables.c.id)
    rows = await store.rows(query.limit(MOST_ROWS))
    tried: dict[str, int] = {}
    found = [result for one in rows for result in results(one._mapping, user, tried)]
    found.sort(key=lambda one: (one.points is None, -(one.points or 0), -(one.margin or 0)))
    running = await own_table(store, id, user)
    return wire.Series(
        id=id,
        game=row["game"],
        name=row["name"],
        options=msgspec.json.decode(row["options"], type=dict[str, OptionValue]),
        seats=row["seats"],
        results=found,
        finished=any(one.mine and one.points is not None for one in found),
        origin=row["origin"] or msgspec.UNSET,
        mine=running or msgspec.UNSET,
    )


def results(row: Mapping[str, Any], user: str | None, tried: dict[str, int]) -> list[wire.SeriesResult]:
    """How the people at a table did. ``tried`` counts how often each of them has sat down to this start."""
    seats = msgspec.json.decode(row["people"], type=list[Seat])
    result = None if row["result"] is None else msgspec.json.decode(row["result"], type=shapes.Result)
    bots = [seat.bot for seat in seats if seat.kind == "bot" and seat.bot is not None]
    found = []
    for number, seat in enumerate(seats):
        if seat.kind != "human":
            continue
        attempt = 1
        if seat.user is not None:
            attempt = tried[seat.user] = tried.get(seat.user, 0) + 1
        points, place, margin = (None, None, None) if result is None else standing(result, number)
        found.append(
            wire.SeriesResult(
                table=row["id"],
                seat=number,
                name=seat.name,
                bots=bots,
                people=sum(other.kind != "bot" for other in seats),
                state=row["state"],
                points=points,
                place=place,
                margin=margin,
                attempt=attempt,
                mine=user is not None and seat.user == user,
                guest=seat.guest,
                deleted=seat.deleted,
            )
        )
    return found


def standing(result: shapes.Result, seat: int) -> tuple[int | None, int, int | None]:
    """Points, place and how far ahead of the best other."""
    place = next((at for at, seats in enumerate(result.ranking, 1) if seat in seats), len(result.ranking))
    if result.scores is None:
        return None, place, None
    others: Sequence[int] = [points for at, points in enumerate(result.scores) if at != seat]
    return result.scores[seat], place, result.scores[seat] - max(others, default=0)
