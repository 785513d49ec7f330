"""More letters that look alike: the skeletons of accounts are made anew.

Of accounts that look alike now the oldest has the skeleton; the others keep their names and go on without.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from steamshed.server.accounts.lookalikes import skeleton

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    connection = op.get_bind()
    users = sa.table("users", *map(sa.column, ("id", "name", "key", "created", "skeleton")))
    known = sa.select(users.c.id, users.c.name, users.c.skeleton).where(users.c.key.is_not(None))
    accounts = connection.execute(known.order_by(users.c.created, users.c.id)).all()
    owners: dict[str, str] = {}
    for id, name, _ in accounts:
        owners.setdefault(skeleton(name), id)
    wanted = {id: look for look, id in owners.items()}
    changed = [id for id, _, before in accounts if wanted.get(id) != before]
    for id in changed:  # none has what another is to get
        connection.execute(users.update().where(users.c.id == id).values(skeleton=None))
    for id in changed:
        if id in wanted:
            connection.execute(users.update().where(users.c.id == id).values(skeleton=wanted[id]))


def downgrade() -> None:
    """The skeletons stay: those of before were the same for fewer names."""
