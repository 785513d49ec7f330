"""PostgreSQL and Redis for the tests: started in a temporary folder, on a free port, and stopped afterwards."""

from __future__ import annotations

import contextlib
import os
import pathlib
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import free_port
from tools.services import find, missing


def require() -> None:
    """Skips, and says so; in CI nothing may be skipped."""
    lacking = missing()
    if lacking:
        words = f"{', '.join(lacking)} not installed (python tools/services.py)"
        if os.environ.get("CI"):
            pytest.fail(words)
        pytest.skip(words)


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


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="steamshed-pg-"))
    as_user = other_user()
    if as_user:
        shutil.chown(folder, as_user["user"])
    initdb, server = find("initdb"), find("postgres")
    assert initdb
    assert server
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder, **as_user}
    data, port = folder / "data", free_port()
    made = [initdb, "-D", str(data), "-U", "steamshed", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    subprocess.run(made, check=True, **quiet)
    command = [
        server,
        "-D",
        str(data),
        "-p",
        str(port),
        "-k",
        str(folder),
        "-h",
        "127.0.0.1",
        "-c",
        "log_min_messages=fatal",
    ]
    process = subprocess.Popen(command, **quiet)
    try:
        wait_for(port, process)
        yield f"postgresql://steamshed@127.0.0.1:{port}/postgres"
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    """The address of a fresh Redis."""
    folder, port = pathlib.Path(tempfile.mkdtemp(prefix="steamshed-redis-")), free_port()
    program = find("redis-server")
    assert program
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
