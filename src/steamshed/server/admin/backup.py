"""Copies of everything that a server keeps, made while it runs, and a server made from such a copy.

SQLite is copied by its online backup, PostgreSQL as lines of JSON, a row each, from one snapshot. Either copy can be
restored into either database: a copy of an older schema is filled in at its own revision and brought up to date then.
"""

from __future__ import annotations

import gzip
import itertools
import json
import pathlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from typing import Any

import click
from sqlalchemy import Connection, MetaData, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from steamshed.kernel.errors import OptionError
from steamshed.server.admin.opening import find_settings, of_server, run
from steamshed.server.settings import Settings, from_environment
from steamshed.server.storage import schema
from steamshed.server.storage.folder import make_private, make_private_file
from steamshed.server.storage.migrate import downgrade, migrate, newest, present
from steamshed.server.storage.store import make_engine

MAGIC = "steamshed backup 1"
SQLITE_MAGIC = b"SQLite format 3\x00"
BATCH = 500

Row = tuple[str, dict[str, Any]]
"""The name of a table of the database, and a row of it."""

FILE = click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))


@click.command()
@FILE
@of_server
def backup(file: pathlib.Path, data: pathlib.Path | None, database: str | None) -> None:
    """Copy everything into FILE, which must not be there yet; the server may go on meanwhile."""
    settings = find_settings(data, database)
    if file.exists():
        raise OptionError(f"{file}: is there already")
    unfinished = file.with_name(f"{file.name}.part")
    try:
        make_private_file(unfinished)
        if settings.is_sqlite:
            copy_sqlite(settings.sqlite_file, unfinished)
        else:
            run(dump(settings, unfinished))
        unfinished.replace(file)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        unfinished.unlink(missing_ok=True)
        raise OptionError(f"{file}: {first_line(error)}") from None
    click.echo(f"{file}: {file.stat().st_size} bytes")


@click.command()
@FILE
@of_server
def restore(file: pathlib.Path, data: pathlib.Path | None, database: str | None) -> None:
    """Fill an empty database from FILE. One that has accounts or tables is not touched."""
    settings = from_environment({"data": data, "database": database})
    try:
        if settings.is_sqlite:
            make_private(settings.data)
            make_private_file(settings.sqlite_file)
        run(fill(settings, file))
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise OptionError(f"{file}: {first_line(error)}") from None


def first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


# -- out -----------------------------------------------------------------------------------------------------------


def copy_sqlite(source: pathlib.Path, target: pathlib.Path) -> None:
    """One consistent copy; whoever writes meanwhile is not held up."""
    with closing(sqlite3.connect(source, timeout=30.0)) as read, closing(sqlite3.connect(target)) as write:
        read.backup(write)


async def dump(settings: Settings, target: pathlib.Path) -> None:
    """All rows as they stood at one moment."""
    async with connected(settings, isolation_level="REPEATABLE READ") as connection:
        with gzip.open(target, "wt", encoding="utf-8") as out:
            await connection.run_sync(write_rows, lambda line: out.write(json.dumps(line) + "\n"))


def write_rows(connection: Connection, write: Callable[[object], object]) -> None:
    write({"format": MAGIC, "revision": present(connection)})
    for table in schema.metadata.sorted_tables:
        for row in connection.execute(select(table)):
            write([table.name, dict(row._mapping)])


# -- in ------------------------------------------------------------------------------------------------------------


async def fill(settings: Settings, file: pathlib.Path) -> None:
    with file.open("rb") as opened:
        start = opened.read(len(SQLITE_MAGIC))
    source = sqlite_rows if start == SQLITE_MAGIC else dumped_rows
    revision, rows = source(file)
    async with connected(settings) as connection:
        count = await connection.run_sync(fill_in, revision, rows)
    click.echo(f"{file}: {count} rows restored")


def fill_in(connection: Connection, revision: str, rows: Iterator[Row]) -> int:
    """Puts rows of a revision into an empty database and brings it up to date."""
    there = set(inspect(connection).get_table_names())
    for table in (schema.users, schema.tables):
        if table.name in there and connection.execute(select(func.count()).select_from(table)).scalar():
            raise OptionError(f"the database is not empty: it has {table.name}")
    if present(connection) is not None:
        downgrade(connection, "base")
    migrate(connection, revision)
    tables = MetaData()
    tables.reflect(connection)
    count = 0
    for name, group in itertools.groupby(rows, key=lambda row: row[0]):
        if name not in tables.tables:
            raise OptionError(f"a table {name!r} that is not known")
        while batch := [row for _, row in itertools.islice(group, BATCH)]:
            connection.execute(tables.tables[name].insert(), batch)
            count += len(batch)
    connection.commit()
    migrate(connection)
    return count


def sqlite_rows(file: pathlib.Path) -> tuple[str, Iterator[Row]]:
    """The rows of a copy of SQLite."""
    with closing(sqlite3.connect(file)) as connection:
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return known(revision and revision[0]), read_sqlite(
        file, [t.name for t in schema.metadata.sorted_tables if t.name in names]
    )


def read_sqlite(file: pathlib.Path, names: list[str]) -> Iterator[Row]:
    with closing(sqlite3.connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        for name in names:
            for row in connection.execute(f'SELECT * FROM "{name}"'):
                yield name, dict(row)


def dumped_rows(file: pathlib.Path) -> tuple[str, Iterator[Row]]:
    """The rows of a copy in lines of JSON."""
    lines = dumped_lines(file)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != MAGIC:
        raise OptionError(f"{file}: is no copy of a Steamshed database")
    return known(head.get("revision")), ((name, row) for name, row in lines)


def dumped_lines(file: pathlib.Path) -> Iterator[Any]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        try:
            for line in lines:
                yield json.loads(line)
        except (EOFError, ValueError) as error:
            raise OptionError(f"{file}: is damaged: {first_line(error)}") from None


def known(revision: object) -> str:
    if not isinstance(revision, str) or revision > newest():
        raise OptionError(f"a copy of revision {revision}, and this program knows those up to {newest()}")
    return revision


@asynccontextmanager
async def connected(settings: Settings, **options: Any) -> AsyncIterator[AsyncConnection]:
    engine = make_engine(settings)
    try:
        async with engine.connect() as connection:
            yield await connection.execution_options(**options)
    finally:
        await engine.dispose()
