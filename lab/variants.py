"""Numbers found by play: one level with other weights and habits, each against the same rivals with the same seeds.

    python -m lab.variants railroad_revolution 2 medium medium,goals=0.9 strong,seconds=2 --games 64 --jobs 16

A variant is a level and what is different: fields of the level (``bots/levels.py``), names of weights or habits of the
game's ``think/weights.toml``. Seats are rotated. Besides the share won it prints points by source, own and of the best
rival, and processor time.
"""

from __future__ import annotations

import argparse
import collections
import math
import multiprocessing
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

import steamshed
from steamshed.arena.report import mean, quantile, wilson
from steamshed.bots import bot
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import LEVELS
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game

FIRST_SEED = 500_000
"""Seeds from 900000 on are for the proof: nothing is tried on them."""


OF_LEVEL = {"plans": int, "reach": int, "compared": int, "playouts": int, "seconds": float}


@dataclass(frozen=True)
class Task:
    game: str
    players: int
    rivals: str
    variant: str
    seed: int
    seat: int


@dataclass(frozen=True)
class Found:
    """One game as the variant had it."""

    variant: str
    win: float
    own: int
    best: int
    sources: dict[str, int]
    times: list[float]


def variant_bot(game: Game, variant: str) -> LadderBot:
    """The level that comes first, with the numbers that follow."""
    name, *changes = variant.split(",")
    level, numbers = LEVELS[name], game.weights()
    weights, habits = dict(numbers.weights), dict(numbers.habits)
    for change in changes:
        key, value = change.split("=")
        if key in OF_LEVEL:
            level = replace(level, **{key: OF_LEVEL[key](value)})
        else:
            (weights if key in weights else habits)[key] = float(value)
    player = LadderBot(game, level)
    player.heuristics.see(weights, habits, player.level.sight(player.heuristics.kinds()))
    return player


def play(task: Task) -> Found:
    game = steamshed.game(task.game)
    rivals = [bot(task.rivals, game) for _ in range(task.players)]
    player = variant_bot(game, task.variant)
    rngs = [random.Random(f"{task.seed}/{at}") for at in range(task.players)]
    chance = Chance(task.seed)
    state = game.new(task.players, {}, chance)
    times: list[float] = []
    while (acting := state.seat) is not None:
        legal, started = state.legal(), time.process_time()
        chooser = player if acting == task.seat else rivals[acting]
        action = chooser.choose(state.view(acting), legal, None, rngs[acting])
        if acting == task.seat:
            times.append(time.process_time() - started)
        state.apply(action, chance)
    scores, winners = state.scores(), state.winners()
    best = max(score for at, score in enumerate(scores) if at != task.seat)
    win = 1 / len(winners) if task.seat in winners else 0.0
    return Found(task.variant, win, scores[task.seat], best, state.breakdown(task.seat), times)


def line(variant: str, found: Sequence[Found]) -> str:
    games = len(found)
    wins = sum(each.win for each in found)
    low, high = wilson(wins, games)
    margins = [float(each.own - each.best) for each in found]
    middle = mean(margins)
    spread = math.sqrt(sum((margin - middle) ** 2 for margin in margins) / max(1, games - 1) / games)
    times = sorted(seconds for each in found for seconds in each.times)
    sources: collections.Counter[str] = collections.Counter()
    for each in found:
        sources.update(each.sources)
    parts = " ".join(f"{name} {total / games:.1f}" for name, total in sources.items())
    return (
        f"{variant}: {games} games, won {100 * wins / games:.1f} % ({100 * low:.1f}-{100 * high:.1f}), "
        f"margin {middle:+.1f} ± {1.96 * spread:.1f}, own {mean([float(each.own) for each in found]):.1f} ({parts}), "
        f"{sum(times) / games:.1f} s a game, p50 {1000 * quantile(times, 0.5):.1f} ms, "
        f"p99 {1000 * quantile(times, 0.99):.0f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.variants", description="Tries numbers of a bot in play.")
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("variants", nargs="+", metavar="LEVEL[,NAME=VALUE...]")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--rivals", default="greedy")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    chosen = parser.parse_args()
    tasks = [
        Task(
            chosen.game, chosen.players, chosen.rivals, variant, chosen.seed + at // chosen.players, at % chosen.players
        )
        for variant in chosen.variants
        for at in range(chosen.games)
    ]
    started = time.monotonic()
    found: dict[str, list[Found]] = {variant: [] for variant in chosen.variants}
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for each in pool.imap_unordered(play, tasks):
            found[each.variant].append(each)
            if len(found[each.variant]) == chosen.games:
                print(line(each.variant, found[each.variant]), flush=True)
    print(f"{chosen.game}, {chosen.players} players: {time.monotonic() - started:.0f} s", flush=True)


if __name__ == "__main__":
    main()
