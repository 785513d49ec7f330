"""A server process for a real browser, with its data folder. It can be killed, and tables can be put into it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import create_engine, select

from steamshed.kernel.record import Record
from steamshed.server import security
from steamshed.server.api.shapes import NoClock
from steamshed.server.storage import schema
from steamshed.server.tables import log
from steamshed.server.tables.records import table_of_record
from steamshed.server.tables.stored import write_info
from steamshed.server.tables.table import Table, TableInfo
from testbed.services import free_port
from tools.web import STATIC


class Shed:
    """A server. Bots move and orders answer at once: pauses that let people follow would only make the tests slow."""

    def __init__(self, folder: Path, *more: str) -> None:
        assert (STATIC / "index.html").exists(), "The client is not built: make web"
        self.folder = folder
        self.port = free_port()
        self.more = more
        """Further options of ``steamshed serve``."""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "testbed.same_chance", "serve", "--bot-pause", "0"]
        options = ["--port", str(self.port), "--data", str(self.folder), "--no-rate-limits", "--client", str(STATIC)]
        options += ["--house-bot", "random", "--order-delay", "0"]
        options += self.more
        with (self.folder / "log").open("a") as log_file:
            self.process = subprocess.Popen([*command, *options], stdout=log_file, stderr=subprocess.STDOUT)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"The server does not answer: {(self.folder / 'log').read_text()}")

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)

    # -- tables ------------------------------------------------------------------------------------------------------

    def put(self, record: Record, users: Sequence[str | None], name: str = "Prepared", bot: str = "random") -> str:
        """A running table that stands where the record ends; a seat without a user is a bot's. Gives its address."""
        now = time.time()
        info = TableInfo(
            id=security.new_id(),
            name=name,
            game=record.game.name,
            options=record.options,
            pace=NoClock(),
            fallback="wait",
            privacy="public",
            language="en",
            owner=users[0],
            created=now,
        )
        seats = [
            log.Seat("bot", label, bot=bot) if user is None else log.Seat("human", label, user=user)
            for label, user in zip(record.names, users)
        ]
        self.store(table_of_record(record, info, seats))
        return f"/table/{info.id}"

    def away_for(self, table: str, seat: int, seconds: float) -> None:
        """Makes it so long ago that a player was last at the table with this address."""
        rows = schema.seats
        mine = (rows.c.table == table.partition("?")[0].rpartition("/")[2]) & (rows.c.seat == seat)
        engine = create_engine(f"sqlite:///{self.folder / 'steamshed.sqlite'}", connect_args={"timeout": 30})
        with engine.begin() as connection:
            connection.execute(rows.update().where(mine).values(seen=time.time() - seconds))
        engine.dispose()

    def begin_holidays(self) -> None:
        """Makes the holidays that were stated begin a minute ago; the server tells the tables by itself."""
        now, rows, jobs = time.time(), schema.holidays, schema.jobs
        engine = create_engine(f"sqlite:///{self.folder / 'steamshed.sqlite'}", connect_args={"timeout": 30})
        with engine.begin() as connection:
            users = connection.execute(select(rows.c.user).distinct().where(rows.c.since > now)).scalars().all()
            connection.execute(rows.update().where(rows.c.since > now).values(since=now - 60))
            connection.execute(jobs.update().where(jobs.c.kind == "holiday").values(due=now))
            connection.execute(jobs.delete().where(jobs.c.kind == "calendar"))
            connection.execute(jobs.insert(), [{"kind": "calendar", "key": user, "due": now} for user in users])
        engine.dispose()

    def store(self, table: Table) -> None:
        info = table.info
        row = {**write_info(info), **table.summary()}
        entries = [
            {"table": info.id, "serial": serial, "time": when, "body": body} for serial, when, body in table.pending
        ]
        seats = [{"table": info.id, "seat": number, "user": seat.user} for number, seat in enumerate(table.seats)]
        engine = create_engine(f"sqlite:///{self.folder / 'steamshed.sqlite'}", connect_args={"timeout": 30})
        with engine.begin() as connection:
            connection.execute(schema.tables.insert(), row)
            connection.execute(schema.seats.insert(), seats)
            connection.execute(schema.entries.insert(), entries)
        engine.dispose()
