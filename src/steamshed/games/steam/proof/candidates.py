"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from steamshed.kernel.action import Action
from steamshed.rail.network import CITY
from steamshed.rail.wandering import delivery_by, walks_from

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam

SHORT = 4
"""Longer walks are too many to try them with every colour."""


def candidates(state: Steam) -> list[Action]:
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
    if state.phase == "goods":
        found += journeys(state)
    return found


def journeys(state: Steam) -> list[Action]:
    """Every walk over links within the locomotive: short ones with every colour, all with the colour of their end."""
    assert state.seat is not None
    board, links = state.rules.board, state.network.links()
    found: list[Action] = []
    for city in board.nodes:
        if state.network.stop[city] != CITY:
            continue
        for walk in walks_from(links, city, max(SHORT, state.locomotive[state.seat]), again=True):
            wanted = state.wanted[walk[-1].to]
            for number, colour in enumerate(board.goods.colours):
                if len(walk) <= SHORT or number == wanted:
                    found.append(delivery_by(links, board.node_name, colour, city, walk))
    return found
