"""Notices: what people want to be told of and how, what they are told, and the browsers and addresses it goes to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_rested", "tables", ["state", "changed"])
    op.create_index("ix_chat_time", "chat", ["time"])
    op.create_table(
        "wishes",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("hook", sa.Text(), nullable=False, server_default=""),
        sa.Column("feed", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_wishes_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name="pk_wishes"),
    )
    op.create_table(
        "hooks",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_hooks_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_hooks"),
    )
    create_notices()
    op.create_table(
        "pushes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("agent", sa.Text(), nullable=False, server_default=""),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_pushes_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_pushes"),
    )
    op.create_index("ix_pushes_user", "pushes", ["user"])
    op.create_index("ix_pushes_session", "pushes", ["session"])


def create_notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("table", sa.Text()),
        sa.Column("seat", sa.Integer()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("way", sa.Text(), nullable=False),
        sa.Column("mark", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False, server_default="waiting"),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("claimed", sa.Float(), nullable=False, server_default="0"),
        sa.Column("worker", sa.Text(), nullable=False, server_default=""),
        sa.Column("details", sa.Text(), nullable=False, server_default="{}"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_notices_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notices_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["state", "due"])
    op.create_index("ix_notices_user", "notices", ["user", "state"])
    op.create_index("ix_notices_table", "notices", ["table"])
    op.create_index("ix_notices_since", "notices", ["since"])


def downgrade() -> None:
    for name in ("pushes", "notices", "hooks", "wishes"):
        op.drop_table(name)
    op.drop_index("ix_chat_time", "chat")
    op.drop_index("ix_tables_rested", "tables")
