"""For somebody who has lost what he signs in with."""

from __future__ import annotations

import pathlib
import time

import click
import msgspec
from sqlalchemy import select

from steamshed.kernel.errors import OptionError
from steamshed.server.accounts import alerts, second_factor
from steamshed.server.accounts.lookalikes import normal
from steamshed.server.admin.opening import by_whom, find_settings, of_server, opened, operator, run
from steamshed.server.jobs import queue
from steamshed.server.moderation.service import decision
from steamshed.server.storage import schema


@click.command("forget-factor")
@click.argument("name")
@by_whom
@of_server
def forget_factor(name: str, by: str | None, data: pathlib.Path | None, database: str | None) -> None:
    """Take the second factor off the account NAME, whose owner has lost it and his recovery codes.

    Make sure first that it is he who asks. All his sessions end, and a mail tells him.
    """
    settings, users, sessions = find_settings(data, database), schema.users, schema.sessions

    async def do() -> None:
        async with opened(settings) as store:
            row = await store.row(select(users).where(users.c.key == normal(name).casefold()))
            if row is None:
                raise OptionError(f"there is no account {name!r}")
            if await second_factor.secret_of(store, row.id) is None:
                raise OptionError(f"{name!r} has no second factor")
            mine = sessions.c.user == row.id
            open = [one.digest for one in await store.rows(select(sessions.c.digest).where(mine))]
            await store.write(
                *second_factor.without(row.id),
                sessions.delete().where(mine),
                schema.pushes.delete().where(schema.pushes.c.user == row.id),
                queue.written(settings, "cut-off", row.id, time.time(), msgspec.json.encode(open).decode()),
                *alerts.written(settings, row, "factor-off"),
                *decision(store, operator(by), "forget-factor", f"user {row.id} {row.name}"),
            )
        click.echo(f"{row.name} signs in with the password alone")

    run(do())
