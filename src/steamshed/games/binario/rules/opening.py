"""From the finished continent to round 1: the deal of personalities, if there are any (BI-SETUP-08)."""

from __future__ import annotations

from steamshed.games.binario.rules import rounds
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance


def finish_map(state: Table, chance: Chance, events: list[Event]) -> None:
    """BI-HAND-06: the continent is finished."""
    state.making = None
    state.changed()
    events.append(Event("continent-finished", None))
    after_map(state, chance, events)


def after_map(state: Table, chance: Chance, events: list[Event]) -> None:
    """The continent is there: personalities in the advanced game, else round 1."""
    if state.rules.advanced:
        deal(state, chance)
    else:
        rounds.begin_round(state, chance, events)


def deal(state: Table, chance: Chance) -> None:
    """BI-ADV-06: three cards each, P1's first."""
    people = state.rules.box.personalities
    left = {people[card].id: 1 for card in state.rules.personalities}
    state.unshare()
    for seat in (state.first, 1 - state.first):
        for _ in range(3):
            id = chance.draw("personality", left)
            del left[id]
            state.hands[seat].append(state.rules.box.personality_of[id])
        state.hands[seat].sort()
    state.decide(state.first, "draft_return")
