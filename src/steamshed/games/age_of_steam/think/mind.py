"""Everything that Age of Steam tells its bots: the beginner's word, and that of a company that thinks."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from steamshed.ai.heuristics import Plan, Sight
from steamshed.games.age_of_steam.state import AgeOfSteam
from steamshed.games.age_of_steam.table.phases import BUILD_TRACK, ISSUE_SHARES
from steamshed.games.age_of_steam.think.company import Company
from steamshed.games.age_of_steam.think.features import OF_KIND
from steamshed.games.age_of_steam.think.heuristics import AgeOfSteamHeuristics
from steamshed.hexrail.think.building import near_sighted
from steamshed.hexrail.think.features import TOLD_WITH
from steamshed.kernel.action import Action

QUICK: Final = "quick-"
"""What the habits begin with that are weights of the quick company."""


class AgeOfSteamMind(AgeOfSteamHeuristics):
    """The beginner's judgement, with a company beside it that makes plans, and a quick one for games in thought.

    The quick one goes by rules that know little of the long run, so it fares better with weights that look less far.
    """

    def __init__(self) -> None:
        super().__init__()
        self.company = Company()
        self.quick = Company()

    def see(self, weights: Mapping[str, float], habits: Mapping[str, float], sight: Sight) -> None:
        weights, habits = near_sighted(weights, habits, sight.reach)
        super().see(weights, habits, sight)
        self.company.set_sight(self.weights, self.habits, sight.reach, sight.plans)
        own = {name.removeprefix(QUICK): value for name, value in self.habits.items() if name.startswith(QUICK)}
        self.quick.set_sight({**self.weights, **own}, self.habits, sight.reach, sight.plans)

    def forget(self) -> None:
        super().forget()
        self.company.forget()
        self.quick.forget()

    def kinds(self) -> dict[str, str]:
        return dict(OF_KIND)

    def told_with(self) -> dict[str, str]:
        return dict(TOLD_WITH)

    def features(self, state: AgeOfSteam, seat: int) -> dict[str, float]:
        return self.company.features(state, seat)

    def terms(self, state: AgeOfSteam, seat: int) -> dict[str, float]:
        return self.company.terms(state, seat)

    def judge(self, state: AgeOfSteam, seat: int) -> float:
        return self.company.evaluate(state, seat)

    def plans(self, state: AgeOfSteam, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        return self.company.plans(state, legal, rng, k)

    def policy(self, state: AgeOfSteam, legal: list[Action], rng: random.Random) -> Action:
        return self.quick.policy(state, legal, rng)

    def carry_on(self, state: AgeOfSteam, legal: list[Action], rng: random.Random) -> Action:
        return self.company.carry_on(state, legal, rng)

    def opening(self, state: AgeOfSteam) -> bool:
        """The first track."""
        return state.turn == 1 and state.phase == BUILD_TRACK

    def settled(self, before: AgeOfSteam, now: AgeOfSteam) -> bool:
        """At the beginning of the next turn."""
        return now.turn > before.turn and now.phase == ISSUE_SHARES

    def progress(self, state: AgeOfSteam) -> float:
        return state.turn / state.rules.turns
