"""Counting machine instructions of a part of a Python program under callgrind.

A process that valgrind runs asks it to count by *client requests*: a few instructions that do nothing anywhere else.
They lie here as machine code, for x86-64 only, so that nothing must be compiled.
"""

from __future__ import annotations

import ctypes
import gc
import mmap
import platform
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

REQUEST = bytes.fromhex(
    "4889f8"  # mov rax, rdi: where the request stands
    "31d2"  # xor edx, edx: the answer where valgrind does not run
    "48c1c703 48c1c70d 48c1c73d 48c1c733"  # rol rdi, by 128 bits in all
    "4887db"  # xchg rbx, rbx: with what stands before, valgrind's sign
    "4889d0"  # mov rax, rdx
    "c3"  # ret
)
CALLGRIND = ord("C") << 24 | ord("T") << 16
ZERO, DUMP, START, STOP = CALLGRIND + 1, CALLGRIND + 3, CALLGRIND + 4, CALLGRIND + 5


def can_count() -> bool:
    """Whether instructions can be counted here."""
    return platform.machine() == "x86_64" and sys.platform == "linux" and shutil.which("valgrind") is not None


class Counter:
    """Counts what functions take, in a process that valgrind runs with ``--instr-atstart=no``."""

    def __init__(self) -> None:
        self.code = mmap.mmap(-1, mmap.PAGESIZE, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        self.code.write(REQUEST)
        address = ctypes.addressof(ctypes.c_char.from_buffer(self.code))
        self.call = ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_void_p)(address)

    def request(self, number: int, argument: int = 0) -> None:
        words = (ctypes.c_uint64 * 6)(number, argument, 0, 0, 0, 0)
        self.call(ctypes.addressof(words))

    def count(self, name: str, work: Callable[[], object], prepare: Callable[[], object] = lambda: None) -> None:
        """Does the work twice, each time after what prepares it: the first time fills caches, the second counts."""
        prepare()
        work()
        prepare()
        gc.collect()
        gc.disable()
        text = ctypes.create_string_buffer(name.encode())
        self.request(START)
        self.request(ZERO)
        work()
        self.request(DUMP, ctypes.addressof(text))
        self.request(STOP)
        gc.enable()


def counted(folder: Path) -> dict[str, int]:
    """What was counted under each name, from the files that callgrind has written."""
    found: dict[str, int] = {}
    for file in folder.glob("callgrind.out.*"):
        head = file.read_text(encoding="utf-8", errors="replace")
        name = re.search(r"^desc: Trigger: Client Request: (\S+)$", head, re.MULTILINE)
        total = re.search(r"^totals: (\d+)$", head, re.MULTILINE)
        if name and total:
            found[name[1]] = int(total[1])
    return found
