"""The way of a cube over links of track on a hexagon map, and what each link earns."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from steamshed.look.hexboard import DrawnMap
from steamshed.look.hexsections import Section
from steamshed.look.hextrack import disc_place, route_things
from steamshed.rail.delivery import Deliver
from steamshed.rail.hexgrid import opposite
from steamshed.ui.scene import Thing

BESIDE_DISC = 31
"""So far to the right of its owner's disc a plate lies: one sees who is paid."""


def delivery_route(
    board: DrawnMap,
    sections: Sequence[Section],
    places: Mapping[str, str],
    crossed: Collection[str],
    delivery: Deliver,
    cube: str,
    style: str,
) -> tuple[Thing, ...]:
    """A delivery as drawn under the track, in the order of travel, a plate at every link that it takes, and the cube.

    ``places`` are the fields of cities and towns by name, ``crossed`` the fields with a crossing.
    """
    fields = [places[delivery.stops[0]]]
    plates: list[Thing] = []
    for number, edge in enumerate(delivery.edges):
        start, end = delivery.stops[number : number + 2]
        section = _link(sections, start, end, edge)
        if section is None:
            return ()
        middle = [segment.field for segment in section.segments]
        fields += middle if section.ends[0] == start else reversed(middle)
        fields.append(places[end])
        x, y = disc_place(board, section.segments, crossed)
        at = (x, y) if section.owner is None else (x + BESIDE_DISC, y)
        plates.append(Thing(f"route-plus-{number}", "plus", at, label="+1", kind="on-plus"))
    lines = route_things(board, _steps(fields), style, set(places.values()))
    return (*lines, *plates, Thing("route-piece", cube, board.at(fields[0]), style=style, kind="route-piece"))


def _link(sections: Iterable[Section], start: str, end: str, edge: int) -> Section | None:
    """The section between two nodes; where there are two, the one that leaves the first by an edge."""
    for section in sections:
        if section.ends in ((start, end), (end, start)) and edge in (-1, _leaves_by(section, start)):
            return section
    return None


def _leaves_by(section: Section, start: str) -> int:
    """The edge of a node's field by which a section leaves it."""
    near = section.segments[0] if section.ends[0] == start else section.segments[-1]
    if near.b is None:
        return near.a
    return opposite(near.a if section.ends[0] == start else near.b)


def _steps(fields: Sequence[str]) -> list[str]:
    """A way without standing still: a town's own track lies on its field."""
    return [field for number, field in enumerate(fields) if not number or field != fields[number - 1]]
