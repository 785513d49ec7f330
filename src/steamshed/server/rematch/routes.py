"""After the game: another one with the same people, and starts that several play."""

from __future__ import annotations

from typing import Any

import msgspec

from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.people.names import known_bot
from steamshed.server.rematch import service as again
from steamshed.server.rematch import wire
from steamshed.server.series import service as series
from steamshed.server.tables.access import check_start_sight, visible
from steamshed.server.tables.log import Seat

handlers = Handlers()


@handlers.answers(wire.AGAIN)
async def want_again(asked: Asked[wire.OfFinished, wire.WantAgain]) -> wire.NextTable:
    user, tables, body = asked.signed_in(), asked.server.tables, asked.body
    loaded, _ = await visible(tables, asked.parameters.id, user.id)
    await asked.limit("make")
    found = await again.want(tables, loaded, user.id, body.yes, body.rotate)
    return wire.NextTable(msgspec.UNSET if found is None else await called(asked, found))


@handlers.answers(wire.REMATCH)
async def rematch(asked: Asked[wire.OfFinished, wire.BeginAgain]) -> wire.NextTable:
    user, tables, body = asked.signed_in(), asked.server.tables, asked.body
    loaded, _ = await visible(tables, asked.parameters.id, user.id)
    await asked.limit("make")
    rest = again.Rest() if body.fill is None else again.Rest("bot", known_bot(body.fill))
    return wire.NextTable(await called(asked, await again.begin(tables, loaded, user.id, body.rotate, rest)))


async def called(asked: Asked[wire.OfFinished, Any], id: str) -> str:
    """The network bots that are wanted at a new table are told of it."""
    for seat in (await asked.server.tables.get(id)).now.seats:
        if seat.challenged is not None:
            asked.server.lines.look_at(seat.challenged, id)
    return id


@handlers.answers(wire.START_OF)
async def start_of(asked: Asked[wire.OfFinished, None]) -> wire.SeriesId:
    loaded, _ = await visible(asked.server.tables, asked.parameters.id, asked.signed_in().id)
    await asked.limit("make")
    return wire.SeriesId(await series.of_table(asked.server.store, loaded.now))


@handlers.answers(wire.GET_SERIES)
async def get_series(asked: Asked[wire.OfSeries, None]) -> wire.Series:
    id, store = asked.parameters.id, asked.server.store
    await check_start_sight(store, id, asked.user_id)
    return await series.compared(store, id, asked.user_id)


@handlers.answers(wire.PLAY_SERIES)
async def play_series(asked: Asked[wire.OfSeries, wire.PlayStart]) -> wire.SeriesId:
    user, body = asked.signed_in(), asked.body
    await asked.limit("make")
    await check_start_sight(asked.server.store, asked.parameters.id, user.id)
    who = Seat("human", user.name, user=user.id, guest=user.guest)
    return wire.SeriesId(
        await series.play(asked.server.tables, asked.parameters.id, who, body.seat, known_bot(body.bot))
    )
