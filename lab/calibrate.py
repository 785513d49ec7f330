"""Fits what is expected of a position to how games really ended: ``think/evaluation.toml`` of a game.

    python -m lab.calibrate age_of_steam --games 400 --players 4,3,4,5 --jobs 2
    python -m lab.calibrate age_of_steam --games 400 --players 4,3,4,5 --jobs 2 --save noted.jsonl --write

Bots play others of their own level, and now and then one follows another of its ideas than the best, as people do. Were
they of several levels, what good players do early would seem to be worth all that they win by later: the forecast would
know the player by it, not the position.
Positions are noted; the points at the end are explained by the features of the judge (least squares with a ridge,
between knots of how far the game is), then the temperature of the chances is found by which the winners were least
surprising. One game of four is held out: what is written down about the numbers is true of these games. The seeds are
used for nothing else. The same command gives the same numbers. With ``--report FILE`` a page says how true they are, by
stage of the game and number of players, with a plot.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import math
import multiprocessing
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

import steamshed
from lab.fit import solve
from lab.reliability import Said, plot_of, report_of
from steamshed.ai.heuristics import Heuristics
from steamshed.bots.evaluation import (
    ALWAYS,
    Fitted,
    HeldOut,
    compared,
    expected_points,
    fitted_of,
    heat_at,
    mixing,
    seen_of,
    shares,
)
from steamshed.bots.ladder import LadderBot
from steamshed.bots.levels import EASY, JUDGE, MASTER, MEDIUM
from steamshed.bots.thinking import thinking
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import State

LEVELS = (EASY, MEDIUM, MEDIUM, JUDGE, JUDGE, JUDGE)
SLIPS = 0.08
"""How often a seat follows some idea of its own."""
NOTED = 0.2
"""The part of the positions that is noted, where not only those are that are settled (``Fitted.settled``)."""
IDEAS = 6
RIDGE = 0.1
"""How much is taken off what was fitted, about."""
HELD_OUT = 4
"""One game of so many."""
COLDEST, HOTTEST = 0.02, 20.0
"""Between which parts of the spread of the results the temperature is looked for."""
STEPS = 40


@dataclass(frozen=True)
class Noted:
    """A position: how far the game was, what was seen of every seat, who was out, and what came of it."""

    game: int
    progress: float
    seen: list[dict[str, float]]
    gone: list[int]
    scores: list[int]
    winners: list[int]


def noted_of_game(name: str, players: int, seed: int) -> list[Noted]:
    """One game."""
    game = steamshed.game(name)
    rng, chance = random.Random(f"calibrate/{seed}"), Chance(seed)
    level = rng.choice(LEVELS)
    bots = [LadderBot(game, level) for _ in range(players)]
    reader, dreamer, only_settled = thinking(game, MASTER), thinking(game, EASY), fitted_of(game).settled
    state = game.new(players, {}, chance)
    settled: State | None = None
    found: list[tuple[float, list[dict[str, float]], list[int]]] = []
    dream: list[Action] = []
    while (seat := state.seat) is not None:
        legal = state.legal()
        noted = rng.random() < NOTED
        if only_settled:
            noted = settled is None or reader.settled(settled, state)
            settled = state.clone() if noted else settled
        if noted:
            found.append((reader.progress(state), rounded(reader, state), list(state.eliminated())))
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
    return [Noted(seed, progress, seen, gone, scores, winners) for progress, seen, gone in found]


def rounded(reader: Heuristics, state: State) -> list[dict[str, float]]:
    return [{name: round(value, 4) for name, value in seat.items()} for seat in seen_of(reader, state)]


# -- fitting -----------------------------------------------------------------------------------------------------------


class Sums:
    """Least squares, row after row."""

    def __init__(self, names: Sequence[str], knots: Sequence[float]) -> None:
        self.names = list(names)
        self.knots = knots
        size = len(self.names) * len(knots)
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size

    def add(self, progress: float, seen: Mapping[str, float], result: float) -> None:
        wide = [
            (at * len(self.names) + column, part * seen[name])
            for at, part in enumerate(mixing(self.knots, progress))
            if part
            for column, name in enumerate(self.names)
            if seen[name]
        ]
        for i, value in wide:
            self.right[i] += value * result
            row = self.matrix[i]
            for j, other in wide:
                row[j] += value * other

    def solved(self) -> dict[str, list[float]]:
        """Games are few and their positions alike: all but the constant counts a bit less than it would fit best."""
        count = len(self.names)
        for i, row in enumerate(self.matrix):
            row[i] = row[i] * (1.0 if self.names[i % count] == ALWAYS else 1.0 + RIDGE) + 1e-6
        found = solve(self.matrix, self.right)
        return {name: [found[at * count + i] for at in range(len(self.knots))] for i, name in enumerate(self.names)}


def fit_points(noted: Sequence[Noted], knots: Sequence[float]) -> tuple[dict[str, list[float]], dict[str, list[float]]]:
    """What features say about the level of all, and about who is ahead."""
    names = sorted(noted[0].seen[0])
    level, ahead = Sums([ALWAYS, *names], knots), Sums(names, knots)
    for one in noted:
        middle, seats = compared(one.seen)
        usual = sum(one.scores) / len(one.scores)
        level.add(one.progress, middle, usual)
        for seat, seen in enumerate(seats):
            if seat not in one.gone:
                ahead.add(one.progress, seen, one.scores[seat] - usual)
    return level.solved(), ahead.solved()


def surprise(found: Iterable[tuple[Noted, list[float], float]]) -> float:
    """How surprising the winners were, for positions with the points that are expected and the temperature."""
    losses = []
    for one, points, heat in found:
        chances = shares(points, heat, one.gone)
        losses.append(-sum(math.log(max(chances[seat], 1e-6)) for seat in one.winners) / len(one.winners))
    return sum(losses) / len(losses)


def fit_heat(fitted: Fitted, noted: Sequence[Noted]) -> list[float]:
    """The temperatures of the knots, one after the other and again, each to the best step of a ladder."""
    ladder = [fitted.spread * COLDEST * (HOTTEST / COLDEST) ** (step / STEPS) for step in range(STEPS + 1)]
    heat = [fitted.spread] * len(fitted.knots)
    known = [
        (one, expected_points(fitted, one.progress, one.seen), mixing(fitted.knots, one.progress)) for one in noted
    ]
    for _ in range(3):
        for at in range(len(heat)):

            def loss(value: float, at: int = at) -> float:
                tried = [value if knot == at else found for knot, found in enumerate(heat)]
                return surprise((one, points, sum(map(float.__mul__, tried, parts))) for one, points, parts in known)

            heat[at] = min(ladder, key=loss)
    return heat


def tested(fitted: Fitted, noted: Sequence[Noted]) -> HeldOut:
    """How good the numbers are in these games."""
    asked = [(one, expected_points(fitted, one.progress, one.seen), heat_at(fitted, one.progress)) for one in noted]
    off, across, along = 0.0, 0.0, 0.0
    seats = 0
    for one, points, _ in asked:
        usual, mean = sum(one.scores) / len(one.scores), sum(points) / len(points)
        for seat, point in enumerate(points):
            if seat not in one.gone:
                seats += 1
                off += abs(point - one.scores[seat])
                across += (point - mean) * (one.scores[seat] - usual)
                along += (point - mean) ** 2
    guessing = sum(math.log(len(one.scores) - len(one.gone)) for one in noted) / len(noted)
    return HeldOut(len({one.game for one in noted}), surprise(asked), guessing, off / seats, across / along)


def said_of(fitted: Fitted, noted: Sequence[Noted]) -> list[Said]:
    """What the numbers say of these positions, and what came of them."""
    found = []
    for one in noted:
        points = expected_points(fitted, one.progress, one.seen)
        chances = shares(points, heat_at(fitted, one.progress), one.gone)
        there = [seat for seat in range(len(points)) if seat not in one.gone]
        won = [(seat in one.winners) / len(one.winners) for seat in there]
        ends = [float(one.scores[seat]) for seat in there]
        said = [chances[seat] for seat in there]
        found.append(Said(one.game, one.progress, said, won, [points[seat] for seat in there], ends))
    return found


def held_out(noted: Sequence[Noted]) -> tuple[list[Noted], list[Noted]]:
    """What is learnt from, and what is tested with."""
    games = sorted({one.game for one in noted})
    held = {game for at, game in enumerate(games) if at % HELD_OUT == 0}
    return [one for one in noted if one.game not in held], [one for one in noted if one.game in held]


def calibrated(noted: Sequence[Noted], knots: Sequence[float], before: Fitted, command: str) -> Fitted:
    """The numbers that the noted positions speak for."""
    learnt, test = held_out(noted)
    results = [score for one in learnt for score in one.scores]
    middle = sum(results) / len(results)
    spread = math.sqrt(sum((score - middle) ** 2 for score in results) / len(results)) or 1.0
    level, ahead = fit_points(learnt, knots)
    fitted = Fitted(
        fitted=command, games=len({one.game for one in noted}), settled=before.settled, spread=round(spread, 2),
        knots=list(knots), temperature=[spread] * len(knots), level=level, ahead=ahead,
    )  # fmt: skip
    fitted = msgspec.structs.replace(fitted, temperature=fit_heat(fitted, learnt))
    return msgspec.structs.replace(fitted, held_out=tested(fitted, test))


def knots_of(noted: Sequence[Noted], count: int) -> list[float]:
    """Where most positions are: from the first to the last, each part with as many."""
    sorted_ones = sorted(one.progress for one in noted)
    marks = [sorted_ones[min(len(sorted_ones) - 1, at * len(sorted_ones) // (count - 1))] for at in range(count)]
    return sorted({round(mark, 3) for mark in marks})


# -- the file ----------------------------------------------------------------------------------------------------------


def as_file(fitted: Fitted) -> str:
    def row(values: Sequence[float]) -> str:
        return "[" + ", ".join(f"{value:.4g}" for value in values) + "]"

    def table(name: str, rows: Mapping[str, Sequence[float]]) -> list[str]:
        return ["", f"[{name}]", *(f"{key} = {row(values)}" for key, values in rows.items())]

    held = fitted.held_out
    lines = [
        "# What is to be expected of a position: see src/steamshed/bots/evaluation.py. Written by lab/calibrate.py.",
        f'fitted = "{fitted.fitted}"',
        f"games = {fitted.games}",
        f"settled = {str(fitted.settled).lower()}",
        f"spread = {fitted.spread:g}",
        f"knots = {row(fitted.knots)}",
        f"temperature = {row(fitted.temperature)}",
        "",
        "# on the games that were held out",
        "[held_out]",
        f"games = {held.games}",
        f"log_loss = {held.log_loss:.3f}",
        f"guessing = {held.guessing:.3f}",
        f"error = {held.error:.2f}",
        f"slope = {held.slope:.3f}",
        *table("level", fitted.level),
        *table("ahead", fitted.ahead),
    ]
    return "\n".join(lines) + "\n"


def played_out(name: str, players: Sequence[int], seeds: Sequence[int], jobs: int) -> list[Noted]:
    """Plays a game with every seed."""
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(jobs, mp_context=context) as pool:
        games = pool.map(noted_of_game, [name] * len(seeds), players, seeds)
        return [one for found in games for one in found]


def read_noted(file: Path) -> list[Noted]:
    return [msgspec.json.decode(line, type=Noted) for line in file.read_bytes().splitlines()]


def run(arguments: Sequence[str] | None = None) -> str:
    """Plays, fits, and gives the text of the file."""
    parser = argparse.ArgumentParser(prog="python -m lab.calibrate", description="Fits what a game expects.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", default="4", help="numbers of players, joined by commas, in turn")
    parser.add_argument("--seed", type=int, default=761000)
    parser.add_argument("--knots", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--save", type=Path, help="keeps what was noted, or reads it if it is there: no game is played")
    parser.add_argument("--report", type=Path, help="a page about how true the numbers are")
    parser.add_argument("--write", action="store_true", help="into the game's think/evaluation.toml of this checkout")
    chosen = parser.parse_args(arguments)
    game = steamshed.game(chosen.game)
    sizes = [int(size) for size in chosen.players.split(",")]
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    players = [sizes[at % len(sizes)] for at in range(len(seeds))]
    if chosen.save is not None and chosen.save.exists():
        noted = [one for one in read_noted(chosen.save) if one.game in seeds]
    else:
        noted = played_out(chosen.game, players, seeds, chosen.jobs)
        if chosen.save is not None:
            chosen.save.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in noted))
    command = (
        f"python -m lab.calibrate {chosen.game} --games {chosen.games} --players {chosen.players}"
        f" --seed {chosen.seed} --knots {chosen.knots}"
    )
    fitted = calibrated(noted, knots_of(noted, chosen.knots), fitted_of(game), command)
    text = as_file(fitted)
    if chosen.write:
        (Path("src") / game.package.replace(".", "/") / "think" / "evaluation.toml").write_text(text, encoding="utf-8")
    if chosen.report is not None:
        said = said_of(fitted, held_out(noted)[1])
        title = chosen.game.replace("_", " ").title()
        chosen.report.write_text(report_of(title, said), encoding="utf-8")
        chosen.report.with_suffix(".svg").write_text(plot_of(title, said), encoding="utf-8")
    return text


if __name__ == "__main__":
    print(run(), end="")
