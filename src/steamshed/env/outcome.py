"""How a game came out, as a number for each seat."""

from __future__ import annotations

from steamshed.kernel.state import State


def worth(state: State) -> list[float]:
    """What a game that is over was worth to each seat: 1 for the first place, -1 for the last, evenly in between,
    shared places shared; together 0."""
    players = state.setting().players
    found = [0.0] * players
    before = 0
    for place in state.ranking():
        middle = before + (len(place) - 1) / 2
        for seat in place:
            found[seat] = 1 - 2 * middle / (players - 1)
        before += len(place)
    return found
