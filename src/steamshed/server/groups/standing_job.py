"""Standing tables begin again: the database is asked for those that are due, so that neither a restart nor a lost
worker keeps one waiting. Of several workers one claims it, and the log would refuse the second anyway."""

from __future__ import annotations

import logging
from typing import Any

from sqlalchemy import select

from steamshed.server.bots.network_bots import BotLines
from steamshed.server.errors import Problem
from steamshed.server.groups import members, standing_tables
from steamshed.server.jobs.backoff import Patience
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.notices.detect import group_news
from steamshed.server.storage import schema
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables.live_tables import LoadedTables

logger = logging.getLogger("steamshed.standing")


class StandingTables(Rounds):
    """Looks for them and lets them begin."""

    pause = 2.0
    purpose = "looking for standing tables"

    def __init__(self, tables: LoadedTables, lines: BotLines) -> None:
        self.tables = tables
        self.lines = lines
        self.failed = Patience()

    async def look(self) -> None:
        for row in await standing_tables.due(self.tables.store):
            if self.failed.alone(row.id):
                continue
            if await self.tables.fanout.claim(f"standing:{row.id}:{row.table}", 10.0):
                await self.begin(row)

    async def begin(self, row: Any) -> None:
        """Begins one again. Whatever is wrong with it must not keep the others waiting."""
        try:
            made = await standing_tables.begin_again(self.tables, row)
            if made is not None:
                await self.call_bots(made)
                await self.tell_members(row, made)
        except Unavailable:
            raise  # nothing is wrong with the table
        except Problem:
            self.failed.leave_alone(row.id)  # it is set aside, and the log says why
        except Exception as error:
            logger.error("standing=%s cannot begin again: %s: %s", row.id, type(error).__name__, error)
            self.failed.leave_alone(row.id)

    async def tell_members(self, row: Any, id: str) -> None:
        """Those who do not play are told that the group has a new game; who plays is told of his own."""
        store, groups = self.tables.store, schema.groups
        playing = {seat.user for seat in (await self.tables.get(id)).now.seats}
        others = [user for user in await members.users_of(store, row.group) if user not in playing]
        group = await store.row(select(groups.c.name).where(groups.c.id == row.group))
        if others and group is not None:
            await group_news(self.tables.settings, store, others, f"standing-{id}", group.name, f"/table/{id}")

    async def call_bots(self, id: str) -> None:
        """The network bots that are wanted there are told of it."""
        for seat in (await self.tables.get(id)).now.seats:
            if seat.challenged is not None:
                self.lines.look_at(seat.challenged, id)
