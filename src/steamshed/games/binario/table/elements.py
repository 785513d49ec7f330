"""The elements of an object that is demolished or modernised, as one number each.

A way tile is 2 x cell + slot. Behind all of these come stations, by their cells; behind those the maglev tunnels.
"""

from __future__ import annotations

from steamshed.games.binario.table.table import Table


def station_element(state: Table, cell: int) -> int:
    return 2 * state.map.size + cell


def is_station(state: Table, element: int) -> bool:
    return element >= 2 * state.map.size


def cell_of_element(state: Table, element: int) -> int:
    return element - 2 * state.map.size if is_station(state, element) else element >> 1


def element_words(state: Table, element: int) -> tuple[str, ...]:
    """How actions and positions name an element: by its cell, and its way on a level crossing."""
    if element >= 3 * state.map.size:
        return (state.map.names[state.tunnels[element - 3 * state.map.size].cells[1]],)
    cell = cell_of_element(state, element)
    if not is_station(state, element) and state.way_type[2 * cell + 1] >= 0:
        return (state.map.names[cell], "EW" if element & 1 else "NS")
    return (state.map.names[cell],)
