"""What a server keeps an eye on: new decisions of the operator, and who is still at his table."""

from __future__ import annotations

from steamshed.server.away import absence
from steamshed.server.jobs.periodic import Rounds
from steamshed.server.tables.live_tables import LoadedTables

PRESENCE = 15
"""After so many looks, people who stay at their tables are noted anew."""


class Attention(Rounds):
    """Looks again and again."""

    pause = 2.0
    purpose = "looking for decisions of the operator"

    def __init__(self, tables: LoadedTables) -> None:
        self.tables = tables

    async def look(self) -> None:
        await self.tables.moderate()
        if self.looks % PRESENCE == 0:
            await self.note_presence()

    async def note_presence(self) -> None:
        """Keeps who is here."""
        present = {id: loaded for id, loaded in self.tables.by_id.items() if loaded.here}
        if present:
            changes = [absence.seen_now(id, loaded.here) for id, loaded in present.items()]
            await self.tables.store.write(*changes)
