"""Calibrates what a review expects of a position: ``think/review.toml`` of a game.

    python -m lab.calibrate age_of_steam --games 60 --jobs 2
    python -m lab.calibrate age_of_steam --games 60 --jobs 2 --write

Bots play others of their own level, and now and then one follows another of its ideas than the best, as people do. Were
they of several levels, what good players do early would seem to be worth all that they win by later: the forecast would
know the player by it, not the position.
Positions are noted; the points at the end are explained by what the judges said (least squares, between knots of how
far the game is), then the temperature of the chances is found by which the winners were least surprising. One game of
four is held out: the log loss and the error that are written down are those of these games. The seeds are used for
nothing else. The same command gives the same numbers.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import math
import multiprocessing
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

import steamshed
from lab.fit import solve
from steamshed.bots import bot
from steamshed.bots.ladder import thinking
from steamshed.bots.levels import EASY, MASTER
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import State
from steamshed.review.outlook import SEEN, Numbers, heard, numbers_of, seen, shares

BOTS = ("greedy", "easy", "medium")
SLIPS = 0.08
"""How often a seat follows some idea of its own."""
NOTED = 0.2
"""The part of the positions that is noted, where not only those are that are settled (``Numbers.settled``)."""
IDEAS = 6
RIDGE = 0.3
"""How much is taken off what was fitted, about."""
FAR = 1.0
"""How many times the spread of the results somebody may seem ahead or behind."""
SCALE = 0.15
"""The part of the spread of the results that makes the accuracy of a decision 1/e when it is lost."""
HELD_OUT = 4
"""One game of so many."""
COLDEST, HOTTEST = 0.02, 20.0
"""Between which parts of the spread of the results the temperature is looked for."""


@dataclass(frozen=True)
class Noted:
    """A position: how far the game was, what was seen of every seat, who was out, and what came of it."""

    game: int
    progress: float
    heard: list[tuple[float, float, int]]
    gone: list[int]
    scores: list[int]
    winners: list[int]


def noted_of_game(name: str, players: int, seed: int) -> list[Noted]:
    """One game."""
    game = steamshed.game(name)
    rng, chance = random.Random(f"calibrate/{seed}"), Chance(seed)
    level = rng.choice(BOTS)
    bots = [bot(level, game) for _ in range(players)]
    reader, dreamer, only_settled = thinking(game, MASTER), thinking(game, EASY), numbers_of(game).settled
    state = game.new(players, {}, chance)
    settled: State | None = None
    found: list[tuple[float, list[tuple[float, float, int]], list[int]]] = []
    dream: list[Action] = []
    while (seat := state.seat) is not None:
        legal = state.legal()
        noted = rng.random() < NOTED
        if only_settled:
            noted = settled is None or reader.settled(settled, state)
            settled = state.clone() if noted else settled
        if noted:
            found.append((reader.progress(state), heard(reader, state), list(state.eliminated())))
        if not dream and len(legal) > 1 and rng.random() < SLIPS:
            dream = list(rng.choice(dreamer.plans(state, legal, rng, IDEAS)).actions)
        if dream and dream[0] in legal:
            action = dream.pop(0)
        else:
            action, dream = bots[seat].choose(state.view(seat), legal, None, rng), []
        state.apply(action, chance)
        if state.seat != seat:
            dream = []
    scores, winners = state.scores(), state.winners()
    return [Noted(seed, progress, rows, gone, scores, winners) for progress, rows, gone in found]


def mixed(knots: Sequence[float], progress: float) -> list[float]:
    """How much each knot has to say at this point of the game."""
    apart = [[float(at == one) for at in range(len(knots))] for one in range(len(knots))]
    marks = Numbers(knots=list(knots), points=apart, temperature=[1.0] * len(knots))
    return marks.at(progress)[0]


def fit_points(noted: Sequence[Noted], knots: Sequence[float], spread: float) -> list[list[float]]:
    """Numbers for every knot. Games are few and their positions alike: what is above the mean counts a bit less than
    it would fit best."""
    width = SEEN * len(knots)
    matrix = [[0.0] * width for _ in range(width)]
    right = [0.0] * width
    for one in noted:
        parts = mixed(knots, one.progress)
        for seat, row in enumerate(seen(one.heard, spread)):
            if seat in one.gone:
                continue
            wide = [part * value for part in parts for value in row]
            for i, value in enumerate(wide):
                if value:
                    right[i] += value * one.scores[seat]
                    for j, other in enumerate(wide):
                        matrix[i][j] += value * other
    for i in range(width):
        matrix[i][i] *= 1.0 + (RIDGE if i % SEEN > 1 else 1e-6)
        matrix[i][i] += 1e-6
    found = solve(matrix, right)
    return [found[at * SEEN : (at + 1) * SEEN] for at in range(len(knots))]


def expected(numbers: Numbers, one: Noted) -> tuple[list[float], float]:
    rows, heat = numbers.at(one.progress)
    views = seen(one.heard, numbers.spread)
    return [sum(a * b for a, b in zip(rows, row, strict=True)) for row in views], heat


def log_loss(numbers: Numbers, noted: Sequence[Noted]) -> float:
    """How surprising the winners were; less is better."""
    return surprise([(one, *expected(numbers, one)) for one in noted])


def surprise(found: Sequence[tuple[Noted, list[float], float]]) -> float:
    """The same for positions with the points that are expected and the temperature."""
    total = 0.0
    for one, points, heat in found:
        chances = shares(points, heat, one.gone)
        total -= sum(math.log(max(chances[seat], 1e-6)) for seat in one.winners) / len(one.winners)
    return total / len(found)


def off_by(numbers: Numbers, noted: Sequence[Noted]) -> float:
    """Points by which the expected ones are off, on the average."""
    gaps = [
        abs(point - one.scores[seat])
        for one in noted
        for seat, point in enumerate(expected(numbers, one)[0])
        if seat not in one.gone
    ]
    return sum(gaps) / len(gaps)


def fit_heat(numbers: Numbers, noted: Sequence[Noted], spread: float) -> list[float]:
    """The temperatures of the knots, one after the other and again, each to the best step of a ladder."""
    ladder = [spread * COLDEST * (HOTTEST / COLDEST) ** (step / 40) for step in range(41)]
    heat = [spread] * len(numbers.knots)
    known = [(one, expected(numbers, one)[0], mixed(numbers.knots, one.progress)) for one in noted]
    for _ in range(3):
        for at in range(len(heat)):

            def loss(value: float, at: int = at) -> float:
                tried = [value if knot == at else found for knot, found in enumerate(heat)]
                return surprise(
                    [(one, points, sum(a * b for a, b in zip(tried, parts))) for one, points, parts in known]
                )

            heat[at] = min(ladder, key=loss)
    return heat


def calibrated(noted: Sequence[Noted], knots: Sequence[float], before: Numbers, command: str) -> Numbers:
    """The numbers that the noted positions speak for."""
    games = sorted({one.game for one in noted})
    held = {game for at, game in enumerate(games) if at % HELD_OUT == 0}
    learnt, tested = [one for one in noted if one.game not in held], [one for one in noted if one.game in held]
    results = [score for one in learnt for score in one.scores]
    middle = sum(results) / len(results)
    spread = math.sqrt(sum((score - middle) ** 2 for score in results) / len(results)) or 1.0
    numbers = msgspec.structs.replace(
        before, fitted=command, games=len(games), knots=list(knots), spread=round(FAR * spread, 2),
        points=fit_points(learnt, knots, round(FAR * spread, 2)), temperature=[spread] * len(knots),
    )  # fmt: skip
    grading = msgspec.structs.replace(before.grading, scale=float(f"{SCALE * spread:.2g}"))
    numbers = msgspec.structs.replace(numbers, temperature=fit_heat(numbers, learnt, spread), grading=grading)
    guessing = sum(math.log(len(one.scores) - len(one.gone)) for one in tested) / len(tested)
    return msgspec.structs.replace(
        numbers, log_loss=log_loss(numbers, tested), guessing=guessing, error=off_by(numbers, tested)
    )


def as_file(numbers: Numbers) -> str:
    grading = numbers.grading
    rows = ",\n".join("  [" + ", ".join(f"{value:.4g}" for value in row) + "]" for row in numbers.points)
    return f"""\
# What is to be expected of a position, for reviews: see src/steamshed/review/outlook.py. Written by lab/calibrate.py.
fitted = "{numbers.fitted}"
games = {numbers.games}
# on the games that were held out
log_loss = {numbers.log_loss:.3f}
guessing = {numbers.guessing:.3f}
error = {numbers.error:.2f}
spread = {numbers.spread:g}
knots = [{", ".join(f"{knot:g}" for knot in numbers.knots)}]
points = [
{rows},
]
temperature = [{", ".join(f"{value:.4g}" for value in numbers.temperature)}]
settled = {str(numbers.settled).lower()}

# from which loss of chance on a decision is what; points lost that make its accuracy 1/e
[grading]
inaccuracy = {grading.inaccuracy:g}
mistake = {grading.mistake:g}
blunder = {grading.blunder:g}
scale = {grading.scale:g}
thoughtful = {str(grading.thoughtful).lower()}
"""


def knots_of(noted: Sequence[Noted], count: int) -> list[float]:
    """Where most positions are: from the first to the last, each part with as many."""
    sorted_ones = sorted(one.progress for one in noted)
    marks = [sorted_ones[min(len(sorted_ones) - 1, at * len(sorted_ones) // (count - 1))] for at in range(count)]
    return sorted({round(mark, 3) for mark in marks})


def played_out(name: str, players: Sequence[int], seeds: Sequence[int], jobs: int) -> list[Noted]:
    """Plays a game with every seed."""
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(jobs, mp_context=context) as pool:
        games = pool.map(noted_of_game, [name] * len(seeds), players, seeds)
        return [one for found in games for one in found]


def run(arguments: Sequence[str] | None = None) -> str:
    """Plays, fits, and gives the text of the file."""
    parser = argparse.ArgumentParser(prog="python -m lab.calibrate", description="Calibrates the reviews of a game.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", default="4", help="numbers of players, joined by commas, in turn")
    parser.add_argument("--seed", type=int, default=760000)
    parser.add_argument("--knots", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--save", type=Path, help="keeps what was noted, or reads it if it is there: no game is played")
    parser.add_argument("--write", action="store_true", help="into the game's think/review.toml of this checkout")
    chosen = parser.parse_args(arguments)
    game = steamshed.game(chosen.game)
    sizes = [int(size) for size in chosen.players.split(",")]
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    players = [sizes[at % len(sizes)] for at in range(len(seeds))]
    if chosen.save is not None and chosen.save.exists():
        noted = msgspec.json.decode(chosen.save.read_bytes(), type=list[Noted])
    else:
        noted = played_out(chosen.game, players, seeds, chosen.jobs)
    if chosen.save is not None:
        chosen.save.write_bytes(msgspec.json.encode(noted))
    command = (
        f"python -m lab.calibrate {chosen.game} --games {chosen.games} --players {chosen.players}"
        f" --seed {chosen.seed} --knots {chosen.knots}"
    )
    numbers = calibrated(noted, knots_of(noted, chosen.knots), numbers_of(game), command)
    text = as_file(numbers)
    if chosen.write:
        (Path("src") / game.package.replace(".", "/") / "think" / "review.toml").write_text(text, encoding="utf-8")
    return text


if __name__ == "__main__":
    print(run(), end="")
