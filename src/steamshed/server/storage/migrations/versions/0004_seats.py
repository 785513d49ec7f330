"""Invitations that are used up, when a player was last there, and what the operator needs: reports, bans, an audit log.

An invitation of before is open if its seat is, and good for two weeks from now.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TWO_WEEKS = 14 * 86400


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("ended", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_invitations_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_invitations"),
    )
    op.create_index("ix_invitations_table", "invitations", ["table"])
    now = time.time()
    op.execute(
        sa.text(
            'INSERT INTO invitations (digest, "table", seat, created, expires, ended) '
            'SELECT s.token, s."table", s.seat, :now, :later, '
            "CASE WHEN s.\"user\" IS NULL AND t.state = 'open' THEN NULL ELSE 'taken' END "
            'FROM seats AS s JOIN tables AS t ON t.id = s."table" WHERE s.token IS NOT NULL'
        ).bindparams(now=now, later=now + TWO_WEEKS)
    )
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint("uq_seats_token", type_="unique")
        seats.drop_column("token")
        seats.add_column(sa.Column("seen", sa.Float(), nullable=True))
    op.execute(sa.text("UPDATE seats SET seen = :now").bindparams(now=now))
    op.add_column("tables", sa.Column("hidden", sa.Integer(), server_default="0", nullable=False))
    op.add_column("chat", sa.Column("user", sa.Text(), nullable=True))
    op.add_column("chat", sa.Column("hidden", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "handovers",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_handovers_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_handovers"),
    )
    moderation()


def moderation() -> None:
    op.create_table(
        "blocks",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_blocks_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["users.id"], name="fk_blocks_other", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
    )
    op.create_index("ix_blocks_user_other", "blocks", ["user", "other"], unique=True)
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("by", sa.Text(), nullable=True),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("line", sa.Text(), nullable=True),
        sa.Column("quoted", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name="fk_reports_by", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reports_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_time", "reports", ["time"])
    op.create_table(
        "bans",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_bans"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("details", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_time", "audit", ["time"])


def downgrade() -> None:
    for table in ("audit", "bans", "reports", "blocks", "handovers"):
        op.drop_table(table)
    op.drop_column("chat", "hidden")
    op.drop_column("chat", "user")
    op.drop_column("tables", "hidden")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("seen")
        seats.add_column(sa.Column("token", sa.Text(), nullable=True))
        seats.create_unique_constraint("uq_seats_token", ["token"])
    op.execute(
        'UPDATE seats SET token = (SELECT digest FROM invitations AS i WHERE i."table" = seats."table"'
        " AND i.seat = seats.seat AND i.ended IS NULL LIMIT 1)"
    )
    op.drop_index("ix_invitations_table", table_name="invitations")
    op.drop_table("invitations")
