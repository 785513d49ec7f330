"""A random player who stays solvent: issues shares to cover the coming expenses and builds only what he can pay.

Plain random play is bankrupt within a few turns; this one lasts to the end, for tests and benchmarks.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.actions import Bid, Build, Deliver, Done, Drop, Issue, RaiseEngine, Urbanize
from steamshed.games.age_of_steam.building import price
from steamshed.kernel.action import Action

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam


def solvent(state: AgeOfSteam, legal: list[Action], rng: random.Random) -> Action:
    """A random one of the actions that leave enough for the expenses of this turn."""
    assert state.seat is not None
    seat = state.seat
    if state.phase == "issue_shares":
        return shares_for_this_turn(state, seat, legal, rng)
    spare = state.cash[seat] + state.income[seat] - state.shares[seat] - state.engine[seat]
    if state.phase == "determine_player_order":
        bids = [action for action in legal if isinstance(action, Bid) and action.amount <= spare // 4]
        return rng.choice(bids) if bids and rng.random() < 0.3 else next(a for a in legal if isinstance(a, Drop))
    if state.phase == "build_track":
        return build_from_spare(state, seat, spare, legal, rng)
    if state.phase == "move_goods":
        useful = [action for action in legal if isinstance(action, Deliver)]
        if useful:
            return rng.choice(useful)
        return rng.choice([action for action in legal if not isinstance(action, RaiseEngine) or spare > 1])
    return rng.choice(legal)


def shares_for_this_turn(state: AgeOfSteam, seat: int, legal: list[Action], rng: random.Random) -> Action:
    """Enough for the expenses and, early in the game, for some track."""
    left = state.rules.turns - state.turn
    wanted = state.engine[seat] + 1 + (rng.randrange(9) if state.shares[seat] + left < 12 else 0)
    for action in legal:
        assert isinstance(action, Issue)
        after = state.cash[seat] + action.shares * (state.rules.numbers.share_price - 1) + state.income[seat]
        if after - state.shares[seat] >= wanted:
            return action
    return legal[-1]


def build_from_spare(state: AgeOfSteam, seat: int, spare: int, legal: list[Action], rng: random.Random) -> Action:
    """A build that the expenses leave money for; urbanizes when it can."""
    board = state.rules.board
    if state.may_urbanize and rng.random() < 0.7:
        return rng.choice([action for action in legal if isinstance(action, Urbanize)])
    if spare < 2:
        return next(action for action in legal if isinstance(action, Done))
    for _ in range(8):
        action = rng.choice(legal)
        if isinstance(action, Build):
            field = board.grid.index[action.hex]
            if price(state, seat, field, board.tiles.find[(action.tile, action.turn)]) <= spare:
                return action
    return next(action for action in legal if isinstance(action, Done))
