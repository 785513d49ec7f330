"""Catanatron with its random players, measured by itself: run by ``bench.peers`` in the interpreter it is installed in.

Prints JSON: actions and processor seconds of whole games of four players, and microseconds of a copy in mid-game.
"""

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def play(seconds: float, first: int) -> dict[str, float]:
    """Whole games until the time is over."""
    games = actions = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        game = new_game(first + games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
        games += 1
    return {"games": games, "actions": actions, "seconds": time.process_time() - started}


def copies(count: int = 2000) -> float:
    """Microseconds of one copy in the middle of a game."""
    game = new_game(1)
    for _ in range(300):
        game.play_tick()
    started = time.process_time()
    for _ in range(count):
        game.copy()
    return (time.process_time() - started) / count * 1e6


if __name__ == "__main__":
    print(json.dumps({**play(float(sys.argv[1]), int(sys.argv[2])), "copy_us": copies()}))
