"""Snapshots of long games; indexes for every list of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.Column("stamp", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_snapshots_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_snapshots"),
    )
    op.create_index("ix_tables_listed", "tables", ["state", "privacy", "changed", "id"], unique=False)
    op.create_index("ix_tables_owned", "tables", ["owner", "changed", "id"], unique=False)
    op.create_index("ix_tables_sorted", "tables", ["id", "changed", "state", "privacy"], unique=False)
    op.drop_index("ix_tables_state_changed", table_name="tables")


def downgrade() -> None:
    op.create_index("ix_tables_state_changed", "tables", ["state", "changed"], unique=False)
    op.drop_index("ix_tables_sorted", table_name="tables")
    op.drop_index("ix_tables_owned", table_name="tables")
    op.drop_index("ix_tables_listed", table_name="tables")
    op.drop_table("snapshots")
