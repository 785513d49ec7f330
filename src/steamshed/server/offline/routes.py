"""Coming back: a move that was made without a line arrives, once; and the plan that was drawn over the board."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from sqlalchemy import select
from starlette.responses import Response

from steamshed.server import clock
from steamshed.server.api.answering import JSON, Asked, Handlers
from steamshed.server.api.endpoint import Done
from steamshed.server.errors import Problem, Stale, not_your_seat, wrong_stage
from steamshed.server.games.routes import known_language
from steamshed.server.offline import wire
from steamshed.server.storage import schema
from steamshed.server.storage.store import upsert
from steamshed.server.tables import commands
from steamshed.server.tables.access import visible
from steamshed.server.tables.table import Table

handlers = Handlers()
MOST_SKETCH = 60_000
"""Bytes of a plan that is kept."""


@handlers.answers(wire.NOW)
async def now(asked: Asked[wire.Seeing, None]) -> Response:
    loaded, mine = await visible(asked.server.tables, asked.parameters.id, asked.signed_in().id)
    if not mine:
        raise not_your_seat()
    if loaded.now.play is None:
        raise wrong_stage("open")
    shown, language = loaded.shown_to(mine), known_language(asked.parameters.language)
    if shown.new_to_draw(language):
        await asyncio.to_thread(shown.draw_first, shown.eye(mine, None), language)
    return Response(shown.state(mine, None, language, None), media_type=JSON)


@handlers.answers(wire.PLAY)
async def play(asked: Asked[wire.OfPlayed, wire.HeldMove]) -> wire.Played:
    tables, body, user = asked.server.tables, asked.body, asked.signed_in().id
    loaded, mine = await visible(tables, asked.parameters.id, user)
    if not mine:
        raise not_your_seat()
    try:
        version, halt = await commands.play_plan(tables, loaded, mine, body.actions, body.version, user)
    except (Stale, Problem):  # the table has gone on, or its game is over: perhaps by this very move
        if there := standing(loaded.now, mine, body):
            return wire.Played(loaded.now.version, there)
        raise
    return wire.Played(version, len(body.actions) if halt is None else halt.step - 1)


def standing(table: Table, mine: Sequence[int], move: wire.HeldMove) -> int:
    """How many actions of a move stand in the log where it was made for: its answer was lost on the way."""
    if table.play is None:
        return 0
    done = table.play.actions[move.number : min(table.play.count, move.number + len(move.actions))]
    count = 0
    for one, text in zip(done, move.actions):
        if one.seat not in mine or one.action != text:
            break
        count += 1
    return count


# -- plans ---------------------------------------------------------------------------------------------------------


@handlers.answers(wire.GET_SKETCH)
async def get_sketch(asked: Asked[wire.OfPlayed, None]) -> wire.Sketch:
    user, id = asked.signed_in(), asked.parameters.id
    await visible(asked.server.tables, id, user.id)
    rows = schema.sketches
    row = await asked.server.store.row(select(rows.c.body).where(rows.c.table == id, rows.c.user == user.id))
    return wire.Sketch([]) if row is None else msgspec.json.decode(row[0], type=wire.Sketch)


@handlers.answers(wire.PUT_SKETCH)
async def put_sketch(asked: Asked[wire.OfPlayed, wire.Sketch]) -> Done:
    user, id = asked.signed_in(), asked.parameters.id
    await visible(asked.server.tables, id, user.id)
    body = msgspec.json.encode(asked.body).decode()
    if len(body) > MOST_SKETCH:
        raise Problem(413, "too-long", "There is too much on this plan.")
    values = {"table": id, "user": user.id, "body": body, "changed": clock.now()}
    await asked.server.store.write(upsert(asked.server.settings, schema.sketches, ("table", "user"), values))
    return Done(True)
