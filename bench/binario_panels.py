"""How long the panels of Binario Duel take, early, in the middle and late, on the smallest map and on the largest.

    python -m bench.binario_panels
    python -m bench.binario_panels --games 4

Players who follow the advice of the heuristics build the maps up. Asked are the panel of every step as it comes, that
with one own station pointed at, and that with two; for each of them the median, the 99th percentile and the longest in
milliseconds of processor time, and as "ratio" the median over the time of the reference loop of ``bench.engine`` in the
same run. The aim is 100 ms at most, compiled.
"""

from __future__ import annotations

import argparse
import pathlib
import random
import statistics
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from bench.engine import is_compiled, reference
from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.show.panels.naming import thing_of
from steamshed.kernel.chance import Chance
from testbed.binario_players import choose

SIZES = ("16x12", "32x20")
PARTS = {"early": range(3, 13), "middle": range(34, 44), "late": range(68, 78)}
"""Rounds that are looked at."""
STEPS = ("build", "trade", "freight")
SHARE = 0.4
"""Of so many decisions in these rounds the panels are asked for."""


def asked(state: Binario, rng: random.Random) -> list[list[str]]:
    """What is pointed at: nothing, one own station, two of one board."""
    assert state.seat is not None
    found: list[list[str]] = [[]]
    stations = [thing_of(state, cell) for cell in state.stations[state.seat]]
    if state.phase != "trade" and len(stations) > 1:
        pair = rng.sample(stations, 2)
        found += [pair[:1], pair]
    return found


def measure(games: int, size: str) -> dict[tuple[str, str, int], list[float]]:
    """Seconds by part of the game, step and how many things were pointed at."""
    found: dict[tuple[str, str, int], list[float]] = {}
    for seed in range(games):
        rng, chance = random.Random(seed), Chance(seed=seed)
        heuristics = GAME.heuristics()
        state = GAME.new(2, {"map_size": size}, chance)
        while state.seat is not None and state.round < PARTS["late"].stop:
            part = next((name for name, rounds in PARTS.items() if state.round in rounds), "")
            if part and state.phase in STEPS and rng.random() < SHARE:
                for things in asked(state, rng):
                    fresh = state.clone()
                    fresh.changed()
                    started = time.process_time()
                    GAME.panel(fresh, state.seat, things)
                    found.setdefault((part, state.phase, len(things)), []).append(time.process_time() - started)
            state.apply(choose(heuristics, state, rng), chance)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="times of the panels of Binario Duel")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--sizes", nargs="+", default=list(SIZES))
    chosen = parser.parse_args()
    unit = reference()
    print(f"{'compiled' if is_compiled() else 'interpreted'}; reference loop {unit * 1e6:.0f} us")
    print("| map | part | step | pointed at | panels | p50 ms | ratio | p99 ms | longest ms |")
    print("|---|---|---|---:|---:|---:|---:|---:|---:|")
    for size in chosen.sizes:
        for (part, step, pointed), times in measure(chosen.games, size).items():
            times.sort()
            middle, high = statistics.median(times), times[len(times) * 99 // 100]
            cells = f"{1000 * middle:.1f} | {middle / unit:.0f} | {1000 * high:.1f} | {1000 * times[-1]:.1f}"
            print(f"| {size} | {part} | {step} | {pointed} | {len(times)} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
