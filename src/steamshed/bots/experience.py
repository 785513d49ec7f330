"""What many games have taught: a network that corrects the judge where a line ends.

It enters as one more term, so that reasons stay readable: a part of the way from the judge's sum to what the network
expects. The weight ``experience`` of the game's file says how large a part.
"""

from __future__ import annotations

from typing import Final

from steamshed.bots.levels import Level
from steamshed.kernel.game import Game
from steamshed.kernel.heuristics import SAMPLES, Heuristics, Plan
from steamshed.kernel.network import Network, observed
from steamshed.kernel.state import State

EXPERIENCE: Final = "experience"
"""The term, and its weight."""


class Experience:
    """A network beside the judge of a level."""

    def __init__(self, heuristics: Heuristics, network: Network, trust: float) -> None:
        self.heuristics = heuristics
        self.network = network
        self.trust = trust

    def estimate(self, state: State, seat: int) -> float:
        """The judge's word, corrected."""
        judged = self.heuristics.judge(state, seat)
        return judged + self.term(state, seat, judged)

    def term(self, state: State, seat: int, judged: float) -> float:
        """The correction. What a game that is over was worth is known."""
        if state.seat is None:
            return 0.0
        expected = self.network.value(seen(self.heuristics, state, seat, self.network.features))
        return self.trust * (expected - judged)

    def explained(self, state: State, plan: Plan, seat: int, seed: int) -> Plan:
        """A plan that has its terms, with this one; averaged over what chance may bring, as they are."""
        total, samples = 0.0, 0
        for sample in range(1, SAMPLES + 1):
            after, drawn = self.heuristics.carried_through(state, plan.actions, seed + sample)
            total += self.term(after, seat, self.heuristics.judge(after, seat))
            samples = sample
            if not drawn:
                break
        return Plan(plan.actions, plan.value, {**plan.terms, EXPERIENCE: total / samples})


def seen(heuristics: Heuristics, state: State, seat: int, features: list[str]) -> list[float]:
    """A position as a network gets it, from a seat's side. The best rival is the one whom the judge likes best."""
    rivals: list[dict[str, float]] = []
    best, highest = 0, 0.0
    for other in range(state.setting().players):
        if other == seat:
            continue
        found = heuristics.features(state, other)
        value = sum(heuristics.weights.get(name, 1.0) * number for name, number in found.items())
        if not rivals or value > highest:
            best, highest = len(rivals), value
        rivals.append(found)
    own = heuristics.features(state, seat)
    return observed(features, own, rivals, best, heuristics.progress(state), state.seat == seat)


def experience(game: Game, heuristics: Heuristics, level: Level) -> Experience | None:
    """What a level has learnt; None where it has not, or where a game has nothing to teach that way."""
    trust = game.weights().weights.get(EXPERIENCE, 0.0)
    network = game.network() if level.learned and trust else None
    return Experience(heuristics, network, trust) if network is not None else None
