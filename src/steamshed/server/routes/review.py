"""Games that are over: their review, which a background job makes, and their numbers."""

from __future__ import annotations

from steamshed.server.errors import Problem
from steamshed.server.routes.answering import Asked, Handlers
from steamshed.server.tables import reviews
from steamshed.server.tables.access import visible
from steamshed.server.tables.loaded import LoadedTable
from steamshed.server.wire import review as wire

handlers = Handlers()
AT_ONCE = 3
"""Reviews that one person may wait for."""


async def finished(asked: Asked[wire.OfReview, None]) -> LoadedTable:
    """The table, if its game is over and the caller may look at it. Raises Problem."""
    wanted = asked.parameters
    loaded, _ = await visible(asked.server.tables, wanted.id, asked.user_id, wanted.token)
    if loaded.now.play is None or loaded.now.stage != "finished":
        raise Problem(409, "not-yet-over", "A game is reviewed when it is over.")
    return loaded


@handlers.answers(wire.GET_REVIEW)
async def get_review(asked: Asked[wire.OfReview, None]) -> wire.ReviewState:
    await finished(asked)
    kept = await reviews.find(asked.server.store, asked.parameters.id)
    return wire.ReviewState("none", 0, 0) if kept is None else kept.sent()
