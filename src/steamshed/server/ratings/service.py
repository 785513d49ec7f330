"""Counting results: each game of the log is folded once, in order, and what it changes is stored with its number.

All that is stored here follows from the log: ``again`` makes it anew, with the same numbers.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import and_, bindparam, func, or_, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.rating import fold
from steamshed.rating.fold import Book, Game, Met, Seat, Standing
from steamshed.server.ratings import results
from steamshed.server.storage import schema
from steamshed.server.storage.store import Change, Prepared, Store, upsert

SITE = ""
"""The scope of ratings that count for the whole site; others are those of a group, by its id."""
AT_ONCE = 20
"""So many results are looked up at once."""


@dataclass
class Result:
    """A row of the log with its seats."""

    table: str
    game: str
    ended: float
    group: str | None
    reason: str
    number: int | None
    seats: list[Seat] = field(default_factory=list)

    def scopes(self) -> list[str]:
        """Where it counts."""
        people = sum(not seat.bot for seat in self.seats)
        inside = self.group is not None and self.reason in results.COUNTS_IN_GROUPS and people > 1
        return ([SITE] if not self.reason else []) + ([self.group] if inside and self.group is not None else [])

    def counted_in(self, scope: str) -> Game:
        return Game(self.game, self.ended, self.seats, among_friends=scope != SITE)


async def read(store: Store, condition: Any, order: Sequence[Any], most: int | None = None) -> list[Result]:
    """Rows of the log with their seats."""
    rows, seats = schema.results, schema.result_seats
    query = select(rows).where(condition).order_by(*order)
    found = {
        row.table: Result(row.table, row.game, row.ended, row.group, row.reason, row.number)
        for row in await store.rows(query if most is None else query.limit(most))
    }
    # of a page just its seats, of the whole log all
    wanted = (
        seats.c.table.in_(list(found)) if most is not None else seats.c.table.in_(select(rows.c.table).where(condition))
    )
    for row in await store.rows(select(seats).where(wanted).order_by(seats.c.table, seats.c.seat)):
        if row.table in found:
            found[row.table].seats.append(Seat(row.who, row.place, bool(row.bot), bool(row.moves)))
    return list(found.values())


# -- counting what has come ------------------------------------------------------------------------------------------


Beside = Callable[[Store, Result], Awaitable[Sequence[UpdateBase]]]
"""What else is written down with a result."""


async def nothing(store: Store, result: Result) -> Sequence[UpdateBase]:
    return []


async def count_next(store: Store, beside: Beside = nothing) -> int:
    """Counts the results that have no number yet, the earliest first; gives how many. Raises Conflict if another worker
    counts at the same time: nothing is written then."""
    rows = schema.results
    found = await read(store, rows.c.number.is_(None), (rows.c.ended, rows.c.table), AT_ONCE)
    for result in found:
        last = await store.row(select(func.max(rows.c.number)))
        result.number = (last[0] or 0) + 1
        if not result.reason and await with_own_bot(store, result):
            result.reason = "owner"
        changes: list[Change] = [
            rows.update()
            .where(rows.c.table == result.table, rows.c.number.is_(None))
            .values(number=result.number, reason=result.reason)
        ]
        for scope in result.scopes():
            game = result.counted_in(scope)
            book = await opened(store, scope, game)
            changes += kept(store, scope, result, fold.fold(book, game))
            if scope == SITE:
                changes += [
                    upsert(store.settings, schema.met, ("one", "other"), met_row(two, book.met[two]))
                    for two in fold.needs(game)[1]
                ]
        await store.write(*changes, *await beside(store, result))
    return len(found)


async def with_own_bot(store: Store, result: Result) -> bool:
    """Whether a network bot and the person who runs it sit at the same table."""
    programs = [seat.who for seat in result.seats if seat.bot and not seat.anchored]
    people = [seat.who for seat in result.seats if not seat.bot]
    bots = schema.bots
    query = select(bots.c.user).where(bots.c.user.in_(programs), bots.c.owner.in_(people)).limit(1)
    if programs and people and await store.row(query) is not None:
        return True
    query = select(func.count()).where(bots.c.user.in_(programs)).group_by(bots.c.owner).having(func.count() > 1)
    return len(programs) > 1 and await store.row(query.limit(1)) is not None


async def opened(store: Store, scope: str, game: Game) -> Book:
    """What a game is folded with."""
    keys, pairs = fold.needs(game)
    rows, met, book = schema.ratings, schema.met, Book()
    mine = rows.c.who.in_([key[2] for key in keys])
    here = (rows.c.scope == scope) & (rows.c.game == game.game) & (rows.c.size == game.size) & (rows.c.season == "")
    for row in await store.rows(select(rows).where(here, mine)):
        book.standings[game.game, game.size, row.who] = standing_of(row)
    if pairs and scope == SITE:
        either = or_(*(and_(met.c.one == one, met.c.other == other) for one, other in pairs))
        for row in await store.rows(select(met).where(either)):
            book.met[row.one, row.other] = Met(row.often, row.last)
    return book


def standing_of(row: Any) -> Standing:
    counted = (row.games, row.wins, row.par, row.people, row.last)
    return Standing(row.mean, row.deviation, *counted, row.latest, row.start)


def kept(store: Store, scope: str, result: Result, changes: Iterable[fold.Change]) -> list[UpdateBase]:
    """The rows that say what a game has changed."""
    found: list[UpdateBase] = []
    game = result.counted_in(scope)
    for change in changes:
        seat = result.seats[change.seat]
        # who counts a game that another worker has counted meanwhile fails here
        found.append(schema.rated.insert().values(**rated_row(scope, result, change)))
        if change.standing is not None:
            for season in ("", change.standing.season):
                values = rating_row(scope, (game.game, game.size, seat.who), season, seat.bot, change.standing)
                found.append(upsert(store.settings, schema.ratings, KEYS, values))
    return found


KEYS = ("scope", "game", "size", "season", "who")


def has_rank(who: str, standing: Standing) -> bool:
    """Whether somebody is sure enough for a rank, and has earned it against people."""
    known = not who.startswith(results.GONE)
    return known and standing.people > 0 and standing.rating.margin <= fold.PROVISIONAL


def rating_row(scope: str, key: fold.Key, season: str, bot: bool, standing: Standing) -> dict[str, object]:
    return {
        **dict(zip(("game", "size", "who"), key)),
        "scope": scope,
        "season": season,
        "bot": int(bot),
        "mean": standing.mean,
        "deviation": standing.deviation,
        "certain": round(standing.rating.certain, 4),
        "games": standing.games,
        "wins": standing.wins,
        "par": standing.par,
        "people": standing.people,
        "last": standing.last,
        "latest": standing.season,
        "start": standing.start,
        "sure": int(has_rank(key[2], standing)),
    }


def rated_row(scope: str, result: Result, change: fold.Change) -> dict[str, object]:
    return {
        "scope": scope,
        "table": result.table,
        "seat": change.seat,
        "who": result.seats[change.seat].who,
        "ended": result.ended,
        "mean": change.before.mean,
        "deviation": change.before.deviation,
        "new_mean": change.after.mean,
        "new_deviation": change.after.deviation,
        "chances": msgspec.json.encode([round(chance, 4) for chance in change.chances]).decode(),
    }


def met_row(two: tuple[str, str], met: Met) -> dict[str, object]:
    return {"one": two[0], "other": two[1], "often": met.often, "last": met.last}


# -- again from nothing ------------------------------------------------------------------------------------------------


@dataclass
class Made:
    """All that follows from the log."""

    ratings: dict[tuple[str, ...], dict[str, object]] = field(default_factory=dict)
    rated: dict[tuple[str, str, int], dict[str, object]] = field(default_factory=dict)
    met: dict[tuple[str, str], dict[str, object]] = field(default_factory=dict)
    games: int = 0

    def differences(self, other: Made) -> int:
        """How many rows are not the same."""
        pairs: Sequence[tuple[Mapping[Any, object], Mapping[Any, object]]]
        pairs = ((self.ratings, other.ratings), (self.rated, other.rated), (self.met, other.met))
        return sum(mine.get(key) != theirs.get(key) for mine, theirs in pairs for key in {*mine, *theirs})


def folded(log: Iterable[Result]) -> Made:
    """What the whole log comes to."""
    made, books = Made(), dict[str, Book]()
    for result in log:
        made.games += 1
        for scope in result.scopes():
            book, game = books.setdefault(scope, Book()), result.counted_in(scope)
            for change in fold.fold(book, game):
                seat = result.seats[change.seat]
                made.rated[scope, result.table, change.seat] = rated_row(scope, result, change)
                if change.standing is not None:
                    key = (game.game, game.size, seat.who)
                    for season in ("", change.standing.season):
                        row = rating_row(scope, key, season, seat.bot, change.standing)
                        made.ratings[scope, *key[:2], season, seat.who] = row
    for two, known in books.get(SITE, Book()).met.items():
        made.met[two] = met_row(two, known)
    return made


async def counted(store: Store) -> list[Result]:
    """The log as far as it is counted, in its order."""
    rows = schema.results
    return await read(store, rows.c.number.is_not(None), (rows.c.number,))


async def stored(store: Store) -> Made:
    """What is kept now."""
    made = Made()
    for row in await store.rows(select(schema.ratings)):
        made.ratings[row.scope, row.game, row.size, row.season, row.who] = dict(row._mapping)
    for row in await store.rows(select(schema.rated)):
        made.rated[row.scope, row.table, row.seat] = dict(row._mapping)
    for row in await store.rows(select(schema.met)):
        two = fold.pair(row.one, row.other)  # a name that was taken out may stand elsewhere
        made.met[two] = met_row(two, Met(row.often, row.last))
    return made


async def again(store: Store) -> Made:
    """Makes all ratings anew from the log, and puts them in the place of those that are kept, at once."""
    made = folded(await counted(store))
    changes: list[Change] = [table.delete() for table in (schema.ratings, schema.rated, schema.met)]
    for table, rows in ((schema.ratings, made.ratings), (schema.rated, made.rated), (schema.met, made.met)):
        insert = Prepared(table.insert().values({column.name: bindparam(column.name) for column in table.columns}))
        some: Iterable[Mapping[str, Any]] = rows.values()
        changes += [insert.of(**row) for row in some]
    await store.write(*changes)
    return made
