"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("method", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("by", sa.Text()),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("worker", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reviews_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name="fk_reviews_by", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
    )
    op.create_index("ix_reviews_state", "reviews", ["state", "asked"])


def downgrade() -> None:
    op.drop_table("reviews")
