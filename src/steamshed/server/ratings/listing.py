"""Ratings as they are asked for: those of a table, and lists of the best."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, func, or_, select

from steamshed.rating import anchors, fold, model
from steamshed.rating.fold import PROVISIONAL
from steamshed.server import clock
from steamshed.server.ratings import results, service, wire
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.tables.table import Table

PAGE = 50
FEW = 8
"""Of fewer people there are no ranks."""
MOST_WAITING = 10
MOST_CHAMPIONS = 4
DIGITS = 1
APART = ("played", "me")
"""Who shows his ratings to these alone is in no list."""

rows = schema.ratings
users = schema.users
shown = schema.profiles


# -- a table ----------------------------------------------------------------------------------------------------------


async def of_table(store: Store, table: Table) -> wire.TableRatings:
    info, size = table.info, fold.size_of(len(table.seats))
    found = wire.TableRatings(info.rated, info.game, msgspec.convert(size, wire.Size), [], [])
    if table.stage != "finished":
        if info.rated:
            found.seats = await of_seats(store, table, size)
        return found
    log = schema.results
    row = await store.row(select(log.c.reason, log.c.number).where(log.c.table == info.id))
    if row is None:  # it ended before results were written down
        found.reason = "friendly"
        return found
    found.reason, found.counted = row.reason, row.number is not None
    found.changes = await changes(store, info.id)
    return found


async def of_seats(store: Store, table: Table, size: str) -> list[wire.SeatRating]:
    """The ratings of those who sit at a table."""
    game, now = table.info.game, clock.now()
    known = await standings(store, game, size, [seat.user for seat in table.seats if seat.user])
    found = []
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            continue
        name = results.who(seat)
        if name.startswith(anchors.OF_THE_HOUSE):
            rating, games, fixed = anchors.rating(game, size, name), 0, True
        else:
            standing = known.get(name, fold.NEW)
            rating, games, fixed = standing.at(now), standing.games, False
        unsure = not fixed and rating.margin > PROVISIONAL
        found.append(wire.SeatRating(number, round(rating.mean, DIGITS), rounded(rating), games, unsure, fixed))
    return found


async def standings(store: Store, game: str, size: str, who: Sequence[str]) -> dict[str, fold.Standing]:
    here = (rows.c.scope == service.SITE) & (rows.c.game == game) & (rows.c.size == size) & (rows.c.season == "")
    found = await store.rows(select(rows).where(here, rows.c.who.in_(list(who))))
    return {row.who: service.standing_of(row) for row in found}


def rounded(rating: model.Rating) -> float:
    return round(rating.margin, DIGITS)


async def changes(store: Store, table: str) -> list[wire.SeatChange]:
    """What a result has changed on the site."""
    rated, seats = schema.rated, schema.result_seats
    query = (
        select(rated, seats.c.place, seats.c.moves)
        .join(seats, (seats.c.table == rated.c.table) & (seats.c.seat == rated.c.seat))
        .where(rated.c.scope == service.SITE, rated.c.table == table)
        .order_by(rated.c.seat)
    )
    found = []
    for row in await store.rows(query):
        chances = msgspec.json.decode(row.chances, type=list[float])
        fixed = row.who.startswith(anchors.OF_THE_HOUSE) or not row.moves
        found.append(
            wire.SeatChange(
                seat=row.seat,
                place=row.place,
                expected=round(model.expected_place(chances), 2),
                chances=chances,
                before=round(row.mean, DIGITS),
                after=round(row.new_mean, DIGITS),
                margin=round(2 * row.new_deviation, DIGITS),
                margin_before=round(2 * row.deviation, DIGITS),
                provisional=not fixed and 2 * row.new_deviation > PROVISIONAL,
                fixed=fixed,
            )
        )
    return found


# -- lists ------------------------------------------------------------------------------------------------------------


def board(scope: str, game: str, size: str, season: str) -> ColumnElement[bool]:
    return (rows.c.scope == scope) & (rows.c.game == game) & (rows.c.size == size) & (rows.c.season == season)


def ranked(season: str, now: float) -> ColumnElement[bool]:
    """Whether a line has a rank: sure enough, earned against people, and lately."""
    sure = rows.c.sure == 1
    return sure if season else sure & (rows.c.last > now - fold.LISTED)


def told_to(viewer: str | None, inside: bool) -> ColumnElement[bool]:
    """Whether the person of a line shows his ratings to who asks; inside a group all members see one another."""
    named = ~rows.c.who.startswith(results.GONE, autoescape=True)
    if inside:
        return named
    mine = select(shown.c.user).where(shown.c.user == rows.c.who)
    if viewer is None:
        return named & mine.where(shown.c.ratings == "everybody").exists()
    return named & ~mine.where(shown.c.ratings.in_(APART), shown.c.user != viewer).exists()


def wanted_lines(where: ColumnElement[bool], viewer: str | None, inside: bool, groups: bool) -> ColumnElement[bool]:
    """Which lines of a list are shown to who asks; of ``groups``: those of people with whom he is in one."""
    found = where & told_to(viewer, inside)
    if not groups:
        return found
    members, mine = schema.members, schema.members.alias("mine")
    ours = select(members.c.user).join(mine, mine.c.group == members.c.group).where(mine.c.user == viewer)
    return found & rows.c.who.in_(ours)


def lines(
    where: ColumnElement[bool], viewer: str | None, inside: bool, groups: bool, most: int, start: int = 0
) -> Select[Any]:
    """Some lines of a list, the best first: found by the index alone, and named then."""
    best = (rows.c.certain.desc(), rows.c.last.desc())
    chosen = select(rows).where(wanted_lines(where, viewer, inside, groups)).order_by(*best).limit(most).offset(start)
    page = chosen.subquery()
    query = select(page, users.c.name).join(users, users.c.id == page.c.who)
    return query.order_by(page.c.certain.desc(), page.c.last.desc())


async def leaderboard(store: Store, wanted: wire.Listing, viewer: str | None) -> wire.Leaderboard:
    now, scope, season = clock.now(), wanted.group, wanted.season
    here = board(scope, wanted.game, wanted.size, season)
    about = (viewer, bool(scope), wanted.people == "groups" and viewer is not None)
    page = await store.rows(lines(here & ranked(season, now), *about, PAGE, wanted.start))
    own = None
    if viewer is not None:
        own = await store.row(lines(here & (rows.c.who == viewer), viewer, True, False, 1))
    fits = here & ranked(season, now)
    placed = own is not None and has_line(own, now, season)
    listed, *above = await counts(store, [fits, fits & before(own)] if placed else [fits], about)
    unsure = rows.c.sure == 0
    recent = unsure if season else unsure & (rows.c.last > now - fold.LISTED)
    waiting = await store.rows(lines(here & recent, *about, MOST_WAITING))
    over = await seasons(store, now)
    found = wire.Leaderboard(
        game=wanted.game,
        size=wanted.size,
        season=season or fold.season_of(now),
        ends=season_end(now),
        listed=listed,
        ranks=listed >= FEW,
        rows=[line(row, viewer, now, season, wanted.start + at) for at, row in enumerate(page, 1)],
        bots=[
            wire.Anchor(level, rating.mean, rounded(rating))
            for level, rating in sorted(anchors.levels(wanted.game, wanted.size).items(), key=lambda one: -one[1].mean)
        ],
        waiting=[line(row, viewer, now, season) for row in waiting],
        seasons=over,
        champions=await champions(store, wanted, viewer, over, now),
    )
    if own is not None:
        found.me = line(own, viewer, now, season, above[0] + 1 if above else None)
    return found


def has_line(own: Any, now: float, season: str) -> bool:
    """Whether a line has a rank."""
    return bool(own.sure) and (bool(season) or own.last > now - fold.LISTED)


def before(own: Any) -> ColumnElement[bool]:
    """Whether a line stands above another one."""
    return or_(rows.c.certain > own.certain, and_(rows.c.certain == own.certain, rows.c.last > own.last))


async def counts(store: Store, some: Sequence[ColumnElement[bool]], about: tuple[str | None, bool, bool]) -> list[int]:
    """How many lines of lists somebody may see. Of a long list an index counts them all, and those who do not show
    themselves are taken off; somebody without an account sees few, so those are counted."""
    viewer, inside, groups = about
    number = select(func.count())
    if inside or groups or viewer is None:
        seen = [wanted_lines(where, viewer, inside, groups) for where in some]
        parts = [number.select_from(rows).where(where).scalar_subquery() for where in seen]
        return [int(one) for one in await store.row(select(*parts))]
    chosen = number.select_from(rows.join(shown, shown.c.user == rows.c.who))
    apart = shown.c.ratings.in_(APART) & (shown.c.user != viewer)
    parts = [number.select_from(rows).where(where).scalar_subquery() for where in some]
    parts += [chosen.where(where, apart).scalar_subquery() for where in some]
    found = await store.row(select(*parts))
    return [int(found[at]) - int(found[at + len(some)]) for at in range(len(some))]


def line(row: Any, viewer: str | None, now: float, season: str, rank: int | None = None) -> wire.Ranked:
    standing = service.standing_of(row)
    rating = standing.rating if season else standing.at(now)
    current = bool(season) or standing.season == fold.season_of(now)
    return wire.Ranked(
        name=row.name,
        who=row.who,
        rating=round(rating.mean, DIGITS),
        margin=rounded(rating),
        games=row.games,
        wins=row.wins,
        par=round(row.par, DIGITS),
        change=round(row.mean - row.start, DIGITS) if current else 0.0,
        last=row.last,
        rank=msgspec.UNSET if rank is None else rank,
        mine=viewer == row.who,
        provisional=rating.margin > PROVISIONAL,
        bots_only=row.people == 0,
        network=bool(row.bot),
    )


# -- seasons ----------------------------------------------------------------------------------------------------------


def season_end(now: float) -> float:
    """When the season of a time ends."""
    day = datetime.datetime.fromtimestamp(now, datetime.UTC)
    month = ((day.month + 2) // 3) * 3 + 1
    year, month = (day.year + 1, 1) if month > 12 else (day.year, month)
    return datetime.datetime(year, month, 1, tzinfo=datetime.UTC).timestamp()


async def seasons(store: Store, now: float) -> list[str]:
    """The seasons that are over and of which there are results, the latest first."""
    log = schema.results
    first = await store.row(select(log.c.ended).where(log.c.number == 1))
    found: list[str] = []
    if first is None:
        return found
    at = first[0]
    while fold.season_of(at) != fold.season_of(now) and at < now:
        found.insert(0, fold.season_of(at))
        at = season_end(at) + 1
    return found


async def champions(
    store: Store, wanted: wire.Listing, viewer: str | None, over: Sequence[str], now: float
) -> list[wire.Champion]:
    """Who was first when a season ended."""
    found = []
    for season in over[:MOST_CHAMPIONS]:
        here = board(wanted.group, wanted.game, wanted.size, season) & ranked(season, now)
        row = await store.row(lines(here, viewer, bool(wanted.group), False, 1))
        if row is not None:
            found.append(wire.Champion(season, row.name, row.who))
    return found
