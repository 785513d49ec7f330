"""What answers of a known position are worth in truth: each is played on to the end of the game, many times.

    python -m lab.truth age_of_steam issue-late "issue 0" "issue 1" "issue 3" --games 16
    python -m lab.truth steam money-has-no-morrow --level strong

All seats play by one level; the nth game of every answer meets the same dice as long as the same is asked. Printed are
the mean margin to the best rival of the seat that answered, its standard error and its mean points.
"""

from __future__ import annotations

import argparse
import random
import statistics
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import steamshed
from steamshed.bots import bot
from steamshed.kernel.chance import Keyed
from tests.bots.known_positions import Known, positions


class Line(NamedTuple):
    game: str
    id: str
    answer: str
    seed: int
    level: str


def known(game: str, id: str) -> Known:
    return next(one for one in positions() if (one.game, one.id) == (game, id))


def played_on(line: Line) -> tuple[int, int]:
    """The margin to the best rival and the points at the end."""
    game, place = steamshed.game(line.game), known(line.game, line.id)
    state, chance, rng = game.load(place.position), Keyed(line.seed), random.Random(line.seed)
    state.apply(next(action for action in state.legal() if str(action) == line.answer), chance)
    bots = [bot(line.level, game) for _ in range(len(state.scores()))]
    while (seat := state.seat) is not None:
        state.apply(bots[seat].choose(state.view(seat), state.legal(), None, rng), chance)
    scores = state.scores()
    own = scores.pop(place.seat)
    return own - max(scores), own


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("id", help="of a position of tests/bots/judgement")
    parser.add_argument("answers", nargs="*", help="texts of actions (all that are legal)")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    state = steamshed.game(chosen.game).load(known(chosen.game, chosen.id).position)
    answers = chosen.answers or [str(action) for action in state.legal()]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for answer in answers:
            lines = [Line(chosen.game, chosen.id, answer, seed, chosen.level) for seed in range(chosen.games)]
            margins, points = zip(*pool.map(played_on, lines), strict=True)
            error = statistics.stdev(margins) / len(margins) ** 0.5 if len(margins) > 1 else 0.0
            print(f"{answer}: {statistics.mean(margins):+.1f} ± {error:.1f}, {statistics.mean(points):.1f} points")


if __name__ == "__main__":
    main()
