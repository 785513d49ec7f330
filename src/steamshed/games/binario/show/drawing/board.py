"""The board: the continent with everything built on it, and the vehicles on their way."""

from __future__ import annotations

from steamshed.games.binario.show.drawing import pieces
from steamshed.games.binario.show.drawing.terrain import background
from steamshed.games.binario.show.drawing.viewed import Viewed, band, livery, player, slug, walk
from steamshed.games.binario.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import squares

MARGIN = 44.0
"""Room for the numbers of columns and rows."""
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def board(table: Viewed) -> Scene:
    symbols: dict[str, str] = {"cell": pieces.cell()}
    things: list[Thing] = []
    add_tunnels(table, symbols, things)
    add_ways(table, symbols, things)
    for name in table.view.get("factories", []):
        symbols["factory"] = pieces.factory()
        things.append(Thing(f"factory-{slug(name)}", "factory", table.at(name), title=say("factory", cell=name)))
    add_stations(table, symbols, things)
    for name in table.map.names:
        things.append(Thing(f"cell-{slug(name)}", "cell", table.at(name), title=say("cell", cell=name), kind="place"))
    add_vehicles(table, symbols, things)
    map = table.map
    box = (-MARGIN, -MARGIN, map.width * 120.0 + MARGIN, map.height * 120.0 + MARGIN)
    paper = background(map) + squares.numbers(range(map.width), range(map.height), table.at("0,0"))
    return Scene("board", say("board"), box, paper, symbols, tuple(things))


def portals(table: Viewed) -> dict[str, str]:
    """Portal cells with the side that leads down."""
    found: dict[str, str] = {}
    for tunnel in table.view.get("tunnels", []):
        if tunnel["type"] == "maglev":
            continue
        cells = walk(table, tunnel["from"], tunnel["path"])
        found[cells[0][0]] = tunnel["path"][0].upper()
        found[cells[-1][0]] = OPPOSITE[tunnel["path"][-1].upper()]
    return found


def add_tunnels(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """Tunnels are dashed, cell by cell."""
    for number, tunnel in enumerate(table.view.get("tunnels", [])):
        cells = walk(table, tunnel["from"], tunnel["path"])
        for at in range(1, len(cells) - 1):
            sides = OPPOSITE[tunnel["path"][at - 1].upper()] + tunnel["path"][at].upper()
            symbol = f"under-{sides}"
            d = pieces.course(sides)
            symbols[symbol] = f'<path class="tunnel-line" d="{d}"/>'
            name = cells[at][0]
            title = say("tunnel", owner=player(tunnel["owner"]))
            things.append(
                Thing(f"under-{number}-{at}", symbol, table.at(name), style=band(tunnel["owner"]), title=title)
            )


def add_ways(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    mouths = portals(table)
    for name, entries in table.view["ways"].items():
        for slot, entry in enumerate(entries):
            kind, exits = entry["type"], entry["exits"]
            symbol = f"way-{kind}-{exits}"
            if symbol not in symbols:
                symbols[symbol] = pieces.road(kind, exits) if kind in pieces.WIDTHS else pieces.rail(kind, exits)
            if table.map.bridge[table.map.index[name]]:
                symbols[f"bridge-{exits}"] = pieces.bridge(exits)
                things.append(Thing(f"bridge-{slug(name)}", f"bridge-{exits}", table.at(name), kind="under"))
            title = say("way", type=say.name("type", kind), owner=player(entry["owner"]), exits=exits)
            thing = Thing(f"way-{slug(name)}-{slot}", symbol, table.at(name), style=band(entry["owner"]), title=title)
            things.append(thing)
        if name in mouths:
            symbols[f"portal-{mouths[name]}"] = pieces.portal(mouths[name])
            things.append(Thing(f"portal-{slug(name)}", f"portal-{mouths[name]}", table.at(name)))


def add_stations(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    box = table.box
    for seat, entry in enumerate(table.view["seats"]):
        for label, station in entry["stations"].items():
            kind = box.stations[box.station_of[station["kind"]]]
            roof = {0: "road", 4: "ship"}.get(kind.family, "rail")
            symbol = f"station-{roof}-{kind.level}-{seat}"
            symbols[symbol] = pieces.station(kind.level, roof, seat + 1)
            x, y = table.at(station["at"])
            title = say("station", kind=say.name("kind", kind.id), label=label, owner=player(seat))
            if entry["central"] and label == "0":
                tower = f"central-{entry['central']}"
                symbols[tower] = pieces.central(entry["central"])
                words = say("central", generation=entry["central"], owner=player(seat))
                things.append(Thing(f"central-{seat}", tower, (x - 34, y + 14), style=livery(seat), title=words))
            things.append(Thing(f"station-{slug(station['at'])}", symbol, (x, y), style=livery(seat), title=title))
            symbols["plate"] = ""
            things.append(Thing(f"label-{slug(station['at'])}", "plate", (x, y + 26), label=label, kind="on-count"))


def add_vehicles(table: Viewed, symbols: dict[str, str], things: list[Thing]) -> None:
    """A vehicle stands where its progress has brought it on the path of its line."""
    for seat, entry in enumerate(table.view["seats"]):
        for name, line in entry["lines"].items():
            if not line.get("vehicle"):
                continue
            board, _, row = name.partition(" ")
            cells = walk(table, line["from"], line["path"])
            if line["heading"] == "back":
                cells.reverse()
            place = line["progress"] / max(1, line["time"]) * (len(cells) - 1)
            first = min(int(place), len(cells) - 1)
            (ax, ay), (bx, by) = table.at(cells[first][0]), table.at(cells[min(first + 1, len(cells) - 1)][0])
            share = place - first
            symbol = f"vehicle-{board}"
            symbols[symbol] = pieces.VEHICLES[board]
            at = (ax + (bx - ax) * share, ay + (by - ay) * share - 30)
            words = say(
                "vehicle",
                count=line["count"],
                vehicle=say.name("vehicle", line["vehicle"]),
                owner=player(seat),
                board=say.name("board", board),
                row=row,
            )
            style = livery(seat)
            things.append(Thing(f"line-{seat}-{board}-{row}", symbol, at, style=style, title=words, kind="vehicle"))
