"""PostgreSQL and Redis for tests and benchmarks: started in a temporary folder, on a free port, and stopped later."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import asyncpg

from tools.services import find, missing


class NotInstalled(Exception):
    """A program that the machine does not have."""


def require() -> None:
    """Says what is missing; the programs themselves are found where they are started."""
    lacking = missing(["postgres", "redis-server"])
    if lacking:
        raise NotInstalled(f"{' and '.join(lacking)} not installed: `make services` installs what is missing")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(400):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert process.poll() is None, "the service has stopped"
        time.sleep(0.05)
    raise AssertionError("the service does not answer")


def other_user() -> dict[str, Any]:
    """PostgreSQL does not run as root; Debian's package makes a user for it."""
    if os.geteuid() != 0:
        return {}
    name = "postgres" if "postgres" in {entry.pw_name for entry in pwd.getpwall()} else "nobody"
    return {"user": name}


class Service:
    """A program with its folder and port. It can be killed and started again."""

    def __init__(self, kind: str) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix=f"steamshed-{kind}-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder}

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        self.process = subprocess.Popen(self.command(), **self.quiet)
        wait_for(self.port, self.process)

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    ending = signal.SIGTERM

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(self.ending)
            self.process.wait(20)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    ending = signal.SIGINT  # without waiting for those who are connected

    def __init__(self) -> None:
        super().__init__("pg")
        as_user = other_user()
        if as_user:
            shutil.chown(self.folder, as_user["user"])
        self.quiet |= as_user
        initdb = find("initdb")
        assert initdb
        self.data = self.folder / "data"
        made = [initdb, "-D", str(self.data), "-U", "steamshed", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(made, check=True, **self.quiet)
        self.address = f"postgresql://steamshed@127.0.0.1:{self.port}/postgres"

    def command(self) -> list[str]:
        server = find("postgres")
        assert server
        places = ["-D", str(self.data), "-p", str(self.port), "-k", str(self.folder), "-h", "127.0.0.1"]
        return [server, *places, "-c", "log_min_messages=fatal"]

    def start(self) -> None:
        super().start()
        with ThreadPoolExecutor(1) as beside:  # a test that starts it may have a loop of its own
            for _ in range(400):
                try:
                    beside.submit(asyncio.run, self.connect()).result()
                    return
                except (OSError, asyncpg.PostgresError):  # it listens before it is ready
                    time.sleep(0.05)
        raise AssertionError("the database does not become ready")

    async def connect(self) -> None:
        await (await asyncpg.connect(self.address)).close()

    def kill(self) -> None:
        """All of it at once: connections are cut, nothing is tidied up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)


class Redis(Service):
    def __init__(self) -> None:
        super().__init__("redis")
        self.address = f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        program = find("redis-server")
        assert program
        return [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    service = Postgres()
    try:
        service.start()
        yield service.address
    finally:
        service.stop()


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The address of a fresh Redis."""
    service = Redis()
    try:
        service.start()
        yield service.address
    finally:
        service.stop()
