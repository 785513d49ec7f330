"""Trains the network that corrects a game's judge: by self-play, generation after generation.

    python -m tools.train railroad_revolution --players 2 --games 160 --generations 2 --jobs 16
    python -m tools.train railroad_revolution --players 2 --games 160 --generations 2 --jobs 16 --write

In the first generation everybody plays as the judge of ``strong`` says, with tastes drawn by lot as in ``tools.fit``;
later everybody searches, with what was learnt. Positions are noted where lines of a search would end, since there the
network will be asked; what it is to foresee is the difference to the best rival at the end. One game of five is held
out: what is explained of it says when to stop. Then the new network plays the last one (at first: the judge alone)
over the same seeds with seats changed, everybody with the same number of lines, and takes its place only if it is
better by more than a standard error. ``--try`` plays such a match alone, for a network that ``--save`` has kept. The
same command gives the same numbers. ``--write`` puts the last one that took its place into the game's ``think``
folder.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import json
import math
import multiprocessing
import random
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

import steamshed
from steamshed.arena.report import mean
from steamshed.bots.experience import EXPERIENCE, Experience, seen
from steamshed.bots.ladder import LadderBot, thinking
from steamshed.bots.levels import JUDGE, STRONG, Level
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.heuristics import Heuristics, Sight
from steamshed.kernel.state import State
from steamshed.kernel.weights import Learned
from tools.fit import variants
from tools.gradient import Learner, Sample, explained, explained_by

NOTED = 0.5
"""The part of the decisions from which on a line is followed to where it would be judged."""
HELD_OUT = 5
"""One game of so many."""
ENDLESS = 1e6
"""Seconds: lines are counted, so that the same command gives the same numbers."""


@dataclass(frozen=True)
class Play:
    """Who plays which games."""

    game: str
    players: int
    quick: bool
    """Only the quick player: for tests."""
    lines: int
    """Lines a decision; 0: nobody searches."""
    trust: float
    learned: Learned | None


@dataclass(frozen=True)
class Noted:
    """The samples of a game, and what the judge said of the same positions."""

    samples: list[Sample]
    judged: list[float]


def features_of(game: Game) -> list[str]:
    """What a network is given of every seat: the terms of the judge while a game goes on."""
    return [name for name in game.weights().weights if name not in ("over", EXPERIENCE)]


def player(game: Game, level: Level, learned: Learned | None, trust: float, factors: Mapping[str, float]) -> LadderBot:
    """A bot with its tastes and its experience."""
    bot, numbers = LadderBot(game, level), game.weights()
    sight = Sight(level.plans, level.rivals, level.reach, factors)
    bot.heuristics.see(numbers.weights, numbers.habits, sight)
    bot.experience = Experience(bot.heuristics, learned.network(), trust) if learned else None
    return bot


def searching(lines: int) -> Level:
    return replace(STRONG, playouts=lines, seconds=ENDLESS) if lines else JUDGE


class Notes:
    """Follows a game and notes positions in which a line from an earlier one would be judged."""

    def __init__(self, heuristics: Heuristics, features: list[str]) -> None:
        self.heuristics = heuristics
        self.features = features
        self.begun: list[State] = []
        self.found: list[tuple[int, list[float], float]] = []

    def look(self, state: State, begins: bool) -> None:
        judging = self.heuristics
        seats = set()
        for before in [before for before in self.begun if judging.settled(before, state)]:
            self.begun.remove(before)
            seats.add(before.seat)
        for seat in seats:
            if seat is not None:
                self.found.append((seat, seen(judging, state, seat, self.features), judging.judge(state, seat)))
        if begins:
            self.begun.append(state.clone())


def noted_in_game(play: Play, seed: int) -> Noted:
    """One game of self-play."""
    game = steamshed.game(play.game)
    rng, chance = random.Random(f"train/{seed}"), Chance(seed)
    level = searching(play.lines)
    tastes = [variants(game.weights().weights, rng) for _ in range(play.players)]
    bots = [player(game, level, play.learned, play.trust, taste) for taste in tastes]
    notes = Notes(thinking(game, JUDGE), features_of(game))
    state = game.new(play.players, {}, chance)
    while (seat := state.seat) is not None:
        notes.look(state, rng.random() < NOTED)
        legal = state.legal()
        if play.quick:
            action = bots[seat].heuristics.policy(state, legal, rng)
        else:
            action = bots[seat].choose(state.view(seat), legal, None, rng)
        state.apply(action, chance)
    results = [notes.heuristics.outcome(state, seat) for seat in range(play.players)]
    samples = [Sample(given, results[seat]) for seat, given, _ in notes.found]
    return Noted(samples, [judged for _, _, judged in notes.found])


def trained(games: Sequence[Noted], features: list[str], hidden: Sequence[int], rounds: int, command: str) -> Learned:
    """A network that has seen the games; tells how much it foresees of those held out, beside the judge."""
    taught = [sample for at, noted in enumerate(games) if at % HELD_OUT for sample in noted.samples]
    held_out = [sample for at, noted in enumerate(games) if not at % HELD_OUT for sample in noted.samples]
    learner = Learner(taught, hidden, 1)
    learner.learn(taught, held_out, rounds)
    network = learner.network(features)
    judged = [value for at, noted in enumerate(games) if not at % HELD_OUT for value in noted.judged]
    results = [sample.result for sample in held_out]
    print(
        f"# {len(taught)} positions of {len(games)} games; of the results of {len(held_out)} held out the network"
        f" foresees {100 * explained(network, held_out):.1f} %, a line through the judge's values"
        f" {100 * explained_by(straight(judged, results), results):.1f} %",
        flush=True,
    )
    layers = network.layers
    return Learned(
        trained=command,
        games=len(games),
        features=features,
        middle=rounded(network.middle),
        spread=rounded(network.spread),
        rows=[[rounded(row) for row in layer.rows] for layer in layers],
        constants=[rounded(layer.constants) for layer in layers],
    )


def rounded(values: Sequence[float]) -> list[float]:
    return [float(f"{value:.5g}") for value in values]


def straight(given: Sequence[float], results: Sequence[float]) -> list[float]:
    """The best straight line through results, as guesses."""
    left, right = mean(given), mean(results)
    spread = sum((value - left) ** 2 for value in given) or 1.0
    slope = sum((value - left) * (result - right) for value, result in zip(given, results, strict=True)) / spread
    return [right + slope * (value - left) for value in given]


@dataclass(frozen=True)
class Match:
    """Two networks, and how many lines everybody plays out."""

    game: str
    players: int
    lines: int
    trust: float
    new: Learned
    old: Learned | None


def compared(match: Match, seed: int) -> tuple[float, float]:
    """By how many points the new one is better than the old one over a seed with seats changed, and its part of the
    wins."""
    better, won = 0.0, 0.0
    game = steamshed.game(match.game)
    for way in range(2):
        rngs = [random.Random(f"{seed}/{seat}") for seat in range(match.players)]
        chance = Chance(seed)
        bots = []
        for seat in range(match.players):
            learned = match.new if seat % 2 == way else match.old
            bots.append(player(game, searching(match.lines), learned, match.trust, {}))
        state = game.new(match.players, {}, chance)
        while (acting := state.seat) is not None:
            action = bots[acting].choose(state.view(acting), state.legal(), None, rngs[acting])
            state.apply(action, chance)
        scores, winners = state.scores(), state.winners()
        ours = [score for seat, score in enumerate(scores) if seat % 2 == way]
        theirs = [score for seat, score in enumerate(scores) if seat % 2 != way]
        better += (mean(ours) - mean(theirs)) / 2
        won += sum(1 for seat in winners if seat % 2 == way) / len(winners) / 2
    return better, won


def written(game: Game, learned: Learned, trust: float) -> None:
    """Into the checkout: the network, and how much it is trusted."""
    folder = Path("src") / game.package.replace(".", "/") / "think"
    (folder / "network.json").write_bytes(msgspec.json.encode(learned) + b"\n")
    text = (folder / "weights.toml").read_text(encoding="utf-8")
    text = re.sub(rf"^{EXPERIENCE} = .*\n", "", text, flags=re.MULTILINE)
    text = text.replace("[weights]\n", f"[weights]\n{EXPERIENCE} = {trust:g}\n", 1)
    (folder / "weights.toml").write_text(text, encoding="utf-8")


def saved(folder: Path, generation: int, games: Sequence[Noted]) -> None:
    """The samples of a generation, one a line."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"samples-{generation}.jsonl").open("w", encoding="utf-8") as file:
        for number, noted in enumerate(games):
            for sample in noted.samples:
                file.write(json.dumps({"game": number, "given": sample.given, "result": sample.result}) + "\n")


def parsed(arguments: Sequence[str] | None) -> tuple[argparse.Namespace, str]:
    """The options, and the command that says all of them that matter."""
    parser = argparse.ArgumentParser(prog="python -m tools.train", description="Trains the network of a game's judge.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--generations", type=int, default=1)
    parser.add_argument("--games", type=int, default=160, help="games of self-play a generation")
    parser.add_argument("--seeds", type=int, default=16, help="seeds of the match; each is played twice")
    parser.add_argument("--lines", type=int, default=40, help="lines a decision in matches and later generations")
    parser.add_argument("--trust", type=float, default=0.7, help="how much of its correction is believed, 0 to 1")
    parser.add_argument("--hidden", default="24,12", help="widths of the layers between")
    parser.add_argument("--rounds", type=int, default=40, help="how often it goes over the samples at the most")
    parser.add_argument("--seed", type=int, default=700000)
    parser.add_argument("--quick", action="store_true", help="the quick player plays: for a first try")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a folder for the samples and every network")
    parser.add_argument("--try", dest="tried", type=Path, metavar="FILE", help="only the match, of a saved network")
    parser.add_argument("--write", action="store_true", help="into the game's think folder of this checkout")
    chosen = parser.parse_args(arguments)
    told = ["players", "generations", "games", "seeds", "lines", "trust", "hidden", "rounds", "seed"]
    command = f"python -m tools.train {chosen.game} " + " ".join(f"--{name} {getattr(chosen, name)}" for name in told)
    return chosen, command + (" --quick" if chosen.quick else "")


def run(arguments: Sequence[str] | None = None) -> Learned | None:
    """Trains; the last network that took its place, or None where the judge alone is as good."""
    chosen, command = parsed(arguments)
    game, hidden = steamshed.game(chosen.game), [int(width) for width in chosen.hidden.split(",")]
    kept: Learned | None = None
    games: list[Noted] = []
    started = time.monotonic()
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(chosen.jobs, mp_context=context) as pool:

        def takes_place(new: Learned, first: int) -> bool:
            match = Match(chosen.game, chosen.players, chosen.lines, chosen.trust, new, kept)
            seeds = range(first + chosen.games, first + chosen.games + chosen.seeds)
            return won(list(pool.map(compared, [match] * len(seeds), seeds)))

        if chosen.tried:
            saved_one = msgspec.json.decode(chosen.tried.read_bytes(), type=Learned)
            kept = saved_one if takes_place(saved_one, chosen.seed) else None
        for generation in range(0 if chosen.tried else chosen.generations):
            lines = chosen.lines if generation else 0
            play = Play(chosen.game, chosen.players, chosen.quick, lines, chosen.trust, kept)
            first = chosen.seed + generation * (chosen.games + chosen.seeds)
            found = list(pool.map(noted_in_game, [play] * chosen.games, range(first, first + chosen.games)))
            games += found
            print(f"# generation {generation + 1}: played, {time.monotonic() - started:.0f} s", flush=True)
            new = trained(games, features_of(game), hidden, chosen.rounds, command)
            if chosen.save:
                saved(chosen.save, generation + 1, found)
                (chosen.save / f"network-{generation + 1}.json").write_bytes(msgspec.json.encode(new))
            print(f"# trained, {time.monotonic() - started:.0f} s", flush=True)
            kept = new if takes_place(new, first) else kept
            print(f"# {time.monotonic() - started:.0f} s", flush=True)
    if kept and chosen.write:
        written(game, kept, chosen.trust)
    return kept


def won(results: Sequence[tuple[float, float]]) -> bool:
    """Whether the new one takes the old one's place: better by more than a standard error."""
    if not results:
        return False
    gains = [better for better, _ in results]
    middle = mean(gains)
    error = math.sqrt(sum((gain - middle) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
    better = middle > error
    print(
        f"# match of {2 * len(gains)} games: {middle:+.2f} ± {1.96 * error:.2f} points, "
        f"{100 * mean([part for _, part in results]):.1f} % of the wins; "
        f"{'takes the place of the last' if better else 'does not take the place of the last'}",
        flush=True,
    )
    return better


if __name__ == "__main__":
    run()
