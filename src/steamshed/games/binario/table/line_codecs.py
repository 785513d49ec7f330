"""How lines and resting vehicles stand in positions."""

from __future__ import annotations

from typing import Any

from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.table.codecs import find, find_cell, read_path, write_path
from steamshed.games.binario.table.pieces import Rest, Way
from steamshed.games.binario.table.position_shapes import LinePart, RestPart
from steamshed.games.binario.table.table import Table
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import UNSET, Codec, Given


def find_row(state: Table, seat: int, name: str, where: str) -> int:
    """The row with a name like 'road 1'."""
    board, _, number = name.partition(" ")
    rows = state.rules.rows[MODES.index(board)] if board in MODES else 0
    if number not in map(str, range(1, rows + 1)):
        raise PositionError(where, f"{name!r} is no row of a freight board, like 'road 1'")
    return state.row_of(seat, MODES.index(board), int(number) - 1)


class LinesCodec(Codec[Table]):
    """The freight boards of a seat: lines by their rows."""

    def __init__(self, place: str) -> None:
        super().__init__(place, dict[str, LinePart], {})

    # -- writing -------------------------------------------------------------------------------------------------

    def write(self, state: Table, seat: int) -> object:
        first = seat * state.rules.all_rows
        rows = [row for row in range(first, first + state.rules.all_rows) if state.start[row] >= 0]
        return {state.line_name(row): self.line(state, row) for row in rows}

    def line(self, state: Table, row: int) -> dict[str, object]:
        box, names = state.rules.box, state.map.names
        data: dict[str, object] = {
            "from": names[state.start[row]],
            "to": names[state.end[row]],
            "out": box.goods[state.out_good[row]].id if state.out_good[row] >= 0 else None,
            "back": box.goods[state.back_good[row]].id if state.back_good[row] >= 0 else None,
        }
        if state.vehicle[row] >= 0:
            data["vehicle"] = box.vehicles[state.vehicle[row]].id
            data["count"] = state.count[row]
            data["heading"] = "back" if state.heading[row] else "out"
            data["progress"] = state.progress[row]
            data["time"] = state.time[row]
        if state.mark[row] >= 0:
            data["mark"] = state.mark[row]
        way = state.way[row]
        if way is None:
            data["path"] = None
        else:
            data["path"] = write_path(state, way.cells, way.under)
            data["toll"] = way.toll
            data["level"] = way.level
        for name, flag in (("touched", state.touched[row]), ("withdrawn", state.withdrawn[row])):
            if flag:
                data[name] = True
        return data

    # -- reading -------------------------------------------------------------------------------------------------

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for name, part in self.value_of(state, seat, value).items():
            where = f"{self.where(seat)}.{name}"
            self.put(state, find_row(state, seat, name, where), part, where)

    def put(self, state: Table, row: int, part: LinePart, where: str) -> None:
        box = state.rules.box
        state.start[row] = find_cell(state, part.start, f"{where}.from")
        state.end[row] = find_cell(state, part.end, f"{where}.to")
        for word, goods, place in ((part.out, state.out_good, "out"), (part.back, state.back_good, "back")):
            if word is not None:
                goods[row] = find(box.good_of, word, f"{where}.{place}")
        if part.heading not in ("out", "back"):
            raise PositionError(f"{where}.heading", f"{part.heading!r} is not out or back")
        if part.vehicle is not None:
            state.vehicle[row] = find(box.vehicle_of, part.vehicle, f"{where}.vehicle")
            state.count[row], state.progress[row], state.time[row] = part.count, part.progress, part.time
            state.heading[row] = 1 if part.heading == "back" else 0
        state.mark[row] = part.mark if part.mark is not None else -1
        state.touched[row], state.withdrawn[row] = part.touched, part.withdrawn
        if isinstance(part.path, str):
            cells, under = read_path(state, part.start, part.path, f"{where}.path")
            state.way[row] = Way(cells, under, part.toll, part.level)


class RestingCodec(Codec[Table]):
    """Vehicles that have been taken off a line and may not go on every line yet (BI-LINE-13)."""

    def __init__(self, place: str) -> None:
        super().__init__(place, list[RestPart], [], lean=True)

    def write(self, state: Table, seat: int) -> object:
        return [
            {
                "vehicle": state.rules.box.vehicles[rest.kind].id,
                "count": rest.count,
                "until": rest.until,
                "at": state.map.names[rest.at] if rest.at >= 0 else None,
            }
            for rest in state.resting[seat]
        ]

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        for number, part in enumerate(self.value_of(state, seat, value)):
            where = f"{self.where(seat)}[{number}]"
            kind = find(state.rules.box.vehicle_of, part.vehicle, f"{where}.vehicle")
            at = -1 if part.at is None else find_cell(state, part.at, f"{where}.at")
            state.add_rest(seat, Rest(kind, part.count, part.until, at))


def rows_without_path(state: Table, given: Given) -> list[int]:
    """The rows of lines whose path a position leaves out."""
    found: list[int] = []
    for seat in range(2):
        parts = given.get("seats.lines", seat)
        for name, part in ({} if parts is UNSET else parts).items():
            if part.path is UNSET:
                found.append(find_row(state, seat, name, ""))
    return found
