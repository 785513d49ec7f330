"""Square track read straight from its definitions, slowly: what the fast search in ``track`` is compared with.

A board is a dict of cells (x, y). A tile is a list of pieces, a piece a list of segments (two edges each) or one edge;
a stop is None.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from steamshed.games.days_of_steam.track.squaregrid import EDGES
from steamshed.games.days_of_steam.track.squaretiles import SquareTiles
from steamshed.games.days_of_steam.track.squaretrack import SquareTrack

Cell = tuple[int, int]
Piece = tuple[str, ...]
Board = dict[Cell, list[Piece] | None]
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
Part = tuple[Cell, frozenset[str]]
"""A segment on a cell, or two sides of a stop."""


def pieces_of(tiles: SquareTiles, laying: int) -> list[Piece]:
    found: list[Piece] = []
    for piece in tiles.layings[laying].pieces:
        segments = tuple(EDGES[a] + EDGES[b] for a, b in piece.segments)
        found.append(segments or (EDGES[piece.stub],))
    return found


def board_of(track: SquareTrack) -> Board:
    grid = track.grid
    board: Board = {(grid.x(cell), grid.y(cell)): None for cell in track.stops}
    for cell in track.laid:
        board[(grid.x(cell), grid.y(cell))] = pieces_of(track.tiles, track.tile[cell])
    return board


def edges(tile: list[Piece] | None) -> set[str]:
    return set("NESW") if tile is None else {edge for piece in tile for segment in piece for edge in segment}


def beyond(cell: Cell, edge: str) -> Cell:
    return cell[0] + STEP[edge][0], cell[1] + STEP[edge][1]


def ways(tile: list[Piece] | None, edge: str) -> list[tuple[int, str]]:
    """Piece and edge by which a train that came in by an edge can go out; a stop is a piece with every way."""
    if tile is None:
        return [(0, out) for out in "NESW" if out != edge]
    found = []
    for number, piece in enumerate(tile):
        for segment in piece:
            if len(segment) == 2 and edge in segment:
                found.append((number, segment.replace(edge, "")))
    return found


def nearest(board: Board, cell: Cell, edge: str, but: Cell | None = None) -> int | None:
    """Pieces passed on the shortest route that leaves a cell by an edge and ends at a stop, not at ``but``."""
    front = [(beyond(cell, edge), BACK[edge])]
    seen = set(front)
    length = 0
    while front:
        further = []
        for here, entry in front:
            if here not in board:
                continue
            tile = board[here]
            if tile is None:
                if here != but:
                    return length
                continue
            for _, out in ways(tile, entry):
                slot = (beyond(here, out), BACK[out])
                if slot not in seen:
                    seen.add(slot)
                    further.append(slot)
        front = further
        length += 1
    return None


def mismatched(board: Board, cell: Cell, tile: list[Piece] | None) -> bool:
    for edge in "NESW":
        other = beyond(cell, edge)
        if other in board and (edge in edges(tile)) != (BACK[edge] in edges(board[other])):
            return True
    return False


def reaches(board: Board, cell: Cell) -> int | None:
    """How far the tile on a cell is from a stop, itself included, by its best segment."""
    tile = board[cell]
    assert tile is not None
    outs = [edge for piece in tile for segment in piece if len(segment) == 2 for edge in segment]
    lengths = [length for out in outs if (length := nearest(board, cell, out)) is not None]
    return min(lengths) + 1 if lengths else None


def linked(board: Board, stop: Cell) -> bool:
    return any(nearest(board, stop, edge, stop) is not None for edge in "NESW")


def track_reason(board: Board, cell: Cell, tile: list[Piece], limit: int) -> str | None:
    """Why a tile cannot be laid, empty cell or not, in the order of the reasons; None if it can."""
    after: Board = {**board, cell: tile}
    if mismatched(after, cell, tile):
        return "edge"
    distance = reaches(after, cell)
    if distance is None:
        return "connect"
    if distance > limit:
        return "far"
    stops = [stop for stop, there in board.items() if there is None]
    if any(linked(board, stop) and not linked(after, stop) for stop in stops):
        return "cut_city"
    others = [other for other, there in board.items() if there is not None and other != cell]
    if any(reaches(board, other) is not None and reaches(after, other) is None for other in others):
        return "cut_track"
    return None


def stop_reason(board: Board, cell: Cell, gap: int) -> str | None:
    if cell in board:
        return "occupied"
    if mismatched(board, cell, None):
        return "edge"
    lengths = [length for edge in "NESW" if (length := nearest(board, cell, edge, cell)) is not None]
    if not lengths:
        return "connect"
    return "close" if min(lengths) < gap else None


# -- circuits --------------------------------------------------------------------------------------------------------


class Ring:
    """A circuit: its parts, its stops in order and the borders of each link."""

    def __init__(self, parts: list[Part], stops: list[Cell], links: list[frozenset[object]]) -> None:
        self.parts = frozenset(parts)
        self.stops = stops
        self.links = links


class TooMany(Exception):
    """The board has more ways round than the slow search can look at."""


def circuits(board: Board, most: int = 40_000) -> dict[frozenset[Part], Ring]:
    """Every circuit of a board, by following everything from every stop."""
    found: dict[frozenset[Part], Ring] = {}
    budget = [most]
    for stop in sorted(cell for cell, tile in board.items() if tile is None):
        for out in "NESW":
            for ring in rings(board, stop, out, budget):
                found.setdefault(ring.parts, ring)
    return found


def rings(board: Board, first: Cell, side: str, budget: list[int]) -> Iterator[Ring]:
    def enter(
        cell: Cell, entry: str, nodes: set[object], parts: list[Part], stops: list[Cell], links: list[frozenset[object]]
    ) -> Iterator[Ring]:
        budget[0] -= 1
        if budget[0] < 0:
            raise TooMany
        if cell not in board:
            return
        tile = board[cell]
        if cell == first:
            if entry != side and len(stops) > 1:
                yield Ring([*parts, (first, frozenset((side, entry)))], stops, links)
            return
        # each ring is found from its first stop in reading order
        if tile is None and (cell in stops or cell < first):
            return
        for number, out in ways(tile, entry):
            node = cell if tile is None else (cell, number)
            if node in nodes:
                continue
            border = frozenset((cell, beyond(cell, out)))
            more_links = [*links, frozenset((border,))] if tile is None else [*links[:-1], links[-1] | {border}]
            more_stops = [*stops, cell] if tile is None else stops
            more_parts = [*parts, (cell, frozenset((entry, out)))]
            yield from enter(beyond(cell, out), BACK[out], nodes | {node}, more_parts, more_stops, more_links)

    border = frozenset((first, beyond(first, side)))
    yield from enter(beyond(first, side), BACK[side], set(), [], [first], [frozenset((border,))])


def same(one: Ring, other: Ring) -> bool:
    """The same stops in the same cyclic order, and every two corresponding links share a border."""
    count = len(one.stops)
    if count != len(other.stops):
        return False
    for shift in range(count):
        ahead = [other.links[(shift + k) % count] for k in range(count)]
        if [other.stops[(shift + k) % count] for k in range(count)] == one.stops and shares(one.links, ahead):
            return True
        backwards = [other.links[(shift - 1 - k) % count] for k in range(count)]
        if [other.stops[(shift - k) % count] for k in range(count)] == one.stops and shares(one.links, backwards):
            return True
    return False


def shares(some: list[frozenset[object]], others: list[frozenset[object]]) -> bool:
    return all(a & b for a, b in zip(some, others, strict=True))


def new_circuit(before: Board, after: Board, any_loop: bool) -> bool:
    """Whether a circuit exists that did not exist and is not the same as one that did."""
    old: Mapping[frozenset[Part], Ring] = circuits(before)
    created = [ring for parts, ring in circuits(after).items() if parts not in old]
    return any(any_loop or not any(same(ring, other) for other in old.values()) for ring in created)
