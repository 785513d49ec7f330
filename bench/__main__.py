"""Runs the benchmarks: ``python -m bench [--peers] [GAME ...]``.

Every figure stands next to a reference measured in the same run, so that two runs on different machines, or on a busy
one, can be compared by their ratios.
"""

from __future__ import annotations

import sys

from bench import engine, peers


def main() -> None:
    names = sys.argv[1:]
    if "--peers" in names:
        peers.run([name for name in names if name != "--peers"])
    else:
        engine.run(names)


if __name__ == "__main__":
    main()
