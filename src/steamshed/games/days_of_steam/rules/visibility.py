"""What a seat may know: everything but the hands of the others and the order of what lies face down (DS-INFO).

A view is the position without the others' hands, and beside it what follows from all that is seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.games.days_of_steam.content.box import Box
from steamshed.games.days_of_steam.table.table import Table
from steamshed.kernel.chance import Chance


def add_what_follows(state: Table, viewer: int | None, view: dict[str, Any]) -> dict[str, Any]:
    """The view with what a seat can work out: sizes, and what it has not seen."""
    box = state.rules.box
    for number, seat in enumerate(view["seats"]):
        # DS-INFO-01: sizes are open
        seat["hand_size"] = len(state.hands[number])
    view["viewer"] = viewer
    # DS-INFO-02, DS-INFO-03
    view["track_pile"] = state.pile_size
    view["city_pile"] = {name: count for name, count in zip(box.colours, state.city_pile) if count}
    view["bag"] = {name: count for name, count in zip(box.colours, state.bag) if count}
    view["markers_left"] = state.markers_left()
    unseen = state.pile.copy()
    for number, hand in enumerate(state.hands):
        if number != viewer:
            for type in hand:
                unseen[box.types.names[type]] += 1
    view["unseen"] = {name: count for name, count in unseen.items() if count}
    view["scores"] = state.scores()
    return view


def deal_hands(box: Box, known: dict[str, Any], view: Mapping[str, Any], chance: Chance) -> dict[str, Any]:
    """A whole position that agrees with a view: the hands of the others drawn from what its seat has not seen."""
    unseen = dict(view["unseen"])
    for seat, seen in zip(known["seats"], view["seats"], strict=True):
        if "hand" not in seat:
            hand: list[str] = []
            for _ in range(seen["hand_size"]):
                tile = chance.draw("hand", unseen)
                unseen[tile] -= 1
                hand.append(tile)
            seat["hand"] = sorted(hand, key=lambda name: box.types.number[name])
    return known


def redraw_hands(state: Table, seat: int, chance: Chance) -> None:
    """Deals the hands of all but a seat anew, from what that seat has not seen (DS-INFO-01, DS-INFO-02)."""
    names, number = state.rules.box.types.names, state.rules.box.types.number
    pile = state.pile = state.pile.copy()
    for other, hand in enumerate(state.hands):
        if other != seat:
            for type in hand:
                pile[names[type]] += 1
    for other, hand in enumerate(state.hands):
        if other == seat:
            continue
        for at in range(len(hand)):
            tile = chance.draw("hand", pile)
            pile[tile] -= 1
            hand[at] = number[tile]
        hand.sort()
