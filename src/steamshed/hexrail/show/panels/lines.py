"""Ways that could be built as lines over the map, each with a place for its letter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from steamshed.hexrail.actions import Build
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.look.geometry import Point
from steamshed.look.hexboard import DrawnMap
from steamshed.look.hextrack import TrackSegment, disc_place, line_thing
from steamshed.rail.network import TOWN
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Plan
from steamshed.ui.scene import Thing


def with_lines(state: HexTable, plans: Sequence[Plan], board: DrawnMap) -> list[Plan]:
    """Plans to build with their ways over the map; a letter stands where the fewest other ways go."""
    ways = [new_track(state, plan.actions) for plan in plans]
    shared = Counter(field for way in ways for field in {segment.field for segment in way})
    found: list[Plan] = []
    for plan, way in zip(plans, ways, strict=True):
        lines = [line_thing(board, segment, "route-line") for segment in way]
        letter = [Thing("letter", "", letter_place(board, way, shared), kind="letter")] if way else []
        found.append(replace(plan, line=(*lines, *letter)))
    return found


def letter_place(board: DrawnMap, way: Sequence[TrackSegment], shared: Mapping[str, int]) -> Point:
    """Where the letter of a way stands: on one of the fields that it shares with the fewest, as near to its middle as
    such a field is. They need not be neighbours."""
    fewest = min(shared[segment.field] for segment in way)
    own = [segment for segment in way if shared[segment.field] == fewest]
    return disc_place(board, [own[len(own) // 2]])


def new_track(state: HexTable, actions: Sequence[Action]) -> list[TrackSegment]:
    """The track that actions lay, beside what lies there already, in their order."""
    builds = [action for action in actions if isinstance(action, Build)]
    after = carried_out(state, builds)
    assert isinstance(after, HexTable)
    return [segment for build in builds for segment in new_on(state, after, build.hex)]


def new_on(state: HexTable, after: HexTable, hex: str) -> list[TrackSegment]:
    """What is new on a field: in a town from its exits to the middle, elsewhere from edge to edge."""
    network, pieces = state.network, state.network.tiles.pieces
    field = network.grid.index[hex]
    old, new = pieces[network.piece[field]], pieces[after.network.piece[field]]
    if network.stop[field] == TOWN:
        return [TrackSegment(hex, edge) for edge in new.exits if not old.mask >> edge & 1]
    return [TrackSegment(hex, a, b) for a, b in new.segments if (a, b) not in old.segments]
