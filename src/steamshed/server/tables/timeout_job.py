"""Tables where something is overdue: a clock has run out, or a bot has not moved because its worker has died.

Every second the database is asked for them; so neither a restart nor a lost worker stops a table. A worker takes those
that it looks after, and the log would refuse a second one anyway.
"""

from __future__ import annotations

import logging

from steamshed.server import clock
from steamshed.server.away import stand_ins
from steamshed.server.bots.moves_job import BotMoves
from steamshed.server.errors import Problem, Stale
from steamshed.server.jobs.backoff import PATIENCE
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables import due, timeouts
from steamshed.server.tables.due import Taken
from steamshed.server.tables.live_tables import LoadedTables

logger = logging.getLogger("steamshed.overdue")


class OverdueTables(Rounds):
    """Looks for them and does what is due; at first also for bots that are not overdue."""

    pause = 1.0
    purpose = "looking for overdue tables"
    everything = False

    def __init__(self, tables: LoadedTables, bots: BotMoves) -> None:
        self.tables = tables
        self.bots = bots

    def start(self) -> None:
        self.everything = True
        super().start()

    async def look(self) -> None:
        now, store = clock.now(), self.tables.store
        if self.everything:
            await store.write(due.bots_at_once(now))
            self.everything = False
        while True:
            taken = await due.take(store, now)
            for one in taken:
                if one.id not in self.bots.moving:
                    await self.deal_with(one)
            if len(taken) < due.MOST:
                break

    async def deal_with(self, taken: Taken) -> None:
        """Does what is due at a table. Whatever is wrong with it must not keep the others waiting."""
        try:
            await self.do(taken)
        except Stale:
            pass  # another worker was faster
        except Unavailable:
            raise  # nothing is wrong with the table
        except Problem:
            await self.leave_alone(taken)  # it is set aside, and the log says why
        except Exception as error:
            logger.error("table=%s cannot be looked after: %s: %s", taken.id, type(error).__name__, error)
            await self.leave_alone(taken)

    async def do(self, taken: Taken) -> None:
        loaded = await self.tables.get(taken.id)
        before = loaded.now
        await timeouts.time_is_up(self.tables, loaded)
        table, now = loaded.now, clock.now()
        if table.bot_to_move() is not None:
            self.bots.begin(loaded)
            if self.bots.failed.alone(taken.id):
                await self.leave_alone(taken)
        elif table is before:  # nothing was to be done
            deadline = table.deadline()
            if deadline is not None and deadline <= now:  # everybody waits
                deadline = now + PATIENCE if await stand_ins.may_relieve(self.tables.store, table) else None
            await due.put_off(self.tables.store, taken, deadline)

    async def leave_alone(self, taken: Taken) -> None:
        await due.put_off(self.tables.store, taken, clock.now() + PATIENCE)
