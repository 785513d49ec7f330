"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.steam.actions import (
    ACTION_TILES,
    Bid,
    Build,
    Capital,
    Deliver,
    Drop,
    End,
    Improve,
    Pass,
    Redirect,
    Take,
    TakeIncome,
    TakeVp,
)
from steamshed.games.steam.money import fundable
from steamshed.kernel.action import Action
from steamshed.rail.network import CITY

if TYPE_CHECKING:
    from steamshed.games.steam.state import Steam

LONGEST = 5
"""Longer walks are too many to try them all."""


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
    """Every walk of up to five links, none twice, with every colour, whatever its end; and the longer legal ones."""
    assert state.seat is not None
    found: list[Action] = []
    longest = min(state.locomotive[state.seat] + 1, LONGEST)
    for city in state.rules.board.nodes:
        if state.network.stop[city] == CITY:
            walk(state, [city], [], [], longest, found)
    return found + state.legal()


def walk(state: Steam, nodes: list[int], edges: list[int], used: list[int], longest: int, found: list[Action]) -> None:
    board = state.rules.board
    links = state.network.links()[nodes[-1]]
    if edges:
        stops = tuple(board.node_name[node] for node in nodes)
        found.extend(Deliver(colour, stops, tuple(edges)) for colour in board.goods.colours)
    for link in links:
        if link.section not in used and len(edges) < longest:
            parallel = len([other for other in links if other.to == link.to]) > 1
            edge = link.edge if parallel else -1
            walk(state, [*nodes, link.to], [*edges, edge], [*used, link.section], longest, found)
