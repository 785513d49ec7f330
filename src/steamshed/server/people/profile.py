"""The profile of somebody: what he has chosen to show to whoever asks."""

from __future__ import annotations

import csv
import datetime
import io
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, func, select

from steamshed.rating import fold
from steamshed.server import clock
from steamshed.server.errors import Problem
from steamshed.server.people import blocked, profiles, reliability, wire
from steamshed.server.ratings import service
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

RECENT = 20
MOST_CURVE = 1000
"""So many games of a curve are told, the last ones."""
MOST_GAMES = 5000
FEWEST_MET = 3
"""Of fewer games with somebody nothing is compared."""

tables, results, seats = schema.tables, schema.results, schema.result_seats


def nobody() -> Problem:
    return Problem(404, "no-such-person", "There is no such person, or nothing is shown to you.")


async def visible_person(store: Store, id: str, viewer: str | None, guest: bool) -> tuple[Any, set[str]]:
    """Somebody with an account who may be found by whoever asks, and the lines that are shown. Raises Problem."""
    users = schema.users
    row = await store.row(
        select(users.c.id, users.c.name, users.c.created).where(users.c.id == id, users.c.key.is_not(None))
    )
    if row is None:
        raise nobody()
    shown = await profiles.shown_to(store, id, viewer, guest)
    apart = viewer is not None and (
        await blocked.is_blocked(store, viewer, [id]) or await blocked.is_blocked(store, id, [viewer])
    )
    if "found" not in shown or apart:
        raise nobody()
    return row, shown


async def of_person(store: Store, id: str, viewer: str | None, guest: bool) -> wire.Profile:
    row, shown = await visible_person(store, id, viewer, guest)
    mine = viewer == id
    made = wire.Profile(
        id=id,
        name=row.name,
        since=row.created,
        mine=mine,
        hidden=sorted(set(profiles.LINES) - shown - {"found"}),
        groups=await groups_of_both(store, id, viewer),
        ratings=await ratings_of(store, id) if "ratings" in shown else [],
        places=await places_of(store, id) if "games" in shown else [],
        recent=await recent(store, id, mine) if "games" in shown else [],
    )
    if "answers" in shown:
        known = await reliability.of_person(store, id)
        made.reliability = wire.Reliability(known.games, known.kept, known.answers, known.quartiles or msgspec.UNSET)
    if viewer is not None and not mine and "games" in shown:
        made.between = await between(store, viewer, id)
    return made


async def groups_of_both(store: Store, id: str, viewer: str | None) -> list[wire.CommonGroup]:
    """The groups in which both are."""
    if viewer is None:
        return []
    members, others, groups = schema.members, schema.members.alias("others"), schema.groups
    query = (
        select(groups.c.id, groups.c.name)
        .join(members, members.c.group == groups.c.id)
        .join(others, others.c.group == groups.c.id)
        .where(members.c.user == id, others.c.user == viewer, groups.c.hidden == 0)
    )
    return [wire.CommonGroup(row.id, row.name) for row in await store.rows(query.order_by(groups.c.name))]


async def ratings_of(store: Store, id: str) -> list[wire.PersonRating]:
    """The ratings of somebody on the site, by game and class of seats."""
    rows, now = schema.ratings, clock.now()
    query = select(rows).where(rows.c.who == id, rows.c.scope == service.SITE, rows.c.season == "")
    found = []
    for row in await store.rows(query.order_by(rows.c.game, rows.c.size)):
        rating = service.standing_of(row).at(now)
        found.append(
            wire.PersonRating(
                game=row.game,
                size=row.size,
                rating=round(rating.mean, 1),
                margin=round(rating.margin, 1),
                games=row.games,
                wins=row.wins,
                par=round(row.par, 1),
                provisional=rating.margin > fold.PROVISIONAL,
                bots_only=row.people == 0,
            )
        )
    return found


async def curve(store: Store, id: str, game: str, size: str) -> wire.Curve:
    """The ratings of somebody in one game and class of seats, game by game."""
    rated = schema.rated
    query = (
        select(rated, results.c.seats)
        .join(results, results.c.table == rated.c.table)
        .where(rated.c.who == id, rated.c.scope == service.SITE, results.c.game == game)
        .order_by(results.c.number.desc())
    )
    points = [
        wire.CurvePoint(row.ended, round(row.new_mean, 1), round(2 * row.new_deviation, 1))
        for row in await store.rows(query)
        if fold.size_of(row.seats) == size
    ]
    return wire.Curve(game, size, points[:MOST_CURVE][::-1])


async def places_of(store: Store, id: str) -> list[wire.Places]:
    """How often somebody came in where, by game and number of players."""
    query = (
        select(results.c.game, results.c.seats, seats.c.place, func.count().label("count"))
        .join(seats, seats.c.table == results.c.table)
        .where(seats.c.who == id)
        .group_by(results.c.game, results.c.seats, seats.c.place)
        .order_by(results.c.game, results.c.seats, seats.c.place)
    )
    found: dict[tuple[str, int], wire.Places] = {}
    for row in await store.rows(query):
        at = found.setdefault((row.game, row.seats), wire.Places(row.game, row.seats, [0] * row.seats))
        at.counts[min(row.place, row.seats) - 1] += row.count
    return list(found.values())


async def recent(store: Store, id: str, mine: bool) -> list[wire.PlayedGame]:
    """The last games of somebody. Those at private tables only he sees himself, and those of a start that others may
    still play."""
    return await played(store, id, RECENT, others=not mine)


async def played(store: Store, id: str, most: int, others: bool) -> list[wire.PlayedGame]:
    rated = schema.rated
    change = and_(rated.c.table == seats.c.table, rated.c.seat == seats.c.seat, rated.c.scope == service.SITE)
    columns = (results.c.game, results.c.seats, seats.c.place, seats.c.points, seats.c.ended, results.c.reason)
    query = (
        select(tables.c.id, tables.c.name, *columns, rated.c.mean, rated.c.new_mean, seats.c.moves)
        .join(results, results.c.table == seats.c.table)
        .join(tables, tables.c.id == seats.c.table)
        .outerjoin(rated, change)
        .where(seats.c.who == id, tables.c.hidden == 0)
        .order_by(seats.c.ended.desc())
        .limit(most)
    )
    if others:
        query = query.where(tables.c.privacy == "public", tables.c.series.is_(None))
    return [
        wire.PlayedGame(
            table=row.id,
            name=row.name,
            game=row.game,
            seats=row.seats,
            place=row.place,
            ended=row.ended,
            points=msgspec.UNSET if row.points is None else row.points,
            change=msgspec.UNSET if row.mean is None or not row.moves else round(row.new_mean - row.mean, 1),
        )
        for row in await store.rows(query)
    ]


async def between(store: Store, viewer: str, id: str) -> wire.Between:
    """Who of two was placed before the other, and how often; below three games only how many there were."""
    theirs = seats.alias("theirs")
    query = (
        select(results.c.game, seats.c.place, theirs.c.place.label("other"))
        .join(theirs, theirs.c.table == seats.c.table)
        .join(results, results.c.table == seats.c.table)
        .where(seats.c.who == viewer, theirs.c.who == id)
        .limit(MOST_GAMES)
    )
    games: dict[str, list[int]] = {}
    for row in await store.rows(query):
        mine = games.setdefault(row.game, [0, 0, 0])
        mine[0 if row.place < row.other else 1 if row.place > row.other else 2] += 1
    count = sum(sum(one) for one in games.values())
    if count < FEWEST_MET:
        return wire.Between(count, [])
    return wire.Between(count, [wire.Against(game, *one) for game, one in sorted(games.items())])


# -- to take along -------------------------------------------------------------------------------------------------


async def own_games(store: Store, id: str) -> list[tuple[wire.PlayedGame, list[Mapping[str, Any]]]]:
    """All games of somebody with who came in where, the latest first."""
    games = await played(store, id, MOST_GAMES, others=False)
    users, others = schema.users, seats.alias("others")
    query = (
        select(others, users.c.name)
        .join(seats, seats.c.table == others.c.table)
        .outerjoin(users, users.c.id == others.c.who)
        .where(seats.c.who == id)
        .order_by(others.c.table, others.c.seat)
    )
    by_table: dict[str, list[Mapping[str, Any]]] = {}
    for row in await store.rows(query):
        known = by_table.setdefault(row.table, [])
        if all(one["seat"] != row.seat for one in known):
            known.append(row._mapping)
    return [(game, by_table.get(game.table, [])) for game in games]


def called(seat: Mapping[str, Any]) -> str:
    """The name of somebody in an export: a bot by its level, whoever has left by nothing."""
    return str(seat["name"] or (str(seat["who"]).partition(":")[2] if seat["bot"] else ""))


def as_csv(games: Sequence[tuple[wire.PlayedGame, Sequence[Mapping[str, Any]]]]) -> str:
    """One line for each seat of each game."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("table", "name", "game", "ended", "players", "seat", "player", "place", "points", "change"))
    for game, others in games:
        for seat in others:
            change = game.change if seat["place"] == game.place and game.change is not msgspec.UNSET else ""
            points = "" if seat["points"] is None else seat["points"]
            where = (game.table, safe(game.name), game.game, round(game.ended), game.seats, seat["seat"] + 1)
            lines.writerow((*where, safe(called(seat)), seat["place"], points, change))
    return out.getvalue()


def safe(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def as_bg_stats(me: str, games: Sequence[tuple[wire.PlayedGame, Sequence[Mapping[str, Any]]]]) -> dict[str, object]:
    """The same as the app BG Stats imports plays: games, players and plays that name them by number."""
    names = list(dict.fromkeys(game.game for game, _ in games))
    people = list(dict.fromkeys(called(seat) for _, others in games for seat in others))
    titles = {name: name.replace("_", " ").title() for name in names}
    return {
        "games": [{"id": at, "name": titles[name]} for at, name in enumerate(names, 1)],
        "players": [{"id": at, "name": name or "?", "isAnonymous": not name} for at, name in enumerate(people, 1)],
        "plays": [
            {
                "uuid": game.table,
                "gameRefId": names.index(game.game) + 1,
                "playDateYmd": int(day_of(game.ended)),
                "usesTeams": False,
                "playerScores": [
                    {
                        "playerRefId": people.index(called(seat)) + 1,
                        "score": "" if seat["points"] is None else str(seat["points"]),
                        "winner": seat["place"] == 1,
                        "rank": seat["place"],
                        "seatOrder": seat["seat"] + 1,
                    }
                    for seat in others
                ],
            }
            for game, others in games
        ],
        "userInfo": {"meRefId": people.index(me) + 1 if me in people else 0},
    }


def day_of(time: float) -> str:
    return f"{datetime.datetime.fromtimestamp(time, datetime.UTC):%Y%m%d}"
