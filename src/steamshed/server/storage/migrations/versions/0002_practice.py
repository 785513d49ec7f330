"""Practice tables: a player may take back what has shown something."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("practice", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "practice")
