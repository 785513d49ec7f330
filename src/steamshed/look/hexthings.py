"""What lies on a hexagon map, as things: tiles, cubes, towns and the discs of owners.

A game says where they lie and what they are called; ``title`` finds the words for each.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from steamshed.look.geometry import Point
from steamshed.look.hexboard import DrawnMap
from steamshed.look.hexsections import LaidTile, Section, laid_segments
from steamshed.look.hextrack import Block, city_blocks, disc_place, name_place, spurs, track_blocks
from steamshed.look.seats import band, disc_thing
from steamshed.ui.scene import Thing

MOST_CUBES = 6
"""From more on only one cube of a colour is drawn, with their number."""

Paths = Sequence[tuple[int, int]]


def tile_things(
    board: DrawnMap,
    towns: Collection[str],
    tiles: Mapping[str, Paths],
    track: Mapping[str, LaidTile],
    title: Callable[[str, LaidTile], str],
) -> Iterator[Thing]:
    """Every tile with its owners' bands; on towns, spurs. ``tiles`` has the paths of each tile as printed."""
    for name, laid in track.items():
        if name in towns:
            symbol, turns, exits = spurs(int(e) for e in laid.owners)
            owners = [laid.owners[str(e)] for e in exits]
        else:
            symbol, turns = f"tile-{laid.name}", laid.turns
            edges = [sorted(((a + turns) % 6, (b + turns) % 6)) for a, b in tiles[laid.name]]
            owners = [laid.owners[f"{a}-{b}"] for a, b in edges]
        style = ";".join(band(owner, i) for i, owner in enumerate(owners, 1))
        yield Thing(f"tile-{name}", symbol, board.at(name), 60.0 * turns, style, title(name, laid), kind="tile")


def cube_things(
    place: str, at: Point, held: Mapping[str, int], style: Callable[[str], str], title: Callable[[str, int | None], str]
) -> Iterator[Thing]:
    """Cubes under a city's name, in the order given: closer when more than three, counted when more than six.

    ``title`` takes a colour and, where cubes are counted, how many there are.
    """
    counted = sum(held.values()) > MOST_CUBES
    shown = [(colour, i) for colour, count in held.items() for i in range(1, 2 if counted else count + 1)]
    step = 27.0 if len(shown) <= 3 else 78.0 / len(shown)
    for k, (colour, i) in enumerate(shown):
        x, y = at[0] - 1.5 + (k - (len(shown) - 1) / 2) * step, at[1] + 29
        words = title(colour, held[colour] if counted else None)
        cube = f"cube-{place}-{colour}-{i}"
        yield Thing(cube, f"cube-{colour}", (x, y), style=style(colour), title=words, kind="cube")
        if counted:
            yield Thing(f"count-{place}-{colour}", "count", (x + 3, y + 15), label=str(held[colour]), kind="on-count")


def town_things(
    board: DrawnMap,
    towns: Mapping[str, str],
    track: Collection[str],
    blocks: Sequence[Block],
    title: Callable[[str], str],
) -> Iterator[Thing]:
    """The towns by field, with their names where they cover least."""
    blocks = [*blocks, *(Block(*board.at(field), 16, 16) for field in towns)]
    for field, town in towns.items():
        symbol, at = "town-plate" if field in track else "town-empty", board.at(field)
        yield Thing(f"town-{field}", symbol, at, title=title(town), kind="town")
        yield Thing(f"name-{field}", f"name-{field}", name_place(at, town, blocks), kind="name")


def disc_things(
    board: DrawnMap, found: Iterable[Section], crossed: Collection[str], title: Callable[[Section], str]
) -> Iterator[Thing]:
    """A disc on every section that has an owner; ``crossed`` are the fields with a crossing."""
    for section in found:
        if section.owner is not None:
            name, edge = section.first_edge
            at = disc_place(board, section.segments, crossed)
            yield disc_thing(f"disc-{name}-{edge}", section.owner, at, title(section))


def blocks_on(
    board: DrawnMap, track: Mapping[str, LaidTile], discs: Iterable[Thing], cities: Mapping[str, str]
) -> list[Block]:
    """What the names of towns keep clear of: track, discs and the cities, by field."""
    blocks = track_blocks(board, laid_segments(track)) + [Block(*disc.at, 15, 15) for disc in discs]
    for field, name in cities.items():
        blocks += city_blocks(board.at(field), name)
    return blocks
