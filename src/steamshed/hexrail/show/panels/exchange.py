"""A way tile by tile: what could lie in the place of each, with the rest of the way planned anew, or why not."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.hexrail.actions import Build
from steamshed.hexrail.plan.track import Plan as Track
from steamshed.hexrail.plan.track import Planner
from steamshed.hexrail.show.panels.plans import seat_of
from steamshed.hexrail.show.panels.ways import Ground, ended, still_building, track_plan, way_ticket
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event
from steamshed.look.hextrack import spurs
from steamshed.look.seats import band
from steamshed.rail.network import TOWN
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Part, Parts, Plan, Section, Variant, say
from steamshed.ui.scene import Thing

MOST_VARIANTS = 5
MOST_REFUSED = 3


def parts_section(state: HexTable, actions: Sequence[Action], ground: Ground) -> list[Section]:
    """The way that actions build, tile by tile; nothing if they build none, or more than one."""
    builds = [action for action in actions if isinstance(action, Build)]
    after = carried_out(state, builds) if builds else None
    ends = ends_of(state, after, builds) if isinstance(after, HexTable) else None
    if ends is None:
        return []
    if borders(state, field_of(state, builds[0]), ends[1]):
        ends = ends[::-1]
    planner = ground.planner(state)
    tracks = planner.between(*ends)
    laid = {field_of(state, build): piece_of(state, build) for build in builds}
    way = next((track for track in tracks if dict(track.tiles) == laid), None)
    if way is None:
        return []
    exchange = Exchange(state, ground, planner, tracks, way, ended=len(actions) > len(builds))
    parts = tuple(exchange.part(build) for build in builds)
    return [Parts(say("parts", at=1, tiles=len(parts)), parts)]


def ends_of(state: HexTable, after: HexTable, builds: Sequence[Build]) -> tuple[int, int] | None:
    """The two ends of the links that builds complete one after the other; None if there are no such ends."""
    network = after.network
    slots = [6 * field_of(state, build) + edge for build in builds for edge in range(6)]
    links = {network.section_at[slot] for slot in slots if network.section_at[slot]}
    ends: list[int] = []
    for link in links:
        if not network.is_link(link):
            return None
        ends += [network.start[link], network.end[link]]
    # a town between two links is the end of both
    single = [end for end in dict.fromkeys(ends) if ends.count(end) == 1]
    return (single[0], single[1]) if len(single) == 2 else None


def borders(state: HexTable, field: int, node: int) -> bool:
    """Whether a field is a node or beside it."""
    across = state.network.grid.across
    return field == node or any(across[slot] // 6 == node for slot in range(6 * field, 6 * field + 6))


def field_of(state: HexTable, build: Build) -> int:
    return state.rules.board.grid.index[build.hex]


def piece_of(state: HexTable, build: Build) -> int:
    """The number of a tile as it is turned."""
    builds = state.rules.board.builds[field_of(state, build)]
    return next(piece for piece, action in enumerate(builds) if action == build)


class Exchange:
    """What could lie in the place of each tile of a way."""

    def __init__(
        self, state: HexTable, ground: Ground, planner: Planner, tracks: Sequence[Track], way: Track, ended: bool
    ) -> None:
        self.state = state
        self.ground = ground
        self.planner = planner
        self.tracks = tracks
        """All ways between the same ends."""
        self.way = way
        self.ended = ended
        """Whether the build turn ends with the way."""

    def part(self, build: Build) -> Part:
        """A tile of the way with all others for its place."""
        field, piece = field_of(self.state, build), piece_of(self.state, build)
        price = self.planner.price(field, piece)
        name = say("part", hex=build.hex, price=price)
        return Part(name, f"hex-{build.hex}", self.picture(field, piece), self.others(field, piece))

    def others(self, field: int, piece: int) -> tuple[Variant, ...]:
        """Other tiles for a field: those with which a way is left, the nearest to this one first; then the others that
        go on from where the track comes from, with the reason."""
        found: dict[int, Variant] = {}
        kept = {*self.way.tiles}
        for track in sorted(self.tracks, key=lambda one: (-len(kept.intersection(one.tiles)), one.cost)):
            other = dict(track.tiles).get(field, piece)
            if other == piece or other in found or len(found) == MOST_VARIANTS:
                continue
            plan = self.plan(track)
            if plan is not None:
                ticket = way_ticket(self.state, plan, self.ground.terrain)
                found[other] = Variant(say("price", money=plan.price or 0), self.picture(field, other), ticket)
        refused = [other for other in self.fitting(field) if other != piece and other not in found]
        return (*found.values(), *(self.refused(field, other) for other in refused[:MOST_REFUSED]))

    def plan(self, track: Track) -> Plan | None:
        """A way as a plan, with the end of the turn if this one has it."""
        plan = track_plan(self.state, track)
        if plan is None or not self.ended:
            return plan
        after = still_building(self.state, plan.actions)
        return plan if after is None else ended(after, plan, self.ground.end)

    def fitting(self, field: int) -> list[int]:
        """The simple tiles that go on from the edge by which the way enters a field."""
        network, board = self.state.network, self.state.rules.board
        if network.stop[field] == TOWN or network.piece[field]:
            return []
        entry = self.entry(field)
        return [] if entry < 0 else list(board.fits.find(board.closed[field], 1 << entry))

    def entry(self, field: int) -> int:
        """The edge by which the way enters a field; -1 if it begins there."""
        fields = [one for one, _ in self.way.tiles]
        across, at = self.state.network.grid.across, fields.index(field)
        if at:
            return next(edge for edge in range(6) if across[6 * field + edge] // 6 == fields[at - 1])
        a, b = self.state.network.tiles.pieces[self.way.tiles[0][1]].segments[0]
        if len(fields) == 1:
            return a
        return b if across[6 * field + a] // 6 == fields[1] else a

    def refused(self, field: int, piece: int) -> Variant:
        """A tile with which there is no way, and why: a rule, or where it leads to."""
        board = self.state.rules.board
        before = self.way.tiles[: [one for one, _ in self.way.tiles].index(field)]
        builds: list[Action] = [board.builds[one][other] for one, other in before]
        after = carried_out(self.state, builds)
        build = board.builds[field][piece]
        violation = None if after is None else after.check(build)
        if violation is not None:
            why = Event(violation.rule, None, violation.args)
        else:
            why = say("part-no-way", end=board.node_name[self.way.end], start=board.node_name[self.way.start])
        return Variant(say("part-refused"), self.picture(field, piece), why=why)

    def picture(self, field: int, piece: int) -> tuple[Thing, ...]:
        """A tile as it would look, with the band of who builds it."""
        seat, tile = seat_of(self.state), self.state.network.tiles.pieces[piece]
        if self.state.network.stop[field] == TOWN:
            symbol, turns, exits = spurs(tile.exits)
            paths = len(exits)
        else:
            symbol, turns, paths = f"tile-{tile.tile.name}", tile.turn, len(tile.segments)
        style = ";".join(band(seat, number) for number in range(1, paths + 1))
        return (Thing("tile", symbol, (0.0, 0.0), 60.0 * turns, style),)
