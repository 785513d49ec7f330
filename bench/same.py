"""Whether two versions of the engines play the same games, move by move.

`python -m bench.same OUT` plays games with options drawn at random and writes a line for each: its digest over every
list of legal actions, every event, every position and the scores. Run it on both versions and compare the files with
`diff`. `--bots medium` lets bots of a level play, and takes what they choose into the digest.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path

import steamshed
from steamshed.bots import bot
from steamshed.bots.base import Bot
from steamshed.kernel.action import Action
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game
from steamshed.kernel.options import OptionValue
from steamshed.kernel.state import State


def drawn(game: Game, seed: int) -> tuple[int, dict[str, OptionValue]]:
    """A number of seats, and options in combinations that are allowed: each one is changed in every third game."""
    rng = random.Random(seed)
    while True:
        players = rng.choice(list(game.seats))
        options = {option.name: rng.choice(option.choices) for option in game.options if rng.random() < 0.33}
        try:
            game.choose(players, options)
        except OptionError:
            continue
        return players, options


def digest(game: Game, seed: int, most: int, level: str = "") -> str:
    """Plays one game, at most so many actions of it."""
    players, options = drawn(game, seed)
    chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
    state = game.new(players, options, chance)
    bots = [bot(level, game) for _ in range(players)] if level else []
    whole = hashlib.sha256(repr((players, sorted(options.items()))).encode())
    for _ in range(most):
        if state.seat is None:
            break
        legal = state.legal()
        whole.update("\n".join(action.text for action in legal).encode())
        action = chosen(game, state, legal, bots, rng, seed)
        whole.update(action.text.encode())
        events = state.apply(action, chance)
        whole.update(json.dumps([event.to_json() for event in events], default=str).encode())
        whole.update(json.dumps(state.dump(), sort_keys=True, default=str).encode())
    whole.update(repr((state.scores(), state.standing())).encode())
    return whole.hexdigest()[:24]


def chosen(game: Game, state: State, legal: list[Action], bots: list[Bot], rng: random.Random, seed: int) -> Action:
    if bots:
        return bots[state.decider].choose(state.view(state.decider), legal, None, rng)
    return game.steady(state, legal, rng) if seed % 3 else rng.choice(legal)


def lines(names: list[str], games: int, most: int, first: int, level: str) -> Iterator[str]:
    for name in names or steamshed.games():
        game = steamshed.game(name)
        for seed in range(first, first + games):
            yield f"{name} {seed} {digest(game, seed, most, level)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="*", help="games (all)")
    parser.add_argument("--games", type=int, default=100, help="of each")
    parser.add_argument("--most", type=int, default=1000, help="actions of a game")
    parser.add_argument("--first", type=int, default=0, help="seed")
    parser.add_argument("--bots", default="", help="a level of the ladder")
    asked = parser.parse_args()
    with asked.out.open("w", encoding="utf-8") as out:
        for line in lines(asked.names, asked.games, asked.most, asked.first, asked.bots):
            print(line, file=out, flush=True)


if __name__ == "__main__":
    main()
