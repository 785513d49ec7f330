"""The time: everything in the server asks ``server/clock.py``, which a test or a simulation can put another behind."""

from __future__ import annotations

import ast
import asyncio
import pathlib
from collections.abc import Iterator

import pytest

import steamshed.server
from steamshed.server import clock
from steamshed.server.api.shapes import Bank, Days, Live
from steamshed.server.jobs import queue
from steamshed.server.jobs.due_work import DueWork, Kind
from steamshed.server.jobs.queue import Job
from steamshed.server.monitoring.clock_job import ClockCheck
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Store
from steamshed.server.tables.clocks import Clocks
from testbed.services import postgres
from tests.server.services import require

SERVER = pathlib.Path(steamshed.server.__file__).parent
ALLOWED = {
    "clock.py": "is the clock",
    "serve.py": "the parent of the workers: it has no tables, and restarts what has died",
}
"""Modules that may ask the machine, and why."""
READS = {"time", "time_ns", "monotonic", "monotonic_ns", "clock_gettime", "get_clock_info"}
"""Of ``time``. (``perf_counter`` and ``process_time`` measure how long something took; nothing is decided by them.)"""
TODAY = {"now", "utcnow", "today"}
WITHOUT_A_MOMENT = {"localtime": 0, "gmtime": 0, "ctime": 0, "asctime": 0, "formatdate": 0, "strftime": 1}
"""These ask by themselves what time it is when they are given so little."""
OF_THE_DATABASE = ("CURRENT_TIMESTAMP", "clock_timestamp", "'now'", "now()", "datetime('now")


def asked_elsewhere(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Where a module asks what time it is, but not our clock."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            yield node.lineno, "from time import"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from ((node.lineno, words) for words in OF_THE_DATABASE if words in node.value)
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        of = ast.unparse(node.func.value)
        name = node.func.attr
        if (
            (of == "time" and name in READS)
            or (of in ("datetime", "date", "datetime.datetime", "datetime.date") and name in TODAY)
            or (of == "func" and name in ("now", "current_timestamp", "localtimestamp"))
            or (of.endswith("loop()") and name == "time")
            or (of == "loop" and name == "time")
            or (of == "time" and len(node.args) <= WITHOUT_A_MOMENT.get(name, -1))
            or (name == "formatdate" and not node.args)
        ):
            yield node.lineno, f"{of}.{name}"


def test_nothing_asks_elsewhere_what_time_it_is() -> None:
    found = [
        f"{file.relative_to(SERVER)}:{line} {words}"
        for file in sorted(SERVER.rglob("*.py"))
        if file.name not in ALLOWED and "versions" not in file.parts
        for line, words in asked_elsewhere(ast.parse(file.read_text()))
    ]
    assert found == []


def test_the_law_finds_what_it_is_for() -> None:
    wrong = """
        import time
        from time import monotonic
        a = time.time(); b = datetime.now(UTC); c = asyncio.get_running_loop().time(); d = func.now()
        e = time.strftime("%Y"); f = "SELECT CURRENT_TIMESTAMP"
    """
    lines = "\n".join(line.strip() for line in wrong.splitlines())
    assert len(list(asked_elsewhere(ast.parse(lines)))) == 7
    right = 'clock.now(); time.perf_counter(); time.gmtime(at); time.strftime("%Y", time.gmtime(at))'
    assert list(asked_elsewhere(ast.parse(right))) == []


class Stands:
    def __init__(self, at: float) -> None:
        self.at = at

    def now(self) -> float:
        return self.at

    def monotonic(self) -> float:
        return self.at


async def test_two_workers_in_one_process_have_clocks_of_their_own() -> None:
    async def asked() -> list[float]:
        found = [clock.now()]
        await asyncio.sleep(0)
        found.append(await asyncio.to_thread(clock.now))  # a thread has the clock of whoever began it
        found.append(await asyncio.create_task(inner()))
        return found

    async def inner() -> float:
        return clock.monotonic()

    with clock.told_by(Stands(1.0)):
        one = asyncio.create_task(asked())
    with clock.told_by(Stands(2.0)):
        two = asyncio.create_task(asked())
    assert (await one, await two) == ([1.0] * 3, [2.0] * 3)
    assert clock.now() > 1e9


# -- a clock that jumps --------------------------------------------------------------------------------------------


class Machine:
    """A machine whose clock is wrong."""

    def __init__(self) -> None:
        self.passed = 1000.0
        self.wrong = 0.0

    def now(self) -> float:
        return 1_794_657_600.0 + self.passed + self.wrong

    def monotonic(self) -> float:
        return self.passed


def after(machine: Machine, steady: clock.Steady, seconds: float) -> list[float]:
    """Time goes by, and both are compared as the server does; gives the jumps that were believed."""
    found = []
    for _ in range(int(seconds / 10)):
        machine.passed += 10
        found.append(steady.compare(machine.now()))
    return [by for by in found if by]


def test_a_jump_that_does_not_last_changes_nothing() -> None:
    for jump in (-3600.0, 86400.0, 30.0):
        machine = Machine()
        steady = clock.Steady(machine)
        began = steady.now()
        machine.wrong = jump
        assert after(machine, steady, 290) == []
        assert steady.now() == began + 290
        machine.wrong = 0.0
        assert after(machine, steady, 3600) == []
        assert abs(steady.now() - machine.now()) < 0.001


def test_a_jump_that_lasts_is_believed_once() -> None:
    """The clock was wrong when the server began, and was set right."""
    for jump in (-3600.0, 86400.0):
        machine = Machine()
        steady = clock.Steady(machine)
        machine.wrong = jump
        assert after(machine, steady, 3600) == [jump]
        assert abs(steady.now() - machine.now()) < 0.001


def test_a_clock_that_is_a_little_fast_is_made_up_for_slowly() -> None:
    machine = Machine()
    steady = clock.Steady(machine)
    for _ in range(100):  # 0.1 s in 10 s
        machine.wrong += 0.1
        before = steady.now()
        assert after(machine, steady, 10) == []
        assert 10 <= steady.now() - before < 10.5
        assert abs(steady.now() - machine.now()) < 1.0


@pytest.mark.parametrize("wrong", [-3600.0, 86400.0])
async def test_workers_go_by_the_clock_of_their_database(wrong: float, tmp_path: pathlib.Path) -> None:
    require()
    with postgres() as address:
        store = Store(Settings(data=tmp_path, database=address))
        await store.open()
        machine = clock.SystemClock()
        steady = clock.Steady(machine)
        steady.ahead += wrong
        with clock.told_by(steady):
            await ClockCheck(store, DueWork(store, [])).begin()
            assert abs(clock.now() - machine.now()) < 1.0  # the database is on this machine
        await store.close()


async def test_what_a_clock_that_was_ahead_has_written_is_done_when_the_clock_is_set(tmp_path: pathlib.Path) -> None:
    store = Store(Settings(data=tmp_path))
    await store.open()
    done: list[str] = []

    async def do(job: Job) -> None:
        done.append(job.key)

    machine = Machine()
    steady = clock.Steady(machine)
    machine.wrong = -86400.0
    with clock.told_by(steady):
        due_work = DueWork(store, [Kind("soon", do, longest=120.0), Kind("some time", do)])
        await due_work.look()
        written = [queue.written(store.settings, kind, "a table", clock.now() + 60) for kind in due_work.kinds]
        await store.write(*written)
        check = ClockCheck(store, due_work)
        for _ in range(40):
            machine.passed += 10
            await check.look()
        await due_work.look()
        await due_work.settle()
    assert done == ["a table"]
    assert await queue.known(store, "some time") == {"a table"}  # perhaps it is meant to be tomorrow
    await store.close()


async def test_a_day_ahead_for_a_moment_costs_nobody_his_game(tmp_path: pathlib.Path) -> None:
    """The clock of the machine jumps a day ahead and back: no clock of a game has run out meanwhile."""
    machine = Machine()
    steady = clock.Steady(machine)
    with clock.told_by(steady):
        clocks = Clocks(Days(days=1), 2)
        clocks.turn_to(0, clock.now())
        machine.wrong = 86400.0 + 1
        after(machine, steady, 60)
        assert clocks.deadline() == pytest.approx(clock.now() - 60 + 86400.0)
        assert clocks.remaining(0, clock.now()) == pytest.approx(86400.0 - 60)


def test_a_clock_of_a_game_neither_gains_nor_loses_where_time_goes_back() -> None:
    """A lasting step back, as the log has it: the entry that comes later has the earlier time."""
    for pace in (Live(bank=600.0, increment=0.0), Bank(days=1.0, increment=0.0)):
        clocks = Clocks(pace, 2)
        clocks.turn_to(0, 10_000.0)
        full = clocks.left[0]
        clocks.turn_to(1, 10_000.0 - 3600.0)
        assert clocks.left == [full, full]
        clocks.turn_to(0, 10_000.0 - 3600.0 + 50.0)
        assert clocks.left == [full, full - 50.0]
