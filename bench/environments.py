"""Steps a second of the environments for learners, beside PettingZoo's own classic games in the same run.

    make bench-env
    PYTHONPATH=build/compiled build/rl-env/bin/python -m bench.environments age_of_steam

A step is: observe with the mask of legal actions (``last``), choose one of them at random, carry it out (``step``).
"Many" are many games at once (``env/many.py``), where an action in one game is a step. Bare environments, whole games
one after the other, processor time; slices take turns, and of each the best is kept.
PettingZoo's classic games need two more packages (``build/rl-env/bin/python -m pip install pygame chess``) and are left
out where these are missing.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import steamshed
from bench.engine import is_compiled
from steamshed.env.many import ManyGames
from steamshed.env.multi import SeatsEnv

CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6")
SLICE = 1.0
ROUNDS = 3
MANY = 64
GOAL = 60_000


def many_steps_a_second(many: ManyGames, seconds: float) -> float:
    """Steps a second of random play in many games at once."""
    rng = np.random.default_rng(1)
    many.reset(1)
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        many.step(many.sample(rng))
        steps += many.count
    return steps / (time.process_time() - started)


def steps_a_second(table: Any, seconds: float) -> float:
    """Steps a second of random play."""
    if isinstance(table, ManyGames):
        return many_steps_a_second(table, seconds)
    rng = random.Random(1)
    table.reset(seed=1)
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(50):
            seen, _, over, broken, _ = table.last()
            if over or broken:
                table.reset()
                continue
            legal = seen["action_mask"].view(np.bool_).nonzero()[0]
            table.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / (time.process_time() - started)


def classic(name: str) -> Any | None:
    """One of PettingZoo's own, without its wrappers; None where its packages are missing."""
    try:
        return importlib.import_module(f"pettingzoo.classic.{name}").raw_env()
    except ImportError:
        return None


def candidates(games: list[str]) -> dict[str, Callable[[], Any]]:
    """What is measured, by name."""
    found: dict[str, Callable[[], Any]] = {}
    for name in CLASSIC:
        if classic(name) is not None:
            found[f"PettingZoo {name}"] = partial(classic, name)
    for name in games:
        game = steamshed.game(name)
        players = min(4, game.seats[-1])
        if game.factored(game.new(players)) is not None:
            found[f"{name}, {players}, factored, {MANY} games"] = partial(
                ManyGames, name, MANY, players, actions="factored"
            )
            found[f"{name}, {players}, factored"] = partial(SeatsEnv, name, players, actions="factored")
            found[f"{name}, {players}, factored, flat"] = partial(
                SeatsEnv, name, players, actions="factored", flat=True
            )
        found[f"{name}, {players}, rows, {MANY} games"] = partial(ManyGames, name, MANY, players)
        found[f"{name}, {players}, rows"] = partial(SeatsEnv, name, players)
    return found


def engine_alone(name: str, seconds: float) -> float:
    """Actions a second without an environment: every legal action listed, one chosen at random."""
    game, rng = steamshed.game(name), random.Random(1)
    actions, seed = 0, 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        chance = steamshed.Chance(seed)
        state = game.new(min(4, game.seats[-1]), None, chance)
        while state.seat is not None:
            legal = state.legal()
            state.apply(legal[int(rng.random() * len(legal))], chance)
            actions += 1
        seed += 1
    return actions / (time.process_time() - started)


def main() -> None:
    games = sys.argv[1:] or steamshed.games()
    tables = candidates(games)
    best: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name, make in tables.items():
            best[name] = max(best.get(name, 0.0), steps_a_second(make(), SLICE))
        for name in games:
            key = f"{name}, engine alone"
            best[key] = max(best.get(key, 0.0), engine_alone(name, SLICE))
    beside = best.get(f"PettingZoo {CLASSIC[0]}")
    print(f"Steps a second, {'compiled' if is_compiled() else 'plain Python'}; times is a multiple of {CLASSIC[0]}")
    for name, rate in best.items():
        times = f"{rate / beside:8.2f}" if beside else f"{'':8}"
        print(f"{name:<40} {rate:>9,.0f} {1e6 / rate:>8.1f} us {times}")
    for name in games:
        players = min(4, steamshed.game(name).seats[-1])
        for way in ("factored", "rows"):
            one = best.get(f"{name}, {players}, {way}")
            if one:
                many = best[f"{name}, {players}, {way}, {MANY} games"]
                print(f"{name}, {way}: {MANY} games at once are {many / one:.2f} times as fast as one")
    first = f"age_of_steam, 4, factored, {MANY} games"
    if first in best:
        print(f"the aim is {GOAL:,} for {first}: {best[first] / GOAL:.2f} of it")


if __name__ == "__main__":
    main()
