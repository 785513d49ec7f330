"""Ratings of a table, and lists of the best."""

from __future__ import annotations

from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.errors import Problem
from steamshed.server.games.routes import find_game
from steamshed.server.groups import members
from steamshed.server.ratings import listing, wire
from steamshed.server.tables.access import visible

handlers = Handlers()


@handlers.answers(wire.TABLE_RATINGS)
async def table_ratings(asked: Asked[wire.RatedTable, None]) -> wire.TableRatings:
    wanted = asked.parameters
    loaded, _ = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    return await listing.of_table(asked.server.store, loaded.now)


@handlers.answers(wire.LEADERBOARD)
async def leaderboard(asked: Asked[wire.Listing, None]) -> wire.Leaderboard:
    await asked.limit("look")
    wanted, store, user = asked.parameters, asked.server.store, asked.visitor.user
    find_game(wanted.game)
    if wanted.group:
        await members.check_member(store, wanted.group, asked.signed_in().id)
    if wanted.people == "groups" and user is None:
        raise Problem(401, "not-signed-in", "Sign in first.")
    viewer = None if user is None or (user.guest and not wanted.group) else user.id
    return await listing.leaderboard(store, wanted, viewer)
