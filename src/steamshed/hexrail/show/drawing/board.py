"""The board: the map with track, cities, towns, cubes and the discs of the owners."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from steamshed.hexrail.show.drawing.printed import Printed, cube_style, cube_symbols, drawn_colour
from steamshed.hexrail.show.drawing.viewed import Viewed, player
from steamshed.look import hexplaces
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point
from steamshed.look.hexboard import background
from steamshed.look.hexroute import delivery_route
from steamshed.look.hexsections import LaidTile, Section, laid_segments, sections
from steamshed.look.hexthings import blocks_on, cube_things, disc_things, tile_things, town_things
from steamshed.look.hextrack import bridge_symbols, bridge_things, route_symbols, spur_symbols
from steamshed.look.seats import disc_symbols
from steamshed.look.words import Words, by_language
from steamshed.rail.delivery import Deliver
from steamshed.ui.scene import Scene, Thing, shared

P = TypeVar("P", bound=Printed)
V = TypeVar("V", bound=Viewed[Any])


class Laid(Generic[V]):
    """All that lies on the map but the cubes. Most actions change nothing of it, so that its drawing is looked up."""

    def __init__(self, table: V, *more: object) -> None:
        self._table: V | None = table
        self.key = msgspec.msgpack.encode((table.track, table.new_cities, *more))

    def taken(self) -> V:
        """The table, once: whoever has drawn it keeps this as a key, which needs no more of it."""
        table, self._table = self._table, None
        assert table is not None
        return table

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Laid) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


class BoardDrawing(Generic[P, V]):
    """Draws the board. A game says how its cities and tiles are called and what lies on the map beside them."""

    unfinished = "unfinished"
    """The words for a section with an open end."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self.known_symbols: dict[P, dict[str, str]] = {}

    # -- what a game says ----------------------------------------------------------------------------------------

    def city_symbols(self, printed: P) -> dict[str, str]:
        """The signs of printed cities (``city-FIELD``) and New Cities (``newcity-TILE``)."""
        raise NotImplementedError

    def printed_cities(self, printed: P, table: V) -> Iterator[Thing]:
        """The cities of the map, and what lies on them beside cubes."""
        raise NotImplementedError

    def new_cities(self, printed: P, table: V) -> dict[str, str]:
        """Fields of New Cities, each with its tile."""
        raise NotImplementedError

    def new_city(self, printed: P, tile: str) -> tuple[str, dict[str, str]]:
        """The colour of a New City tile, and what is said of it beside that."""
        raise NotImplementedError

    def tile_name(self, name: str) -> str:
        """How a tile is called."""
        raise NotImplementedError

    def laid(self, table: V) -> Laid[V]:
        """All that lies on the map but the cubes."""
        return Laid(table)

    # -- symbols and questions -----------------------------------------------------------------------------------

    def symbols(self, printed: P) -> dict[str, str]:
        """All symbols that a game on this map can need."""
        if printed not in self.known_symbols:
            found = {f"tile-{name}": sym.hex_tile(paths) for name, paths in printed.tiles.items()}
            found |= spur_symbols() | bridge_symbols(printed.board) | route_symbols()
            found |= self.city_symbols(printed)
            for field, town in printed.towns.items():
                found[f"name-{field}"] = hexplaces.town_name(town)
                found[f"board-{field}"] = hexplaces.name_board(town)
            found |= {"town-empty": hexplaces.town_empty(), "town-plate": hexplaces.town_plate(), "hex": sym.hexagon()}
            found |= {"ticket": sym.ticket(2), "ticket-wide": sym.ticket(4), "plus": sym.plus(), "count": sym.count()}
            found["refused"] = sym.refused()
            self.known_symbols[printed] = found | disc_symbols() | cube_symbols(printed)
        return self.known_symbols[printed]

    def city_names(self, printed: P, table: V) -> dict[str, str]:
        """The names of all cities, printed and New, by field."""
        return {**printed.cities, **{field: printed.towns[field] for field in self.new_cities(printed, table)}}

    def sections(self, printed: P, table: V) -> list[Section]:
        """All sections of track on the map."""
        return sections(printed.board, self.city_names(printed, table), printed.towns, table.track)

    def crossed(self, printed: P, table: V) -> set[str]:
        """The fields with a crossing."""
        return {
            name
            for name, laid in table.track.items()
            if len(paths := printed.tiles.get(laid.name, ())) > 1 and sym.crosses(paths[0], paths[1])
        }

    # -- things --------------------------------------------------------------------------------------------------

    def fields(self, printed: P, table: V) -> Iterator[Thing]:
        """The fields that track can lie on, to be chosen."""
        for name, terrain in printed.terrain.items():
            if terrain in ("lake", "city"):
                continue
            laid = table.track.get(name)
            at = printed.board.at(name)
            if laid is None:
                yield self.empty_field(name, terrain, at)
            else:
                yield self.field_with_track(name, terrain, at, laid.name, tuple(dict.fromkeys(laid.owners.values())))

    @by_language(maxsize=4096)
    def empty_field(self, name: str, terrain: str, at: Point) -> Thing:
        title = self.say("field", field=name, terrain=self.say(f"terrain_{terrain}"))
        return Thing(f"hex-{name}", "hex", at, title=title, kind="place")

    @by_language(maxsize=4096)
    def field_with_track(self, name: str, terrain: str, at: Point, tile: str, owners: tuple[int | None, ...]) -> Thing:
        words = {"field": name, "terrain": self.say(f"terrain_{terrain}")}
        whose = ", ".join(player(self.say, owner) for owner in owners)
        title = self.say("field_track", tile=self.tile_name(tile), owners=whose, **words)
        return Thing(f"hex-{name}", "hex", at, title=title, kind="place")

    def tile_title(self, name: str, laid: LaidTile) -> str:
        return self.say("tile", tile=self.tile_name(laid.name), field=name)

    def cities(self, printed: P, table: V) -> Iterator[Thing]:
        yield from self.printed_cities(printed, table)
        for field, tile in self.new_cities(printed, table).items():
            colour, words = self.new_city(printed, tile)
            at, town, style = printed.board.at(field), printed.towns[field], cube_style(colour)
            title = self.say("new_city", name=town, colour=self.say(f"good_{colour}"), **words)
            yield Thing(f"newcity-{field}", f"newcity-{tile}", at, style=style, title=title, kind="city")
            yield Thing(f"town-{field}", f"board-{field}", at, title=self.say("town_named", name=town), kind="town")

    def cubes(self, printed: P, table: V) -> Iterator[Thing]:
        fields = {name: field for field, name in self.city_names(printed, table).items()}
        for name, held in table.cubes.items():
            cubes = tuple((colour, held[colour]) for colour in printed.colours if held.get(colour))
            yield from self.cubes_in(fields[name], name, printed.board.at(fields[name]), cubes)

    @by_language(maxsize=4096)
    def cubes_in(self, field: str, name: str, at: Point, cubes: tuple[tuple[str, int], ...]) -> tuple[Thing, ...]:
        return tuple(cube_things(field, at, dict(cubes), cube_style, partial(self.cube_title, name)))

    def cube_title(self, name: str, colour: str, count: int | None) -> str:
        words = {"colour": self.say(f"good_{colour}"), "name": name}
        return self.say("cube", **words) if count is None else self.say("cubes", count=count, **words)

    def section_title(self, section: Section) -> str:
        ends = [end for end in section.ends if end is not None]
        words = {"player": player(self.say, section.owner), "tiles": section.fields}
        match ends:
            case [one, other]:
                return self.say("link", one=one, other=other, **words)
            case [one]:
                return self.say(self.unfinished, one=one, **words)
            case _:
                return self.say("section", **words)

    @by_language(maxsize=128)
    def lying(self, printed: P, laid: Laid[V]) -> tuple[tuple[Thing, ...], tuple[Thing, ...]]:
        """What is drawn under the cubes, and what above them."""
        table, on = laid.taken(), printed.board
        cities = self.city_names(printed, table)
        towns = {field: town for field, town in printed.towns.items() if field not in cities}
        discs = list(disc_things(on, self.sections(printed, table), self.crossed(printed, table), self.section_title))
        under = (
            *self.fields(printed, table),
            *bridge_things(on, laid_segments(table.track)),
            *tile_things(on, printed.towns, printed.tiles, table.track, self.tile_title),
            *self.cities(printed, table),
        )
        blocks = blocks_on(on, table.track, discs, cities)
        named = town_things(on, towns, table.track, blocks, lambda town: self.say("town", name=town))
        return shared(under), shared((*named, *discs))

    # -- scenes --------------------------------------------------------------------------------------------------

    def scene(self, printed: P, table: V) -> Scene:
        """The map with all that lies on it."""
        under, above = self.lying(printed, self.laid(table))
        things = (*under, *self.cubes(printed, table), *above)
        title = self.say("board", map=printed.title)
        return Scene("board", title, printed.board.box, background(printed.board), self.symbols(printed), things)

    def route(self, printed: P, table: V, delivery: Deliver) -> tuple[Thing, ...]:
        """The way of a delivery on the map."""
        places = {name: field for field, name in [*printed.towns.items(), *self.city_names(printed, table).items()]}
        cube, style = f"cube-{delivery.colour}", cube_style(delivery.colour)
        crossed, found = self.crossed(printed, table), self.sections(printed, table)
        return delivery_route(printed.board, found, places, crossed, delivery, cube, style)


def city_sign(colour: str, head: str, name: str = "") -> str:
    """The sign of a city of a goods colour."""
    return hexplaces.city_sign(drawn_colour(colour), head, name)
