"""What anybody may take or buy: goods tokens with their prices, vehicles."""

from __future__ import annotations

from steamshed.games.binario.content.box import Box, Vehicle
from steamshed.games.binario.show.drawing import vehicles
from steamshed.games.binario.show.drawing.goods import SYMBOLS as GOODS
from steamshed.games.binario.show.drawing.viewed import Viewed
from steamshed.games.binario.show.drawing.words import say
from steamshed.look import panels as paper
from steamshed.look.words import fitted
from steamshed.ui.scene import Scene, Thing

WIDE = 440.0
COLUMNS, COLUMN = 2, 212.0
GOOD, VEHICLE = 46.0, 52.0
"""How high a row of goods is, and one of vehicles."""
LETTERS = 18
"""Room for the name of a vehicle."""
SYMBOLS: dict[str, str] = {"words": ""} | GOODS | vehicles.SYMBOLS
SYMBOLS |= {
    f"token-{symbol}": '<rect class="pl-makes" x="-18" y="-18" width="36" height="36" rx="4"/>'
    f'<use href="#{symbol}" transform="scale(1.5)"/>'
    for symbol in GOODS
}


LENGTHS = (4, 8, 12)
"""Cells of the trips by which speeds are told."""


def trips(box: Box, vehicle: Vehicle) -> list[tuple[str, str]]:
    """By kind of way, or sea, the rounds of a trip of each length, before a personality changes them."""
    found: list[tuple[str, str]] = []
    for speed, base in enumerate(vehicle.base):
        if base:
            way = box.ways[speed].id if speed < len(box.ways) else "sea"
            rounds = [max(box.least_time, vehicle.time(speed, length)) for length in LENGTHS]
            found.append((way, ", ".join(map(str, rounds))))
    return found


def stock(table: Viewed) -> Scene:
    """The common stock."""
    colour = say.name("price_table", table.view["price"])
    goods, kinds = list(table.view["goods"].items()), list(table.view["vehicles"].items())
    second = 50 + GOOD * -(-len(goods) // COLUMNS) + 14
    high = second + VEHICLE * -(-len(kinds) // COLUMNS) + 12
    background = f'<rect class="panel" width="{WIDE:.0f}" height="{high:.0f}"/>'
    background += paper.text(16, 32, say("stock"), "panel-head")
    background += paper.text(WIDE - 16, 32, say("price_table", colour=colour), "panel-note end")
    background += f'<path class="panel-line" d="M16 {second:.0f}H{WIDE - 16:.0f}"/>'
    things: list[Thing] = []
    prices = table.box.prices[table.view["price"]]
    for number, (good, count) in enumerate(goods):
        x, y = 36.0 + number % COLUMNS * COLUMN, 72 + GOOD * (number // COLUMNS)
        name, price = say.name("good", good), prices[table.box.good_of[good]]
        title = say("good", good=name, count=count)
        things.append(Thing(f"good-{good}", f"token-good-{good}", (x, y), title=title))
        things.append(Thing(f"name-{good}", "words", (x + 28, y - 10), label=f"{count} × {name}", kind="on-item start"))
        label = say("pays", silver=price)
        things.append(Thing(f"price-{good}", "words", (x + 28, y + 10), label=label, kind="on-words start"))
    for number, (kind, count) in enumerate(kinds):
        x, y = 48.0 + number % COLUMNS * COLUMN, second + 32 + VEHICLE * (number // COLUMNS)
        vehicle = table.box.vehicles[table.box.vehicle_of[kind]]
        name = say.name("vehicle", kind)
        points = table.box.vehicle_points[vehicle.era - 1]
        title = say("stocked", vehicle=name, count=count, chain=vehicle.chain, points=points)
        speeds = [say("speed", type=say.name("type", way), rounds=rounds) for way, rounds in trips(table.box, vehicle)]
        title = " ".join([title, *speeds])
        style = "--c:var(--unowned)"
        things.append(Thing(f"vehicle-{kind}", vehicles.symbol(kind), (x, y), style=style, title=title))
        label = f"{count} × {fitted([name], LETTERS)[0]}"
        things.append(Thing(f"stocked-{kind}", "words", (x + 40, y - 10), label=label, kind="on-item start"))
        label = say("costs", silver=vehicle.price, capacity=vehicle.capacity, points=points)
        things.append(Thing(f"cost-{kind}", "words", (x + 40, y + 10), label=label, kind="on-words start"))
    return Scene("stock", say("stock"), (0.0, 0.0, WIDE, high), background, SYMBOLS, tuple(things))
