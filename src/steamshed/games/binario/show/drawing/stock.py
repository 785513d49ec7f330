"""What anybody may take or buy: goods tokens with their prices, vehicles."""

from __future__ import annotations

from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.show.drawing import pieces
from steamshed.games.binario.show.drawing.viewed import Viewed
from steamshed.games.binario.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels as paper
from steamshed.look.words import fitted

WIDE = 1340.0
GOODS, GOOD = 6, 218.0
VEHICLES, VEHICLE = 5, 262.0
LETTERS = 20
"""Room for the name of a vehicle."""
SYMBOLS = {
    "words": "",
    "token": '<rect class="card-face" x="-17" y="-17" width="34" height="34" rx="4"/>',
} | {f"stock-{mode}": pieces.VEHICLES[mode] for mode in MODES}


def stock(table: Viewed) -> Scene:
    """The common stock."""
    colour = say.name("price_table", table.view["price"])
    goods, vehicles = list(table.view["goods"].items()), list(table.view["vehicles"].items())
    second = 50 + 46.0 * -(-len(goods) // GOODS) + 14
    high = second + 52.0 * -(-len(vehicles) // VEHICLES) + 6
    background = f'<rect class="panel" width="{WIDE:.0f}" height="{high:.0f}"/>'
    background += paper.text(16, 34, say("stock"), "panel-head")
    background += paper.text(WIDE - 16, 34, say("price_table", colour=colour), "panel-note end")
    background += f'<path class="panel-line" d="M16 {second:.0f}H{WIDE - 16:.0f}"/>'
    things: list[Thing] = []
    prices = table.box.prices[table.view["price"]]
    for number, (good, count) in enumerate(goods):
        x, y = 34.0 + number % GOODS * GOOD, 72 + 46.0 * (number // GOODS)
        name, price = say.name("good", good), prices[table.box.good_of[good]]
        title = say("good", good=name, count=count)
        things.append(Thing(f"good-{good}", "token", (x, y), label=str(count), title=title, kind="on-count"))
        things.append(Thing(f"name-{good}", "words", (x + 26, y - 9), label=name, kind="on-words start"))
        label = say("pays", silver=price)
        things.append(Thing(f"price-{good}", "words", (x + 26, y + 10), label=label, kind="on-words start"))
    for number, (kind, count) in enumerate(vehicles):
        x, y = 50.0 + number % VEHICLES * VEHICLE, second + 30 + 52.0 * (number // VEHICLES)
        vehicle = table.box.vehicles[table.box.vehicle_of[kind]]
        name, mode = say.name("vehicle", kind), MODES[vehicle.mode]
        title = say("stocked", vehicle=name, count=count)
        style = "--c:var(--unowned)"
        things.append(Thing(f"vehicle-{kind}", f"stock-{mode}", (x, y), style=style, title=title))
        label = f"{count} × {fitted([name], LETTERS)[0]}"
        things.append(Thing(f"stocked-{kind}", "words", (x + 40, y - 9), label=label, kind="on-words start"))
        label = say("costs", silver=vehicle.price, capacity=vehicle.capacity)
        things.append(Thing(f"cost-{kind}", "words", (x + 40, y + 10), label=label, kind="on-words start"))
    return Scene("stock", say("stock"), (0.0, 0.0, WIDE, high), background, SYMBOLS, tuple(things))
