"""``steamshed admin doctor``: reads every table as the server does, and says what is wrong where it cannot. What can be
repaired stands in ``repairs.py``."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any

import click
import msgspec
from sqlalchemy import select

from steamshed.games.registry import register_modules
from steamshed.kernel.errors import OptionError
from steamshed.server.admin import repairs
from steamshed.server.admin.opening import by_whom, find_settings, of_server, opened, operator, run
from steamshed.server.storage import schema
from steamshed.server.storage.store import Entry, Store, Unavailable
from steamshed.server.tables.log import Seat, Unreadable, reason_of
from steamshed.server.tables.snapshots import Disagrees, Snapshot, restore
from steamshed.server.tables.stored import read_table

PAGE = 200


@click.command()
@click.option("--repair", is_flag=True, help="Say what can be repaired, and repair it when that is confirmed.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@by_whom
@of_server
@click.argument("tables", nargs=-1)
def doctor(
    data: pathlib.Path | None, database: str | None, tables: tuple[str, ...], repair: bool, yes: bool, by: str | None
) -> None:
    """Read every table (or these TABLES) and list those that cannot be read, and why.

    A snapshot that disagrees with the log is dropped; nothing else is changed without --repair, which first lists all
    that it would do. The exit status is 1 if anything is wrong and was not repaired. It can run beside the server.
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
            if repair:
                done = await offer(store, tables, yes, operator(by))
                wrong[:] = [id for id in wrong if id not in done]

    run(examine())
    if wrong:
        raise SystemExit(1)


async def offer(store: Store, tables: tuple[str, ...], yes: bool, who: str) -> set[str]:
    """Lists what can be repaired, and repairs it if that is wanted; gives the tables of which nothing is wrong now."""
    found = [] if tables else await repairs.of_database(store)
    async for row in all_rows(store, tables):
        found += await repairs.of_table(store, row)
    for one in found:
        click.echo(f"would repair: {one.words}")
    if not found:
        click.echo("nothing can be repaired")
        return set()
    if not (yes or click.confirm(f"Repair {len(found)}?", default=False)):
        click.echo("nothing was changed")
        return set()
    for one in found:
        await repairs.carry_out(store, one, who)
        click.echo(f"repaired: {one.words}")
    changed = {one.table for one in found if one.table is not None}
    well = set()
    async for row in all_rows(store, tuple(changed)) if changed else nothing():
        reason = await fault(store, row)
        if reason is None:
            well.add(row["id"])
        else:
            click.echo(f"{row['id']}  {row['game']}  {row['state']}  {reason}")
    return well


async def nothing() -> AsyncIterator[Mapping[str, Any]]:
    return
    yield


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
        wrong = (
            repairs.differing(row, table.summary()) if table.serial == row["serial"] else None
        )  # else it was played on
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
