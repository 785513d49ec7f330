"""Income and expenses, and bankruptcy (ST-INC, ST-BANK, ST-STD-14 to 16). Nothing is decided here."""

from __future__ import annotations

from steamshed.games.steam.rules.money import fundable, lose_steps, pay
from steamshed.games.steam.rules.scoring import end_game
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.content.map_rules import reduction_of
from steamshed.hexrail.rules.turns import goods_gone, leave
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase


class Income(Phase[Table]):
    """In turn order; the phase goes on after a bankruptcy (ST-BANK-05) unless one player is left."""

    name = "income"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        for seat in state.order[:]:
            # ST-INC-01, ST-STD-14: by the markers at the start of the phase
            net = state.income[seat] - (state.engine[seat] if state.rules.standard else 0)
            if net >= 0:
                state.cash[seat] += net
                events.append(Event("income-received", seat, {"money": net}))
            elif not self.pay(state, seat, -net, events):
                bankrupt(state, seat, events)
                if len(state.order) < 2:
                    # ST-BANK-03: at once
                    end_game(state, events)
                    return
        if state.rules.map.bands:
            self.reduce(state, events)
        if state.turn >= state.rules.turns or goods_gone(state):
            # ST-ROUND-04, MR-01
            end_game(state, events)

    def reduce(self, state: Table, events: list[Event]) -> None:
        """MR-05: looked up once, on the income after income and expenses."""
        bands = state.rules.reductions[state.turn]
        for seat in state.order:
            less = reduction_of(bands, state.income[seat])
            if less:
                state.income = state.income[:]
                state.income[seat] -= less
                events.append(Event("income-reduced-by-map", seat, {"points": less, "income": state.income[seat]}))

    def pay(self, state: Table, seat: int, due: int, events: list[Event]) -> bool:
        """ST-INC-02, ST-BANK-01, ST-STD-15, ST-STD-16: False if it cannot be paid in full."""
        if not state.rules.standard or state.rules.lenient_upkeep[seat]:
            if due > fundable(state, seat):
                return False
            pay(state, seat, due, events)
        else:
            shortage = due - state.cash[seat]
            if shortage > 0:
                if not lose_steps(state, seat, shortage, events):
                    return False
                # the cash was used up; what is left is change
                state.cash[seat] -= due - shortage
            else:
                state.cash[seat] -= due
        events.append(Event("expenses-paid", seat, {"money": due}))
        return True


def bankrupt(state: Table, seat: int, events: list[Event]) -> None:
    """ST-BANK-01, ST-BANK-02: the player is out; his links stay, unowned."""
    events.append(Event("bankrupt", seat, {"round": state.turn}))
    leave(state, seat, max(state.out) + 1)
    state.vp = state.vp[:]
    state.vp[seat] = 0
    state.using[seat] = False
