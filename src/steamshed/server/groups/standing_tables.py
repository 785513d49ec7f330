"""Standing tables: a table of a group that begins again when its game is over, with the seats passed on by one.

Who sits there stays, until he says that he does not play any more, leaves the group or is shut out. His place goes to
the first in line who can sit with the others, else a bot keeps it, or all wait until somebody comes: as the table says.
The next game is a rematch that the server makes (``again``). The entry that names it in the log of the old one, the new
table and the row that says which game is the present one are stored together: whichever worker comes second finds it
done.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import func, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.errors import Problem, Stale
from steamshed.server.groups import members, wire
from steamshed.server.groups.results import result_of, seats_of
from steamshed.server.jobs import queue
from steamshed.server.limits import check_count
from steamshed.server.people.names import bot_name
from steamshed.server.rematch import service as again
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert
from steamshed.server.tables.live_tables import LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import TableInfo

HISTORY = 20
"""So many games of a standing table are listed."""
HOUR = 3600.0
KIND = "standing"


def no_standing() -> Problem:
    return Problem(404, "no-such-standing-table", "There is no such repeating table.")


# -- making one ----------------------------------------------------------------------------------------------------


async def new_standing(
    store: Store, info: TableInfo, wanted: wire.NewStanding, bot: str
) -> tuple[TableInfo, UpdateBase]:
    """A table that is to be made as the first one of a standing table, and the row of that. Raises Problem."""
    rows = schema.standings
    query = select(func.count()).select_from(rows).where(rows.c.group == info.group, rows.c.state != "ended")
    if (found := await store.row(query)) is not None:
        check_count("standing tables", found[0])
    id = security.new_id()
    row = rows.insert().values(
        id=id,
        group=info.group,
        table=info.id,
        by=info.owner,
        created=info.created,
        hours=wanted.hours,
        missing=wanted.missing,
        bot=bot,
        state="going",
    )
    return msgspec.structs.replace(info, standing=id), row


# -- changing one --------------------------------------------------------------------------------------------------


async def find(store: Store, group: str, id: str) -> Any:
    rows = schema.standings
    row = await store.row(select(rows).where(rows.c.id == id, rows.c.group == group))
    if row is None:
        raise no_standing()
    return row


async def change(store: Store, group: str, id: str, user: str, wanted: wire.StandingChange, bot: str | None) -> None:
    row = await find(store, group, id)
    if row.by != user:
        await members.check_founder(store, group, user)
    if row.state == "ended":
        raise Problem(409, "standing-table-has-ended", "This repeating table has ended.")
    values = {"state": wanted.state, "hours": wanted.hours, "missing": wanted.missing, "bot": bot}
    said = {name: value for name, value in values.items() if value is not None}
    if said:
        rows = schema.standings
        await store.write(rows.update().where(rows.c.id == id).values(**said), to_be_looked_at(store.settings, id))


async def wish(store: Store, group: str, id: str, user: str, wanted: wire.Wish) -> None:
    """What a member says about the next games. Who sits there and wants to stay has nothing to say, nor has who is not
    there and does not want to be."""
    row, rows = await find(store, group, id), schema.standing_wishes
    table = await store.row(select(schema.tables.c.people).where(schema.tables.c.id == row.table))
    sits = table is not None and any(seat.user == user for seat in seats_of(table._mapping))
    if sits == (wanted == "in"):
        await store.write(wish_done(id, user), to_be_looked_at(store.settings, id))
        return
    values = {"standing": id, "user": user, "wish": wanted, "since": clock.now()}
    said = upsert(store.settings, rows, ("standing", "user"), values)
    await store.write(said, to_be_looked_at(store.settings, id))


def wish_done(id: str, user: str) -> UpdateBase:
    rows = schema.standing_wishes
    return rows.delete().where(rows.c.standing == id, rows.c.user == user)


# -- who sits in the next game -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Next:
    """The seats of the next game: None where all wait for somebody."""

    seats: Sequence[Seat | None]
    kept: Sequence[int]
    """Where a bot keeps the place of a person."""
    settled: Collection[str] = ()
    """Whose wish has come true: they sit there now, or do not any more."""
    line: Sequence[str] = ()
    """Who waits for a place."""

    @property
    def full(self) -> bool:
        """Whether nobody is waited for, and some person plays."""
        return None not in self.seats and any(seat is not None and seat.kind == "human" for seat in self.seats)


@dataclass
class Circle:
    """The people who could sit at a table: members by user, less those who are shut out, and who blocks whom."""

    people: Mapping[str, Seat]
    blocks: Collection[tuple[str, str]]
    seated: list[str] = field(default_factory=list)

    def fits(self, user: str) -> bool:
        """Whether somebody can sit with those who sit already."""
        if user not in self.people or user in self.seated:
            return False
        return not any((user, other) in self.blocks or (other, user) in self.blocks for other in self.seated)

    def take(self, user: str) -> Seat:
        self.seated.append(user)
        return self.people[user]


def next_seats(row: Any, seats: Sequence[Seat], wishes: Sequence[Any], circle: Circle) -> Next:
    """Who sits where when the table begins again. First those who stay, in the order of their seats, then the line."""
    out = {wish.user for wish in wishes if wish.wish == "out"}
    line = [wish.user for wish in wishes if wish.wish == "in"]
    kept = set(msgspec.json.decode(row.kept, type=list[int]))
    size = len(seats)
    made: list[Seat | None] = [None] * size
    vacant: list[int] = []
    for old, seat in enumerate(seats):
        new = (old + 1) % size
        if seat.kind == "human" or old in kept:
            stays = seat.kind == "human" and seat.user is not None and seat.user not in out and circle.fits(seat.user)
            if stays:
                made[new] = circle.take(seat.user or "")
            else:
                vacant.append(new)
        else:
            made[new] = again.bots_seat(seat)
    waiting = [user for user in line if user in circle.people]
    for place in sorted(vacant):
        comes = next((user for user in waiting if circle.fits(user)), None)
        if comes is not None:
            waiting.remove(comes)
            made[place] = circle.take(comes)
    left = [place for place in sorted(vacant) if made[place] is None]
    if row.missing == "bot":
        for place in left:
            made[place] = Seat("bot", bot_name(place), bot=row.bot)
    settled = {*out, *circle.seated}
    return Next(made, left if row.missing == "bot" else [], settled, waiting)


async def circle_of(tables: LoadedTables, group: str) -> Circle:
    """The members of a group as they would sit down."""
    rows, users, blocks, now = schema.members, schema.users, schema.blocks, clock.now()
    query = select(users.c.id, users.c.name, users.c.key).join(rows, rows.c.user == users.c.id)
    bans = tables.in_force.bans
    people = {
        row.id: Seat("human", row.name, user=row.id, guest=row.key is None)
        for row in await tables.store.rows(query.where(rows.c.group == group))
        if row.id not in bans or bans[row.id].until <= now
    }
    both = blocks.c.user.in_(list(people)) & blocks.c.other.in_(list(people)) & (blocks.c.kind == "block")
    pairs = {(row.user, row.other) for row in await tables.store.rows(select(blocks).where(both))}
    return Circle(people, pairs)


async def wishes_of(store: Store, id: str) -> Sequence[Any]:
    rows = schema.standing_wishes
    return await store.rows(select(rows).where(rows.c.standing == id).order_by(rows.c.since, rows.c.user))


# -- beginning again -----------------------------------------------------------------------------------------------


def to_be_looked_at(settings: Settings, id: str) -> UpdateBase:
    """The row change by which it is looked whether a standing table begins again: its game is over, or something has
    changed that it may have waited for."""
    return queue.written(settings, KIND, id, clock.now())


async def over(store: Store, id: str = "") -> Sequence[Any]:
    """The standing tables whose game is over and which are to go on, all or the one with this id: when the next game is
    to begin (``begins``), and whether the operator has hidden the table or the group (``away``)."""
    rows, tables, groups = schema.standings, schema.tables, schema.groups
    begins = (tables.c.changed + rows.c.hours * HOUR).label("begins")
    query = (
        select(rows, tables.c.people, tables.c.serial, begins, (tables.c.hidden + groups.c.hidden).label("away"))
        .join(tables, tables.c.id == rows.c.table)
        .join(groups, groups.c.id == rows.c.group)
        .where(rows.c.state == "going", tables.c.state == "finished")
    )
    return await store.rows(query.where(rows.c.id == id) if id else query)


async def begin_again(tables: LoadedTables, row: Any) -> str | None:
    """The next game of a standing table that is due; gives its table. None if somebody is missing, or another was
    faster."""
    seats = seats_of(row._mapping)
    planned = next_seats(row, seats, await wishes_of(tables.store, row.id), await circle_of(tables, row.group))
    if not planned.full:
        return None
    loaded = await tables.get(row.table)
    async with loaded.lock:
        old = loaded.now
        if old.stage != "finished" or old.next is not None or old.seats != seats:
            return None  # it has changed meanwhile: the next look sees it
        filled = [seat for seat in planned.seats if seat is not None]
        owner = await heir_of(tables.store, old.info, filled)
        draft = old.draft()
        made = again.next_table(draft, filled, owner, 1)
        done = [wish_done(row.id, user) for user in planned.settled]
        try:
            await again.store_next(tables, loaded, draft, made, planned.kept, done)
        except Stale:
            return None
    return made.info.id


async def heir_of(store: Store, info: TableInfo, seats: Sequence[Seat]) -> str | None:
    """Whose table the next one is: whoever's it was, if he is still in the group, else the first who plays."""
    if await members.belongs(store, info.group, info.owner):
        return info.owner
    return next((seat.user for seat in seats if seat.kind == "human"), None)


# -- telling -------------------------------------------------------------------------------------------------------


async def of_group(tables: LoadedTables, group: str, user: str, founder: bool) -> list[wire.StandingTable]:
    """The standing tables of a group that have not ended, with their last games."""
    rows, table, games = schema.standings, schema.tables, schema.tables.alias("games")
    count = select(func.count()).select_from(games).where(games.c.standing == rows.c.id).scalar_subquery()
    present = (table.c.people, table.c.name, table.c.game, table.c.state.label("stage"), table.c.changed)
    query = (
        select(rows, *present, count.label("games"))
        .join(table, table.c.id == rows.c.table)
        .where(rows.c.group == group, rows.c.state != "ended", table.c.hidden == 0)
        .order_by(rows.c.created)
    )
    found = await tables.store.rows(query)
    return [await shape(tables, row, user, founder) for row in found]


async def shape(tables: LoadedTables, row: Any, user: str, founder: bool) -> wire.StandingTable:
    store, seats = tables.store, seats_of(row._mapping)
    wishes = await wishes_of(store, row.id)
    circle = await circle_of(tables, row.group)
    planned = next_seats(row, seats, wishes, circle)
    begins = row.stage == "finished" and row.state == "going" and planned.full
    return wire.StandingTable(
        id=row.id,
        name=row.name,
        game=row.game,
        table=row.table,
        stage=row.stage,
        state=row.state,
        hours=row.hours,
        missing=row.missing,
        bot=row.bot,
        games=row.games,
        next=["" if seat is None else seat.name for seat in planned.seats],
        line=[circle.people[who].name for who in planned.line],
        may_change=founder or row.by == user,
        history=await history(store, row.id),
        due=row.changed + row.hours * HOUR if begins else msgspec.UNSET,
        wish=next((wish.wish for wish in wishes if wish.user == user), msgspec.UNSET),
        sits=any(seat.user == user for seat in seats),
    )


async def history(store: Store, id: str) -> list[wire.StandingGame]:
    table = schema.tables
    query = select(table).where(table.c.standing == id, table.c.hidden == 0).order_by(table.c.created.desc())
    return [played(row._mapping) for row in await store.rows(query.limit(HISTORY))]


def played(row: Mapping[str, Any]) -> wire.StandingGame:
    result = result_of(row)
    names = [seat.name for seat in seats_of(row)]
    if result is None:
        return wire.StandingGame(row["id"], row["state"], row["created"], names)
    scores = msgspec.UNSET if result.scores is None else result.scores
    return wire.StandingGame(row["id"], row["state"], row["created"], names, result.ranking, scores)
