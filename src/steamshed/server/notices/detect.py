"""Finds what people are to be told of, and writes it down: one row for one occasion and one way.

It asks the database for tables that have rested for a moment since something happened there, so that neither a restart
nor a worker that dies between a move and its notice loses anything. An occasion has the same id whoever finds it, and
is written down once. People who answer at once are never written down.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.api.shapes import Live
from steamshed.server.away import absence
from steamshed.server.errors import Problem
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.notices import preferences
from steamshed.server.notices.preferences import BY_MAIL, Person
from steamshed.server.notices.wire import Kind, Way
from steamshed.server.people.blocked import unheard
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, once, upsert
from steamshed.server.tables.awaited_move import Wait, in_company, wait_of
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table

OVERLAP = 120.0
"""Seconds that are looked at again: the clocks of two machines differ."""
KEPT_EVERY = 60.0
"""Seconds after which it is kept again how far it has looked."""
NEWS = 86400.0
"""Seconds for which the beginning or the end of a game is news."""
SHORTEST = 2 * 3600.0
"""Seconds that somebody must have for a move to be reminded."""
MOST_KNOWN = 20_000


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


def rested(begins: float, ends: float) -> Select[tuple[str, int]]:
    """Asks for the tables at which something happened last between two times."""
    tables = schema.tables
    return select(tables.c.id, tables.c.serial).where(
        tables.c.changed > begins,
        tables.c.changed <= ends,
        tables.c.state != "open",
        tables.c.hidden == 0,
        tables.c.house == 0,
    )


class Noticing(Rounds):
    """Looks for occasions."""

    pause = 2.0
    purpose = "looking for what people are to be told"

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.settings = tables.settings
        self.store = tables.store
        self.until: float | None = None
        """Everything before this time has been looked at."""
        self.kept = 0.0
        self.known: dict[str, int] = {}
        """Tables that were looked at, and at which entry they were."""
        self.heard: dict[str, None] = {}
        """Lines of chat that were looked at."""

    async def look(self) -> None:
        now = clock.now()
        if self.until is None:
            self.until = float(await self.store.fact("noticed", lambda: str(now)))
        begins, ends = self.until - OVERLAP, now - self.settings.notice_grace
        found = [*await self.at_tables(begins, ends), *await self.in_chat(begins, ends)]
        await write_down(self.settings, self.store, found)
        self.until = max(self.until, ends)
        if found or now - self.kept > KEPT_EVERY:
            values = {"name": "noticed", "value": str(self.until)}
            await self.store.write(upsert(self.settings, schema.facts, ("name",), values))
            self.kept = now

    async def at_tables(self, begins: float, ends: float) -> list[Occasion]:
        found: list[Occasion] = []
        for id, serial in await self.store.rows(rested(begins, ends)):
            if self.known.get(id) == serial:
                continue
            if await self.tables.fanout.claim(f"noticing:{id}:{serial}", 30.0):
                with contextlib.suppress(Problem):  # it is set aside; the others are looked at
                    found += await self.occasions(await self.tables.get(id))
            self.known[id] = serial
        if len(self.known) > MOST_KNOWN:
            self.known.clear()
        return found

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

    async def in_chat(self, begins: float, ends: float) -> list[Occasion]:
        """What was said while somebody was away: once for each time that he is away."""
        chat, found = schema.chat, []
        query = select(chat).where(chat.c.time > begins, chat.c.time <= ends, chat.c.hidden == 0)
        for line in await self.store.rows(query.order_by(chat.c.time)):
            if line.id not in self.heard:
                self.heard[line.id] = None
                with contextlib.suppress(Problem):
                    found += await self.said(await self.tables.get(line.table), line)
        if len(self.heard) > MOST_KNOWN:
            self.heard.clear()
        return found

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
