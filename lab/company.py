"""Weights of Railroad Revolution found by play alone: a company plays to the end, nobody else moves.

    python -m lab.company goals=1.5 workers=0.6,money=1.2 --games 200 --jobs 16

A variant may say how it plays, too: ``reach``, how many ``turns`` it looks further ahead, ``lines`` for each, and how
many ways are ``looked`` at; ``reach=-1`` is the quick player.

Every variant (weights of ``think/weights.toml``) plays the same games as the file's own; printed is the mean of the
differences in points with its standard error. The rivals add neither time nor noise; what is found here has to be
tried against them all the same (``lab.variants``).
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import random
import time

import steamshed
from steamshed.arena.report import mean
from steamshed.bots.levels import EASY
from steamshed.bots.thinking import thinking
from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.scoring import scores
from steamshed.games.railroad_revolution.state import RailroadRevolution
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.games.railroad_revolution.think.ahead import Ahead
from steamshed.games.railroad_revolution.think.company import NAMES, Company
from steamshed.games.railroad_revolution.think.turns import value_of, varied
from steamshed.kernel.chance import Chance

FIRST_SEED = 500_000
LONGEST = 99
HOW = {"reach": 2, "turns": 0, "lines": 1, "looked": 8}


def begun(seed: int, players: int) -> RailroadRevolution:
    """A game after the choice of endowments."""
    game, chance, rng = steamshed.game("railroad_revolution"), Chance(seed), random.Random(seed)
    state = game.new(players, {}, chance)
    mind = thinking(game, EASY)
    while state.phase != "place":
        state.apply(mind.policy(state, state.legal(), rng), chance)
    assert isinstance(state, RailroadRevolution)
    return state


class Alone(Ahead):
    """A company that plays on by itself, the way it is told."""

    def __init__(self, company: Company, seat: int, how: dict[str, int]) -> None:
        super().__init__(company, seat)
        self.how = how
        self.ahead = Ahead(company, seat)

    def moves(self, state: Table) -> list[Move]:
        how = self.how
        if how["reach"] < 0:
            return self.turns.quick(state)
        ways = self.turns.ranked(state, how["reach"])
        if how["turns"]:
            ways = varied(ways, self.seat, 1)[: how["looked"]]
            for way in ways:
                ends = [
                    self.ahead.played_on(way.state, how["turns"], 100 * self.played + at) for at in range(how["lines"])
                ]
                way.value = mean([self.company.value(end, self.seat) for end in ends])
            ways.sort(key=value_of)
        return ways[0].moves() if ways else []


def alone(task: tuple[str, int, int]) -> tuple[str, int, float, float]:
    """(variant, seed, points, seconds)"""
    variant, seed, players = task
    weights = dict(steamshed.game("railroad_revolution").weights().weights)
    how = dict(HOW)
    for change in variant.split(",") if variant else ():
        name, value = change.split("=")
        if name in how:
            how[name] = int(value)
        else:
            weights[name] = float(value)
    state = begun(seed, players)
    assert state.seat is not None
    company = Company()
    company.weights = [weights.get(name, 1.0) for name in NAMES]
    company.look_at(state)
    started = time.process_time()
    end = Alone(company, state.seat, how).played_on(state, LONGEST, seed)
    return variant, seed, float(scores(end)[state.seat]), time.process_time() - started


def line(variant: str, points: dict[int, float], usual: dict[int, float]) -> str:
    """What a variant had, and how much more than the file's own numbers in the same games."""
    gains = [points[seed] - usual[seed] for seed in points if seed in usual]
    middle = mean(gains)
    error = math.sqrt(sum((gain - middle) ** 2 for gain in gains) / len(gains) / max(1, len(gains) - 1))
    return f"{variant or 'as it is'}: {mean(list(points.values())):.1f}, {middle:+.1f} ± {error:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.company", description="Tries weights in play alone.")
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
    times: dict[str, list[float]] = {variant: [] for variant in variants}
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for variant, seed, value, seconds in pool.imap_unordered(alone, tasks, chunksize=1):
            points[variant][seed] = value
            times[variant].append(seconds)
            if len(points[variant]) == chosen.games:
                print(line(variant, points[variant], points[""]) + f", {mean(times[variant]):.1f} s a game", flush=True)


if __name__ == "__main__":
    main()
