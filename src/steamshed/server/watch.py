"""What happens at tables without anybody asking: bots move, clocks run out.

A bot is asked as soon as its turn comes. Besides, the watchman looks into the database every second for clocks that
have run out and for bots whose worker has died; so neither a restart nor a lost worker stops a table. Where several
workers see the same, one claims it, and the log would refuse the second anyway.
"""

from __future__ import annotations

import asyncio
import logging
import time

from sqlalchemy import select

from steamshed.kernel.errors import SteamshedError
from steamshed.server import deeds
from steamshed.server.botpool import BotPool
from steamshed.server.errors import Problem, Stale
from steamshed.server.hall import Desk, Hall
from steamshed.server.storage import schema
from steamshed.server.table import Table

logger = logging.getLogger("steamshed.watch")


class Watchman:
    """Looks after tables where a bot or a clock is to move."""

    def __init__(self, hall: Hall, bots: BotPool) -> None:
        self.hall = hall
        self.bots = bots
        self.moving: dict[str, asyncio.Task[None]] = {}
        self.task: asyncio.Task[None] | None = None
        hall.after_change.append(self.changed)

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch())

    async def stop(self) -> None:
        tasks = [*self.moving.values(), *([] if self.task is None else [self.task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- bots ----------------------------------------------------------------------------------------------------

    def changed(self, desk: Desk, before: Table) -> None:
        """A table has changed here: if a bot is to move, let it."""
        if desk.now.bot_to_move() is not None:
            self.let_bots_move(desk)

    def let_bots_move(self, desk: Desk) -> None:
        id = desk.now.card.id
        if id not in self.moving:
            self.moving[id] = asyncio.create_task(self.keep_moving(id, desk))

    async def keep_moving(self, id: str, desk: Desk) -> None:
        try:
            await self.bots_move(desk)
        except Exception:
            logger.exception("table=%s: its bots cannot move", id)
        finally:
            del self.moving[id]

    async def bots_move(self, desk: Desk) -> None:
        """Moves for bots as long as it is a bot's turn."""
        while (bot := desk.now.bot_to_move()) is not None:
            table = desk.now
            play, seat = table.play, table.turn
            assert play is not None and seat is not None
            version, started = table.version, time.perf_counter()
            legal = [str(action) for action in play.state.legal()]
            pause = self.hall.settings.bot_pause if desk.listeners else 0.0
            try:
                action = await self.bots.choose(play.game.name, bot, play.state.view(seat), legal, self.bots.seconds)
                await asyncio.sleep(max(0.0, pause - (time.perf_counter() - started)))
                if desk.now.version == version:
                    await deeds.act(self.hall, desk, [seat], action, version, bot)
            except Stale:
                continue  # somebody has taken something back, or another worker was faster
            except (Problem, SteamshedError) as error:
                logger.error("bot=%s table=%s cannot move: %s", bot, table.card.id, error)
                return

    # -- clocks, and bots left alone -----------------------------------------------------------------------------

    async def watch(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                logger.exception("the watchman stumbled")
            await asyncio.sleep(1.0)

    async def look(self, everything: bool = False) -> None:
        """Deals with what is due; ``everything`` also with bots that are not overdue (after a start)."""
        tables, now = schema.tables, time.time()
        late = tables.c.bot_due.is_not(None) if everything else tables.c.bot_due < now
        overdue = (tables.c.deadline < now) & (tables.c.fallback != "wait")
        query = select(tables.c.id, tables.c.version).where(tables.c.state == "running", late | overdue).limit(200)
        for id, version in await self.hall.store.rows(query):
            if id in self.moving or not await self.hall.fanout.claim(f"watch:{id}:{version}", 10.0):
                continue
            try:
                desk = await self.hall.desk(id)
                await deeds.time_is_up(self.hall, desk)
                if desk.now.bot_to_move() is not None:
                    self.let_bots_move(desk)
            except (Problem, Stale, SteamshedError) as error:
                logger.error("table=%s cannot be looked after: %s", id, error)
