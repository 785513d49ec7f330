"""How results answer to the numbers of a judge: all numbers at once, by play, and where the best ones should lie.

    python -m lab.response age_of_steam --games 3000 --seed 640000 --jobs 16 --save rows.jsonl
    python -m lab.response age_of_steam --save rows.jsonl --step 1 --write

In every game every seat plays as the judge of ``strong`` says, with numbers of its own: each is the file's times a
factor drawn for this seat, or, where the file says 0 or nothing, a number drawn around 0 (``AROUND_ZERO``). A seat's
result is then explained by what was drawn, compared with the other seats of its game: for every number by how much
more of it is better, and how fast that ends (its square). What is not sure is shrunk, and the numbers go to where the
curve is highest, no further than ``LONGEST``, ``--step`` of the way. With ``--save`` what was played is kept, or read
where it is there. Whatever comes of it has to win its match against the numbers before (``lab.variants``).
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
from typing import Final

import msgspec

import steamshed
from lab.fit import as_file
from lab.tune import FACTORS_OF_MANY, NOT_OF_THE_JUDGE, NOT_TUNED, result_of
from steamshed.ai.game_ai import ai_of
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import JUDGE
from steamshed.kernel.chance import Chance

SPREAD: Final = 0.4
"""The standard deviation of a factor's logarithm."""
FURTHEST: Final = 2.0
"""In standard deviations: nothing is drawn further out."""
LONGEST: Final = 1.2
"""In standard deviations: how far a number goes at the most."""
ROUNDEST: Final = 0.4
"""The least curvature that is believed, as a part of the mean of all slopes' sizes: nothing rises for ever."""
CLIPPED: Final = {"age_of_steam": 60.0, "steam": 25.0, "days_of_steam": 13.0, "railroad_revolution": 120.0}
"""Results further from the middle than this count as this; a win counts half as much beside the difference."""
CLIPPED_ELSEWHERE: Final = 1500.0

HEXAGONS: Final = ("distance", "engine", "network", "income", "cash", "rivals", "rivals-growth", "leader", "links")
AROUND_ZERO: Final[Mapping[str, Mapping[str, float]]] = {
    "age_of_steam": {
        **{f"late-{name}": 0.3 for name in (*HEXAGONS, "track", "shares", "shortage")},
        "late-bid": 1.5, "late-bid-leaves": 4.0, "bid-many": 1.0, "bid-crowd": 1.0, "bid-pull": 1.5, "bid-first": 2.0,
        "late-reserve": 1.5, "issue": 1.5, "late-issue": 1.5, "issue-square": 0.5, "issue-many": 1.0,
        "issue-first": 2.0, "first-move-crowd": 0.7, "first-build-crowd": 0.7, "late-first-move": 0.7,
        "late-first-build": 0.7, "late-locomotive": 1.5, "engineer": 1.0, "late-engineer": 1.0, "urbanization": 1.0,
        "late-urbanization": 1.0, "locomotive": 1.0, "late-turn-order-pass": 0.4, "late-production": 0.4, "bid": 1.5,
        "reserve": 1.5,
    },
    "steam": {
        **{f"late-{name}": 0.3 for name in HEXAGONS},
        "bid": 1.5, "late-bid": 1.0, "bid-many": 0.7, "bid-opening": 1.5, "capital": 0.6, "late-capital": 0.6,
        "capital-more": 0.15, "late-turn-order": 0.3, "late-first-move": 0.3, "late-engineer": 0.3,
        "late-first-build": 0.3, "locomotive": 0.7, "late-locomotive": 0.7, "city-growth": 0.7, "late-city-growth": 0.5,
        "urbanization": 0.7, "late-urbanization": 0.5,
    },
}  # fmt: skip
"""By game, numbers that are drawn by adding, with the standard deviation of what is added."""


@dataclass(frozen=True)
class Row:
    """A game: what was drawn for each seat, by number, in standard deviations; and how it ended."""

    seed: int
    players: int
    drawn: list[dict[str, float]]
    scores: list[int]
    winners: list[int]


@dataclass(frozen=True)
class Answer:
    """How results answer to one number: slope and curvature by the standard deviation, with their errors."""

    slope: float
    slope_error: float
    curve: float
    curve_error: float


def moved(numbers: Mapping[str, float], drawn: Mapping[str, float], game: str) -> dict[str, float]:
    """The numbers, each as far from where it was as was drawn."""
    added = AROUND_ZERO.get(game, {})
    found = dict(numbers)
    for name, how_far in drawn.items():
        if name in added:
            found[name] = found.get(name, 0.0) + added[name] * how_far
        elif name in found:
            found[name] *= math.exp(SPREAD * how_far)
    return found


def varied_of(game: str, players: int) -> list[str]:
    """The names of the numbers that are drawn."""
    numbers = ai_of(steamshed.game(game)).weights()
    left_out = (*NOT_OF_THE_JUDGE, "opening", "quick-", "foresight", *([FACTORS_OF_MANY] if players == 2 else []))
    known = {**numbers.weights, **numbers.habits}
    usual = [name for name, value in known.items() if value and name not in NOT_TUNED and not name.startswith(left_out)]
    return sorted({*usual, *AROUND_ZERO.get(game, {})})


def with_numbers(game: str, drawn: Mapping[str, float]) -> LadderBot:
    """A judge with what was drawn for it."""
    rules = steamshed.game(game)
    player, numbers = LadderBot(rules, JUDGE), ai_of(rules).weights()
    names = set(numbers.weights)
    weights = moved(numbers.weights, {name: value for name, value in drawn.items() if name in names}, game)
    habits = moved(numbers.habits, {name: value for name, value in drawn.items() if name not in names}, game)
    player.heuristics.see(weights, habits, JUDGE.sight(player.heuristics.kinds()))
    return player


def played(game: str, players: int, seed: int) -> Row:
    """One game of judges that differ."""
    rng, chance, names = random.Random(f"response/{seed}"), Chance(seed), varied_of(game, players)
    drawn = [
        {name: round(max(-FURTHEST, min(FURTHEST, rng.gauss(0.0, 1.0))), 2) for name in names} for _ in range(players)
    ]
    bots = [with_numbers(game, own) for own in drawn]
    state = steamshed.game(game).new(players, {}, chance)
    while (seat := state.seat) is not None:
        state.apply(bots[seat].choose(state.view(seat), state.legal(), None, rng), chance)
    return Row(seed, players, drawn, [int(score) for score in state.scores()], list(state.winners()))


# -- what it says ------------------------------------------------------------------------------------------------------


def answers(rows: Sequence[Row], clipped: float) -> dict[str, Answer]:
    """By number. What was drawn is independent, so each can be looked at by itself."""
    names = sorted(rows[0].drawn[0])
    results = [centred([result_of(row.scores, row.winners, at, clipped) for at in range(row.players)]) for row in rows]
    found = {}
    for name in names:
        first = [centred([own[name] for own in row.drawn]) for row in rows]
        second = [centred([own[name] ** 2 for own in row.drawn]) for row in rows]
        slope, slope_error = line_through(first, results)
        curve, curve_error = line_through(second, results)
        found[name] = Answer(slope, slope_error, curve, curve_error)
    return found


def centred(values: Sequence[float]) -> list[float]:
    """Against the mean of all seats."""
    middle = sum(values) / len(values)
    return [value - middle for value in values]


def line_through(drawn: Sequence[Sequence[float]], results: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The slope of results on what was drawn, and its standard error by games."""
    products = [sum(map(float.__mul__, one, other)) for one, other in zip(drawn, results, strict=True)]
    squares = [sum(value * value for value in one) for one in drawn]
    total = sum(squares) or 1.0
    slope = sum(products) / total
    rest = sum((product - slope * square) ** 2 for product, square in zip(products, squares, strict=True))
    return slope, math.sqrt(rest) / total


def best_of(found: Mapping[str, Answer]) -> dict[str, float]:
    """How far each number should go, in standard deviations: where the shrunk curve is highest."""
    usual = sum(answer.curve for answer in found.values()) / len(found)
    scatter = sum((answer.curve - usual) ** 2 - answer.curve_error**2 for answer in found.values()) / len(found)
    sizes = sum(abs(shrunk(answer.slope, answer.slope_error)) for answer in found.values()) / len(found)
    best = {}
    for name, answer in found.items():
        believed = max(0.0, scatter) / (max(0.0, scatter) + answer.curve_error**2)
        curve = min(usual + believed * (answer.curve - usual), -ROUNDEST * sizes, -1e-9)
        slope = shrunk(answer.slope, answer.slope_error)
        best[name] = round(max(-LONGEST, min(LONGEST, -slope / (2 * curve))), 3)
    return best


def shrunk(value: float, error: float) -> float:
    """What is left of a number when its uncertainty is taken off."""
    return value * max(0.0, 1.0 - (error / value) ** 2) if value else 0.0


def read_rows(file: Path) -> list[Row]:
    return [msgspec.json.decode(line, type=Row) for line in file.read_bytes().splitlines()]


def told(found: Mapping[str, Answer], best: Mapping[str, float]) -> str:
    """A line for each number, the surest first."""
    lines = ["| number | slope | curve | goes by |", "|---|---:|---:|---:|"]
    for name in sorted(found, key=lambda name: -abs(found[name].slope / (found[name].slope_error or 1.0))):
        one = found[name]
        slope, curve = f"{one.slope:+.2f} ± {one.slope_error:.2f}", f"{one.curve:+.2f} ± {one.curve_error:.2f}"
        lines.append(f"| {name} | {slope} | {curve} | {best[name]:+.2f} |")
    return "\n".join(lines)


def run(arguments: Sequence[str] | None = None) -> str:
    """Plays, or reads what was played, and says what numbers come of it."""
    parser = argparse.ArgumentParser(prog="python -m lab.response", description="Finds numbers of a judge by play.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=640000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--save", type=Path, help="keeps what was played, or reads it if it is there: nothing is played"
    )
    parser.add_argument("--step", type=float, default=1.0, help="the part of the way to the best numbers that is gone")
    parser.add_argument("--write", action="store_true", help="into the game's think/weights.toml of this checkout")
    chosen = parser.parse_args(arguments)
    if chosen.save is not None and chosen.save.exists():
        rows = [row for row in read_rows(chosen.save) if row.players == chosen.players]
    else:
        seeds = range(chosen.seed, chosen.seed + chosen.games)
        context = multiprocessing.get_context("spawn")
        with concurrent.futures.ProcessPoolExecutor(chosen.jobs, mp_context=context) as pool:
            rows = list(pool.map(played, [chosen.game] * len(seeds), [chosen.players] * len(seeds), seeds))
        if chosen.save is not None:
            chosen.save.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
    found = answers(rows, CLIPPED.get(chosen.game, CLIPPED_ELSEWHERE))
    best = best_of(found)
    game = steamshed.game(chosen.game)
    known = ai_of(game).weights()
    names = set(known.weights)
    steps = {name: chosen.step * how_far for name, how_far in best.items() if how_far}
    weights = moved(known.weights, {name: step for name, step in steps.items() if name in names}, chosen.game)
    habits = moved(known.habits, {name: step for name, step in steps.items() if name not in names}, chosen.game)
    command = (
        f"python -m lab.response {chosen.game} --players {chosen.players} --games {len(rows)} --seed {chosen.seed}"
    )
    command += f" --step {chosen.step:g}"
    text = as_file(known.version + 1, command, weights, habits)
    if chosen.write:
        (Path("src") / game.package.replace(".", "/") / "think" / "weights.toml").write_text(text, encoding="utf-8")
    return f"{len(rows)} games\n\n{told(found, best)}\n\n{text}"


if __name__ == "__main__":
    print(run(), end="")
