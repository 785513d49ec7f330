"""A second factor beside the password, its recovery codes, and from where a session was begun."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("place", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "second_factors",
        sa.Column("user", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("since", sa.Float()),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("user", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("digest", sa.Text(), primary_key=True),
    )
    op.create_table(
        "spent_codes",
        sa.Column("user", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("code", sa.Text(), primary_key=True),
        sa.Column("time", sa.Float(), nullable=False),
    )
    op.create_index("ix_spent_codes_time", "spent_codes", ["time"])


def downgrade() -> None:
    op.drop_index("ix_spent_codes_time", "spent_codes")
    op.drop_table("spent_codes")
    op.drop_table("recovery_codes")
    op.drop_table("second_factors")
    op.drop_column("sessions", "place")
