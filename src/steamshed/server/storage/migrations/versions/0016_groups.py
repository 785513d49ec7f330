"""Groups: members, what they say, their tables, and those that begin again when they end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("link", sa.Text(), nullable=True),
        sa.Column("expires", sa.Float(), nullable=True),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.Column("hidden", sa.Integer(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_groups"),
    )
    op.create_table(
        "members",
        sa.Column("group", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["group"], ["groups.id"], name="fk_members_group", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_members_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("group", "user", name="pk_members"),
    )
    op.create_index("ix_members_user", "members", ["user"])
    op.create_table(
        "group_chat",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("group", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("guest", sa.Integer(), server_default="0", nullable=False),
        sa.Column("hidden", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["group"], ["groups.id"], name="fk_group_chat_group", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_group_chat"),
    )
    op.create_index("ix_group_chat_group_time", "group_chat", ["group", "time"])
    op.create_index("ix_group_chat_user", "group_chat", ["user"])
    standing_tables()
    op.add_column("tables", sa.Column("group", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("standing", sa.Text(), nullable=True))
    of_a_group = sa.text('"group" IS NOT NULL')
    columns = ["group", "state", "changed", "id"]
    op.create_index("ix_tables_of_group", "tables", columns, sqlite_where=of_a_group, postgresql_where=of_a_group)
    op.create_index("ix_tables_standing", "tables", ["standing", "created"])
    with op.batch_alter_table("reports") as reports:
        reports.alter_column("table", existing_type=sa.Text(), nullable=True)
        reports.add_column(sa.Column("group", sa.Text(), nullable=True))
        reports.create_foreign_key("fk_reports_group", "groups", ["group"], ["id"], ondelete="CASCADE")


def standing_tables() -> None:
    op.create_table(
        "standings",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("group", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("hours", sa.Float(), nullable=False),
        sa.Column("missing", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("kept", sa.Text(), server_default="[]", nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["group"], ["groups.id"], name="fk_standings_group", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name="fk_standings_by", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_standings"),
    )
    op.create_index("ix_standings_group", "standings", ["group", "created"])
    op.create_index("ix_standings_state", "standings", ["state"])
    op.create_table(
        "standing_wishes",
        sa.Column("standing", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["standing"], ["standings.id"], name="fk_standing_wishes_standing", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_standing_wishes_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("standing", "user", name="pk_standing_wishes"),
    )
    op.create_index("ix_standing_wishes_user", "standing_wishes", ["user"])


def downgrade() -> None:
    op.execute(sa.text('DELETE FROM reports WHERE "table" IS NULL'))
    with op.batch_alter_table("reports") as reports:
        reports.drop_constraint("fk_reports_group", type_="foreignkey")
        reports.drop_column("group")
        reports.alter_column("table", existing_type=sa.Text(), nullable=False)
    op.drop_index("ix_tables_standing", "tables")
    op.drop_index("ix_tables_of_group", "tables")
    op.drop_column("tables", "standing")
    op.drop_column("tables", "group")
    for table in ("standing_wishes", "standings", "group_chat", "members", "groups"):
        op.drop_table(table)
