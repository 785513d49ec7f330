"""Positions where the right idea is known: who finds it. As a table.

    python -m lab.ideas
    python -m lab.ideas age_of_steam steam --levels medium,strong,master --lines 60

The positions are those of ``tests/bots/judgement``, whose tests ask the same; docs/bots.md describes the files.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import steamshed
from tests.bots.known_positions import LINES, decision, positions


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.ideas", description="Who finds ideas that are known.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--levels", default="easy,medium,strong,master", help="separated by commas")
    parser.add_argument("--lines", type=int, default=LINES)
    chosen = parser.parse_args(arguments)
    levels = chosen.levels.split(",")
    print(f"| game | positions | {' | '.join(f'`{level}`' for level in levels)} |")
    print("|---|---:|" + "---:|" * len(levels))
    for game in chosen.games or steamshed.games():
        known = [each for each in positions() if each.game == game]
        missed = {
            level: [each.id for each in known if not each.is_right(decision(each, level, chosen.lines))]
            for level in levels
        }
        print(f"| {game} | {len(known)} | {' | '.join(str(len(known) - len(missed[level])) for level in levels)} |")
        for level in levels:
            print(f"  {level} misses: {', '.join(missed[level]) or 'nothing'}", flush=True)


if __name__ == "__main__":
    main()
