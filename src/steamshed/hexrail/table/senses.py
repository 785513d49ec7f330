"""What a seat sees of a map of hexagons, as lists of numbers: see ``rl/observation.py``."""

from __future__ import annotations

from typing import Final

from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.state import State
from steamshed.rail.network import Network
from steamshed.rl.observation import Block, Sense

NO_TRACK: Final = -2
UNSEEN: Final = -1
"""No piece: a field that was never looked at."""
LEFT_OUT: Final = ("wanted",)
"""Follows from the map and the new cities."""


def by_players(state: HexTable) -> int:
    """How long a list of seats can become."""
    return state.rules.players


class Tiles(Sense):
    """The pieces of track on the map."""

    def __init__(self, size: int) -> None:
        super().__init__("tiles", "By field: the piece of track (a tile in one of its positions), 0 for none", (size,))
        self.needs = ("network",)

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, HexTable)
        return state.network.piece


class Owners(Sense):
    """Whose the track is."""

    def __init__(self, size: int) -> None:
        about = "By field and edge: the owner of the track that leaves there, -1 nobody, -2 where there is none"
        super().__init__("owners", about, (size, 6))
        self.needs = ("network",)
        self.network: Network | None = None
        self.piece = [UNSEEN] * size
        self.owner: list[int] = []
        """What was written: a network numbers its sections anew only when a tile is laid or an owner changes."""

    def read(self, state: State, viewer: int) -> list[int]:
        assert isinstance(state, HexTable)
        network = state.network
        found = [NO_TRACK] * self.size
        for field, piece in enumerate(network.piece):
            if piece:
                for slot in range(6 * field, 6 * field + 6):
                    found[slot] = owner_at(network, slot)
        return found

    def write(self, state: State, viewer: int, block: Block, start: int) -> None:
        """Looks only where there is or was track."""
        assert isinstance(state, HexTable)
        network, before, written = state.network, self.piece, self.written
        if network is self.network and network.piece == before and network.owner == self.owner:
            return
        section_at, owners = network.section_at, network.owner
        for field, piece in enumerate(network.piece):
            if piece or before[field]:
                before[field] = piece
                slot = 6 * field
                for section in section_at[slot : slot + 6]:
                    owner = owners[section] if section else NO_TRACK
                    if owner != written[slot]:
                        written[slot] = block[start + slot] = owner
                    slot += 1
        self.network, self.owner = network, owners[:]


def owner_at(network: Network, slot: int) -> int:
    """The owner of the track that leaves a field over an edge."""
    section = network.section_at[slot]
    return network.owner[section] if section else NO_TRACK


def track_of(state: HexTable) -> list[Sense]:
    """The track on the map."""
    size = state.rules.board.grid.size
    return [Tiles(size), Owners(size)]
