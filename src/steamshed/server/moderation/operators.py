"""Accounts that look after the server in a browser. The command line says which; each needs a second factor."""

from __future__ import annotations

from sqlalchemy import exists, or_, select

from steamshed.server.storage import schema
from steamshed.server.storage.store import Store


async def is_operator(store: Store, user: str) -> bool:
    """Whether an account may see and do what operators may: it was made one, and has a second factor now."""
    rows, factors, keys = schema.operators, schema.second_factors, schema.passkeys
    app = exists().where(factors.c.user == rows.c.user, factors.c.since.is_not(None))
    passkey = exists().where(keys.c.user == rows.c.user)
    query = select(rows.c.user).where(rows.c.user == user, or_(app, passkey))
    return await store.row(query) is not None
