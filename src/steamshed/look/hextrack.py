"""Track on a hexagon map: bridges over rivers, where an owner's disc and a town's name stand, the route of a cube.

Works on a `DrawnMap` and on segments of track, whoever owns them and whatever the game calls them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from math import ceil, floor

from steamshed.look import symbols as sym
from steamshed.look.geometry import Point, Run, hex_middle, hex_run
from steamshed.look.hexboard import DrawnMap, river_lines
from steamshed.ui.scene import Thing

SPAN_STEPS = 24
SAMPLES = [step / 40 for step in range(41)]
"""Bridges begin and end at whole parts of their run, so that one symbol serves many fields."""
BRIDGE_SHY = 20.0
"""An owner's disc goes so far out of its way to stand apart from a bridge."""
RIVER_NEAR, RIVER_REST = 12.0, 5.0
"""Track this near to the middle of a river stands on a bridge, which reaches so much farther at both ends."""


@dataclass(frozen=True)
class TrackSegment:
    """One piece of track on one field: between two edges, or from an edge to the town (``b`` is None)."""

    field: str
    a: int
    b: int | None = None

    @property
    def run(self) -> Run:
        """Where it lies, around the centre of its field."""
        return hex_run(self.a, self.b)


def upright(a: int, b: int) -> tuple[int, int]:
    """Two edges as a gap of 1, 2 or 3 from edge 0 and the turns that bring them there: (gap, turns)."""
    gap = (b - a) % 6
    return (gap, a) if gap <= 3 else (6 - gap, b)


# -- tiles ------------------------------------------------------------------------------------------------------------


def spurs(exits: Iterable[int]) -> tuple[str, int, list[int]]:
    """Spurs to a town as a symbol of `spur_symbols`, its turns, and the exits in the order of the symbol's liveries."""
    used = sorted(set(exits))
    shape, turns = min((sorted((e - k) % 6 for e in used), k) for k in range(6))
    return _spur_id(shape), turns, [(e + turns) % 6 for e in shape]


def _spur_id(shape: Iterable[int]) -> str:
    return "spurs-" + "".join(map(str, shape))


def spur_symbols() -> dict[str, str]:
    """Every way in which track can meet in a town, turned copies left out."""
    found = {}
    for n in range(1, 7):
        for exits in combinations(range(6), n):
            name, turns, order = spurs(exits)
            if turns == 0:
                found[name] = sym.town_tile(order)
    return found


# -- bridges over rivers ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def river_span(board: DrawnMap, field: str, a: int, b: int) -> tuple[int, int] | None:
    """Where track (turned upright) is carried over the river of its field, in parts of `SPAN_STEPS`; None if nowhere.

    Track along a river becomes one viaduct.
    """
    gap, turns = upright(a, b)
    run = hex_run(turns, (turns + gap) % 6)
    water = [point for line in river_lines(board, field) for point in line]

    def wet(t: float) -> bool:
        x, y = run.at(t)
        return any((x - u) ** 2 + (y - v) ** 2 < RIVER_NEAR**2 for u, v in water)

    begin = next((t for t in SAMPLES if wet(t)), None)
    if begin is None:
        return None
    end = next(t for t in reversed(SAMPLES) if wet(t))
    rest = RIVER_REST / run.length
    first, last = (begin - rest) * SPAN_STEPS, (end + rest) * SPAN_STEPS
    return max(0, floor(first + 0.5)), min(SPAN_STEPS, ceil(last - 0.5))


def _span_id(gap: int, span: tuple[int, int]) -> str:
    return f"bridge-{gap}-{span[0]}-{span[1]}"


def bridge_symbols(board: DrawnMap) -> dict[str, str]:
    """All bridges that track on the rivers of a map can need."""
    found: dict[str, str] = {}
    for field in sorted(field for field, place in board.fields.items() if place.rivers):
        for a, b in combinations(range(6), 2):
            span = river_span(board, field, a, b)
            if span is not None:
                gap, _ = upright(a, b)
                t0, t1 = (part / SPAN_STEPS for part in span)
                found.setdefault(_span_id(gap, span), sym.span(hex_run(0, gap), t0, t1))
    return dict(sorted(found.items()))


def bridge_things(board: DrawnMap, segments: Iterable[TrackSegment]) -> list[Thing]:
    """The bridges under track on river fields; they go under all track."""
    things = []
    for segment in segments:
        if segment.b is None or not board.fields[segment.field].rivers:
            continue
        span = river_span(board, segment.field, segment.a, segment.b)
        if span is not None:
            gap, turns = upright(segment.a, segment.b)
            name = f"bridge-{segment.field}-{min(segment.a, segment.b)}-{max(segment.a, segment.b)}"
            things.append(Thing(name, _span_id(gap, span), board.at(segment.field), turn=60.0 * turns, kind="under"))
    return things


# -- where discs and names stand --------------------------------------------------------------------------------------


def on_board(board: DrawnMap, field: str, point: Point) -> Point:
    """A point around the centre of a field, in board units."""
    x, y = board.at(field)
    return x + point[0], y + point[1]


def disc_place(board: DrawnMap, section: Sequence[TrackSegment], crossed: Collection[str] = ()) -> Point:
    """Where the disc of a section's owner stands: it must never hide a bridge.

    ``section`` is in the order of travel, ``crossed`` are fields with a crossing. The disc stands on the joint of two
    tiles nearest to the middle of the section; on a single tile in its middle, or nearer to its end if it has a bridge.
    """
    tiles = [segment for segment in section if segment.b is not None]
    if not tiles:
        spur = section[0]
        return on_board(board, spur.field, spur.run.at(0.0 if len(section) > 1 else 0.3))
    if len(tiles) == 1:
        tile = tiles[0]
        return on_board(board, tile.field, tile.run.at(0.8 if _bridged(board, tile.field, crossed) else 0.5))
    half = sum(tile.run.length for tile in tiles) / 2
    travelled, best = 0.0, (float("inf"), 0)
    for i, (tile, onward) in enumerate(pairwise(tiles)):
        travelled += tile.run.length
        bridges = sum(_bridged(board, side.field, crossed) for side in (tile, onward))
        best = min(best, (round(abs(travelled - half) + BRIDGE_SHY * bridges, 1), i))
    before, after = tiles[best[1]].field, tiles[best[1] + 1].field
    return on_board(board, before, hex_middle(board.edge_between(before, after)))


def _bridged(board: DrawnMap, field: str, crossed: Collection[str]) -> bool:
    return bool(board.fields[field].rivers) or field in crossed


@dataclass(frozen=True)
class Block:
    """A box that a name should not cover: its middle and half its width and height."""

    x: float
    y: float
    width: float
    height: float


def track_blocks(board: DrawnMap, segments: Iterable[TrackSegment]) -> list[Block]:
    """Track as blocks."""
    return [block for segment in segments for block in _segment_blocks(board, segment)]


@lru_cache(maxsize=4096)
def _segment_blocks(board: DrawnMap, segment: TrackSegment) -> tuple[Block, ...]:
    run = segment.run
    places = [on_board(board, segment.field, run.at(t / 10)) for t in range(11)]
    return tuple(Block(x, y, 13, 13) for x, y in places)


def city_blocks(at: Point, name: str) -> list[Block]:
    """The sign of a city and its name board as blocks."""
    return [Block(*at, 8.0 * len(name) + 8, 16), Block(*at, 40, 50)]


def covered(at: Point, half_width: float, blocks: Iterable[Block]) -> float:
    """How much of the blocks a name would cover, its middle at a point."""
    return sum(
        max(0.0, half_width + block.width - abs(at[0] - block.x)) * max(0.0, 9 + block.height - abs(at[1] - block.y))
        for block in blocks
    )


def name_places(half_width: float) -> list[Point]:
    """Where a town's name can stand around its ring, the best first: above, below, then aside."""
    w = half_width
    near = [(0.0, -29.0), (0.0, 31.0)]
    aside = [(s * (w + 12), y) for y in (-22.0, 24.0) for s in (1, -1)] + [(s * (w + 23), 1.0) for s in (1, -1)]
    shifted = [(s * w / 2, y) for y in (-30.0, 32.0) for s in (1, -1)]
    return [*near, *aside, *shifted, (0.0, -44.0), (0.0, 46.0)]


def name_place(at: Point, name: str, blocks: Collection[Block]) -> Point:
    """Of fourteen places around a town the one where its name covers least."""
    half_width = 4.9 * len(name)
    reach = 2 * half_width + 60
    x, y = at
    near = tuple(b for b in blocks if abs(b.y - y) < 60 + b.height and abs(b.x - x) < reach + b.width)
    return _best_place(at, half_width, near)


@lru_cache(maxsize=4096)
def _best_place(at: Point, half_width: float, near: tuple[Block, ...]) -> Point:
    """A change far away moves no name: most towns are looked up."""
    places = [(at[0] + dx, at[1] + dy) for dx, dy in name_places(half_width)]
    costs = [round(covered(place, half_width, near) / 60) for place in places]
    return places[costs.index(min(costs))]


# -- routes -----------------------------------------------------------------------------------------------------------


def route_symbols() -> dict[str, str]:
    """The bare lines that routes are made of."""
    runs = {f"run-{gap}": hex_run(0, gap) for gap in (1, 2, 3)}
    return {name: sym.run_outline(run) for name, run in {**runs, "run-spur": hex_run(0, None)}.items()}


def route_things(board: DrawnMap, fields: Sequence[str], style: str, towns: Collection[str]) -> list[Thing]:
    """A journey over a chain of fields, to be drawn under the track: a case in ink, then a line in the style's colour.

    ``towns`` are the fields where the journey passes the middle (towns and cities).
    """
    segments: list[TrackSegment] = []
    for i, field in enumerate(fields):
        into = board.edge_between(field, fields[i - 1]) if i else None
        out = board.edge_between(field, fields[i + 1]) if i + 1 < len(fields) else None
        if into is not None and out is not None and field not in towns:
            segments.append(TrackSegment(field, into, out))
        else:
            segments += [TrackSegment(field, edge) for edge in (into, out) if edge is not None]
    return [line_thing(board, segment, kind, style) for kind in ("route-case", "route-line") for segment in segments]


def line_thing(board: DrawnMap, segment: TrackSegment, kind: str, style: str = "") -> Thing:
    """The bare line of a segment."""
    name = f"{kind}-{segment.field}-{segment.a}"
    if segment.b is None:
        return Thing(name, "run-spur", board.at(segment.field), turn=60.0 * segment.a, style=style, kind=kind)
    gap, turns = upright(segment.a, segment.b)
    return Thing(name, f"run-{gap}", board.at(segment.field), turn=60.0 * turns, style=style, kind=kind)
