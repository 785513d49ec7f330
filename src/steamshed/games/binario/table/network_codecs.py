"""How stations, ways, route records and tunnels stand in positions."""

from __future__ import annotations

from typing import Any

from steamshed.games.binario.content.box import BOARD_OF, F_MAGLEV
from steamshed.games.binario.table.codecs import (
    find,
    find_cell,
    read_path,
    read_sides,
    write_path,
    write_sides,
)
from steamshed.games.binario.table.pieces import Route, Tunnel
from steamshed.games.binario.table.position_shapes import RoutePart, StationPart, TunnelPart, WayPart
from steamshed.games.binario.table.table import Table
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import Codec, Given


class StationsCodec(Codec[Table]):
    """Stations by their labels, in the order of building: road stations 0 to 11, rail I to X, ports A to H."""

    def __init__(self, place: str) -> None:
        super().__init__(place, dict[str, StationPart], {})

    def write(self, state: Table, seat: int) -> object:
        return {label_of(state, cell): self.station(state, cell) for cell in state.stations[seat]}

    def station(self, state: Table, cell: int) -> dict[str, str]:
        data = {"at": state.map.names[cell], "kind": state.rules.box.stations[state.station[cell]].id}
        if state.station_sides[cell]:
            data["sides"] = write_sides(state.station_sides[cell])
        return data

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for label, part in self.value_of(state, seat, value).items():
            self.put(state, seat, label, part, f"{self.where(seat)}.{label}")

    def put(self, state: Table, seat: int, label: str, part: StationPart, where: str) -> None:
        box = state.rules.box
        kind = find(box.station_of, part.kind, f"{where}.kind")
        labels = box.labels[BOARD_OF[box.stations[kind].family]]
        if label not in labels:
            raise PositionError(where, f"{label!r} is not a label for {part.kind}")
        cell = find_cell(state, part.at, f"{where}.at")
        if state.station[cell] >= 0:
            raise PositionError(f"{where}.at", f"there is a station at {part.at} already (BI-STN-01)")
        state.station[cell], state.station_owner[cell] = kind, seat
        state.label[cell] = labels.index(label)
        state.station_sides[cell] = read_sides(part.sides, f"{where}.sides")
        state.stations[seat].append(cell)


def label_of(state: Table, cell: int) -> str:
    box = state.rules.box
    return box.labels[BOARD_OF[box.stations[state.station[cell]].family]][state.label[cell]]


class WaysCodec(Codec[Table]):
    """One or two way tiles by cell."""

    def __init__(self, place: str) -> None:
        super().__init__(place, dict[str, list[WayPart]], {})

    def write(self, state: Table, seat: int) -> object:
        cells = [cell for cell in range(state.map.size) if state.way_type[2 * cell] >= 0]
        return {
            state.map.names[cell]: [
                self.way(state, slot) for slot in (2 * cell, 2 * cell + 1) if state.way_type[slot] >= 0
            ]
            for cell in cells
        }

    def way(self, state: Table, slot: int) -> dict[str, object]:
        owner = state.way_owner[slot]
        data: dict[str, object] = {
            "type": state.rules.box.ways[state.way_type[slot]].id,
            "owner": "both" if owner == 2 else owner,
            "exits": write_sides(state.way_exits[slot]),
        }
        if state.way_laid[slot] != owner:
            data["laid"] = state.way_laid[slot]
        return data

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for name, parts in self.value_of(state, seat, value).items():
            where = f"ways.{name}"
            cell = find_cell(state, name, where)
            if not 1 <= len(parts) <= 2:
                raise PositionError(where, "a cell holds one or two ways (BI-WAY-07)")
            for at, part in enumerate(parts):
                self.put(state, 2 * cell + at, part, where)

    def put(self, state: Table, slot: int, part: WayPart, where: str) -> None:
        state.way_type[slot] = find(state.rules.box.way_of, part.type, f"{where}.type")
        if isinstance(part.owner, str):
            if part.owner != "both":
                raise PositionError(f"{where}.owner", f"{part.owner!r} is not 0, 1 or both")
            state.way_owner[slot] = 2
            if part.laid is None:
                raise PositionError(f"{where}.laid", "a joint tile says who laid it (BI-SUP-01)")
        else:
            state.way_owner[slot] = part.owner
        state.way_laid[slot] = part.laid if part.laid is not None else state.way_owner[slot]
        state.way_exits[slot] = read_sides(part.exits, f"{where}.exits")


class RoutesCodec(Codec[Table]):
    """Route records: the first station and the path to the other."""

    def __init__(self, place: str) -> None:
        super().__init__(place, list[RoutePart], [])

    def write(self, state: Table, seat: int) -> object:
        return [
            {"from": state.map.names[route.cells[0]], "path": write_path(state, route.cells, route.under)}
            for route in state.routes[seat]
        ]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for number, part in enumerate(self.value_of(state, seat, value)):
            cells, under = read_path(state, part.start, part.path, f"{self.where(seat)}[{number}]")
            state.routes[seat].append(Route(cells, under))


class TunnelsCodec(Codec[Table]):
    """Tunnels from end to end. Their portals follow from them."""

    def __init__(self, place: str) -> None:
        super().__init__(place, list[TunnelPart], [], lean=True)

    def write(self, state: Table, seat: int) -> object:
        found: list[dict[str, object]] = []
        for tunnel in state.tunnels:
            under = (False, *([True] * (len(tunnel.cells) - 2)), False)
            found.append(
                {
                    "type": state.rules.box.ways[tunnel.type].id,
                    "owner": tunnel.owner,
                    "from": state.map.names[tunnel.cells[0]],
                    "path": write_path(state, tunnel.cells, under),
                }
            )
        return found

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for number, part in enumerate(self.value_of(state, seat, value)):
            where = f"tunnels[{number}]"
            type = find(state.rules.box.way_of, part.type, f"{where}.type")
            cells, under = read_path(state, part.start, part.path, where)
            if len(cells) < 3 or under[-1] or not all(under[1:-1]):
                raise PositionError(where, "a tunnel has two ends and cells below between them (BI-TUN-02)")
            if state.rules.box.ways[type].family != F_MAGLEV:
                for end, towards in ((cells[0], cells[1]), (cells[-1], cells[-2])):
                    if state.portal[end] >= 0:
                        raise PositionError(where, "two tunnels end at one portal")
                    state.portal[end] = state.map.side_to(end, towards)
            state.tunnels.append(Tunnel(part.owner, type, cells))
