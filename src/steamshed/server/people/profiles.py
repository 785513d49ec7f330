"""What people show of themselves, and to whom: each line of a profile is its owner's choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from sqlalchemy import select

from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert

To = Literal["everybody", "members", "played", "me"]
"""To whom: everybody; people with an account here; those with whom the owner has played; nobody else."""
LINES: Mapping[str, To] = {"ratings": "members", "games": "members", "answers": "members", "found": "members"}
"""The lines of a profile, and to whom they are shown where nothing was chosen: ratings; results and games; how quickly
somebody answers and whether he keeps his games; that there is a profile at all."""

rows = schema.profiles


async def choices(store: Store, user: str) -> dict[str, To]:
    """To whom somebody shows the lines of his profile."""
    row = await store.row(select(rows).where(rows.c.user == user))
    found = dict(LINES)
    if row is not None:
        for line in LINES:
            if row._mapping[line] in get_args(To):
                found[line] = row._mapping[line]
    return found


async def choose(store: Store, user: str, chosen: Mapping[str, To]) -> None:
    values = {**await choices(store, user), **chosen}
    await store.write(upsert(store.settings, rows, ("user",), {"user": user, **values}))


async def shown_to(store: Store, owner: str, viewer: str | None, guest: bool) -> set[str]:
    """The lines of somebody's profile that whoever asks may see. A guest sees what everybody sees, and what those see
    who have played with the owner."""
    if viewer == owner:
        return set(LINES)
    chosen = await choices(store, owner)
    near = viewer is not None and "played" in chosen.values() and await have_played(store, owner, viewer)
    member = viewer is not None and not guest
    levels = {"everybody", *(["members"] if member else []), *(["played"] if near else [])}
    if near:
        levels.add("members")
    return {line for line, to in chosen.items() if to in levels}


async def have_played(store: Store, one: str, other: str) -> bool:
    """Whether two have finished a game together."""
    mine, theirs = schema.result_seats, schema.result_seats.alias("theirs")
    query = select(mine.c.table).join(theirs, theirs.c.table == mine.c.table)
    return await store.row(query.where(mine.c.who == one, theirs.c.who == other).limit(1)) is not None
