"""What mails lead to: confirming an address, stopping mails, a new password. Each secret works once."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import exists, select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.accounts import second_factor, sign_in_attempts, wire
from steamshed.server.accounts.account_routes import account, prove
from steamshed.server.accounts.alerts import SETTING, alert
from steamshed.server.accounts.routes import new_password, sign_in
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import Server, end_sessions, user_of_row
from steamshed.server.api.endpoint import Done, NoParameters
from steamshed.server.errors import Problem
from steamshed.server.jobs import queue
from steamshed.server.notices.mail import ADDRESS, language_of
from steamshed.server.storage import schema
from steamshed.server.storage.store import upsert

handlers = Handlers()
DONE = Done(True)


@handlers.answers(wire.ADDRESS)
async def give_address(asked: Asked[NoParameters, wire.NewAddress]) -> wire.Account:
    await asked.limit("sign")
    user, server, address = asked.signed_in(), asked.server, asked.body.email or None
    if address is not None:
        if not server.settings.smtp:
            raise no_mail()
        if not ADDRESS.fullmatch(address):
            raise Problem(400, "bad-email", "This is not an email address.")
    await prove(asked, user, asked.body.password)
    users, links = schema.users, schema.links
    row = await server.store.row(select(users).where(users.c.id == user.id))
    changes: list[UpdateBase] = []
    if address != user.email:
        changes += [
            users.update().where(users.c.id == user.id).values(email=address, confirmed=None),
            links.delete().where(links.c.user == user.id),
            *alert(server, row, "address", asked.request),
        ]
    if address is None:
        changes.append(queue.gone("link", f"confirm {user.id}"))
    elif changes or row.confirmed is None:
        changes.append(server.mails.confirm(user.id, address, language_of(row)))
    if changes:
        await server.store.write(*changes)
        server.due_work.soon()
        row = await server.store.row(select(users).where(users.c.id == user.id))
    return await account(asked, user_of_row(row))


@handlers.answers(wire.CONFIRM)
async def confirm(asked: Asked[NoParameters, wire.Confirm]) -> Done:
    await asked.limit("sign")
    store, users, links = asked.server.store, schema.users, schema.links
    link = await find_link(asked.server, asked.body.token, "confirm")
    await store.write(
        users.update().where(users.c.id == link.user, users.c.email == link.address).values(confirmed=clock.now()),
        links.delete().where(links.c.digest == link.digest),
    )
    return DONE


@handlers.answers(wire.FORGOTTEN)
async def forgotten(asked: Asked[NoParameters, wire.Forgotten]) -> Done:
    """Says the same, as fast, whether or not there is such an account: it is looked for afterwards."""
    await asked.limit("sign")
    if not asked.server.settings.smtp:
        raise no_mail()
    await asked.server.store.write(asked.server.mails.forgotten(asked.body.name))
    asked.server.due_work.soon()
    return DONE


@handlers.answers(wire.RESET)
async def reset(asked: Asked[NoParameters, wire.ResetPassword]) -> wire.Me:
    await asked.limit("sign")
    server, users, links = asked.server, schema.users, schema.links
    link = await find_link(server, asked.body.token, "reset")
    row = await server.store.row(select(users).where(users.c.id == link.user))
    password = await new_password(asked.body.password, row.name)
    await second_factor.check(asked, link.user, security.digest(f"link {link.user}"), asked.body)
    still = exists().where(links.c.digest == link.digest)
    await end_sessions(
        server,
        link.user,
        users.update().where(users.c.id == link.user, still).values(password=password),
        links.delete().where(links.c.user == link.user, links.c.purpose == "reset"),
        *alert(server, row, "password", asked.request),
    )
    server.due_work.soon()
    row = await server.store.row(select(users.c.password).where(users.c.id == link.user))
    if row is None or row.password != password:
        raise bad_link()  # another request with the same link was faster
    asked.known = sign_in_attempts.mark_of_device(server, link.user, password)
    return await sign_in(asked, link.user)


@handlers.answers(wire.UNSUBSCRIBE)
async def unsubscribe(asked: Asked[wire.Unsubscribing, None]) -> Done:
    await asked.limit("write")
    server, wanted = asked.server, asked.parameters
    if not security.signed(server.key, wanted.key, "stop", wanted.user, wanted.what, wanted.to):
        raise bad_link()
    if wanted.what != "all":
        await set_wish(server, wanted.user, "mails" if wanted.what == "turns" else SETTING, wanted.again)
    elif wanted.again:
        await server.store.write(schema.unwanted.delete().where(schema.unwanted.c.digest == wanted.to))
    else:
        values = {"digest": wanted.to, "since": clock.now()}
        await server.store.write(upsert(server.settings, schema.unwanted, ("digest",), values))
    return DONE


async def set_wish(server: Server, user: str, setting: str, wish: bool) -> None:
    users = schema.users
    row = await server.store.row(select(users.c.settings).where(users.c.id == user))
    if row is not None:
        wishes = msgspec.json.decode(row.settings, type=dict[str, object]) | {setting: wish}
        text = msgspec.json.encode(wishes).decode()
        await server.store.write(users.update().where(users.c.id == user).values(settings=text))


# -- helpers -------------------------------------------------------------------------------------------------------


async def find_link(server: Server, token: str, purpose: str) -> Any:
    """The mailed link with this secret. Raises Problem if there is none, or if it is too late."""
    links = schema.links
    query = select(links).where(
        links.c.digest == security.digest(token), links.c.purpose == purpose, links.c.expires > clock.now()
    )
    row = await server.store.row(query)
    if row is None:
        raise bad_link()
    return row


def bad_link() -> Problem:
    return Problem(404, "bad-link", "This link no longer works.")


def no_mail() -> Problem:
    return Problem(409, "no-mail", "This server does not send emails.")
