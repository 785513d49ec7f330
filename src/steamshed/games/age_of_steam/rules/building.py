"""Placing and replacing tiles: what is allowed, what it costs, what becomes of it (AS-MAP, AS-PLACE, AS-REPL, AS-OWN,
AS-COST, AS-SUP).

``check_build`` is the rule. ``add_builds`` finds the same builds faster: most fields are looked up in a table.
"""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import Build
from steamshed.games.age_of_steam.content.board import CITY_FIELD, LAKE, SIMPLE, TOWN_FIELD
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.building import OpenEnds, change_by, edges_of, note_link, placing
from steamshed.kernel.action import Action, Event
from steamshed.kernel.violation import Violation
from steamshed.rail.network import CITY, NOBODY, TOWN
from steamshed.rail.placement import Change, Edges, loop_node

MOST_NEW_SECTIONS = 6
"""No tile has more exits, so no build makes more sections."""


# -- the rule --------------------------------------------------------------------------------------------------------


def check_build(state: Table, action: Build) -> Violation | None:
    """None, or why this tile may not be built here (the order of tests is that of AS-BUILD-07)."""
    assert state.seat is not None
    board = state.rules.board
    field = board.grid.index.get(action.hex, -1)
    if field < 0 or board.terrain[field] in (LAKE, CITY_FIELD) or state.network.stop[field] == CITY:
        return Violation("AS-MAP-01", {"hex": action.hex})
    piece = board.tiles.find.get((action.tile, action.turn), 0)
    if piece == 0:
        return Violation("AS-SUP-01", {"tile": action.tile})
    if state.built >> field & 1 and not state.rules.rebuild_same_hex:
        return Violation("AS-BUILD-05", {"hex": action.hex})
    edges = edges_of(state, field)
    change = change_by(state, field, piece)
    if change is None:
        return Violation(refused_shape(state, field, piece), {"hex": action.hex, "tile": action.tile})
    if state.network.piece[field] == 0:
        violation = check_placing(state, field, piece, edges)
    else:
        violation = check_replacing(state, field, change, edges)
    if violation is not None:
        return violation
    return (
        check_loops(state, field, change)
        or check_supply(state, field, piece)
        or check_discs(state, field, change, edges)
        or check_cash(state, field, piece)
    )


def check_placing(state: Table, field: int, piece: int, edges: Edges) -> Violation | None:
    """AS-PLACE-01 to 05."""
    board = state.rules.board
    town = state.network.stop[field] == TOWN
    args: dict[str, str | int] = {"hex": board.grid.names[field], "tile": board.tiles.pieces[piece].tile.name}
    if not town and (board.is_town_tile(piece) or (board.group_of(piece) != SIMPLE and not state.rules.direct_complex)):
        return Violation("AS-PLACE-01", args)
    mask = board.tiles.pieces[piece].mask
    if mask & edges.closed:
        return Violation("AS-PLACE-03", args)
    if mask & edges.rival:
        return Violation("AS-PLACE-04", args)
    fits = board.town_fits if town else board.direct_fits
    if not fits.is_anchored(piece, edges.anchored):
        return Violation("AS-PLACE-05", args)
    return None


def refused_shape(state: Table, field: int, piece: int) -> str:
    """Which rule a replacement breaks that would make track disappear."""
    if state.network.stop[field] == TOWN:
        return "AS-REPL-07"
    old, new = state.rules.board.tiles.pieces[state.network.piece[field]], state.rules.board.tiles.pieces[piece]
    lost = [segment for segment in old.segments if segment not in new.segments]
    rest = [segment for segment in new.segments if segment not in old.segments]
    # every lost segment has a successor that keeps one of its edges, but an edge given up is used again
    if len(lost) <= len(rest) and all(any(a in other or b in other for other in rest) for a, b in lost):
        return "AS-REPL-06"
    return "AS-REPL-01"


def check_replacing(state: Table, field: int, change: Change, edges: Edges) -> Violation | None:
    """AS-REPL-01 to 07 and 10, and what AS-PLACE-03 to 05 ask of new track."""
    assert state.seat is not None
    network, board = state.network, state.rules.board
    args: dict[str, str | int] = {
        "hex": board.grid.names[field],
        "tile": board.tiles.pieces[change.piece].tile.name,
    }
    town = network.stop[field] == TOWN
    if not town and board.is_town_tile(change.piece):
        return Violation("AS-PLACE-01", args)
    if not change.redirected and not change.added:
        same = change.piece == network.piece[field]
        return Violation("AS-REPL-10" if same else "AS-REPL-07" if town else "AS-REPL-01", args)
    for a, b, c in change.redirected:
        violation = check_redirection(state, field, a, b, c, edges, args)
        if violation is not None:
            return violation
    anchored = town and state.network.owns_at(state.seat, field)
    for a, b in change.added:
        mask = 1 << a if b < 0 else 1 << a | 1 << b
        if mask & edges.closed:
            return Violation("AS-PLACE-03", args)
        if mask & edges.rival:
            return Violation("AS-PLACE-04", args)
        if mask & edges.anchored:
            anchored = True
        elif not town:
            return Violation("AS-PLACE-05", args)
    if town and not anchored:
        return Violation("AS-REPL-07", args)
    return None


def check_redirection(
    state: Table, field: int, a: int, b: int, c: int, edges: Edges, args: dict[str, str | int]
) -> Violation | None:
    """AS-REPL-04, AS-REPL-05: the segment (a, b) turns its open end from b to c."""
    assert state.seat is not None
    network = state.network
    section = network.section_at[6 * field + a]
    owner = network.owner[section]
    if network.open_slot[section] < 0 or owner not in (state.seat, NOBODY):
        return Violation("AS-REPL-05", args)
    if network.open_slot[section] != 6 * field + b:
        return Violation("AS-REPL-04", args)
    if edges.closed >> c & 1:
        return Violation("AS-PLACE-03", args)
    if edges.rival >> c & 1:
        return Violation("AS-PLACE-04", args)
    if owner == NOBODY and not edges.anchored >> c & 1 and not state.network.claimable(state.seat, section):
        return Violation("AS-REPL-04", args)
    return None


def check_loops(state: Table, field: int, change: Change) -> Violation | None:
    """AS-PLACE-06: no section may have both ends at the same node."""
    node = loop_node(state.network, field, change)
    if node < 0:
        return None
    board = state.rules.board
    return Violation("AS-PLACE-06", {"hex": board.grid.names[field], "node": board.node_name[node]})


def check_supply(state: Table, field: int, piece: int) -> Violation | None:
    """AS-PLACE-07, AS-REPL-08, AS-SUP-01, AS-SUP-02: the old tile and its disc return before the new ones are taken."""
    board = state.rules.board
    type = board.tiles.pieces[piece].type
    old = state.network.piece[field]
    returned = 1 if old and board.tiles.pieces[old].type == type else 0
    if state.supply[type] + returned < 1:
        rule = "AS-SUP-01" if old else "AS-PLACE-07"
        return Violation(rule, {"tile": board.tiles.types[type].name})
    if state.network.stop[field] == TOWN and not board.is_town_tile(piece):
        disc_back = 1 if old and not board.is_town_tile(old) else 0
        if state.discs + disc_back < 1:
            return Violation("AS-SUP-02", {"hex": board.grid.names[field]})
    return None


def check_discs(state: Table, field: int, change: Change, edges: Edges) -> Violation | None:
    """AS-OWN-08: a company has only so many discs for its sections."""
    assert state.seat is not None
    limit = state.rules.disc_limit
    if limit == 0 or state.network.owned_by(state.seat) + new_sections(state, field, change, edges) <= limit:
        return None
    return Violation("AS-OWN-08", {"limit": limit})


def new_sections(state: Table, field: int, change: Change, edges: Edges) -> int:
    """By how many a build changes the number of the builder's sections."""
    assert state.seat is not None
    network = state.network
    more = 0
    for a, b in change.added:
        more += 1 - (edges.own >> a & 1)
        if b >= 0:
            more -= edges.own >> b & 1
    for a, _, c in change.redirected:
        if network.owner[network.section_at[6 * field + a]] == NOBODY and edges.joins >> c & 1:
            more += 1
        more -= edges.own >> c & 1
    return more


def check_cash(state: Table, field: int, piece: int) -> Violation | None:
    """AS-BUILD-03."""
    assert state.seat is not None
    cost, cash = price(state, state.seat, field, piece), state.cash[state.seat]
    return None if cost <= cash else Violation("AS-BUILD-03", {"price": cost, "cash": cash})


# -- prices ----------------------------------------------------------------------------------------------------------


def price(state: Table, seat: int, field: int, piece: int) -> int:
    """AS-COST: what a tile costs on this field."""
    board, numbers = state.rules.board, state.rules.numbers
    old = state.network.piece[field]
    group = board.group_of(piece)
    if board.terrain[field] == TOWN_FIELD:
        if old:
            return numbers.replace_on_town
        return numbers.town_base + numbers.town_per_exit * len(board.tiles.pieces[piece].exits)
    if old == 0:
        return numbers.place_price[group] + surcharge(state, seat, field)
    return state.rules.replace_price[board.group_of(old)][group]


def surcharge(state: Table, seat: int, field: int) -> int:
    """AS-COST-02, AS-COST-03: for rivers and mountains, once per feature and company or for every tile."""
    board = state.rules.board
    feature = board.feature[field]
    if feature < 0 or (state.rules.surcharge_once and state.features[seat] >> feature & 1):
        return 0
    return state.rules.numbers.surcharge[board.terrain[field]]


# -- carrying out ----------------------------------------------------------------------------------------------------


def build(state: Table, action: Build, events: list[Event]) -> None:
    """Pays, exchanges the tiles and settles the owners of a checked build (AS-BUILD-07, AS-OWN-01 to 06)."""
    assert state.seat is not None
    seat, board, network = state.seat, state.rules.board, state.network
    field = board.grid.index[action.hex]
    piece = board.tiles.find[(action.tile, action.turn)]
    old = network.piece[field]
    cost = price(state, seat, field, piece)
    town = network.stop[field] == TOWN
    change = change_by(state, field, piece)
    assert change is not None
    if old:
        take_up(state, field)
    elif board.feature[field] >= 0:
        state.features[seat] |= 1 << board.feature[field]
    state.cash[seat] -= cost
    state.supply[board.tiles.pieces[piece].type] -= 1
    if town and not board.is_town_tile(piece):
        state.discs -= 1
    network.put(field, piece)
    state.built |= 1 << field
    event = "tile-replaced" if old else "tile-placed"
    args: dict[str, str | int] = {"hex": action.hex, "tile": action.tile, "turn": action.turn, "price": cost}
    events.append(Event(event, seat, args))
    for a, b, c in change.redirected:
        section = network.redirect(field, a, b, c)
        if network.end[section] >= 0:
            # AS-OWN-06
            network.give(section, seat)
            note_link(state, section, events)
    for a, b in change.added:
        section = network.add(field, a, b, seat)
        if network.end[section] >= 0:
            note_link(state, section, events)


def take_up(state: Table, field: int) -> None:
    """Returns a tile and the town disc on it to the supply."""
    board = state.rules.board
    old = state.network.piece[field]
    state.supply[board.tiles.pieces[old].type] += 1
    if state.network.stop[field] == TOWN and not board.is_town_tile(old):
        state.discs += 1


# -- all builds ------------------------------------------------------------------------------------------------------


def add_builds(state: Table, found: list[Action]) -> None:
    """Adds every legal build, by field and piece: the same as trying ``check_build`` on everything."""
    scan = Scan(state)
    network, board = state.network, state.rules.board
    anchored, blocked, piece_at, stop = scan.anchored, scan.blocked, network.piece, network.stop
    pieces, skipped = board.tiles.pieces, scan.skipped
    for field in board.buildable:
        piece = piece_at[field]
        if piece == 0:
            if anchored[field] & ~blocked[field] and stop[field] != CITY and field not in skipped:
                scan.add_placements(field, found)
        elif field not in skipped:
            if stop[field] == TOWN:
                scan.add_town_changes(field, found)
            elif anchored[field] & ~pieces[piece].mask or field in scan.turnable:
                scan.add_changes(field, found)


def fields_in(bits: int) -> list[int]:
    """The few fields of a set of bits."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


class Scan(OpenEnds):
    """One search for legal builds: what is the same for all fields."""

    def __init__(self, state: Table) -> None:
        super().__init__(state, False)
        self.state = state
        self.cash = state.cash[self.seat]
        self.purse = min(self.cash, (1 << state.rules.board.price_bits) - 1)
        """The cash as far as it matters for the price of a tile."""
        self.available = 0
        """Tile types in supply, as bits."""
        for type, count in enumerate(state.supply):
            if count > 0:
                self.available |= 1 << type
        flags = (2 if state.discs else 0) | (1 if state.rules.direct_complex else 0)
        rest = (self.available << state.rules.board.price_bits | self.purse) << 2 | flags
        self.fitting = state.rules.board.fitting_for(rest)
        self.skipped = [] if state.rules.rebuild_same_hex else fields_in(state.built)
        """Fields that were built on in this turn."""
        limit = state.rules.disc_limit
        self.tight = limit > 0 and state.network.owned_by(self.seat) + MOST_NEW_SECTIONS > limit

    def add_placements(self, field: int, found: list[Action]) -> None:
        """Tiles on an empty field, from a table of all that fit and can be paid."""
        state = self.state
        board = state.rules.board
        faced = field in self.faced
        builds = self.placements(field, faced)
        if not self.tight and (not faced or not self.may_loop(field)):
            found.extend(builds)
            return
        edges = edges_of(state, field)
        for action in builds:
            change = placing(state, field, board.tiles.find[(action.tile, action.turn)])
            if check_loops(state, field, change) is None and check_discs(state, field, change, edges) is None:
                found.append(action)

    def placements(self, field: int, faced: bool) -> list[Build]:
        """All that fit an empty field and can be paid, looked up if it was asked before."""
        board, anchored = self.state.rules.board, self.anchored[field]
        extra = surcharge(self.state, self.seat, field)
        if not faced and anchored == board.city_edges[field]:
            at = 2 * field + (1 if extra else 0)
            builds = self.fitting.as_printed[at]
            if builds is None:
                builds = self.fitting.as_printed[at] = self.fitting_builds(field)
            return builds
        key = ((field << 6 | self.blocked[field]) << 6 | anchored) << board.price_bits | extra
        known = self.fitting.by_edges.get(key)
        if known is None:
            known = self.fitting.by_edges[key] = self.fitting_builds(field)
        return known

    def fitting_builds(self, field: int) -> list[Build]:
        state, blocked, anchored = self.state, self.blocked[field], self.anchored[field]
        board = state.rules.board
        if state.network.stop[field] == TOWN:
            pieces = board.town_fits.find(blocked, anchored)
        elif state.rules.direct_complex:
            pieces = board.direct_fits.find(blocked, anchored)
        else:
            pieces = board.fits.find(blocked, anchored)
        return [
            board.builds[field][piece]
            for piece in pieces
            if price(state, self.seat, field, piece) <= self.cash and check_supply(state, field, piece) is None
        ]

    def may_loop(self, field: int) -> bool:
        """Whether two edges of the field, or an edge and its town, lead to the same node."""
        network = self.state.network
        seen: list[int] = [field] if network.stop[field] == TOWN else []
        for slot in range(6 * field, 6 * field + 6):
            node = network.reached(slot)
            if node >= 0:
                if node in seen:
                    return True
                seen.append(node)
        return False

    def add_town_changes(self, field: int, found: list[Action]) -> None:
        """AS-REPL-07."""
        state, blocked, anchored = self.state, self.blocked[field], self.anchored[field]
        board, old = state.rules.board, state.network.piece[field]
        if self.cash < state.rules.numbers.replace_on_town:
            return
        owns = state.network.owns_at(self.seat, field)
        used = board.tiles.pieces[old].mask
        if not owns and not anchored & ~used:
            return
        for change in board.town_changes.of(old):
            new = board.tiles.pieces[change.piece].mask & ~used
            if not new & blocked and (owns or new & anchored):
                self.add_if_rest_allows(field, change, found)

    def add_changes(self, field: int, found: list[Action]) -> None:
        """AS-REPL-01 to 06, from a table of all changes that fit."""
        state, blocked, anchored = self.state, self.blocked[field], self.anchored[field]
        board, old = state.rules.board, state.network.piece[field]
        segments = board.tiles.pieces[old].segments
        # the number of segments first: keys of different length must not meet, however the tiles are numbered
        key = ((len(segments) << 10 | old) << 6 | blocked) << 6 | anchored
        for a, b in segments:
            key = key << 4 | self.turning(field, a, b)
        changes = board.fitting_changes.get(key)
        if changes is None:
            changes = [change for change in board.changes.of(old) if self.fits(field, change)]
            board.fitting_changes[key] = changes
        prices = state.rules.replace_price[board.group_of(old)]
        for change in changes:
            if prices[board.group_of(change.piece)] <= self.cash:
                self.add_if_rest_allows(field, change, found)

    def turning(self, field: int, a: int, b: int) -> int:
        """How the segment between two edges may be redirected, as a number: by which end, and whether freely."""
        network = self.state.network
        section = network.section_at[6 * field + a]
        slot = network.open_slot[section]
        if slot < 0 or slot // 6 != field:
            return 0
        owner = network.owner[section]
        if owner not in (self.seat, NOBODY) or slot % 6 not in (a, b):
            return 0
        free = owner == self.seat or self.state.network.claimable(self.seat, section)
        return (1 + slot % 6) << 1 | (1 if free else 0)

    def fits(self, field: int, change: Change) -> bool:
        blocked, anchored = self.blocked[field], self.anchored[field]
        for a, b in change.added:
            mask = 1 << a | 1 << b
            if mask & blocked or not mask & anchored:
                return False
        for a, b, c in change.redirected:
            turning = self.turning(field, a, b)
            if turning >> 1 != b + 1 or blocked >> c & 1 or not (turning & 1 or anchored >> c & 1):
                return False
        return True

    def add_if_rest_allows(self, field: int, change: Change, found: list[Action]) -> None:
        """Supply, loops and discs, for a change that fits and can be paid."""
        state = self.state
        if check_supply(state, field, change.piece) is not None:
            return
        if (change.redirected or field in self.faced) and check_loops(state, field, change) is not None:
            return
        if self.tight and check_discs(state, field, change, edges_of(state, field)) is not None:
            return
        found.append(state.rules.board.builds[field][change.piece])
