"""What somebody wants to be told of and how: his browsers that take pushes, his feeds, his and his tables' webhooks."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from xml.sax.saxutils import escape

import msgspec
from sqlalchemy import func, select
from starlette.responses import Response

from steamshed.games.registry import game as find_game
from steamshed.kernel.words import LANGUAGES, text
from steamshed.server import clock, security
from steamshed.server.accounts.devices import device
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import MOST_AGENT, Server, User, address_for
from steamshed.server.api.endpoint import Done, NoParameters, PlainText
from steamshed.server.away.holidays import to_be_told
from steamshed.server.errors import Problem
from steamshed.server.notices import guarded_post, preferences, wire
from steamshed.server.notices.preferences import Person, feed_key
from steamshed.server.notices.render import when
from steamshed.server.notices.web_push import check_keys
from steamshed.server.notices.words import say
from steamshed.server.storage import schema
from steamshed.server.storage.store import upsert
from steamshed.server.tables import calendars
from steamshed.server.tables.lists import waiting_for

handlers = Handlers()
MOST_IN_FEED = 200
"""Tables in a feed."""
MOST_BROWSERS = 10
"""Of one person; a new one takes the place of the oldest."""
MOST_TABLES = 50
EVENT = 1800
"""Seconds that an event of a calendar lasts: it ends when the time does."""


@handlers.answers(wire.GET_NOTICES)
async def get_notices(asked: Asked[NoParameters, None]) -> wire.Notices:
    return await about(asked, asked.signed_in())


async def about(asked: Asked[Any, Any], user: User) -> wire.Notices:
    server, pushes = asked.server, schema.pushes
    person = await person_of(server, user.id)
    browsers = await server.store.rows(select(pushes).where(pushes.c.user == user.id).order_by(pushes.c.created))
    secret = feed_key(server.key, user.id, person.feed)
    feeds = f"{address_for(asked.request)}/feeds/{user.id}/{secret}"
    return wire.Notices(
        wishes=person.wishes,
        hook=person.hook,
        mails=bool(server.settings.smtp),
        push_key=server.pusher.public,
        pushes=[wire.PushDevice(row.id, device(row.agent), row.created) for row in browsers],
        calendar=f"{feeds}/deadlines.ics",
        feed=f"{feeds}/waiting.atom",
        tables=await my_tables(server, user.id),
    )


async def person_of(server: Server, user: str) -> Person:
    return (await preferences.people(server.store, [user]))[user]


async def my_tables(server: Server, user: str) -> list[wire.HookedTable]:
    tables, hooks = schema.tables, schema.hooks
    query = (
        select(tables.c.id, tables.c.name, tables.c.game, hooks.c.url)
        .select_from(tables.outerjoin(hooks, hooks.c.table == tables.c.id))
        .where(tables.c.owner == user, tables.c.state != "finished", tables.c.house == 0)
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(MOST_TABLES)
    )
    rows = await server.store.rows(query)
    return [wire.HookedTable(row.id, row.name, row.game, row.url or "") for row in rows]


@handlers.answers(wire.PUT_NOTICES)
async def put_notices(asked: Asked[NoParameters, wire.NewWishes]) -> wire.Notices:
    user, body, server = asked.signed_in(), asked.body, asked.server
    if body.wishes.zone not in calendars.known_zones():
        raise Problem(400, "no-such-zone", "There is no such time zone.", zone=body.wishes.zone)
    hook = checked(server, body.hook)
    kept = msgspec.json.encode(body.wishes).decode()
    before = await person_of(server, user.id)
    values = {"user": user.id, "body": kept, "hook": hook, "feed": before.feed}
    rows = schema.notices
    users, zone = schema.users, body.wishes.zone
    changes = [
        upsert(server.settings, schema.wishes, ("user",), values),
        users.update().where(users.c.id == user.id).values(time_zone="" if zone == "UTC" else zone),
        to_be_told(server.settings, user.id),
    ]
    changes += [
        rows.update()
        .where(rows.c.user == user.id, rows.c.state == "waiting", rows.c.kind == kind, rows.c.way.not_in(ways))
        .values(state="gone")
        for kind, ways in msgspec.structs.asdict(body.wishes.ways).items()
    ]
    await server.store.write(*changes)
    return await about(asked, user)


def checked(server: Server, url: str) -> str:
    """An address to post to. Raises Problem for one that nothing is posted to."""
    wanted = url.strip()
    if wanted:
        try:
            guarded_post.target_of(wanted, server.settings.private_hooks)
        except guarded_post.NotAllowed as error:
            raise Problem(400, "bad-hook", f"Nothing can be posted to this address: {error}.") from None
    return wanted


@handlers.answers(wire.RENEW_FEEDS)
async def renew_feeds(asked: Asked[NoParameters, None]) -> wire.Notices:
    user, server = asked.signed_in(), asked.server
    person = await person_of(server, user.id)
    kept = msgspec.json.encode(person.wishes).decode()
    values = {"user": user.id, "body": kept, "hook": person.hook, "feed": person.feed + 1}
    await server.store.write(upsert(server.settings, schema.wishes, ("user",), values))
    return await about(asked, user)


# -- pushes --------------------------------------------------------------------------------------------------------


@handlers.answers(wire.ADD_PUSH)
async def add_push(asked: Asked[NoParameters, wire.NewPush]) -> wire.Notices:
    await asked.limit("make")
    user, body, server, rows = asked.signed_in(), asked.body, asked.server, schema.pushes
    endpoint = checked(server, body.endpoint)
    try:
        check_keys(body.key, body.auth)
    except ValueError:
        raise Problem(400, "bad-push-keys", "These are not the keys of a browser.") from None
    if not endpoint:
        raise Problem(400, "bad-hook", "Nothing can be posted to this address: it is empty.")
    mine = select(rows.c.id).where(rows.c.user == user.id).order_by(rows.c.created.desc())
    old = [row.id for row in (await server.store.rows(mine))[MOST_BROWSERS - 1 :]]
    values = {
        "id": security.digest(endpoint),
        "user": user.id,
        "session": security.digest(asked.visitor.session or ""),
        "endpoint": endpoint,
        "key": body.key,
        "auth": body.auth,
        "agent": asked.request.headers.get("User-Agent", "")[:MOST_AGENT].replace("\x00", ""),
        "created": clock.now(),
    }
    await server.store.write(rows.delete().where(rows.c.id.in_(old)), upsert(server.settings, rows, ("id",), values))
    return await about(asked, user)


@handlers.answers(wire.END_PUSH)
async def end_push(asked: Asked[NoParameters, wire.EndPush]) -> wire.Notices:
    user, rows = asked.signed_in(), schema.pushes
    which = asked.body.id or security.digest(asked.body.endpoint)
    await asked.server.store.write(rows.delete().where(rows.c.user == user.id, rows.c.id == which))
    return await about(asked, user)


# -- webhooks of tables --------------------------------------------------------------------------------------------


@handlers.answers(wire.SET_HOOK)
async def set_hook(asked: Asked[wire.HookOf, wire.Hook]) -> Done:
    user, server, tables, hooks = asked.signed_in(), asked.server, schema.tables, schema.hooks
    url, id = checked(server, asked.body.url), asked.parameters.id
    row = await server.store.row(select(tables.c.owner, tables.c.version).where(tables.c.id == id))
    if row is None or row.owner != user.id:
        raise Problem(403, "not-your-table", "Only the player who opened this table can do that.")
    count = select(func.count()).select_from(hooks.join(tables, tables.c.id == hooks.c.table))
    found = await server.store.row(count.where(tables.c.owner == user.id, tables.c.state != "finished"))
    if url and found is not None and found[0] >= MOST_TABLES:
        raise Problem(409, "too-many-hooks", "Enough of your tables have a webhook.", count=MOST_TABLES)
    if url:
        values = {"table": id, "url": url, "told": ""}
        await server.store.write(upsert(server.settings, hooks, ("table",), values))
    else:
        await server.store.write(hooks.delete().where(hooks.c.table == id))
    return Done(True)


# -- feeds ---------------------------------------------------------------------------------------------------------


async def reader_of(asked: Asked[wire.Feed, None]) -> Person:
    """Whose feed it is. Raises Problem if the address is not, or no longer, somebody's."""
    await asked.limit("read")
    server, given = asked.server, asked.parameters
    person = (await preferences.people(server.store, [given.user])).get(given.user)
    number = 0 if person is None else person.feed
    right = security.same(feed_key(server.key, given.user, number), given.key)
    if person is None or not right:
        raise Problem(404, "no-such-feed", "There is no such feed, or its address was renewed.")
    return person


def title_of(name: str, language: str) -> str:
    return text(find_game(name), language, "title")


def language_of(person: Person) -> str:
    return person.language if person.language in LANGUAGES else "en"


@handlers.answers(wire.CALENDAR)
async def calendar(asked: Asked[wire.Feed, None]) -> Response:
    person, server = await reader_of(asked), asked.server
    language = language_of(person)
    address = server.settings.public_address
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Steamshed//Deadlines//EN", "NAME:Steamshed"]
    lines += ["X-WR-CALNAME:Steamshed", "REFRESH-INTERVAL;VALUE=DURATION:PT1H"]
    for row in await waiting_for(server.store, person.id, MOST_IN_FEED):
        try:
            table = (await server.tables.get(row.id)).now
        except Problem:
            continue
        deadline = table.deadline()
        if deadline is not None:
            summary = say(language, "reminder.subject", game=title_of(row.game, language))
            lines += ["BEGIN:VEVENT", f"UID:{row.id}-{row.version}@steamshed.invalid", f"DTSTAMP:{stamp(row.changed)}"]
            lines += [f"DTSTART:{stamp(deadline - EVENT)}", f"DTEND:{stamp(deadline)}", f"SUMMARY:{ics(summary)}"]
            lines += [f"URL:{address}/tables/{row.id}?since=mine", "END:VEVENT"]
    lines += ["END:VCALENDAR", ""]
    return fresh(PlainText("\r\n".join(map(folded, lines))), "text/calendar")


@handlers.answers(wire.ATOM)
async def atom(asked: Asked[wire.Feed, None]) -> Response:
    person, server = await reader_of(asked), asked.server
    language = language_of(person)
    address = server.settings.public_address
    rows = await waiting_for(server.store, person.id, MOST_IN_FEED)
    entries = []
    for row in reversed(rows):
        title = escape(say(language, "turn.subject", game=title_of(row.game, language)))
        link = f"{address}/tables/{row.id}?since=mine"
        entries.append(
            f"<entry><id>urn:steamshed:{row.id}:{row.version}</id><title>{title}</title>"
            f'<updated>{iso(row.changed)}</updated><link href="{escape(link)}"/>'
            f"<content>{title} ({escape(when(person, row.changed))})</content></entry>"
        )
    updated = max((row.changed for row in rows), default=0.0)
    body = (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}"><title>Steamshed</title>'
        f"<id>urn:steamshed:waiting:{person.id}</id><updated>{iso(updated)}</updated>"
        f"<author><name>Steamshed</name></author>{''.join(entries)}</feed>\n"
    )
    return fresh(PlainText(body), "application/atom+xml")


def fresh(body: str, kind: str) -> Response:
    return Response(body, media_type=kind, headers={"Cache-Control": "private, no-cache"})


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def iso(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def ics(words: str) -> str:
    """Words as a calendar takes them."""
    for sign in "\\,;":
        words = words.replace(sign, f"\\{sign}")
    return words


def folded(line: str) -> str:
    """A line of a calendar: longer ones go on in the next, at most 75 bytes each (RFC 5545)."""
    made, length = "", 0
    for letter in line:
        size = len(letter.encode())
        if length + size > 74:
            made, length = made + "\r\n ", 1
        made, length = made + letter, length + size
    return made
