"""Runs a command and notes how long it took, so that a test run can say where its time went.

python tools/timed.py NAME COMMAND...   run it; its exit status is ours
python tools/timed.py --table           print the table of all that was noted since the last --clear
python tools/timed.py --clear           forget it
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

NOTES = Path(__file__).resolve().parent.parent / "build" / "times.tsv"


def run(name: str, command: list[str]) -> int:
    started = time.time()
    status = subprocess.run(command, check=False).returncode
    ended = time.time()
    NOTES.parent.mkdir(exist_ok=True)
    with NOTES.open("a", encoding="utf-8") as notes:
        notes.write(f"{name}\t{started:.1f}\t{ended:.1f}\n")
    print(f"-- {name}: {ended - started:.0f} s", flush=True)
    return status


def table() -> str:
    """Every step with its seconds. Steps may have run side by side, so the whole is less than their sum."""
    lines = NOTES.read_text(encoding="utf-8").splitlines() if NOTES.exists() else []
    steps = [(name, float(start), float(end)) for name, start, end in (line.split("\t") for line in lines)]
    if not steps:
        return "Nothing was timed."
    begin, end = min(start for _, start, _ in steps), max(end for _, _, end in steps)
    rows = [f"| {name} | {start - begin:.0f} | {end - start:.0f} |" for name, start, end in steps]
    head = ["| step | began after s | took s |", "|---|---:|---:|"]
    return "\n".join([*head, *rows, f"| all | 0 | {end - begin:.0f} |"])


def main(arguments: list[str]) -> int:
    if arguments == ["--table"]:
        print(table())
    elif arguments == ["--clear"]:
        NOTES.unlink(missing_ok=True)
    elif len(arguments) > 1:
        return run(arguments[0], arguments[1:])
    else:
        print(__doc__)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
