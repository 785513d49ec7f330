"""A damaged database: what the doctor repairs, what he leaves alone, and that he asks before he changes anything."""

from __future__ import annotations

import os
import pathlib
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import closing

import pytest
import pytest_asyncio

from steamshed.games.registry import EXTRA
from steamshed.server.app import create_app
from steamshed.server.settings import Settings
from tests.server.harness import ROOT, TOYS
from tests.server.hostile.test_bad_tables import Break, damage, log_of_t, played_table, row, sql


def doctor(folder: pathlib.Path, *words: str, answer: str = "") -> tuple[int, str]:
    command = [sys.executable, "-m", "steamshed.cli", "admin", "doctor", "--data", str(folder), "--by", "op", *words]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "STEAMSHED_EXTRA_GAMES": TOYS}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, input=answer, timeout=120)
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout


def contents(folder: pathlib.Path) -> str:
    with closing(sqlite3.connect(folder / "steamshed.sqlite")) as stored:
        return "\n".join(line for line in stored.iterdump() if '"facts"' not in line)


@pytest_asyncio.fixture
async def folder(tmp_path: pathlib.Path) -> AsyncIterator[pathlib.Path]:
    """The data of a server with two tables that were played at; somebody sits at ``t``."""
    app = create_app(Settings(data=tmp_path, extra_games=TOYS, rate_limits=False, bot_pause=0.0))
    async with app.router.lifespan_context(app):
        for id in ("t", "u"):
            await played_table(app.state.server.tables, id)
    EXTRA.clear()
    yield tmp_path


REPAIRED: dict[str, tuple[Break, str]] = {
    "turn": (row(turn=1), "table t: its row: turn is 1, but by its log 0"),
    "state": (
        row(state="finished", result='{"ranking": [[0]], "scores": [1]}'),
        "table t: its row: state is 'finished'",
    ),
    "people": (row(people="{"), "table t: its row: "),
    "end of the log": (
        log_of_t("DELETE FROM entries", "serial > 4"),
        "table t: the last 2 entries of its log are lost; its row is set back to entry 4",
    ),
    "no seat": (log_of_t("DELETE FROM seats", "seat = 1"), "table t: the row of seat 1 is missing"),
    "foreign seat": (
        lambda connection: connection.executescript(
            "INSERT INTO users (id, name, created) VALUES ('x', 'X', 1.0);"
            "UPDATE seats SET user = 'x' WHERE \"table\" = 't' AND seat = 0;"
        ),
        "table t: the row of seat 0 names 'x', but its log None",
    ),
    "orphans": (
        sql("INSERT INTO notes VALUES ('gone', 'nobody', 'lost', 1.0)"),
        "notes: rows whose table names tables that are gone are deleted (1)",
    ),
    "forgotten owner": (row(owner="nobody"), "tables: rows whose owner names users that are gone forget it (1)"),
}

LEFT: dict[str, Break] = {
    "no JSON": log_of_t("UPDATE entries SET body = 'no'", "serial = 4"),
    "gap": log_of_t("DELETE FROM entries", "serial = 4"),
    "no log": log_of_t("DELETE FROM entries", "true"),
    "unknown game": row(game="halma"),
    "options": row(options="{"),
}


@pytest.mark.parametrize("kind", REPAIRED)
async def test_what_follows_from_something_whole_is_repaired(folder: pathlib.Path, kind: str) -> None:
    change, words = REPAIRED[kind]
    damage(folder, change)
    damaged = contents(folder)
    _, said = doctor(folder, "--repair", answer="n\n")
    assert f"would repair: {words}" in said
    assert "nothing was changed" in said
    assert contents(folder) == damaged, "he has changed something before he was told to"
    status, said = doctor(folder, "--repair", answer="y\n")
    assert (status, f"repaired: {words}" in said) == (0, True), said
    assert doctor(folder, "--repair", "--yes") == (0, "2 tables, all is well\nnothing can be repaired\n")
    with closing(sqlite3.connect(folder / "steamshed.sqlite")) as stored:
        (decided,) = stored.execute("SELECT who, what FROM audit WHERE details LIKE ?", (f"%{words}%",)).fetchall()
        assert stored.execute("PRAGMA foreign_key_check").fetchall() == []
    assert decided == ("op", "repair")


@pytest.mark.parametrize("kind", LEFT)
async def test_what_nothing_else_tells_is_left_alone(folder: pathlib.Path, kind: str) -> None:
    damage(folder, LEFT[kind])
    damaged = contents(folder)
    status, said = doctor(folder, "--repair", "--yes")
    assert (status, said.splitlines()[-1]) == (1, "nothing can be repaired")
    assert said.startswith("t  ")
    assert contents(folder) == damaged


async def test_several_faults_are_repaired_together_and_the_others_stay_listed(folder: pathlib.Path) -> None:
    damage(folder, row(turn=1))
    damage(folder, sql("UPDATE entries SET body = 'no' WHERE \"table\" = 'u' AND serial = 3"))
    status, said = doctor(folder, "--repair", "--yes")
    assert status == 1
    assert "repaired: table t" in said
    assert "repaired: table u" not in said
    assert doctor(folder, "t")[0] == 0
    assert doctor(folder)[0] == 1


async def test_an_index_that_disagrees_with_its_table_is_made_again(folder: pathlib.Path) -> None:
    """As after a write that a bad disk has lost: the index does not know a row that the table has."""
    file = folder / "steamshed.sqlite"
    with closing(sqlite3.connect(file)) as stored, stored:
        ((text,),) = stored.execute("SELECT sql FROM sqlite_master WHERE name = 'ix_reports_time'").fetchall()
        stored.execute("PRAGMA writable_schema = ON")
        stored.execute("DELETE FROM sqlite_master WHERE name = 'ix_reports_time'")
    with closing(sqlite3.connect(file)) as stored, stored:
        values = ("r", time.time(), "q", "w")
        stored.execute("INSERT INTO reports (id, time, quoted, reason) VALUES (?, ?, ?, ?)", values)
    with closing(sqlite3.connect(file)) as stored, stored:
        page = stored.execute("PRAGMA page_count").fetchone()[0]
        assert page > 1
        stored.execute("PRAGMA writable_schema = ON")
        empty = stored.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_audit_time'").fetchone()[0]
        stored.execute(
            "INSERT INTO sqlite_master (type, name, tbl_name, rootpage, sql) VALUES ('index', ?, 'reports', ?, ?)",
            ("ix_reports_time", empty, text),
        )
        stored.execute("DELETE FROM sqlite_master WHERE name = 'ix_audit_time'")
    status, said = doctor(folder, "--repair", "--yes")
    assert "its indexes are made again" in said, (status, said)
    with closing(sqlite3.connect(file)) as stored:
        found = [line for (line,) in stored.execute("PRAGMA integrity_check") if "ix_reports_time" in line]
    assert found == []
