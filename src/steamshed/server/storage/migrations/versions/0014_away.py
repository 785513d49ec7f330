"""People who are away: time zones and waking hours, holidays, who stands in, seats that are handed over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("time_zone", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("deputy", sa.Text()))
    some = sa.text("deputy IS NOT NULL")
    op.create_index("ix_seats_deputy", "seats", ["deputy"], sqlite_where=some, postgresql_where=some)
    op.create_table(
        "calendars",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("wake", sa.Integer(), nullable=False),
        sa.Column("sleep", sa.Integer(), nullable=False),
        sa.Column("told_zone", sa.Text(), nullable=False, server_default=""),
        sa.Column("due", sa.Float()),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_calendars_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name="pk_calendars"),
    )
    op.create_index("ix_calendars_due", "calendars", ["due"])
    op.create_table(
        "holidays",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("first", sa.Text(), nullable=False),
        sa.Column("last", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("stated", sa.Float(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_holidays_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_holidays"),
    )
    op.create_index("ix_holidays_user", "holidays", ["user", "since"])
    op.create_index("ix_holidays_stage", "holidays", ["stage", "since"])
    op.create_table(
        "stand_ins",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text()),
        sa.Column("deputy", sa.Text()),
        sa.Column("holiday", sa.Integer(), nullable=False),
        sa.Column("overtime", sa.Integer(), nullable=False),
        sa.Column("accepted", sa.Float()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_stand_ins_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["deputy"], ["users.id"], name="fk_stand_ins_deputy", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "table", name="pk_stand_ins"),
    )
    op.create_index("ix_stand_ins_deputy", "stand_ins", ["deputy"])
    op.create_table(
        "hands",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_hands_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_hands_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_hands"),
    )
    op.create_index("ix_hands_user", "hands", ["user"])
    op.create_table(
        "handings",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("friend", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("until", sa.Float()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_handings_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_handings_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["users.id"], name="fk_handings_friend", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_handings"),
    )
    op.create_index("ix_handings_friend", "handings", ["friend"])
    op.create_index("ix_handings_until", "handings", ["until"])


def downgrade() -> None:
    for table in ("handings", "hands", "stand_ins", "holidays", "calendars"):
        op.drop_table(table)
    op.drop_index("ix_seats_deputy", "seats")
    op.drop_column("seats", "deputy")
    op.drop_column("users", "time_zone")
