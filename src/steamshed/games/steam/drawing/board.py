"""The board: the map with track, cities, towns, cubes and the discs of the owners."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from steamshed.games.steam.drawing.printed import Printed, drawn_colour
from steamshed.games.steam.drawing.table import Table, cube_style, cube_symbols, player
from steamshed.games.steam.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point
from steamshed.look.hexboard import background
from steamshed.look.hexsections import Section, laid_segments, sections
from steamshed.look.hextrack import (
    Block,
    bridge_symbols,
    bridge_things,
    city_blocks,
    disc_place,
    name_place,
    route_symbols,
    spur_symbols,
    spurs,
    track_blocks,
)
from steamshed.look.seats import band, disc_symbols, disc_thing


@lru_cache(maxsize=8)
def board_symbols(printed: Printed) -> dict[str, str]:
    """All symbols that a game on this map can need."""
    found = {f"tile-{name}": sym.hex_tile(paths) for name, paths in printed.tiles.items()}
    found |= spur_symbols() | bridge_symbols(printed.board) | route_symbols()
    for field, (name, colour) in printed.cities.items():
        found[f"city-{field}"] = sym.city_sign(drawn_colour(colour), "", name)
    for colour in printed.colours:
        found[f"newcity-{colour}"] = sym.city_sign(drawn_colour(colour))
    for field, town in printed.towns.items():
        found[f"name-{field}"] = sym.town_name(town)
        found[f"board-{field}"] = sym.name_board(town)
    found |= {"town-empty": sym.town_empty(), "town-plate": sym.town_plate(), "hex": sym.hexagon()}
    found |= {"ticket": sym.ticket(2), "ticket-wide": sym.ticket(4), "plus": sym.plus(), "count": sym.count()}
    found |= {"refused": sym.refused(), "growth": sym.letter_plate("+")}
    return found | disc_symbols() | cube_symbols(printed)


def new_cities(printed: Printed, table: Table) -> dict[str, str]:
    """Colour by field."""
    fields = {name: field for field, name in printed.towns.items()}
    return {fields[name]: colour for name, colour in table.new_cities.items()}


def city_names(printed: Printed, table: Table) -> dict[str, str]:
    """The names of all cities, printed and New, by field."""
    found = {field: name for field, (name, _) in printed.cities.items()}
    return found | {field: printed.towns[field] for field in new_cities(printed, table)}


def _fields(printed: Printed, table: Table) -> Iterator[Thing]:
    """The fields that track can lie on, to be chosen."""
    for name, terrain in printed.terrain.items():
        if terrain in ("lake", "city"):
            continue
        words = {"field": name, "terrain": say(f"terrain_{terrain}")}
        if name in table.track:
            laid = table.track[name]
            owners = ", ".join(dict.fromkeys(player(owner) for owner in laid.owners.values()))
            title = say("field_track", tile=say.name("tile", laid.name), owners=owners, **words)
        else:
            title = say("field", **words)
        yield Thing(f"hex-{name}", "hex", printed.board.at(name), title=title, kind="place")


def _tiles(printed: Printed, table: Table) -> Iterator[Thing]:
    for name, laid in table.track.items():
        if name in printed.towns:
            symbol, turns, exits = spurs(int(e) for e in laid.owners)
            owners = [laid.owners[str(e)] for e in exits]
        else:
            symbol, turns = f"tile-{laid.name}", laid.turns
            edges = [sorted(((a + turns) % 6, (b + turns) % 6)) for a, b in printed.tiles[laid.name]]
            owners = [laid.owners[f"{a}-{b}"] for a, b in edges]
        style = ";".join(band(owner, i) for i, owner in enumerate(owners, 1))
        title = say("tile", tile=say.name("tile", laid.name), field=name)
        yield Thing(f"tile-{name}", symbol, printed.board.at(name), 60.0 * turns, style, title, kind="tile")


def _cities(printed: Printed, table: Table) -> Iterator[Thing]:
    for field, (name, colour) in printed.cities.items():
        at = printed.board.at(field)
        title = say("city", name=name, colour=say(f"good_{colour}"))
        yield Thing(f"city-{field}", f"city-{field}", at, style=cube_style(colour), title=title, kind="city")
        if name in table.growth:
            place = at[0] - 17, at[1] - 30.5
            yield Thing(f"growth-{field}", "growth", place, title=say("grown", name=name), kind="growth")
    for field, colour in new_cities(printed, table).items():
        at, town = printed.board.at(field), printed.towns[field]
        title = say("new_city", name=town, colour=say(f"good_{colour}"))
        yield Thing(f"newcity-{field}", f"newcity-{colour}", at, style=cube_style(colour), title=title, kind="city")
        yield Thing(f"town-{field}", f"board-{field}", at, title=say("town_named", name=town), kind="town")


def _cubes(printed: Printed, table: Table) -> Iterator[Thing]:
    fields = {name: field for field, name in city_names(printed, table).items()}
    for name, held in table.cubes.items():
        yield from _cubes_in(fields[name], name, printed.board.at(fields[name]), held, printed.colours)


def _cubes_in(place: str, name: str, at: Point, held: Mapping[str, int], colours: tuple[str, ...]) -> Iterator[Thing]:
    """Cubes under a city's name: closer when more than three, from seven on one of a colour with a count."""
    counted = sum(held.values()) > 6
    shown = [(c, i) for c in colours for i in range(1, min(held.get(c, 0), 1 if counted else 99) + 1)]
    step = 27.0 if len(shown) <= 3 else 78.0 / len(shown)
    for k, (colour, i) in enumerate(shown):
        x, y = at[0] - 1.5 + (k - (len(shown) - 1) / 2) * step, at[1] + 29
        words = {"colour": say(f"good_{colour}"), "name": name}
        title = say("cubes", count=held[colour], **words) if counted else say("cube", **words)
        style = cube_style(colour)
        yield Thing(f"cube-{place}-{colour}-{i}", f"cube-{colour}", (x, y), style=style, title=title, kind="cube")
        if counted:
            yield Thing(f"count-{place}-{colour}", "count", (x + 3, y + 15), label=str(held[colour]), kind="on-count")


def _towns(printed: Printed, table: Table, blocks: list[Block]) -> Iterator[Thing]:
    gone = new_cities(printed, table)
    towns = {field: town for field, town in printed.towns.items() if field not in gone}
    blocks = blocks + [Block(*printed.board.at(field), 16, 16) for field in towns]
    for field, town in towns.items():
        symbol = "town-plate" if field in table.track else "town-empty"
        at = printed.board.at(field)
        yield Thing(f"town-{field}", symbol, at, title=say("town", name=town), kind="town")
        yield Thing(f"name-{field}", f"name-{field}", name_place(at, town, blocks), kind="name")


def crossed(printed: Printed, table: Table) -> set[str]:
    """The fields with a crossing."""
    return {
        name
        for name, laid in table.track.items()
        if len(paths := printed.tiles.get(laid.name, ())) > 1 and sym.crosses(paths[0], paths[1])
    }


def _discs(printed: Printed, table: Table) -> Iterator[Thing]:
    crossings = crossed(printed, table)
    for section in sections(printed.board, city_names(printed, table), printed.towns, table.track):
        if section.owner is not None:
            name, edge = section.first_edge
            at = disc_place(printed.board, section.segments, crossings)
            yield disc_thing(f"disc-{name}-{edge}", section.owner, at, _section_title(section))


def _section_title(section: Section) -> str:
    ends = [end for end in section.ends if end is not None]
    words = {"player": player(section.owner), "tiles": section.fields}
    match ends:
        case [one, other]:
            return say("link", one=one, other=other, **words)
        case [one]:
            return say("incomplete", one=one, **words)
        case _:
            return say("section", **words)


def board(printed: Printed, table: Table) -> Scene:
    """The map with all that lies on it."""
    segments = laid_segments(table.track)
    discs = list(_discs(printed, table))
    blocks = track_blocks(printed.board, segments) + [Block(*disc.at, 15, 15) for disc in discs]
    for name, words in city_names(printed, table).items():
        blocks += city_blocks(printed.board.at(name), words)
    things = [
        *_fields(printed, table),
        *bridge_things(printed.board, segments),
        *_tiles(printed, table),
        *_cities(printed, table),
        *_cubes(printed, table),
        *_towns(printed, table, blocks),
        *discs,
    ]
    title = say("board", map=printed.title)
    return Scene("board", title, printed.board.box, background(printed.board), board_symbols(printed), tuple(things))
