"""All tables of this server: found, loaded, changed, and told to whoever sits or watches there.

A table in use is a ``LoadedTable``: its present ``Table``, a lock that lets one change happen at a time, and the
connections to tell. Those that nobody uses are forgotten, the oldest first; the log brings them back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.options import OptionValue
from steamshed.server.errors import Problem, Stale, no_table
from steamshed.server.fanout import Fanout
from steamshed.server.moderation import InForce
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict, Store
from steamshed.server.tables import absence, invitations
from steamshed.server.tables.frames import Frames, Presence
from steamshed.server.tables.play import Play
from steamshed.server.tables.table import Table, TableInfo, follow
from steamshed.server.wire.shapes import ChatEntry, Days, Live, NoClock, Pace

logger = logging.getLogger("steamshed.tables")
STILL_THERE = 100.0
"""Seconds for which another worker's word that somebody is there counts; it is repeated more often."""


class Said(msgspec.Struct, frozen=True):
    """A line of chat, and the user who said it: that is for the server alone."""

    user: str | None
    entry: ChatEntry


class Listener(Protocol):
    """Somebody at a table: told when people or position change."""

    mine: list[int]

    def people_changed(self, loaded: LoadedTable) -> None: ...

    def position_changed(self, loaded: LoadedTable) -> None: ...

    def votes_changed(self, loaded: LoadedTable) -> None: ...

    def said(self, lines: list[Said]) -> None: ...

    def unsaid(self, ids: list[str]) -> None: ...

    def moderated(self, loaded: LoadedTable, in_force: InForce) -> None: ...


class LoadedTable:
    """A table in use."""

    def __init__(self, table: Table) -> None:
        self.now = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        """Seats that are online at other workers, and when these said so."""
        self.seen: dict[int, float] = {}
        """When the people were last here, as far as this worker knows."""
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
        since = time.time() - STILL_THERE
        return self.here.union(*(seats for told, seats in self.elsewhere.values() if told > since))

    async def at(self, play: Play, number: int) -> Play:
        """The play after that many actions of the present one. The last one asked for is kept, so that stepping on is
        cheap."""
        if number == play.count:
            return play
        past = self.past
        if past is not None and not (past.count <= number and is_past_of(past, play)):
            past = None
        found = await asyncio.to_thread(play.replay, number, past)
        self.past = found
        return found

    def rest(self) -> None:
        """Lets go of what only somebody present needs."""
        self._frames = None
        self.past = None
        if self.now.play is not None:
            self.now.play.forget()


class LoadedTables:
    """The tables."""

    def __init__(self, settings: Settings, store: Store, fanout: Fanout) -> None:
        self.settings = settings
        self.store = store
        self.fanout = fanout
        self.by_id: OrderedDict[str, LoadedTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.after_change: list[Callable[[LoadedTable, Table], None]] = []
        """Called with a table in use and what it was before, after every stored change made here: bots, mails."""
        self.in_force = InForce()

    # -- finding -------------------------------------------------------------------------------------------------

    async def get(self, id: str) -> LoadedTable:
        """A table, loaded if need be. Raises Problem if there is no such table."""
        found = self.by_id.get(id)
        if found is not None:
            self.by_id.move_to_end(id)
            return found
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> LoadedTable:
        row = await self.store.row(select(schema.tables).where(schema.tables.c.id == id))
        if row is None:
            raise no_table()
        rows = await self.store.entries(id)
        try:
            loaded = LoadedTable(await asyncio.to_thread(follow, Table(read_info(row._mapping)), rows))
        except (SteamshedError, msgspec.ValidationError) as error:
            logger.error("table=%s cannot be opened: %s", id, error)
            raise Problem(409, "cannot-be-opened", f"This table cannot be opened here: {error}") from None
        loaded.seen = await absence.last_seen(self.store, id)
        self.keep(id, loaded)
        return loaded

    def keep(self, id: str, loaded: LoadedTable) -> None:
        """Puts a table among those in use, and forgets the oldest that nobody uses."""
        self.by_id[id] = loaded
        if len(self.by_id) <= self.settings.tables_in_memory:
            return
        for old, idle in list(self.by_id.items()):
            if not idle.listeners and not idle.lock.locked() and idle is not loaded:
                del self.by_id[old]
                if len(self.by_id) <= self.settings.tables_in_memory:
                    break

    # -- changing ------------------------------------------------------------------------------------------------

    async def add(self, draft: Table, tokens: Mapping[int, str], expires: float = 0.0) -> LoadedTable:
        """Stores a new table with its log so far, and puts it among those in use. ``tokens`` are the secrets of the
        seats that somebody is invited to, and the invitations are good until ``expires``."""
        info, now = draft.info, time.time()
        changes: list[UpdateBase] = [schema.tables.insert().values(**write_info(info), **draft.summary())]
        changes += [
            schema.seats.insert().values(table=info.id, seat=number, user=seat.user, seen=now)
            for number, seat in enumerate(draft.seats)
        ]
        changes += invitations.new_rows(info.id, tokens, expires)
        changes += [
            schema.entries.insert().values(table=info.id, serial=serial, time=when, body=text)
            for serial, when, text in draft.pending
        ]
        await self.store.write(*changes)
        draft.pending = []
        loaded = LoadedTable(draft)
        loaded.seen = dict.fromkeys(range(len(draft.seats)), now)
        self.keep(info.id, loaded)
        for call in self.after_change:
            call(loaded, draft)
        return loaded

    async def store_change(self, loaded: LoadedTable, draft: Table, others: Sequence[UpdateBase] = ()) -> None:
        """Stores the draft's entries durably, then shows it. Call with the lock held. Raises Stale if another worker
        has stored something first."""
        id = draft.info.id
        try:
            await self.store.append(id, draft.pending, draft.summary(), others)
        except Conflict:
            await self.catch_up(loaded)
            raise Stale(loaded.now.version) from None
        draft.pending = []
        before = self.show(loaded, draft)
        self.settle_twins(id, loaded)
        self.fanout.tell({"table": id, "serial": draft.serial})
        for call in self.after_change:
            call(loaded, before)

    def settle_twins(self, id: str, loaded: LoadedTable) -> None:
        """A table that was forgotten while somebody still used it is in use again; a twin of it learns the news."""
        twin = self.by_id.setdefault(id, loaded)
        if twin is not loaded:
            self.soon(self.heard({"table": id, "serial": loaded.now.serial}))

    def show(self, loaded: LoadedTable, table: Table) -> Table:
        """Makes the table the present one and tells everybody there; gives the former."""
        before, loaded.now = loaded.now, table
        moved = before.version != table.version
        people = before.seats != table.seats or before.stage != table.stage
        votes = before.votes != table.votes
        for listener in list(loaded.listeners):
            if people:
                listener.people_changed(loaded)
            if moved:
                listener.position_changed(loaded)
            if votes:
                listener.votes_changed(loaded)
        return before

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Takes over what other workers have stored. Call with the lock held."""
        rows = await self.store.entries(loaded.now.info.id, loaded.now.serial)
        if rows:
            self.show(loaded, follow(loaded.now, rows))

    async def heard(self, notice: dict[str, object]) -> None:
        """Another worker tells something about a table."""
        loaded = self.by_id.get(str(notice["table"]))
        if loaded is None:
            return
        match notice:
            case {"serial": int(serial)}:
                async with loaded.lock:
                    if serial > loaded.now.serial:
                        await self.catch_up(loaded)
            case {"said": list(said)}:
                lines = msgspec.convert(said, list[Said])
                for listener in list(loaded.listeners):
                    listener.said(lines)
            case {"online": list(seats), "worker": str(worker)}:
                self.heard_presence(loaded, worker, frozenset(seats))
            case {"asks": str(_)}:
                self.tell_presence(loaded)
            case _:
                logger.warning("a notice that is not understood: %s", sorted(notice))

    # -- people come and go --------------------------------------------------------------------------------------

    def enter(self, loaded: LoadedTable, listener: Listener) -> None:
        loaded.listeners.add(listener)
        self.fanout.tell({"table": loaded.now.info.id, "asks": self.fanout.worker})
        self.presence_changed(loaded)

    def leave(self, loaded: LoadedTable, listener: Listener) -> None:
        loaded.listeners.discard(listener)
        self.note_seen(loaded, listener.mine)
        self.presence_changed(loaded)
        if not loaded.listeners:
            loaded.rest()

    def note_seen(self, loaded: LoadedTable, seats: Sequence[int]) -> None:
        """Keeps, soon, that the people of these seats are or were here now."""
        if seats:
            loaded.seen |= dict.fromkeys(seats, time.time())
            self.soon(self.store.write(absence.seen_now(loaded.now.info.id, seats)))

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def heard_presence(self, loaded: LoadedTable, worker: str, seats: frozenset[int]) -> None:
        """Another worker says who is there; it repeats that now and then, and then there is nothing to tell."""
        now, before = time.time(), loaded.online
        loaded.seen |= dict.fromkeys(before | seats, now)
        loaded.elsewhere[worker] = (now, seats)
        if loaded.online != before:
            self.tell_people(loaded)

    def presence(self, loaded: LoadedTable) -> Presence:
        return Presence(loaded.online, loaded.seen, absence.stated_absence(self.settings, loaded.now.info.pace))

    def presence_changed(self, loaded: LoadedTable) -> None:
        self.tell_people(loaded)
        self.tell_presence(loaded)

    def tell_presence(self, loaded: LoadedTable) -> None:
        self.fanout.tell({"table": loaded.now.info.id, "online": sorted(loaded.here), "worker": self.fanout.worker})

    def tell_people(self, loaded: LoadedTable) -> None:
        for listener in list(loaded.listeners):
            listener.people_changed(loaded)

    def online(self, id: str) -> frozenset[int]:
        """The seats of a table whose people are there, as far as is known here: nobody is at a table that is not in
        use."""
        loaded = self.by_id.get(id)
        return frozenset() if loaded is None else loaded.online

    # -- chat ----------------------------------------------------------------------------------------------------

    async def chat(self, id: str, most: int = 200) -> list[Said]:
        """The last things said at a table, oldest first; nothing that is hidden."""
        said = schema.chat
        query = select(said).where(said.c.table == id, said.c.hidden == 0)
        rows = await self.store.rows(query.order_by(said.c.time.desc()).limit(most))
        return [Said(row.user, ChatEntry(row.id, row.seat, row.name, row.text, row.time)) for row in reversed(rows)]

    async def say(self, loaded: LoadedTable, user: str | None, seat: int | None, name: str, text: str) -> None:
        line = Said(user, ChatEntry(secrets.token_urlsafe(12), seat, name, text, time.time()))
        values = msgspec.structs.asdict(line.entry)
        await self.store.write(schema.chat.insert().values(table=loaded.now.info.id, user=user, **values))
        for listener in list(loaded.listeners):
            listener.said([line])
        self.fanout.tell({"table": loaded.now.info.id, "said": [line]})

    # -- the operator --------------------------------------------------------------------------------------------

    async def moderate(self) -> None:
        """Takes over what the operator has decided since: whoever is shut out is sent away, what is hidden goes."""
        if not await self.in_force.refresh(self.store):
            return
        used = {id: loaded for id, loaded in self.by_id.items() if loaded.listeners}
        said = schema.chat
        query = select(said.c.table, said.c.id).where(said.c.hidden == 1, said.c.table.in_(list(used)))
        gone: dict[str, list[str]] = {}
        for table, line in await self.store.rows(query):
            gone.setdefault(table, []).append(line)
        for id, loaded in used.items():
            for listener in list(loaded.listeners):
                listener.moderated(loaded, self.in_force)
                if id in gone:
                    listener.unsaid(gone[id])


def is_past_of(past: Play, play: Play) -> bool:
    """Whether a play of earlier is still on the way to the present one (no undo went behind it)."""
    return past.count <= play.count and all(a is b for a, b in zip(past.actions, play.actions))


def write_info(info: TableInfo) -> dict[str, object]:
    """What was fixed when a table was made, as columns of its row."""
    encoded = {name: msgspec.json.encode(getattr(info, name)).decode() for name in ("options", "pace")}
    return {**msgspec.structs.asdict(info), **encoded, "practice": int(info.practice)}


def read_pace(text: str) -> Pace:
    """A stored pace. Limits are for paces that arrive: what was accepted once stays."""
    values = msgspec.json.decode(text, type=dict[str, Any])
    kinds: dict[str, type[Pace]] = {"none": NoClock, "live": Live, "days": Days}
    return kinds[values.pop("kind")](**values)


def read_info(data: Mapping[str, Any]) -> TableInfo:
    """The row of a table as what was fixed when it was made."""
    return TableInfo(
        id=data["id"],
        name=data["name"],
        game=data["game"],
        options=msgspec.json.decode(data["options"], type=dict[str, OptionValue]),
        pace=read_pace(data["pace"]),
        fallback=data["fallback"],
        privacy=data["privacy"],
        language=data["language"],
        owner=data["owner"],
        created=data["created"],
        practice=bool(data["practice"]),
    )
