"""A hundred thousand tables in a database, as fast as it takes them: for the lists."""

from __future__ import annotations

import random
from collections.abc import Iterator

from sqlalchemy import insert, text

from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

STATES = ["open"] * 2 + ["running"] * 20 + ["finished"] * 78
PEOPLE = 2000
AT_A_TIME = 2000
ME = "user0"
"""Somebody who sits at many more tables than the others."""


def rows(count: int) -> Iterator[tuple[dict[str, object], list[dict[str, object]]]]:
    """Tables with their seats."""
    rng = random.Random(14)
    for number in range(count):
        id, state = f"table{number:07d}", rng.choice(STATES)
        people = [f"user{rng.randrange(PEOPLE)}" for _ in range(3)]
        if rng.random() < 0.005:
            people[0] = ME
        seats = [f'{{"kind":"human","name":"{user}","user":"{user}"}}' for user in people]
        yield (
            {
                "id": id,
                "name": f"Table {number}",
                "game": "days_of_steam",
                "options": "{}",
                "pace": '{"kind":"none"}',
                "fallback": "bot",
                "privacy": rng.choice(["public", "public", "private"]),
                "language": "en",
                "owner": people[0],
                "created": 1.0 * number,
                "state": state,
                "serial": 3,
                "version": 3,
                "turn": 0 if state == "running" else None,
                "people": f"[{','.join(seats)}]",
                "changed": 1e9 + rng.randrange(10_000_000),
            },
            [{"table": id, "seat": seat, "user": user} for seat, user in enumerate(people)],
        )


async def fill(store: Store, count: int) -> None:
    people = [{"id": f"user{n}", "name": f"User {n}", "created": 0.0, "settings": "{}"} for n in range(PEOPLE)]
    made = list(rows(count))
    async with store.engine.begin() as connection:
        await connection.execute(insert(schema.users), people)
        for start in range(0, count, AT_A_TIME):
            some = made[start : start + AT_A_TIME]
            await connection.execute(insert(schema.tables), [table for table, _ in some])
            await connection.execute(insert(schema.seats), [seat for _, seats in some for seat in seats])
        await connection.execute(text("ANALYZE"))
