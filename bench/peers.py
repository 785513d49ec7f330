"""The engines beside Catanatron, a fast engine of another board game in plain Python, in the same run.

It is no dependency of Steamshed: it lives in an environment of its own (``bench/requirements.txt``), whose interpreter
is started for every slice. Slices of a few seconds take turns, Catanatron first, and of each the best is kept, so that
what else the machine does falls on all alike; all slices of an engine play the same games. Seconds are processor time.
One action is one decision: here with every legal action listed and one of them chosen by ``game.steady``, there as its
random players decide.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import steamshed
from bench.engine import is_compiled, two_positions
from steamshed.kernel.game import Game
from steamshed.kernel.state import State

HOME = Path("build/peers/bin/python")
"""Where the docs say to install it."""
SLICE = 2.0
ROUNDS = 3


def interpreter() -> Path | None:
    """The Python that has Catanatron, or None."""
    found = Path(os.environ.get("STEAMSHED_PEERS", str(HOME)))
    return found if found.exists() else None


def catan(python: Path, seed: int) -> tuple[float, float]:
    """Actions a second, and microseconds of a copy, in one slice."""
    script = str(Path(__file__).with_name("catan.py"))
    child = subprocess.run([str(python), script, str(SLICE), str(seed)], capture_output=True, text=True, check=False)
    if child.returncode:
        last = child.stderr.strip().splitlines()[-1:] or ["no message"]
        raise SystemExit(f"{python}: Catanatron does not run there: {last[0]}")
    told = json.loads(child.stdout)
    return told["actions"] / told["seconds"], told["copy_us"]


def steady(game: Game, options: dict[str, object], seed: int) -> float:
    """Actions a second of steady play in one slice."""
    actions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SLICE:
        chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
        state = game.new(min(4, game.seats[-1]), options, chance)
        while state.seat is not None:
            state.apply_legal(game.steady(state, state.legal(), rng), chance)
            actions += 1
        seed += 1
    return actions / spent


def copying(state: State, count: int = 5000) -> float:
    """Microseconds of one clone."""
    started = time.process_time()
    for _ in range(count):
        state.clone()
    return (time.process_time() - started) / count * 1e6


def run(names: list[str]) -> None:
    python = interpreter()
    if python is None:
        print(f"No Catanatron: neither STEAMSHED_PEERS nor {HOME} names a Python that has it (docs/bench.md).")
        return
    games = [steamshed.game(name) for name in names or steamshed.games()]
    options = [offered(game) for game in games]
    middle = [two_positions(game, min(4, game.seats[-1]), chosen)[0] for game, chosen in zip(games, options)]
    speed, copy = [0.0] * (1 + len(games)), [1e9] * (1 + len(games))
    for _ in range(ROUNDS):
        actions, copied = catan(python, 1)
        speed[0], copy[0] = max(speed[0], actions), min(copy[0], copied)
        for at, game in enumerate(games, 1):
            speed[at] = max(speed[at], steady(game, options[at - 1], 0))
            copy[at] = min(copy[at], copying(middle[at - 1]))
    kind = "compiled" if is_compiled() else "plain Python"
    print(f"Python {sys.version.split()[0]}, {kind}; processor time, best of {ROUNDS} slices of {SLICE:.0f} s in turn")
    print(f"{'':<24} {'actions/s':>12} {'us':>8} {'times':>7} {'clone us':>9} {'times':>7}")
    for at, name in enumerate(["Catanatron, random", *(f"{game.name}, steady" for game in games)]):
        print(
            f"{name:<24} {speed[at]:>12,.0f} {1e6 / speed[at]:>8.1f} {speed[at] / speed[0]:>7.2f} "
            f"{copy[at]:>9.1f} {copy[0] / copy[at]:>7.1f}"
        )


def offered(game: Game) -> dict[str, object]:
    return {"preset": "official"} if "official" in game.options.presets else {}
