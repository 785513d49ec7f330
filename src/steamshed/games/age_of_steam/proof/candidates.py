"""Everything that could be legal in a position, for brute force: ``legal`` must be what ``check`` keeps of it."""

from __future__ import annotations

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
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.proof.candidates import journeys
from steamshed.kernel.action import Action


def candidates(state: Table) -> list[Action]:
    """Every action of the game with every argument that could be legal here, whatever the phase."""
    board = state.rules.board
    found: list[Action] = [Drop(), Pass(), Raise(), Decline(), Done(), RaiseEngine(), Nothing(), Produce()]
    found += [Issue(shares) for shares in range(state.rules.numbers.most_shares + 2)]
    found += [Bid(amount) for amount in range(max([0, *state.cash]) + 2)]
    found += [Take(special) for special in range(len(SPECIAL_ACTIONS))]
    found += [Place(box) for box in board.display.boxes]
    for node in board.nodes:
        found += [Urbanize(board.node_name[node], letter) for letter in board.display.letters]
    for hex in board.grid.names:
        found += [Build(hex, piece.tile.name, piece.turn) for piece in board.tiles.pieces[1:]]
    if state.phase == "move_goods":
        longest = state.rules.numbers.most_engine + 1
        found += journeys(state, longest, longest, False)
    return found
