"""What becomes of a player's money by the end of the turn if nobody does anything else: by the rules themselves.

The actions that are considered are played on a copy; then everybody does as little as the rules allow, until the turn
is over. What that least is, and which events speak of money, is for a game to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from steamshed.hexrail.rules.pay import gain_of_delivery
from steamshed.hexrail.table.table import HexTable, T
from steamshed.kernel.action import Action
from steamshed.rail.delivery import Deliver


class Future:
    """The money of one player at the end of the turn."""

    def __init__(self) -> None:
        self.short = 0
        """What is owed and cannot be paid."""
        self.cash = 0
        self.income = 0
        """With which the next turn begins."""
        self.bankrupt = 0
        """How many dollars too few there are to stay in the game."""


def played_out(
    state: T, actions: Sequence[Action], move: Callable[[T], Action], play: Callable[[T, Action], None]
) -> T:
    """The position after actions and, until the turn is over, after what ``move`` says for whoever decides; ``play``
    carries one out."""
    after = state.clone()
    assert isinstance(after, type(state))
    turn = after.turn
    for action in actions:
        play(after, action)
    while after.seat is not None and after.turn == turn:
        play(after, move(after))
    return after


TILE, BID, MORE = 3, 3, 2
"""What a tile and a bid take as a rule, in dollars; and how many more times money is proposed to be raised than what is
due needs."""


def times_to_raise(state: HexTable, ends: Sequence[Future]) -> int:
    """How often money is sensibly raised, by the ends of the turn after never, once, and so on, in which nothing is
    delivered: as often as what is due needs, and except in the last turn a few times more for a bid and a whole turn of
    track."""
    assert state.seat is not None
    due = next((times for times, end in enumerate(ends) if not end.short), 0)
    if state.turn >= state.rules.turns:
        return due
    wanted = TILE * state.build_limit(state.seat) + BID
    for times in range(due, min(due + MORE, len(ends) - 1)):
        if not ends[times].short and ends[times].cash >= wanted:
            return times
    return min(due + MORE, len(ends) - 1)


def best_delivery(state: HexTable, skip: Action) -> Action:
    """The delivery that brings the deciding seat most; ``skip`` if none brings anything."""
    assert state.seat is not None
    best, most = skip, 0
    for action in state.legal():
        if isinstance(action, Deliver):
            gain = gain_of_delivery(state, state.seat, action)
            if gain > most:
                best, most = action, gain
    return best
