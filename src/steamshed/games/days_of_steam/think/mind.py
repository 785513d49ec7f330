"""Everything that Days of Steam tells its bots: the beginner's word, and that of a driver who thinks of the others."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from steamshed.ai.heuristics import Plan, Sight
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.games.days_of_steam.table.phases import TURN
from steamshed.games.days_of_steam.think.heuristics import DaysOfSteamHeuristics
from steamshed.games.days_of_steam.think.outlook import NAMES, OF_KIND, OVER, Outlook, Temper, outcome
from steamshed.games.days_of_steam.think.turns import QuickPlayer, Turns
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed

ROUNDS: Final = 3
"""How many rounds are played out in thought before the judge is asked."""
ANSWERED: Final = 6
"""In a game of two, a player who does not search lets the rival answer this many of his turns in thought."""
ANSWERS: Final = 3
"""How many times each of these answers is drawn."""
KEPT: Final = 500
"""Hopes of a seat that are remembered at most; there may be a dozen players in thought, with four seats each."""
AHEAD: Final = (1, 2, 3, 3)
"""By reach: how many deliveries are thought of."""
MANY: Final = "many-"
"""Habits that begin so are factors on weights, for three and four players."""


class DaysOfSteamMind(DaysOfSteamHeuristics):
    """The beginner's judgement, with an outlook on everybody's chances beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.weighing = [1.0] * len(NAMES)
        """The weights in the order of the features, for two players."""
        self.weighing_of_many = self.weighing[:]
        self.quick = QuickPlayer()
        self.thoughts: dict[int, Outlook] = {}
        """Seat to its outlook on the position that is thought about, and on what comes of it."""

    def see(self, weights: Mapping[str, float], habits: Mapping[str, float], sight: Sight) -> None:
        super().see(weights, habits, sight)
        if not sight.rivals and "win" in self.weights:
            # nobody can come before: then waiting to win must not look better than winning
            self.weights["win"] = 0.0
        self.thoughts = {}
        self.weighing = [self.weights.get(name, 1.0) for name in NAMES]
        self.weighing_of_many = [weight * habits.get(MANY + name, 1.0) for name, weight in zip(NAMES, self.weighing)]

    def kinds(self) -> dict[str, str]:
        return dict(OF_KIND)

    def outlook(self, state: DaysOfSteam, seat: int) -> Outlook:
        temper = Temper(self.habits, state.rules.players, self.sight.rivals)
        weighing = self.weighing if state.rules.players == 2 else self.weighing_of_many
        return Outlook(state, seat, weighing, AHEAD[self.sight.reach], temper)

    def features(self, state: DaysOfSteam, seat: int) -> dict[str, float]:
        if state.seat is None:
            return {OVER: outcome(state, seat)}
        return dict(zip(NAMES, self.outlook(state, seat).features(state)))

    def terms(self, state: DaysOfSteam, seat: int) -> dict[str, float]:
        if state.seat is None:
            return self.features(state, seat)
        outlook = self.outlook(state, seat)
        values = [weight * value for weight, value in zip(outlook.weights, outlook.features(state))]
        return dict(zip(NAMES, values))

    def judge(self, state: DaysOfSteam, seat: int) -> float:
        if state.seat is None:
            return outcome(state, seat)
        outlook = self.in_thought(state, seat)
        return outlook.weighed(outlook.features(state), 0)

    def outcome(self, state: DaysOfSteam, seat: int) -> float:
        return outcome(state, seat)

    def plans(self, state: DaysOfSteam, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        assert state.seat is not None
        self.thoughts = {}
        turns = Turns(self.in_thought(state, state.seat), state)
        # the answers of three rivals would cost more than all the rest of the thought
        duel = state.rules.players == 2 and self.sight.rivals
        share = self.habits.get("replies", 0.0) if duel and k == 1 else 0.0
        plans = turns.ranked(legal, k if share == 0.0 else ANSWERED, self.sight.plans)
        if share != 0.0 and len(plans) > 1:
            seed = rng.getrandbits(32)
            for plan in plans:
                plan.value += share * (self.after_replies(state, plan, seed) - plan.value)
            plans.sort(key=worst_last)
        return plans[:k]

    def after_replies(self, state: DaysOfSteam, plan: Plan, seed: int) -> float:
        """What the judge says when the rival has had his turn, on the average of a few lines."""
        total, seat = 0.0, state.seat
        assert seat is not None
        for number in range(seed, seed + ANSWERS):
            line, chance, rng = state.clone(), Keyed(number), random.Random(number)
            for action in plan.actions:
                if line.seat != seat or line.check(action) is not None:
                    break
                line.apply_legal(action, chance)
            while line.seat is not None and line.seat != seat:
                line.apply_legal(self.policy(line, line.legal(), rng), chance)
            total += self.judge(line, seat)
        return total / ANSWERS

    def policy(self, state: DaysOfSteam, legal: list[Action], rng: random.Random) -> Action:
        assert state.seat is not None
        return self.quick.choose(state, legal, self.in_thought(state, state.seat), rng)

    def in_thought(self, state: DaysOfSteam, seat: int) -> Outlook:
        """The outlook of a seat, kept while lines from one position are played out: they have most of it in common."""
        known = self.thoughts.get(seat)
        if known is None or known.rules is not state.rules or len(known.hopes) > KEPT:
            known = self.thoughts[seat] = self.outlook(state, seat)
        return known

    def settled(self, before: DaysOfSteam, now: DaysOfSteam) -> bool:
        """Some rounds later, when it is the turn of the same seat again."""
        return now.phase == TURN and now.seat == before.seat and moves_since(before, now) >= ROUNDS

    def progress(self, state: DaysOfSteam) -> float:
        """By how near somebody is to winning."""
        return max(state.scores()) / state.rules.numbers.win


def worst_last(plan: Plan) -> float:
    """For sorting."""
    return -plan.value


def moves_since(before: DaysOfSteam, now: DaysOfSteam) -> int:
    """About how many rounds lie between: tiles and cities laid, goods delivered."""
    laid = len(now.track.laid) + len(now.city_cell) - len(before.track.laid) - len(before.city_cell)
    delivered = sum(now.delivered) - sum(before.delivered)
    players = before.rules.players
    return (laid + delivered + players - 1) // players + (now.stall // players)
