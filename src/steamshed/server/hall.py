"""All tables of this server: found, loaded, changed, and told to whoever sits or watches there.

A table that somebody uses is a ``Desk``: its present ``Table``, a lock that lets one change happen at a time, and the
connections to tell. Desks that nobody uses are forgotten, the oldest first; the log brings them back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.kernel.options import OptionValue
from steamshed.server.clocks import Pace
from steamshed.server.errors import Stale, no_table
from steamshed.server.fanout import Fanout
from steamshed.server.frames import Frames
from steamshed.server.play import Play
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store
from steamshed.server.table import Card, Table, follow

logger = logging.getLogger("steamshed.hall")


class Listener(Protocol):
    """Somebody at a table: told when people or position change."""

    mine: list[int]

    def people_changed(self, desk: Desk) -> None: ...

    def position_changed(self, desk: Desk) -> None: ...

    def votes_changed(self, desk: Desk) -> None: ...

    def said(self, entries: list[dict[str, object]]) -> None: ...


class Desk:
    """A table in use."""

    def __init__(self, table: Table) -> None:
        self.now = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, frozenset[int]] = {}
        """Seats that are online at other workers."""
        self._frames: Frames | None = None
        self.past: Play | None = None
        """The position that somebody last looked at in the history."""

    @property
    def frames(self) -> Frames:
        if self._frames is None or self._frames.table is not self.now:
            self._frames = Frames(self.now)
        return self._frames

    @property
    def here(self) -> frozenset[int]:
        """Seats that are online at this worker."""
        return frozenset(seat for listener in self.listeners for seat in listener.mine)

    @property
    def online(self) -> frozenset[int]:
        return self.here.union(*self.elsewhere.values())

    def rest(self) -> None:
        """Lets go of what only somebody present needs."""
        self._frames = None
        self.past = None
        if self.now.play is not None:
            self.now.play.forget()


class Hall:
    """The tables."""

    def __init__(self, settings: Settings, store: Store, fanout: Fanout) -> None:
        self.settings = settings
        self.store = store
        self.fanout = fanout
        self.desks: OrderedDict[str, Desk] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Desk]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.after_change: list[Callable[[Desk, Table], None]] = []
        """Called with the desk and its former table after every stored change made here: bots, mails."""

    # -- finding -------------------------------------------------------------------------------------------------

    async def desk(self, id: str) -> Desk:
        """The desk of a table, loaded if need be. Raises Problem if there is no such table."""
        found = self.desks.get(id)
        if found is not None:
            self.desks.move_to_end(id)
            return found
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> Desk:
        row = await self.store.row(select(schema.tables).where(schema.tables.c.id == id))
        if row is None:
            raise no_table()
        table = Table(read_card(row._mapping))
        rows = await self.store.entries(id)
        desk = Desk(await asyncio.to_thread(follow, table, rows))
        self.keep(id, desk)
        return desk

    def keep(self, id: str, desk: Desk) -> None:
        """Puts a desk among those in use, and forgets the oldest that nobody uses."""
        self.desks[id] = desk
        if len(self.desks) <= self.settings.tables_in_memory:
            return
        for old, idle in list(self.desks.items()):
            if not idle.listeners and not idle.lock.locked() and idle is not desk:
                del self.desks[old]
                if len(self.desks) <= self.settings.tables_in_memory:
                    break

    # -- changing ------------------------------------------------------------------------------------------------

    async def store_change(self, desk: Desk, draft: Table, others: Sequence[UpdateBase] = ()) -> None:
        """Stores the draft's entries durably, then shows it. Call with the lock held. Raises Stale if another worker
        has stored something first."""
        id = draft.card.id
        try:
            await self.store.append(id, draft.pending, draft.summary(), others)
        except Conflict:
            await self.catch_up(desk)
            raise Stale(desk.now.version) from None
        draft.pending = []
        before = self.show(desk, draft)
        self.settle_twins(id, desk)
        self.fanout.tell({"table": id, "serial": draft.serial})
        for call in self.after_change:
            call(desk, before)

    def settle_twins(self, id: str, desk: Desk) -> None:
        """A desk that was forgotten while somebody still used it is in use again; a twin of it learns the news."""
        twin = self.desks.setdefault(id, desk)
        if twin is not desk:
            task = asyncio.create_task(self.heard({"table": id, "serial": desk.now.serial}))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def show(self, desk: Desk, table: Table) -> Table:
        """Makes the table the present one and tells everybody there; gives the former."""
        before, desk.now = desk.now, table
        moved = before.version != table.version
        people = before.seats != table.seats or before.stage != table.stage
        votes = before.votes != table.votes
        for listener in list(desk.listeners):
            if people:
                listener.people_changed(desk)
            if moved:
                listener.position_changed(desk)
            if votes:
                listener.votes_changed(desk)
        return before

    async def catch_up(self, desk: Desk) -> None:
        """Takes over what other workers have stored. Call with the lock held."""
        rows = await self.store.entries(desk.now.card.id, desk.now.serial)
        if rows:
            self.show(desk, follow(desk.now, rows))

    async def heard(self, notice: dict[str, object]) -> None:
        """Another worker tells something about a table."""
        desk = self.desks.get(str(notice["table"]))
        if desk is None:
            return
        match notice:
            case {"serial": int(serial)}:
                async with desk.lock:
                    if serial > desk.now.serial:
                        await self.catch_up(desk)
            case {"said": list(said)}:
                for listener in list(desk.listeners):
                    listener.said(said)
            case {"online": list(seats), "worker": str(worker)}:
                desk.elsewhere[worker] = frozenset(seats)
                self.tell_people(desk)
            case {"asks": str(_)}:
                self.tell_presence(desk)
            case _:
                logger.warning("a notice that is not understood: %s", sorted(notice))

    # -- people come and go --------------------------------------------------------------------------------------

    def enter(self, desk: Desk, listener: Listener) -> None:
        desk.listeners.add(listener)
        self.fanout.tell({"table": desk.now.card.id, "asks": self.fanout.worker})
        self.presence_changed(desk)

    def leave(self, desk: Desk, listener: Listener) -> None:
        desk.listeners.discard(listener)
        self.presence_changed(desk)
        if not desk.listeners:
            desk.rest()

    def presence_changed(self, desk: Desk) -> None:
        self.tell_people(desk)
        self.tell_presence(desk)

    def tell_presence(self, desk: Desk) -> None:
        self.fanout.tell({"table": desk.now.card.id, "online": sorted(desk.here), "worker": self.fanout.worker})

    def tell_people(self, desk: Desk) -> None:
        for listener in list(desk.listeners):
            listener.people_changed(desk)

    # -- chat ----------------------------------------------------------------------------------------------------

    async def chat(self, id: str, most: int = 200) -> list[dict[str, object]]:
        """The last things said at a table, oldest first."""
        said = schema.chat
        query = select(said.c.seat, said.c.name, said.c.text, said.c.time).where(said.c.table == id)
        rows = await self.store.rows(query.order_by(said.c.time.desc()).limit(most))
        return [dict(row._mapping) for row in reversed(rows)]

    async def say(self, desk: Desk, seat: int | None, name: str, text: str) -> None:
        now = time.time()
        id = secrets.token_urlsafe(12)
        entry: dict[str, object] = {"seat": seat, "name": name, "text": text, "time": now}
        await self.store.write(schema.chat.insert().values(id=id, table=desk.now.card.id, **entry))
        for listener in list(desk.listeners):
            listener.said([entry])
        self.fanout.tell({"table": desk.now.card.id, "said": [entry]})

    # -- history -------------------------------------------------------------------------------------------------

    async def at(self, desk: Desk, number: int) -> Play:
        """The play after that many actions. The last one asked for is kept, so that stepping on is cheap."""
        play = desk.now.play
        assert play is not None
        if number == play.count:
            return play
        past = desk.past
        if past is not None and not (past.count <= number and is_past_of(past, play)):
            past = None
        found = await asyncio.to_thread(play.replay, number, past)
        desk.past = found
        return found


def is_past_of(past: Play, play: Play) -> bool:
    """Whether a play of earlier is still on the way to the present one (no undo went behind it)."""
    return past.count <= play.count and all(a is b for a, b in zip(past.actions, play.actions))


def read_card(data: Mapping[str, Any]) -> Card:
    """The row of a table as what was fixed when it was made."""
    return Card(
        id=data["id"],
        name=data["name"],
        game=data["game"],
        options=msgspec.json.decode(data["options"], type=dict[str, OptionValue]),
        pace=msgspec.json.decode(data["pace"], type=Pace),
        fallback=data["fallback"],
        privacy=data["privacy"],
        language=data["language"],
        owner=data["owner"],
        created=data["created"],
        practice=bool(data["practice"]),
    )
