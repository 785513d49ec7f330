"""Puzzles: decisions of finished games that others are asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("table", sa.Text()),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_puzzles_owner", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_puzzles_table", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
    )
    op.create_index("ix_puzzles_made", "puzzles", ["owner", "table", "number"], unique=True)
    op.create_index("ix_puzzles_table", "puzzles", ["table"])


def downgrade() -> None:
    op.drop_table("puzzles")
