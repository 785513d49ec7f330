"""A benchmark that needs a program which is not installed says so in a line."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def test_how_many_tables_without_redis(tmp_path: pathlib.Path) -> None:
    command = [sys.executable, "-m", "bench.load", "--only", "postgres"]
    bare = {**os.environ, "PATH": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=bare, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr == ""
    assert "NOT MEASURED: four workers with PostgreSQL and Redis." in done.stdout
    assert "redis-server not installed: `make services`" in done.stdout
