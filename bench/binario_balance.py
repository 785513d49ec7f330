"""How balanced Binario Duel is: two equal players over many seeds.

    python bench/binario_balance.py --games 200

Prints the advantage of the first player, the income per era, the final scores and the share of points by source. The
players are the greedy bot; it looks at nothing that is hidden, so it is asked without the way round by views.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import steamshed
from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.rules.scoring import breakdown
from steamshed.kernel.action import Action
from steamshed.kernel.heuristics import Heuristics


def choose(heuristics: Heuristics[Binario], state: Binario, rng: random.Random) -> Action:
    """One decision: the advice of the game, else any action."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    return heuristics.advise(state, legal, rng) or rng.choice(legal)


def play(seed: int, options: dict[str, object]) -> tuple[Binario, list[list[int]]]:
    """A game; and the income of each seat in each era."""
    chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
    heuristics = GAME.heuristics()
    state = GAME.new(2, options, chance)
    income = [[0] * 4, [0] * 4]
    while state.seat is not None:
        era = state.era
        for event in state.apply(choose(heuristics, state, rng), chance):
            if event.id == "leg-paid" and event.seat is not None:
                income[event.seat][era - 1] += int(event.args["silver"])
    return state, income


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--advanced", action="store_true")
    args = parser.parse_args()
    began = time.perf_counter()
    wins, margins, points = [0.0, 0.0], [], []
    eras: list[list[int]] = [[], [], [], []]
    sources: dict[str, int] = {}
    for seed in range(args.games):
        state, income = play(seed, {"advanced": args.advanced})
        scores = state.scores()
        first = state.first
        places = state.ranking()
        for place in places[:1]:
            for seat in place:
                wins[0 if seat == first else 1] += 1 / len(place)
        margins.append(scores[first] - scores[1 - first])
        points += scores
        for seat in range(2):
            for era in range(4):
                eras[era].append(income[seat][era])
            for name, part in breakdown(state, seat).items():
                sources[name] = sources.get(name, 0) + part
    total = sum(sources.values())
    error = statistics.stdev(margins) / len(margins) ** 0.5
    share = 100 * wins[0] / args.games
    print(f"{args.games} games in {time.perf_counter() - began:.0f} s")
    print(f"first player wins {share:.1f} %, margin {statistics.mean(margins):+.1f} ± {error:.1f} points")
    print("income per era and player:", ", ".join(f"{statistics.mean(part):.0f}" for part in eras))
    middle = f"mean {statistics.mean(points):.0f}, median {statistics.median(points):.0f}"
    print(f"final score: {middle}, from {min(points)} to {max(points)}")
    print("points by source:", ", ".join(f"{name} {100 * part / total:.0f} %" for name, part in sources.items()))


if __name__ == "__main__":
    main()
