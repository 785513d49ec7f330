"""Orders given ahead at a table: kept for their owner alone, and carried out as his own moves.

An order is looked at when its seat is to decide. If it answers, a time is drawn at which it does, so that nobody can
tell it from a person who was busy; that time is kept in the database. What it does is played and noted in one
transaction with the entry of the log, so that it happens once, whichever worker does it and whenever one dies.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.kernel.errors import SteamshedError
from steamshed.orders import Decision, Moment, Order, Over, Waits, decide, knowledge_of, written
from steamshed.orders import Play as Move
from steamshed.orders.order import decode, encode
from steamshed.server import clock
from steamshed.server.accounts.wire import KeptOrder
from steamshed.server.api.shapes import Effect, Live, NoClock
from steamshed.server.errors import Problem
from steamshed.server.jobs import queue
from steamshed.server.limits import check_count
from steamshed.server.orders import due
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables import commands
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.play import Done, Play
from steamshed.server.tables.table import Table

rows = schema.orders
drawing = random.SystemRandom()
read_told = msgspec.json.Decoder(dict[str, Effect]).decode

Told = dict[str, Effect]
"""What the actions that an order names would do, as they were shown when it was given."""


class Kept(msgspec.Struct, frozen=True):
    """An order as it is kept."""

    id: str
    table: str
    seat: int
    user: str
    place: int
    made: float
    given: int
    order: Order
    told: Told
    done: int
    looked: int | None
    due: float | None


def read(row: Any) -> Kept:
    return Kept(
        row.id,
        row.table,
        row.seat,
        row.user,
        row.place,
        row.made,
        row.given,
        decode(row.body),
        read_told(row.told),
        row.done,
        row.looked,
        row.due,
    )


# -- keeping -------------------------------------------------------------------------------------------------------


async def of_seat(store: Store, table: str, seat: int) -> list[Kept]:
    """The orders of a seat in the order in which they are asked."""
    query = select(rows).where(rows.c.table == table, rows.c.seat == seat).order_by(rows.c.place, rows.c.id)
    return [read(row) for row in await store.rows(query)]


async def all_of(store: Store, user: str) -> list[KeptOrder]:
    """Every order of a user, as he is told what is kept about him."""
    found = await store.rows(select(rows).where(rows.c.user == user).order_by(rows.c.made))
    return [KeptOrder(row.table, row.seat, written(decode(row.body)), row.made) for row in found]


async def give(
    tables: LoadedTables,
    loaded: LoadedTable,
    kept: Kept,
    before: Sequence[Kept],
    replaces: str | None,
    lapsed: Sequence[str] = (),
) -> None:
    """Keeps a new order behind those of before, or in the place of one of them. Those that have lapsed go."""
    old = next((one for one in before if one.id == replaces), None)
    if replaces is not None and old is None:
        raise no_order()
    if old is None:
        check_count("orders", len(before))
    last = max((one.place for one in before), default=-1) + 1
    values = {
        "id": kept.id,
        "table": kept.table,
        "seat": kept.seat,
        "user": kept.user,
        "place": last if old is None else old.place,
        "made": kept.made,
        "given": kept.given,
        "body": encode(kept.order).decode(),
        "told": msgspec.json.encode(kept.told).decode(),
        "done": 0,
    }
    gone = [] if old is None else [rows.delete().where(rows.c.id == old.id)]
    gone += [rows.delete().where(rows.c.id == id) for id in lapsed]
    async with loaded.lock:
        await tables.store.write(*gone, rows.insert().values(**values), *unlooked(tables, kept.table, kept.seat))


async def withdraw(tables: LoadedTables, loaded: LoadedTable, kept: Kept) -> None:
    """Forgets an order. Whatever is just carried out is done before, or not at all."""
    async with loaded.lock:
        await tables.store.write(rows.delete().where(rows.c.id == kept.id), *unlooked(tables, kept.table, kept.seat))


async def arrange(tables: LoadedTables, loaded: LoadedTable, before: Sequence[Kept], ids: Sequence[str]) -> None:
    """Asks the orders of a seat in another order."""
    if sorted(ids) != sorted(one.id for one in before):
        raise no_order()
    moves = [rows.update().where(rows.c.id == id).values(place=place) for place, id in enumerate(ids)]
    if before:
        async with loaded.lock:
            await tables.store.write(*moves, *unlooked(tables, before[0].table, before[0].seat))


def unlooked(tables: LoadedTables, table: str, seat: int) -> list[UpdateBase]:
    """The orders of a seat are to be looked at anew."""
    again = rows.update().where(rows.c.table == table, rows.c.seat == seat).values(looked=None, due=None)
    return [again, queue.written(tables.settings, due.KIND, table, clock.now())]


def no_order() -> Problem:
    return Problem(404, "no-such-order", "There is no such order of yours.")


# -- the moment ----------------------------------------------------------------------------------------------------


def turns_begun(seats: Sequence[int], deciding: int | None, seat: int) -> int:
    """How many turns of a seat have begun, by who has acted so far and who decides now."""
    acted = [*seats, *([] if deciding is None else [deciding])]
    return sum(who == seat and (not at or acted[at - 1] != seat) for at, who in enumerate(acted))


class Sight:
    """What a seat knows now, worked out once for all its orders."""

    def __init__(self, table: Table, seat: int) -> None:
        assert table.play is not None
        self.table, self.play, self.seat = table, table.play, seat
        state, game = self.play.state, self.play.game
        turns = turns_begun([done.seat for done in self.play.done()], state.seat, seat)
        self.knowledge = knowledge_of(game)
        self.now = self.knowledge.now(state.view(seat), state.phase, turns)
        self.actions = {str(action): action for action in state.legal()} if state.seat == seat else None

    def price(self, text: str) -> int | None:
        return None if self.actions is None else self.play.state.choice(self.actions[text]).price

    def moment(self, given: int) -> Moment:
        """The moment for an order that was given after so many actions."""
        legal = None if self.actions is None else list(self.actions)
        return Moment(self.now, self.play.state.phase, legal, changed(self.play, self.seat, given), self.price)

    def found_by(self, kept: Kept) -> Decision | Waits | Over:
        """What an order does now. One that cannot be understood any more is over; nothing is done just after its owner
        has taken something back."""
        try:
            found = decide(kept.order, kept.done, self.moment(kept.given), self.knowledge)
        except SteamshedError:
            return Over("past")
        return Waits("undone") if isinstance(found, Decision) and has_undone(self.table, self.seat) else found


def has_undone(table: Table, seat: int) -> bool:
    """Whether the last thing that happened is that a seat took something back."""
    last = table.taken_back[-1] if table.taken_back else None
    return last is not None and last.version == table.version and last.by == seat


def changed(play: Play, seat: int, given: int) -> bool:
    """Whether a rival has done anything but pass since, as far as the seat is told; what was taken back counts."""
    if play.count < given:
        return True
    return any(done.seat != seat and not is_pass(play, done, seat) for done in play.done()[given:])


def is_pass(play: Play, done: Done, viewer: int) -> bool:
    action = done.action
    if play.game.hidden:
        action, _ = play.game.tell(action, [], done.seat, viewer)
    return action in knowledge_of(play.game).passes_in(done.phase)


def has_lapsed(kept: Kept, found: Decision | Waits | Over) -> bool:
    """Whether an order for a move was left undone: its owner is told. What bids, passes or takes the only choice ends
    with its phase and has done what it was for."""
    if not isinstance(found, Over) or found.reason != "past" or kept.done >= len(kept.order.steps):
        return False
    return isinstance(kept.order.steps[kept.done].do, Move)


def holds(table: Table, kept: Kept) -> bool:
    """Whether the seat is still that of the owner."""
    seat = table.seats[kept.seat] if kept.seat < len(table.seats) else None
    return seat is not None and seat.kind == "human" and seat.user == kept.user and not seat.resigned


async def answers(store: Store, table: Table, seat: int) -> bool:
    """Whether an order will answer for a seat that is to decide: nobody needs to be told, no bot to stand in."""
    if table.stage != "running" or table.play is None or table.turn != seat:
        return False
    kept = [one for one in await of_seat(store, table.info.id, seat) if holds(table, one)]
    if not kept:
        return False
    sight = Sight(table, seat)
    return any(isinstance(sight.found_by(one), Decision) for one in kept)


# -- carrying out --------------------------------------------------------------------------------------------------

QUICK, LEISURELY, SLOW = (2.0, 8.0), (10.0, 60.0), (60.0, 900.0)
"""Seconds after which an order answers, at least and at most: at a live table, without clocks, and by days."""
FOLLOWING = 0.2
"""How much sooner it does when the last action was of the same turn."""


def delay(table: Table, seat: int, now: float, factor: float) -> float:
    """Seconds until an order answers, drawn anew each time; never more than half of what the clock leaves."""
    pace, play = table.info.pace, table.play
    least, most = QUICK if isinstance(pace, Live) else LEISURELY if isinstance(pace, NoClock) else SLOW
    if play is not None and play.last is not None and play.last.seat == seat:
        factor *= FOLLOWING
    least, most, deadline = least * factor, most * factor, table.deadline()
    if deadline is not None:
        most = min(most, max(0.0, deadline - now) / 2)
    return drawing.uniform(min(least, most / 4), most)


class Looked(msgspec.Struct, frozen=True):
    """What a look at the orders of the seat to decide has found."""

    changes: Sequence[UpdateBase]
    """What is to be kept of it."""
    answering: Kept | None = None
    """The order that answers, at its time."""


def look(table: Table, orders: Sequence[Kept], now: float, factor: float) -> Looked:
    """Looks at the orders of the seat to decide: those whose time is over go, but for moves that were left undone; the
    first that answers is given a time or has reached it."""
    version = table.version
    if table.play is None or table.stage != "running" or table.turn is None:
        return Looked([rows.delete().where(rows.c.id == one.id) for one in orders])
    changes: list[UpdateBase] = []
    answering: Kept | None = None
    sight = Sight(table, table.turn)
    for one in orders:
        found = sight.found_by(one) if holds(table, one) else Over("past")
        mine = rows.c.id == one.id
        if isinstance(found, Over) and not has_lapsed(one, found):
            changes.append(rows.delete().where(mine))
        elif isinstance(found, Decision) and answering is None:
            answering = one
            if one.looked == version and one.due is not None:
                continue
            due = now + delay(table, one.seat, now, factor)
            changes.append(rows.update().where(mine).values(looked=version, due=due))
            answering = msgspec.structs.replace(one, looked=version, due=due)
        elif one.looked != version or one.due is not None:
            changes.append(rows.update().where(mine).values(looked=version, due=None))
    return Looked(changes, answering)


async def carry_out(tables: LoadedTables, loaded: LoadedTable, id: str, version: int) -> bool:
    """Plays what an order comes to, if it is still there and still comes to something; whether it did."""
    async with loaded.lock:
        table = loaded.now
        row = await tables.store.row(select(rows).where(rows.c.id == id))
        if row is None or table.version != version or table.play is None:
            return False
        kept = read(row)
        if table.stage != "running" or table.turn != kept.seat or not holds(table, kept):
            return False
        found = Sight(table, kept.seat).found_by(kept)
        if not isinstance(found, Decision):
            return False
        mine = rows.c.id == id
        finished = found.done >= len(kept.order.steps)
        after = rows.delete().where(mine) if finished else rows.update().where(mine).values(done=found.done, due=None)
        await commands.act_locked(tables, loaded, loaded.now.draft(), found.action, None, order=True, others=[after])
        return True


async def should_be_looked_at(store: Store) -> list[tuple[str, float]]:
    """The tables where an order of the seat to decide is to be looked at or carried out, and when."""
    at = schema.tables
    news = rows.c.looked.is_(None) | (rows.c.looked != at.c.version) | rows.c.due.is_not(None)
    query = select(rows.c.table, rows.c.due).join(at, at.c.id == rows.c.table)
    found = await store.rows(query.where(at.c.turn == rows.c.seat, news, at.c.hidden == 0))
    return [(table, due or 0.0) for table, due in found]


def forget(table: str) -> UpdateBase:
    """The row change by which the orders at a table go: its game is over."""
    return rows.delete().where(rows.c.table == table)
