"""Ratings: whether a table is rated, the log of results, and what is made from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "results",
        sa.Column("table", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("group", sa.Text()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer()),
    )
    op.create_index("ix_results_number", "results", ["number"], unique=True)
    waits = sa.text("number IS NULL")
    op.create_index("ix_results_next", "results", ["ended", "table"], sqlite_where=waits, postgresql_where=waits)
    op.create_table(
        "result_seats",
        sa.Column("table", sa.Text(), sa.ForeignKey("results.table", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("bot", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer()),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("kept", sa.Text(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("ended", sa.Float(), nullable=False),
    )
    op.create_index("ix_result_seats_who", "result_seats", ["who", "ended"])
    op.create_table(
        "ratings",
        *(sa.Column(name, sa.Text(), primary_key=True) for name in ("scope", "game", "size", "season", "who")),
        sa.Column("bot", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Float(), nullable=False) for name in ("mean", "deviation", "certain")),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("games", "wins")),
        sa.Column("par", sa.Float(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
        sa.Column("latest", sa.Text(), nullable=False),
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("sure", sa.Integer(), nullable=False),
    )
    op.create_index("ix_ratings_listed", "ratings", ["scope", "game", "size", "season", "sure", "certain", "last"])
    op.create_index("ix_ratings_who", "ratings", ["who"])
    op.create_table(
        "rated",
        sa.Column("scope", sa.Text(), primary_key=True),
        sa.Column("table", sa.Text(), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("who", sa.Text(), nullable=False),
        *(
            sa.Column(name, sa.Float(), nullable=False)
            for name in ("ended", "mean", "deviation", "new_mean", "new_deviation")
        ),
        sa.Column("chances", sa.Text(), nullable=False),
    )
    op.create_index("ix_rated_who", "rated", ["who", "ended"])
    op.create_table(
        "met",
        sa.Column("one", sa.Text(), primary_key=True),
        sa.Column("other", sa.Text(), primary_key=True),
        sa.Column("often", sa.Float(), nullable=False),
        sa.Column("last", sa.Float(), nullable=False),
    )
    op.create_index("ix_met_other", "met", ["other"])
    op.create_table(
        "profiles",
        sa.Column("user", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("ratings", "games", "answers", "found")),
    )
    op.create_index("ix_profiles_ratings", "profiles", ["ratings"])


def downgrade() -> None:
    op.drop_index("ix_profiles_ratings", "profiles")
    op.drop_table("profiles")
    for name, indexes in (
        ("met", ["ix_met_other"]),
        ("rated", ["ix_rated_who"]),
        ("ratings", ["ix_ratings_who", "ix_ratings_listed"]),
        ("result_seats", ["ix_result_seats_who"]),
        ("results", ["ix_results_next", "ix_results_number"]),
    ):
        for index in indexes:
            op.drop_index(index, name)
        op.drop_table(name)
    op.drop_column("tables", "rated")
