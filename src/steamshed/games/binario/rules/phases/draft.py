"""The secret draft of personalities. Both choose; whoever has chosen waits.

See docs/rules/binario.md 5.1, A1 to A3; BI-ADV-06 to 09.
"""

from __future__ import annotations

from steamshed.games.binario.actions import Do, do
from steamshed.games.binario.rules import rounds
from steamshed.games.binario.rules.phases.phase import BinarioPhase
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation


class Draft(BinarioPhase):
    """One step of the draft."""

    def proposed(self, state: Table) -> list[Do]:
        people = state.rules.box.personalities
        return [do(self.verbs[0], people[card].id) for card in sorted(state.hands[state.decider])]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        if not action.words:
            return Violation("BI-ADV-06")
        card = state.rules.box.personality_of[action.word]
        return None if card in state.hands[state.decider] else Violation("BI-ADV-06")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        seat = state.decider
        state.chosen[seat] = state.rules.box.personality_of[action.word]
        events.append(Event("card-chosen", seat))
        other = 1 - seat
        if state.chosen[other] < 0:
            state.decide(other, self.name)
            return events
        self.both_chosen(state, chance, events)
        return events

    def both_chosen(self, state: Table, chance: Chance, events: list[Event]) -> None:
        raise NotImplementedError


class DraftReturn(Draft):
    """A1: which of three to return."""

    name = "draft_return"
    verbs: tuple[str, ...] = ("return",)

    def both_chosen(self, state: Table, chance: Chance, events: list[Event]) -> None:
        state.unshare()
        for seat in range(2):
            state.hands[seat].remove(state.chosen[seat])
            state.returned[seat].append(state.chosen[seat])
        state.chosen = [-1, -1]
        state.decide(state.first, "draft_pass")


class DraftPass(Draft):
    """A2: which of two to pass to the opponent."""

    name = "draft_pass"
    verbs: tuple[str, ...] = ("pass",)

    def both_chosen(self, state: Table, chance: Chance, events: list[Event]) -> None:
        state.unshare()
        for seat in range(2):
            state.hands[seat].remove(state.chosen[seat])
        for seat in range(2):
            state.hands[seat].append(state.chosen[1 - seat])
            state.hands[seat].sort()
        events.append(Event("cards-passed", None, reveals=True))
        state.passed = state.chosen[:]
        state.chosen = [-1, -1]
        state.decide(state.first, "draft_keep")


class DraftKeep(Draft):
    """A3: which of two to keep; kept cards are then public."""

    name = "draft_keep"
    verbs: tuple[str, ...] = ("keep",)

    def both_chosen(self, state: Table, chance: Chance, events: list[Event]) -> None:
        people = state.rules.box.personalities
        for seat in (state.first, 1 - state.first):
            card = state.chosen[seat]
            state.personality[seat] = card
            args: dict[str, str | int] = {"personality": people[card].id}
            events.append(Event("personality-kept", seat, args, reveals=True))
        for seat in (state.first, 1 - state.first):
            start(state, seat)
        state.hands, state.returned, state.chosen, state.passed = [[], []], [[], []], [-1, -1], [-1, -1]
        rounds.begin_round(state, chance, events)


def start(state: Table, seat: int) -> None:
    """BI-ADV-07 to 09: silver, vehicles from outside the stock, free stations."""
    card = state.rules.box.personalities[state.personality[seat]]
    state.silver[seat] += card.silver
    for kind, count in card.vehicles:
        state.park[seat][kind] += count
    state.unshare()
    for kind, count in card.buildings:
        state.free[seat] += [kind] * count


PHASES: list[BinarioPhase] = [DraftReturn(), DraftPass(), DraftKeep()]
