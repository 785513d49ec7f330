"""Series of tables with the same start and the same chance, and tables that are watched with a delay."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "series",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("setup", sa.Text(), nullable=True),
        sa.Column("origin", sa.Text(), nullable=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("privacy", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_series"),
    )
    op.create_index("ix_series_origin", "series", ["origin"], unique=True)
    op.add_column("tables", sa.Column("series", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("watch_delay", sa.Integer(), server_default="0", nullable=False))
    op.create_index("ix_tables_series", "tables", ["series"])


def downgrade() -> None:
    op.drop_index("ix_tables_series", "tables")
    op.drop_column("tables", "watch_delay")
    op.drop_column("tables", "series")
    op.drop_table("series")
