"""A new circuit brings a marker (DS-CIRC). What a circuit is stands in ``track.circuits``."""

from __future__ import annotations

from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.circuits import NEW, NO_RING, judge
from steamshed.kernel.action import Event


def check_circuit(state: Table, seat: int, cell: int, old: int, events: list[Event]) -> None:
    """DS-CIRC-03 to 05: one marker, at once, for however many new circuits, while there are markers.

    What a circuit is and when it is new is in ``track.circuits``: DS-CIRC-01 to 02 in its search, DS-CIRC-06 to 09 in
    its verdict, against the board just before (DS-CIRC-10). The reason goes into the event.
    """
    verdict = judge(state.track, cell, old, state.rules.any_loop)
    if verdict.reason == NO_RING:
        return
    cities = " – ".join(state.track.grid.names[stop] for stop in verdict.stops)
    if verdict.reason != NEW:
        events.append(Event("circuit-none", seat, {"reason": verdict.reason, "cities": cities}))
    elif state.markers_left() == 0:
        events.append(Event("circuit-none", seat, {"reason": "no_marker", "cities": cities}))
    else:
        state.markers = state.markers[:]
        state.markers[seat] += 1
        events.append(Event("circuit-new", seat, {"cities": cities, "left": state.markers_left()}))
