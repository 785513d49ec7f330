"""News for one person alone, on whichever of his pages: which tables wait for him, what he has ordered.

It is told over the sockets that are open anyway, at all workers, so that no page has to ask after every move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

import msgspec

from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table


class Line(Protocol):
    """A socket of somebody at a table."""

    loaded: LoadedTable

    def waiting_changed(self) -> None: ...

    def orders_changed(self) -> None: ...


class PrivateNews:
    """The open sockets of people, and what they are told."""

    def __init__(self, tables: LoadedTables) -> None:
        self.fanout = tables.fanout
        self.lines: dict[str, set[Line]] = {}
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
        for user in people:
            for line in self.lines.get(user, ()):
                if line.loaded.now.info.id != table:
                    line.waiting_changed()

    def tell_orders(self, user: str, table: str) -> None:
        for line in self.lines.get(user, ()):
            if line.loaded.now.info.id == table:
                line.orders_changed()
