"""The operator's page: looking, and what the commands of the shell do, too. Each decision is in the audit log."""

from __future__ import annotations

from typing import Any

from steamshed.server import clock
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.endpoint import Done, NoParameters
from steamshed.server.errors import Problem
from steamshed.server.moderation import service, wire
from steamshed.server.moderation.overview import overview
from steamshed.server.moderation.service import Ban

handlers = Handlers()
DONE = Done(True)


@handlers.answers(wire.OVERVIEW)
async def look(asked: Asked[NoParameters, None]) -> wire.Overview:
    return await overview(asked.server)


@handlers.answers(wire.HIDE)
async def hide(asked: Asked[NoParameters, wire.Hiding]) -> Done:
    body = asked.body
    if not await service.hide(asked.server.store, operator(asked), body.id, body.hidden, plain(body.reason)):
        raise no_subject()
    return await decided(asked)


@handlers.answers(wire.BAN)
async def ban(asked: Asked[NoParameters, wire.Banning]) -> Done:
    body, store = asked.body, asked.server.store
    subject = await service.find_subject(store, body.who)
    if subject is None:
        raise no_subject()
    kind, stored, shown = subject
    if stored == asked.user_id:
        raise Problem(409, "cannot-ban-yourself", "This is you.")
    until = clock.now() + body.hours * 3600.0
    await service.ban(store, operator(asked), Ban(kind, stored, until, plain(body.reason)), shown)
    return await decided(asked)


@handlers.answers(wire.UNBAN)
async def unban(asked: Asked[NoParameters, wire.LettingIn]) -> Done:
    store, subject = asked.server.store, await service.find_subject(asked.server.store, asked.body.who)
    if subject is None or not await service.unban(store, operator(asked), subject[1], subject[2]):
        raise no_subject()
    return await decided(asked)


@handlers.answers(wire.CLOSE)
async def close(asked: Asked[NoParameters, wire.Closing]) -> Done:
    if not await service.close_report(asked.server.store, asked.body.id, operator(asked)):
        raise no_subject()
    return await decided(asked)


# -- helpers -------------------------------------------------------------------------------------------------------


def operator(asked: Asked[Any, Any]) -> str:
    """Who decides, as the audit log says it."""
    user = asked.signed_in()
    return f"{user.name} (page)"


def plain(text: str) -> str:
    return text.replace("\x00", "").strip()


async def decided(asked: Asked[Any, Any]) -> Done:
    """It is in force here at once, at other workers within seconds."""
    await asked.server.tables.moderate()
    return DONE


def no_subject() -> Problem:
    return Problem(404, "no-such-subject", "There is nothing and nobody of this name.")
