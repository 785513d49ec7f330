"""What the games of a group have come to: who owes a move, how everybody did, who was placed before whom.

All is read from the summaries of the tables, which tell of a running game no more than every list of tables does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import select

from steamshed.server.api import shapes
from steamshed.server.groups import members, wire
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables.log import Seat

MOST_RUNNING = 200
MOST_FINISHED = 1000
"""So many games are counted, the latest."""


def seats_of(row: Mapping[str, Any]) -> list[Seat]:
    return msgspec.json.decode(row["people"], type=list[Seat])


def result_of(row: Mapping[str, Any]) -> shapes.Result | None:
    return None if row["result"] is None else msgspec.json.decode(row["result"], type=shapes.Result)


# -- who owes a move -----------------------------------------------------------------------------------------------


async def owed(store: Store, group: str, user: str) -> list[wire.Debt]:
    """The moves that people owe at the running tables of a group, the longest first. One waits since the entry of the
    log that has last changed the position."""
    tables, entries = schema.tables, schema.entries
    last = (entries.c.table == tables.c.id) & (entries.c.serial == tables.c.version)
    query = (
        select(tables, entries.c.time.label("since"))
        .join(entries, last)
        .where(tables.c.group == group, tables.c.state == "running", tables.c.hidden == 0, tables.c.turn.is_not(None))
        .order_by(tables.c.changed)
        .limit(MOST_RUNNING)
    )
    found = [debt for row in await store.rows(query) for debt in debts(row._mapping, user)]
    return sorted(found, key=lambda debt: (debt.since, debt.table))


def debts(row: Mapping[str, Any], user: str) -> list[wire.Debt]:
    """The move that a person owes at a table; none where a bot is to move."""
    seat = seats_of(row)[row["turn"]]
    if not seat.votes:
        return []
    deadline = msgspec.UNSET if row["deadline"] is None else row["deadline"]
    mine = row["awaits"] == user
    name = seat.deputy_name or seat.name
    return [wire.Debt(row["id"], row["name"], row["game"], row["turn"], name, row["since"], deadline, mine)]


# -- results -------------------------------------------------------------------------------------------------------


@dataclass
class Count:
    """Places of somebody: how often each, and how many games."""

    games: int = 0
    wins: int = 0
    places: Counter[int] = field(default_factory=Counter)

    def add(self, place: int) -> None:
        self.games += 1
        self.wins += place == 1
        self.places[place] += 1

    def told(self) -> wire.Tally:
        return wire.Tally(self.games, self.wins, [self.places[at] for at in range(1, max(self.places, default=0) + 1)])


@dataclass
class Person:
    name: str
    deleted: bool
    all: Count = field(default_factory=Count)
    by_game: dict[str, Count] = field(default_factory=dict)
    beat: Counter[str] = field(default_factory=Counter)


async def results(store: Store, group: str, user: str) -> wire.GroupResults:
    tables = schema.tables
    query = select(tables).where(tables.c.group == group, tables.c.state == "finished", tables.c.hidden == 0)
    rows = await store.rows(query.order_by(tables.c.changed.desc()).limit(MOST_FINISHED))
    games: Counter[str] = Counter()
    found: dict[str, Person] = {}
    for row in rows:
        games[row.game] += 1
        count(row._mapping, found)
    order = sorted(found, key=lambda who: (-found[who].all.wins, -found[who].all.games, found[who].name, who))
    inside = await members.users_of(store, group)
    return wire.GroupResults(
        games=dict(games.most_common()),
        people=[told(found[who], who == user, who in inside) for who in order],
        beat=[[found[who].beat[other] for other in order] for who in order],
    )


def told(person: Person, mine: bool, member: bool) -> wire.PersonResult:
    by_game = {game: count.told() for game, count in person.by_game.items()}
    return wire.PersonResult(person.name, person.all.told(), by_game, mine, member, person.deleted)


def count(row: Mapping[str, Any], found: dict[str, Person]) -> None:
    """Adds a game to what is known of the people; the rows come with the latest first, and with the latest names."""
    result = result_of(row)
    if result is None:
        return
    placed = places(seats_of(row), result.ranking)
    for who, (seat, place) in placed.items():
        person = found.setdefault(who, Person(seat.name, seat.deleted))
        person.all.add(place)
        person.by_game.setdefault(row["game"], Count()).add(place)
        person.beat.update(other for other, (_, behind) in placed.items() if place < behind)


def places(seats: Sequence[Seat], ranking: Sequence[Sequence[int]]) -> dict[str, tuple[Seat, int]]:
    """The people of a game with their places, by user; who has several seats has the best of his places. One whose
    account is gone is nobody any more, and is not counted."""
    found: dict[str, tuple[Seat, int]] = {}
    before = 1
    for place in ranking:
        for number in place:
            seat = seats[number]
            if seat.kind == "human" and seat.user is not None:
                found.setdefault(seat.user, (seat, before))
        before += len(place)
    return found
