"""The building rules of the ledger once more, written as they read and as slowly as that is.

Nothing here is shared with the engine but the map and the shapes of the tiles. A position is a set of segments; every
question is answered by looking at all of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tests.rules.age_of_steam.table import BOARD

TOWN = -1
"""The inner end of a segment on a town field."""
GRID = BOARD.grid
OPPOSITE = (3, 4, 5, 0, 1, 2)
PRICE = {"simple": 2, "coexisting": 3, "crossing": 4}
SURCHARGE = {"~": 1, "^": 2}


@dataclass(frozen=True)
class Segment:
    """Track on a field between two edges, or from an edge to the town."""

    hex: str
    a: int
    b: int

    @property
    def edges(self) -> set[int]:
        return {self.a, self.b} - {TOWN}


@dataclass
class Section:
    """A chain of segments with its two ends: the name of a node's field, or an open (field, edge)."""

    segments: set[Segment]
    ends: list[str | tuple[str, int]]

    @property
    def nodes(self) -> list[str]:
        return [end for end in self.ends if isinstance(end, str)]

    @property
    def open(self) -> list[tuple[str, int]]:
        return [end for end in self.ends if not isinstance(end, str)]


def across(hex: str, edge: int) -> str | None:
    field = GRID.neighbour(GRID.index[hex], edge)
    return GRID.names[field] if field >= 0 else None


def kind(hex: str) -> str:
    return GRID.kinds[GRID.index[hex]]


class Position:
    """What the building rules look at, taken from a dump."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.seat: int = data["seat"]
        self.options = data["options"]
        self.cities = {hex for hex in GRID.names if kind(hex) == "@"} | set(data["new_cities"])
        self.tiles: dict[str, str] = {hex: tile["tile"] for hex, tile in data["track"].items()}
        self.owner: dict[Segment, int | None] = {}
        for hex, tile in data["track"].items():
            for name, owner in tile["owners"].items():
                a, _, b = name.partition("-")
                self.owner[Segment(hex, int(a), int(b) if b else TOWN)] = owner
        self.supply = {type.name: type.count for type in BOARD.tiles.types}
        self.discs = 8
        for hex, label in self.tiles.items():
            self.supply[label.split(" ")[0]] -= 1
            self.discs -= self.is_town(hex) and not label.startswith("town")

    def is_town(self, hex: str) -> bool:
        return kind(hex) == "o" and hex not in self.cities

    def on(self, hex: str) -> set[Segment]:
        return {segment for segment in self.owner if segment.hex == hex}

    def ending_at(self, hex: str | None, edge: int) -> Segment | None:
        """The segment of a field that ends at an edge."""
        return next((segment for segment in self.owner if segment.hex == hex and edge in segment.edges), None)

    def section(self, segment: Segment) -> Section:
        """Everything joined to a segment."""
        found, rest, ends = {segment}, [segment], list[str | tuple[str, int]]()
        while rest:
            here = rest.pop()
            if here.b == TOWN:
                ends.append(here.hex)
            for edge in here.edges:
                other = across(here.hex, edge)
                joined = self.ending_at(other, OPPOSITE[edge])
                if other in self.cities:
                    assert other is not None
                    ends.append(other)
                elif joined is None:
                    ends.append((here.hex, edge))
                elif joined not in found:
                    found.add(joined)
                    rest.append(joined)
        return Section(found, ends)

    def sections_of(self, seat: int) -> int:
        sections = {frozenset(self.section(segment).segments) for segment in self.owner if self.owner[segment] == seat}
        return len(sections)

    def anchored(self, hex: str, edge: int) -> bool:
        """AS-PLACE-05."""
        other = across(hex, edge)
        if other in self.cities:
            return True
        segment = self.ending_at(other, OPPOSITE[edge])
        if segment is None:
            return False
        if self.owner[segment] is not None:
            return self.owner[segment] == self.seat
        return any(
            node in self.cities or any(self.owner[there] == self.seat for there in self.on(node))
            for node in self.section(segment).nodes
        )

    def may_end(self, hex: str, edge: int) -> bool:
        """AS-PLACE-03, AS-PLACE-04."""
        other = across(hex, edge)
        if other is None or kind(other) == "w":
            return False
        segment = None if other in self.cities else self.ending_at(other, OPPOSITE[edge])
        return segment is None or self.owner[segment] in (None, self.seat)


Turn = tuple[Segment, Segment]
"""An old segment and what it becomes."""


def shape(position: Position, hex: str, label: str) -> set[Segment]:
    name, turn = label.split(" ")
    piece = BOARD.tiles.pieces[BOARD.tiles.find[(name, int(turn))]]
    if position.is_town(hex):
        return {Segment(hex, edge, TOWN) for edge in piece.exits}
    return {Segment(hex, a, b) for a, b in piece.segments}


def ways(position: Position, hex: str, label: str) -> Iterator[tuple[list[Turn], set[Segment]]]:
    """AS-REPL-01, 04, 06, 07: how old track becomes new track: what is redirected and what is added."""
    old, new = position.on(hex), shape(position, hex, label)
    if position.is_town(hex):
        if old <= new:
            yield [], new - old
        return
    before = sorted(old, key=lambda segment: segment.a)
    for chosen in itertools.permutations(new, len(before)):
        turns = [(one, other) for one, other in zip(before, chosen, strict=True) if one != other]
        if all(may_turn(position, hex, one, other, new) for one, other in turns):
            yield turns, new - set(chosen)


def may_turn(position: Position, hex: str, old: Segment, new: Segment, all_new: set[Segment]) -> bool:
    """AS-REPL-04 to 06: the open end moves, the fixed end stays, the freed edge stays free."""
    section = position.section(old)
    kept = old.edges & new.edges
    if len(kept) != 1 or position.owner[old] not in (None, position.seat):
        return False
    (fixed,), (freed,), (turned,) = kept, old.edges - kept, new.edges - kept
    if section.open != [(hex, freed)] or any(freed in segment.edges for segment in all_new):
        return False
    if not position.may_end(hex, turned):
        return False
    own = position.owner[old] == position.seat
    return own or position.anchored(hex, fixed) or position.anchored(hex, turned)


def price(position: Position, hex: str, label: str) -> int:
    """AS-COST."""
    new = group(label)
    old = group(position.tiles[hex]) if hex in position.tiles else None
    if position.is_town(hex):
        return 3 if old else 1 + len(shape(position, hex, label))
    if old is None:
        return PRICE[new] + surcharge(position, hex)
    if old == "simple" and new == "crossing":
        return 3
    if old == "simple" and new == "coexisting":
        return int(position.options["coexisting_upgrade_cost"])
    return 2


def surcharge(position: Position, hex: str) -> int:
    feature = BOARD.feature[GRID.index[hex]]
    paid = position.data["seats"][position.seat]["features"]
    once = position.options["terrain_cost"] == "first_per_feature"
    if feature < 0 or (once and BOARD.features[feature] in paid):
        return 0
    return SURCHARGE[kind(hex)]


def group(label: str) -> str:
    return BOARD.tiles.types[BOARD.tiles.by_name[label.split(" ")[0]]].group


def build(position: Position, hex: str, label: str) -> Position | None:
    """The position after a build, or None if it is against the rules."""
    town, old = position.is_town(hex), position.tiles.get(hex)
    if kind(hex) in "@w" or hex in position.cities or hex in already_built(position):
        return None
    if not town and group(label) == "town":
        return None
    if not town and old is None and group(label) != "simple" and not position.options["direct_complex"]:
        return None
    for turns, added in ways(position, hex, label):
        if (turns or added) and may_add(position, hex, added):
            after = change(position, hex, label, turns, added)
            if sound(position, after, hex, label, [new for _, new in turns] + list(added)):
                return after
    return None


def already_built(position: Position) -> list[str]:
    lifted = position.options["rebuild_same_hex_same_turn"]
    built: list[str] = [] if lifted else position.data["build"]["built"]
    return built


def may_add(position: Position, hex: str, added: set[Segment]) -> bool:
    """AS-PLACE-03 to 05 and AS-REPL-07 for new track."""
    if not all(position.may_end(hex, edge) for segment in added for edge in segment.edges):
        return False
    anchors = [any(position.anchored(hex, edge) for edge in segment.edges) for segment in added]
    if position.is_town(hex):
        return any(anchors) or any(position.owner[segment] == position.seat for segment in position.on(hex))
    return all(anchors)


def change(position: Position, hex: str, label: str, turns: list[Turn], added: set[Segment]) -> Position:
    """AS-BUILD-07: exchanges the tiles and settles the owners."""
    after = Position(position.data)
    after.tiles[hex] = label
    owners = {segment: after.owner.pop(segment) for segment in position.on(hex)}
    turned = dict(turns)
    for segment, owner in owners.items():
        after.owner[turned.get(segment, segment)] = owner
    for segment in added:
        after.owner[segment] = position.seat
    for segment in added:
        # AS-OWN-03
        for joined in after.section(segment).segments:
            after.owner[joined] = position.seat
    for _, segment in turns:
        # AS-OWN-06
        section = after.section(segment)
        if not section.open:
            for joined in section.segments:
                after.owner[joined] = position.seat
    return after


def sound(position: Position, after: Position, hex: str, label: str, touched: list[Segment]) -> bool:
    """AS-PLACE-06, AS-REPL-08, AS-SUP, AS-OWN-08, AS-BUILD-03."""
    for segment in touched:
        ends = after.section(segment).ends
        if len(ends) != 2 or ends[0] == ends[1]:
            return False
    old, name = position.tiles.get(hex), label.split(" ")[0]
    if position.supply[name] + (old is not None and old.split(" ")[0] == name) < 1:
        return False
    if position.is_town(hex) and not name.startswith("town"):
        back = old is not None and not old.startswith("town")
        if position.discs + back < 1:
            return False
    limit = position.options["ownership_disc_limit"]
    if limit and after.sections_of(position.seat) > limit:
        return False
    cash: int = position.data["seats"][position.seat]["cash"]
    return price(position, hex, label) <= cash


def urbanize(position: Position, hex: str) -> Position:
    """AS-URB-02 to 06: the owners after a New City has come to a town."""
    after = Position(position.data)
    after.tiles.pop(hex, None)
    for removed in position.on(hex):
        del after.owner[removed]
    after.cities.add(hex)
    limit = position.options["ownership_disc_limit"]
    for edge in range(6):
        segment = position.ending_at(across(hex, edge), OPPOSITE[edge])
        if segment is None or (segment.hex, OPPOSITE[edge]) not in position.section(segment).open:
            continue
        section = after.section(segment)
        if section.ends[0] == section.ends[1]:
            owner = None
        elif position.owner[segment] is not None:
            owner = position.owner[segment]
        else:
            owner = position.seat if limit == 0 or after.sections_of(position.seat) < limit else None
        for joined in section.segments:
            after.owner[joined] = owner
    return after


def end_of_turn(position: Position) -> Position:
    """AS-OWN-04: what the builder has left; the dump names the open ends of sections with new track."""
    after = Position(position.data)
    for segment, owner in position.owner.items():
        ends = [f"{hex} {edge}" for hex, edge in position.section(segment).open]
        if owner == position.seat and ends and ends[0] not in position.data["build"]["extended"]:
            after.owner[segment] = None
    return after


def track_points(position: Position, seat: int, scope: str, unit: str) -> int:
    """AS-VP-02 to 06: all paths over own links are tried."""
    links = {
        frozenset(section.segments): section.nodes
        for segment, owner in position.owner.items()
        if owner == seat and not (section := position.section(segment)).open and len(set(section.nodes)) == 2
    }
    counted = set(links)
    if scope == "city_to_city":
        counted = {link for link in links if any(link in path for path in city_paths(position, links))}
    segments = {segment for link in counted for segment in link}
    return len(segments) if unit == "section" else len({segment.hex for segment in segments})


Link = frozenset[Segment]


def city_paths(position: Position, links: Mapping[Link, list[str]]) -> Iterator[list[Link]]:
    """Every way over links from a city to another city with only towns in between, none of them twice."""
    rest: list[tuple[list[str], list[Link]]] = [([city], []) for city in position.cities]
    while rest:
        visited, path = rest.pop()
        if path and visited[-1] in position.cities:
            yield path
            continue
        for link, nodes in links.items():
            if visited[-1] in nodes:
                (to,) = set(nodes) - {visited[-1]}
                if to not in visited:
                    rest.append(([*visited, to], [*path, link]))


def interesting(position: Position) -> list[str]:
    """Fields where anything can be built at all: with track, or beside track or a city."""
    near = set(position.tiles)
    for hex in [*position.tiles, *position.cities]:
        near.update(other for edge in range(6) if (other := across(hex, edge)) is not None)
    return sorted(near)
