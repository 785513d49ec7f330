"""Accounts of bots that play over the network, each with its owner and its token."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("token", sa.Text()),
        sa.Column("offer", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("line", sa.Text(), nullable=False, server_default=""),
        sa.Column("until", sa.Float(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_bots_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_bots_owner", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name="pk_bots"),
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])
    op.create_index("ix_bots_token", "bots", ["token"], unique=True)
    op.create_index("ix_bots_until", "bots", ["until"])


def downgrade() -> None:
    op.drop_table("bots")
