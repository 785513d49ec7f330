"""What a seat sees of a map of hexagons, as lists of numbers: see ``kernel/senses.py``."""

from __future__ import annotations

from typing import Final

from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.senses import Sense
from steamshed.kernel.state import State
from steamshed.rail.network import Network

NO_TRACK: Final = -2
LEFT_OUT: Final = ("wanted",)
"""Follows from the map and the new cities."""


def by_players(state: HexTable) -> int:
    """How long a list of seats can become."""
    return state.rules.players


class Tiles(Sense):
    """The pieces of track on the map."""

    def __init__(self, size: int) -> None:
        super().__init__("tiles", "By field: the piece of track (a tile in one of its positions), 0 for none", (size,))

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, HexTable)
        return state.network.piece


class Owners(Sense):
    """Whose the track is. The last answer is kept: a network numbers its sections anew only when a tile is laid or an
    owner changes."""

    def __init__(self, size: int) -> None:
        about = "By field and edge: the owner of the track that leaves there, -1 nobody, -2 where there is none"
        super().__init__("owners", about, (size, 6))
        self.network: Network | None = None
        self.piece: list[int] = []
        self.owner: list[int] = []
        self.answer: list[int] = []

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, HexTable)
        network = state.network
        if network is self.network and network.piece == self.piece and network.owner == self.owner:
            return self.answer
        section_at, owner = network.section_at, network.owner
        found = [NO_TRACK] * self.size
        for field, piece in enumerate(network.piece):
            if piece:
                for slot in range(6 * field, 6 * field + 6):
                    section = section_at[slot]
                    if section:
                        found[slot] = owner[section]
        self.network, self.piece, self.owner, self.answer = network, network.piece[:], owner[:], found
        return found


def track_of(state: HexTable) -> list[Sense]:
    """The track on the map."""
    size = state.rules.board.grid.size
    return [Tiles(size), Owners(size)]
