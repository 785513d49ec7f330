"""Writes golden records: one whole game for every seat count and preset of the named games, into tests/records.

A golden record pins down how the rules play. Write new ones only when play is meant to change. Greedy bots leave out
what no sensible player does; ``--steady`` writes games of steady random play beside theirs, with all of that in them.
"""

from __future__ import annotations

import pathlib
import random
import sys

import steamshed
from steamshed.ai.heuristics import Heuristics
from steamshed.bots import bot

RECORDS = pathlib.Path(__file__).resolve().parent.parent / "tests" / "records"
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eva", "Finn")


def golden(game: steamshed.Game, players: int, preset: str, seed: int, steady: bool) -> steamshed.Record:
    """A game of greedy bots where the game has a judgement of its own, of steady random play elsewhere."""
    chance = steamshed.Chance(seed=seed)
    options = {"preset": preset} if preset else {}
    record = steamshed.Record.start(game, players, options, chance, NAMES[:players])
    rng = random.Random(seed)
    greedy = bot("greedy", game) if type(game.heuristics()) is not Heuristics and not steady else None
    state = record.state
    while (seat := state.seat) is not None:
        legal = state.legal()
        record.apply(
            greedy.choose(state.view(seat), legal, None, rng) if greedy else game.steady(state, legal, rng), chance
        )
    return record


def main(words: list[str]) -> None:
    names = [word for word in words if word != "--steady"]
    steady = len(names) < len(words)
    for name in names or steamshed.games():
        game = steamshed.game(name)
        folder = RECORDS / name
        folder.mkdir(parents=True, exist_ok=True)
        for players in game.seats:
            for preset in [*game.options.presets] or [""]:
                if not game.allows(players, {"preset": preset} if preset else None):
                    continue
                file = folder / f"{players}_players{'_' + preset if preset else ''}{'_steady' if steady else ''}.txt"
                record = golden(game, players, preset, players, steady)
                file.write_text(str(record), encoding="utf-8")
                print(file.relative_to(RECORDS))


if __name__ == "__main__":
    main(sys.argv[1:])
