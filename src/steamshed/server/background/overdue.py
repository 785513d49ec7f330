"""Tables where something is overdue: a clock has run out, or a bot has not moved because its worker has died.

Every second the database is asked for them; so neither a restart nor a lost worker stops a table. Where several workers
see the same, one claims it, and the log would refuse the second anyway.
"""

from __future__ import annotations

import logging
import time

from sqlalchemy import select

from steamshed.server.background.bot_moves import BotMoves
from steamshed.server.background.patience import Patience
from steamshed.server.duty import Rounds
from steamshed.server.errors import Problem, Stale
from steamshed.server.storage import schema
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables import commands
from steamshed.server.tables.loaded import LoadedTables

logger = logging.getLogger("steamshed.overdue")


class OverdueTables(Rounds):
    """Looks for them and does what is due; at first also for bots that are not overdue."""

    pause = 1.0
    purpose = "looking for overdue tables"
    everything = False

    def __init__(self, tables: LoadedTables, bots: BotMoves) -> None:
        self.tables = tables
        self.bots = bots
        self.failed = Patience()

    def start(self) -> None:
        self.everything = True
        super().start()

    async def look(self) -> None:
        tables, now = schema.tables, time.time()
        late = tables.c.bot_due.is_not(None) if self.everything else tables.c.bot_due < now
        overdue = tables.c.deadline < now
        seats, plans = schema.seats, schema.stand_ins
        chosen = select(seats.c.table).join(plans, plans.c.user == seats.c.user).where(plans.c.overtime == 1)
        patient = overdue & (tables.c.fallback == "wait") & tables.c.id.in_(chosen.where(seats.c.seat == tables.c.turn))
        for due in (late, overdue & (tables.c.fallback != "wait"), patient):  # each follows its index
            query = select(tables.c.id, tables.c.version).where(tables.c.state == "running", tables.c.hidden == 0, due)
            for id, version in await self.tables.store.rows(query):
                if id in self.bots.moving or self.failed.alone(id) or self.bots.failed.alone(id):
                    continue
                if await self.tables.fanout.claim(f"overdue:{id}:{version}", 10.0):
                    await self.deal_with(id)
        self.everything = False

    async def deal_with(self, id: str) -> None:
        """Does what is due at a table. Whatever is wrong with it must not keep the others waiting."""
        try:
            loaded = await self.tables.get(id)
            await commands.time_is_up(self.tables, loaded)
            if loaded.now.bot_to_move() is not None:
                self.bots.begin(loaded)
            elif (deadline := loaded.now.deadline()) is not None and deadline < time.time():
                self.failed.leave_alone(id)  # everybody waits: whoever was to stand in cannot
        except Stale:
            pass  # another worker was faster
        except Unavailable:
            raise  # nothing is wrong with the table
        except Problem:
            self.failed.leave_alone(id)  # it is set aside, and the log says why
        except Exception as error:
            logger.error("table=%s cannot be looked after: %s: %s", id, type(error).__name__, error)
            self.failed.leave_alone(id)
