"""Puts a path that was followed on the table: tiles, reshapes, crossings, tunnels, stations, the route record."""

from __future__ import annotations

from steamshed.games.binario.content.box import F_MAGLEV, F_SHIP
from steamshed.games.binario.rules import costs, reports
from steamshed.games.binario.rules.ways.builder import Builder
from steamshed.games.binario.rules.ways.network import (
    BOTH,
    bit_count,
    holds,
    recorded,
    slot_at,
    slots_in,
    slots_of,
)
from steamshed.games.binario.rules.ways.steps import (
    AT_STATION,
    CROSS,
    HERE,
    IN,
    KEEP,
    NEW,
    OLD,
    OUT,
    RESHAPE,
    TURN,
    UNDER,
    Leaving,
    Spot,
)
from steamshed.games.binario.table.pieces import Route, Tunnel
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event


def lay(builder: Builder, end: Spot, kinds: list[int], events: list[Event]) -> None:
    """Pays for a path with its new stations (of these kinds), lays it, and records the route."""
    state, seat = builder.state, builder.seat
    spots = end.spots()
    # what ``leave`` said while the path was followed, before anything is laid
    jobs: list[tuple[Spot, int, Leaving]] = []
    joint: list[int] = []
    for at, spot in enumerate(spots):
        side = survey_side(spots[at + 1]) if at + 1 < len(spots) else HERE
        if spot.kind == OLD and not (at + 1 < len(spots) and spots[at + 1].kind == UNDER):
            leaving = builder.leave(spot, side)
            assert isinstance(leaving, Leaving)
            jobs.append((spot, side, leaving))
            if leaving.op == KEEP:
                joint += opened_joints(builder, spot, side)
        else:
            jobs.append((spot, side, Leaving(builder.type)))
    placed: list[int] = []
    kinds = kinds[:]
    state.unshare()
    for spot in spots:
        # BI-STN-09: the first end takes the lower label
        if spot.kind == AT_STATION and state.station[spot.cell] < 0:
            place_station(state, seat, kinds.pop(0), spot.cell, events)
            placed.append(spot.cell)
    new_tiles, reshaped = 0, 0
    for spot, side, leaving in jobs:
        if spot.kind in (NEW, IN, OUT):
            place(builder, spot, side)
            new_tiles += 1
        elif spot.kind == OLD and leaving.op != KEEP:
            reshaped += 1 if leaving.op != TURN else 0
            change(builder, spot.cell, leaving)
        elif spot.kind == AT_STATION:
            attach(builder, spots, spot)
    for slot in joint:
        # BI-JOIN-10
        state.way_owner[slot] = BOTH
    dig(builder, spots)
    for cell in placed:
        attach_neighbours(state, seat, cell)
    state.silver[seat] -= end.cost
    state.changed()
    if len(spots) > 1:
        args: dict[str, str | int] = {
            "type": builder.way.id,
            "tiles": new_tiles,
            "reshaped": reshaped,
            "silver": end.cost,
            "items": reports.places(state, (spots[0].cell, end.cell)),
        }
        events.append(Event("route-built", seat, args))
    if len(spots) > 1 and spots[0].kind == AT_STATION and end.kind == AT_STATION:
        cells = tuple(spot.cell for spot in spots)
        add_record(state, seat, cells, tuple(spot.kind == UNDER for spot in spots), events)


def survey_side(after: Spot) -> int:
    """The side by which the path left the cell before a spot."""
    return after.entry ^ 2


def opened_joints(builder: Builder, spot: Spot, side: int) -> list[int]:
    """BI-JOIN-10: opponent's branches and crossings whose open exit the path uses."""
    found: list[int] = []
    for used in (spot.entry, side):
        if used != HERE:
            slot = slot_at(builder.state, spot.cell, used)
            if slot >= 0 and builder.faces_open(slot, used):
                found.append(slot)
    return found


def place(builder: Builder, spot: Spot, side: int) -> None:
    """A new tile; the last one of an unfinished stretch points straight on (BI-WAY-05)."""
    state, slot = builder.state, 2 * spot.cell
    out = spot.entry ^ 2 if side == HERE else side
    state.way_type[slot] = builder.type
    state.way_owner[slot] = state.way_laid[slot] = builder.seat
    if spot.kind == IN:
        state.portal[spot.cell] = spot.entry ^ 2
        state.way_exits[slot] = 1 << spot.entry
    elif spot.kind == OUT:
        state.portal[spot.cell] = spot.entry
        state.way_exits[slot] = 1 << (spot.entry ^ 2)
    else:
        state.way_exits[slot] = 1 << spot.entry | 1 << out


def change(builder: Builder, cell: int, leaving: Leaving) -> None:
    """Turns, reshapes or crosses an existing tile."""
    state, seat, slot = builder.state, builder.seat, 2 * cell
    op, exits, type = leaving.op, leaving.exits, leaving.type
    if op == TURN:
        state.way_exits[slot] = exits
    elif op == RESHAPE:
        # BI-JOIN-09: an opponent's tile becomes joint
        state.way_exits[slot] = exits
        state.way_type[slot] = type
        if state.way_owner[slot] == 1 - seat:
            state.way_owner[slot] = BOTH
        state.way_laid[slot] = seat
    else:
        assert op == CROSS
        # BI-JOIN-12: each way keeps its owner; the north-south way comes first
        new = slot + 1
        if exits == 5:
            for field in (state.way_type, state.way_owner, state.way_laid, state.way_exits):
                field[slot + 1] = field[slot]
            new = slot
        state.way_type[new], state.way_exits[new] = type, exits
        state.way_owner[new] = state.way_laid[new] = seat


def attach(builder: Builder, spots: list[Spot], spot: Spot) -> None:
    """BI-WAY-08: the path attaches the side it runs across."""
    sides = builder.state.station_sides
    if spot is spots[0]:
        if len(spots) > 1:
            sides[spot.cell] |= 1 << survey_side(spots[1])
    else:
        sides[spot.cell] |= 1 << spot.entry


def dig(builder: Builder, spots: list[Spot]) -> None:
    """The tunnels of the path."""
    cells: list[int] = []
    for spot in spots:
        if spot.kind == IN:
            cells = [spot.cell]
        elif cells:
            cells.append(spot.cell)
            if spot.kind == OUT:
                builder.state.tunnels.append(Tunnel(builder.seat, builder.type, tuple(cells)))
                cells = []


def place_station(state: Table, seat: int, kind: int, cell: int, events: list[Event]) -> None:
    """A new station: label and cost (BI-STN-01, BI-STN-09). The ways beside it are attached afterwards."""
    station = state.rules.box.stations[kind]
    cost = costs.station(state, seat, kind, cell)
    state.unshare()
    if kind in state.free[seat]:
        state.free[seat].remove(kind)
    state.label[cell] = costs.lowest_label(state, seat, station.family)
    state.station[cell] = kind
    state.station_owner[cell] = seat
    state.station_sides[cell] = 0
    state.stations[seat].append(cell)
    state.silver[seat] -= cost
    state.changed()
    events.append(Event("station-built", seat, reports.station(state, cell) | {"silver": cost}))


def attach_neighbours(state: Table, seat: int, cell: int) -> None:
    """BI-WAY-08: own or joint tiles of the family with an exit towards it, N, E, S, W, as far as the sides go."""
    station = state.rules.box.stations[state.station[cell]]
    if station.family in (F_SHIP, F_MAGLEV):
        return
    state.unshare()
    for side in range(4):
        other = state.map.near[4 * cell + side]
        if other < 0 or state.station_sides[cell] >> side & 1 or bit_count(state.station_sides[cell]) >= station.exits:
            continue
        slot = slot_at(state, other, side ^ 2)
        fits = slot >= 0 and state.rules.box.ways[state.way_type[slot]].family == station.family
        if fits and costs.is_mine(state, slot, seat):
            state.station_sides[cell] |= 1 << side
    state.changed()


def lay_maglev(
    state: Table, seat: int, type: int, cells: list[int], kinds: list[int], cost: int, events: list[Event]
) -> None:
    """BI-TUN-07: the stations and the tunnel between them."""
    kinds = kinds[:]
    state.unshare()
    for cell in (cells[0], cells[-1]):
        if state.station[cell] < 0:
            place_station(state, seat, kinds.pop(0), cell, events)
    for cell, towards in ((cells[0], cells[1]), (cells[-1], cells[-2])):
        state.station_sides[cell] |= 1 << state.map.side_to(cell, towards)
    state.tunnels.append(Tunnel(seat, type, tuple(cells)))
    state.silver[seat] -= cost
    state.changed()
    args: reports.Args = {"cells": len(cells) - 2, "silver": cost, "items": reports.places(state, cells)}
    events.append(Event("maglev-built", seat, args))
    under = (False, *([True] * (len(cells) - 2)), False)
    add_record(state, seat, tuple(cells), under, events)


def add_record(state: Table, seat: int, cells: tuple[int, ...], under: tuple[bool, ...], events: list[Event]) -> None:
    if len(cells) < state.rules.box.least_length:
        return
    if state.demolished and state.rules.version > 1:
        # BI-DEM-07: what was taken up is in no record; until version 1 of the rules its record still counted here
        inside = slots_in(state, [route for route in state.routes[seat] if holds(state, seat, route)])
    else:
        inside = recorded(state, seat)
    maglev = state.rules.box.stations[state.station[cells[0]]].family == F_MAGLEV
    fresh = [
        slot
        for slot in slots_of(state, cells, under)
        if slot >= 0 and slot not in inside and costs.is_mine(state, slot, seat)
    ]
    if not fresh and not maglev:
        return
    state.unshare()
    state.routes[seat].append(Route(cells, under))
    state.changed()
    args: dict[str, str | int] = {
        "from": state.map.names[cells[0]],
        "to": state.map.names[cells[-1]],
        "length": len(cells),
        "items": reports.places(state, cells),
    }
    events.append(Event("route-recorded", seat, args))
