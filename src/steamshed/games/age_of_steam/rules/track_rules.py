"""Placing and replacing tiles: what is allowed, what it costs, what becomes of it (AS-MAP, AS-PLACE, AS-REPL, AS-OWN,
AS-COST, AS-SUP).

``check_build`` is the rule. ``add_builds`` finds the same builds faster: most fields are looked up in a table.
"""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import Build
from steamshed.games.age_of_steam.content.board import CITY_FIELD, LAKE, SIMPLE, TOWN_FIELD
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.rules.track_rules import (
    EDGES,
    FACED,
    NO_BUILDS,
    TURNABLE,
    BuildSearch,
    Facts,
    change_by,
    edges_of,
    note_link,
)
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
    field = board.field_of(action)
    if field < 0 or board.terrain[field] in (LAKE, CITY_FIELD) or state.network.stop[field] == CITY:
        why = "outside" if field < 0 else "lake" if board.terrain[field] == LAKE else "city"
        return Violation("AS-MAP-01", {"hex": action.hex, "why": why})
    piece = board.piece_of(action)
    if piece == 0:
        return Violation("AS-SUP-01", {"tile": action.tile})
    if board.barred[field] or (board.simple_only[field] and board.group_of(piece) != SIMPLE):
        return Violation("MR-07", {"hex": action.hex, "why": "none" if board.barred[field] else "simple"})
    if state.built >> field & 1 and not state.rules.rebuild_same_hex:
        return Violation("AS-BUILD-05", {"hex": action.hex})
    args: Facts = {"hex": action.hex, "tile": action.tile}
    edges = edges_of(state, field)
    change = change_by(state, field, piece)
    if change is None:
        return lost_track(state, field, piece, args)
    if state.network.piece[field] == 0:
        laid = check_placing(state, field, piece, edges, args)
    else:
        laid = check_replacing(state, field, change, edges, args)
    return (
        laid
        or check_loops(state, field, change)
        or check_supply(state, field, piece)
        or check_discs(state, field, change, edges)
        or check_cash(state, field, piece)
    )


def check_placing(state: Table, field: int, piece: int, edges: Edges, args: Facts) -> Violation | None:
    """AS-PLACE-01 to 05: a tile on an empty field."""
    board = state.rules.board
    town = state.network.stop[field] == TOWN
    if not town and (board.is_town_tile(piece) or (board.group_of(piece) != SIMPLE and not state.rules.direct_complex)):
        return Violation("AS-PLACE-01", {**args, "why": "town" if board.is_town_tile(piece) else "double"})
    mask = board.tiles.pieces[piece].mask
    if mask & edges.closed:
        return closed_off(state, field, mask & edges.closed, args)
    if mask & edges.rival:
        return Violation("AS-PLACE-04", args)
    fits = board.town_fits if town else board.direct_fits
    return None if fits.is_anchored(piece, edges.anchored) else Violation("AS-PLACE-05", args)


def closed_off(state: Table, field: int, edges: int, args: Facts) -> Violation:
    """AS-PLACE-03: what lies beyond the first of these closed edges, a lake or nothing; MR-07, MR-08."""
    own = state.rules.board.barrier(field, edges)
    if own is not None:
        return own
    edge = (edges & -edges).bit_length() - 1
    lake = state.rules.board.grid.neighbour(field, edge) >= 0
    return Violation("AS-PLACE-03", {**args, "why": "lake" if lake else "outside"})


def lost_track(state: Table, field: int, piece: int, args: Facts) -> Violation:
    """Which rule a replacement breaks that would make track disappear."""
    if state.network.stop[field] == TOWN:
        return Violation("AS-REPL-07", {**args, "why": "lost"})
    old, new = state.rules.board.tiles.pieces[state.network.piece[field]], state.rules.board.tiles.pieces[piece]
    lost = [segment for segment in old.segments if segment not in new.segments]
    rest = [segment for segment in new.segments if segment not in old.segments]
    # every lost segment has a successor that keeps one of its edges, but an edge given up is used again
    if len(lost) <= len(rest) and all(any(a in other or b in other for other in rest) for a, b in lost):
        return Violation("AS-REPL-06", args)
    return Violation("AS-REPL-01", args)


def check_replacing(state: Table, field: int, change: Change, edges: Edges, args: Facts) -> Violation | None:
    """AS-REPL-01 to 07 and 10, and what AS-PLACE-03 to 05 ask of new track."""
    assert state.seat is not None
    network, board = state.network, state.rules.board
    town = network.stop[field] == TOWN
    if not town and board.is_town_tile(change.piece):
        return Violation("AS-PLACE-01", {**args, "why": "town"})
    if not change.redirected and not change.added:
        same = change.piece == network.piece[field]
        if town and not same:
            return Violation("AS-REPL-07", {**args, "why": "nothing"})
        return Violation("AS-REPL-10" if same else "AS-REPL-01", args)
    for a, b, c in change.redirected:
        violation = check_redirection(state, field, a, b, c, edges, args)
        if violation is not None:
            return violation
    anchored = town and state.network.owns_at(state.seat, field)
    for a, b in change.added:
        mask = 1 << a if b < 0 else 1 << a | 1 << b
        if mask & edges.closed:
            return closed_off(state, field, mask & edges.closed, args)
        if mask & edges.rival:
            return Violation("AS-PLACE-04", args)
        if mask & edges.anchored:
            anchored = True
        elif not town:
            return Violation("AS-PLACE-05", args)
    return Violation("AS-REPL-07", {**args, "why": "apart"}) if town and not anchored else None


def check_redirection(state: Table, field: int, a: int, b: int, c: int, edges: Edges, args: Facts) -> Violation | None:
    """AS-REPL-04, AS-REPL-05: whether the segment (a, b) may turn its open end from b to c."""
    assert state.seat is not None
    network = state.network
    if state.rules.board.fixed[field]:
        return Violation("MR-07", {"hex": args["hex"], "why": "fixed"})
    section = network.section_at[6 * field + a]
    owner = network.owner[section]
    if network.open_slot[section] < 0 or owner not in (state.seat, NOBODY):
        return Violation("AS-REPL-05", {**args, "why": "link" if network.open_slot[section] < 0 else "rival"})
    if network.open_slot[section] != 6 * field + b:
        return Violation("AS-REPL-04", {**args, "why": "fixed"})
    if edges.closed >> c & 1:
        return closed_off(state, field, 1 << c, args)
    if edges.rival >> c & 1:
        return Violation("AS-PLACE-04", args)
    if owner == NOBODY and not edges.anchored >> c & 1 and not state.network.claimable(state.seat, section):
        return Violation("AS-REPL-04", {**args, "why": "far"})
    return None


def check_loops(state: Table, field: int, change: Change) -> Violation | None:
    """AS-PLACE-06: no section may have both ends at the same node."""
    node = loop_node(state.network, field, change)
    if node < 0:
        return None
    board = state.rules.board
    return Violation("AS-PLACE-06", {"hex": board.grid.names[field], "node": board.node_name[node]})


def check_supply(state: Table, field: int, piece: int) -> Violation | None:
    """AS-PLACE-07, AS-REPL-08, AS-SUP-01, AS-SUP-02."""
    board, old = state.rules.board, state.network.piece[field]
    if not tile_left(state, old, piece):
        rule = "AS-SUP-01" if old else "AS-PLACE-07"
        return Violation(rule, {"tile": board.tiles.pieces[piece].tile.name})
    if not disc_left(state, field, old, piece):
        return Violation("AS-SUP-02", {"hex": board.grid.names[field]})
    return None


def tile_left(state: Table, old: int, piece: int) -> bool:
    """Whether there is a tile for a piece. The old one returns before it is taken."""
    pieces = state.rules.board.tiles.pieces
    return state.supply[pieces[piece].type] > 0 or pieces[old].type == pieces[piece].type


def disc_left(state: Table, field: int, old: int, piece: int) -> bool:
    """Whether there is a town disc for a piece, if it needs one. That of the old one returns before it is taken."""
    board = state.rules.board
    if board.stop[field] != TOWN or board.is_town_tile(piece):
        return True
    return state.discs > 0 or (old != 0 and not board.is_town_tile(old))


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
    board = state.rules.board
    old = state.network.piece[field]
    if old == 0:
        return first_price(state, field, piece, surcharge(state, seat, field))
    if board.terrain[field] == TOWN_FIELD:
        return state.rules.numbers.replace_on_town
    return state.rules.replace_price[board.group_of(old)][board.group_of(piece)]


def first_price(state: Table, field: int, piece: int, extra: int) -> int:
    """What a tile costs on an empty field, with so much extra for the terrain."""
    board, numbers = state.rules.board, state.rules.numbers
    if board.terrain[field] == TOWN_FIELD:
        return numbers.town_base + numbers.town_per_exit * len(board.tiles.pieces[piece].exits) + extra
    return numbers.place_price[board.group_of(piece)] + extra


def surcharge(state: Table, seat: int, field: int) -> int:
    """AS-COST-02, AS-COST-03: for rivers and mountains, once per feature and company or for every tile; what the map
    asks for beside (MR-07, MR-08)."""
    board = state.rules.board
    feature = board.feature[field]
    if feature >= 0 and state.rules.surcharge_once and state.features[seat] >> feature & 1:
        return board.extra_price[field]
    return board.first_price[field]


# -- carrying out ----------------------------------------------------------------------------------------------------


def build(state: Table, action: Build, events: list[Event]) -> None:
    """Pays, exchanges the tiles and settles the owners of a checked build (AS-BUILD-07, AS-OWN-01 to 06)."""
    assert state.seat is not None
    seat, board, network = state.seat, state.rules.board, state.network
    field, piece = board.field_of(action), board.piece_of(action)
    old = network.piece[field]
    cost, extra = price(state, seat, field, piece), 0 if old else surcharge(state, seat, field)
    town = network.stop[field] == TOWN
    change = change_by(state, field, piece)
    assert change is not None
    if old:
        take_up(state, field)
    elif board.feature[field] >= 0:
        state.features = state.features[:]
        state.features[seat] |= 1 << board.feature[field]
    state.cash[seat] -= cost
    state.supply = state.supply[:]
    state.supply[board.tiles.pieces[piece].type] -= 1
    if town and not board.is_town_tile(piece):
        state.discs -= 1
    network.put(field, piece)
    state.built |= 1 << field
    event = "tile-replaced" if old else "tile-placed"
    args: dict[str, str | int] = {"hex": action.hex, "tile": action.tile, "turn": action.turn, "price": cost}
    events.append(Event(event, seat, args))
    if extra and state.rules.map.priced:
        # MR-07, MR-08
        events.append(Event("ground-price", seat, {"hex": action.hex, "money": extra}))
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
    state.supply = state.supply[:]
    state.supply[board.tiles.pieces[old].type] += 1
    if state.network.stop[field] == TOWN and not board.is_town_tile(old):
        state.discs += 1


# -- all builds ------------------------------------------------------------------------------------------------------


def add_builds(state: Table, found: list[Action]) -> None:
    """Adds every legal build, by field and piece: the same as trying ``check_build`` on everything."""
    search = Search(state)
    search.add_all(search.fitting, found)


def fields_in(bits: int) -> list[int]:
    """The few fields of a set of bits."""
    found: list[int] = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


class Search(BuildSearch):
    """One search for legal builds: what is the same for all fields."""

    def __init__(self, state: Table) -> None:
        super().__init__(state, False)
        self.state = state
        rules, self.cash = state.rules, state.cash[self.seat]
        self.available = 0
        """Tile types in supply, as bits."""
        for type, count in enumerate(state.supply):
            if count > 0:
                self.available |= 1 << type
        rich = self.cash >= rules.highest_price
        paid = state.features[self.seat] if rules.surcharge_once and not rich else 0
        purse = rules.highest_price if rich else self.cash
        options = rules.coexisting_upgrade << 1 | rules.direct_complex
        self.fitting = self.fitting_for((self.available, purse, paid, state.discs > 0, options))
        self.skipped = [] if rules.rebuild_same_hex else fields_in(state.built)
        """Fields that were built on in this turn."""
        limit = rules.disc_limit
        self.tight = limit > 0 and state.network.owned_by(self.seat) + MOST_NEW_SECTIONS > limit

    def unlike_print(self) -> list[int]:
        """Where discs are short, what is as printed has to be looked at, too."""
        return self.map.buildable if self.tight else super().unlike_print()

    def builds_on(self, field: int) -> list[Build]:
        """Looks up all that fit and can be paid; checks loops and discs where they could matter."""
        network = self.network
        seen, anchored, old = self.blocked[field], self.anchored[field], network.piece[field]
        blocked, reached = seen & EDGES, anchored & ~self.map.tiles.pieces[old].mask
        turning, owns = 0, False
        if old and network.stop[field] == TOWN:
            owns = network.owns_at(self.seat, field)
        elif old and seen & TURNABLE:
            turning = self.turning(field, old)
        if not (reached & ~blocked or owns or turning) or field in self.skipped:
            return NO_BUILDS
        key = (((field << 10 | old) << 6 | blocked) << 6 | anchored) << 13 | turning << 1 | owns
        builds = self.fitting.by_edges.get(key)
        if builds is None:
            if old == 0:
                builds = self.placements(field, blocked, anchored)
            elif network.stop[field] == TOWN:
                builds = self.town_changes(field, blocked, anchored, owns)
            else:
                builds = self.changes(field, blocked, anchored)
            self.map.keep(self.fitting, key, builds)
        if self.tight or ((turning or seen & FACED) and self.may_loop(field)):
            return self.checked(field, builds)
        return builds

    def checked(self, field: int, builds: list[Build]) -> list[Build]:
        """Those builds that make no loop and for which the company has discs."""
        state, network = self.state, self.network
        board = state.rules.board
        changes, old = board.town_changes if network.stop[field] == TOWN else board.changes, network.piece[field]
        # AS-OWN-08
        edges = edges_of(state, field) if self.tight else None
        room = state.rules.disc_limit - network.owned_by(self.seat) if self.tight else 0
        found: list[Build] = []
        for build in builds:
            change = changes.between(old, build.piece)
            assert change is not None
            if loop_node(network, field, change) < 0 and (
                edges is None or new_sections(state, field, change, edges) <= room
            ):
                found.append(build)
        return found

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

    def as_printed(self, field: int) -> list[Build]:
        return self.placements(field, self.map.closed[field], self.map.city_edges[field])

    def placements(self, field: int, blocked: int, anchored: int) -> list[Build]:
        """All that fit an empty field and can be paid."""
        state = self.state
        board, extra = state.rules.board, surcharge(state, self.seat, field)
        if board.stop[field] == TOWN:
            pieces = board.town_fits.find(blocked, anchored)
        elif state.rules.direct_complex:
            pieces = board.direct_fits.find(blocked, anchored)
        else:
            pieces = board.fits.find(blocked, anchored)
        return [
            board.builds[field][piece]
            for piece in pieces
            if first_price(state, field, piece, extra) <= self.cash
            and self.in_supply(field, 0, piece)
            and not (board.simple_only[field] and board.group_of(piece) != SIMPLE)
        ]

    def town_changes(self, field: int, blocked: int, anchored: int, owns: bool) -> list[Build]:
        """AS-REPL-07."""
        state = self.state
        board, old = state.rules.board, state.network.piece[field]
        found: list[Build] = []
        if self.cash >= state.rules.numbers.replace_on_town:
            for change in board.town_changes.of(old):
                new = board.tiles.pieces[change.piece].mask & ~board.tiles.pieces[old].mask
                if not new & blocked and (owns or new & anchored) and self.in_supply(field, old, change.piece):
                    found.append(board.builds[field][change.piece])
        return found

    def changes(self, field: int, blocked: int, anchored: int) -> list[Build]:
        """AS-REPL-01 to 06."""
        state = self.state
        board, old = state.rules.board, state.network.piece[field]
        prices = state.rules.replace_price[board.group_of(old)]
        return [
            board.builds[field][change.piece]
            for change in board.changes.of(old)
            if self.fits(field, change, blocked, anchored)
            and not (change.redirected and board.fixed[field])
            and not (board.simple_only[field] and board.group_of(change.piece) != SIMPLE)
            and prices[board.group_of(change.piece)] <= self.cash
            and self.in_supply(field, old, change.piece)
        ]

    def in_supply(self, field: int, old: int, piece: int) -> bool:
        return tile_left(self.state, old, piece) and disc_left(self.state, field, old, piece)

    def turning(self, field: int, piece: int) -> int:
        """How the segments of a piece, of which there are three at most, may be redirected: four bits for each."""
        turning = 0
        for a, b in self.map.tiles.pieces[piece].segments:
            turning = turning << 4 | self.turning_of(field, a, b)
        return turning

    def turning_of(self, field: int, a: int, b: int) -> int:
        """How the segment between two edges may be redirected, as a number: by which end, and whether freely."""
        network = self.network
        section = network.section_at[6 * field + a]
        slot = network.open_slot[section]
        if slot < 0 or slot // 6 != field:
            return 0
        owner = network.owner[section]
        if owner not in (self.seat, NOBODY) or slot % 6 not in (a, b):
            return 0
        free = owner == self.seat or network.claimable(self.seat, section)
        return (1 + slot % 6) << 1 | (1 if free else 0)

    def fits(self, field: int, change: Change, blocked: int, anchored: int) -> bool:
        for a, b in change.added:
            mask = 1 << a | 1 << b
            if mask & blocked or not mask & anchored:
                return False
        for a, b, c in change.redirected:
            turning = self.turning_of(field, a, b)
            if turning >> 1 != b + 1 or blocked >> c & 1 or not (turning & 1 or anchored >> c & 1):
                return False
        return True
