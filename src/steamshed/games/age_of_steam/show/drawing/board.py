"""The board: the map with track, cities, towns, cubes and the discs of the owners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

import msgspec

from steamshed.games.age_of_steam.show.drawing.printed import Printed, die_of
from steamshed.games.age_of_steam.show.drawing.sections import sections
from steamshed.games.age_of_steam.show.drawing.viewed import (
    Table,
    cube_symbols,
    die_words,
    player,
)
from steamshed.games.age_of_steam.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point
from steamshed.look.hexboard import background
from steamshed.look.hexsections import LaidTile, Section, laid_segments
from steamshed.look.hexthings import blocks_on, cube_things, disc_things, tile_things, town_things
from steamshed.look.hextrack import bridge_symbols, bridge_things, route_symbols, spur_symbols
from steamshed.look.seats import disc_symbols
from steamshed.look.words import by_language


@lru_cache(maxsize=8)
def board_symbols(printed: Printed) -> dict[str, str]:
    """All symbols that a game on this map can need."""
    found = {f"tile-{name}": sym.hex_tile(segments) for name, segments in printed.tiles.items()}
    found |= spur_symbols() | bridge_symbols(printed.board) | route_symbols()
    for name, city in printed.cities.items():
        head = sym.die(die_of(city.columns[0])[1], die_of(city.columns[0])[0]) if city.columns else ""
        found[f"city-{name}"] = sym.city_sign(city.colour, head, city.name)
    for letter, new in printed.new_cities.items():
        found[f"newcity-{letter}"] = sym.city_sign(new.colour, sym.letter_plate(letter))
    for name, town in printed.towns.items():
        found[f"name-{name}"] = sym.town_name(town)
        found[f"board-{name}"] = sym.name_board(town)
    found |= {"town-empty": sym.town_empty(), "town-plate": sym.town_plate(), "hex": sym.hexagon()}
    found |= {"ticket": sym.ticket(2), "ticket-wide": sym.ticket(4), "plus": sym.plus(), "count": sym.count()}
    found["refused"] = sym.refused()
    return found | disc_symbols() | cube_symbols(printed)


def _fields(printed: Printed, table: Table) -> Iterator[Thing]:
    """The fields that track can lie on, to be chosen."""
    for name, place in printed.board.fields.items():
        if place.terrain in ("lake", "city"):
            continue
        if name in table.track:
            laid = table.track[name]
            owners = ", ".join(dict.fromkeys(player(owner) for owner in laid.owners.values()))
            words = {"field": name, "terrain": say(f"terrain_{place.terrain}")}
            title = say("field_track", tile=say("tile_name", tile=laid.name), owners=owners, **words)
            yield Thing(f"hex-{name}", "hex", printed.board.at(name), title=title, kind="place")
        else:
            yield _empty_field(printed, name)


@by_language(maxsize=4096)
def _empty_field(printed: Printed, name: str) -> Thing:
    title = say("field", field=name, terrain=say(f"terrain_{printed.board.fields[name].terrain}"))
    return Thing(f"hex-{name}", "hex", printed.board.at(name), title=title, kind="place")


def _tile_title(name: str, laid: LaidTile) -> str:
    return say("tile", tile=say("tile_name", tile=laid.name), field=name)


@by_language(maxsize=8)
def _printed_cities(printed: Printed) -> tuple[Thing, ...]:
    things = []
    for name, city in printed.cities.items():
        dice = ", ".join(die_words(column) for column in city.columns)
        words = {"name": city.name, "colour": say(f"good_{city.colour}")}
        title = say("city", dice=dice, **words) if dice else say("city_plain", **words)
        at, style = printed.board.at(name), sym.goods_style(city.colour)
        things.append(Thing(f"city-{name}", f"city-{name}", at, style=style, title=title, kind="city"))
    return tuple(things)


def _cities(printed: Printed, table: Table) -> Iterator[Thing]:
    yield from _printed_cities(printed)
    for name, letter in table.new_cities.items():
        colour, at = printed.new_cities[letter].colour, printed.board.at(name)
        title = say("new_city", letter=letter, name=printed.towns[name], colour=say(f"good_{colour}"))
        style = sym.goods_style(colour)
        yield Thing(f"newcity-{name}", f"newcity-{letter}", at, style=style, title=title, kind="city")
        yield Thing(f"town-{name}", f"board-{name}", at, title=say("town_named", name=printed.towns[name]), kind="town")


def _cubes(printed: Printed, table: Table) -> Iterator[Thing]:
    fields = {city.name: name for name, city in printed.cities.items()}
    fields |= {printed.towns[name]: name for name in table.new_cities}
    for name, held in table.cubes.items():
        yield from _cubes_in(fields[name], name, printed.board.at(fields[name]), tuple(held.items()))


@by_language(maxsize=4096)
def _cubes_in(place: str, name: str, at: Point, cubes: tuple[tuple[str, int], ...]) -> tuple[Thing, ...]:
    held = {colour: count for colour, count in sorted(cubes, key=lambda cube: sym.GOODS.index(cube[0])) if count}
    return tuple(cube_things(place, at, held, sym.goods_style, partial(_cube_title, name)))


def _cube_title(name: str, colour: str, count: int | None) -> str:
    words = {"colour": say(f"good_{colour}"), "name": name}
    return say("cube", **words) if count is None else say("cubes", count=count, **words)


def crossed(table: Table) -> set[str]:
    """The fields with a crossing."""
    return {name for name, laid in table.track.items() if laid.name.startswith("x_")}


def _section_title(section: Section) -> str:
    ends = [end for end in section.ends if end is not None]
    words = {"player": player(section.owner), "tiles": section.fields}
    match ends:
        case [one, other]:
            return say("link", one=one, other=other, **words)
        case [one]:
            return say("unfinished", one=one, **words)
        case _:
            return say("section", **words)


class Laid:
    """All that lies on the map but the cubes. Most actions change nothing of it, so that its drawing is looked up."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.key = msgspec.msgpack.encode((table.track, table.new_cities))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Laid) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@by_language(maxsize=128)
def _lying(printed: Printed, laid: Laid) -> tuple[tuple[Thing, ...], tuple[Thing, ...]]:
    """What is drawn under the cubes, and what above them."""
    table, on = laid.table, printed.board
    cities = {name: city.name for name, city in printed.cities.items()}
    cities |= {name: printed.towns[name] for name in table.new_cities}
    towns = {name: town for name, town in printed.towns.items() if name not in cities}
    discs = list(disc_things(on, sections(printed, table), crossed(table), _section_title))
    under = (
        *_fields(printed, table),
        *bridge_things(on, laid_segments(table.track)),
        *tile_things(on, printed.towns, printed.tiles, table.track, _tile_title),
        *_cities(printed, table),
    )
    blocks = blocks_on(on, table.track, discs, cities)
    return under, (*town_things(on, towns, table.track, blocks, lambda town: say("town", name=town)), *discs)


def board(printed: Printed, table: Table) -> Scene:
    """The map with all that lies on it."""
    under, above = _lying(printed, Laid(table))
    things = (*under, *_cubes(printed, table), *above)
    title = say("board", map=printed.title)
    return Scene("board", title, printed.board.box, background(printed.board), board_symbols(printed), things)
