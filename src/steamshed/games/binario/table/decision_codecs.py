"""How whose decision it is, a longer decision under way, and a continent built by hand stand in positions."""

from __future__ import annotations

from typing import Any

from steamshed.games.binario.actions import TARGETS
from steamshed.games.binario.content.box import F_MAGLEV, MODES
from steamshed.games.binario.content.continent import SIDES
from steamshed.games.binario.table.codecs import find, find_cell
from steamshed.games.binario.table.elements import element_words, station_element
from steamshed.games.binario.table.line_codecs import find_row
from steamshed.games.binario.table.phases import DRAFT_PHASES, OVER
from steamshed.games.binario.table.pieces import KEEP, NONE, UNSAID, Making, Pending
from steamshed.games.binario.table.position_shapes import HandPart, PendingPart
from steamshed.games.binario.table.table import Table
from steamshed.kernel.errors import PositionError
from steamshed.kernel.position import UNSET, Codec, Given


class DeciderCodec(Codec[Table]):
    """Whose decision it is: where nothing is said, the usual one's; nobody's when the game is over."""

    def write(self, state: Table, seat: int) -> object:
        return state.seat

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        state.seat = self.usual(state) if value in (UNSET, None) else value

    def usual(self, state: Table) -> int | None:
        if state.phase == OVER:
            return None
        if state.phase in DRAFT_PHASES:
            return state.first if state.chosen[state.first] < 0 else 1 - state.first
        if state.phase == "food_factory":
            # BI-ERA-03
            return state.first if state.era == 3 else 1 - state.first
        return state.holder


class PendingCodec(Codec[Table]):
    """What has been said of a decision that takes several actions."""

    def __init__(self, place: str) -> None:
        super().__init__(place, PendingPart | None, None, lean=True)

    # -- writing -------------------------------------------------------------------------------------------------

    def write(self, state: Table, seat: int) -> object:
        pending = state.pending
        if pending is None:
            return None
        box, names = state.rules.box, state.map.names
        data: dict[str, object] = {"what": pending.what}
        if pending.type >= 0:
            data["type"] = box.ways[pending.type].id
        lists: dict[str, list[str]] = {
            "ends": [names[cell] for cell in pending.ends],
            "moves": pending.moves[:],
            "kinds": [box.stations[kind].id for kind in pending.kinds],
            "elements": [write_element(state, element) for element in pending.elements],
        }
        data.update({name: said for name, said in lists.items() if said})
        if pending.object:
            data["object"] = pending.object
        if state.phase == "modernise":
            data["target"] = str(pending.target) if pending.target else "expanded"
        data.update({name: True for name in ("manual", "begun") if getattr(pending, name)})
        data.update(self.line(state, pending))
        return data

    def line(self, state: Table, pending: Pending) -> dict[str, object]:
        """What concerns a line."""
        box, data = state.rules.box, dict[str, object]()
        if pending.row >= 0:
            data["line"] = state.line_name(pending.row)
        else:
            if pending.board >= 0:
                data["board"] = MODES[pending.board]
            for name, cell in (("from", pending.start), ("to", pending.end)):
                if cell >= 0:
                    data[name] = state.map.names[cell]
        for name, said in (("out", pending.out), ("back", pending.back)):
            if said != UNSAID:
                data[name] = {NONE: "none", KEEP: "keep"}.get(said) or box.goods[said].id
        if pending.vehicle >= 0:
            data["vehicle"] = box.vehicles[pending.vehicle].id
        return data

    # -- reading -------------------------------------------------------------------------------------------------

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            return
        part: PendingPart = value
        box, made = state.rules.box, Pending(part.what)
        if state.seat is None:
            raise PositionError("pending", f"nothing is pending in the phase {state.phase}")
        if part.type is not None:
            made.type = find(box.way_of, part.type, "pending.type")
        made.manual, made.begun, made.object = part.manual, part.begun, part.object
        made.ends = [find_cell(state, name, "pending.ends") for name in part.ends]
        made.moves = part.moves[:]
        made.kinds = [find(box.station_of, name, "pending.kinds") for name in part.kinds]
        made.elements = [read_element(state, text) for text in part.elements]
        if part.target is not None:
            if part.target not in TARGETS:
                raise PositionError("pending.target", f"{part.target!r} is not expanded, 2, 3 or 4")
            made.target = 0 if part.target == "expanded" else int(part.target)
        self.read_line(state, state.seat, part, made)
        state.pending = made

    def read_line(self, state: Table, seat: int, part: PendingPart, made: Pending) -> None:
        box = state.rules.box
        if part.line is not None:
            made.row = find_row(state, seat, part.line, "pending.line")
            if state.start[made.row] < 0:
                raise PositionError("pending.line", "there is no such line")
            if part.what == "edit":
                made.board = state.rules.board_of_row[made.row % state.rules.all_rows]
                made.start, made.end = state.start[made.row], state.end[made.row]
        if part.board is not None:
            if part.board not in MODES:
                raise PositionError("pending.board", f"{part.board!r} is no board")
            made.board = MODES.index(part.board)
        if part.start is not None:
            made.start = find_cell(state, part.start, "pending.from")
        if part.end is not None:
            made.end = find_cell(state, part.end, "pending.to")
        made.out = read_said(state, part.out, "pending.out", made.row)
        made.back = read_said(state, part.back, "pending.back", made.row)
        if part.vehicle is not None:
            made.vehicle = find(box.vehicle_of, part.vehicle, "pending.vehicle")


def read_said(state: Table, word: str | None, where: str, row: int) -> int:
    """The good that was said, or one of UNSAID, NONE, KEEP."""
    if word is None:
        return UNSAID
    if word == "none":
        return NONE
    if word == "keep":
        if row < 0:
            raise PositionError(where, "nothing is there to keep")
        return KEEP
    return find(state.rules.box.good_of, word, where)


def write_element(state: Table, element: int) -> str:
    size = state.map.size
    kind = "maglev" if element >= 3 * size else "station" if element >= 2 * size else "way"
    return " ".join((kind, *element_words(state, element)))


def read_element(state: Table, text: str) -> int:
    words = text.split(" ")
    where = "pending.elements"
    if len(words) not in (2, 3) or words[0] not in ("way", "station", "maglev"):
        raise PositionError(where, f"{text!r} is not like 'way 4,6'")
    cell = find_cell(state, words[1], where)
    if words[0] == "way":
        slot = 2 * cell + (1 if words[2:] == ["EW"] else 0)
        if state.way_type[slot] < 0:
            raise PositionError(where, f"no way at {words[1]}")
        return slot
    if words[0] == "station":
        if state.station[cell] < 0:
            raise PositionError(where, f"no station at {words[1]}")
        return station_element(state, cell)
    for at, tunnel in enumerate(state.tunnels):
        if tunnel.cells[1] == cell and state.rules.box.ways[tunnel.type].family == F_MAGLEV:
            return 3 * state.map.size + at
    raise PositionError(where, f"no maglev under {words[1]}")


# -- a continent built by hand ---------------------------------------------------------------------------------------


class MakingCodec(Codec[Table]):
    """The making of a continent. ``left_out`` belongs to the map, which is read before (``texts.read_map``)."""

    def __init__(self, place: str) -> None:
        super().__init__(place, HandPart | None, None, lean=True)

    def write(self, state: Table, seat: int) -> object:
        making = state.making
        if making is None:
            return None
        data: dict[str, object] = {"seed": making.seed, "item": making.item}
        if making.outlined:
            data["outlined"] = True
        if making.course:
            data["course"] = [state.map.names[cell] for cell in making.course]
            data["widths"] = making.widths
        if making.start_side >= 0:
            data["from_lake"] = SIDES[making.start_side]
        if state.map.left_out:
            data["left_out"] = [state.rules.box.facilities[kind].id for kind in state.map.left_out]
        return data

    def read(self, state: Table, seat: int, value: Any, given: Given) -> None:
        if value in (UNSET, None):
            return
        part: HandPart = value
        made = Making(part.seed)
        made.item, made.outlined, made.widths = part.item, part.outlined, part.widths
        made.course = [find_cell(state, name, "hand.course") for name in part.course]
        if part.from_lake:
            if part.from_lake not in SIDES:
                raise PositionError("hand.from_lake", f"{part.from_lake!r} is not N, E, S or W")
            made.start_side = SIDES.index(part.from_lake)
        if set(made.widths) - set("rtg"):
            raise PositionError("hand.widths", f"{made.widths!r} is not made of r, t and g")
        state.making = made
