"""Brings a database to the newest schema. Runs at every start; several workers wait for one another."""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HERE = pathlib.Path(__file__).parent
LOCK = 7_337_837
"""Any number that nobody else takes an advisory lock on."""


def newest() -> str:
    """The newest revision, by the names of the files."""
    return max(file.name.partition("_")[0] for file in (HERE / "migrations" / "versions").glob("[0-9]*.py"))


def present(connection: Connection) -> str | None:
    """The revision that a database is at."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def config(connection: Connection) -> Config:
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(HERE / "migrations").replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def migrate(connection: Connection, revision: str = "head") -> None:
    """Upgrades to a revision, all in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if present(connection) != newest():  # Alembic takes as long to load as all else, and is rarely needed
        from alembic import command

        command.upgrade(config(connection), revision)
    connection.commit()


def downgrade(connection: Connection, revision: str) -> None:
    from alembic import command

    command.downgrade(config(connection), revision)
    connection.commit()
