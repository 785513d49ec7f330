"""Everything that Binario Duel tells its bots: the beginner's word, and that of a company that thinks."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from steamshed.ai.heuristics import FULL_SIGHT, Plan, Sight
from steamshed.games.binario.actions import DONE, PASS, Do, do
from steamshed.games.binario.state import Binario
from steamshed.games.binario.think import dealer, outlook
from steamshed.games.binario.think.building import leads
from steamshed.games.binario.think.economy import Economy, Taste
from steamshed.games.binario.think.heuristics import BinarioHeuristics
from steamshed.games.binario.think.survey import Survey
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Keyed

ROUNDS: Final = 4
"""How many rounds are played out in thought before the judge is asked."""
LOOKED_AT: Final = 40
"""Pairs of ends whose service is worked out for one type of way, at most four for every idea."""
PLANNED: Final = 8
"""Of them, those which are planned to the last tile; at most one more than there are ideas."""


class BinarioMind(BinarioHeuristics):
    """The beginner's judgement, with a company beside it that thinks of whole steps and of its rival."""

    def __init__(self) -> None:
        super().__init__()
        self.taste = Taste({}, {}, FULL_SIGHT.reach)
        self.asked: Binario | None = None
        """The position in which plans were made last, and what they were: a step of several actions may be asked about
        again in the middle."""
        self.ideas: list[list[Action]] = []
        self.steps: list[Do] = []
        """What is left of the step of the quick player."""
        self.expected = (-1, -1, "")
        """Whose it is, in which round and which step."""

    def see(self, weights: Mapping[str, float], habits: Mapping[str, float], sight: Sight) -> None:
        super().see(weights, habits, sight)
        self.taste = Taste(self.weights, self.habits, sight.reach)

    def kinds(self) -> dict[str, str]:
        return dict(outlook.OF_KIND)

    def features(self, state: Binario, seat: int) -> dict[str, float]:
        return outlook.features(state, seat, self.taste)

    # -- plans ---------------------------------------------------------------------------------------------------

    def plans(self, state: Binario, legal: list[Action], rng: random.Random, k: int) -> list[Plan]:
        most = max(1, min(k, self.sight.plans))
        if state.phase == "build":
            found = self.build_plans(state, legal)
        elif state.phase == "trade":
            found = self.trade_plans(state, most)
        elif state.phase == "freight":
            steps = dealer.boards(Economy(state, state.decider, self.taste))
            found = [Plan(list[Action](steps), 0.0, {})]
        else:
            return [Plan(self.go_on(state, legal, rng), 0.0, {})]
        found = [plan for plan in found if plan.actions[0] in legal][:most] or [Plan([legal[0]], 0.0, {})]
        self.asked, self.ideas = state.clone(), [plan.actions for plan in found]
        if most > 1:
            worth = self.judge(state, state.decider)
            for plan in found:
                plan.value += worth
        return found

    def build_plans(self, state: Binario, legal: list[Action]) -> list[Plan]:
        """Projects by what they gain for their silver; and to wait, for vehicles or for a better one."""
        seat = state.decider
        words = [action for action in legal if isinstance(action, Do)]
        ending = do("hq", str(len(state.rules.box.centrals)))
        if state.rules.advanced and ending in words and state.round < state.rules.last_round:
            # BI-ADV-11: it ends the game; only the leader wants that, and he wants nothing more
            if leads(state, seat):
                return [Plan([ending], 0.0, {})]
            words = [action for action in words if action != ending]
        looked_at = min(LOOKED_AT, 4 * self.sight.plans)
        planned = min(PLANNED, 1 + self.sight.plans)
        survey = Survey(Economy(state, seat, self.taste), looked_at, planned)
        schemes = survey.schemes(words)
        found = [Plan(list[Action](scheme.actions), scheme.gain, {}) for scheme in schemes]
        wait = Plan([PASS], 0.0, {})
        if not schemes:
            return [wait]
        deal, best = survey.books.next_deal(), schemes[0]
        short = deal is not None and deal.buys > 0 and state.silver[seat] - best.cost < deal.cost
        if short and deal is not None and survey.books.rank(deal) > survey.rank(best):
            # vehicles for lines that stand are the better use of the silver
            return [wait, *found]
        return [found[0], wait, *found[1:]]

    def trade_plans(self, state: Binario, most: int) -> list[Plan]:
        """Everything worth its silver; only what lines need; nothing."""
        economy = Economy(state, state.decider, self.taste)
        found = [dealer.purchases(economy, self.sight.reach > 1 or state.era == 4)]
        if most > 1:
            for other in (dealer.purchases(economy, False), [DONE]):
                if other not in found:
                    found.append(other)
        return [Plan(list[Action](steps), 0.0, {}) for steps in found]

    def go_on(self, state: Binario, legal: list[Action], rng: random.Random) -> list[Action]:
        """In the middle of a step: the rest of the plan that has led here, else the beginner's advice."""
        if self.asked is not None and self.asked.seat == state.seat and self.asked.round == state.round:
            for idea in self.ideas:
                rest = self.rest_of(idea, self.asked.clone(), state)
                if rest and rest[0] in legal:
                    return rest
        return [self.advise(state, legal, rng) or legal[0]]

    def rest_of(self, idea: list[Action], line: Binario, state: Binario) -> list[Action]:
        """What is left of an idea when it has come to a position; nothing if it never does."""
        for at, action in enumerate(idea):
            if line.phase == state.phase and same_words(line, state):
                return idea[at:]
            if line.seat != state.seat or line.check(action) is not None:
                break
            line.apply_legal(action, Keyed(0))
        return []

    # -- the quick player ----------------------------------------------------------------------------------------

    def policy(self, state: Binario, legal: list[Action], rng: random.Random) -> Action:
        """Trades and fills the boards as a company that thinks, and builds nothing."""
        if len(legal) == 1:
            return legal[0]
        seat, phase = state.decider, state.phase
        if phase == "build":
            return PASS
        if phase in ("trade", "freight"):
            if self.expected != (seat, state.round, phase) or not self.steps or self.steps[0] not in legal:
                economy = Economy(state, seat, self.taste)
                self.steps = dealer.purchases(economy, True) if phase == "trade" else dealer.boards(economy)
                self.expected = (seat, state.round, phase)
        elif self.expected[:2] != (seat, state.round) or not self.steps or self.steps[0] not in legal:
            self.steps = []
            return self.advise(state, legal, rng) or legal[0]
        step = self.steps[0]
        self.steps = self.steps[1:]
        return step if step in legal else legal[-1]

    def settled(self, before: Binario, now: Binario) -> bool:
        """Some rounds later, before anybody builds."""
        return now.round >= before.round + ROUNDS and now.phase == "build"

    def progress(self, state: Binario) -> float:
        return state.round / state.rules.last_round


def same_words(one: Binario, other: Binario) -> bool:
    """Whether the same has been said in two steps under way."""
    if one.pending is None or other.pending is None:
        return one.pending is None and other.pending is None
    return one.pending.told() == other.pending.told()
