"""What laying track has alike in all games: the track that a tile adds, where it may begin, links that are complete."""

from __future__ import annotations

from typing import Final

from steamshed.hexrail.actions import Build
from steamshed.hexrail.content.hexmap import Fitting, HexMap
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event
from steamshed.rail.network import CITY, NOBODY, TOWN
from steamshed.rail.placement import Change, Edges

Facts = dict[str, str | int]


def edges_of(state: HexTable, field: int) -> Edges:
    """The edges of a field as the acting seat sees them."""
    assert state.seat is not None
    return Edges(state.network, state.rules.board.closed[field], state.seat, field)


def change_by(state: HexTable, field: int, piece: int) -> Change | None:
    """What a tile does to the track on a field; None if track would disappear."""
    board, network = state.rules.board, state.network
    changes = board.town_changes if network.stop[field] == TOWN else board.changes
    return changes.between(network.piece[field], piece)


def note_link(state: HexTable, section: int, events: list[Event]) -> None:
    """A link is complete."""
    names, network = state.rules.board.node_name, state.network
    owner = network.owner[section]
    ends: Facts = {"from": names[network.start[section]], "to": names[network.end[section]]}
    args: Facts = {**ends, "owned": int(owner >= 0)}
    events.append(Event("link-completed", owner if owner >= 0 else None, args))


def lose_unfinished(state: HexTable, seat: int, event: str, events: list[Event]) -> None:
    """An unfinished section that got no new segment in this build turn becomes unowned."""
    network = state.network
    for section in network.abandon(seat):
        events.append(Event(event, seat, {"hex": network.grid.names[network.open_slot[section] // 6]}))


FACED: Final = 64
"""An open end faces the field: only there can a loop arise by adding track."""
TURNABLE: Final = 128
"""An open end on the field may be redirected."""
EDGES: Final = 63


class BuildSearch:
    """One search for legal builds: the fields as the acting seat sees them, edges as bits."""

    def __init__(self, state: HexTable, spurs_meet: bool) -> None:
        """``spurs_meet``: the spurs of a town may meet the open ends of others."""
        assert state.seat is not None
        self.seat = state.seat
        self.network = network = state.network
        self.map: HexMap = state.rules.board
        self.anchored = anchored = network.city_edges[:]
        """By field, see ``Edges``."""
        self.blocked = blocked = self.map.closed[:]
        """By field: edges closed to everybody, or with track of a rival behind it; FACED, TURNABLE."""
        self.faced: list[int] = []
        """Fields that an open end faces, some twice."""
        across, stop = network.grid.across, network.stop
        for section, slot in enumerate(network.open_slot):
            if slot < 0:
                continue
            owner, other = network.owner[section], across[slot]
            field, bit = other // 6, 1 << other % 6
            self.faced.append(field)
            blocked[field] |= FACED
            if owner == self.seat:
                anchored[field] |= bit
                blocked[slot // 6] |= TURNABLE
            elif owner != NOBODY:
                if not spurs_meet or stop[field] != TOWN:
                    blocked[field] |= bit
            else:
                blocked[slot // 6] |= TURNABLE
                if network.claimable(self.seat, section):
                    anchored[field] |= bit

    def fitting_for(self, key: tuple[int, ...]) -> Fitting:
        """What is known of builds with so much money, these tiles left and what else is the same on the whole map."""
        map = self.map
        found = map.fitting.get(key)
        if found is None:
            found = map.fitting[key] = Fitting()
            for field in range(map.grid.size):
                found.begins.append(len(found.row))
                if map.builds[field]:
                    found.row += self.as_printed(field)
            found.begins.append(len(found.row))
        return found

    def as_printed(self, field: int) -> list[Build]:
        """The builds on a field if nothing lay on the map."""
        raise NotImplementedError

    def builds_on(self, field: int) -> list[Build]:
        """The legal builds on a field."""
        raise NotImplementedError

    def unlike_print(self) -> list[int]:
        """The fields where something lies on them or around them that is not printed, in their order, some twice."""
        network, map = self.network, self.map
        found = network.laid + self.faced
        for town in map.towns:
            if network.stop[town] == CITY:
                found.extend(map.around[town])
        found.sort()
        return found

    def add_all(self, fitting: Fitting, found: list[Action]) -> None:
        """Adds every legal build, by field and piece."""
        row, begins, builds, stop = fitting.row, fitting.begins, self.map.builds, self.network.stop
        taken, last = 0, -1
        for field in self.unlike_print():
            if field == last or not builds[field]:
                continue
            last = field
            here = self.builds_on(field) if stop[field] != CITY else NO_BUILDS
            begin, end = begins[field], begins[field + 1]
            if here or begin < end:
                # up to here as printed, then what is here instead of what would be
                if taken < begin:
                    found.extend(row[taken:begin])
                found.extend(here)
                taken = end
        found.extend(row[taken:])


NO_BUILDS: Final[list[Build]] = []
