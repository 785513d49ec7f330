"""News for one person alone, on whichever of his pages: which tables wait for him, what he has ordered.

It is told over the sockets that are open anyway, at all workers, so that no page has to ask after every move.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec

from steamshed.server import clock
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables import lists
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.socket_wire import Waiting
from steamshed.server.tables.table import Table

encode = msgspec.json.Encoder().encode
PAUSE = 1.0
"""Seconds between two tellings which tables wait for somebody."""


class Line(Protocol):
    """A socket of somebody at a table."""

    loaded: LoadedTable

    def send_encoded(self, message: bytes) -> None: ...

    def orders_changed(self) -> None: ...


class PrivateNews:
    """The open sockets of people, and what they are told."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.fanout = tables.fanout
        self.lines: dict[str, set[Line]] = {}
        self.untold: dict[str, set[str]] = {}
        """The tables of which people are still to be told that they wait for them, or no longer."""
        self.told: dict[str, float] = {}
        """When they were told the last time."""
        tables.after_change.append(self.changed)
        tables.about_people = self.heard

    def enter(self, user: str | None, line: Line) -> None:
        if user is not None:
            self.lines.setdefault(user, set()).add(line)

    def leave(self, user: str | None, line: Line) -> None:
        if user is not None and user in self.lines:
            self.lines[user].discard(line)
            if not self.lines[user]:
                del self.lines[user]
                self.told.pop(user, None)

    def changed(self, loaded: LoadedTable, before: Table) -> None:
        """A table waits for somebody else than before: both are told of it where they are at another table. Whoever is
        there sees it."""
        now = loaded.now
        past = None if before is now else before.awaits
        if past != now.awaits:
            people = [user for user in (past, now.awaits) if user is not None]
            self.tell_waiting(people, now.info.id)
            self.fanout.tell({"waits": people, "table": now.info.id})

    def orders_changed(self, user: str, table: str) -> None:
        self.tell_orders(user, table)
        self.fanout.tell({"orders": user, "table": table})

    def heard(self, notice: Mapping[str, object]) -> None:
        """Another worker has such news."""
        table = str(notice["table"])
        if "waits" in notice:
            self.tell_waiting(msgspec.convert(notice["waits"], list[str]), table)
        else:
            self.tell_orders(str(notice["orders"]), table)

    def tell_waiting(self, people: Iterable[str], table: str) -> None:
        """Somebody with many pages is told on all of them what was asked once, and not more often than in a while."""
        for user in people:
            if all(line.loaded.now.info.id == table for line in self.lines.get(user, ())):
                continue  # nobody is elsewhere
            if user not in self.untold:
                self.untold[user] = set()
                wait = self.told.get(user, -PAUSE) + PAUSE - clock.monotonic()
                self.tables.soon(self.tell_soon(user, wait))
            self.untold[user].add(table)

    async def tell_soon(self, user: str, wait: float) -> None:
        await asyncio.sleep(max(0.0, wait))
        news = self.untold.pop(user)
        if user not in self.lines:
            return
        self.told[user] = clock.monotonic()
        with contextlib.suppress(Unavailable):  # he is told with the next change
            rows = await lists.told_rows(self.tables, await lists.waiting_for(self.tables.store, user), user)
            message = encode(Waiting(rows))
            for line in list(self.lines.get(user, ())):
                if news != {line.loaded.now.info.id}:
                    line.send_encoded(message)

    def tell_orders(self, user: str, table: str) -> None:
        for line in self.lines.get(user, ()):
            if line.loaded.now.info.id == table:
                line.orders_changed()
