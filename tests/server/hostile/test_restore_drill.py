"""The restore drill: a copy is made under load and restored elsewhere, and all that it should have is there.

Whatever was acknowledged before the copy was begun is in it, nothing of what came after it had ended; every row that
the copy has is in the restored database and no other; the doctor finds nothing wrong; people sign in and play on.
"""

from __future__ import annotations

import asyncio
import contextlib
import pathlib
from collections import Counter
from collections.abc import Iterator

import pytest

from steamshed.server.admin.backup import Row, connected, dumped_rows, sqlite_rows
from steamshed.server.settings import Settings
from steamshed.server.storage import schema
from testbed import services
from testbed.services import postgres
from tests.server.harness import TOYS, Person, Running
from tests.server.hostile.test_operating import admin

GOOD = "a good password"
TABLES = 4
LONG = {"goal": 1_000_000}


class Load:
    """People who play, talk, write notes and open tables, and what of it was acknowledged."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.people: list[Person] = []
        self.tables: list[str] = []
        self.moves: Counter[str] = Counter()
        self.accounts = 0
        self.going = True

    async def begin(self) -> None:
        for number in range(TABLES):
            made = await Person(self.address).register(f"Player {number}")
            self.people.append(made)
            self.tables.append(await made.make("tally", "me", "me", name=f"Drill {number}", options=LONG))

    async def play(self, number: int) -> None:
        table = self.tables[number]
        async with self.people[number].at(table) as line:
            await line.until("state")
            while self.going:
                await line.play("add 1")
                self.moves[table] += 1
                if self.moves[table] % 5 == 0:
                    await line.send("chat", text=f"move {self.moves[table]}")
                    await self.people[number].put(f"/tables/{table}/notes", {"text": f"after {self.moves[table]}"})

    async def arrive(self) -> None:
        """New accounts with tables of their own, one after the other."""
        while self.going:
            made = await Person(self.address).register(f"Newcomer {self.accounts}")
            await made.make("tally", "me", "open")
            self.accounts += 1
            await made.close()

    async def end(self) -> None:
        for person in self.people:
            await person.close()


def copied(file: pathlib.Path) -> list[Row]:
    """All rows of a copy, of either kind."""
    source = sqlite_rows if file.read_bytes().startswith(b"SQLite") else dumped_rows
    return list(source(file)[1])


async def stored(settings: Settings) -> list[Row]:
    """All rows of a database."""
    async with connected(settings) as connection:
        return [
            (table.name, dict(row._mapping))
            for table in schema.metadata.sorted_tables
            for row in await connection.execute(table.select())
        ]


def in_order(rows: list[Row]) -> list[str]:
    return sorted(f"{table} {sorted(row.items())}" for table, row in rows)


@contextlib.contextmanager
def databases(kind: str, folder: pathlib.Path) -> Iterator[tuple[dict[str, str], dict[str, str]]]:
    """Where the server keeps its data, and where the copy is restored to: settings."""
    one, two = {"data": str(folder / "one")}, {"data": str(folder / "two")}
    if kind == "sqlite":
        yield one, two
        return
    services.require()
    with postgres() as first, postgres() as second:
        yield one | {"database": first}, two | {"database": second}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_copy_made_under_load_is_restored_elsewhere_and_nothing_is_missing(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setenv("STEAMSHED_EXTRA_GAMES", TOYS)
    copy = tmp_path / "copy"
    with databases(kind, tmp_path) as (here, there):
        from_here, to_there = (
            [word for name, value in settings.items() for word in (f"--{name}", value)] for settings in (here, there)
        )
        first = Running(tmp_path, **here).start()
        load = Load(first.address)
        try:
            await load.begin()
            async with asyncio.TaskGroup() as tasks:
                for number in range(TABLES):
                    tasks.create_task(load.play(number))
                tasks.create_task(load.arrive())
                while min(load.moves[table] for table in load.tables) < 3 or not load.accounts:
                    await asyncio.sleep(0.05)
                before, accounts_before = Counter(load.moves), load.accounts
                await asyncio.to_thread(admin, "backup", copy, *from_here)
                while (
                    min((load.moves - before)[table] for table in load.tables) < 3
                ):  # it went on meanwhile, or goes on
                    await asyncio.sleep(0.05)
                load.going = False
            after, accounts_after = Counter(load.moves), load.accounts
        finally:
            first.stop()
            await load.end()
        source = await stored(Settings(data=pathlib.Path(here["data"]), database=here.get("database", "")))
        admin("restore", copy, *to_there)
        restored = await stored(Settings(data=pathlib.Path(there["data"]), database=there.get("database", "")))
        assert in_order(restored) == in_order(copied(copy))
        for table in load.tables:
            ours, theirs = log_of(restored, table), log_of(source, table)
            assert ours == theirs[: len(ours)]
            assert before[table] <= len(ours) - 2 < after[table], "all from before the copy, and not what came after"
        names = {row["name"] for name, row in restored if name == "users"}
        assert {f"Newcomer {number}" for number in range(accounts_before)} <= names
        assert len(names) <= TABLES + accounts_after
        known = {row["id"] for name, row in restored if name == "tables"}
        assert {row["table"] for name, row in restored if name in ("entries", "seats", "chat", "notes")} <= known
        second = Running(tmp_path, **there)
        assert "all is well" in admin("doctor", *to_there)
        second.start()
        again = Person(second.address)
        try:
            await again.look()
            for number, table in enumerate(load.tables):
                body = {"name": f"Player {number}", "password": GOOD}
                again.remember((await again.post("/login", body)).json())
                assert (await again.get(f"/tables/{table}")).json()["mine"] == [0, 1]
                async with again.at(table) as line:
                    await line.until("state")
                    assert line.state["version"] >= before[table]
                    await line.play("add 1")
        finally:
            second.stop()
            await again.close()


def log_of(rows: list[Row], table: str) -> list[tuple[int, str]]:
    return sorted((row["serial"], row["body"]) for name, row in rows if name == "entries" and row["table"] == table)
