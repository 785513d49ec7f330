"""Everything that Steam tells its bots: the beginner's word, and that of a player who thinks."""

from __future__ import annotations

import random
from collections.abc import Mapping

from steamshed.ai.heuristics import Plan, Sight
from steamshed.games.steam.state import Steam
from steamshed.games.steam.table.phases import BUILD, CAPITAL, TAKE_ACTION
from steamshed.games.steam.think.features import OF_KIND
from steamshed.games.steam.think.heuristics import SteamHeuristics
from steamshed.games.steam.think.player import Player
from steamshed.hexrail.think.building import near_sighted
from steamshed.hexrail.think.features import TOLD_WITH
from steamshed.kernel.action import Action


class SteamMind(SteamHeuristics):
    """The beginner's judgement, with a player beside it who makes plans."""

    def __init__(self) -> None:
        super().__init__()
        self.player = Player()

    def see(self, weights: Mapping[str, float], habits: Mapping[str, float], sight: Sight) -> None:
        weights, habits = near_sighted(weights, habits, sight.reach)
        super().see(weights, habits, sight)
        self.player.set_sight(self.weights, self.habits, sight.reach, sight.plans)

    def forget(self) -> None:
        super().forget()
        self.player.forget()

    def kinds(self) -> dict[str, str]:
        return dict(OF_KIND)

    def told_with(self) -> dict[str, str]:
        return dict(TOLD_WITH)

    def features(self, state: Steam, seat: int) -> dict[str, float]:
        return self.player.features(state, seat)

    def terms(self, state: Steam, seat: int) -> dict[str, float]:
        return self.player.terms(state, seat)

    def judge(self, state: Steam, seat: int) -> float:
        return self.player.evaluate(state, seat)

    def plans(self, state: Steam, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        return self.player.plans(state, legal, rng, k)

    def policy(self, state: Steam, legal: list[Action], rng: random.Random) -> Action:
        return self.player.policy(state, legal, rng)

    def carry_on(self, state: Steam, legal: list[Action], rng: random.Random) -> Action:
        return self.player.carry_on(state, legal, rng)

    def opening(self, state: Steam) -> bool:
        """The first track."""
        return state.turn == 1 and state.phase == BUILD

    def settled(self, before: Steam, now: Steam) -> bool:
        """At the beginning of the next round."""
        return now.turn > before.turn and now.phase in (CAPITAL, TAKE_ACTION)

    def progress(self, state: Steam) -> float:
        return state.turn / state.rules.turns
