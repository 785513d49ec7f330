"""Track on a hexagon map: sections and links with their owners, kept up to date as tiles are laid.

A *segment* joins two edges of an ordinary field, or one edge and the town on a town field. A *section* is a maximal
chain of segments; chains stop at nodes (cities and towns, named by their field). A section with a node at both ends is
complete, and a *link* if the two differ; an unfinished one has a node at one end and one open end. Who may build what,
and who owns the result, is for the game to say.
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from steamshed.kernel.errors import AuditError
from steamshed.rail.hexgrid import HexGrid
from steamshed.rail.tiles import TileSet

ORDINARY: Final = 0
TOWN: Final = 1
CITY: Final = 2
NOBODY: Final = -1
NOWHERE: Final = -1


class Link:
    """One way out of a node: over which edge it leaves, where it leads, whose it is."""

    def __init__(self, edge: int, to: int, owner: int, section: int) -> None:
        self.edge = edge
        self.to = to
        self.owner = owner
        self.section = section


NO_LINKS: Final[list[Link]] = []
"""Of most fields; nobody changes it."""


class Network:
    """All track on the map. Fields, nodes and slots are numbers of the grid; sections are numbered from 1."""

    SHARED: ClassVar[tuple[str, ...]] = ("grid", "tiles", "nodes", "links_cache")
    """What copies have in common for ever; all else until one of them changes (``unshare``)."""

    def __init__(
        self,
        grid: HexGrid,
        tiles: TileSet,
        nodes: list[int],
        stop: list[int],
        piece: list[int],
        laid: list[int],
        section_at: list[int],
        city_edges: list[int],
        owner: list[int],
        start: list[int],
        end: list[int],
        open_slot: list[int],
        length: list[int],
        fresh: list[bool],
        links_cache: list[list[Link]] | None,
    ) -> None:
        """Takes over its parts: see ``empty_network`` and ``trace`` for ways to make one."""
        self.grid = grid
        self.tiles = tiles
        self.nodes = nodes
        """The fields with a city or town: always the same ones, as only a town becomes a city."""
        self.stop = stop
        """Field to ORDINARY, TOWN or CITY."""
        self.piece = piece
        """Field to the piece that lies there, 0 for none."""
        self.laid = laid
        """The fields with a piece, in their order."""
        self.section_at = section_at
        """Slot to the section whose segment ends there, 0 for none."""
        self.city_edges = city_edges
        """Field to the edges, as bits, behind which there is a city."""
        # By section. Index 0 is not used; a length of 0 means that the number is free.
        self.owner = owner
        self.start = start
        self.end = end
        self.open_slot = open_slot
        self.length = length
        self.fresh = fresh
        """Whether a segment was added since ``settle``."""
        self.links_cache = links_cache
        self.lent = False
        """Whether a copy has the lists in common with this."""

    def clone(self) -> Network:
        """An independent copy: the lists become its own when one of both is about to change."""
        copy = Network(
            self.grid,
            self.tiles,
            self.nodes,
            self.stop,
            self.piece,
            self.laid,
            self.section_at,
            self.city_edges,
            self.owner,
            self.start,
            self.end,
            self.open_slot,
            self.length,
            self.fresh,
            self.links_cache,
        )
        self.lent = copy.lent = True
        return copy

    def unshare(self) -> None:
        """To be called before any change."""
        if self.lent:
            self.stop = self.stop[:]
            self.piece = self.piece[:]
            self.laid = self.laid[:]
            self.section_at = self.section_at[:]
            self.city_edges = self.city_edges[:]
            self.owner = self.owner[:]
            self.start = self.start[:]
            self.end = self.end[:]
            self.open_slot = self.open_slot[:]
            self.length = self.length[:]
            self.fresh = self.fresh[:]
            self.lent = False

    def like(self, other: Network) -> bool:
        """Whether another one has the same lists, as a copy has until one of both changes; else they may differ."""
        return self.section_at is other.section_at and self.owner is other.owner

    # -- questions -------------------------------------------------------------------------------------------------

    def sections(self) -> list[int]:
        """The numbers in use."""
        return [section for section in range(1, len(self.length)) if self.length[section]]

    def unfinished(self) -> list[int]:
        """The sections with an open end, in the order of these ends on the map."""
        return [self.section_at[slot] for slot in sorted(self.open_slot) if slot >= 0]

    def is_link(self, section: int) -> bool:
        """Complete, with two different nodes at its ends."""
        return self.end[section] >= 0 and self.end[section] != self.start[section]

    def links_of(self, owner: int) -> list[int]:
        """The links that somebody owns."""
        return [section for section, whose in enumerate(self.owner) if whose == owner and self.is_link(section)]

    def owned_by(self, owner: int) -> int:
        """How many sections somebody owns."""
        count = 0
        for whose in self.owner:
            if whose == owner:
                count += 1
        return count

    def owns_at(self, owner: int, town: int) -> bool:
        """Whether a segment on the tile of a town belongs to somebody."""
        for slot in range(6 * town, 6 * town + 6):
            section = self.section_at[slot]
            if section and self.owner[section] == owner:
                return True
        return False

    def claimable(self, owner: int, section: int) -> bool:
        """Whether an unowned section begins at a city, or at a town where somebody owns a segment."""
        start = self.start[section]
        return self.stop[start] == CITY or self.owns_at(owner, start)

    def reached(self, slot: int) -> int:
        """The node that track ending at this slot would lead to on the other side, or -1."""
        other = self.grid.across[slot]
        if other < 0:
            return NOWHERE
        if self.stop[other // 6] == CITY:
            return other // 6
        section = self.section_at[other]
        return self.start[section] if section else NOWHERE

    def slots_of(self, section: int) -> list[int]:
        """The slots of a section, from its start node to its other end."""
        slot = self.first_slot(section)
        found = [slot]
        across, stop, section_at = self.grid.across, self.stop, self.section_at
        leaving_town = stop[slot // 6] == TOWN
        while True:
            field = slot // 6
            if not leaving_town:
                if stop[field] == TOWN:
                    return found
                slot = 6 * field + self.tiles.pieces[self.piece[field]].partner[slot % 6]
                found.append(slot)
            leaving_town = False
            other = across[slot]
            if other < 0 or section_at[other] != section:
                return found
            slot = other
            found.append(slot)

    def first_slot(self, section: int) -> int:
        """The slot at which a section leaves its start node, on the section's own track."""
        node = self.start[section]
        own_field = self.stop[node] == TOWN
        for slot in range(6 * node, 6 * node + 6):
            at = slot if own_field else self.grid.across[slot]
            if at >= 0 and self.section_at[at] == section:
                return at
        raise AuditError(f"section {section} does not begin at {self.grid.names[node]}")

    def links(self) -> list[list[Link]]:
        """For every field the links that leave it, by edge. Kept until the next change."""
        if self.links_cache is None:
            self.links_cache = find_links(self)
        return self.links_cache

    # -- changes ---------------------------------------------------------------------------------------------------

    def put(self, field: int, piece: int) -> None:
        """Notes which piece lies on a field; its track is added separately."""
        self.unshare()
        if self.piece[field] == 0:
            insort(self.laid, field)
        self.piece[field] = piece

    def add(self, field: int, a: int, b: int, owner: int) -> int:
        """Lays a segment between edges a and b, or from edge a to the town when b is -1.

        Whatever it joins becomes one section of this owner. The piece of the field must be set before. Returns the
        section.
        """
        self.unshare()
        self.links_cache = None
        section = self.new_section(owner)
        self.section_at[6 * field + a] = section
        self.attach(section, 6 * field + a)
        if b < 0:
            self.set_end(section, field)
        else:
            self.section_at[6 * field + b] = section
            self.attach(section, 6 * field + b)
        return section

    def redirect(self, field: int, a: int, b: int, c: int) -> int:
        """Turns the open end of the segment (a, b) from edge b to edge c. Returns the section, complete or not."""
        self.unshare()
        self.links_cache = None
        section = self.section_at[6 * field + a]
        self.section_at[6 * field + b] = 0
        self.section_at[6 * field + c] = section
        self.open_slot[section] = -1
        self.attach(section, 6 * field + c)
        return section

    def give(self, section: int, owner: int) -> None:
        self.unshare()
        self.links_cache = None
        self.owner[section] = owner

    def abandon(self, owner: int) -> list[int]:
        """Takes somebody's unfinished sections away that got no new segment since ``settle``. Returns them."""
        lost = [section for section in self.unfinished() if self.owner[section] == owner and not self.fresh[section]]
        for section in lost:
            self.give(section, NOBODY)
        return lost

    def settle(self) -> None:
        """Ends a build turn: nothing is fresh any more."""
        if True not in self.fresh:
            return
        self.unshare()
        for section in range(len(self.fresh)):
            self.fresh[section] = False

    def make_city(self, town: int) -> list[int]:
        """Turns a town into a city, taking its tile away.

        Segments on the tile vanish; sections longer than that keep their owner and end at the city. Returns the
        sections whose open end faced the field and that are complete now, by edge.
        """
        self.unshare()
        self.links_cache = None
        for slot in range(6 * town, 6 * town + 6):
            section = self.section_at[slot]
            if section:
                self.section_at[slot] = 0
                self.length[section] -= 1
                if self.length[section] == 0:
                    self.drop_section(section)
        if self.piece[town]:
            self.laid.remove(town)
        self.piece[town] = 0
        self.stop[town] = CITY
        self.mark_city(town)
        completed: list[int] = []
        for slot in range(6 * town, 6 * town + 6):
            other = self.grid.across[slot]
            section = self.section_at[other] if other >= 0 else 0
            if section and self.open_slot[section] == other:
                self.set_end(section, town)
                self.open_slot[section] = -1
                completed.append(section)
        return completed

    # -- inside ----------------------------------------------------------------------------------------------------

    def new_section(self, owner: int) -> int:
        self.unshare()
        for section in range(1, len(self.length)):
            if self.length[section] == 0:
                self.owner[section] = owner
                self.start[section] = NOWHERE
                self.end[section] = NOWHERE
                self.open_slot[section] = -1
                self.length[section] = 1
                self.fresh[section] = True
                return section
        self.owner.append(owner)
        self.start.append(NOWHERE)
        self.end.append(NOWHERE)
        self.open_slot.append(-1)
        self.length.append(1)
        self.fresh.append(True)
        return len(self.length) - 1

    def drop_section(self, section: int) -> None:
        self.owner[section] = NOBODY
        self.start[section] = NOWHERE
        self.end[section] = NOWHERE
        self.open_slot[section] = -1
        self.length[section] = 0
        self.fresh[section] = False

    def attach(self, section: int, slot: int) -> None:
        """Joins the end of a section at a slot with what is across: a city, another section's open end, or nothing."""
        other = self.grid.across[slot]
        if other >= 0 and self.stop[other // 6] == CITY:
            self.set_end(section, other // 6)
            return
        joined = self.section_at[other] if other >= 0 else 0
        if joined == 0:
            self.open_slot[section] = slot
        else:
            self.absorb(section, joined, other)

    def set_end(self, section: int, node: int) -> None:
        if self.start[section] < 0:
            self.start[section] = node
        else:
            self.end[section] = node

    def absorb(self, section: int, joined: int, slot: int) -> None:
        """Makes another section, met at its open end, part of this one."""
        if self.open_slot[joined] != slot:
            raise AuditError(f"track at {self.grid.names[slot // 6]} is joined where it is not open")
        node = self.start[joined]
        for inner in self.slots_of(joined):
            self.section_at[inner] = section
        self.length[section] += self.length[joined]
        self.fresh[section] = self.fresh[section] or self.fresh[joined]
        self.drop_section(joined)
        self.set_end(section, node)

    def mark_city(self, field: int) -> None:
        """Notes with its neighbours that a field is a city."""
        across = self.grid.across
        for slot in range(6 * field, 6 * field + 6):
            other = across[slot]
            if other >= 0:
                self.city_edges[other // 6] |= 1 << other % 6


def empty_network(grid: HexGrid, tiles: TileSet, stop: list[int]) -> Network:
    """A map without track."""
    nodes = [field for field in range(grid.size) if stop[field] != ORDINARY]
    network = Network(
        grid, tiles, nodes, stop[:], [0] * grid.size, [], [0] * (6 * grid.size), [0] * grid.size,
        [NOBODY], [NOWHERE], [NOWHERE], [-1], [0], [False], None,
    )  # fmt: skip
    for field in range(grid.size):
        if stop[field] == CITY:
            network.mark_city(field)
    return network


class Untraceable(Exception):
    """Track that cannot be: where and why."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


def trace(grid: HexGrid, tiles: TileSet, stop: list[int], piece: list[int], owner_at: list[int]) -> Network:
    """The network of the pieces that lie on a map, with the owner of the segment at each slot."""
    network = empty_network(grid, tiles, stop)
    network.piece = piece[:]
    network.laid = [field for field in range(grid.size) if piece[field]]
    for node in network.nodes:
        for edge in range(6):
            slot = 6 * node + edge if stop[node] == TOWN else grid.across[6 * node + edge]
            if slot >= 0 and network.section_at[slot] == 0 and has_track(network, slot):
                trace_section(network, node, slot, owner_at)
    for field in network.laid:
        for slot in range(6 * field, 6 * field + 6):
            if network.section_at[slot] == 0 and has_track(network, slot):
                raise Untraceable(grid.names[field], "track that leads to no city or town")
    return network


def trace_section(network: Network, node: int, slot: int, owner_at: list[int]) -> None:
    """Follows track from the slot where it leaves a node, as far as it goes."""
    grid, stop = network.grid, network.stop
    section = network.new_section(owner_at[slot])
    network.length[section] = 0
    network.fresh[section] = False
    network.start[section] = node
    outward = stop[node] == TOWN
    while True:
        field = slot // 6
        network.section_at[slot] = section
        if owner_at[slot] != network.owner[section]:
            raise Untraceable(grid.names[field], "joined track has two owners")
        if outward or stop[field] != ORDINARY:
            network.length[section] += 1
        if not outward and stop[field] == TOWN:
            network.end[section] = field
            return
        if not outward:
            slot = 6 * field + network.tiles.pieces[network.piece[field]].partner[slot % 6]
            network.section_at[slot] = section
            network.length[section] += 1
            if owner_at[slot] != network.owner[section]:
                raise Untraceable(grid.names[field], "one segment has two owners")
        outward = False
        other = grid.across[slot]
        if other >= 0 and stop[other // 6] == CITY:
            network.end[section] = other // 6
            return
        if other < 0 or not has_track(network, other):
            network.open_slot[section] = slot
            return
        if network.section_at[other]:
            raise Untraceable(grid.names[other // 6], "track that closes on itself")
        slot = other


def has_track(network: Network, slot: int) -> bool:
    field = slot // 6
    piece = network.piece[field]
    if piece == 0 or network.stop[field] == CITY:
        return False
    return network.tiles.pieces[piece].mask >> slot % 6 & 1 != 0


def find_links(network: Network) -> list[list[Link]]:
    """For every field the links that leave it, in the order of its edges."""
    found = [NO_LINKS] * network.grid.size
    across, section_at, starts, ends = network.grid.across, network.section_at, network.start, network.end
    for node in network.nodes:
        leaving: list[Link] = []
        city = network.stop[node] == CITY
        for edge in range(6):
            slot = across[6 * node + edge] if city else 6 * node + edge
            section = section_at[slot] if slot >= 0 else 0
            if section and network.is_link(section):
                to = ends[section] if starts[section] == node else starts[section]
                leaving.append(Link(edge, to, network.owner[section], section))
        if leaving:
            found[node] = leaving
    return found


# -- how track is written in positions -------------------------------------------------------------------------------


def slot_name(network: Network, slot: int) -> str:
    """A field and an edge: ``K10 4``."""
    return f"{network.grid.names[slot // 6]} {slot % 6}"


def segment_names(network: Network, field: int) -> list[tuple[str, int]]:
    """The segments on a field as they are written, ``2-4`` or on a town ``1``, each with one of its edges."""
    piece = network.tiles.pieces[network.piece[field]]
    if network.stop[field] == TOWN:
        return [(str(edge), edge) for edge in piece.exits]
    return [(f"{a}-{b}", a) for a, b in sorted(piece.segments)]


def fresh_ends(network: Network) -> list[str]:
    """The unfinished sections with a new segment since ``settle``, named by the slot of their open end."""
    unfinished = network.unfinished()
    return [slot_name(network, network.open_slot[section]) for section in unfinished if network.fresh[section]]


def find_track_fault(network: Network) -> str:
    """What is wrong with the sections kept: they must be what following the track anew gives. Empty if nothing is."""
    owner_at = [network.owner[section] if section else NOBODY for section in network.section_at]
    try:
        anew = trace(network.grid, network.tiles, network.stop, network.piece, owner_at)
    except Untraceable as error:
        return str(error)
    if sorted(map(str, outlines(anew))) != sorted(map(str, outlines(network))):
        return "the sections kept are not those that lie on the map"
    if network.laid != anew.laid:
        return "the fields kept are not those where track lies"
    return ""


def outlines(network: Network) -> list[tuple[list[int], list[int], int, int, int]]:
    """Every section as its slots, its ends, its open end, its owner and its length."""
    return [
        (
            sorted(network.slots_of(section)),
            sorted((network.start[section], network.end[section])),
            network.open_slot[section],
            network.owner[section],
            network.length[section],
        )
        for section in network.sections()
    ]
