"""Tunes the numbers of a game's judge by play: whoever wins more with a bit more of something gets more of it.

    python -m lab.tune age_of_steam --games 160 --generations 3 --seed 600000 --jobs 16
    python -m lab.tune age_of_steam --games 160 --generations 3 --seed 600000 --jobs 16 --write

Everybody plays as the judge of ``strong`` says (``--reach 2``: of ``medium``). In every game one or two pairs of seats
have numbers that differ from the file's by factors drawn for them, the one as far up as the other is down; beside a
single pair sit beginners (``greedy``). Two who are alone play every seed twice, with seats changed, so that it does not
count who begins. The difference of the two results says which of the two directions is better: with the same map and
dice, and for all numbers at once. After each generation every number goes a step that way, a longer one the surer it
is. The same command gives the same numbers. What comes of it has to be tried against others (``bench.ladder``) before
it is written.
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
from lab.fit import as_file
from steamshed.ai.heuristics import Sight
from steamshed.bots.greedy import GreedyBot
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import JUDGE
from steamshed.kernel.chance import Chance

SPREAD = 0.4
"""How far a factor goes up or down, as a logarithm: by half."""
STEP = 0.5
"""The part of the spread that a number moves by which is sure by one standard error."""
LONGEST = 1.5
"""Steps a generation at the most."""
MEMORY = 0.5
"""The part of what earlier generations found that still counts."""
NOT_TUNED = ("ruin", "forecast")
"""Ruin is too rare; the forecast is the measure of all: points at the end."""
NOT_OF_THE_JUDGE = ("quick-", "doubt", "blunder", "race", "turn-lines", "easy-")
"""What belongs to the quick player, the search and the warnings alone begins so."""
CLIPPED = 60.0
"""Results further from the middle than this count as this; a win counts half as much beside the difference."""
FACTORS_OF_MANY = "many-"
"""Habits that begin so count among three and more."""


@dataclass(frozen=True)
class Pair:
    """Which numbers were up (+1) or down (-1) on one seat, the other way round on another; and by how much that seat
    did better."""

    signs: dict[str, int]
    better: float


@dataclass(frozen=True)
class Setting:
    """What is tuned, and in which games."""

    game: str
    players: int
    tuned: Sequence[str]
    clipped: float
    reach: int
    """How far everybody looks."""


def result_of(scores: Sequence[int], winners: Sequence[int], seat: int, clipped: float) -> float:
    others = [score for at, score in enumerate(scores) if at != seat]
    ahead = scores[seat] - sum(others) / len(others)
    return max(-clipped, min(clipped, ahead)) + (clipped / 2 / len(winners) if seat in winners else 0.0)


def factored(numbers: Mapping[str, float], signs: Mapping[str, int], way: int) -> dict[str, float]:
    return {name: value * math.exp(SPREAD * way * signs.get(name, 0)) for name, value in numbers.items()}


def pairs_of_seed(setting: Setting, weights: Mapping[str, float], habits: Mapping[str, float], seed: int) -> list[Pair]:
    """One pair, or two where there are seats for them and the seed is odd."""
    players, rng = setting.players, random.Random(f"tune/{seed}")
    seats = rng.sample(range(players), players)
    count = 2 if seed % 2 and players >= 4 else 1
    draws = [{tuning: rng.choice((-1, 1)) for tuning in setting.tuned} for _ in range(count)]
    results = results_of_game(setting, weights, habits, draws, seats, seed)
    found = [results[seats[2 * at]] - results[seats[2 * at + 1]] for at in range(count)]
    if players == 2:
        again = results_of_game(setting, weights, habits, draws, seats[::-1], seed)
        found[0] += again[seats[1]] - again[seats[0]]
    return [Pair(signs, better) for signs, better in zip(draws, found, strict=True)]


def results_of_game(
    setting: Setting,
    weights: Mapping[str, float],
    habits: Mapping[str, float],
    draws: Sequence[Mapping[str, int]],
    seats: Sequence[int],
    seed: int,
) -> list[float]:
    """What every seat came to: those of a draw sit on the next two seats, the one with its numbers up first."""
    game = steamshed.game(setting.game)
    rng, chance = random.Random(f"tune/{seed}/play"), Chance(seed)
    bots: list[GreedyBot | LadderBot] = [GreedyBot(game) for _ in range(setting.players)]
    for at, seat in enumerate(seats[: 2 * len(draws)]):
        bot, signs, way = LadderBot(game, JUDGE), draws[at // 2], -1 if at % 2 else 1
        sight = Sight(JUDGE.plans, JUDGE.rivals, setting.reach, {})
        bot.heuristics.see(factored(weights, signs, way), factored(habits, signs, way), sight)
        bots[seat] = bot
    state = game.new(setting.players, {}, chance)
    while (acting := state.seat) is not None:
        state.apply(bots[acting].choose(state.view(acting), state.legal(), None, rng), chance)
    scores, winners = state.scores(), state.winners()
    return [result_of(scores, winners, seat, setting.clipped) for seat in range(setting.players)]


def directions(pairs: Sequence[Pair], tuned: Sequence[str]) -> dict[str, float]:
    """For every number how sure it is that more of it is better, in standard errors; below zero: that less is."""
    spread = math.sqrt(sum(pair.better**2 for pair in pairs)) or 1.0
    return {name: sum(pair.better * pair.signs[name] for pair in pairs) / spread for name in tuned}


def moved(numbers: Mapping[str, float], sure: Mapping[str, float]) -> dict[str, float]:
    """The numbers after a step."""
    found = {}
    for name, value in numbers.items():
        steps = max(-LONGEST, min(LONGEST, STEP * sure.get(name, 0.0)))
        found[name] = value * math.exp(SPREAD * steps)
    return found


def mean_of(values: Sequence[float]) -> float:
    """By factors, as numbers are tuned; they have all the same sign."""
    return math.copysign(abs(math.prod(values)) ** (1 / len(values)), values[0])


def tuned_of(numbers: Mapping[str, float], players: int, without: Sequence[str], prefixes: Sequence[str]) -> list[str]:
    """The names of the numbers that are tuned: none that stays as it is by a factor, or counts for nobody here."""
    left_out = (*NOT_OF_THE_JUDGE, *([FACTORS_OF_MANY] if players == 2 else []))
    return [
        name
        for name, value in numbers.items()
        if value
        and name not in {*NOT_TUNED, *without}
        and not name.startswith(left_out)
        and name.startswith(tuple(prefixes))
    ]


def run(arguments: Sequence[str] | None = None) -> str:
    """Plays, tunes, and gives the text of the file."""
    parser = argparse.ArgumentParser(prog="python -m lab.tune", description="Tunes the numbers of a game's judge.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=160, help="seeds a generation")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=600000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--without", default="", help="numbers that stay as they are, separated by commas")
    parser.add_argument("--only", default="", help="only numbers that begin with one of these, separated by commas")
    parser.add_argument("--points", type=float, default=CLIPPED, help="differences above this count as this")
    parser.add_argument("--reach", type=int, default=JUDGE.reach, help="how far everybody looks")
    parser.add_argument("--mean", action="store_true", help="of all generations, where they go to and fro")
    parser.add_argument("--write", action="store_true", help="into the game's think/weights.toml of this checkout")
    chosen = parser.parse_args(arguments)
    game = steamshed.game(chosen.game)
    known = game.weights()
    weights, habits = dict(known.weights), dict(known.habits)
    tuned = tuned_of({**weights, **habits}, chosen.players, chosen.without.split(","), chosen.only.split(","))
    setting = Setting(chosen.game, chosen.players, tuned, chosen.points, chosen.reach)
    sure, generations = dict.fromkeys(tuned, 0.0), list[dict[str, float]]()
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(chosen.jobs, mp_context=context) as pool:
        for generation in range(chosen.generations):
            first = chosen.seed + generation * chosen.games
            waiting = [
                pool.submit(pairs_of_seed, setting, weights, habits, seed)
                for seed in range(first, first + chosen.games)
            ]
            pairs = [pair for done in waiting for pair in done.result()]
            found = directions(pairs, tuned)
            sure = {name: found[name] + MEMORY * sure[name] for name in tuned}
            weights, habits = moved(weights, sure), moved(habits, sure)
            told = {**weights, **habits}
            generations.append(told)
            print(f"# generation {generation + 1}: {len(pairs)} pairs", flush=True)
            print("# " + ", ".join(f"{name} {told[name]:.3g} ({found[name]:+.1f})" for name in tuned), flush=True)
    if chosen.mean:
        middle = {name: mean_of([told[name] for told in generations]) for name in generations[0]}
        weights, habits = {name: middle[name] for name in weights}, {name: middle[name] for name in habits}
    command = (
        f"python -m lab.tune {chosen.game} --games {chosen.games} --generations {chosen.generations}"
        f" --players {chosen.players} --seed {chosen.seed}"
    )
    command += f" --without {chosen.without}" if chosen.without else ""
    command += f" --only {chosen.only}" if chosen.only else ""
    command += f" --points {chosen.points:g}" if chosen.points != CLIPPED else ""
    command += f" --reach {chosen.reach}" if chosen.reach != JUDGE.reach else ""
    command += " --mean" if chosen.mean else ""
    text = as_file(known.version + 1, command, weights, habits)
    if chosen.write:
        (Path("src") / game.package.replace(".", "/") / "think" / "weights.toml").write_text(text, encoding="utf-8")
    return text


if __name__ == "__main__":
    print(run(), end="")
