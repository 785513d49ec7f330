"""Everything that Binario Duel tells its bots: the beginner's word, and that of a company that thinks."""

from __future__ import annotations

import random

from steamshed.games.binario.actions import PASS, Do
from steamshed.games.binario.state import Binario
from steamshed.games.binario.think import dealer
from steamshed.games.binario.think.building import leads
from steamshed.games.binario.think.economy import Economy
from steamshed.games.binario.think.heuristics import BinarioHeuristics
from steamshed.games.binario.think.survey import Survey
from steamshed.games.binario.actions import do
from steamshed.kernel.action import Action
from steamshed.kernel.heuristics import Plan


class BinarioMind(BinarioHeuristics):
    def __init__(self) -> None:
        super().__init__()
        self.steps: list[Do] = []

    def economy(self, state: Binario, seat: int) -> Economy:
        return Economy(state, seat, self.habits, self.sight.rivals)

    def act(self, state, legal, rng):
        seat = state.seat
        if len(legal) == 1:
            return legal[0]
        if state.phase not in ("build", "trade", "freight"):
            while self.steps:
                s = self.steps.pop(0)
                if s in legal:
                    return s
            self.fallbacks = getattr(self, "fallbacks", 0) + 1
            return self.advise(state, legal, rng)
        if self.steps and self.key == (seat, state.round, state.phase) and self.steps[0] in legal and state.phase != "build":
            return self.steps.pop(0)
        self.key = (seat, state.round, state.phase)
        eco = self.economy(state, seat)
        if state.phase == "trade":
            self.steps = dealer.purchases(eco, state.silver[seat])
        elif state.phase == "freight":
            self.steps = dealer.boards(eco)
        else:
            words = [a for a in legal if isinstance(a, Do)]
            ending = do("hq", str(len(state.rules.box.centrals)))
            if state.rules.advanced and ending in words and state.round < state.rules.last_round:
                if leads(state, seat):
                    self.steps = []
                    return ending
                words = [a for a in words if a != ending]
            survey = Survey(eco, 40, 8)
            found = survey.schemes(words)
            self.steps = list(found[0].actions) if found else [PASS]
            if found:
                best = found[0]
                deal = survey.books.next_deal()
                if deal is not None and deal.buys and state.silver[seat] - best.cost < deal.cost and survey.books.rank(deal) > survey.rank(best):
                    self.steps = [PASS]
        s = self.steps.pop(0)
        assert s in legal, (state.phase, s)
        return s
