"""Something to watch: a game that people play now, or else one that bots of the house play for those who look.

There is one house game at a time. Its bots move only while somebody watches (``bot_moves``), so it costs nothing
otherwise; it is on no list, and one that is over gives way to the next.
"""

from __future__ import annotations

import asyncio
import random

from sqlalchemy import select

from steamshed.games.registry import game as find_game
from steamshed.games.registry import games
from steamshed.server import clock, security
from steamshed.server.api.shapes import NoClock
from steamshed.server.people.names import bot_name
from steamshed.server.storage import schema
from steamshed.server.tables import log, seating
from steamshed.server.tables.live_tables import LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.table import Table, TableInfo

MOST_SEATS = 4
LIVELY = 120.0
"""Seconds without a move after which nobody finds a game of people worth watching."""


def any_game() -> str:
    """What is shown next."""
    return random.SystemRandom().choice(games())


class House:
    """The host."""

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables
        self.lock = asyncio.Lock()
        self.bot = tables.settings.house_bot

    async def something_to_watch(self) -> str:
        """The id of a table where something happens."""
        lively = await self.played_by_people()
        if lively is not None:
            return lively
        async with self.lock:
            return await self.running() or await self.begin()

    async def played_by_people(self) -> str | None:
        tables = schema.tables
        query = (
            select(tables.c.id)
            .where(
                tables.c.state == "running",
                tables.c.privacy == "public",
                tables.c.hidden == 0,
                tables.c.house == 0,
                tables.c.series.is_(None),
                tables.c.changed > clock.now() - LIVELY,
            )
            .order_by(tables.c.changed.desc())
            .limit(1)
        )
        row = await self.tables.store.row(query)
        return None if row is None else str(row[0])

    async def running(self) -> str | None:
        tables = schema.tables
        query = (
            select(tables.c.id).where(tables.c.state == "running", tables.c.house == 1, tables.c.hidden == 0).limit(1)
        )
        row = await self.tables.store.row(query)
        return None if row is None else str(row[0])

    async def begin(self) -> str:
        """Sets a table for bots of the house; those that are over are cleared away."""
        game = find_game(any_game())
        players = max(size for size in game.seats if size <= MOST_SEATS)
        now = clock.now()
        info = TableInfo(
            id=security.new_id(),
            name=game.name.replace("_", " ").title(),
            game=game.name,
            options=game.choose(players, {}),
            pace=NoClock(),
            fallback="wait",
            privacy="public",
            language="en",
            owner=None,
            created=now,
            house=True,
        )
        draft = Table(info)
        draft.add(log.Open([Seat("bot", bot_name(seat), bot=self.bot) for seat in range(players)], game.rules), now)
        seating.begin(draft, now)
        old = schema.tables
        await self.tables.store.write(old.delete().where(old.c.house == 1, old.c.state == "finished"))
        await self.tables.add(draft, {})
        return info.id
