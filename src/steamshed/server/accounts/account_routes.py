"""What an account has beside its games: its password, its sessions, a copy of its data, its end."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.sql.dml import UpdateBase
from starlette.responses import Response

from steamshed.server import clock, security
from steamshed.server.accounts import passkeys, provider, second_factor, sign_in_attempts, wire
from steamshed.server.accounts.alerts import SETTING, alert
from steamshed.server.accounts.deletion import forget_player
from steamshed.server.accounts.devices import device
from steamshed.server.accounts.routes import about, new_password, session_of, sign_in, signed_out, wrong_password
from steamshed.server.api import context
from steamshed.server.api.answering import JSON, Asked, Handlers, encode
from steamshed.server.api.context import User
from steamshed.server.api.endpoint import NoParameters
from steamshed.server.away.routes import my_away
from steamshed.server.bots import routes as my_bots
from steamshed.server.errors import Problem
from steamshed.server.groups import service as groups
from steamshed.server.lessons.progress_routes import kept_progress
from steamshed.server.moderation.operators import is_operator
from steamshed.server.notices import preferences
from steamshed.server.orders import service as orders
from steamshed.server.people import profiles
from steamshed.server.puzzles import service as puzzles
from steamshed.server.ratings import results
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store
from steamshed.server.studies import service as studies

handlers = Handlers()

FRESH = 600.0
"""Seconds after signing in for which somebody without a password need not prove who he is."""


@handlers.answers(wire.ACCOUNT)
async def get_account(asked: Asked[NoParameters, None]) -> wire.Account:
    return await account(asked, asked.signed_in())


async def account(asked: Asked[Any, Any], user: User) -> wire.Account:
    rows, current = schema.sessions, security.digest(asked.visitor.session or "")
    store = asked.server.store
    found = await store.rows(select(rows).where(rows.c.user == user.id).order_by(rows.c.seen.desc()))
    secret = None if user.guest else await second_factor.secret_of(store, user.id)
    keys = [] if user.guest else await passkeys.all_of(store, user.id)
    factor = secret is not None or bool(keys)
    return wire.Account(
        name=user.name,
        guest=user.guest,
        email=user.email,
        confirmed=user.confirmed,
        mails=bool(asked.server.settings.smtp),
        sessions=[
            wire.Session(
                row.digest[: context.SESSION_ID],
                device(row.agent),
                row.created,
                row.seen or row.created,
                row.digest == current,
                row.place,
            )
            for row in found
        ],
        second_factor=secret is not None,
        passkeys=[passkeys.shown(key) for key in keys],
        passkeys_here=passkeys.site_of(asked.request) is not None,
        password=user.password is not None,
        provided=await provider.knows(store, user.id),
        operator=await is_operator(store, user.id),
        alerts=user.settings.get(SETTING) is not False,
        recovery_codes=0 if not factor else await second_factor.codes_left(store, user.id),
    )


@handlers.answers(wire.CHANGE_PASSWORD)
async def change_password(asked: Asked[NoParameters, wire.PasswordChange]) -> wire.Me:
    await asked.limit("sign")
    user, server = asked.signed_in(), asked.server
    await prove(asked, user, asked.body.old)
    password = await new_password(asked.body.new, user.name)
    await set_password(asked, user.id, password)
    asked.known = sign_in_attempts.mark_of_device(server, user.id, password)
    return await sign_in(asked, user.id)


async def set_password(asked: Asked[Any, Any], user: str, password: str) -> None:
    """A new password ends all sessions and voids what was mailed for another."""
    users, links = schema.users, schema.links
    row = await asked.server.store.row(select(users).where(users.c.id == user))
    await context.end_sessions(
        asked.server,
        user,
        users.update().where(users.c.id == user).values(password=password),
        links.delete().where(links.c.user == user, links.c.purpose == "reset"),
        *alert(asked.server, row, "password", asked.request),
    )
    asked.server.due_work.soon()


async def prove(asked: Asked[Any, Any], user: User, password: str) -> None:
    """Raises a Problem unless this is the password of the account; a guest has none. An account that signs in without
    one must just have done so."""
    if user.guest:
        return
    if user.password is None:
        rows = schema.sessions
        fresh = (rows.c.digest == security.digest(session_of(asked))) & (rows.c.created > clock.now() - FRESH)
        if await asked.server.store.row(select(rows.c.digest).where(fresh)) is None:
            raise Problem(403, "sign-in-again", "Sign in again first: this account has no password to ask for.")
        return
    who = security.digest(f"session {user.id}")
    await sign_in_attempts.count(asked.server, who)
    if not await security.password_matches(user.password, password):
        raise wrong_password()
    await sign_in_attempts.succeeded(asked.server, who)


@handlers.answers(wire.END_SESSION)
async def end_session(asked: Asked[NoParameters, wire.EndSession]) -> wire.Me:
    user, wanted = asked.signed_in(), asked.body.id
    mine = security.digest(session_of(asked))[: context.SESSION_ID]
    if asked.body.others:
        await context.end_sessions(asked.server, user.id, spared=mine)
        return await about(asked.server, user, session_of(asked))
    await context.end_sessions(asked.server, user.id, only=wanted)
    if wanted is None or wanted == mine:
        return await signed_out(asked)
    return await about(asked.server, user, session_of(asked))


@handlers.answers(wire.DELETE)
async def delete(asked: Asked[NoParameters, wire.Farewell]) -> wire.Me:
    await asked.limit("sign")
    user, server = asked.signed_in(), asked.server
    await prove(asked, user, asked.body.password)
    for bot in await my_bots.bots_of(server, user.id):
        await my_bots.delete(server, bot.id)
    await groups.forget_member(server.tables, user.id)
    await forget_player(server.tables, user.id)
    await server.store.write(*results.forgotten(user.id))
    await studies.forget_writer(server.store, user.id, user.name)
    users, chat = schema.users, schema.chat
    said = chat.update().where(chat.c.user == user.id).values(name="", user=None)
    changes: list[UpdateBase] = [said, users.delete().where(users.c.id == user.id)]
    if not user.guest:  # what he said while looking on: his name is his alone
        changes.insert(0, chat.update().where(chat.c.seat.is_(None), chat.c.name == user.name).values(name=""))
    await context.end_sessions(server, user.id, *changes)
    return await signed_out(asked)


@handlers.answers(wire.DATA)
async def data(asked: Asked[NoParameters, None]) -> Response:
    await asked.limit("make")
    user, store = asked.signed_in(), asked.server.store
    tables, seats, notes, chat = schema.tables, schema.seats, schema.notes, schema.chat
    own = select(seats.c.table, seats.c.seat, tables.c.game, tables.c.name, tables.c.state, tables.c.created)
    own = own.join(tables, tables.c.id == seats.c.table).where(seats.c.user == user.id).order_by(tables.c.created)
    noted = select(notes.c.table, notes.c.text, notes.c.changed).where(notes.c.user == user.id)
    plans = schema.sketches
    drawn = select(plans.c.table, plans.c.body, plans.c.changed).where(plans.c.user == user.id)
    said = (
        select(chat.c.table, chat.c.text, chat.c.time)
        .join(seats, (seats.c.table == chat.c.table) & (seats.c.seat == chat.c.seat))
        .where(seats.c.user == user.id)
        .order_by(chat.c.time)
    )
    blocks, reports = schema.blocks, schema.reports
    kept_away = select(blocks.c.kind, blocks.c.name, blocks.c.time).where(blocks.c.user == user.id)
    told = select(reports.c.table, reports.c.quoted, reports.c.reason, reports.c.time).where(reports.c.by == user.id)
    kept = wire.MyData(
        account=await account(asked, user),
        created=user.created,
        settings=user.settings,
        seats=[wire.KeptSeat(*row) for row in await store.rows(own)],
        notes=[wire.KeptNote(*row) for row in await store.rows(noted)],
        plans=[wire.KeptPlan(*row) for row in await store.rows(drawn)],
        chat=[wire.KeptLine(*row) for row in await store.rows(said)],
        distances=[wire.KeptDistance(*row) for row in await store.rows(kept_away.order_by(blocks.c.time))],
        reports=[wire.KeptReport(*row) for row in await store.rows(told.order_by(reports.c.time))],
        lessons=await kept_progress(store, user.id),
        studies=await studies.all_of(store, user.id),
        puzzles=await puzzles.all_of(store, user.id),
        orders=await orders.all_of(store, user.id),
        groups=await groups.kept(store, user.id),
        group_chat=await groups.kept_lines(store, user.id),
        notices=await kept_notices(store, user.id),
        bots=[wire.KeptBot(bot.name, bot.created) for bot in await my_bots.bots_of(asked.server, user.id)],
        shows={} if user.guest else dict(await profiles.choices(store, user.id)),
        results=await kept_results(store, user.id),
        away=UNSET if user.guest else await my_away(asked.server, user),
    )
    headers = {"Content-Disposition": 'attachment; filename="steamshed-my-data.json"'}
    return Response(encode(kept), media_type=JSON, headers=headers)


async def kept_results(store: Store, user: str) -> list[wire.KeptResult]:
    """The results of somebody, with the rating on the site that each has led to."""
    seats, rated = schema.result_seats, schema.rated
    changed = (rated.c.table == seats.c.table) & (rated.c.seat == seats.c.seat) & (rated.c.scope == "")
    columns = (seats.c.table, seats.c.ended, seats.c.place, seats.c.points, seats.c.kept)
    query = (
        select(*columns, rated.c.new_mean, 2 * rated.c.new_deviation)
        .outerjoin(rated, changed)
        .where(seats.c.who == user)
        .order_by(seats.c.ended)
    )
    return [wire.KeptResult(*row) for row in await store.rows(query)]


async def kept_notices(store: Store, user: str) -> wire.KeptNotices:
    pushes = schema.pushes
    agents = await store.rows(select(pushes.c.agent).where(pushes.c.user == user).order_by(pushes.c.created))
    person = (await preferences.people(store, [user]))[user]
    return wire.KeptNotices(person.wishes, person.hook, [row.agent for row in agents])
