"""Accounts that look after the server in a browser. The command line says which; each needs a second factor."""

from __future__ import annotations

from sqlalchemy import select

from steamshed.server.storage import schema
from steamshed.server.storage.store import Store


async def is_operator(store: Store, user: str) -> bool:
    """Whether an account may see and do what operators may: it was made one, and has a second factor now."""
    rows, factors = schema.operators, schema.second_factors
    both = rows.join(factors, factors.c.user == rows.c.user)
    query = select(rows.c.user).select_from(both).where(rows.c.user == user, factors.c.since.is_not(None))
    return await store.row(query) is not None
