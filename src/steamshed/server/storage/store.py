"""Reading and writing the database, whichever of the two it is.

Reads go through SQLAlchemy. Writes are lists of statements that hold together; on SQLite the writer thread takes them,
on PostgreSQL a transaction does. ``append`` is the one write that can lose a race: another worker has appended first.
A database that is away, full, locked or read-only raises Unavailable, and ``trouble`` says what is wrong until it is
over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql.dml import UpdateBase

from steamshed.server import clock
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from steamshed.server.storage.folder import make_private, make_private_file
from steamshed.server.storage.migrate import migrate
from steamshed.server.storage.writer import Statement, Writer

logger = logging.getLogger("steamshed.store")
SQLITE = sqlite.dialect(paramstyle="qmark")

APPEND = 'INSERT INTO entries ("table", serial, time, body) VALUES (?, ?, ?, ?)'
SUMMARY = (
    *("state", "serial", "version", "turn", "awaits", "phase", "result", "people", "changed", "moved"),
    *("deadline", "bot_due", "due"),
)
UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in SUMMARY)} WHERE id = ?"

MANY = 10
"""More changes than these are made into statements in a thread."""

Entry = tuple[int, float, str]
"""Serial, time, body."""


class Prepared:
    """A change that is made often: it is put into words once. ``of`` gives it with its values."""

    def __init__(self, statement: UpdateBase) -> None:
        self.statement = statement
        self._sql: tuple[str, list[str]] | None = None
        self._fixed: dict[str, object] = {}

    def of(self, **values: object) -> Bound:
        return Bound(self, values)

    def rendered(self, values: Mapping[str, object]) -> Statement:
        if self._sql is None:
            compiled = self.statement.compile(dialect=SQLITE)
            assert compiled.positiontup is not None
            self._sql = str(compiled), list(compiled.positiontup)
            self._fixed = dict(compiled.params)
        sql, names = self._sql
        return sql, [values[name] if name in values else self._fixed[name] for name in names]


@dataclass(frozen=True)
class Bound:
    """A prepared change with its values."""

    prepared: Prepared
    values: Mapping[str, object]


Change = UpdateBase | Bound


class Conflict(Exception):
    """Something with this key is there already; nothing was written."""


class Unavailable(Exception):
    """The database cannot be used now. What was to be written is not, or (if the connection broke while it was being
    committed) perhaps is: the log tells."""


def failures() -> tuple[type[Exception], ...]:
    """What a database that is away or unwell raises. (A statement that is wrong is a fault of the program.)"""
    found: tuple[type[Exception], ...] = (DBAPIError, PoolTimeout, OSError)
    found += (sqlite3.Error, TimeoutError, asyncio.TimeoutError)
    with contextlib.suppress(ImportError):
        import asyncpg

        found += (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.InterfaceError)
        found += (asyncpg.InsufficientResourcesError, asyncpg.ReadOnlySQLTransactionError, asyncpg.InternalClientError)
    return found


class Store:
    """The open database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = make_engine(settings)
        self.writer: Writer | None = None
        self.failures = failures()
        self.trouble: str | None = None
        """What was wrong when something could not be read or written the last time; None if it could."""

    async def open(self) -> None:
        """Makes or upgrades the schema, then starts the writer."""
        if self.settings.is_sqlite:
            make_private(self.settings.data)
            make_private_file(self.settings.sqlite_file)
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)
        if self.settings.is_sqlite:
            self.writer = Writer(self.settings.sqlite_file)

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        await self.engine.dispose()

    # -- reading -------------------------------------------------------------------------------------------------

    async def rows(self, query: Executable) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except self.failures as error:
            raise self.unwell(error) from None

    async def row(self, query: Executable) -> Any:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).first()
        except self.failures as error:
            raise self.unwell(error) from None

    async def time(self, here: clock.Steady) -> float:
        """What time it is: by the database where several workers may share it, else by the machine."""
        if self.settings.is_sqlite:
            return here.machine.now()
        asked = here.monotonic()
        row = await self.row(select(func.extract("epoch", func.clock_timestamp())))
        return float(row[0]) + (here.monotonic() - asked) / 2

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log of a table from a serial on."""
        log = schema.entries
        query = select(log.c.serial, log.c.time, log.c.body).where(log.c.table == table, log.c.serial > after)
        return [(row[0], row[1], row[2]) for row in await self.rows(query.order_by(log.c.serial))]

    async def secret(self) -> str:
        """The secret of this installation, made on first use."""
        return await self.fact("secret", lambda: secrets.token_hex(32))

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """A fact about this installation, made on first use."""
        query = select(schema.facts.c.value).where(schema.facts.c.name == name)
        row = await self.row(query)
        if row is None:
            with contextlib.suppress(Conflict):  # another worker was faster
                await self.write(schema.facts.insert().values(name=name, value=make()))
            row = await self.row(query)
        assert row is not None
        return str(row[0])

    # -- how it is -----------------------------------------------------------------------------------------------

    def unwell(self, error: Exception) -> Exception:
        """Notes what is wrong, with one line in the log until it is over. What is wrong with a statement stays as it
        is."""
        if isinstance(error, ProgrammingError | DataError | NotSupportedError):
            return error
        cause = getattr(error, "orig", None) or error
        words = f"{type(cause).__name__}: {cause}".replace("\n", " ")[:200]
        if self.trouble is None:
            logger.error("the database cannot be used: %s", words)
        self.trouble = words
        return Unavailable(words)

    def recovered(self) -> None:
        if self.trouble is not None:
            logger.warning("the database can be used again")
            self.trouble = None

    async def try_writing(self) -> None:
        """Writes a fact that nobody needs. Raises Unavailable."""
        values = {"name": "well", "value": secrets.token_hex(4)}
        await self.write(upsert(self.settings, schema.facts, ("name",), values))

    # -- writing -------------------------------------------------------------------------------------------------

    async def submit(self, statements: Sequence[Statement]) -> None:
        """Through the writer thread."""
        assert self.writer is not None
        try:
            await self.writer.submit(statements)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None
        except self.failures as error:
            raise self.unwell(error) from None
        self.recovered()

    async def transact(self, changes: Sequence[Change], rows: Sequence[Mapping[str, object]] = ()) -> None:
        """In a transaction of PostgreSQL; ``rows`` are new entries of a log."""
        try:
            async with self.engine.begin() as connection:
                if rows:
                    await connection.execute(schema.entries.insert(), rows)
                for change in changes:
                    if isinstance(change, Bound):
                        await connection.execute(change.prepared.statement, change.values)
                    else:
                        await connection.execute(change)
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from None
        except self.failures as error:
            raise self.unwell(error) from None
        self.recovered()

    async def change(self, change: UpdateBase) -> Sequence[Any]:
        """Carries out a change of PostgreSQL that gives rows."""
        try:
            async with self.engine.begin() as connection:
                rows = (await connection.execute(change)).all()
        except self.failures as error:
            raise self.unwell(error) from None
        self.recovered()
        return rows

    async def write(self, *changes: Change) -> None:
        """Carries out all changes or none; done when they are durable. Raises Conflict or Unavailable."""
        if self.writer is not None:
            if len(changes) > MANY:  # each takes a while, and nobody else should wait for all of them
                await self.submit(await asyncio.to_thread(lambda: [render(change) for change in changes]))
            else:
                await self.submit([render(change) for change in changes])
        else:
            await self.transact(changes)

    async def append(
        self, table: str, added: Sequence[Entry], summary: Mapping[str, object], others: Sequence[Change] = ()
    ) -> None:
        """Adds to the log of a table and brings its summary up to date. Raises Conflict if the serials are taken, or
        Unavailable."""
        if self.writer is not None:
            statements: list[Statement] = [(APPEND, (table, *entry)) for entry in added]
            statements.append((UPDATE, (*(summary[name] for name in SUMMARY), table)))
            statements += [render(change) for change in others]
            await self.submit(statements)
            return
        rows = [{"table": table, "serial": serial, "time": time, "body": body} for serial, time, body in added]
        update = schema.tables.update().where(schema.tables.c.id == table).values(**summary)
        await self.transact([update, *others], rows)


def make_engine(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite:
        return create_async_engine(
            settings.database_url,
            pool_size=8,
            max_overflow=4,
            pool_pre_ping=True,
            pool_timeout=10,
            connect_args={"timeout": 5, "command_timeout": 20},
        )
    engine = create_async_engine(settings.database_url, pool_size=4, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA busy_timeout = 5000")

    return engine


def render(change: Change) -> Statement:
    """A statement as text and values for the writer thread."""
    if isinstance(change, Bound):
        return change.prepared.rendered(change.values)
    compiled = change.compile(dialect=SQLITE, compile_kwargs={"render_postcompile": True})  # lists of in_()
    assert compiled.positiontup is not None
    return str(compiled), [compiled.params[name] for name in compiled.positiontup]


def once(settings: Settings, into: Any, values: Mapping[str, object]) -> UpdateBase:
    """An insert that does nothing if there is such a row already."""
    dialect: Any = sqlite if settings.is_sqlite else postgresql
    done: UpdateBase = dialect.insert(into).values(**values).on_conflict_do_nothing()
    return done


def upsert(settings: Settings, into: Any, keys: Sequence[str], values: Mapping[str, object]) -> UpdateBase:
    """An insert that replaces the row with the same keys."""
    dialect: Any = sqlite if settings.is_sqlite else postgresql
    made = dialect.insert(into).values(**values)
    rest = {name: value for name, value in values.items() if name not in keys}
    done: UpdateBase = made.on_conflict_do_update(index_elements=list(keys), set_=rest)
    return done
