"""Profiles, and one's own games to take along."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from steamshed.server.api.answering import JSON, Asked, Handlers, encode
from steamshed.server.api.endpoint import Done, NoParameters, PlainText
from steamshed.server.errors import Problem
from steamshed.server.people import profile, profiles, wire

handlers = Handlers()


def viewer(asked: Asked[Any, Any]) -> tuple[str | None, bool]:
    """Who asks, and whether that is a guest."""
    user = asked.visitor.user
    return (None, False) if user is None else (user.id, user.guest)


def account(asked: Asked[Any, Any]) -> str:
    """The account that asks."""
    user = asked.signed_in()
    if user.guest:
        raise Problem(403, "needs-account", "You need an account to have a profile.")
    return user.id


@handlers.answers(wire.PROFILE)
async def get_profile(asked: Asked[wire.OfPerson, None]) -> wire.Profile:
    await asked.limit("look")
    return await profile.of_person(asked.server.store, asked.parameters.id, *viewer(asked))


@handlers.answers(wire.CURVE)
async def get_curve(asked: Asked[wire.CurveOf, None]) -> wire.Curve:
    await asked.limit("look")
    wanted, store = asked.parameters, asked.server.store
    _, shown = await profile.visible_person(store, wanted.id, *viewer(asked))
    if "ratings" not in shown:
        raise profile.nobody()
    return await profile.curve(store, wanted.id, wanted.game, wanted.size)


@handlers.answers(wire.VISIBILITY)
async def get_visibility(asked: Asked[NoParameters, None]) -> wire.Visibility:
    return msgspec.convert(await profiles.choices(asked.server.store, account(asked)), wire.Visibility)


@handlers.answers(wire.CHOOSE)
async def choose(asked: Asked[NoParameters, wire.Visibility]) -> Done:
    await profiles.choose(asked.server.store, account(asked), msgspec.structs.asdict(asked.body))
    return Done(True)


@handlers.answers(wire.GAMES_CSV)
async def games_csv(asked: Asked[NoParameters, None]) -> Response:
    await asked.limit("look")
    text = profile.as_csv(await profile.own_games(asked.server.store, asked.signed_in().id))
    headers = {"Content-Disposition": 'attachment; filename="steamshed-games.csv"'}
    return Response(PlainText(text), media_type="text/plain; charset=utf-8", headers=headers)


@handlers.answers(wire.GAMES_BG_STATS)
async def games_bg_stats(asked: Asked[NoParameters, None]) -> Response:
    await asked.limit("look")
    user = asked.signed_in()
    kept = profile.as_bg_stats(user.name, await profile.own_games(asked.server.store, user.id))
    headers = {"Content-Disposition": 'attachment; filename="steamshed-bgstats.json"'}
    return Response(encode(kept), media_type=JSON, headers=headers)
