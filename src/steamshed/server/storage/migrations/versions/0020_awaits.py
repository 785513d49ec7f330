"""For whom a table waits stands in its row."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None

AT_ONCE = 1000


def upgrade() -> None:
    op.add_column("tables", sa.Column("awaits", sa.Text()))
    connection = op.get_bind()
    tables = sa.table("tables", *map(sa.column, ("id", "state", "turn", "people", "awaits")))
    running = sa.select(tables.c.id, tables.c.turn, tables.c.people)
    rows = connection.execute(running.where(tables.c.state == "running", tables.c.turn.is_not(None))).all()
    found = [{"which": id, "who": who} for id, turn, people in rows if (who := awaited(people, turn)) is not None]
    change = tables.update().where(tables.c.id == sa.bindparam("which")).values(awaits=sa.bindparam("who"))
    for start in range(0, len(found), AT_ONCE):
        connection.execute(change, found[start : start + AT_ONCE])
    there = sa.text("awaits IS NOT NULL")
    op.create_index("ix_tables_awaits", "tables", ["awaits"], sqlite_where=there, postgresql_where=there)


def awaited(people: str, turn: int) -> str | None:
    """Whoever plays on the seat to move; nobody where that is a bot, or where the row cannot be read."""
    try:
        seat = json.loads(people)[turn]
        if seat["kind"] != "human" or any(seat.get(name) for name in ("bot", "stand_in", "resigned")):
            return None
        found = seat.get("deputy") or seat.get("user")
    except (ValueError, LookupError, TypeError):
        return None
    return found if isinstance(found, str) else None


def downgrade() -> None:
    op.drop_index("ix_tables_awaits", "tables")
    op.drop_column("tables", "awaits")
