"""Games that are over: their review, which a background job makes, and their numbers."""

from __future__ import annotations

from typing import TypeVar

from starlette.responses import PlainTextResponse, Response

from steamshed.review.builder import METHOD
from steamshed.server.api.answering import JSON, Asked, Handlers
from steamshed.server.errors import Problem
from steamshed.server.games.routes import known_language
from steamshed.server.limits import check_count
from steamshed.server.reviews import service as reviews
from steamshed.server.reviews import wire
from steamshed.server.storage.store import Store
from steamshed.server.tables import replay_worker
from steamshed.server.tables.access import visible
from steamshed.server.tables.live_tables import LoadedTable
from steamshed.server.tables.play import Play

handlers = Handlers()
P = TypeVar("P")
B = TypeVar("B")
W = TypeVar("W", bound=wire.OfReview)


async def finished(asked: Asked[P, B], table: str, token: str | None) -> tuple[LoadedTable, Play]:
    """A table and its game, if that is over and the caller may look at it. Raises Problem."""
    loaded, _ = await visible(asked.server.tables, table, asked.user_id, token)
    play = loaded.now.play
    if play is None or loaded.now.stage != "finished":
        raise Problem(409, "not-yet-over", "This comes when the game is over.")
    return loaded, play


async def wanted_table(asked: Asked[W, None]) -> tuple[LoadedTable, Play]:
    return await finished(asked, asked.parameters.id, asked.parameters.token)


async def kept_review(store: Store, table: str) -> reviews.Kept | None:
    """What is kept; a review that was made in an older way is as none."""
    kept = await reviews.find(store, table)
    return None if kept is None or kept.method != METHOD else kept


@handlers.answers(wire.GET_REVIEW)
async def get_review(asked: Asked[wire.OfReview, None]) -> wire.ReviewState:
    await wanted_table(asked)
    kept = await kept_review(asked.server.store, asked.parameters.id)
    return wire.ReviewState("none", 0, 0) if kept is None else kept.sent()


@handlers.answers(wire.ASK_REVIEW)
async def ask_review(asked: Asked[wire.OfReview, None]) -> wire.ReviewState:
    await wanted_table(asked)
    kept = await kept_review(asked.server.store, asked.parameters.id)
    if kept is not None and (kept.state != "failed" or kept.given_up):
        return kept.sent()
    server, user = asked.server, asked.signed_in()
    if not server.settings.review_seconds:
        raise Problem(409, "no-reviews", "This server reviews no games.")
    await asked.limit("review")
    check_count("reviews", await reviews.waiting_of(server.store, user.id))
    await server.reviewing.ask(asked.parameters.id, user.id)
    return wire.ReviewState("waiting", 0, 0)


@handlers.answers(wire.GET_NUMBERS)
async def get_numbers(asked: Asked[wire.OfReview, None]) -> Response:
    _, play = await wanted_table(asked)
    await asked.limit("look")
    told = replay_worker.tell(asked.parameters.id, play, play.count)
    return Response(await asked.ask(replay_worker.numbers, told), media_type=JSON)


@handlers.answers(wire.GET_NUMBERS_CSV)
async def get_numbers_csv(asked: Asked[wire.OfNumbers, None]) -> Response:
    loaded, play = await wanted_table(asked)
    await asked.limit("look")
    told = replay_worker.tell(asked.parameters.id, play, play.count)
    names = [seat.name for seat in loaded.now.seats]
    text = await asked.ask(replay_worker.numbers_csv, told, names, known_language(asked.parameters.language))
    name = f'attachment; filename="{play.game.name}-{asked.parameters.id}.csv"'
    return PlainTextResponse(text, media_type="text/csv", headers={"Content-Disposition": name})
