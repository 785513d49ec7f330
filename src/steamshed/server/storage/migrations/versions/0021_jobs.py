"""Due work is written down: holidays, seats that are handed over, calendars that tables are to be told of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None

EARLIER = [
    """INSERT INTO jobs (kind, key, due)
        SELECT 'holiday', id, CASE WHEN stage = 'stated' THEN since ELSE until END
        FROM holidays WHERE stage <> 'over'""",
    """INSERT INTO jobs (kind, key, due)
        SELECT 'handing', "table" || ' ' || seat, until FROM handings WHERE until IS NOT NULL""",
    """INSERT INTO jobs (kind, key, due)
        SELECT 'calendar', c."user", 0 FROM calendars AS c JOIN users ON users.id = c."user"
        WHERE c.due IS NOT NULL OR c.told_zone <> users.time_zone""",
    """INSERT INTO jobs (kind, key, due) SELECT DISTINCT 'orders', "table", 0 FROM orders""",
    """INSERT INTO jobs (kind, key, due) SELECT 'standing', id, 0 FROM standings WHERE state = 'going'""",
]


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("body", sa.Text(), nullable=False, server_default=""),
    )
    op.create_index("ix_jobs_due", "jobs", ["due"])
    for statement in EARLIER:
        op.execute(statement)
    op.drop_index("ix_calendars_due", "calendars")
    op.drop_column("calendars", "due")
    op.drop_column("calendars", "told_zone")
    op.drop_index("ix_holidays_stage", "holidays")
    op.drop_column("holidays", "stage")
    op.create_index("ix_holidays_until", "holidays", ["until"])


def downgrade() -> None:
    op.drop_index("ix_holidays_until", "holidays")
    op.add_column("holidays", sa.Column("stage", sa.Text(), nullable=False, server_default="stated"))
    op.execute("""UPDATE holidays SET stage = 'over' WHERE id NOT IN (SELECT key FROM jobs WHERE kind = 'holiday')""")
    op.create_index("ix_holidays_stage", "holidays", ["stage", "since"])
    op.add_column("calendars", sa.Column("told_zone", sa.Text(), nullable=False, server_default=""))
    op.add_column("calendars", sa.Column("due", sa.Float()))
    op.create_index("ix_calendars_due", "calendars", ["due"])
    op.drop_index("ix_jobs_due", "jobs")
    op.drop_table("jobs")
