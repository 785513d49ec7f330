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
from steamshed.games.railroad_revolution.think.company import FORESIGHT, HOPES, LONG, NAMES, OF_KIND, OWN, Company
from steamshed.games.railroad_revolution.think.heuristics import RailroadRevolutionHeuristics
from steamshed.games.railroad_revolution.think.judgement import turns_left
from steamshed.games.railroad_revolution.think.turns import Turns, Way, varied
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed

ROUNDS: Final = 2
"""How many rounds are played out in thought before the judge is asked."""
STAGES: Final[tuple[tuple[tuple[int, int], ...], ...]] = ((), (), ((8, 2),), ((8, 2), (3, 2)))
"""By reach: how many ways a company looks at further ahead, and by how many turns of its own; then the best of them on
from there."""
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
        self.stages = STAGES[self.sight.reach]
        """How far it looks ahead."""
        self.steps: list[Move] = []
        """What is left of the turn of the quick player."""
        self.expected = (-1, -1, -1)
        """Whose it is, in which round, and the step that comes next."""

    def see(self, weights: Mapping[str, float], habits: Mapping[str, float], sight: Sight) -> None:
        super().see(weights, habits, sight)
        self.stages = STAGES[sight.reach]
        self.company.foresight = habits.get("foresight", FORESIGHT) if sight.reach < 2 else FORESIGHT
        self.company.hopes = int(habits.get("hopes", HOPES))
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
        if self.stages:
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
        ahead = Ahead(company, seat)
        ways = varied(ways, seat, 1)[: self.stages[0][0]]
        ends = [way.state for way in ways]
        for stage, (looked, turns) in enumerate(self.stages):
            best = ways[:looked]
            for at, way in enumerate(best):
                after = ends[at] = ahead.played_on(ends[at], turns, seed + stage)
                way.value = company.value(after, seat) + company.weighed(company.of_others(after, seat), OWN)
            # who is not looked at again is no better than those who are
            least = min(way.value for way in best)
            for way in ways[looked:]:
                way.value = min(way.value, least)
            order = sorted(range(len(ways)), key=lambda at: -ways[at].value)
            ways, ends = [ways[at] for at in order], [ends[at] for at in order]
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
