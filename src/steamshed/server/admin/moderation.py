"""Reports of players, hiding what must not be seen, shutting people out, and the log of all that."""

from __future__ import annotations

import pathlib
import re
import time
from typing import Any

import click
from sqlalchemy import Row, select

from steamshed.kernel.errors import OptionError
from steamshed.server import clock
from steamshed.server.admin.opening import by_whom, find_settings, of_server, opened, operator, run
from steamshed.server.moderation import service as moderation
from steamshed.server.moderation.service import Ban, plain
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store

UNITS = {"m": 60, "h": 3600, "d": 86400}
MOST_DAYS = 36500
reason_option = click.option("--reason", default="", help="Why: for the audit log.")


def when(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment))


def seconds_of(length: str) -> float:
    """``30m``, ``12h`` or ``7d`` in seconds."""
    found = re.fullmatch(r"(\d{1,6})([mhd])", length)
    seconds = int(found[1]) * UNITS[found[2]] if found else 0
    if not 0 < seconds <= MOST_DAYS * 86400:
        raise OptionError(f"for {length!r}: expected minutes, hours or days, as 30m, 12h or 7d")
    return seconds


async def find_subject(store: Store, text: str) -> tuple[str, str, str]:
    """Whom a ban is for: its kind, what is stored, and how the audit log names him."""
    found = await moderation.find_subject(store, text)
    if found is None:
        raise OptionError(f"{text!r} is no account, no id of a guest and no address")
    return found


@click.command()
@click.argument("subject")
@reason_option
@by_whom
@of_server
def hide(subject: str, reason: str, by: str | None, data: pathlib.Path | None, database: str | None) -> None:
    """Take the table, the group or the line of chat with the id SUBJECT out of sight."""
    run(set_hidden(subject, True, reason, by, data, database))


@click.command()
@click.argument("subject")
@reason_option
@by_whom
@of_server
def unhide(subject: str, reason: str, by: str | None, data: pathlib.Path | None, database: str | None) -> None:
    """Show the table, the group or the line of chat with the id SUBJECT again."""
    run(set_hidden(subject, False, reason, by, data, database))


async def set_hidden(
    subject: str, hidden: bool, reason: str, by: str | None, data: pathlib.Path | None, database: str | None
) -> None:
    async with opened(find_settings(data, database)) as store:
        if not await moderation.hide(store, operator(by), subject, hidden, reason):
            raise OptionError(f"{subject!r} is no table, no group and no line of chat")
    click.echo(f"{subject} is {'hidden' if hidden else 'shown'}")


@click.command()
@click.argument("who")
@click.option("--for", "length", default="7d", show_default=True, help="How long: 30m, 12h, 7d.")
@reason_option
@by_whom
@of_server
def ban(who: str, length: str, reason: str, by: str | None, data: pathlib.Path | None, database: str | None) -> None:
    """Shut out WHO for a time: the name of an account, the id of a guest, an address or a network."""
    until = clock.now() + seconds_of(length)

    async def do() -> None:
        async with opened(find_settings(data, database)) as store:
            kind, stored, shown = await find_subject(store, who)
            await moderation.ban(store, operator(by), Ban(kind, stored, until, reason), shown)
        click.echo(f"{shown} is shut out until {when(until)} UTC")

    run(do())


@click.command()
@click.argument("who")
@by_whom
@of_server
def unban(who: str, by: str | None, data: pathlib.Path | None, database: str | None) -> None:
    """Let WHO in again."""

    async def do() -> None:
        async with opened(find_settings(data, database)) as store:
            _, stored, shown = await find_subject(store, who)
            if not await moderation.unban(store, operator(by), stored, shown):
                raise OptionError(f"{who!r} is not shut out")
        click.echo(f"{shown} is let in again")

    run(do())


@click.command()
@click.option("--all", "everything", is_flag=True, help="Also those that are closed.")
@click.option("--close", "closing", default=None, metavar="ID", help="Close a report instead: nothing is wrong.")
@by_whom
@of_server
def reports(
    everything: bool, closing: str | None, by: str | None, data: pathlib.Path | None, database: str | None
) -> None:
    """List what players have reported, the oldest first."""
    rows = schema.reports

    async def do() -> None:
        async with opened(find_settings(data, database)) as store:
            if closing is not None:
                await close_report(store, closing, operator(by))
                return
            query = select(rows).order_by(rows.c.time)
            found = await store.rows(query if everything else query.where(rows.c.closed.is_(None)))
        for row in found:
            click.echo(f"{row.id}  {when(row.time)}  {subject_of(row)}  by {row.by or 'nobody'}")
            click.echo(f"    {plain(row.quoted)}")
            click.echo(f"    reason: {plain(row.reason) or 'not said'}")
        click.echo(f"{len(found)} reports")

    run(do())


def subject_of(row: Row[Any]) -> str:
    """What a report is about: a table, a group, a line of their chat, or a sentence of the program."""
    if row.table is None and row.group is None and row.line is not None:
        return f"odd sentence {plain(row.line)}"
    kind, where = ("group", row.group) if row.table is None else ("table", row.table)
    return f"{kind} {where}  {f'line {row.line}' if row.line else kind}"


async def close_report(store: Store, id: str, who: str) -> None:
    if not await moderation.close_report(store, id, who):
        raise OptionError(f"there is no report {id!r}")
    click.echo(f"{id} is closed")


@click.command()
@click.option("--last", type=click.IntRange(1, 100_000), default=100, show_default=True, help="How many lines.")
@of_server
def audit(last: int, data: pathlib.Path | None, database: str | None) -> None:
    """Say what operators have done, the latest last."""
    rows = schema.audit

    async def do() -> None:
        async with opened(find_settings(data, database)) as store:
            found = await store.rows(select(rows).order_by(rows.c.time.desc()).limit(last))
        for row in reversed(found):
            click.echo(f"{when(row.time)}  {plain(row.who)}  {row.what}  {plain(row.subject)}  {plain(row.details)}")

    run(do())
