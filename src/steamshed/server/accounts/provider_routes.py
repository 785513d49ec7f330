"""Signing in with the provider of a club: going there, coming back, an account's link to it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock, security
from steamshed.server.accounts import second_factor, wire
from steamshed.server.accounts.account_routes import prove
from steamshed.server.accounts.factor_routes import changed, counted, of_account, proved
from steamshed.server.accounts.lookalikes import skeleton
from steamshed.server.accounts.provider import Claims, Provider, check_state, not_signed_in_there
from steamshed.server.accounts.routes import session_of, sign_in_here
from steamshed.server.api import context
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import Server
from steamshed.server.api.endpoint import NoParameters
from steamshed.server.errors import Problem
from steamshed.server.people.names import LONGEST, RESERVED, proper_name
from steamshed.server.storage import schema
from steamshed.server.storage.store import Conflict

handlers = Handlers()
TICKET = 300.0
"""Seconds for the second step after the provider's word."""
TRIES = 20
"""Names that are tried for somebody new: his own, then with a number."""


@handlers.answers(wire.BEGIN_PROVIDER)
async def begin(asked: Asked[NoParameters, wire.ProviderWish]) -> wire.ProviderAddress:
    await asked.limit("sign")
    server, provider = asked.server, of_server(asked.server)
    if asked.body.link:
        user = of_account(asked)
        await prove(asked, user, asked.body.password)
        await second_factor.check(asked, user.id, counted(user), asked.body)
    return wire.ProviderAddress(await provider.address(server.key, session_of(asked), purpose(asked, asked.body.link)))


@handlers.answers(wire.FINISH_PROVIDER)
async def finish(asked: Asked[NoParameters, wire.ProviderReturn]) -> wire.ProviderArrival:
    await asked.limit("sign")
    server, provider, state = asked.server, of_server(asked.server), asked.body.state
    session = session_of(asked)
    link = check_state(server.key, session, purpose(asked, True), state)
    if not link and not check_state(server.key, session, purpose(asked, False), state):
        raise not_signed_in_there()
    claims = await provider.redeem(server.key, session, state, asked.body.code)
    user = await account_of(server, provider, claims)
    if link:
        return wire.ProviderArrival(await linked(asked, provider, claims, user), "")
    if user is None:
        user = await new_account(asked, provider, claims)
    elif await second_factor.is_on(server.store, user):
        return wire.ProviderArrival(None, ticket_for(server, session, user))
    return wire.ProviderArrival(await sign_in_here(asked, await row_of(server, user)), "")


@handlers.answers(wire.PROVE_PROVIDER)
async def second_step(asked: Asked[NoParameters, wire.ProviderProof]) -> wire.Me:
    await asked.limit("sign")
    server = asked.server
    user, _, rest = asked.body.ticket.partition(".")
    until, _, proof = rest.partition(".")
    known = security.signed(server.key, proof, "ticket", session_of(asked), user, until)
    if not known or float(until) < clock.now():
        raise not_signed_in_there()
    await second_factor.check(asked, user, security.digest(f"provider {user}"), asked.body)
    row = await row_of(server, user)
    if row is None:
        raise not_signed_in_there()
    return await sign_in_here(asked, row)


@handlers.answers(wire.END_PROVIDER)
async def end(asked: Asked[NoParameters, wire.FullProof]) -> wire.Me:
    user, rows = await proved(asked), schema.provided
    if user.password is None:
        raise Problem(409, "last-way-in", "Without it nobody could sign in to this account: give it a password first.")
    return await changed(asked, user, "provider-off", rows.delete().where(rows.c.user == user.id))


# -- helpers -------------------------------------------------------------------------------------------------------


def of_server(server: Server) -> Provider:
    if server.provider is None:
        raise Problem(409, "no-provider", "This server has no sign-in of a club.")
    return server.provider


def purpose(asked: Asked[Any, Any], link: bool) -> str:
    """What the provider is asked for: to sign somebody in, or to be linked to the account that is signed in."""
    return f"link {asked.user_id}" if link else "sign in"


def ticket_for(server: Server, session: str, user: str) -> str:
    """What a session shows with its second step."""
    until = f"{clock.now() + TICKET:.0f}"
    return f"{user}.{until}.{security.signature(server.key, 'ticket', session, user, until)}"


async def account_of(server: Server, provider: Provider, claims: Claims) -> str | None:
    rows = schema.provided
    query = select(rows.c.user).where(rows.c.issuer == provider.issuer, rows.c.subject == claims.sub)
    row = await server.store.row(query)
    return None if row is None else str(row.user)


async def row_of(server: Server, user: str) -> Any:
    return await server.store.row(select(schema.users).where(schema.users.c.id == user))


def kept(provider: Provider, claims: Claims, user: str) -> UpdateBase:
    values = {"issuer": provider.issuer, "subject": claims.sub, "user": user, "created": clock.now()}
    return schema.provided.insert().values(**values)


async def linked(asked: Asked[Any, Any], provider: Provider, claims: Claims, owner: str | None) -> wire.Me:
    """The account that is signed in signs in with the provider from now on. It is not taken from another."""
    user = of_account(asked)
    if owner is not None:
        raise provided_already()
    try:
        return await changed(asked, user, "provider-on", kept(provider, claims, user.id))
    except Conflict:
        raise provided_already() from None


def provided_already() -> Problem:
    return Problem(409, "provided-already", "Whoever signed in with the club has an account here already.")


async def new_account(asked: Asked[Any, Any], provider: Provider, claims: Claims) -> str:
    """An account without a password for somebody who was never here; a guest keeps his seats."""
    server, guest, users = asked.server, asked.visitor.user, schema.users
    for name in names_for(claims):
        look = skeleton(name)
        if look in RESERVED:
            continue
        values = {"name": name, "key": name.casefold(), "skeleton": look}
        try:
            if guest is not None and guest.guest:
                change = users.update().where(users.c.id == guest.id).values(**values)
                await context.end_sessions(server, guest.id, change, kept(provider, claims, guest.id))
                return guest.id
            id = security.new_id()
            row = users.insert().values(id=id, created=clock.now(), settings="{}", **values)
            await server.store.write(row, kept(provider, claims, id))
            return id
        except Conflict:
            found = await account_of(server, provider, claims)
            if found is not None:  # he has come twice at the same time
                return found
    raise Problem(409, "name-is-taken", "This name is taken, or looks like one that is.")


def names_for(claims: Claims) -> list[str]:
    """Names to try: what the provider says, as far as it is a name; then with numbers."""
    found = ""
    for said in (claims.preferred_username.partition("@")[0], claims.name):
        try:
            found = proper_name(said[: LONGEST - 3])
            break
        except Problem:
            continue
    found = found or f"Player {security.new_id()[:4]}"
    return [found, *(f"{found} {number}" for number in range(2, TRIES))]
