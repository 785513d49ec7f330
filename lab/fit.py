"""Fits the weights of a game's judge: what its features were worth in games that bots played among themselves.

    python -m lab.fit age_of_steam --games 120 --seed 500000
    python -m lab.fit age_of_steam --games 120 --seed 500000 --write

Everybody plays as the judge of ``strong`` says, but each seat of each game feels every term more or less than the file
says, by a factor drawn for it: so the games differ in what was done, not only in how lucky somebody was. Positions are
noted now and then, and the result at the end (own points less the mean of the rivals') is explained by their features:
least squares, with an own constant for every phase, held to the weights of the file by a ridge. The same command gives
the same numbers.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import math
import multiprocessing
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import steamshed
from steamshed.ai.heuristics import Sight
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import JUDGE
from steamshed.kernel.chance import Chance

SPREAD = 0.6
"""How far the factors go: up to e to this, and as far down."""
NOTED = 0.25
"""The part of the decisions whose positions are noted, for all seats."""
NOT_FITTED = ("ruin",)
"""What happens too seldom among those who take care: its weight stays as it is."""
CLIPPED = 60.0
"""Results further from the middle than this count as this: a ruined rival teaches nothing about track."""


@dataclass
class Sample:
    """A position as one seat had it, and what came of it."""

    phase: str
    features: dict[str, float]
    result: float


def variants(weights: Mapping[str, float], rng: random.Random) -> dict[str, float]:
    """A factor for every term."""
    return {name: math.exp(rng.uniform(-SPREAD, SPREAD)) for name in weights}


def samples_of_game(name: str, players: int, options: Mapping[str, object], seed: int) -> list[Sample]:
    """One game among bots of different tastes."""
    game = steamshed.game(name)
    numbers = game.weights()
    weights = numbers.weights
    rng, chance = random.Random(f"fit/{seed}"), Chance(seed)
    bots = []
    for _ in range(players):
        bot = LadderBot(game, JUDGE)
        bot.heuristics.see(weights, numbers.habits, Sight(JUDGE.plans, True, JUDGE.reach, variants(weights, rng)))
        bots.append(bot)
    reader = LadderBot(game, JUDGE).heuristics
    state = game.new(players, options, chance)
    noted: list[tuple[str, int, dict[str, float]]] = []
    while (seat := state.seat) is not None:
        if rng.random() < NOTED:
            noted.extend((state.phase, other, reader.features(state, other)) for other in range(players))
        state.apply(bots[seat].choose(state.view(seat), state.legal(), None, rng), chance)
    scores = state.scores()
    found = []
    for phase, seat, features in noted:
        rivals = [scores[other] for other in range(players) if other != seat]
        result = scores[seat] - sum(rivals) / len(rivals)
        found.append(Sample(phase, features, max(-CLIPPED, min(CLIPPED, result))))
    return found


def fit(samples: Sequence[Sample], held: Mapping[str, float], ridge: float) -> tuple[dict[str, float], float]:
    """The weights, and the part of the results' variance that they explain.

    ``ridge`` counts as that many samples that say that the weights are as they were.
    """
    names = sorted(name for name in held if name not in NOT_FITTED)
    fixed = [name for name in held if name in NOT_FITTED]
    phases = sorted({sample.phase for sample in samples})
    columns = len(names) + len(phases)
    matrix = [[0.0] * columns for _ in range(columns)]
    right = [0.0] * columns
    squares = [0.0] * len(names)
    for sample in samples:
        row = [sample.features.get(name, 0.0) for name in names] + [float(phase == sample.phase) for phase in phases]
        result = sample.result - sum(held[name] * sample.features.get(name, 0.0) for name in fixed)
        for i, value in enumerate(row):
            if value:
                right[i] += value * result
                for j, other in enumerate(row):
                    matrix[i][j] += value * other
        for i in range(len(names)):
            squares[i] += row[i] ** 2
    for i, name in enumerate(names):
        strength = ridge * max(squares[i] / len(samples), 1e-9)
        matrix[i][i] += strength
        right[i] += strength * held[name]
    for i in range(len(names), columns):
        matrix[i][i] += 1e-6
    solution = solve(matrix, right)
    constants = dict(zip(phases, solution[len(names) :], strict=True))
    weights = {**dict(zip(names, solution, strict=False)), **{name: held[name] for name in fixed}}
    return weights, explained(samples, weights, constants)


def explained(samples: Sequence[Sample], weights: Mapping[str, float], constants: Mapping[str, float]) -> float:
    mean = sum(sample.result for sample in samples) / len(samples)
    total = sum((sample.result - mean) ** 2 for sample in samples)
    rest = 0.0
    for sample in samples:
        guess = constants[sample.phase] + sum(weights.get(name, 0.0) * value for name, value in sample.features.items())
        rest += (sample.result - guess) ** 2
    return 1 - rest / total if total else 0.0


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by elimination with pivots."""
    size = len(right)
    rows = [[*matrix[at], right[at]] for at in range(size)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [value - factor * top for value, top in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found


def as_file(version: int, command: str, weights: Mapping[str, float], habits: Mapping[str, float]) -> str:
    lines = [
        "# What the features of the judge are worth, in points at the end.",
        f"version = {version}",
        f'fitted = "{command}"',
        "",
        "[weights]",
        *(f"{name} = {value:.4f}" for name, value in weights.items()),
        *(["", "[habits]"] if habits else []),
        *(f"{name} = {value:g}" for name, value in habits.items()),
    ]
    return "\n".join(lines) + "\n"


def run(arguments: Sequence[str] | None = None) -> str:
    """Plays, fits, and gives the text of the file."""
    parser = argparse.ArgumentParser(prog="python -m lab.fit", description="Fits the weights of a game's judge.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=500000)
    parser.add_argument("--ridge", type=float, default=300.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into the game's think/weights.toml of this checkout")
    chosen = parser.parse_args(arguments)
    game = steamshed.game(chosen.game)
    known = game.weights()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    samples: list[Sample] = []
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(chosen.jobs, mp_context=context) as pool:
        for found in pool.map(
            samples_of_game, [chosen.game] * len(seeds), [chosen.players] * len(seeds), [{}] * len(seeds), seeds
        ):
            samples.extend(found)
    held = {**dict.fromkeys(samples[0].features, 1.0), **known.weights}
    weights, part = fit(samples, held, chosen.ridge)
    command = (
        f"python -m lab.fit {chosen.game} --games {chosen.games} --players {chosen.players} --seed {chosen.seed}"
        f" --ridge {chosen.ridge:g}"
    )
    text = as_file(known.version + 1, command, {name: weights[name] for name in held}, known.habits)
    print(f"# {len(samples)} positions of {chosen.games} games; explains {100 * part:.1f} % of the results' variance")
    if chosen.write:
        (Path("src") / game.package.replace(".", "/") / "think" / "weights.toml").write_text(text, encoding="utf-8")
    return text


if __name__ == "__main__":
    print(run(), end="")
