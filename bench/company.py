"""Weights of Railroad Revolution found by play alone: a company plays its quick turns to the end, nobody else moves.

    python -m bench.company goals=1.5 workers=0.6,money=1.2 --games 200 --jobs 16

Every variant (weights of ``think/weights.toml``) plays the same games as the file's own; printed is the mean of the
differences in points with its standard error. A game takes a tenth of a second, and the rivals add no noise; what is
found here has to be tried against them all the same (``bench.variants``).
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random

import steamshed
from steamshed.arena.report import mean
from steamshed.bots.ladder import thinking
from steamshed.bots.levels import EASY
from steamshed.games.railroad_revolution.rules.scoring import scores
from steamshed.games.railroad_revolution.state import RailroadRevolution
from steamshed.games.railroad_revolution.think.ahead import Ahead
from steamshed.games.railroad_revolution.think.company import NAMES, Company
from steamshed.kernel.chance import Chance

FIRST_SEED = 500_000
LONGEST = 99


def begun(seed: int, players: int) -> RailroadRevolution:
    """A game after the choice of endowments."""
    game, chance, rng = steamshed.game("railroad_revolution"), Chance(seed), random.Random(seed)
    state = game.new(players, {}, chance)
    mind = thinking(game, EASY)
    while state.phase != "place":
        state.apply(mind.policy(state, state.legal(), rng), chance)
    assert isinstance(state, RailroadRevolution)
    return state


def alone(task: tuple[str, int, int]) -> tuple[str, int, float]:
    """(variant, seed, points)"""
    variant, seed, players = task
    weights = dict(steamshed.game("railroad_revolution").weights().weights)
    for change in variant.split(",") if variant else ():
        name, value = change.split("=")
        weights[name] = float(value)
    state = begun(seed, players)
    assert state.seat is not None
    company = Company()
    company.weights = [weights.get(name, 1.0) for name in NAMES]
    company.look_at(state)
    end = Ahead(company, state.seat).played_on(state, LONGEST, seed)
    return variant, seed, float(scores(end)[state.seat])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.company", description="Tries weights in play alone.")
    parser.add_argument("variants", nargs="+", metavar="NAME=VALUE[,NAME=VALUE...]")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    chosen = parser.parse_args()
    variants = ["", *chosen.variants]
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    tasks = [(variant, seed, chosen.players) for variant in variants for seed in seeds]
    points: dict[str, dict[int, float]] = {variant: {} for variant in variants}
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for variant, seed, value in pool.imap_unordered(alone, tasks, chunksize=4):
            points[variant][seed] = value
    print(f"as it is: {mean(list(points[''].values())):.1f}")
    for variant in chosen.variants:
        gains = [points[variant][seed] - points[""][seed] for seed in seeds]
        middle = mean(gains)
        error = math.sqrt(sum((gain - middle) ** 2 for gain in gains) / len(gains) / max(1, len(gains) - 1))
        print(f"{variant}: {middle:+.1f} ± {error:.1f}")


if __name__ == "__main__":
    main()
