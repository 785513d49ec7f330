"""Track to build: the cheapest ways to complete a link with the tiles of one build turn.

A sub-solver for bots. It lays simple tiles on empty fields, crosses simple track, and ends at a city, at an own or
unowned open end, or at a town. What it proposes is tried with the real rules before it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from steamshed.games.age_of_steam.actions import Build
from steamshed.games.age_of_steam.board import SIMPLE
from steamshed.games.age_of_steam.building import price
from steamshed.rail.network import CITY, NOBODY, TOWN

if TYPE_CHECKING:
    from steamshed.games.age_of_steam.state import AgeOfSteam


class Plan:
    """Builds that complete a link between two nodes, and their price."""

    def __init__(self, builds: list[Build], cost: int, start: int, end: int) -> None:
        self.builds = builds
        self.cost = cost
        self.start = start
        self.end = end


class Planner:
    """Finds for every pair of nodes the cheapest link that can be completed now."""

    def __init__(self, state: AgeOfSteam, seat: int, tiles: int, cash: int) -> None:
        self.state = state
        self.seat = seat
        self.tiles = tiles
        self.cash = cash
        self.found: dict[tuple[int, int], Plan] = {}
        self.path: list[Build] = []
        self.fields: list[int] = []

    def plans(self) -> list[Plan]:
        """The plans, cheapest first."""
        network = self.state.network
        across = network.grid.across
        for section in network.unfinished():
            owner = network.owner[section]
            if owner == self.seat or (owner == NOBODY and network.claimable(self.seat, section)):
                self.enter(across[network.open_slot[section]], network.start[section], 0)
        for node in self.state.rules.board.nodes:
            if network.stop[node] == CITY:
                for slot in range(6 * node, 6 * node + 6):
                    if across[slot] >= 0 and network.section_at[across[slot]] == 0:
                        self.enter(across[slot], node, 0)
            elif network.piece[node] == 0 or network.owns_at(self.seat, node):
                self.leave_town(node)
        return sorted(self.found.values(), key=lambda plan: (plan.cost, len(plan.builds), plan.start, plan.end))

    def enter(self, slot: int, start: int, cost: int) -> None:
        """Goes on with track that arrives at a slot: the far side of an edge."""
        field, edge = slot // 6, slot % 6
        network, board = self.state.network, self.state.rules.board
        if field in self.fields or len(self.path) >= self.tiles or self.state.built >> field & 1:
            return
        if network.stop[field] == TOWN:
            if field != start:
                self.end_in_town(field, edge, start, cost)
            return
        left = self.tiles - len(self.path)
        if all(distance > left for distance, node in board.nearest_nodes[field] if node != start):
            return
        for piece, out in self.ways(field, edge):
            total = cost + price(self.state, self.seat, field, piece)
            if total > self.cash:
                continue
            self.path.append(board.builds[field][piece])
            self.fields.append(field)
            self.go_out(6 * field + out, start, total)
            self.path.pop()
            self.fields.pop()

    def ways(self, field: int, edge: int) -> list[tuple[int, int]]:
        """(piece, edge where it leaves) for track that enters by an edge."""
        network, board, supply = self.state.network, self.state.rules.board, self.state.supply
        closed, old = board.closed[field], network.piece[field]
        found: list[tuple[int, int]] = []
        if old == 0:
            for piece in board.simple_fits.find(closed, 1 << edge):
                a, b = board.tiles.pieces[piece].segments[0]
                if supply[board.tiles.pieces[piece].type]:
                    found.append((piece, b if a == edge else a))
        elif board.group_of(old) == SIMPLE:
            for change in board.changes.of(old):
                if change.redirected or len(change.added) != 1 or not supply[board.tiles.pieces[change.piece].type]:
                    continue
                a, b = change.added[0]
                if edge in (a, b) and not closed >> (a + b - edge) & 1:
                    found.append((change.piece, a + b - edge))
        return found

    def go_out(self, slot: int, start: int, cost: int) -> None:
        """Track leaves a field at a slot: it has arrived, or it goes on."""
        network = self.state.network
        other = network.grid.across[slot]
        if other < 0:
            return
        reached = network.reached(slot)
        if reached < 0:
            self.enter(other, start, cost)
        elif reached != start:
            section = network.section_at[other]
            if section == 0 or network.owner[section] in (self.seat, NOBODY):
                self.note(start, reached, cost)

    def end_in_town(self, field: int, edge: int, start: int, cost: int) -> None:
        """The cheapest tile that gives a town an exit at this edge."""
        piece = self.town_piece(field, 1 << edge)
        if piece:
            total = cost + price(self.state, self.seat, field, piece)
            if total <= self.cash:
                self.path.append(self.state.rules.board.builds[field][piece])
                self.note(start, field, total)
                self.path.pop()

    def town_piece(self, field: int, exits: int) -> int:
        """The tile with the fewest exits that has these and all that the town has already; 0 if there is none."""
        network, board, state = self.state.network, self.state.rules.board, self.state
        old = network.piece[field]
        used = board.tiles.pieces[old].mask if old else 0
        best, fewest = 0, 7
        for piece in board.town_fits.pieces:
            tile = board.tiles.pieces[piece]
            if (
                tile.mask & (used | exits) != used | exits
                or tile.mask & board.closed[field]
                or len(tile.exits) >= fewest
            ):
                continue
            same = old and board.tiles.pieces[old].type == tile.type
            disc = state.discs + (1 if old and not board.is_town_tile(old) else 0)
            if (state.supply[tile.type] or same) and (disc or board.is_town_tile(piece)) and tile.mask != used:
                best, fewest = piece, len(tile.exits)
        return best

    def leave_town(self, town: int) -> None:
        """New track out of a town where the seat has track already."""
        network, board = self.state.network, self.state.rules.board
        if network.piece[town] == 0 or self.state.built >> town & 1:
            return
        used = board.tiles.pieces[network.piece[town]].mask
        for edge in range(6):
            if used >> edge & 1 or board.closed[town] >> edge & 1:
                continue
            piece = self.town_piece(town, 1 << edge)
            if piece:
                total = price(self.state, self.seat, town, piece)
                if total <= self.cash:
                    self.path.append(board.builds[town][piece])
                    self.fields.append(town)
                    self.go_out(6 * town + edge, town, total)
                    self.path.pop()
                    self.fields.pop()

    def note(self, start: int, end: int, cost: int) -> None:
        key = (start, end) if start < end else (end, start)
        known = self.found.get(key)
        if known is None or cost < known.cost or (cost == known.cost and len(self.path) < len(known.builds)):
            self.found[key] = Plan(self.path[:], cost, start, end)
