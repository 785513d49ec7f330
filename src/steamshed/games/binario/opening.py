"""From the finished continent to round 1: the deal of personalities, if there are any (BI-SETUP-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.binario import steps
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance

if TYPE_CHECKING:
    from steamshed.games.binario.state import Binario


def finish_map(state: Binario, chance: Chance, events: list[Event]) -> None:
    """BI-HAND-06: the continent is finished."""
    state.making = None
    state.changed()
    events.append(Event("continent-finished", None))
    after_map(state, chance, events)


def after_map(state: Binario, chance: Chance, events: list[Event]) -> None:
    """The continent is there: personalities in the advanced game, else round 1."""
    if state.rules.advanced:
        deal(state, chance)
    else:
        steps.begin_round(state, chance, events)


def deal(state: Binario, chance: Chance) -> None:
    """BI-ADV-06: three cards each, P1's first."""
    people = state.rules.catalog.personalities
    left = {people[card].id: 1 for card in state.rules.personalities}
    for seat in (state.first, 1 - state.first):
        for _ in range(3):
            id = chance.draw("personality", left)
            del left[id]
            state.hands[seat].append(state.rules.catalog.personality_of[id])
        state.hands[seat].sort()
    state.decide(state.first, "draft_return")
