"""Games of bots as data: what one process makes, and what each worker of a pool and of Ray makes beside it.

    PYTHONPATH=build/compiled build/rl-env/bin/python -m bench.scale age_of_steam --bots greedy,greedy,greedy --games 8

All play the same games in chunks of four. Seconds are of the processor, so that what else the machine does falls on all
alike; a worker's first chunk, in which it reads the content files, is left out for all. "whole" are seconds on
the clock.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import tempfile
import time
from collections.abc import Iterable

import steamshed
from steamshed.arena.fleet import HERE
from steamshed.arena.selfplay import Made, Selfplay, make, run

WARM = 1
"""Chunks that warm a worker up."""


def measured(made: Iterable[Made]) -> tuple[int, int, int, float, float]:
    """Games, rows, bytes, processor seconds; and the seconds on the clock from the first chunk on."""
    games = rows = size = 0
    spent, started = 0.0, time.perf_counter()
    for number, one in enumerate(made):
        if number < WARM:
            started = time.perf_counter()
            continue
        games, rows, size, spent = games + one.games, rows + one.rows, size + len(one.data), spent + one.seconds
    return games, rows, size, spent, time.perf_counter() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=steamshed.games())
    parser.add_argument("--bots", default="random,random,random")
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--without-ray", action="store_true")
    given = parser.parse_args()
    wanted = Selfplay(given.game, tuple(given.bots.split(",")), given.games + 4 * WARM, {}, seed=100)
    wanted.check()
    ways: dict[str, str | None] = {"one process": None, "pool of one": None, "Ray, one worker": HERE}
    best = 0.0
    print(f"{given.game}, {given.bots}, {given.games} games, {os.cpu_count()} cores")
    for name, ray in ways.items():
        if ray is not None and given.without_ray:
            continue
        with tempfile.TemporaryDirectory() as folder:
            if name == "one process":
                made: Iterable[Made] = (make((wanted, chunk)) for chunk in wanted.chunks())
            else:
                made = run(wanted, pathlib.Path(folder), 1, ray)
            games, rows, size, spent, whole = measured(made)
        rate = games / spent
        best = best or rate
        print(
            f"{name:<16} {rate:8.2f} games a processor second ({rate / best:.2f}); whole {whole:6.1f} s, "
            f"{rows / games:.0f} decisions and {size / games / 1000:.1f} kB a game"
        )


if __name__ == "__main__":
    main()
