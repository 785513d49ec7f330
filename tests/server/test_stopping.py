"""A server that is told to stop has ended ten seconds later; one that is not told to does not end, or says so."""

from __future__ import annotations

import asyncio
import configparser
import contextlib
import os
import pathlib
import signal
import time
from collections.abc import Iterator

import psutil
import pytest

from steamshed.server.jobs import stopping
from steamshed.server.jobs.periodic import Duty
from steamshed.server.jobs.stopping import end, in_time
from testbed import services
from testbed.services import free_port
from tests.server.harness import ROOT, Running
from tests.server.services import require

LONGEST = 10.0


def stop(running: Running, which: signal.Signals = signal.SIGTERM) -> tuple[float, int]:
    """Tells a server to stop; how long that takes, and its exit status."""
    process, started = running.process, time.monotonic()
    assert process is not None
    process.send_signal(which)
    try:
        status = process.wait(LONGEST + 5)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
    return time.monotonic() - started, status


# -- tasks that do not end -------------------------------------------------------------------------------------------


async def swallows(times: int) -> None:
    """Goes on although it is cancelled, so many times."""
    while True:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            times -= 1
            if times < 0:
                raise


class Deaf(Duty):
    async def work(self) -> None:
        await swallows(3)


async def test_a_swallowed_cancellation_is_said_again() -> None:
    """As in ``wait_for`` of Python 3.11, where an answer comes at the same moment."""
    duty = Deaf()
    duty.start()
    await asyncio.sleep(0)
    async with asyncio.timeout(stopping.PATIENCE + 1):
        await duty.stop()
    assert duty.task is not None
    assert duty.task.done()


async def test_what_never_ends_is_left_behind(caplog: pytest.LogCaptureFixture) -> None:
    tasks, started = [asyncio.create_task(swallows(times)) for times in (0, 1, 1000)], time.monotonic()
    await asyncio.sleep(0)
    await end(*tasks)
    assert time.monotonic() - started < stopping.PATIENCE + 1
    assert [task.done() for task in tasks] == [True, True, False]
    assert "does not end" in caplog.text
    await in_time(swallows(1), asyncio.sleep(0), end())
    assert time.monotonic() - started < 3 * stopping.PATIENCE + 2
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        while not task.done():
            task.cancel()
            await asyncio.sleep(0)


async def test_a_stop_that_always_meets_an_answer_is_not_waited_for_for_ever() -> None:
    """What Redis' client does for every command, at its worst: in Python 3.11 every cancellation is swallowed."""
    over = False

    async def asks() -> None:
        while not over:
            answer = asyncio.get_running_loop().create_future()
            asyncio.get_running_loop().call_soon(answer.set_result, None)
            await asyncio.wait_for(answer, 1.0)

    tasks, started = [asyncio.create_task(asks()) for _ in range(7)], time.monotonic()
    await asyncio.sleep(0)
    await end(*tasks)
    assert time.monotonic() - started < stopping.PATIENCE + 1
    over = True
    await asyncio.wait(tasks)


# -- processes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["", "task", "close", "loop", "thread"])
def test_a_server_stops_in_time_whatever_a_library_does(
    tmp_path: pathlib.Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STUBBORN", kind)
    running = Running(tmp_path, extra_games="tests.server.stubborn").start()
    took, status = stop(running)
    assert took < LONGEST
    assert status in (0, -signal.SIGTERM)


@pytest.fixture(scope="module")
def redis() -> Iterator[str]:
    require()
    with services.redis() as address:
        yield address


@contextlib.contextmanager
def workers(tmp_path: pathlib.Path, redis: str, **more: object) -> Iterator[tuple[Running, services.Postgres]]:
    """A server of two workers, and its database."""
    database = services.Postgres()
    running = Running(tmp_path, database=database.address, redis=redis, workers=2, **more)
    try:
        database.start()
        running.start()
        yield running, database
    finally:
        running.stop()
        database.stop()


def children(running: Running) -> list[psutil.Process]:
    """The worker processes."""
    assert running.process is not None
    found = psutil.Process(running.process.pid).children()
    return [child for child in found if "spawn_main" in " ".join(child.cmdline())]


def until(what: str, is_so: object, seconds: float = 60.0) -> None:
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        with contextlib.suppress(psutil.NoSuchProcess):
            if is_so():  # type: ignore[operator]
                return
        time.sleep(0.1)
    raise AssertionError(what)


def test_workers_that_die_while_the_database_is_away_are_replaced_when_it_is_back(
    tmp_path: pathlib.Path, redis: str
) -> None:
    with workers(tmp_path, redis) as (running, database):
        assert running.process is not None
        before = children(running)
        assert len(before) == 2
        database.kill()
        for worker in before:
            worker.kill()
        known = {worker.pid for worker in before}
        until("nobody takes their place", lambda: len([one for one in children(running) if one.pid not in known]) == 2)
        waiting = {worker.pid for worker in children(running)}
        time.sleep(4)
        assert running.process.poll() is None
        assert {worker.pid for worker in children(running)} == waiting  # they wait; they do not die and come again
        database.start()
        until("nobody answers", running.answers)
        took, status = stop(running)
        assert (took < LONGEST, status) == (True, 0)


def test_a_server_that_waits_for_its_database_can_be_stopped(tmp_path: pathlib.Path, redis: str) -> None:
    for count in (1, 2):
        nowhere = f"postgresql://steamshed@127.0.0.1:{free_port()}/postgres"
        running = Running(tmp_path, database=nowhere, redis=redis, workers=count)
        with contextlib.suppress(AssertionError):
            start_without_waiting(running)
        until("it does not wait", lambda log=running.log: "the database cannot be used" in log.read_text())
        assert running.process is not None
        assert running.process.poll() is None
        took, status = stop(running)
        assert (took < LONGEST, status) == (True, 0)


def start_without_waiting(running: Running) -> None:
    import subprocess

    environment = dict(os.environ)
    environment |= {f"STEAMSHED_{name.upper()}": str(value) for name, value in running.settings.items()}
    environment["PYTHONPATH"] = running.path()
    with running.log.open("ab") as log:
        command = [*running.program, "serve"]
        running.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, cwd=running.folder)


def test_a_server_whose_workers_cannot_begin_ends_with_a_status_that_says_so(
    tmp_path: pathlib.Path, redis: str
) -> None:
    """Their games cannot be loaded: that does not pass."""
    with services.postgres() as database:
        running = Running(tmp_path, database=database, redis=redis, workers=2, extra_games="tests.server.broken")
        start_without_waiting(running)
        assert running.process is not None
        status = running.process.wait(60)
        assert status != 0


def test_whoever_looks_after_the_server_starts_it_again_however_it_ended() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "deploy" / "steamshed.service")
    assert unit["Service"]["Restart"] == "always"
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    assert float(unit["Service"]["TimeoutStopSec"]) > LONGEST
    services_of = (ROOT / "compose.yaml").read_text().partition("services:")[2].partition("\nnetworks:\n")[0]
    assert services_of.count("restart: always") == services_of.count("restart:") >= 4
