"""The time: everything in the server asks ``server/clock.py``, which a test or a simulation can put another behind."""

from __future__ import annotations

import ast
import asyncio
import pathlib
from collections.abc import Iterator

import steamshed.server
from steamshed.server import clock

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
