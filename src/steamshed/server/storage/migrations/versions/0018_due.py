"""When something is due at a table, in an index of those tables alone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

EARLIER = """
UPDATE tables SET due = CASE
    WHEN deadline IS NULL THEN bot_due
    WHEN bot_due IS NULL OR deadline < bot_due THEN deadline
    ELSE bot_due END
WHERE state = 'running'
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float()))
    op.execute(EARLIER)
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_index("ix_tables_bot_due", "tables")
    # SQLite took this one for whatever was asked of running tables, and went through all of them
    op.drop_index("ix_tables_rested", "tables")
    op.create_index("ix_tables_changed", "tables", ["changed"])
    due, bot = sa.text("due IS NOT NULL AND hidden = 0"), sa.text("bot_due IS NOT NULL")
    op.create_index("ix_tables_due", "tables", ["due"], sqlite_where=due, postgresql_where=due)
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"], sqlite_where=bot, postgresql_where=bot)


def downgrade() -> None:
    op.drop_index("ix_tables_bot_due", "tables")
    op.drop_index("ix_tables_due", "tables")
    op.drop_index("ix_tables_changed", "tables")
    op.drop_column("tables", "due")
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_rested", "tables", ["state", "changed"])
