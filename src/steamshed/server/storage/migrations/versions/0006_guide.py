"""Tables at which all may ask the bots what they would do, and the game that the house plays for those who watch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("house", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "house")
    op.drop_column("tables", "hints")
