"""What all commands of the operator need: the database of the server, and who does it."""

from __future__ import annotations

import asyncio
import getpass
import pathlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import click
from sqlalchemy.exc import SQLAlchemyError

from steamshed.kernel.errors import OptionError
from steamshed.server.settings import Settings, from_environment
from steamshed.server.storage.store import Store


def of_server(command: Callable[..., None]) -> Callable[..., None]:
    """Options that say which server: as for ``steamshed serve``, also from the environment."""
    for name, kind, help in (
        ("database", str, "Database address; empty is SQLite in the data folder."),
        ("data", pathlib.Path, "Folder of the SQLite file."),
    ):
        command = click.option(f"--{name}", type=kind, default=None, help=help)(command)
    return command


def by_whom(command: Callable[..., None]) -> Callable[..., None]:
    """The option that says who does it, for the audit log."""
    return click.option("--by", default=None, metavar="NAME", help="Who does this.  [your name on this machine]")(
        command
    )


def operator(by: str | None) -> str:
    try:
        return by or getpass.getuser()
    except (OSError, KeyError):
        return "operator"


def find_settings(data: pathlib.Path | None, database: str | None) -> Settings:
    """The settings of a server that has been started here before."""
    settings = from_environment({"data": data, "database": database})
    if settings.is_sqlite and not settings.sqlite_file.is_file():
        raise OptionError(f"{settings.sqlite_file}: there is no such database")
    return settings


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    store = Store(settings)
    try:
        await store.open()
        yield store
    except (OSError, SQLAlchemyError) as error:
        raise OptionError(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    finally:
        await store.close()


def run(task: Coroutine[Any, Any, None]) -> None:
    asyncio.run(task)
