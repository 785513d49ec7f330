"""Accounts that strangers cannot take: skeletons of names, what sessions are, mailed links, failed sign-ins.

Addresses of before were never confirmed: they get no mail until they are.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from steamshed.server.accounts.lookalikes import skeleton

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("skeleton", sa.Text(), nullable=True))
    op.add_column("users", sa.Column("confirmed", sa.Float(), nullable=True))
    fill_skeletons(op.get_bind())
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)
    op.create_index("ix_users_email", "users", ["email"])
    op.add_column("sessions", sa.Column("agent", sa.Text(), server_default="", nullable=False))
    op.add_column("sessions", sa.Column("seen", sa.Float(), server_default="0", nullable=False))
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.add_column("chat", sa.Column("guest", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "links",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_links_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_user"), "links", ["user"])
    op.create_table(
        "attempts",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", name=op.f("pk_attempts")),
    )
    op.create_table(
        "unwanted",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_unwanted")),
    )


def fill_skeletons(connection: sa.Connection) -> None:
    """Of accounts that look alike the oldest has the skeleton; the others go on without."""
    users = sa.table("users", *map(sa.column, ("id", "name", "key", "created", "skeleton")))
    accounts = sa.select(users.c.id, users.c.name).where(users.c.key.is_not(None)).order_by(users.c.created, users.c.id)
    taken: set[str] = set()
    for id, name in connection.execute(accounts).all():
        found = skeleton(name)
        if found and found not in taken:
            taken.add(found)
            connection.execute(users.update().where(users.c.id == id).values(skeleton=found))


def downgrade() -> None:
    for name in ("unwanted", "attempts", "links"):
        op.drop_table(name)
    op.drop_column("chat", "guest")
    op.drop_index("ix_sessions_user", "sessions")
    for name in ("seen", "agent"):
        op.drop_column("sessions", name)
    for name in ("ix_users_email", "ix_users_skeleton"):
        op.drop_index(name, "users")
    for name in ("confirmed", "skeleton"):
        op.drop_column("users", name)
