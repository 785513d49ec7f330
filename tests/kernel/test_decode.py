"""Types of msgspec that several threads use for the first time at once."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import sys, threading, types
import msgspec
from steamshed.kernel.decode import typed

sys.setswitchinterval(1e-6)
source = ["from __future__ import annotations", "import msgspec"]
for number in range(30):
    source.append(f"class Part{number}(msgspec.Struct):")
    for field in range(12):
        source.append(f"    f{field}: list[dict[str, Part{(number + 1) % 30} | None]] | None = None")
        source.append(f"    g{field}: dict[str, tuple[int, ...]] | int | None = None")
module = sys.modules["parts"] = types.ModuleType("parts")
exec("\\n".join(source), module.__dict__)
together, found = threading.Barrier(8), []


def read():
    together.wait()
    found.append(READ({"f0": [{"x": {"f1": [{"y": None}]}}], "g0": {"a": [1, 2]}}, module.Part0).g0)


threads = [threading.Thread(target=read) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert found == [{"a": (1, 2)}] * 8
"""


def run(read: str) -> int:
    return subprocess.run([sys.executable, "-c", PROGRAM.replace("READ", read)], capture_output=True).returncode


def test_many_threads_may_be_the_first() -> None:
    """With ``msgspec.convert`` in its place the process dies of a segmentation fault nearly every time."""
    assert [run("typed") for _ in range(3)] == [0, 0, 0]
