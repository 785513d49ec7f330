"""All tables of this server: found, loaded, changed, and told to whoever sits or watches there.

A table in use is a ``LoadedTable``: its present ``Table``, a lock that lets one change happen at a time, and the
connections to tell. Those that nobody uses are forgotten, the oldest first; the log brings them back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy import select

from steamshed.server import clock
from steamshed.server.api.shapes import BotSpeed, ChatEntry
from steamshed.server.away import absence
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.errors import Problem, Stale, no_table
from steamshed.server.jobs import queue
from steamshed.server.moderation.service import InForce
from steamshed.server.orders import due as orders_due
from steamshed.server.ratings import results
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Change, Conflict, Store, Unavailable
from steamshed.server.tables import socket_wire, state_messages
from steamshed.server.tables.attendance import Announcer, Attendance, News
from steamshed.server.tables.log import Seat, Unreadable
from steamshed.server.tables.snapshots import read_snapshot
from steamshed.server.tables.state_messages import Frames, Presence
from steamshed.server.tables.stored import new_rows, read_table, whole_row
from steamshed.server.tables.table import Table, TableInfo, delayed, follow
from steamshed.server.tables.watchers import Watcher

logger = logging.getLogger("steamshed.tables")


class Said(msgspec.Struct, frozen=True):
    """A line of chat, and the user who said it: that is for the server alone."""

    user: str | None
    entry: ChatEntry


FRESH = 2.0
"""Seconds for which a table in use is believed to stand as the database says."""
RECHECK = 10.0
"""Seconds after which it is asked again who may still look at a private table: an invitation can grow too old, and a
notice can be lost."""
RETRY = 30.0
"""Seconds for which a table that could not be read is not tried again."""
MOST_ASIDE = 1000
"""Of more tables that cannot be read the oldest are forgotten, and would be tried again."""
FEW = 10
"""So many entries of others are followed at once; more in a thread."""


class Listener(Protocol):
    """Somebody at a table: told when people or position change."""

    mine: list[int]
    bot_speed: BotSpeed
    """How fast he wants to see what bots do."""

    def watcher(self) -> Watcher | None: ...

    def people_changed(self, loaded: LoadedTable) -> None: ...

    def position_changed(self, loaded: LoadedTable) -> None: ...

    def rights_changed(self, loaded: LoadedTable) -> None: ...

    def votes_changed(self, loaded: LoadedTable) -> None: ...

    def said(self, lines: list[Said]) -> None: ...

    def unsaid(self, ids: list[str]) -> None: ...

    def moderated(self, loaded: LoadedTable, in_force: InForce) -> None: ...

    def sessions_ended(self, digests: frozenset[str]) -> None: ...

    def set_aside(self, problem: Problem) -> None: ...


class LoadedTable:
    """A table in use."""

    def __init__(self, table: Table) -> None:
        self.now = table
        self.lock = asyncio.Lock()
        self.attendance: Attendance[Listener] = Attendance(table.info.id, self.inform)
        """Who is there."""
        self.seen: dict[int, float] = {}
        """When the people were last here, as far as this worker knows."""
        self.noting: Counter[int] = Counter()
        """Seats of which it is just being stored that they are or were here."""
        self.compared = clock.monotonic()
        """When it was last known to stand as the database says."""
        self._frames: Frames | None = None
        self._delayed: Frames | None = None
        self._for_strangers: tuple[Table, int, float, bytes] | None = None
        """What those who have nothing to do with the table were sent last, and what it stood for."""
        self.spent = 0.0
        """Seconds that its actions took here."""
        self.analysed: tuple[tuple[int, int], bytes] | None = None
        """The analysis of this version of the table, after so many actions, as it is sent."""

    @property
    def frames(self) -> Frames:
        if self._frames is None or self._frames.table is not self.now:
            self._frames = Frames(self.now)
        return self._frames

    def shown_to(self, mine: Sequence[int]) -> Frames:
        """The table as somebody with these seats is shown it: who only watches may be some actions behind."""
        table = self.now
        if mine or not table.info.watch_delay or table.stage != "running":
            return self.frames
        if self._delayed is None or self._delayed.table.version != table.version:
            before = None if self._delayed is None else self._delayed.table
            self._delayed = Frames(delayed(table, before))
        return self._delayed

    def inform(self, listener: Listener, news: News) -> None:
        if News.PEOPLE in news:
            listener.people_changed(self)
        if News.POSITION in news:
            listener.position_changed(self)
        if News.VOTES in news:
            listener.votes_changed(self)

    @property
    def listeners(self) -> set[Listener]:
        return self.attendance.listeners

    @property
    def here(self) -> frozenset[int]:
        """Seats that are online at this worker."""
        return self.attendance.seats_here

    @property
    def online(self) -> frozenset[int]:
        return self.attendance.online

    def rest(self) -> None:
        """Lets go of what only somebody present needs."""
        self._frames = self._delayed = self._for_strangers = None
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
        self.aside: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """Tables that cannot be read: why, and when that is tried again."""
        self.rechecked = clock.monotonic()
        """When it was last asked who may still look at the private tables in use."""
        self.noted: OrderedDict[str, str] = OrderedDict()
        """What the log says of tables with which something is wrong."""
        self.after_change: list[Callable[[LoadedTable, Table], None]] = []
        """Called with a table in use and what it was before, after every stored change made here: bots, mails."""
        self.after_enter: list[Callable[[LoadedTable], None]] = []
        """Called when somebody has come to look at a table."""
        self.in_force = InForce()
        self.after_load: list[Callable[[LoadedTable], None]] = []
        """Called with a table that was loaded."""
        self.announcer = Announcer(fanout, self.soon)
        self.about_bots: Callable[[Mapping[str, object]], None] = lambda notice: None
        """Called with what another worker tells about a network bot."""
        self.about_people: Callable[[Mapping[str, object]], None] = lambda notice: None
        """Called with what another worker tells for one person alone."""

    # -- finding -------------------------------------------------------------------------------------------------

    async def get(self, id: str) -> LoadedTable:
        """A table, loaded if need be. Raises Problem if there is no such table, or if it cannot be read."""
        found = self.by_id.get(id)
        if found is not None:
            self.by_id.move_to_end(id)
            if clock.monotonic() - found.compared > FRESH:
                await self.compare([found])
            if id in self.by_id:
                return found
        if id in self.aside and self.aside[id][1] > clock.monotonic():
            raise cannot_be_opened(self.aside[id][0])
        task = self.loading.get(id)
        if task is None:
            task = self.loading[id] = asyncio.create_task(self.load(id))
            task.add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(task)

    async def load(self, id: str) -> LoadedTable:
        row = await self.store.row(whole_row(id))
        if row is None:
            raise no_table()
        kept = schema.snapshots
        snapshot = await self.store.row(select(kept).where(kept.c.table == id))
        rows = await self.store.entries(id)
        found = None if snapshot is None else read_snapshot(snapshot._mapping)
        try:
            loaded = LoadedTable(await asyncio.to_thread(read_table, row._mapping, rows, found))
        except Unreadable as error:
            raise self.set_aside(id, error) from None
        loaded.seen = await absence.last_seen(self.store, id)
        self.aside.pop(id, None)
        self.keep(id, loaded)
        for call in self.after_load:
            call(loaded)
        return loaded

    def set_aside(self, id: str, error: Unreadable) -> Problem:
        """Keeps a table that cannot be read from hurting anybody: those who are there are told, the log has a line,
        and it is not tried again for a while. Gives what whoever asks for it is told."""
        self.aside[id] = str(error), clock.monotonic() + RETRY
        if len(self.aside) > MOST_ASIDE:
            self.aside.popitem(last=False)
        self.note(id, str(error))
        problem = cannot_be_opened(str(error))
        loaded = self.by_id.pop(id, None)
        for listener in [] if loaded is None else list(loaded.listeners):
            listener.set_aside(problem)
        return problem

    def note(self, id: str, reason: str) -> None:
        """A line in the log about a table with which something is wrong, unless that was said before."""
        if self.noted.pop(id, "") != reason:
            logger.error("table=%s is set aside: %s", id, reason)
        self.noted[id] = reason
        if len(self.noted) > MOST_ASIDE:
            self.noted.popitem(last=False)

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

    async def add(
        self, draft: Table, tokens: Mapping[int, str], expires: float = 0.0, others: Sequence[Change] = ()
    ) -> LoadedTable:
        """Stores a new table with its log so far and with ``others``, and puts it among those in use. ``tokens`` are
        the secrets of the seats that somebody is invited to; the invitations are good until ``expires``."""
        await self.store.write(*others, *self.rows_of_new(draft, tokens, expires))
        return self.adopt(draft)

    def adopt(self, draft: Table) -> LoadedTable:
        """Puts a new table that is stored among those in use."""
        draft.pending = []
        loaded = LoadedTable(draft)
        loaded.seen = dict.fromkeys(range(len(draft.seats)), clock.now())
        self.keep(draft.info.id, loaded)
        self.call_after(loaded, draft)
        return loaded

    def rows_of_new(self, draft: Table, tokens: Mapping[int, str], expires: float = 0.0) -> list[Change]:
        """What a new table with its log so far is stored by."""
        rows = new_rows(draft.info, draft.seats, draft.pending, draft.summary(), tokens, expires)
        return [*rows, *self.to_be_told(draft, clock.now())]

    async def put(
        self,
        info: TableInfo,
        seats: Sequence[Seat],
        entries: Sequence[tuple[int, float, str]],
        summary: Mapping[str, object],
    ) -> None:
        """Stores a new table with its log, which may be long."""
        await self.store.write(*await asyncio.to_thread(new_rows, info, seats, entries, summary, {}))

    async def store_change(self, loaded: LoadedTable, draft: Table, others: Sequence[Change] = ()) -> None:
        """Stores the draft's entries durably, then shows it. Call with the lock held. Raises Stale if another worker
        has stored something first."""
        id = draft.info.id
        try:
            ended = draft.stage == "finished" and loaded.now.stage != "finished"
            result = results.of_table(self.settings, draft, clock.now()) if ended else []
            await self.store.append(id, draft.pending, draft.summary(), [*others, *self.due_with(draft), *result])
        except Conflict:
            await self.catch_up(loaded)
            raise Stale(loaded.now.version) from None
        draft.pending = []
        before = self.show(loaded, draft)
        self.settle_twins(id, loaded)
        self.fanout.tell({"table": id, "serial": draft.serial})
        self.call_after(loaded, before)

    def due_with(self, draft: Table) -> list[Change]:
        """What a change of a table makes due beside its own clock: it is written in the same transaction."""
        info, now = draft.info, clock.now()
        found: list[Change] = [orders_due.after_change(self.settings, info.id, draft.turn, now)]
        found += self.to_be_told(draft, now)
        if draft.stage == "finished" and info.standing is not None:
            found.append(queue.written(self.settings, "standing", info.standing, now))
        return found

    def to_be_told(self, draft: Table, now: float) -> list[Change]:
        """When the table has rested for a moment, people are told of it."""
        if draft.stage == "open" or draft.info.house:
            return []
        return [queue.written_often(self.settings, queue.RESTED, draft.info.id, now + self.settings.notice_grace)]

    def call_after(self, loaded: LoadedTable, before: Table) -> None:
        """Lets bots and mails know. The change is stored: whatever is wrong with them must not seem to undo it."""
        for call in self.after_change:
            try:
                call(loaded, before)
            except Exception:
                logger.exception("table=%s: what follows a change failed", loaded.now.info.id)

    def settle_twins(self, id: str, loaded: LoadedTable) -> None:
        """A table that was forgotten while somebody still used it is in use again; a twin of it learns the news."""
        twin = self.by_id.setdefault(id, loaded)
        if twin is not loaded:
            self.soon(self.heard({"table": id, "serial": loaded.now.serial}))

    def show(self, loaded: LoadedTable, table: Table) -> Table:
        """Makes the table the present one and tells everybody there; gives the former."""
        before, loaded.now = loaded.now, table
        hands = [seat.hand for seat in before.seats] != [seat.hand for seat in table.seats]
        counting = before.times != table.times or hands  # clocks go on otherwise than they did
        moved = before.version != table.version or counting
        people = counting or before.seats != table.seats or before.stage != table.stage or before.rules != table.rules
        people |= before.again != table.again or before.next != table.next
        votes = before.votes != table.votes
        if people:  # before anything else is sent
            private = table.info.privacy == "private"
            for listener in list(loaded.listeners if private else loaded.attendance.seated):
                listener.rights_changed(loaded)
        self.announcer.tell(loaded.attendance, News.of(people, moved, votes))
        return before

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Takes over what other workers have stored. Call with the lock held. Raises Problem if it cannot be read."""
        id = loaded.now.info.id
        rows = await self.store.entries(id, loaded.now.serial)
        try:
            if len(rows) > FEW:
                self.show(loaded, await asyncio.to_thread(follow, loaded.now, rows))
            elif rows:
                self.show(loaded, follow(loaded.now, rows))
        except Unreadable as error:
            raise self.set_aside(id, error) from None
        loaded.compared = clock.monotonic()

    async def compare(self, some: Sequence[LoadedTable]) -> None:
        """Lets tables that other workers have changed unnoticed catch up: a notice can be lost, a worker can die
        between storing and telling."""
        rows, at = schema.tables, clock.monotonic()
        by_id = {loaded.now.info.id: loaded for loaded in some}
        for start in range(0, len(by_id), 500):
            ids = list(by_id)[start : start + 500]
            for id, serial in await self.store.rows(select(rows.c.id, rows.c.serial).where(rows.c.id.in_(ids))):
                loaded = by_id[id]
                if serial > loaded.now.serial:
                    with contextlib.suppress(Problem):  # it is set aside; the others go on
                        async with loaded.lock:
                            await self.catch_up(loaded)
                loaded.compared = at

    async def look_around(self) -> None:
        """At intervals: tables that somebody listens to are compared with the database, and those who have not been
        heard of any more are no longer shown as present."""
        used = [loaded for loaded in self.by_id.values() if loaded.listeners]
        for loaded in used:
            if loaded.attendance.expire():
                self.announcer.tell(loaded.attendance, News.PEOPLE)
        await self.compare(used)
        if clock.monotonic() - self.rechecked > RECHECK:
            self.rechecked = clock.monotonic()
            self.recheck(loaded for loaded in used if loaded.now.info.privacy == "private")

    def repeat_presence(self) -> None:
        """Tells the other workers again who is here, before they believe that everybody has gone."""
        for loaded in self.by_id.values():
            if loaded.listeners:
                self.announcer.repeat_presence(loaded.attendance)

    async def reload(self, loaded: LoadedTable) -> None:
        """Reads the whole log again, where names in it have changed. Call with the lock held."""
        id = loaded.now.info.id
        row = await self.store.row(whole_row(id))
        assert row is not None
        self.show(loaded, await asyncio.to_thread(read_table, row._mapping, await self.store.entries(id)))

    async def heard(self, notice: dict[str, object]) -> None:
        """Another worker tells something about a table, about sessions, or about a network bot."""
        if isinstance(digests := notice.get("ended"), list):
            self.cut_off(frozenset(map(str, digests)))
            return
        if "bot" in notice:
            self.about_bots(notice)
            return
        if "waits" in notice or "orders" in notice:
            self.about_people(notice)
            return
        if isinstance(group := notice.get("members"), str):
            self.recheck(self.of_group(group))
            return
        if isinstance(series := notice.get("series"), str):
            self.recheck(self.of_series(series))
            return
        loaded = self.by_id.get(str(notice["table"]))
        if loaded is None:
            return
        match notice:
            case {"serial": int(serial)}:
                with contextlib.suppress(Problem):  # it is set aside
                    async with loaded.lock:
                        if serial > loaded.now.serial:
                            await self.catch_up(loaded)
            case {"said": list(said)}:
                lines = msgspec.convert(said, list[Said])
                self.announcer.each(loaded.attendance, lambda listener: listener.said(lines))
            case {"online": list(seats), "worker": str(worker)}:
                loaded.seen |= dict.fromkeys(loaded.online | set(seats), clock.now())
                self.announcer.heard(loaded.attendance, worker, notice)
            case {"asks": str(_)}:
                self.announcer.repeat_presence(loaded.attendance)
            case {"rights": True}:
                self.recheck([loaded])
            case {"reload": True}:
                async with loaded.lock:
                    await self.reload(loaded)
            case _:
                logger.warning("a notice that is not understood: %s", sorted(notice))

    # -- people come and go --------------------------------------------------------------------------------------

    def enter(self, loaded: LoadedTable, listener: Listener) -> None:
        self.announcer.enter(loaded.attendance, listener)
        for call in self.after_enter:
            call(loaded)

    def leave(self, loaded: LoadedTable, listener: Listener) -> None:
        self.announcer.leave(loaded.attendance, listener)
        self.note_seen(loaded, listener.mine)
        if not loaded.listeners:
            loaded.rest()

    def note_seen(self, loaded: LoadedTable, seats: Sequence[int]) -> None:
        """Keeps, soon, that the people of these seats are or were here now."""
        if seats:
            loaded.seen |= dict.fromkeys(seats, clock.now())
            loaded.noting.update(seats)
            self.soon(self.keep_seen(loaded, list(seats)))

    async def keep_seen(self, loaded: LoadedTable, seats: Sequence[int]) -> None:
        try:
            with contextlib.suppress(Unavailable):  # the next round writes it
                await self.store.write(absence.seen_now(loaded.now.info.id, seats))
        finally:
            loaded.noting.subtract(seats)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def presence(self, loaded: LoadedTable) -> Presence:
        at = loaded.attendance
        if not at.listeners:  # else it is looked after at intervals
            at.expire()
        stated = absence.stated_absence(self.settings, loaded.now.info.pace)
        return Presence(loaded.online, loaded.seen, stated, at.all.count, at.all.names)

    def table_message(self, loaded: LoadedTable, user: str | None, mine: Sequence[int]) -> bytes:
        """The table with its people as it is sent; to strangers it is the same, and encoded once."""
        now, changes, when = loaded.now, loaded.attendance.changes, clock.monotonic()
        stranger = not mine and (user is None or user != now.info.owner)
        if stranger and loaded._for_strangers is not None:
            table, at, since, message = loaded._for_strangers
            if table is now and at == changes and when - since < state_messages.FRESH:
                return message
        message = state_messages.encode(
            socket_wire.TableMessage(state_messages.table_shape(now, user, mine, self.presence(loaded)))
        )
        if stranger:
            loaded._for_strangers = now, changes, when, message
        return message

    def name_changed(self, loaded: LoadedTable, listener: Listener) -> None:
        """Somebody who looks on wants his name known, or no longer."""
        loaded.attendance.regard(listener)
        self.announcer.presence_changed(loaded.attendance)

    def online(self, id: str) -> frozenset[int]:
        """The seats of a table whose people are there, as far as is known here: nobody is at a table that is not in
        use."""
        loaded = self.by_id.get(id)
        return frozenset() if loaded is None else loaded.online

    # -- who may look --------------------------------------------------------------------------------------------

    def recheck(self, some: Iterable[LoadedTable]) -> None:
        """Has everybody at these tables asked again what he may see there, at this worker."""
        for loaded in list(some):
            for listener in list(loaded.listeners):
                listener.rights_changed(loaded)

    def of_group(self, group: str) -> list[LoadedTable]:
        return [loaded for loaded in self.by_id.values() if loaded.now.info.group == group]

    def of_series(self, series: str) -> list[LoadedTable]:
        shared = ((loaded, loaded.now.info.series) for loaded in self.by_id.values())
        return [loaded for loaded, found in shared if found is not None and found.id == series]

    def rights_changed(self, loaded: LoadedTable) -> None:
        """Somebody may have lost the right to look at a table without a change of its log: an invitation ended."""
        self.recheck([loaded])
        self.fanout.tell({"table": loaded.now.info.id, "rights": True})

    def members_changed(self, group: str) -> None:
        """Somebody is no member of a group any more, and may have its tables open."""
        self.recheck(self.of_group(group))
        self.fanout.tell({"members": group})

    def series_begun(self, series: str) -> None:
        """Somebody has begun to play a start, and may have tables open at which others play it."""
        self.recheck(self.of_series(series))
        self.fanout.tell({"series": series})

    def end_sessions(self, digests: Sequence[str]) -> None:
        """Cuts off whoever is connected by a session that has ended, at all workers."""
        if digests:
            self.cut_off(frozenset(digests))
            self.fanout.tell({"ended": list(digests)})

    def cut_off(self, digests: frozenset[str]) -> None:
        for loaded in list(self.by_id.values()):
            for listener in list(loaded.listeners):
                listener.sessions_ended(digests)

    # -- chat ----------------------------------------------------------------------------------------------------

    async def chat(self, id: str, most: int = 200) -> list[Said]:
        """The last things said at a table, oldest first; nothing that is hidden."""
        said = schema.chat
        query = select(said).where(said.c.table == id, said.c.hidden == 0)
        rows = await self.store.rows(query.order_by(said.c.time.desc()).limit(most))
        return [
            Said(row.user, ChatEntry(row.id, row.seat, row.name, row.text, row.time, bool(row.guest)))
            for row in reversed(rows)
        ]

    async def say(
        self, loaded: LoadedTable, user: str | None, seat: int | None, name: str, text: str, guest: bool = False
    ) -> None:
        line = Said(user, ChatEntry(secrets.token_urlsafe(12), seat, name, text, clock.now(), guest))
        values = {**msgspec.structs.asdict(line.entry), "guest": int(guest)}
        due = line.entry.time + self.settings.notice_grace
        await self.store.write(
            schema.chat.insert().values(table=loaded.now.info.id, user=user, **values),
            queue.written_often(self.settings, queue.SAID, line.entry.id, due),
        )
        self.announcer.each(loaded.attendance, lambda listener: listener.said([line]))
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


def cannot_be_opened(reason: str) -> Problem:
    return Problem(409, "cannot-be-opened", f"This table cannot be opened here: {reason}")
