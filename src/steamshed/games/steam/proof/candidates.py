"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from steamshed.games.steam.actions import (
    ACTION_TILES,
    Bid,
    Build,
    Capital,
    Drop,
    End,
    Improve,
    Pass,
    Redirect,
    Take,
    TakeIncome,
    TakeVp,
)
from steamshed.games.steam.rules.money import fundable
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.proof.candidates import journeys
from steamshed.kernel.action import Action

SHORT = 4
"""Longer walks are too many to try them with every colour."""


def candidates(state: Table) -> list[Action]:
    """Every action of the game with every argument that could be legal here, and many that could not."""
    board = state.rules.board
    found: list[Action] = [Pass(), Drop(), End(), Improve(), TakeIncome(), TakeVp()]
    richest = max([0, *state.cash, *[fundable(state, seat) for seat in state.order]])
    found += [Bid(amount) for amount in range(max(51, richest) + 2)]
    found += [Capital(steps) for steps in range(22 + max(state.vp))]
    for tile in range(len(ACTION_TILES)):
        found += [Take(tile), Take(tile, "use"), Take(tile, "pass")]
    built = [action for actions in board.builds for action in actions[1:]]
    redirected = [action for actions in board.redirects for action in actions]
    used = [action for colours in board.urbanizes for actions in colours for action in actions]
    used += [action for actions in board.grows for action in actions]
    # outside build turns none of them can be legal: some are enough
    thin = 1 if state.phase == "build" else 199
    found += built[::thin] + redirected[::thin] + used[::thin]
    for hex in board.grid.names:
        if not board.builds[board.field_at[hex]]:
            found += [Build(hex, "21", 0), Redirect(hex, 0, 3)]
    if state.phase == "goods" and state.seat is not None:
        found += journeys(state, max(SHORT, state.engine[state.seat]), SHORT, True)
    return found
