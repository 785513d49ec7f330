"""Whole games of builders, wreckers, steady and random players and of bots that plan, and what must hold in every
position they come to.

The short form runs with every test run; with STEAMSHED_NIGHTLY=1 (``make nightly``) many more games are played. As many
as one likes of one kind, with a look at every so many steps, on all cores:

    python -m tests.rules.binario.long_games random --games 20000 --every 50
"""

from __future__ import annotations

import argparse
import collections
import json
import multiprocessing
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.proof.steady import pick
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from testbed.binario_players import Player as Bot

NIGHTLY = os.environ.get("STEAMSHED_NIGHTLY") == "1"
Player = Callable[[Binario, list[Action], random.Random], Action]


def at_random(state: Binario, legal: list[Action], rng: random.Random) -> Action:
    return rng.choice(legal)


def steady(state: Binario, legal: list[Action], rng: random.Random) -> Action:
    return GAME.steady(state, legal, rng)


BUILDING: dict[str, dict[str, float]] = {
    "build": {"pass": 0.05, "build": 4.0, "modernise": 3.0, "demolish": 0.1, "hq": 0.3, "station": 0.3},
    "planner": {"auto": 3.0, "manual": 2.0},
    "lay": {"stop": 0.4, "go": 1.0, "enter": 3.0, "station": 0.6, "tunnel": 0.5},
    "modernise": {"whole": 1.0, "element": 1.0, "done": 0.5},
    "trade": {"done": 6.0, "buy": 0.6, "offer": 0.1, "withdraw": 0.1},
    "freight": {"open": 6.0, "edit": 0.4, "close": 0.05, "done": 1.0},
}
WRECKING: dict[str, dict[str, float]] = {
    **BUILDING,
    "build": {"pass": 0.05, "build": 3.0, "modernise": 2.0, "demolish": 8.0, "hq": 0.1, "station": 2.0},
    "demolish": {"whole": 2.0, "tile": 1.0, "done": 0.7},
}


def by_weight(weights: dict[str, dict[str, float]]) -> Player:
    def choose(state: Binario, legal: list[Action], rng: random.Random) -> Action:
        if state.phase in weights:
            return pick(legal, rng, weights[state.phase])
        return GAME.steady(state, legal, rng)

    return choose


def planning(level: str) -> Player:
    """Two bots of a level. They follow their plans from step to step, so they are of one game."""
    bots = [Bot(level), Bot(level)]

    def choose(state: Binario, legal: list[Action], rng: random.Random) -> Action:
        assert state.seat is not None
        return bots[state.seat].choose(state, rng)

    return choose


QUICK: dict[str, Player] = {
    "random": at_random,
    "steady": steady,
    "builder": by_weight(BUILDING),
    "wrecker": by_weight(WRECKING),
}
PLAYERS = (*QUICK, "medium")


def player_of(name: str) -> Player:
    """Who plays one game."""
    return QUICK[name] if name in QUICK else planning(name)


def settings() -> list[dict[str, Any]]:
    """Both presets, every option by itself, every map, and some that make the map crowded."""
    found: list[dict[str, Any]] = [{}, {"advanced": True}]
    for option in GAME.options:
        for choice in option.choices:
            if choice != option.default and GAME.allows(2, {option.name: choice}):
                found.append({option.name: choice})
    found += [{"islands": 1, "map_size": "22x14"}, {"advanced": True, "tile_supply": "unlimited"}]
    return found


SETTINGS = settings()


def game(seed: int, player: str, options: dict[str, Any], rules: int | None = None) -> Iterator[Binario]:
    """The states of a game, each before its next action, the last one when it is over; do not change them."""
    chance, rng = Chance(seed=seed), random.Random(seed)
    state = GAME.new(2, options, chance) if rules is None else GAME.new(2, options, chance, rules=rules)
    choose = player_of(player)
    yield state
    while state.seat is not None:
        legal = state.legal()
        assert legal, f"nothing to do in {state.phase}"
        state.apply(choose(state, legal, rng), chance)
        yield state


def look(state: Binario) -> None:
    """Nothing is lost, and dump, load and imagine bring the same position back."""
    state.audit()
    data = json.loads(json.dumps(state.dump()))
    assert json.loads(json.dumps(GAME.load(data).dump())) == data
    view = json.loads(json.dumps(state.view(state.seat)))
    imagined = GAME.imagine(view, Chance(seed=1))
    assert [str(action) for action in imagined.legal()] == [str(action) for action in state.legal()]


def kind_of(number: int, players: tuple[str, ...] = tuple(QUICK)) -> tuple[str, dict[str, Any]]:
    """Who plays the game of a number, and by which options: players in turn, for each of them all settings in turn."""
    return players[number % len(players)], SETTINGS[number // len(players) % len(SETTINGS)]


def play_through(job: tuple[str, int, int]) -> tuple[int, str]:
    """How many steps a game had, and what was wrong with it, if anything."""
    player, number, every = job
    options = SETTINGS[number % len(SETTINGS)]
    step = 0
    try:
        for step, state in enumerate(game(number, player, options)):
            if (number + step) % every == 0 or state.over:
                look(state)
    except Exception as error:
        return step, f"{player} {number} {options} step {step}: {type(error).__name__}: {error}"
    return step, ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays whole games and looks at their positions.")
    parser.add_argument("player", choices=PLAYERS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=10_000, help="the seed of the first game")
    parser.add_argument("--every", type=int, default=50, help="steps between two looks")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    started, steps, faults = time.perf_counter(), 0, collections.Counter[str]()
    jobs = [(chosen.player, chosen.first + number, chosen.every) for number in range(chosen.games)]
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for length, fault in pool.imap_unordered(play_through, jobs, chunksize=8):
            steps += length
            if fault:
                faults[fault] += 1
                print(fault, flush=True)
    seconds = time.perf_counter() - started
    print(f"{chosen.games} games of {chosen.player}, {steps} steps, {faults.total()} faults, {seconds:.0f} s")


if __name__ == "__main__":
    main()
