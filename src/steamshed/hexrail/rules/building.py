"""What laying track has alike in all games: the track that a tile adds, where it may begin, links that are complete."""

from __future__ import annotations

from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Event
from steamshed.rail.network import NOBODY, TOWN
from steamshed.rail.placement import Change, Edges, change_between

Facts = dict[str, str | int]


def edges_of(state: HexTable, field: int) -> Edges:
    """The edges of a field as the acting seat sees them."""
    assert state.seat is not None
    return Edges(state.network, state.rules.board.closed[field], state.seat, field)


def placing(state: HexTable, field: int, piece: int) -> Change:
    """A tile on a field without one: all its track is added."""
    tile = state.rules.board.tiles.pieces[piece]
    if state.network.stop[field] == TOWN:
        return Change(piece, (), tuple((edge, -1) for edge in tile.exits))
    return Change(piece, (), tile.segments)


def change_by(state: HexTable, field: int, piece: int) -> Change | None:
    """What a tile does to the track on a field; None if track would disappear."""
    old = state.network.piece[field]
    if old == 0:
        return placing(state, field, piece)
    return change_between(state.rules.board.tiles, old, piece, state.network.stop[field] == TOWN)


def note_link(state: HexTable, section: int, events: list[Event]) -> None:
    """A link is complete."""
    names, network = state.rules.board.node_name, state.network
    args: Facts = {"from": names[network.start[section]], "to": names[network.end[section]]}
    owner = network.owner[section]
    events.append(Event("link-completed", owner if owner >= 0 else None, args))


def lose_unfinished(state: HexTable, seat: int, event: str, events: list[Event]) -> None:
    """An unfinished section that got no new segment in this build turn becomes unowned."""
    network = state.network
    for section in network.abandon(seat):
        events.append(Event(event, seat, {"hex": network.grid.names[network.open_slot[section] // 6]}))


class OpenEnds:
    """The fields as the acting seat sees them: which edges are blocked, which can be built from, as bits by field."""

    def __init__(self, state: HexTable, spurs_meet: bool) -> None:
        """``spurs_meet``: the spurs of a town may meet the open ends of others."""
        assert state.seat is not None
        self.seat = state.seat
        network = state.network
        self.anchored = network.city_edges[:]
        """By field, see ``Edges``."""
        self.blocked = state.rules.board.closed[:]
        """By field: closed to everybody, or track of a rival behind it."""
        self.faced: set[int] = set()
        """Fields that an open end faces: only there can a loop arise by adding track."""
        self.turnable: set[int] = set()
        """Fields with an open end that may be redirected."""
        across, stop = network.grid.across, network.stop
        for section in range(1, len(network.open_slot)):
            slot = network.open_slot[section]
            if slot < 0:
                continue
            owner, other = network.owner[section], across[slot]
            field, bit = other // 6, 1 << other % 6
            self.faced.add(field)
            if owner == self.seat:
                self.anchored[field] |= bit
                self.turnable.add(slot // 6)
            elif owner != NOBODY:
                if not spurs_meet or stop[field] != TOWN:
                    self.blocked[field] |= bit
            else:
                self.turnable.add(slot // 6)
                if network.claimable(self.seat, section):
                    self.anchored[field] |= bit
