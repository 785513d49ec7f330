"""Finds what people are to be told of, and writes it down: one row for one occasion and one way.

Every change of a table, and every line of chat, writes down in its own transaction that it is to be looked at when the
table has rested for a moment (``jobs/queue.py``), so that neither a restart nor a worker that dies between a move and
its notice loses anything. An occasion has the same id whoever finds it, and is written down once. People who answer at
once are never written down: the next change puts the look off.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.api.shapes import Live
from steamshed.server.away import absence
from steamshed.server.errors import Problem
from steamshed.server.jobs import due_work, queue
from steamshed.server.jobs.backoff import PATIENCE
from steamshed.server.jobs.queue import RESTED, SAID, Job
from steamshed.server.notices import preferences
from steamshed.server.notices.preferences import BY_MAIL, Person
from steamshed.server.notices.wire import Kind, Way
from steamshed.server.people.blocked import unheard
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, once
from steamshed.server.tables.awaited_move import Wait, in_company, wait_of
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

AT_ONCE = 40
"""So many tables are looked at at the same time."""
TRIES = 12
BEFORE, BEFORE_OVERLAP = "noticed", 120.0
"""The fact that a server of before kept, and the seconds that it looked at twice."""
NEWS = 86400.0
"""Seconds for which the beginning or the end of a game is news."""
SHORTEST = 2 * 3600.0
"""Seconds that somebody must have for a move to be reminded."""


@dataclass(frozen=True)
class Occasion:
    """Something that somebody is told, if he wants it."""

    user: str
    kind: Kind
    mark: str
    since: float
    due: float
    table: str | None = None
    seat: int | None = None
    details: Mapping[str, object] = field(default_factory=dict)
    until: float | None = None
    """When it is too late."""


def due_for(person: Person, way: Way, occasion: Occasion) -> float:
    """When an occasion is told one way."""
    if way == "digest":
        return preferences.next_digest(person.wishes, occasion.due)
    held = preferences.after_quiet(person.wishes, occasion.due)
    if occasion.until is not None and held >= occasion.until:
        return max(occasion.since, preferences.before_quiet(person.wishes, occasion.due))
    return held


def written(settings: Settings, person: Person, occasions: Iterable[Occasion]) -> list[UpdateBase]:
    """Rows for what somebody is told."""
    made: list[UpdateBase] = []
    for occasion in occasions:
        for way in person.ways(occasion.kind):
            if way in BY_MAIL and not (settings.smtp and person.email):
                continue
            named = " ".join((person.id, occasion.kind, way, occasion.table or "", occasion.mark))
            values = {
                "id": security.digest(named)[:40],
                "user": person.id,
                "table": occasion.table,
                "seat": occasion.seat,
                "kind": occasion.kind,
                "way": way,
                "mark": occasion.mark,
                "since": occasion.since,
                "due": due_for(person, way, occasion),
                "details": msgspec.json.encode(occasion.details).decode(),
            }
            made.append(once(settings, schema.notices, values))
    return made


async def write_down(settings: Settings, store: Store, occasions: Iterable[Occasion]) -> None:
    """Writes down what people are told, for those who want it."""
    by_user: dict[str, list[Occasion]] = {}
    for occasion in occasions:
        by_user.setdefault(occasion.user, []).append(occasion)
    known = await preferences.people(store, by_user) if by_user else {}
    rows = [row for id, found in by_user.items() if id in known for row in written(settings, known[id], found)]
    if rows:
        await store.write(*rows)


async def group_news(settings: Settings, store: Store, users: Iterable[str], mark: str, name: str, link: str) -> None:
    """Tells members of a group that there is news: ``mark`` is by which it is the same news as before, ``link`` where
    it is, from the first slash on."""
    now, details = clock.now(), {"name": name, "link": link}
    due = now + settings.notice_grace
    await write_down(settings, store, [Occasion(user, "group", mark, now, due, details=details) for user in users])


class Noticing:
    """Looks for occasions at tables that have come to rest."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.store = tables.store

    def kinds(self) -> list[due_work.Kind]:
        longest = self.settings.notice_grace + due_work.LAST_RETRY
        return [
            due_work.Kind(RESTED, self.at_table, tries=TRIES, at_once=AT_ONCE, longest=longest),
            due_work.Kind(SAID, self.in_chat, tries=TRIES, at_once=AT_ONCE, longest=longest),
        ]

    async def take_over(self) -> None:
        """A server of before kept until when it had looked: what it has not seen is looked at now."""
        facts, tables, now = schema.facts, schema.tables, clock.now()
        before = await self.store.row(select(facts.c.value).where(facts.c.name == BEFORE))
        if before is None:
            return
        unseen = (tables.c.changed > float(before.value) - BEFORE_OVERLAP) & (tables.c.state != "open")
        found = await self.store.rows(select(tables.c.id).where(unseen, tables.c.hidden == 0, tables.c.house == 0))
        due = now + self.settings.notice_grace
        written = [queue.written_often(self.settings, RESTED, row.id, due) for row in found]
        await self.store.write(*written, facts.delete().where(facts.c.name == BEFORE))

    async def at_table(self, job: Job) -> float | None:
        """Something has happened at a table."""
        if job.key in self.tables.in_force.hidden:
            return clock.now() + PATIENCE
        try:
            loaded = await self.tables.get(job.key)
        except Problem as problem:
            if problem.status == 404:  # the table is gone
                return None
            raise
        if loaded.now.stage != "open" and not loaded.now.info.house:
            await write_down(self.settings, self.store, await self.occasions(loaded))
        return None

    async def occasions(self, loaded: LoadedTable) -> list[Occasion]:
        """What a table that has come to rest is the occasion of."""
        table, found = loaded.now, []
        seen = await self.presence(loaded)
        wait = wait_of(table)
        if wait is not None:
            due = wait.due(self.settings.notice_grace)
            id = table.info.id
            found.append(Occasion(wait.user, "turn", wait.mark, wait.since, due, id, wait.seat))
            found += self.reminder(table, await preferences.people(self.store, [wait.user]))
        if table.stage == "running":
            told = None if wait is None else wait.user
            found += [one for one in self.change("began", table, await self.begun_at(table), seen) if one.user != told]
        else:
            found += self.change("ended", table, table.changed, seen)
        return found

    def reminder(self, table: Table, known: Mapping[str, Person]) -> list[Occasion]:
        """Before the time of whoever is to move runs out."""
        wait, deadline = wait_of(table), table.deadline()
        if wait is None or deadline is None or wait.user not in known or isinstance(table.info.pace, Live):
            return []
        if deadline - wait.since < SHORTEST:
            return []
        due = reminded_at(known[wait.user], wait.since, deadline)
        return [reminding(table, wait, due, deadline)]

    def change(self, what: str, table: Table, at: float, seen: Mapping[int, float]) -> list[Occasion]:
        """The game has begun or ended: for everybody who was not there since."""
        if clock.now() - at > NEWS or not (what == "ended" or in_company(table)) or alone(table):
            return []
        due = at + self.settings.notice_grace
        return [
            Occasion(seat.user, "game", what, at, due, table.info.id, number)
            for number, seat in enumerate(table.seats)
            if seat.kind == "human" and seat.user is not None and not seat.resigned and seen.get(number, 0.0) < at
        ]

    async def begun_at(self, table: Table) -> float:
        """When a game began: as the log says, unless that is no news."""
        play = table.play
        if play is not None and play.count and clock.now() - play.actions[0].time > NEWS:
            return play.actions[0].time
        entries = schema.entries
        begun = (entries.c.table == table.info.id) & entries.c.body.startswith('{"kind":"start"')
        row = await self.store.row(select(entries.c.time).where(begun))
        return 0.0 if row is None else float(row[0])

    async def in_chat(self, job: Job) -> None:
        """A line was said: whoever was away is told, once for each time that he is away."""
        chat = schema.chat
        line = await self.store.row(select(chat).where(chat.c.id == job.key, chat.c.hidden == 0))
        if line is not None and line.table not in self.tables.in_force.hidden:
            await write_down(self.settings, self.store, await self.said(await self.tables.get(line.table), line))

    async def said(self, loaded: LoadedTable, line: Any) -> list[Occasion]:
        table, seen, found = loaded.now, await self.presence(loaded), []
        for number, seat in enumerate(table.seats):
            if (
                seat.kind != "human"
                or seat.user is None
                or seat.user == line.user
                or seen.get(number, 0.0) >= line.time
            ):
                continue
            if line.user is not None and line.user in await unheard(self.store, seat.user):
                continue
            mark = f"away since {seen.get(number, 0.0):.0f}"
            due = line.time + self.settings.notice_grace
            found.append(Occasion(seat.user, "chat", mark, line.time, due, table.info.id, number))
        return found

    async def presence(self, loaded: LoadedTable) -> dict[int, float]:
        return await last_there(self.store, loaded)


async def last_there(store: Store, loaded: LoadedTable) -> dict[int, float]:
    """When the people of a table were last there; who is there now is so now."""
    seen = await absence.last_seen(store, loaded.now.info.id)
    return seen | dict.fromkeys(loaded.online, clock.now())


def reminding(table: Table, wait: Wait, due: float, deadline: float) -> Occasion:
    return Occasion(wait.user, "reminder", wait.mark, wait.since, due, table.info.id, wait.seat, until=deadline)


def alone(table: Table) -> bool:
    """Whether one person sits at a table with bots of the server."""
    return sum(seat.kind == "human" or seat.network for seat in table.seats) < 2


def reminded_at(person: Person, since: float, deadline: float) -> float:
    """When somebody is reminded: some hours before the end, but not in the first half of his time."""
    return max(deadline - person.wishes.lead * 3600.0, (since + deadline) / 2)
