"""How a game came out, as a number for each seat."""

from __future__ import annotations

from steamshed.kernel.state import State


def margins(state: State) -> list[float]:
    """How many points each seat is ahead of the best of the others at the end of a game. Who has dropped out counts as
    one point less than the last of those who have not; if all have, nobody is ahead."""
    points, gone = state.scores(), state.eliminated()
    stayed = [points[seat] for seat in range(len(points)) if seat not in gone]
    for seat in gone:
        points[seat] = min(stayed) - 1 if stayed else 0
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


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
