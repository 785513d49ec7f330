"""Everything that Railroad Revolution tells its bots: the beginner's word, and that of a company that thinks."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from steamshed.ai.heuristics import Plan, Sight
from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.state import RailroadRevolution
from steamshed.games.railroad_revolution.table.phases import PLACE_WORKER
from steamshed.games.railroad_revolution.think.ahead import Ahead
from steamshed.games.railroad_revolution.think.company import LONG, NAMES, OF_KIND, OWN, Company
from steamshed.games.railroad_revolution.think.heuristics import RailroadRevolutionHeuristics
from steamshed.games.railroad_revolution.think.judgement import turns_left
from steamshed.games.railroad_revolution.think.turns import Turns, Way, value_of, varied
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed

ROUNDS: Final = 2
"""How many rounds are played out in thought before the judge is asked."""
TURNS: Final = (0, 0, 2, 4)
"""By reach: how many turns of its own a company looks further ahead."""
LINES: Final = (1, 1, 1, 2)
"""How often it does, with other milestones and deals to draw, each time for half as many."""
LOOKED: Final = 8
"""For how many ways it does."""
MANY: Final = "many-"
"""Habits that begin so are factors on weights, for three and four players."""


class RailroadRevolutionMind(RailroadRevolutionHeuristics):
    """The beginner's judgement, with a company beside it that makes plans."""

    def __init__(self) -> None:
        super().__init__()
        self.company = Company()
        self.weighing = self.company.weights
        """The weights in the order of the features, for two players."""
        self.weighing_of_many = self.weighing
        self.steps: list[Move] = []
        """What is left of the turn of the quick player."""
        self.expected = (-1, -1, -1)
        """Whose it is, in which round, and the step that comes next."""

    def see(self, weights: Mapping[str, float], habits: Mapping[str, float], sight: Sight) -> None:
        super().see(weights, habits, sight)
        self.weighing = [self.weights.get(name, 1.0) for name in NAMES]
        self.weighing_of_many = [weight * habits.get(MANY + name, 1.0) for name, weight in zip(NAMES, self.weighing)]

    def look_at(self, state: RailroadRevolution) -> Company:
        """The company, with its eyes on this position."""
        company = self.company
        company.weights = self.weighing if state.rules.players == 2 else self.weighing_of_many
        company.look_at(state)
        return company

    def kinds(self) -> dict[str, str]:
        return dict(OF_KIND)

    def features(self, state: RailroadRevolution, seat: int) -> dict[str, float]:
        company = self.look_at(state)
        return dict(zip(NAMES, company.own(state, seat) + company.of_others(state, seat)))

    def terms(self, state: RailroadRevolution, seat: int) -> dict[str, float]:
        found = self.features(state, seat)
        return {name: weight * found[name] for name, weight in zip(NAMES, self.company.weights)}

    def judge(self, state: RailroadRevolution, seat: int) -> float:
        company = self.look_at(state)
        return company.value(state, seat) + company.weighed(company.of_others(state, seat), OWN)

    def plans(self, state: RailroadRevolution, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        assert state.seat is not None
        company, seat = self.look_at(state), state.seat
        ways = Turns(company, seat).ranked(state, self.sight.reach)
        if not ways:
            return [Plan([legal[0]], self.judge(state, seat), {})]
        if TURNS[self.sight.reach]:
            ways = self.looked_ahead(ways, seat, rng.getrandbits(32))
        else:
            others = company.weighed(company.of_others(state, seat), OWN)
            for way in ways:
                way.value += others
        ways = ways[: max(1, min(k, self.sight.plans))]
        return [Plan(playable(state, way.moves()), way.value, {}) for way in ways]

    def looked_ahead(self, ways: list[Way], seat: int, seed: int) -> list[Way]:
        """The ways that look best, in the order of what comes of them. The rivals are judged after the same turns:
        whoever uses up its stock takes time from everybody."""
        company = self.company
        ahead, turns = Ahead(company, seat), TURNS[self.sight.reach]
        ways = varied(ways, seat, 1)[:LOOKED]
        for line in range(LINES[self.sight.reach]):
            best = ways[: LOOKED >> line]
            for way in best:
                after = ahead.played_on(way.state, turns, seed + line)
                value = company.value(after, seat) + company.weighed(company.of_others(after, seat), OWN)
                way.value = (line * way.value + value) / (line + 1)
            best.sort(key=value_of)
            # who is not looked at again is no better than those who are
            rest = ways[len(best) :]
            for way in rest:
                way.value = min(way.value, best[-1].value)
            ways = best + rest
        return ways

    def policy(self, state: RailroadRevolution, legal: list[Action], rng: random.Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert state.seat is not None
        if self.steps and self.expected == (state.seat, state.round, len(self.steps)) and self.steps[0] in legal:
            return self.next_step(state)
        self.steps = Turns(self.look_at(state), state.seat).quick(state)
        return self.next_step(state) if self.steps and self.steps[0] in legal else legal[0]

    def next_step(self, state: RailroadRevolution) -> Action:
        assert state.seat is not None
        step = self.steps[0]
        self.steps = self.steps[1:]
        self.expected = (state.seat, state.round, len(self.steps))
        return step

    def settled(self, before: RailroadRevolution, now: RailroadRevolution) -> bool:
        """Some rounds later, at the beginning of the turn of the same seat."""
        return (
            now.round >= before.round + ROUNDS
            and now.step == PLACE_WORKER
            and not now.frames
            and now.seat == before.seat
        )

    def progress(self, state: RailroadRevolution) -> float:
        """By how many turns are left: half of it where it stops being early."""
        return LONG / (LONG + turns_left(state, state.active))


def playable(state: RailroadRevolution, moves: list[Move]) -> list[Action]:
    """The moves as far as they are the seat's own to make: a deal window in which nothing fits closes by itself."""
    after, found = state.clone(), list[Action]()
    for move in moves:
        if after.seat != state.seat or after.check(move) is not None:
            break
        found.append(move)
        after.apply_legal(move, Keyed(0))
    return found
