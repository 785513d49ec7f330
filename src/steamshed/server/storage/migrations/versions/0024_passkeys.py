"""Passkeys, and accounts that sign in with the provider of a club."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("user", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("transports", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float()),
    )
    op.create_index("ix_passkeys_user", "passkeys", ["user"])
    op.create_table(
        "provided",
        sa.Column("issuer", sa.Text(), primary_key=True),
        sa.Column("subject", sa.Text(), primary_key=True),
        sa.Column("user", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_provided_user", "provided", ["user"])


def downgrade() -> None:
    op.drop_index("ix_provided_user", "provided")
    op.drop_table("provided")
    op.drop_index("ix_passkeys_user", "passkeys")
    op.drop_table("passkeys")
