"""The board: the continent with everything built on it, and the vehicles on their way.

Things lie in the order of what covers what: cells, what grows, lanes, ways in two layers, tunnels, what is
chosen, streets, places, stations, vehicles.
"""

from __future__ import annotations

from typing import Any

from steamshed.games.binario.content.continent import GREAT, LETTERS, RIVER, TRANSITION, Continent
from steamshed.games.binario.show.drawing import places, relief, stations, terrain, traffic, ways
from steamshed.games.binario.show.drawing.goods import wares
from steamshed.games.binario.show.drawing.pending import add_pending
from steamshed.games.binario.show.drawing.viewed import Viewed, band, capital, livery, player, slug, walk
from steamshed.games.binario.show.drawing.words import say
from steamshed.look import squares
from steamshed.look.words import by_language
from steamshed.ui.scene import Scene, Thing

TERRAINS = {
    ".": "meadow",
    "f": "forest",
    "h": "hill",
    "M": "mountain",
    "d": "desert",
    ",": "desert_meadow",
    "L": "lake",
    "S": "spring",
    "r": "river",
    "t": "river",
    "g": "great_river",
    "m": "mouth",
    "~": "sea",
    "c": "coast",
}
"""What a player calls the letters of map files."""
WORDS = 27.0
"""The smallest words on the map: the numbers of cells and vehicles."""
NAME = 32.5
"""How far below the middle of its cell the name of a city is."""
BRIDGED = {RIVER: "r", TRANSITION: "t", GREAT: "g"}


def board(table: Viewed) -> Scene:
    symbols: dict[str, str] = {"cell": squares.field(7)}
    things: list[Thing] = list(cells(table.map, tuple(table.view.get("factories", []))))
    add_relief(table, symbols, things)
    traffic.add_lanes(table, symbols, things)
    add_ways(table, symbols, things)
    add_tunnels(table, symbols, things)
    add_pending(table, symbols, things)
    add_streets(table, symbols, things)
    add_places(table, symbols, things)
    add_stations(table, symbols, things)
    traffic.add_vehicles(table, symbols, things)
    paper = terrain.background(table.map)
    return Scene("board", say("board"), terrain.box(table.map), paper, symbols, tuple(things), WORDS)


@by_language(64)
def cells(map: Continent, factories: tuple[str, ...]) -> tuple[Thing, ...]:
    """Every cell, to be chosen."""
    found: list[Thing] = []
    for cell, name in enumerate(map.names):
        at = terrain.centre(map, cell)
        word = TERRAINS.get(LETTERS[map.terrain[cell]]) if name not in factories else None
        title = say("cell", cell=name) + (f": {say.name('item', word)}" if word else "")
        found.append(Thing(f"cell-{slug(name)}", "cell", at, title=title, kind="place"))
    return tuple(found)


def built(table: Viewed) -> dict[str, str]:
    """The cells where something is built: the exits of their ways, or that a station stands there."""
    found = {name: "".join(entry["exits"] for entry in entries) for name, entries in table.view["ways"].items()}
    for entry in table.view["seats"]:
        for station in entry["stations"].values():
            found[station["at"]] = relief.BUILT
    return found


def add_relief(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """Trees, hills, mountains and dunes, those in the north first."""
    map, taken = table.map, built(table)
    for cell, ground in enumerate(map.terrain):
        if ground not in relief.KINDS:
            continue
        name = map.names[cell]
        if name in table.facilities:
            continue
        variant, here = (cell * 7 + cell // map.width) % relief.VARIANTS, taken.get(name, "")
        symbol = f"{relief.KINDS[ground]}-{variant}{here and '-'}{here}"
        if symbol not in symbols:
            symbols[symbol] = relief.relief(ground, variant, here)
        things.append(Thing(f"relief-{slug(name)}", symbol, terrain.centre(map, cell), kind="under"))


# -- ways -------------------------------------------------------------------------------------------------------------


def add_ways(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """Bridges, then all verges, then all beds; ways that cross others at level lie whole on top."""
    verges: list[Thing] = []
    beds: list[Thing] = []
    upper: list[Thing] = []
    for name, entries in table.view["ways"].items():
        at, water = table.at(name), BRIDGED.get(table.map.terrain[table.map.index[name]])
        for slot, entry in enumerate(entries):
            kind, exits, owner = entry["type"], entry["exits"], entry["owner"]
            if water is not None and not slot:
                symbol = f"bridge-{kind}-{exits}-{water}"
                symbols[symbol] = ways.bridge(kind, exits, terrain.WIDTHS[water])
                things.append(Thing(f"bridge-{slug(name)}", symbol, at, kind="under"))
            title = say("way", type=say.name("type", kind), owner=player(owner), exits=exits)
            under, over = piece(symbols, f"{slug(name)}-{slot}", kind, exits, owner, at, title)
            (upper if slot else verges).append(under)
            (upper if slot else beds).append(over)
    for seat, entry in enumerate(table.view["seats"]):
        for station in entry["stations"].values():
            for under, over in forecourts(table, symbols, seat, station):
                verges.append(under)
                beds.append(over)
    things += verges + beds + upper


def piece(
    symbols: dict[str, str],
    id: str,
    kind: str,
    exits: str,
    owner: int | str,
    at: tuple[float, float],
    title: str = "",
) -> tuple[Thing, Thing]:
    """The verge and the bed of a piece of way."""
    joint = owner == "both"
    verge, bed = f"verge-{kind}-{exits}{'-joint' if joint else ''}", f"way-{kind}-{exits}"
    if verge not in symbols:
        symbols[verge] = ways.verge(kind, exits, joint)
    if bed not in symbols:
        symbols[bed] = ways.way(kind, exits)
    style = band(owner)
    name, layer = ("way", "") if title else ("court", "under")
    return (
        Thing(f"verge-{name}-{id}", verge, at, style=style, kind="under"),
        Thing(f"{name}-{id}", bed, at, style=style, title=title, kind=layer),
    )


def forecourts(table: Viewed, symbols: dict[str, str], seat: int, station: dict[str, Any]) -> list[tuple[Thing, Thing]]:
    """From the sides of a station that are used to its middle, each of the kind of the way that comes in there."""
    name, kind = station["at"], station["kind"]
    found: list[tuple[Thing, Thing]] = []
    if kind.startswith("maglev"):
        return found
    for side in station.get("sides", ""):
        other, back = table.beside(name, side), ways.opposite(side)
        entries = table.view["ways"].get(other, [])
        type = next((entry["type"] for entry in entries if back in entry["exits"]), "")
        if not type:  # a city, or another station
            type = {"road_basic": "earth", "road_expanded": "earth", "tram": "horse_tram"}.get(kind, "")
            type = type or ("asphalt" if kind.startswith("road") else "railway")
        found.append(piece(symbols, f"{slug(name)}-{side}", type, side, seat, table.at(name)))
    return found


def add_tunnels(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """Ways underground, and where they come out."""
    for number, tunnel in enumerate(table.view.get("tunnels", [])):
        start, path, maglev = tunnel["from"], tunnel["path"], tunnel["type"] == "maglev"
        symbol = f"tunnel-{path.upper()}{'-maglev' if maglev else ''}"
        symbols[symbol] = ways.tunnel(path, maglev)
        title = say("tunnel", owner=player(tunnel["owner"]))
        style = band(tunnel["owner"])
        things.append(Thing(f"tunnel-{number}", symbol, table.at(start), style=style, title=title))
        if maglev:
            continue
        end = walk(table, start, path)[-1][0]
        for name, side in ((start, path[0].upper()), (end, ways.opposite(path[-1].upper()))):
            symbols[f"portal-{side}"] = ways.portal(side)
            things.append(Thing(f"portal-{slug(name)}", f"portal-{side}", table.at(name), kind="under"))


def add_streets(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """What leads from stations and roads into places: dotted spurs, streets of cities."""
    for seat, entry in enumerate(table.view["seats"]):
        for station in entry["stations"].values():
            name, sides = station["at"], station.get("sides", "")
            for side in ways.TURNS:
                if side not in sides and table.beside(name, side) in table.facilities:
                    symbols[f"spur-{side}"] = ways.spur(side)
                    id = f"spur-{slug(name)}-{side}"
                    things.append(Thing(id, f"spur-{side}", table.at(name), style=band(seat), kind="under"))


def sides_of_stations(table: Viewed) -> dict[str, str]:
    """By cell: the sides of stations that are used."""
    return {
        station["at"]: station.get("sides", "")
        for entry in table.view["seats"]
        for station in entry["stations"].values()
    }


def streets(table: Viewed, name: str, stations: dict[str, str]) -> str:
    """The sides of a city by which a road comes in."""
    found = ""
    for side in ways.TURNS:
        other, back = table.beside(name, side), ways.opposite(side)
        roads = [entry for entry in table.view["ways"].get(other, []) if entry["type"] in ways.ROADS]
        if back in stations.get(other, "") or any(back in road["exits"] for road in roads):
            found += side
    return found


# -- places and stations ----------------------------------------------------------------------------------------------


def add_places(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """Cities with their streets, works with what they take and make, and over them all the names."""
    symbols["town"] = places.TOWN
    used_sides = sides_of_stations(table)
    towns: list[Thing] = []
    roads: list[Thing] = []
    built: list[Thing] = []
    names: list[Thing] = []
    for name, (kind, city) in sorted(table.facilities.items(), key=lambda place: table.map.index[place[0]]):
        at, title, cell = table.at(name), facility_title(kind, city, name), slug(name)
        if not city:
            symbols.update(wares(places.takes(kind) + places.makes(kind)))
            symbols[f"works-{kind}"] = places.works(kind)
            id = f"{'factory' if name in table.view.get('factories', []) else 'works'}-{cell}"
            built.append(Thing(id, f"works-{kind}", at, title=title))
            continue
        used = streets(table, name, used_sides)
        towns.append(Thing(f"town-{cell}", "town", at, kind="under"))
        if used:
            symbols[f"street-{used}"] = places.street(used)
            roads.append(Thing(f"street-{cell}", f"street-{used}", at, kind="under"))
        symbol = "city-north" if "N" in used else "city"
        symbols[symbol] = places.city("N" in used)
        built.append(Thing(f"city-{cell}", symbol, at, title=title))
        wide = places.board_width(city)
        symbols[f"board-{wide}"] = places.board(wide)
        names.append(Thing(f"name-{cell}", f"board-{wide}", (at[0], at[1] + NAME), label=city, kind="under on-city"))
    things += towns + roads + built + names


@by_language(512)
def facility_title(kind: str, city: str, cell: str) -> str:
    """What a facility is, takes and makes."""
    taken, made = ([say.name("good", good) for good in goods(kind)] for goods in (places.all_taken, places.all_made))
    words = f"{city or capital(say.name('item', kind))} {cell}: "
    return words + "; ".join(
        say(message, goods=", ".join(names)) for message, names in (("takes", taken), ("makes", made)) if names
    )


def add_stations(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """All buildings, then all labels: nothing covers them."""
    box = table.box
    found = [
        (table.map.index[station["at"]], seat, label, station)
        for seat, entry in enumerate(table.view["seats"])
        for label, station in entry["stations"].items()
    ]
    labels: list[Thing] = []
    for _, seat, label, station in sorted(found, key=lambda one: one[0]):
        kind, name = box.stations[box.station_of[station["kind"]]], slug(station["at"])
        (x, y), style, generation = table.at(station["at"]), livery(seat), table.view["seats"][seat]["central"]
        if generation and label == "0":
            symbols[f"central-{generation}"] = stations.central(generation)
            words = say("central", generation=generation, owner=player(seat))
            at = (x - stations.width(kind.level) / 2 - 4, y + stations.FOOT)
            things.append(Thing(f"central-{seat}", f"central-{generation}", at, style=style, title=words))
        symbol = f"station-{kind.id}-{seat}"
        symbols[symbol] = stations.station(kind, seat + 1)
        title = say("station", kind=say.name("kind", kind.id), label=label, owner=player(seat))
        things.append(Thing(f"station-{name}", symbol, (x, y), style=style, title=title))
        plate = f"label-{'long' if len(label) > 2 else 'short'}"
        symbols[plate] = stations.plate(len(label))
        below = (x, y + stations.LABEL)
        labels.append(Thing(f"label-{name}", plate, below, style=style, label=label, kind="under on-station"))
    things += labels
