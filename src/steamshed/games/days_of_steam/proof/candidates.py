"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from steamshed.games.days_of_steam.actions import (
    BURNS,
    DRAW_CITY,
    STEPS,
    STOP_HERE,
    WATER,
    City,
    Exchange,
    Load,
    Place,
    Track,
)
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.action import Action


def candidates(state: Table) -> list[Action]:
    """Every action of the game with every argument that could be legal here, whatever the phase.

    Placements: every tile of the hand (and one that is not in it) on every cell on or around the board.
    """
    box, grid, track = state.rules.box, state.track.grid, state.track
    found: list[Action] = [DRAW_CITY, STOP_HERE, WATER, *STEPS, *BURNS[:8]]
    found += [Load(colour) for colour in box.colours]
    found += [Exchange(name) for name in box.types.names]
    taken = track.laid + track.stops
    columns, rows = [grid.x(cell) for cell in taken], [grid.y(cell) for cell in taken]
    hand = set() if state.seat is None else set(state.hands[state.seat])
    tiles = [type for type in range(len(box.types.names)) if type in hand]
    tiles += [type for type in range(len(box.types.names)) if type not in hand][:1]
    for y in range(min(rows) - 2, max(rows) + 3):
        for x in range(min(columns) - 2, max(columns) + 3):
            found.append(Place(x, y))
            found += [City(slot + 1, x, y) for slot in range(len(state.display))]
            for type in tiles:
                found += [Track(box.types.names[type], x, y, turn) for turn in box.tiles.turns[type]]
    return found
