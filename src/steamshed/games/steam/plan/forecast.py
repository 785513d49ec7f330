"""What becomes of a player's money by the end of the round if nobody does anything else. Points of a delivery are taken
as income."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from steamshed.games.steam.actions import Improve, TakeIncome
from steamshed.games.steam.rules.build_phase import END
from steamshed.games.steam.rules.capital import CAPITALS
from steamshed.games.steam.rules.money import fundable
from steamshed.games.steam.rules.points import INCOME, VP
from steamshed.games.steam.table.phases import AUCTION, BUILD, CAPITAL, GOODS, OPENING, TAKE_POINTS
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.plan import forecast
from steamshed.hexrail.rules.bidding import DROP, PASS
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance


class Future(forecast.Future):
    """The money of one player at the end of the round; in the standard game what was short cost steps back."""

    def __init__(self) -> None:
        super().__init__()
        self.net = 0
        """Income less what the locomotive costs; below 0 it is paid."""
        self.raised = 0
        """Money that had to be raised on the way."""
        self.vp = 0


def future(state: Table, seat: int, actions: Sequence[Action], hopeful: bool) -> Future:
    """The end of the round for a seat; if ``hopeful``, it delivers what brings most in the chances that are left."""
    found = Future()
    after = forecast.played_out(state, actions, partial(move, seat, hopeful), partial(play, found, seat))
    found.cash, found.income, found.vp = after.cash[seat], after.income[seat], after.vp[seat]
    return found


def move(seat: int, hopeful: bool, state: Table) -> Action:
    """What the deciding seat does: a hopeful one delivers."""
    mine = hopeful and state.seat == seat and state.phase == GOODS
    return forecast.best_delivery(state, PASS) if mine else idle(state)


def play(found: Future, seat: int, state: Table, action: Action) -> None:
    """Plays an action and keeps what its events say about the money of a seat."""
    missing = shortage_before(state, seat, action)
    for event in state.apply(action, Chance(0)):
        if event.seat != seat:
            continue
        args = event.args
        if event.id == "income-received":
            found.net = int(args["money"])
        elif event.id == "expenses-paid":
            found.net = -int(args["money"])
        elif event.id == "money-raised":
            found.raised += int(args["money"])
        elif event.id == "steps-lost":
            found.short = int(args["short"])
        elif event.id == "bankrupt":
            found.bankrupt = missing


def shortage_before(state: Table, seat: int, action: Action) -> int:
    """How much a seat would lack after an action if what is due were paid then (ST-INC-02, ST-STD-15)."""
    rules, numbers = state.rules, state.rules.numbers
    income, engine = state.income[seat], state.engine[seat] if rules.standard else 0
    if state.seat == seat:
        if isinstance(action, TakeIncome):
            income = min(income + state.points[0], rules.income_max)
        elif isinstance(action, Improve) and rules.standard:
            engine += 1
    funds = fundable(state, seat)
    if rules.standard and not rules.lenient_upkeep[seat]:
        funds = state.cash[seat] + numbers.loss * (state.vp[seat] + income - numbers.lowest_income)
    return engine - income - funds


def idle(state: Table) -> Action:
    """The least that the deciding seat can do."""
    legal = state.legal()
    if state.phase == CAPITAL:
        return CAPITALS[0]
    if state.phase == AUCTION:
        return DROP if state.right == state.seat else PASS
    if state.phase in (OPENING, GOODS):
        return PASS
    if state.phase == TAKE_POINTS:
        return INCOME if INCOME in legal else VP
    if state.phase == BUILD:
        return END if END in legal else legal[0]
    return legal[-1]
