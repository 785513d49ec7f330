"""Runs the benchmarks: ``python -m bench [GAME ...]``.

Every figure stands next to a reference measured in the same run, so that two runs on different machines, or on a busy
one, can be compared by their ratios.
"""

from __future__ import annotations

import sys

from bench import engine


def main() -> None:
    engine.run(sys.argv[1:])


if __name__ == "__main__":
    main()
