"""Beside the board: the freight boards of each player, the common stock, the control card."""

from __future__ import annotations

import textwrap

from steamshed.games.binario.data import MODES
from steamshed.games.binario.drawing import pieces
from steamshed.games.binario.drawing.table import Table, livery, player
from steamshed.games.binario.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels as paper

WIDE = 720.0
ROW = 34.0
FIRST_OVAL = 330.0
OVAL = 24.0


def freight(table: Table, seat: int) -> Scene:
    """The three freight boards of a player: stations, goods, vehicles, progress on the ovals."""
    entry = table.view["seats"][seat]
    background = [f'<path class="livery-edge" style="{livery(seat)}" d="M0 0H8V{height_of(table):.0f}H0Z"/>']
    symbols: dict[str, str] = {"words": "", "progress": '<circle class="disc-face" r="8"/>'}
    things: list[Thing] = []
    score = table.view["scores"][seat]
    head = f"{player(seat)}: {entry['silver']} {say('silver')}, {score} {say('points')}"
    things.append(Thing(f"head-{seat}", "words", (24.0, 30.0), label=head, kind="on-name start"))
    y = 74.0
    for board, name in enumerate(MODES):
        background.append(paper.text(24, y, capital(say.name("board", name)), "panel-head"))
        y += 12
        for row in range(table.view["rows"][board]):
            ovals = table.view["ovals"][board]
            for oval in range(ovals):
                x = FIRST_OVAL + oval * OVAL
                background.append(f'<ellipse class="oval" cx="{x:.0f}" cy="{y + 17:.0f}" rx="10.5" ry="9"/>')
            add_line(table, seat, name, row + 1, y + 17, symbols, things, background)
            y += ROW
        y += 30
    for id, words in (("park", park_words(entry)), ("rest", rest_words(entry))):
        if words:
            things.append(Thing(f"{id}-{seat}", "words", (24.0, y), label=words, kind="on-words start"))
            y += 24
    box = (0.0, 0.0, WIDE, height_of(table))
    title = say("freight", player=player(seat))
    return Scene(f"freight-{seat}", title, box, "".join(background), symbols, tuple(things))


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def height_of(table: Table) -> float:
    rows: list[int] = table.view["rows"]
    return 134 + sum(42 + ROW * count for count in rows)


def park_words(entry: dict[str, object]) -> str:
    park = entry["park"]
    assert isinstance(park, dict)
    words = [f"{count} {say.name('vehicle', kind)}" for kind, count in park.items()]
    return say("parked", what=", ".join(words)) if words else ""


def rest_words(entry: dict[str, object]) -> str:
    resting = entry.get("resting", [])
    assert isinstance(resting, list)
    words = [f"{rest['count']} {say.name('vehicle', rest['vehicle'])}" for rest in resting]
    return say("resting", what=", ".join(words)) if words else ""


def add_line(
    table: Table,
    seat: int,
    board: str,
    row: int,
    y: float,
    symbols: dict[str, str],
    things: list[Thing],
    background: list[str],
) -> None:
    line = table.view["seats"][seat]["lines"].get(f"{board} {row}")
    name = f"row-{seat}-{board}-{row}"
    if line is None:
        things.append(Thing(name, "words", (24.0, y), label=f"{row}  {say('no_line')}", kind="on-words start"))
        return
    goods = " / ".join(say.name("good", line[way]) if line.get(way) else "–" for way in ("out", "back"))
    words = f"{row}  {line['from']} → {line['to']}  {goods}"
    if line.get("vehicle"):
        words += f"  {line['count']} {say.name('vehicle', line['vehicle'])}"
    if "mark" in line:
        words += f"  @{line['mark']}"
    things.append(Thing(name, "words", (24.0, y), label=words, title=words, kind="on-words start"))
    if line.get("vehicle"):
        # BI-TIME-05: the length marker lies on the oval behind the last one of the trip
        last = FIRST_OVAL + line["time"] * OVAL
        if line["time"] < table.view["ovals"][MODES.index(board)]:
            symbols["length"] = '<ellipse class="oval-end" rx="10.5" ry="9"/>'
            things.append(Thing(f"length-{seat}-{board}-{row}", "length", (last, y)))
        place = line["progress"] if line["heading"] == "out" else line["time"] - 1 - line["progress"]
        x = FIRST_OVAL + max(0, place) * OVAL
        things.append(Thing(f"progress-{seat}-{board}-{row}", "progress", (x, y), style=livery(seat), title=words))


def stock(table: Table) -> Scene:
    """Goods tokens and vehicles that anybody may take."""
    symbols: dict[str, str] = {
        "words": "",
        "token": '<rect class="goods-box" x="-14" y="-14" width="28" height="28" rx="4"/>',
    }
    symbols |= {f"stock-{mode}": pieces.VEHICLES[mode] for mode in MODES}
    things: list[Thing] = []
    prices = table.catalog.prices[table.view["price"]]
    y = 62.0
    background = paper.text(16, 34, say("stock"), "panel-head")
    colour = say.name("price_table", table.view["price"])
    background += paper.text(WIDE - 16, 34, say("price_table", colour=colour), "panel-note end")
    for number, (good, count) in enumerate(table.view["goods"].items()):
        x = 34.0 + number % 4 * 174
        price = prices[table.catalog.good_of[good]]
        title = say("good", good=say.name("good", good), count=count)
        things.append(Thing(f"good-{good}", "token", (x, y), label=str(count), title=title, kind="on-count"))
        words = f"{say.name('good', good)} ({price})"
        things.append(Thing(f"price-{good}", "words", (x + 22, y), label=words, kind="on-words start"))
        if number % 4 == 3:
            y += 36
    y += 60
    for number, (kind, count) in enumerate(table.view["vehicles"].items()):
        x = 44.0 + number % 3 * 232
        vehicle = table.catalog.vehicles[table.catalog.vehicle_of[kind]]
        title = say("stocked", vehicle=say.name("vehicle", kind), count=count)
        things.append(
            Thing(f"vehicle-{kind}", f"stock-{MODES[vehicle.mode]}", (x, y), style="--c:var(--unowned)", title=title)
        )
        words = f"{count} × {say.name('vehicle', kind)} ({vehicle.price})"
        things.append(Thing(f"stocked-{kind}", "words", (x + 34, y), label=words, kind="on-words start"))
        if number % 3 == 2:
            y += 44
    return Scene("stock", say("stock"), (0.0, 0.0, WIDE, y + 50), background, symbols, tuple(things))


def card(table: Table) -> Scene:
    """The control card in force with its text, the two piles, the round."""
    symbols = {
        "words": "",
        "face": '<rect class="card-face" x="-150" y="-80" width="300" height="160" rx="8"/>',
        "pile": '<rect class="card-back" x="-50" y="-70" width="100" height="140" rx="8"/>',
    }
    view = table.view
    things: list[Thing] = []
    words = say("round", round=view["round"], era=view["era"])
    things.append(Thing("round", "words", (16.0, 24.0), label=words, kind="on-name start"))
    for pile, count in enumerate(view["piles"], 1):
        title = say("pile", pile=pile, count=count)
        things.append(
            Thing(f"pile-{pile}", "pile", (-30.0 + 112 * pile, 130.0), label=str(count), title=title, kind="on-plus")
        )
    text = say.name("card", view["card"]) if view["card"] else say("no_card")
    things.append(Thing("card", "face", (440.0, 130.0), title=text))
    for number, line in enumerate(textwrap.wrap(text, 38)):
        things.append(
            Thing(f"card-text-{number}", "words", (304.0, 84.0 + 24 * number), label=line, kind="on-words start")
        )
    return Scene("card", say("card"), (0.0, 0.0, 620.0, 230.0), "", symbols, tuple(things))
