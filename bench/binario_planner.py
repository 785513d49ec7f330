"""How long the planner of Binario Duel takes for a set of proposals, on a full quick map built up by simple players.

    python -m bench.binario_planner

For positions from the beginning, middle and end of a game: the median, the 95th percentile and the longest time of one
set of five proposals, between ends drawn at random, for every type of way that may be laid. "ratio" is the median over
the time of the reference loop of ``bench.engine`` in the same run. Processor time is counted, so that a busy machine
does not spoil the longest ones. The aim is 20 ms a set, compiled.
"""

from __future__ import annotations

import pathlib
import random
import statistics
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from bench.engine import is_compiled, reference
from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.content.box import F_MAGLEV
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.kernel.chance import Chance
from testbed.binario_players import choose

ROUNDS = (1, 24, 40, 60, 79)
SILVER = 600
FIRST_ENDS, SECOND_ENDS = 6, 3


def sets(state: Binario, rng: random.Random) -> list[float]:
    """Seconds of sets of proposals in a position; each with a planner of its own, as in a decision."""
    found: list[float] = []
    for type, way in enumerate(state.rules.box.ways):
        if way.family == F_MAGLEV or not state.rules.way_eras[type] >> state.era & 1:
            continue
        assert state.seat is not None
        seat = state.seat
        builder = Planner(state, seat, type)
        ends = builder.ends()
        for first in rng.sample(ends, min(FIRST_ENDS, len(ends))):
            seconds = builder.seconds(first)
            for second in rng.sample(seconds, min(SECOND_ENDS, len(seconds))):
                began = time.thread_time()
                Planner(state, seat, type).proposals(first, second, state.rules.box.proposals)
                found.append(time.thread_time() - began)
    return found


def main() -> None:
    rng = random.Random(1)
    heuristics = GAME.heuristics()
    unit = reference()
    print(f"{'compiled' if is_compiled() else 'interpreted'}; reference loop {unit * 1e6:.0f} us")
    times: dict[int, list[float]] = {number: [] for number in ROUNDS}
    tiles: dict[int, list[int]] = {number: [] for number in ROUNDS}
    for seed in range(3):
        chance = Chance(seed=seed)
        state = GAME.new(2, {}, chance)
        looked: set[int] = set()
        while state.seat is not None:
            if state.phase == "build" and state.round in ROUNDS and state.round not in looked:
                looked.add(state.round)
                rich = state.clone()
                rich.silver = [SILVER, SILVER]
                times[state.round] += sets(rich, rng)
                tiles[state.round].append(len([type for type in state.way_type if type >= 0]))
            state.apply(choose(heuristics, state, rng), chance)
    for number in ROUNDS:
        spent = sorted(times[number])
        if not spent:
            continue
        middle, late = statistics.median(spent), spent[len(spent) * 95 // 100]
        print(
            f"round {number:2}, {statistics.mean(tiles[number]):3.0f} tiles, {len(spent):3} sets: "
            f"median {1000 * middle:5.1f} ms (ratio {middle / unit:5.0f}), "
            f"95 % {1000 * late:5.1f} ms, longest {1000 * spent[-1]:5.1f} ms"
        )


if __name__ == "__main__":
    main()
