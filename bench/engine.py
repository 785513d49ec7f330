"""The engines: whole games per second, actions per second, copies, sizes, import time.

The reference is a loop of plain Python that does a fixed amount of list and integer work: "ratio" is how often that
loop runs in the time of one action (or copy). It says how costly the thing is on this machine right now.
"""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable

import steamshed
from steamshed.kernel.game import Game
from steamshed.kernel.state import State


def reference() -> float:
    """Seconds for one pass of the reference loop: the best of several."""
    best = 1.0
    for _ in range(7):
        started = time.perf_counter()
        total = 0
        numbers = list(range(1000))
        for at in range(1000):
            total += numbers[at] & 63
            numbers[at] = total
        best = min(best, time.perf_counter() - started)
    return best


def is_compiled() -> bool:
    return not steamshed.State.__module__ or type(steamshed.Chance.draw).__name__ != "function"


def playouts(
    game: Game, players: int, options: dict[str, object], steady: bool, seconds: float
) -> tuple[int, int, float]:
    """Games, actions and seconds of random play with every legal action listed before each choice."""
    games = actions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        chance, rng = steamshed.Chance(seed=games), random.Random(games)
        state = game.new(players, options, chance)
        while state.seat is not None:
            legal = state.legal()
            state.apply_legal(game.steady(state, legal, rng) if steady else rng.choice(legal), chance)
            actions += 1
        games += 1
    return games, actions, spent


def two_positions(game: Game, players: int, options: dict[str, object]) -> tuple[State, State]:
    """A position from the middle of a game, and the one with the most legal actions."""
    chance, rng = steamshed.Chance(seed=1), random.Random(1)
    states: list[State] = []
    state = game.new(players, options, chance)
    while state.seat is not None:
        states.append(state.clone())
        state.apply(game.steady(state, state.legal(), rng), chance)
    return states[len(states) // 2], max(states, key=lambda state: len(state.legal()))


def per_call(function: Callable[[], object], seconds: float = 0.3) -> float:
    """Seconds a call."""
    calls = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        for _ in range(20):
            function()
        calls += 20
    return spent / calls


def state_size(state: State) -> int:
    """Bytes that one more copy of a state takes."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(200)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(copies)


def import_seconds() -> float:
    """Seconds to import the package in a new process, less the time to start Python; best of five."""

    def timed(code: str) -> float:
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - started

    return max(0.0, min(timed("import steamshed") for _ in range(5)) - min(timed("pass") for _ in range(5)))


def run(names: list[str]) -> None:
    """Prints the table."""
    print(f"Python {sys.version.split()[0]}, {'compiled' if is_compiled() else 'plain Python'}")
    print(f"import of steamshed: {import_seconds():.3f} s")
    for name in names or steamshed.games():
        bench_game(steamshed.game(name))


def bench_game(game: Game) -> None:
    players = min(4, game.seats[-1])
    options: dict[str, object] = {"preset": "official"} if "official" in game.options.presets else {}
    unit = reference()
    print(f"\n{game.name}, {players} players, {options or 'default options'}; reference loop {unit * 1e6:.0f} us")
    print(f"{'':<26} {'per second':>12} {'us':>9} {'ratio':>9}")
    for label, steady in (("random", False), ("steady", True)):
        games, actions, spent = playouts(game, players, options, steady, 4.0)
        line(f"{label}: actions", spent / actions, unit)
        line(f"{label}: games", spent / games, unit)
        print(f"{'':<6}{actions / games:.0f} actions a game")
    state, widest = two_positions(game, players, options)
    line(f"legal, {len(widest.legal())} actions", per_call(widest.legal), unit)
    line("clone", per_call(state.clone), unit)
    if not is_compiled():
        line("copy.deepcopy (reference)", per_call(lambda: copy.deepcopy(state)), unit)
        line("pickle (reference)", per_call(lambda: pickle.loads(pickle.dumps(state))), unit)
    line("dump", per_call(state.dump), unit)
    line("view", per_call(lambda: state.view(0)), unit)
    line("load", per_call(lambda: game.load(state.dump())), unit)
    print(f"{'state':<26} {state_size(state):>12} bytes")


def line(label: str, seconds: float, unit: float) -> None:
    print(f"{label:<26} {1 / seconds:>12,.0f} {seconds * 1e6:>9.1f} {seconds / unit:>9.2f}")
