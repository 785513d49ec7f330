"""How balanced Binario Duel is: two equal players over many seeds.

    python -m bench.binario_balance --games 200
    python -m bench.binario_balance --games 400 --bot medium --jobs 16 --era-start 1-1-2-1 --vehicle-stock ample

Prints the advantage of the first player, the income per era, the final scores and the share of points by source. The
players look at nothing that is hidden, so they are asked without the way round by views.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import multiprocessing
import random
import statistics
import time
from dataclasses import dataclass

import steamshed
from steamshed.bots.levels import LEVELS
from steamshed.games.binario import GAME
from steamshed.games.binario.rules.scoring import breakdown
from testbed.binario_players import Player


@dataclass(frozen=True)
class Result:
    """A game as the players had it, the first player's numbers first."""

    places: list[list[int]]
    scores: list[int]
    sources: list[dict[str, int]]
    income: list[list[int]]
    """By player and era."""


def play(seed: int, bot: str, options: dict[str, object]) -> Result:
    """A game of two equal players."""
    chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
    players = [Player(bot), Player(bot)]
    state = GAME.new(2, options, chance)
    income = [[0] * 4, [0] * 4]
    while state.seat is not None:
        era = state.era
        for event in state.apply(players[state.seat].choose(state, rng), chance):
            if event.id == "leg-paid" and event.seat is not None:
                income[event.seat][era - 1] += int(event.args["silver"])
    order = [state.first, 1 - state.first]
    places = [[order.index(seat) for seat in place] for place in state.ranking()]
    scores = state.scores()
    return Result(
        places,
        [scores[seat] for seat in order],
        [breakdown(state, seat) for seat in order],
        [income[seat] for seat in order],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="the first one")
    parser.add_argument("--bot", default="greedy", choices=["greedy", *(name for name in LEVELS)])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--advanced", action="store_true")
    parser.add_argument("--era-start", default="1-2-1-1", help="who begins each era; cube: always P1")
    parser.add_argument("--map-size", default="16x12")
    parser.add_argument("--vehicle-stock", default="table", choices=["table", "ample"])
    args = parser.parse_args()
    began = time.perf_counter()
    options: dict[str, object] = {"advanced": args.advanced, "map_size": args.map_size}
    options |= {"era_start": args.era_start, "vehicle_stock": args.vehicle_stock}
    seeds = range(args.seed, args.seed + args.games)
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(args.jobs, mp_context=context) as pool:
        results = list(pool.map(play, seeds, [args.bot] * args.games, [options] * args.games))
    print(f"{args.games} games of {args.bot}, {options}, in {time.perf_counter() - began:.0f} s")
    report(results)


def report(results: list[Result]) -> None:
    """The table."""
    wins = sum(1 / len(result.places[0]) for result in results if 0 in result.places[0])
    margins = [result.scores[0] - result.scores[1] for result in results]
    points = [score for result in results for score in result.scores]
    sources: dict[str, int] = {}
    for result in results:
        for parts in result.sources:
            for name, part in parts.items():
                sources[name] = sources.get(name, 0) + part
    total = sum(sources.values())
    error = statistics.stdev(margins) / len(margins) ** 0.5 if len(margins) > 1 else 0.0
    share = 100 * wins / len(results)
    print(f"first player wins {share:.1f} %, margin {statistics.mean(margins):+.1f} ± {error:.1f} points")
    eras = [statistics.mean([part[era] for result in results for part in result.income]) for era in range(4)]
    print("income per era and player:", ", ".join(f"{part:.0f}" for part in eras))
    middle = f"mean {statistics.mean(points):.0f}, median {statistics.median(points):.0f}"
    print(f"final score: {middle}, from {min(points)} to {max(points)}")
    print("points by source:", ", ".join(f"{name} {100 * part / total:.0f} %" for name, part in sources.items()))


if __name__ == "__main__":
    main()
