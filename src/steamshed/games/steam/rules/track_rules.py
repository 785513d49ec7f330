"""Placing, improving and redirecting tiles: what is allowed, what it costs, what becomes of it (ST-BUILD, ST-TOWN,
ST-LINK, ST-REDIR, ST-IMPR, ST-TILE).

``check_build`` and ``check_redirect`` are the rules. ``add_builds`` and ``legal_redirects`` find the same operations
faster: most fields are looked up in a table.
"""

from __future__ import annotations

from steamshed.games.steam.actions import Build, Redirect
from steamshed.games.steam.content.board import Board
from steamshed.games.steam.rules.money import pay, track_funds
from steamshed.games.steam.table.stock import available, lay, left_of, take_up
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.track_rules import (
    EDGES,
    FACED,
    NO_BUILDS,
    BuildSearch,
    Facts,
    change_by,
    edges_of,
    note_link,
)
from steamshed.kernel.action import Action, Event
from steamshed.kernel.violation import Violation
from steamshed.rail.network import CITY, NOBODY, ORDINARY, TOWN
from steamshed.rail.placement import Change, Edges, loop_node

# -- placing and improving -------------------------------------------------------------------------------------------


def check_build(state: Table, action: Build) -> Violation | None:
    """None, or why this tile may not be built here."""
    assert state.seat is not None
    if state.builds_left == 0:
        return Violation("ST-BUILD-02")
    board, network = state.rules.board, state.network
    args: Facts = {"hex": action.hex, "face": action.tile}
    field, piece = board.field_of(action), board.piece_of(action)
    if field >= 0 and piece and (board.barred[field] or (board.simple_only[field] and not is_simple(board, piece))):
        return Violation("MR-07", {"hex": action.hex, "why": "none" if board.barred[field] else "simple"})
    if field < 0 or network.stop[field] == CITY or not board.builds[field] or piece == 0:
        why = "city" if field >= 0 and network.stop[field] == CITY else "outside"
        return Violation("ST-BUILD-04", {**args, "why": why})
    town = network.stop[field] == TOWN
    if board.tiles.pieces[piece].tile.for_towns != town:
        return Violation("ST-BUILD-04", {**args, "why": "town" if town else "plain"})
    old = network.piece[field]
    if old:
        violation = check_shape(state, old, piece, town, args)
        if violation is not None:
            return violation
    change = change_for(state, field, piece)
    edges = edges_of(state, field)
    return (
        check_new_track(state, field, change, edges, args)
        or check_loops(state, field, change)
        or check_supply(state, field, piece)
        or check_funds(state, price(state, field, piece))
    )


def is_simple(board: Board, piece: int) -> bool:
    """MR-07: one path, and no town."""
    tile = board.tiles.pieces[piece]
    return not tile.tile.for_towns and len(tile.segments) == 1


def check_shape(state: Table, old: int, piece: int, town: bool, args: Facts) -> Violation | None:
    """ST-IMPR-01, 02 and 07, ST-TOWN-07: an improvement just adds track."""
    board = state.rules.board
    before, after = board.tiles.pieces[old], board.tiles.pieces[piece]
    if town:
        if before.mask & ~after.mask == 0 and before.mask != after.mask:
            return None
        if len(before.exits) == len(after.exits):
            return Violation("ST-TOWN-07", args)
        return Violation("ST-IMPR-01", args)
    if len(before.segments) > 1:
        return Violation("ST-IMPR-07", {**args, "why": "full"})
    if len(after.segments) == 1:
        return Violation("ST-IMPR-01", args)
    return None if before.segments[0] in after.segments else Violation("ST-IMPR-02", args)


def change_for(state: Table, field: int, piece: int) -> Change:
    """The track that a tile adds to a field where it may lie."""
    change = change_by(state, field, piece)
    assert change is not None
    return change


def check_new_track(state: Table, field: int, change: Change, edges: Edges, args: Facts) -> Violation | None:
    """ST-BUILD-05, 08 and 09, for towns ST-TOWN-03, for improvements ST-IMPR-03 and ST-IMPR-04."""
    assert state.seat is not None
    town = state.network.stop[field] == TOWN
    improving = state.network.piece[field] != 0
    anchored = town and improving and state.network.owns_at(state.seat, field)
    for a, b in change.added:
        mask = 1 << a | (1 << b if b >= 0 else 0)
        if mask & edges.closed:
            return closed_off(state, field, mask & edges.closed, args)
        # ST-TOWN-05: a spur may meet another player's open end, a path may not (ST-BUILD-08, ST-LINK-03)
        if mask & edges.rival and not town:
            return Violation("ST-BUILD-08", args)
        if mask & edges.anchored:
            anchored = True
        elif not town:
            # ST-BUILD-09, ST-BUILD-14: every path; ST-LINK-06: an unowned link that begins far from the builder's own
            return Violation("ST-LINK-06" if mask & edges.joins else "ST-BUILD-09", args)
    if town and not anchored:
        return Violation("ST-IMPR-04" if improving else "ST-TOWN-03", args)
    return None


def closed_off(state: Table, field: int, edges: int, args: Facts) -> Violation:
    """ST-BUILD-05: what is at the first of these closed edges, a black line or the edge of the map; MR-07, MR-08."""
    own = state.rules.board.barrier(field, edges)
    if own is not None:
        return own
    edge = (edges & -edges).bit_length() - 1
    black = state.rules.board.grid.neighbour(field, edge) >= 0
    return Violation("ST-BUILD-05", {**args, "why": "black" if black else "outside"})


def check_loops(state: Table, field: int, change: Change) -> Violation | None:
    """ST-BUILD-12: no section with both ends in one settlement, none that points at the town where it starts."""
    network, board = state.network, state.rules.board
    node = loop_node(network, field, change)
    if node < 0:
        for a, b in change.added:
            if b >= 0 and (points_home(state, 6 * field + a, 6 * field + b)):
                node = network.reached(6 * field + a)
            elif b >= 0 and (points_home(state, 6 * field + b, 6 * field + a)):
                node = network.reached(6 * field + b)
    if node < 0:
        return None
    return Violation("ST-BUILD-12", {"hex": board.grid.names[field], "node": board.node_name[node]})


def points_home(state: Table, fixed: int, open_slot: int) -> bool:
    """Whether track that starts beyond one slot would have its open end at the other and so point back at its start."""
    network = state.network
    start = network.reached(fixed)
    return start >= 0 and network.stop[start] == TOWN and faces(state, open_slot, start)


def faces(state: Table, slot: int, town: int) -> bool:
    """Whether an end at this slot would be open and face a town."""
    other = state.network.grid.across[slot]
    return other >= 0 and other // 6 == town and state.network.section_at[other] == 0


def check_supply(state: Table, field: int, piece: int) -> Violation | None:
    """ST-GEN-05, ST-TILE-01, ST-TILE-03; ST-IMPR-07 for improvements."""
    face = state.rules.board.tiles.pieces[piece].type
    if available(state, face, field):
        return None
    rule = "ST-IMPR-07" if state.network.piece[field] else "ST-GEN-05"
    return Violation(rule, {"face": state.rules.board.tiles.types[face].name, "why": "none"})


def check_funds(state: Table, cost: int) -> Violation | None:
    """ST-MONEY-06, in the standard game ST-BUILD-19 unless ST-STD-05."""
    assert state.seat is not None
    funds = track_funds(state, state.seat)
    if cost <= funds:
        return None
    cash_only = state.rules.standard and not state.rules.lenient_track[state.seat]
    return Violation("ST-BUILD-19" if cash_only else "ST-MONEY-06", {"price": cost, "funds": funds})


def price(state: Table, field: int, piece: int) -> int:
    """ST-BUILD-16 to 18: exits, town and terrain; ST-IMPR-05: no terrain for an improvement."""
    if state.network.piece[field]:
        return state.rules.board.exit_price[piece]
    return first_price(state, field, piece)


def first_price(state: Table, field: int, piece: int) -> int:
    """What a tile costs on an empty field."""
    board = state.rules.board
    return board.exit_price[piece] + board.terrain_price[field]


def build(state: Table, action: Build, events: list[Event]) -> None:
    """Pays, exchanges the tiles and settles the owners of a checked build (ST-MONEY-07, ST-TILE-03, ST-BUILD-15)."""
    assert state.seat is not None
    seat, board, network = state.seat, state.rules.board, state.network
    field, piece = board.field_of(action), board.piece_of(action)
    old, cost, change = network.piece[field], price(state, field, piece), change_for(state, field, piece)
    args: Facts = {"hex": board.grid.names[field], "face": action.tile, "turn": action.turn, "price": cost}
    pay(state, seat, cost, events)
    take_up(state, field)
    lay(state, field, board.tiles.pieces[piece].type)
    network.put(field, piece)
    events.append(Event("tile-improved" if old else "tile-placed", seat, args))
    if state.rules.map.priced and not old and board.terrain_price[field]:
        # MR-07, MR-08
        events.append(
            Event("ground-price", seat, {"hex": board.grid.names[field], "money": board.terrain_price[field]})
        )
    for a, b in change.added:
        section = network.add(field, a, b, seat if b >= 0 else spur_owner(state, seat, field, a))
        if network.end[section] >= 0:
            note_link(state, section, events)


def spur_owner(state: Table, seat: int, town: int, edge: int) -> int:
    """ST-TOWN-04, ST-TOWN-05: the builder, but another player whose open end the spur meets keeps his link."""
    network = state.network
    other = network.grid.across[6 * town + edge]
    section = network.section_at[other] if other >= 0 else 0
    owner = network.owner[section] if section else NOBODY
    return seat if owner == NOBODY else owner


# -- redirecting -----------------------------------------------------------------------------------------------------


def turned_piece(state: Table, field: int, side: int, to: int) -> int:
    """The piece that lies on a field after a redirection, or 0 if there is none."""
    for edge, piece in state.rules.board.turns[state.network.piece[field]][side]:
        if edge == to:
            return piece
    return 0


def check_redirect(state: Table, action: Redirect) -> Violation | None:
    """ST-REDIR-01 to 09."""
    assert state.seat is not None
    if state.builds_left == 0:
        return Violation("ST-BUILD-02")
    seat, board, network = state.seat, state.rules.board, state.network
    args: Facts = {"hex": action.hex, "side": action.side, "to": action.to}
    field = board.field_at.get(action.hex, -1)
    if field < 0 or network.stop[field] != ORDINARY:
        # ST-REDIR-08: town hexes cannot be redirected
        town = field >= 0 and network.stop[field] == TOWN
        return Violation("ST-REDIR-01" if field < 0 else "ST-REDIR-08", {**args, "why": "town" if town else "city"})
    if board.fixed[field]:
        return Violation("MR-07", {"hex": action.hex, "why": "fixed"})
    section = network.section_at[6 * field + action.side]
    if section == 0 or (network.open_slot[section] >= 0 and network.open_slot[section] != 6 * field + action.side):
        return Violation("ST-REDIR-01", args)
    owner = network.owner[section]
    if network.open_slot[section] < 0:
        return Violation("ST-REDIR-02", {**args, "why": "complete"})
    if owner not in (seat, NOBODY):
        return Violation("ST-REDIR-02", {**args, "why": "rival"})
    if owner == NOBODY and not network.claimable(seat, section):
        return Violation("ST-REDIR-02", {**args, "why": "far"})
    if action.to == action.side:
        return Violation("ST-REDIR-09", {**args, "why": "same"})
    piece = turned_piece(state, field, action.side, action.to)
    if piece == 0:
        return Violation("ST-REDIR-03", args)
    violation = check_direction(state, field, section, action.to, args)
    if violation is not None:
        return violation
    face = board.tiles.pieces[piece].type
    if not available(state, face, field):
        return Violation("ST-GEN-05", {"face": board.tiles.types[face].name})
    return check_funds(state, board.exit_price[piece])


def check_direction(state: Table, field: int, section: int, to: int, args: Facts) -> Violation | None:
    """ST-REDIR-05, ST-REDIR-09: whether the open end of a section may have this new side."""
    assert state.seat is not None
    network = state.network
    start = network.start[section]
    if state.rules.board.closed[field] >> to & 1:
        return closed_off(state, field, 1 << to, args)
    slot = 6 * field + to
    other = network.grid.across[slot]
    met = network.section_at[other] if network.stop[other // 6] != CITY else 0
    if met and network.owner[met] not in (state.seat, NOBODY):
        return Violation("ST-REDIR-09", {**args, "why": "rival"})
    if network.reached(slot) == start or (network.stop[start] == TOWN and faces(state, slot, start)):
        return Violation("ST-BUILD-12", {**args, "node": state.rules.board.node_name[start]})
    return None


def redirect(state: Table, action: Redirect, events: list[Event]) -> None:
    """ST-REDIR-04, ST-REDIR-07: pays for the exits; the link changes hands only if it is complete then."""
    assert state.seat is not None
    seat, board, network = state.seat, state.rules.board, state.network
    field = board.field_at[action.hex]
    piece = turned_piece(state, field, action.side, action.to)
    entry, cost = board.tiles.pieces[network.piece[field]].partner[action.side], board.exit_price[piece]
    pay(state, seat, cost, events)
    take_up(state, field)
    lay(state, field, board.tiles.pieces[piece].type)
    network.put(field, piece)
    args: Facts = {"hex": board.grid.names[field], "side": action.side, "to": action.to, "price": cost}
    events.append(Event("link-redirected", seat, args))
    section = network.redirect(field, entry, action.side, action.to)
    if network.end[section] >= 0:
        network.give(section, seat)
        note_link(state, section, events)


def legal_redirects(state: Table) -> list[Action]:
    """Every legal redirection, by field, side and new side."""
    assert state.seat is not None
    seat, board, network = state.seat, state.rules.board, state.network
    funds = track_funds(state, seat)
    found: list[Action] = []
    for section in network.unfinished():
        owner, slot = network.owner[section], network.open_slot[section]
        field, side = slot // 6, slot % 6
        if owner not in (seat, NOBODY) or network.stop[field] == TOWN or board.fixed[field]:
            continue
        if owner == NOBODY and not network.claimable(seat, section):
            continue
        for to, piece in board.turns[network.piece[field]][side]:
            if board.exit_price[piece] > funds or check_direction(state, field, section, to, {}):
                continue
            if available(state, board.tiles.pieces[piece].type, field):
                found.append(board.redirects[field][6 * side + to])
    return found


# -- all builds ------------------------------------------------------------------------------------------------------


def add_builds(state: Table, found: list[Action]) -> None:
    """Adds every legal build, by field and piece: the same as trying ``check_build`` on everything."""
    search = Search(state)
    search.add_all(search.fitting, found)


class Search(BuildSearch):
    """One search for legal builds: what is the same for all fields."""

    def __init__(self, state: Table) -> None:
        super().__init__(state, True)
        self.state = state
        self.funds = min(track_funds(state, self.seat), state.rules.board.top_price)
        stocked = 0
        for kind, count in enumerate(state.stock):
            if count > 0:
                stocked |= 1 << kind
        self.fitting = self.fitting_for((self.funds, stocked))

    def builds_on(self, field: int) -> list[Build]:
        """Looks up all that fit and can be paid; checks loops where they could arise."""
        network, state = self.network, self.state
        seen, anchored, old = self.blocked[field], self.anchored[field], network.piece[field]
        blocked, tile = seen & EDGES, self.map.tiles.pieces[old]
        if old and network.stop[field] == TOWN and network.owns_at(self.seat, field):
            anchored = EDGES
        if not anchored & ~tile.mask & ~blocked or len(tile.segments) > 1:
            return NO_BUILDS
        # also what lies there counts: it is put back first
        key = (((field << 10 | old) << 6 | blocked) << 6 | anchored) << 8 | state.cardboard_at[field] + 1
        builds = self.fitting.by_edges.get(key)
        if builds is None:
            if old == 0:
                builds = self.placements(field, blocked, anchored)
            else:
                builds = self.improvements(field, blocked, anchored)
            self.map.keep(self.fitting, key, builds)
        if seen & FACED and self.may_loop(field):
            return [
                build for build in builds if check_loops(state, field, change_for(state, field, build.piece)) is None
            ]
        return builds

    def may_loop(self, field: int) -> bool:
        """Whether a section that reaches this field starts at a settlement that the field reaches in another way.

        Towns beside the field count even without track, because an open end could point at them.
        """
        network = self.state.network
        across, stop = network.grid.across, network.stop
        nodes: list[int] = []
        for slot in range(6 * field, 6 * field + 6):
            other = across[slot]
            if other < 0:
                continue
            node = network.reached(slot)
            if node < 0 and stop[other // 6] == TOWN:
                node = other // 6
            if node >= 0:
                if node in nodes or node == field:
                    return True
                nodes.append(node)
        return False

    def as_printed(self, field: int) -> list[Build]:
        return self.placements(field, self.map.closed[field], self.map.city_edges[field])

    def placements(self, field: int, blocked: int, anchored: int) -> list[Build]:
        """All that fit an empty field and can be paid."""
        state = self.state
        board = state.rules.board
        fits = board.town_fits if board.stop[field] == TOWN else board.fits
        return [
            board.builds[field][piece]
            for piece in fits.find(blocked, anchored)
            if first_price(state, field, piece) <= self.funds
            and left_of(state, board.tiles.pieces[piece].type)
            and not (board.simple_only[field] and not is_simple(board, piece))
        ]

    def improvements(self, field: int, blocked: int, anchored: int) -> list[Build]:
        """What can be added to a tile; ``anchored`` is every edge of a town where the builder owns track."""
        state = self.state
        board, old, town = state.rules.board, state.network.piece[field], state.network.stop[field] == TOWN
        return [
            board.builds[field][change.piece]
            for change in (board.town_changes if town else board.changes).of(old)
            if self.improves(field, change, blocked, anchored, town)
            and not (board.simple_only[field] and not is_simple(board, change.piece))
        ]

    def improves(self, field: int, change: Change, blocked: int, anchored: int, town: bool) -> bool:
        """Whether a change only adds track, and track that fits, is connected, in stock and can be paid."""
        if change.redirected or self.state.rules.board.exit_price[change.piece] > self.funds:
            return False
        reached = False
        for a, b in change.added:
            mask = 1 << a | (1 << b if b >= 0 else 0)
            if mask & blocked or not (town or mask & anchored):
                return False
            reached = reached or mask & anchored != 0
        return reached and check_supply(self.state, field, change.piece) is None
