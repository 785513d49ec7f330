"""Standing tables begin again, some hours after their game was over; the log refuses whoever comes second."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from steamshed.server import clock
from steamshed.server.bots.network_bots import BotLines
from steamshed.server.groups import members, standing_tables
from steamshed.server.jobs.backoff import PATIENCE
from steamshed.server.jobs.due_work import Kind
from steamshed.server.jobs.queue import Job
from steamshed.server.notices.detect import group_news
from steamshed.server.storage import schema
from steamshed.server.tables.live_tables import LoadedTables

WAITS = 30.0
"""Seconds after which it is looked again whether whoever is missing has come."""


class StandingTables:
    """Lets them begin."""

    def __init__(self, tables: LoadedTables, lines: BotLines) -> None:
        self.tables = tables
        self.lines = lines

    def kinds(self) -> list[Kind]:
        return [Kind(standing_tables.KIND, self.look_at, self.should_be)]

    async def should_be(self) -> list[tuple[str, float]]:
        return [(row.id, row.begins) for row in await standing_tables.over(self.tables.store)]

    async def look_at(self, job: Job) -> float | None:
        """Begins one again, if it is time; gives when it is looked again. While a game goes on there is no need: its
        end is written down."""
        now = clock.now()
        for row in await standing_tables.over(self.tables.store, job.key):
            if row.away:
                return now + PATIENCE
            if row.begins > now:
                return float(row.begins)
            made = await standing_tables.begin_again(self.tables, row)
            if made is None:
                return now + WAITS
            await self.call_bots(made)
            await self.tell_members(row, made)
        return None

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
