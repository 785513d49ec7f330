"""Tables in use are compared with the database at intervals, so that a lost notice costs seconds."""

from __future__ import annotations

from steamshed.server.jobs.periodic import Rounds
from steamshed.server.tables.attendance import BELIEVED
from steamshed.server.tables.live_tables import FRESH, LoadedTables


class Converging(Rounds):
    """Looks around every two seconds, and tells the other workers now and then who is here."""

    pause = FRESH
    purpose = "comparing tables with the database"

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables

    async def look(self) -> None:
        await self.tables.look_around()
        if self.looks % int(BELIEVED / FRESH / 3) == 0:
            self.tables.repeat_presence()
