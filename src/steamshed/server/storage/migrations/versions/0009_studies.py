"""Studies: trees of variations over games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("table", sa.Text()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("nodes", sa.Integer(), nullable=False),
        sa.Column("reads", sa.Text()),
        sa.Column("writes", sa.Text()),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_studies_owner", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_studies_table", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_studies"),
    )
    op.create_index("ix_studies_owned", "studies", ["owner", "changed", "id"])
    op.create_index("ix_studies_table", "studies", ["table"])
    op.create_table(
        "study_bodies",
        sa.Column("study", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["study"], ["studies.id"], name="fk_study_bodies_study", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("study", "version", name="pk_study_bodies"),
    )
    op.create_table(
        "study_writers",
        sa.Column("study", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["study"], ["studies.id"], name="fk_study_writers_study", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_study_writers_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("study", "user", name="pk_study_writers"),
    )
    op.create_index("ix_study_writers_user", "study_writers", ["user"])


def downgrade() -> None:
    op.drop_table("study_writers")
    op.drop_table("study_bodies")
    op.drop_table("studies")
