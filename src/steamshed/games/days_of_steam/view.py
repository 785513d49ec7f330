"""What a seat may know: everything but the hands of the others and the order of what lies face down (DS-INFO)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from steamshed.games.days_of_steam import position

if TYPE_CHECKING:
    from steamshed.games.days_of_steam.box import Box
    from steamshed.games.days_of_steam.state import DaysOfSteam
    from steamshed.kernel.chance import Chance

DERIVED = ("viewer", "track_pile", "city_pile", "bag", "markers_left", "unseen", "scores")
"""What a view has beside the position, and a position has not."""


def make(state: DaysOfSteam, viewer: int | None) -> dict[str, object]:
    """The view of a seat; of a spectator for None."""
    box = state.rules.box
    data = position.dump(state)
    seats = [position.dump_seat(state, seat) for seat in range(state.rules.players)]
    for number, seat in enumerate(seats):
        # DS-INFO-01: sizes are open
        seat["hand_size"] = len(state.hands[number])
        if number != viewer:
            del seat["hand"]
    data["seats"] = seats
    data["viewer"] = viewer
    # DS-INFO-02, DS-INFO-03: sizes, and what follows from all that is seen
    data["track_pile"] = state.pile_size
    data["city_pile"] = {name: count for name, count in zip(box.colours, state.city_pile) if count}
    data["bag"] = {name: count for name, count in zip(box.colours, state.bag) if count}
    data["markers_left"] = state.markers_left()
    unseen = state.pile.copy()
    for number, hand in enumerate(state.hands):
        if number != viewer:
            for type in hand:
                unseen[box.types.names[type]] += 1
    data["unseen"] = {name: count for name, count in unseen.items() if count}
    data["scores"] = state.scores()
    return data


def imagine(box: Box, view_data: Mapping[str, Any], chance: Chance) -> dict[str, object]:
    """A whole position that agrees with a view: the hands of the others drawn from what its seat has not seen."""
    unseen = dict(view_data["unseen"])
    data = {key: value for key, value in view_data.items() if key not in DERIVED}
    seats: list[dict[str, object]] = []
    for part in view_data["seats"]:
        seat = {key: value for key, value in part.items() if key != "hand_size"}
        if "hand" not in part:
            hand: list[str] = []
            for _ in range(part["hand_size"]):
                tile = chance.draw("hand", unseen)
                unseen[tile] -= 1
                hand.append(tile)
            seat["hand"] = sorted(hand, key=lambda name: box.types.number[name])
        seats.append(seat)
    data["seats"] = seats
    return data
