"""Accounts: for somebody who has lost what he signs in with, and who may look after the server in a browser."""

from __future__ import annotations

import pathlib
from typing import Any

import click
import msgspec
from sqlalchemy import select

from steamshed.kernel.errors import OptionError
from steamshed.server import clock
from steamshed.server.accounts import alerts, second_factor
from steamshed.server.accounts.lookalikes import normal
from steamshed.server.admin.opening import by_whom, find_settings, of_server, opened, run
from steamshed.server.admin.opening import operator as who_does
from steamshed.server.jobs import queue
from steamshed.server.moderation.service import decision
from steamshed.server.storage import schema
from steamshed.server.storage.store import Store, upsert


async def find_account(store: Store, name: str) -> Any:
    users = schema.users
    row = await store.row(select(users).where(users.c.key == normal(name).casefold()))
    if row is None:
        raise OptionError(f"there is no account {name!r}")
    return row


@click.command("forget-factor")
@click.argument("name")
@by_whom
@of_server
def forget_factor(name: str, by: str | None, data: pathlib.Path | None, database: str | None) -> None:
    """Take the second factor off the account NAME, whose owner has lost it and his recovery codes.

    Make sure first that it is he who asks. All his sessions end, and a mail tells him.
    """
    settings, sessions = find_settings(data, database), schema.sessions

    async def do() -> None:
        async with opened(settings) as store:
            row = await find_account(store, name)
            if not await second_factor.is_on(store, row.id):
                raise OptionError(f"{name!r} has no second factor")
            mine = sessions.c.user == row.id
            open = [one.digest for one in await store.rows(select(sessions.c.digest).where(mine))]
            await store.write(
                *second_factor.without(row.id),
                sessions.delete().where(mine),
                schema.pushes.delete().where(schema.pushes.c.user == row.id),
                queue.written(settings, "cut-off", row.id, clock.now(), msgspec.json.encode(open).decode()),
                *alerts.written(settings, row, "factor-off"),
                *decision(store, who_does(by), "forget-factor", f"user {row.id} {row.name}"),
            )
        click.echo(f"{row.name} signs in with the password alone")

    run(do())


@click.command()
@click.argument("name")
@click.option("--remove", is_flag=True, help="Not any more.")
@by_whom
@of_server
def operator(name: str, remove: bool, by: str | None, data: pathlib.Path | None, database: str | None) -> None:
    """Let the account NAME look after the server in a browser, at /operator. It needs a second factor."""
    settings, rows = find_settings(data, database), schema.operators

    async def do() -> None:
        async with opened(settings) as store:
            row = await find_account(store, name)
            what = "no-operator" if remove else "operator"
            words = decision(store, who_does(by), what, f"user {row.id} {row.name}")
            if remove:
                await store.write(rows.delete().where(rows.c.user == row.id), *words)
            elif not await second_factor.is_on(store, row.id):
                raise OptionError(f"{name!r} has no second factor: the account page sets it up")
            else:
                await store.write(upsert(settings, rows, ("user",), {"user": row.id, "since": clock.now()}), *words)
        click.echo(f"{row.name} is {'no operator' if remove else 'an operator'}")

    run(do())
