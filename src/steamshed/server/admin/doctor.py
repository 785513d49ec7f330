"""``steamshed admin doctor``: reads every table as the server does, and says what is wrong where it cannot."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import click
import msgspec
from sqlalchemy import select

from steamshed.games.registry import register_modules
from steamshed.kernel.errors import OptionError
from steamshed.server.admin.opening import find_settings, of_server, opened, run
from steamshed.server.storage import schema
from steamshed.server.storage.store import Entry, Store, Unavailable
from steamshed.server.tables.log import Seat, Unreadable, reason_of
from steamshed.server.tables.snapshots import Disagrees, Snapshot, restore
from steamshed.server.tables.stored import read_table

PAGE = 200


@click.command()
@of_server
@click.argument("tables", nargs=-1)
def doctor(data: pathlib.Path | None, database: str | None, tables: tuple[str, ...]) -> None:
    """Read every table (or these TABLES) and list those that cannot be read, and why.

    A snapshot that disagrees with the log is dropped; nothing else is changed. The exit status is 1 if anything is
    wrong. It can run beside the server.
    """
    settings = find_settings(data, database)
    register_modules(settings.extra_games)
    wrong: list[str] = []

    async def examine() -> None:
        count = 0
        async with opened(settings) as store:
            try:
                async for row in all_rows(store, tables):
                    count += 1
                    reason = await fault(store, row)
                    if reason is not None:
                        wrong.append(row["id"])
                        click.echo(f"{row['id']}  {row['game']}  {row['state']}  {reason}")
            except Unavailable as error:
                raise OptionError(f"the database cannot be used: {error}") from None
        words = "all is well" if not wrong else f"something is wrong with {len(wrong)}"
        click.echo(f"{count} tables, {words}")

    run(examine())
    if wrong:
        raise SystemExit(1)


async def all_rows(store: Store, some: tuple[str, ...]) -> AsyncIterator[Mapping[str, Any]]:
    """The rows of the tables, in the order of their ids, a page at a time."""
    last, rows = "", schema.tables
    query = select(rows).order_by(rows.c.id).limit(PAGE)
    if some:
        query = query.where(rows.c.id.in_(some))
    while page := await store.rows(query.where(rows.c.id > last)):
        for row in page:
            yield row._mapping
        last = page[-1].id


async def fault(store: Store, row: Mapping[str, Any]) -> str | None:
    """What is wrong with a table, in one line; None if it can be read."""
    try:
        entries = await store.entries(row["id"])
        table = read_table(row, entries)
    except Unreadable as error:
        return str(error)
    try:
        msgspec.json.decode(row["people"], type=list[Seat])
        wrong = differing(row, table.summary()) if table.serial == row["serial"] else None  # else it was played on
        if wrong is not None:
            return wrong
    except Exception as error:
        return f"its row: {reason_of(error)}"
    return await compare_snapshot(store, row, entries)


async def compare_snapshot(store: Store, row: Mapping[str, Any], entries: Sequence[Entry]) -> str | None:
    """Drops a snapshot that leads to another position than the log, and says so."""
    rows = schema.snapshots
    found = await store.row(select(rows).where(rows.c.table == row["id"]))
    if found is None:
        return None
    snapshot = Snapshot(**found._mapping)
    then = [entry for entry in entries if entry[0] <= snapshot.serial]
    log, start = read_table({**row, "serial": len(then)}, then), None
    assert log.play is not None
    acts = [(0, done.time, done.entry()) for done in log.play.done()]
    try:
        start = restore(snapshot, log.play.begun, acts, len(acts))
    except Disagrees as wrong:
        reason = str(wrong)
    else:
        if start is None or (start[0].dump() == log.play.state.dump() and start[1] == log.play.done()):
            return None
        reason = "it is another position than the log leads to"
    await store.write(rows.delete().where(rows.c.table == row["id"]))
    return f"its snapshot is dropped: {reason}"


def differing(row: Mapping[str, Any], summary: Mapping[str, object]) -> str | None:
    """Where the row says something else than the log."""
    for name in ("state", "version", "turn", "result"):
        if row[name] != summary[name]:
            return f"its row: {name} is {row[name]!r}, but by its log {summary[name]!r}"
    return None
