"""How far people with an account have come in the lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("lesson", sa.Text(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_progress_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "game", "lesson", name="pk_progress"),
    )


def downgrade() -> None:
    op.drop_table("progress")
