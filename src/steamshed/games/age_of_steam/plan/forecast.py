"""What becomes of a company by the end of the turn if nobody does anything else: by the rules themselves.

The actions that are considered are played on a copy; then everybody does as little as the rules allow, until the turn
is over. Nothing that chance decides in it changes money: dice bring goods only.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.age_of_steam.actions import LOCOMOTIVE, Decline, Deliver, Done, Issue, Nothing, Take
from steamshed.games.age_of_steam.table.phases import BUILD_TRACK, GOODS_GROWTH, ISSUE_SHARES, MOVE_GOODS, PLAYER_ORDER
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.bidding import DROP
from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.rail.delivery import links_of


class Future:
    """The money of one company at the end of the turn."""

    def __init__(self) -> None:
        self.collected = 0
        self.shares = 0
        self.engine = 0
        self.paid = 0
        self.short = 0
        """What it owes and cannot pay."""
        self.cash = 0
        self.income = 0
        """After the reduction: what it has in the next turn."""
        self.bankrupt = 0
        """How many dollars too few it has to stay in the game."""

    @property
    def owed(self) -> int:
        return self.paid + self.short


def future(state: Table, seat: int, actions: Sequence[Action], hopeful: bool) -> Future:
    """The end of the turn for a seat; if ``hopeful``, it delivers what brings most in the chances that are left."""
    after = state.clone()
    assert isinstance(after, Table)
    found, turn = Future(), after.turn
    for action in actions:
        play(found, after, seat, action)
    while after.seat is not None and after.turn == turn:
        mine = hopeful and after.seat == seat and after.phase == MOVE_GOODS
        play(found, after, seat, best_delivery(after) if mine else idle(after))
    found.cash = after.cash[seat]
    found.income = after.income[seat]
    return found


def play(found: Future, state: Table, seat: int, action: Action) -> None:
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


def best_delivery(state: Table) -> Action:
    """The delivery that brings the deciding seat most; nothing if none brings anything."""
    assert state.seat is not None
    best: Action = Nothing()
    most = 0
    for action in state.legal():
        if isinstance(action, Deliver):
            gain = links_of(state.seat, journey_of(state, action))
            if gain > most:
                best, most = action, gain
    return best


def growth_chances(state: Table, cities: Sequence[int]) -> list[tuple[int, int, int]]:
    """For cities that dice can bring goods to: the city, its number, and the chance in percent that it gets a cube."""
    board, dice = state.rules.board, state.rules.players
    percent = round(100 * (1 - (5 / 6) ** dice))
    found: list[tuple[int, int, int]] = []
    for name, column in board.display.numbered.items():
        city = board.column_city[column]
        if city in cities and any(state.display[box] >= 0 for box in board.display.column_boxes[column]):
            found.append((city, int(name[1:]), percent))
    return found
