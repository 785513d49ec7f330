"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.actions import (
    SPECIAL_ACTIONS,
    Bid,
    Build,
    Decline,
    Done,
    Drop,
    Issue,
    Nothing,
    Pass,
    Place,
    Produce,
    Raise,
    RaiseEngine,
    Take,
    Urbanize,
)
from steamshed.kernel.action import Action
from steamshed.rail.network import CITY
from steamshed.rail.wandering import delivery_by, walks_from

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam


def candidates(state: AgeOfSteam) -> list[Action]:
    """Every action of the game with every argument that could be legal here, whatever the phase."""
    board = state.rules.board
    found: list[Action] = [Drop(), Pass(), Raise(), Decline(), Done(), RaiseEngine(), Nothing(), Produce()]
    found += [Issue(shares) for shares in range(state.rules.numbers.most_shares + 2)]
    found += [Bid(amount) for amount in range(max([0, *state.cash]) + 2)]
    found += [Take(special) for special in range(len(SPECIAL_ACTIONS))]
    found += [Place(box) for box in board.goods.boxes]
    for node in board.nodes:
        found += [Urbanize(board.node_name[node], letter) for letter in board.goods.letters]
    for hex in board.grid.names:
        found += [Build(hex, piece.tile.name, piece.turn) for piece in board.tiles.pieces[1:]]
    if state.phase == "move_goods":
        found += journeys(state)
    return found


def journeys(state: AgeOfSteam) -> list[Action]:
    """Every walk over links that visits no node twice, with every colour, whatever its length and end."""
    board, links = state.rules.board, state.network.links()
    found: list[Action] = []
    for city in board.nodes:
        if state.network.stop[city] == CITY:
            for walk in walks_from(links, city, state.rules.numbers.most_engine + 1):
                found += [delivery_by(links, board.node_name, colour, city, walk) for colour in board.goods.colours]
    return found
