"""The board: the map with track, cities, towns, cubes and the discs of the owners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from steamshed.games.steam.show.drawing.printed import Printed, drawn_colour
from steamshed.games.steam.show.drawing.viewed import Table, cube_style, cube_symbols, player
from steamshed.games.steam.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import symbols as sym
from steamshed.look.hexboard import background
from steamshed.look.hexsections import LaidTile, Section, laid_segments, sections
from steamshed.look.hexthings import blocks_on, cube_things, disc_things, tile_things, town_things
from steamshed.look.hextrack import bridge_symbols, bridge_things, route_symbols, spur_symbols
from steamshed.look.seats import disc_symbols


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


def _tile_title(name: str, laid: LaidTile) -> str:
    return say("tile", tile=say.name("tile", laid.name), field=name)


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
        cubes = {colour: held[colour] for colour in printed.colours if held.get(colour)}
        yield from cube_things(
            fields[name], printed.board.at(fields[name]), cubes, cube_style, partial(_cube_title, name)
        )


def _cube_title(name: str, colour: str, count: int | None) -> str:
    words = {"colour": say(f"good_{colour}"), "name": name}
    return say("cube", **words) if count is None else say("cubes", count=count, **words)


def crossed(printed: Printed, table: Table) -> set[str]:
    """The fields with a crossing."""
    return {
        name
        for name, laid in table.track.items()
        if len(paths := printed.tiles.get(laid.name, ())) > 1 and sym.crosses(paths[0], paths[1])
    }


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
    on, track, cities = printed.board, table.track, city_names(printed, table)
    towns = {field: town for field, town in printed.towns.items() if field not in cities}
    found = sections(on, cities, printed.towns, track)
    discs = list(disc_things(on, found, crossed(printed, table), _section_title))
    things = [
        *_fields(printed, table),
        *bridge_things(on, laid_segments(track)),
        *tile_things(on, printed.towns, printed.tiles, track, _tile_title),
        *_cities(printed, table),
        *_cubes(printed, table),
        *town_things(on, towns, track, blocks_on(on, track, discs, cities), lambda town: say("town", name=town)),
        *discs,
    ]
    title = say("board", map=printed.title)
    return Scene("board", title, on.box, background(on), board_symbols(printed), tuple(things))
