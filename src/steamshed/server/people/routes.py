"""Other people: not hearing them, not meeting them, telling the operator about them."""

from __future__ import annotations

import secrets

from sqlalchemy import func, select

from steamshed.server import clock
from steamshed.server.api import endpoints
from steamshed.server.api.answering import Asked, Handlers
from steamshed.server.api.context import Server
from steamshed.server.errors import Problem
from steamshed.server.limits import check_count
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert
from steamshed.server.tables.access import visible
from steamshed.server.tables.live_tables import LoadedTable

handlers = Handlers()
DONE = endpoints.Done(True)


@handlers.answers(endpoints.PEOPLE)
async def people(asked: Asked[endpoints.NoParameters, None]) -> endpoints.People:
    rows = schema.blocks
    query = select(rows).where(rows.c.user == asked.signed_in().id).order_by(rows.c.time.desc())
    return endpoints.People(
        [endpoints.Person(row.id, row.name, row.kind) for row in await asked.server.store.rows(query)]
    )


@handlers.answers(endpoints.REGARD)
async def regard(asked: Asked[endpoints.OfTable, endpoints.Regarding]) -> endpoints.Done:
    """Mutes or blocks somebody who sits at a table or has said something there."""
    user = asked.signed_in()
    loaded, _ = await visible(asked.server.tables, asked.parameters.id, user.id)
    other, name = await find_other(asked, loaded)
    await keep_away(asked.server, user.id, other, name, asked.body.kind)
    return DONE


async def keep_away(server: Server, user: str, other: str | None, name: str, kind: str) -> None:
    """Keeps that somebody does not want to hear or to meet another."""
    store, rows = server.store, schema.blocks
    if other is None or other == user:
        raise Problem(400, "nobody-there", "Choose somebody else.")
    row = await store.row(select(func.count()).select_from(rows).where(rows.c.user == user))
    if row is not None:
        check_count("people", row[0])
    who = {"id": secrets.token_urlsafe(9), "user": user, "other": other, "name": name}
    values = {**who, "kind": kind, "time": clock.now()}
    await store.write(upsert(server.settings, rows, ("user", "other"), values))


async def find_other(
    asked: Asked[endpoints.OfTable, endpoints.Regarding], loaded: LoadedTable
) -> tuple[str | None, str]:
    """The user whom a seat or a line of chat belongs to, and his name."""
    body, seats = asked.body, loaded.now.seats
    if body.line is not None:
        said = schema.chat
        query = select(said.c.user, said.c.name).where(said.c.id == body.line, said.c.table == asked.parameters.id)
        row = await asked.server.store.row(query)
        return (None, "") if row is None else (row.user, row.name)
    if body.seat is not None and body.seat < len(seats):
        return seats[body.seat].user, seats[body.seat].name
    return None, ""


@handlers.answers(endpoints.FORGET)
async def forget(asked: Asked[endpoints.NoParameters, endpoints.PersonId]) -> endpoints.Done:
    rows, user = schema.blocks, asked.signed_in()
    await asked.server.store.write(rows.delete().where(rows.c.user == user.id, rows.c.id == asked.body.id))
    return DONE


@handlers.answers(endpoints.REPORT)
async def report(asked: Asked[endpoints.OfTable, endpoints.Report]) -> endpoints.Done:
    """Tells the operator of a table, or of a line of its chat, which is kept as it was."""
    await asked.limit("report")
    user, body, store, id = asked.signed_in(), asked.body, asked.server.store, asked.parameters.id
    loaded, _ = await visible(asked.server.tables, id, user.id)
    reason = body.reason.replace("\x00", "").strip()
    if not reason:
        raise Problem(400, "no-reason", "Say what is wrong.")
    quoted = loaded.now.info.name
    if body.line is not None:
        said = schema.chat
        query = select(said.c.text, said.c.user).where(said.c.id == body.line, said.c.table == id)
        row = await store.row(query)
        if row is None:
            raise Problem(404, "no-such-line", "Nothing like that was said here.")
        quoted = f"{row.user or 'somebody'} says: {row.text}"
    await check_reports(store, user.id)
    await store.write(
        schema.reports.insert().values(
            id=secrets.token_hex(6),
            time=clock.now(),
            by=user.id,
            table=id,
            line=body.line,
            quoted=quoted,
            reason=reason,
        )
    )
    return DONE


@handlers.answers(endpoints.ODD)
async def odd_sentence(asked: Asked[endpoints.NoParameters, endpoints.OddSentence]) -> endpoints.Done:
    """Notes for the operator which message of the program sounds odd: a report that is about no table and no group."""
    await asked.limit("report")
    user, body, store, rows = asked.signed_in(), asked.body, asked.server.store, schema.reports
    line = " ".join(dict.fromkeys(body.messages))
    told = (rows.c.by == user.id) & (rows.c.line == line) & rows.c.closed.is_(None)
    if await store.row(select(rows.c.id).where(told, rows.c.table.is_(None), rows.c.group.is_(None))) is not None:
        return DONE
    await check_reports(store, user.id)
    words = {"quoted": f"{body.language} {body.page}", "reason": body.word.replace("\x00", "").strip()}
    await store.write(rows.insert().values(id=secrets.token_hex(6), time=clock.now(), by=user.id, line=line, **words))
    return DONE


async def check_reports(store: Store, user: str) -> None:
    """Raises a Problem for who has reported a lot that nobody has looked at yet."""
    rows = schema.reports
    open_ones = select(func.count()).select_from(rows).where(rows.c.by == user, rows.c.closed.is_(None))
    if (found := await store.row(open_ones)) is not None:
        check_count("reports", found[0])
