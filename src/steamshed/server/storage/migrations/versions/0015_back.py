"""Plans that are drawn over the board, and since when a table waits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sketches",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_sketches_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_sketches_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "user", name="pk_sketches"),
    )
    op.add_column("tables", sa.Column("moved", sa.Float(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "moved")
    op.drop_table("sketches")
