"""What becomes of a company by the end of the turn if nobody does anything else.

Nothing that chance decides in it changes money: dice bring goods only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from steamshed.games.age_of_steam.actions import LOCOMOTIVE, Decline, Done, Issue, Nothing, Take
from steamshed.games.age_of_steam.table.phases import BUILD_TRACK, GOODS_GROWTH, ISSUE_SHARES, MOVE_GOODS, PLAYER_ORDER
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.plan import forecast
from steamshed.hexrail.rules.bidding import DROP
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance


class Future(forecast.Future):
    """The money of one company at the end of the turn; its income is that after the reduction."""

    def __init__(self) -> None:
        super().__init__()
        self.collected = 0
        self.shares = 0
        self.engine = 0
        self.paid = 0

    @property
    def owed(self) -> int:
        return self.paid + self.short


def future(state: Table, seat: int, actions: Sequence[Action], hopeful: bool) -> Future:
    """The end of the turn for a seat; if ``hopeful``, it delivers what brings most in the chances that are left."""
    found = Future()
    after = forecast.played_out(state, actions, partial(move, seat, hopeful), partial(play, found, seat))
    found.cash, found.income = after.cash[seat], after.income[seat]
    return found


def move(seat: int, hopeful: bool, state: Table) -> Action:
    """What the deciding seat does: a hopeful one delivers."""
    mine = hopeful and state.seat == seat and state.phase == MOVE_GOODS
    return forecast.best_delivery(state, Nothing()) if mine else idle(state)


def play(found: Future, seat: int, state: Table, action: Action) -> None:
    """Plays an action and keeps what its events say about the money of a seat."""
    shares = state.shares[seat]  # gone after an elimination
    for event in state.apply(action, Chance(0)):
        if event.seat != seat:
            continue
        args = event.args
        if event.id == "shares-issued":
            shares = state.shares[seat]
        elif event.id == "income-collected":
            found.collected = int(args["money"])
        elif event.id == "expenses-paid":
            found.paid, found.short = int(args["money"]), int(args["short"])
            found.shares, found.engine = shares, found.owed - shares
        elif event.id == "eliminated":
            # what the income could not make up for
            found.bankrupt = found.short - found.collected


def idle(state: Table) -> Action:
    """The least that the deciding seat can do."""
    if state.phase == ISSUE_SHARES:
        return Issue(0)
    if state.phase == PLAYER_ORDER:
        return DROP
    if state.phase == BUILD_TRACK:
        return Done()
    if state.phase == MOVE_GOODS:
        return Nothing()
    if state.deciding_locomotive or (state.phase == GOODS_GROWTH and not state.drawn):
        return Decline()
    legal = state.legal()
    takes = [action for action in legal if isinstance(action, Take) and action.special != LOCOMOTIVE]
    return takes[-1] if takes else legal[0]


def growth_chances(state: Table, cities: Sequence[int]) -> list[tuple[int, int, int]]:
    """For cities that dice can bring goods to: the city, its number, and the chance in percent that it gets a cube."""
    board, rules = state.rules.board, state.rules.map
    dice = rules.dice or [state.rules.players] * 2
    if state.turn in rules.no_growth:
        return []
    found: list[tuple[int, int, int]] = []
    for name, column in board.display.numbered.items():
        city = board.column_city[column]
        if city in cities and any(state.display[box] >= 0 for box in board.display.column_boxes[column]):
            # AS-GROW-04, MR-17: by the dice of the column's side
            percent = round(100 * (1 - (5 / 6) ** dice["WB".index(name[0])]))
            if percent:
                found.append((city, int(name[1:]), percent))
    return found
