"""Accounts that may be one person's: marked for the operator, who decides; nothing follows by itself.

Two accounts that have met at a rated table and signed in from the same place in the network are reported once. A family
looks the same, so that the report says what was seen and nothing else.
"""

from __future__ import annotations

import hashlib
from itertools import combinations

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.rating.fold import pair
from steamshed.server import clock
from steamshed.server.ratings.service import Result
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, once

WORDS = "These two accounts have met at a rated table and have signed in from the same address."


async def reports(store: Store, result: Result) -> list[UpdateBase]:
    """The rows that tell the operator of pairs at a rated table; a pair that was told of is not told of again."""
    people = [seat.who for seat in result.seats if not seat.bot]
    if result.reason or len(people) < 2:
        return []
    sessions, users = schema.sessions, schema.users
    query = (
        select(sessions.c.user, sessions.c.place, users.c.name)
        .join(users, users.c.id == sessions.c.user)
        .where(sessions.c.user.in_(people), sessions.c.place != "")
    )
    places: dict[str, set[str]] = {}
    names: dict[str, str] = {}
    for row in await store.rows(query):
        places.setdefault(row.user, set()).add(row.place)
        names[row.user] = row.name
    found = []
    for one, other in combinations(sorted(places), 2):
        if places[one] & places[other]:
            id = "p" + hashlib.sha256("\0".join(pair(one, other)).encode()).hexdigest()[:11]
            values = {"id": id, "time": clock.now(), "table": result.table, "reason": WORDS}
            found.append(once(store.settings, schema.reports, {**values, "quoted": f"{names[one]} and {names[other]}"}))
    return found
