"""Says what the environment of a game gives: ``python -m steamshed.env age_of_steam [PLAYERS]``."""

from __future__ import annotations

import sys

import steamshed
from steamshed.env.choosing import COLUMNS
from steamshed.env.playing import MOST_ROWS, Playing
from steamshed.kernel.errors import SteamshedError
from steamshed.rl.game_rl import rl_of


def describe(name: str, players: int | None) -> list[str]:
    """The arrays of an observation and the actions, line by line."""
    playing = Playing(name, players)
    lines = [f"{name}, {playing.players} players: {playing.observer.size} numbers"]
    for sense in playing.observer.senses:
        shape = "x".join(map(str, sense.shape))
        lines.append(f"  {sense.name:<20} {shape:<10} {sense.low}..{sense.high}  {sense.about}")
    lines.append(f"actions by rows: {MOST_ROWS} rows of {', '.join(COLUMNS)}")
    factored = rl_of(playing.game).factored(playing.state)
    if factored is None:
        lines.append("actions by number: too many to be listed")
    else:
        lines.append(f"actions by number: {factored.size}")
        for verb in factored.verbs:
            factors = " x ".join(str(len(slot)) for slot in verb.slots) or "1"
            ranks = f" x {verb.ranks} ranks" if verb.ranks > 1 else ""
            lines.append(f"  from {verb.first:<8} {verb.name}: {factors}{ranks}")
    return lines


def main() -> None:
    given = sys.argv[1:]
    if not given or given[0] not in steamshed.games() or (given[1:] and not given[1].isdigit()):
        sys.exit(f"usage: python -m steamshed.env GAME [PLAYERS]; games are {', '.join(steamshed.games())}")
    try:
        print("\n".join(describe(given[0], int(given[1]) if given[1:] else None)))
    except SteamshedError as error:
        sys.exit(f"steamshed.env: {error}")


if __name__ == "__main__":
    main()
