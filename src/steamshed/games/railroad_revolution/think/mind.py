"""Everything that Railroad Revolution tells its bots: the beginner's word, and that of a company that thinks."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.state import RailroadRevolution
from steamshed.games.railroad_revolution.table.phases import PLACE_WORKER
from steamshed.games.railroad_revolution.think.ahead import Ahead
from steamshed.games.railroad_revolution.think.company import NAMES, OF_KIND, OWN, Company
from steamshed.games.railroad_revolution.think.heuristics import RailroadRevolutionHeuristics
from steamshed.games.railroad_revolution.think.turns import Turns, Way, value_of, varied
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed
from steamshed.kernel.heuristics import Plan, Sight

ROUNDS: Final = 2
"""How many rounds are played out in thought before the judge is asked."""


class RailroadRevolutionMind(RailroadRevolutionHeuristics):
    """The beginner's judgement, with a company beside it that makes plans."""

    def __init__(self) -> None:
        super().__init__()
        self.company = Company()
        self.steps: list[Move] = []
        """What is left of the turn of the quick player."""
        self.expected = (-1, -1, -1)
        """Whose it is, in which round, and the step that comes next."""

    def see(self, weights: Mapping[str, float], habits: Mapping[str, float], sight: Sight) -> None:
        super().see(weights, habits, sight)
        self.company.weights = [self.weights.get(name, 1.0) for name in NAMES]

    def kinds(self) -> dict[str, str]:
        return dict(OF_KIND)

    def features(self, state: RailroadRevolution, seat: int) -> dict[str, float]:
        company = self.company
        company.look_at(state)
        return dict(zip(NAMES, company.own(state, seat) + company.of_others(state, seat)))

    def judge(self, state: RailroadRevolution, seat: int) -> float:
        company = self.company
        company.look_at(state)
        return company.value(state, seat) + company.weighed(company.of_others(state, seat), OWN)

    def plans(self, state: RailroadRevolution, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        assert state.seat is not None
        company, seat = self.company, state.seat
        company.look_at(state)
        ways = Turns(company, seat).ranked(state, self.sight.reach)
        if not ways:
            return [Plan([legal[0]], self.judge(state, seat), {})]
        if self.sight.reach >= 2:
            ways = self.looked_ahead(ways, seat, rng.getrandbits(32))
        ways = ways[: max(1, min(k, self.sight.plans))]
        others = company.weighed(company.of_others(state, seat), OWN)
        found: list[Plan] = []
        for way in ways:
            found.append(Plan(playable(state, way.moves()), way.value + others, {}))
        return found

    def looked_ahead(self, ways: list[Way], seat: int, seed: int) -> list[Way]:
        """The ways that look best, in the order of what comes of them."""
        habits = self.habits
        turns, lines = int(habits.get("turns", 2)), int(habits.get("lines", 1))
        ways = varied(ways, seat, 1)[: int(habits.get("looked", 8))]
        ahead = Ahead(self.company, seat, int(habits.get("thorough", 0)))
        for way in ways:
            total = 0.0
            for line in range(lines):
                after = ahead.played_on(way.state, turns, seed + line)
                total += self.company.value(after, seat)
                if habits.get("others", 0.0):
                    total += self.company.weighed(self.company.of_others(after, seat), OWN)
            way.value = total / lines
        ways.sort(key=value_of)
        return ways

    def policy(self, state: RailroadRevolution, legal: list[Action], rng: random.Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert state.seat is not None
        if self.steps and self.expected == (state.seat, state.round, len(self.steps)) and self.steps[0] in legal:
            return self.next_step(state)
        self.company.look_at(state)
        self.steps = Turns(self.company, state.seat).quick(state)
        return self.next_step(state) if self.steps and self.steps[0] in legal else legal[0]

    def next_step(self, state: RailroadRevolution) -> Action:
        assert state.seat is not None
        step = self.steps[0]
        self.steps = self.steps[1:]
        self.expected = (state.seat, state.round, len(self.steps))
        return step

    def settled(self, before: RailroadRevolution, now: RailroadRevolution) -> bool:
        """At the beginning of the next turn, or some rounds later at that of the same seat."""
        if now.step != PLACE_WORKER or now.frames:
            return False
        rounds = int(self.habits.get("rounds", ROUNDS))
        if rounds == 0:
            return now.seat != before.active or now.round > before.round
        return now.round >= before.round + rounds and now.seat == before.seat

    def verdict(self, line: RailroadRevolution, seat: int, seed: int) -> float:
        """The company plays on to the end, alone."""
        if line.seat is None or not self.habits.get("alone", 0.0):
            return super().verdict(line, seat, seed)
        company = self.company
        company.look_at(line)
        after = Ahead(company, seat, 0).played_on(line, int(self.habits["alone"]), seed)
        return company.value(after, seat) + company.weighed(company.of_others(after, seat), OWN)


def playable(state: RailroadRevolution, moves: list[Move]) -> list[Action]:
    """The moves as far as they are the seat's own to make: a deal window in which nothing fits closes by itself."""
    after, found = state.clone(), list[Action]()
    for move in moves:
        if after.seat != state.seat or after.check(move) is not None:
            break
        found.append(move)
        after.apply(move, Keyed(0))
    return found
