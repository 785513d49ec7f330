"""Puzzles: made from reviews of finished games, tried by whoever has the link."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.responses import Response

from steamshed.server.api import context, endpoints
from steamshed.server.api.answering import JSON, Asked, Handlers
from steamshed.server.errors import Problem
from steamshed.server.games.routes import known_language
from steamshed.server.lessons.worker import BadTry
from steamshed.server.limits import COUNTS
from steamshed.server.puzzles import service as puzzles
from steamshed.server.puzzles import wire
from steamshed.server.puzzles import worker as puzzling
from steamshed.server.puzzles.service import Kept
from steamshed.server.reviews.routes import finished, kept_review
from steamshed.server.reviews.wire import Moment
from steamshed.server.tables import replay_worker
from steamshed.server.tables.access import visible

handlers = Handlers()
A = TypeVar("A")
B = TypeVar("B")


@handlers.answers(wire.PUZZLES)
async def my_puzzles(asked: Asked[endpoints.NoParameters, None]) -> wire.PuzzleRows:
    return wire.PuzzleRows(await puzzles.listed(asked.server.store, asked.signed_in().id), COUNTS["puzzles"].number)


@handlers.answers(wire.NEW_PUZZLE)
async def new_puzzle(asked: Asked[endpoints.NoParameters, wire.NewPuzzle]) -> wire.PuzzleMade:
    await asked.limit("make")
    user, wanted, store = asked.signed_in(), asked.body, asked.server.store
    _, play = await finished(asked, wanted.table, wanted.invitation)
    id = await puzzles.made_of(store, user.id, wanted.table, wanted.number)
    if id is None:
        await puzzles.check_room(store, user.id)
        told = replay_worker.tell(wanted.table, play, wanted.number)
        body = fits(await asked.ask(puzzling.make, told, await moment_of(asked)))
        id = await puzzles.add(store, user.id, wanted.table, body)
    return wire.PuzzleMade(id, f"{context.address_for(asked.request)}/puzzle/{id}")


async def moment_of(asked: Asked[endpoints.NoParameters, wire.NewPuzzle]) -> Moment:
    """The decision, as the review has it."""
    kept = await kept_review(asked.server.store, asked.body.table)
    review = None if kept is None else kept.sent().review
    for moment in review.moments if review else []:
        if moment.number == asked.body.number:
            return moment
    raise Problem(404, "no-such-moment", "The review of this game has no such decision.")


def fits(found: A | BadTry) -> A:
    if isinstance(found, BadTry):
        raise Problem(400, "bad-input", found.text)
    return found


async def posed(asked: Asked[wire.OfPuzzle, B], limit: str) -> Kept:
    """The puzzle, for whoever asks not too often and is not shut out."""
    await asked.limit(limit)
    asked.visitor = await context.find_visitor(asked.request, changing=False)
    return await puzzles.find(asked.server.store, asked.parameters.id, asked.user_id)


@handlers.answers(wire.PUZZLE)
async def get_puzzle(asked: Asked[wire.OfPuzzle, wire.PuzzleTry]) -> Response:
    kept = await posed(asked, "look")
    asked.body.language = known_language(asked.body.language)
    return Response(fits(await asked.ask(puzzling.show, kept.body, asked.body)), media_type=JSON)


@handlers.answers(wire.PUZZLE_ASK)
async def ask(asked: Asked[wire.OfPuzzle, wire.PuzzleQuestion]) -> Response:
    kept = await posed(asked, "look")
    asked.body.language = known_language(asked.body.language)
    return Response(fits(await asked.ask(puzzling.ask, kept.body, asked.body)), media_type=JSON)


@handlers.answers(wire.PUZZLE_ANSWER)
async def answer(asked: Asked[wire.OfPuzzle, wire.PuzzleAt]) -> wire.PuzzleAnswer:
    kept = await posed(asked, "weigh")
    found = fits(await asked.ask(puzzling.answer, kept.body, tuple(asked.body.tries)))
    if kept.table is not None and await may_look(asked, kept.table):
        found = msgspec.structs.replace(found, table=kept.table)
    return found


async def may_look(asked: Asked[wire.OfPuzzle, B], table: str) -> bool:
    try:
        await visible(asked.server.tables, table, asked.user_id)
    except Problem:
        return False
    return True


@handlers.answers(wire.PUZZLE_DELETE)
async def delete(asked: Asked[wire.OfPuzzle, None]) -> endpoints.Done:
    kept = await puzzles.find(asked.server.store, asked.parameters.id, asked.user_id)
    if kept.owner != asked.signed_in().id:
        raise Problem(403, "not-your-puzzle", "Only the author of a puzzle can do that.")
    await puzzles.delete(asked.server.store, kept.id)
    return endpoints.Done(True)
