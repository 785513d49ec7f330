"""All actions of Days of Steam within a window around the start city, numbered: see ``rl/action_space.py``."""

from __future__ import annotations

from typing import Final

from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaregrid import EDGES, SMALLEST
from steamshed.rl.action_space import Factored, Verb, numerals

BARE: Final = ("draw_city", "stop", "water")


def factored(state: Table) -> Factored:
    """What is built beyond the window has no number."""
    box = state.rules.box
    line = [str(number) for number in range(-SMALLEST, SMALLEST + 1)]
    tiles = box.types.names
    slots = [str(place) for place in range(1, box.numbers.display + 1)]
    return Factored(
        [
            *[Verb(name) for name in BARE],
            Verb("burn", [numerals(box.numbers.coal_cubes)]),
            Verb("move_step", [EDGES]),
            Verb("load", [box.colours]),
            Verb("exchange", [tiles]),
            Verb("place", [line, line]),
            Verb("city", [slots, line, line]),
            Verb("track", [tiles, line, line, numerals(3)]),
        ]
    )
