"""Bots move as soon as their turn comes: at tables that change here, and at those that a dead worker has left alone."""

from __future__ import annotations

import asyncio
import logging

from steamshed.kernel.errors import SteamshedError
from steamshed.server import clock
from steamshed.server.bots.processes import BotProcesses
from steamshed.server.errors import Problem, Stale
from steamshed.server.jobs.backoff import Patience
from steamshed.server.jobs.stopping import end
from steamshed.server.orders import service as orders
from steamshed.server.storage.store import Unavailable
from steamshed.server.tables import commands
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.table import Table
from steamshed.ui.game_ui import ui_of

logger = logging.getLogger("steamshed.bots")
AGAIN = 1.0
"""Seconds until a bot tries again what could not be stored."""


LEISURELY = 4.0
"""How many times longer the bots of the house wait: those who watch want to see what each move was."""

LEAST = 1.0
"""Seconds that every move of theirs is to be seen."""

SLOW = 2.0
"""How many times longer bots wait before every action for somebody who wants to see each."""


def times_longer(loaded: LoadedTable, goes_on: bool) -> float:
    """How many times the usual pause a bot waits for those who look on; ``goes_on``: with a step that it has begun."""
    speeds = {listener.bot_speed for listener in loaded.listeners}
    if "slow" in speeds:
        return SLOW
    return 0.0 if goes_on or "steps" not in speeds else 1.0


class BotMoves:
    """The tables where bots are moving now, one task each."""

    def __init__(self, tables: LoadedTables, bots: BotProcesses) -> None:
        self.tables = tables
        self.bots = bots
        self.moving: dict[str, asyncio.Task[None]] = {}
        self.failed = Patience()
        tables.after_change.append(self.changed)
        tables.after_enter.append(self.entered)

    async def stop(self) -> None:
        await end(*self.moving.values())

    def changed(self, loaded: LoadedTable, before: Table) -> None:
        """A table has changed here: if a bot is to move, let it."""
        if loaded.now.bot_to_move() is not None:
            self.failed.until.pop(loaded.now.info.id, None)  # somebody did something: it may go on now
            self.begin(loaded)

    def entered(self, loaded: LoadedTable) -> None:
        """Somebody has come to look: the bots of the house play for him."""
        if loaded.now.info.house and loaded.now.bot_to_move() is not None:
            self.begin(loaded)

    def begin(self, loaded: LoadedTable) -> None:
        id = loaded.now.info.id
        if loaded.now.info.house and not loaded.listeners:
            return
        if id not in self.moving and not self.failed.alone(id):
            self.moving[id] = asyncio.create_task(self.keep_moving(id, loaded))

    async def keep_moving(self, id: str, loaded: LoadedTable) -> None:
        try:
            await self.move(loaded)
        except Exception:
            logger.exception("table=%s: its bots cannot move", id)
            self.failed.leave_alone(id)
        finally:
            del self.moving[id]

    async def move(self, loaded: LoadedTable) -> None:
        """Moves for bots as long as it is a bot's turn."""
        last: tuple[int, str] | None = None
        while (bot := loaded.now.bot_to_move()) is not None:
            table = loaded.now
            play, seat = table.play, table.turn
            assert play is not None and seat is not None
            version, started = table.version, clock.monotonic()
            legal = [str(action) for action in play.state.legal()]
            if table.info.house and not loaded.listeners:
                return  # nobody watches
            if table.seats[seat].stand_in is not None and await orders.answers(self.tables.store, table, seat):
                return  # what the player has ordered comes first
            step = ui_of(play.game).steps.get(play.state.phase, "")
            pause = self.tables.settings.bot_pause * times_longer(loaded, bool(step) and last == (seat, step))
            last = seat, step
            if table.info.house:
                pause = max(LEAST, pause * LEISURELY)
            try:
                action = await self.bots.choose(play.game.name, bot, play.state.view(seat), legal, table.info.id)
                await asyncio.sleep(max(0.0, pause - (clock.monotonic() - started)))
                if loaded.now.version == version:
                    await commands.act(self.tables, loaded, [seat], action, version, bot)
            except Stale:
                continue  # somebody has taken something back, or another worker was faster
            except Unavailable:
                await asyncio.sleep(AGAIN)
            except (Problem, SteamshedError) as error:
                logger.error("bot=%s table=%s cannot move: %s", bot, table.info.id, error)
                self.failed.leave_alone(table.info.id)
                return
