"""The legend: what ways, stations, places and terrains look like, and what they are called."""

from __future__ import annotations

import textwrap

from steamshed.games.binario.content import reader
from steamshed.games.binario.content.continent import DESERT, FOREST, HILL, MOUNTAIN
from steamshed.games.binario.show.drawing import places, relief, stations, ways
from steamshed.games.binario.show.drawing.goods import SYMBOLS as GOODS
from steamshed.games.binario.show.drawing.viewed import band, capital, livery
from steamshed.games.binario.show.drawing.words import say
from steamshed.look import panels as paper
from steamshed.look.words import by_language
from steamshed.ui.scene import Scene, Thing

WIDE = 440.0
COLUMNS, COLUMN = 2, 210.0
LEFT = 16.0
PICTURE, WORDS = 46.0, 96.0
"""How far from the edge of its column a picture has its middle, and where its name begins."""
LETTERS = 16
"""Room for a line of a name."""
TERRAINS = {
    "meadow": "m-ground",
    "forest": "m-wood",
    "hill": "m-upland",
    "mountain": "m-rock",
    "desert": "m-sand",
    "desert_meadow": "m-steppe",
    "lake": "m-water",
    "sea": "m-sea",
}
RELIEF = {"forest": FOREST, "hill": HILL, "mountain": MOUNTAIN, "desert": DESERT}
STATIONS = ("road_basic", "tram", "rail_II", "maglev_IV", "port_basic")
CITY_GOODS = 8
"""Goods in a row of what cities take."""


class Sheet:
    """A legend as it grows downwards."""

    def __init__(self) -> None:
        self.y = 12.0
        self.background = ""
        self.symbols: dict[str, str] = {"words": ""} | GOODS
        self.things: list[Thing] = []
        self.column = 0

    def head(self, words: str) -> None:
        self.y += 20
        self.background += paper.text(LEFT, self.y, words, "panel-head")
        self.y += 10

    def entry(self, name: str, body: str, words: str, high: float, scale: float = 0.62, style: str = "") -> None:
        """A picture with its name; two in a row."""
        x, y = LEFT + self.column * COLUMN, self.y + high / 2
        self.symbols[f"legend-{name}"] = f'<g transform="scale({scale})">{body}</g>'
        self.things.append(Thing(f"legend-{name}", f"legend-{name}", (x + PICTURE, y), style=style, title=words))
        lines = textwrap.wrap(words, LETTERS) if len(words) > LETTERS + 2 else [words]
        for number, line in enumerate(lines):
            place = (x + WORDS, y + 17 * (number - (len(lines) - 1) / 2))
            self.things.append(Thing(f"legend-{name}-{number}", "words", place, label=line, kind="on-words start"))
        self.column = (self.column + 1) % COLUMNS
        if not self.column:
            self.y += high

    def fill(self, high: float) -> None:
        """The next entry begins a row."""
        if self.column:
            self.column = 0
            self.y += high

    def goods(self, name: str, goods: list[str], words: str) -> None:
        """A row of goods under some words."""
        self.things.append(Thing(f"legend-{name}", "words", (LEFT, self.y + 12), label=words, kind="on-words start"))
        self.y += 26
        for at in range(0, len(goods), CITY_GOODS):
            row = goods[at : at + CITY_GOODS]
            for number, good in enumerate(row):
                place, title = (LEFT + 22 + number * 48, self.y + 18), say.name("good", good)
                symbol = f"legend-good-{good}"
                self.symbols[symbol] = places.plate([good], 0, places.LARGE, "makes")
                self.things.append(Thing(f"legend-{name}-{good}", symbol, place, title=title))
            self.y += 42


@by_language(1)
def legend() -> Scene:
    """The same for every table."""
    sheet = Sheet()
    add_ways(sheet)
    add_stations(sheet)
    add_places(sheet)
    add_terrains(sheet)
    high = sheet.y + 12
    background = f'<rect class="panel" width="{WIDE:.0f}" height="{high:.0f}"/>{sheet.background}'
    things = tuple(sheet.things)
    return Scene("legend", say("legend"), (0.0, 0.0, WIDE, high), background, sheet.symbols, things)


def add_ways(sheet: Sheet) -> None:
    """Every kind of way, and what can become of one."""
    sheet.head(say("legend_ways"))
    for number, kind in enumerate(ways.BEDS):
        body, words = ways.verge(kind, "EW") + ways.way(kind, "EW"), capital(say.name("type", kind))
        sheet.entry(kind, body, words, 40, style=band(number % 2))
    tunnel = '<g transform="translate(-60 0)">{}</g>'
    maglev = capital(say.name("type", "maglev"))
    sheet.entry("maglev", tunnel.format(ways.tunnel("E", True)), maglev, 40, style=band(1))
    sheet.entry("tunnel", tunnel.format(ways.tunnel("E", False)), say("legend_tunnel"), 40, style=band(0))
    joint = ways.verge("asphalt", "EW", True) + ways.way("asphalt", "EW")
    sheet.entry("joint", joint, say("legend_joint"), 40, style=band("both"))
    spur = '<g transform="translate(-55 0)"><path class="w-spur" d="M0 0H110"/></g>'
    sheet.entry("spur", spur, say("legend_spur"), 40, style=band(1))
    lane = '<path class="ln-case" d="M-60 0H60"/><path class="ln-dots" d="M-60 0H60"/>'
    sheet.entry("lane", lane, say("legend_lane"), 40, style=band(0))
    sheet.fill(40)


def add_stations(sheet: Sheet) -> None:
    """A roof for each family; more bays for each level."""
    sheet.head(say("legend_stations"))
    box = reader.box()
    for number, id in enumerate(STATIONS):
        kind = box.stations[box.station_of[id]]
        body, words = stations.station(kind, number % 2 + 1), capital(say.name("kind", id))
        sheet.entry(id, body, words, 56, 0.66, livery(number % 2))
    tower = f'<g transform="translate(0 32)">{stations.central(2)}</g>'
    sheet.entry("central", tower, say("legend_central"), 56, 0.6, livery(1))


def add_places(sheet: Sheet) -> None:
    """Works with what they take above and what they make below, and what all cities take and make."""
    sheet.head(say("legend_places"))
    for id in places.PICTURES:
        sheet.entry(f"works-{id}", places.works(id), capital(say.name("item", id)), 94, 0.76)
    sheet.fill(94)
    city = capital(say.name("item", "city"))
    sheet.goods("city-takes", places.all_taken("city"), f"{city}: {say('takes', goods='')}".rstrip(": "))
    sheet.goods("city-makes", places.all_made("city"), f"{city}: {say('makes', goods='')}".rstrip(": "))


def add_terrains(sheet: Sheet) -> None:
    sheet.head(say("legend_land"))
    for id, kind in TERRAINS.items():
        body = f'<rect class="{kind}" x="-60" y="-60" width="120" height="120" rx="12"/>'
        if id in RELIEF:
            body += relief.relief(RELIEF[id], 0, "")
        sheet.entry(id, body, capital(say.name("item", id)), 70, 0.52)
