"""A full position consistent with a view: what the seat cannot know is drawn anew (BI-SETUP-09)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.games.binario.view import DERIVED
from steamshed.kernel.chance import Chance


def position_from(view: Mapping[str, Any], people: list[str], chance: Chance) -> dict[str, Any]:
    """The data of a position: during the draft the other's cards are drawn from those the seat has not seen."""
    data = {key: value for key, value in view.items() if key not in DERIVED}
    if not str(view["phase"]).startswith("draft"):
        return data
    seats = [dict(entry) for entry in view["seats"]]
    data["seats"] = seats
    viewer = view["viewer"]
    phase = str(view["phase"])
    known: set[str] = set()
    for entry in seats:
        known |= {*entry.get("hand", []), *entry.get("returned", [])}
        if entry.get("passed"):
            known.add(entry["passed"])
    unknown = {id: 1 for id in people if id not in known}

    def draw() -> str:
        id = chance.draw("unseen personality", unknown)
        del unknown[id]
        return id

    for entry in seats:
        if "chose" not in entry:
            continue
        chose = entry.pop("chose")
        hand: list[str] = []
        if phase == "draft_keep" and viewer is not None:
            # what the viewer has passed is in the other hand
            hand.append(seats[viewer]["passed"])
        size = 3 if phase == "draft_return" else 2
        while len(hand) < size:
            hand.append(draw())
        entry["hand"] = hand
        if phase != "draft_return":
            entry["returned"] = [draw()]
        if chose:
            entry["chosen"] = hand[chance.roll("unseen choice", len(hand)) - 1]
    if viewer is None and phase == "draft_keep":
        for number, entry in enumerate(seats):
            entry["passed"] = seats[1 - number]["hand"][0]
    return data
