"""Brings a database to the newest schema. Runs at every start; several workers wait for one another."""

from __future__ import annotations

import pathlib

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

HERE = pathlib.Path(__file__).parent
LOCK = 7_337_837
"""Any number that nobody else takes an advisory lock on."""


def config(connection: Connection) -> Config:
    made = Config()
    made.set_main_option("script_location", str(HERE / "migrations").replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def migrate(connection: Connection, revision: str = "head") -> None:
    """Upgrades to a revision, all in one transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    command.upgrade(config(connection), revision)
    connection.commit()


def downgrade(connection: Connection, revision: str) -> None:
    command.downgrade(config(connection), revision)
    connection.commit()
