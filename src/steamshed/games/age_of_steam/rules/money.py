"""Collect income, pay expenses, income reduction (AS-INC, AS-EXP, AS-ELIM, AS-RED). Nothing is decided here."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.phases import OVER
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.content.map_rules import reduction_of
from steamshed.hexrail.rules.turns import leave
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase


class CollectIncome(Phase[Table]):
    """AS-INC-01."""

    name = "collect_income"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        for seat in state.order:
            state.cash[seat] += state.income[seat]
            events.append(Event("income-collected", seat, {"money": state.income[seat]}))


class PayExpenses(Phase[Table]):
    """AS-EXP and, for those who cannot pay, AS-ELIM."""

    name = "pay_expenses"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        for seat in state.order[:]:
            self.pay(state, seat, events)
        if len(state.order) < 2:
            # AS-ELIM-03: before income reduction and goods growth
            state.phase = OVER
            events.append(Event("game-over", None, {"turn": state.turn}))

    def pay(self, state: Table, seat: int, events: list[Event]) -> None:
        owed = state.shares[seat] + state.engine[seat]
        paid = min(owed, state.cash[seat])
        state.cash[seat] -= paid
        short = owed - paid
        events.append(Event("expenses-paid", seat, {"money": paid, "short": short}))
        if short:
            # AS-EXP-02, AS-EXP-03
            state.income = state.income[:]
            state.income[seat] -= short
            if state.income[seat] < 0:
                eliminate(state, seat)
                events.append(Event("eliminated", seat, {"turn": state.turn}))
            else:
                events.append(Event("income-lost", seat, {"points": short, "income": state.income[seat]}))


def eliminate(state: Table, seat: int) -> None:
    """AS-ELIM-01, AS-ELIM-02: the company leaves the displays; its track stays, unowned."""
    leave(state, seat, state.turn)
    state.shares = state.shares[:]
    state.shares[seat] = 0


class IncomeReduction(Phase[Table]):
    """AS-RED: looked up once, on the income after the expenses; MR-05."""

    name = "income_reduction"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        for seat in state.order:
            less = reduction_of(state.rules.reductions[state.turn], state.income[seat])
            if less:
                state.income = state.income[:]
                state.income[seat] -= less
                events.append(Event("income-reduced", seat, {"points": less, "income": state.income[seat]}))
