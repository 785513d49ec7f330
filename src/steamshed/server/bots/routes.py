"""What an owner does with his bots that play over the network, and how others find and challenge them."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any

from sqlalchemy import select
from starlette.requests import HTTPConnection
from starlette.responses import Response

from steamshed.server import clock, security
from steamshed.server.accounts.deletion import forget_player
from steamshed.server.accounts.lookalikes import skeleton
from steamshed.server.api import context, description
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import Server
from steamshed.server.api.documents import Document
from steamshed.server.api.endpoint import Done, NoParameters
from steamshed.server.bots import network_bots, wire
from steamshed.server.bots.network_bots import NetworkBot
from steamshed.server.errors import Problem, Stale, not_your_seat
from steamshed.server.limits import COUNTS, check_count
from steamshed.server.people.names import RESERVED, name_is_taken, proper_name
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict
from steamshed.server.tables.access import visible

handlers = Handlers()
DONE = Done(True)


@handlers.answers(wire.MY_BOTS)
async def list_bots(asked: Asked[NoParameters, None]) -> wire.MyBots:
    return wire.MyBots(await bots_of(asked.server, asked.signed_in().id), COUNTS["bots"].number)


async def bots_of(server: Server, owner: str) -> list[wire.MyBot]:
    bots, users = schema.bots, schema.users
    query = select(bots, users.c.name, users.c.created).join(users, users.c.id == bots.c.user)
    rows = await server.store.rows(query.where(bots.c.owner == owner).order_by(users.c.created))
    busy = Counter(bot for bot, _ in await network_bots.tables_of(server.store, [row.user for row in rows]))
    now = clock.now()
    return [
        wire.MyBot(row.user, row.name, row.created, row.until > now, row.token is not None, busy[row.user])
        for row in rows
    ]


@handlers.answers(wire.MAKE_BOT)
async def make_bot(asked: Asked[NoParameters, wire.NewBot]) -> wire.BotToken:
    await asked.limit("sign")
    user, server = asked.signed_in(), asked.server
    if user.guest:
        raise Problem(403, "needs-account", "You need an account to have bots.")
    name = proper_name(asked.body.name)
    look = skeleton(name)
    if look in RESERVED:
        raise name_is_taken()
    check_count("bots", await network_bots.how_many(server.store, user.id))
    id, token, created = security.new_id(), security.new_secret(), clock.now()
    about = {"name": name, "key": name.casefold(), "skeleton": look, "created": created, "settings": "{}"}
    try:
        await server.store.write(
            schema.users.insert().values(id=id, **about),
            schema.bots.insert().values(user=id, owner=user.id, token=security.digest(token)),
        )
    except Conflict:
        raise name_is_taken() from None
    return wire.BotToken(wire.MyBot(id, name, created, False, True, 0), token)


async def own_bot(asked: Asked[wire.OfBot, Any]) -> wire.MyBot:
    """A bot of whoever asks."""
    for bot in await bots_of(asked.server, asked.signed_in().id):
        if bot.id == asked.parameters.id:
            return bot
    raise Problem(404, "no-such-bot", "You have no such bot.")


async def set_token(server: Server, bot: str, digest: str | None) -> None:
    """Another token, or none: the line that the former one has opened ends."""
    await server.store.write(network_bots.changed(bot).values(token=digest, line="", until=0.0))
    server.lines.only(bot, "")


@handlers.answers(wire.RENEW_TOKEN)
async def renew_token(asked: Asked[wire.OfBot, None]) -> wire.BotToken:
    await asked.limit("sign")
    bot, token = await own_bot(asked), security.new_secret()
    await set_token(asked.server, bot.id, security.digest(token))
    return wire.BotToken(wire.MyBot(bot.id, bot.name, bot.created, False, True, bot.tables), token)


@handlers.answers(wire.REVOKE_TOKEN)
async def revoke_token(asked: Asked[wire.OfBot, None]) -> Done:
    bot = await own_bot(asked)
    await set_token(asked.server, bot.id, None)
    return DONE


@handlers.answers(wire.DELETE_BOT)
async def delete_bot(asked: Asked[wire.OfBot, None]) -> Done:
    await delete(asked.server, (await own_bot(asked)).id)
    return DONE


async def delete(server: Server, bot: str) -> None:
    """A bot goes as a player does."""
    await set_token(server, bot, None)
    for _, table in await network_bots.tables_of(server.store, [bot]):
        with contextlib.suppress(Problem, Stale):  # a table that cannot be read names nobody to anybody
            await network_bots.decline(server.tables, await server.tables.get(table), bot)
    await forget_player(server.tables, bot)
    await server.store.write(schema.users.delete().where(schema.users.c.id == bot))


# -- for everybody -------------------------------------------------------------------------------------------------


@handlers.answers(wire.ONLINE_BOTS)
async def online_bots(asked: Asked[NoParameters, None]) -> wire.OnlineBots:
    in_force = asked.server.tables.in_force
    found = await network_bots.online(asked.server.store)
    return wire.OnlineBots([bot for bot in found if in_force.ban_of(bot.id, "") is None])


@handlers.answers(wire.CHALLENGE)
async def challenge(asked: Asked[wire.OfChallengedTable, wire.Challenge]) -> Done:
    await asked.limit("make")
    server, body, user = asked.server, asked.body, asked.signed_in()
    loaded, _ = await visible(server.tables, asked.parameters.id, user.id)
    info, seats = loaded.now.info, loaded.now.seats
    if user.id != info.owner:
        raise not_your_seat()
    bot = None
    if body.bot is not None:
        bot = await network_bots.wanted(server.store, body.bot, user.id, info.game, len(seats), info.options)
    await network_bots.challenge(server.tables, loaded, body.seat, bot)
    if bot is not None:
        server.lines.look_at(bot.id, info.id)
    return DONE


# -- for the bot itself --------------------------------------------------------------------------------------------


async def bearer(server: Server, connection: HTTPConnection) -> NetworkBot:
    """The bot whose token a request or a socket bears. Raises a Problem; guessing is counted by address."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    bot = await network_bots.by_token(server.store, token.strip()) if scheme.lower() == "bearer" else None
    if bot is None:
        await context.limit(connection, "sign")
        raise network_bots.token_ended()
    server.tables.in_force.check(bot.id, context.address_of(connection))
    return bot


@handlers.answers(wire.WHICH_BOT)
async def which_bot(asked: Asked[NoParameters, None]) -> wire.BotIs:
    await asked.limit("read")
    bot = await bearer(asked.server, asked.request)
    tables = [table for _, table in await network_bots.tables_of(asked.server.store, [bot.id])]
    return wire.BotIs(bot.id, bot.name, bot.owner_name, tables)


BOT_SOCKET = Document(description.bot_socket)


@handlers.answers(wire.BOT_SOCKET)
async def bot_socket(asked: Asked[NoParameters, None]) -> Response:
    return await BOT_SOCKET.answer(asked.request)
