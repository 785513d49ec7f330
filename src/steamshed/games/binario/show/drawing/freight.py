"""The freight boards of a player, one under the other: a row for each line, its vehicles on the ovals of their trip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from steamshed.games.binario.content import reader
from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.show.drawing import vehicles
from steamshed.games.binario.show.drawing.goods import SYMBOLS as GOODS
from steamshed.games.binario.show.drawing.viewed import Viewed, capital, livery, player
from steamshed.games.binario.show.drawing.words import say
from steamshed.look import panels as paper
from steamshed.look.symbols import placed
from steamshed.look.words import fitted
from steamshed.ui.scene import Scene, Thing

WIDE = 440.0
LEFT, RIGHT = 18.0, 430.0
HEAD, ROW, FREE = 46.0, 88.0, 38.0
"""How high the head of a board is, a row with a line, and one without."""
FIRST_OVAL, OVAL = 46.0, 24.4
STOPS, GOOD_LINE, OVALS = 19.0, 44.0, 70.0
"""How far below the top of a row its stops, its goods and its ovals are."""
GOOD_LETTERS, TEAM_LETTERS = 36, 27
"""Room for the names of the two goods of a line, and for its vehicles."""
PARKED, PARKED_LETTERS = 206.0, 20
"""Room for one kind of vehicle in the park."""
SYMBOLS: dict[str, str] = {
    "words": "",
    "row": f'<rect x="0" y="{2 - ROW / 2:g}" width="{RIGHT - LEFT:g}" height="{ROW - 6:g}" rx="4"/>',
    "row-free": f'<rect x="0" y="{2 - FREE / 2:g}" width="{RIGHT - LEFT:g}" height="{FREE - 6:g}" rx="4"/>',
    "badge": '<circle class="count" r="13"/>',
    "length": '<ellipse class="oval-end" rx="11" ry="9"/>',
    "ware-none": '<path class="panel-line" d="M-6 0H6"/>',
}


def oval_x(at: float) -> float:
    """The middle of an oval."""
    return FIRST_OVAL + at * OVAL


def ovals(number: int) -> str:
    """So many ovals, those of the longest trip of a board."""
    return "".join(f'<ellipse class="oval" cx="{oval_x(at):.1f}" rx="11" ry="9"/>' for at in range(number))


SYMBOLS |= {f"ovals-{number}": ovals(number) for number in reader.box().ovals}
SYMBOLS |= GOODS | vehicles.SYMBOLS
SYMBOLS |= {
    f"ware-{name}": f'<rect class="pl-makes" x="-12" y="-12" width="24" height="24" rx="3"/><use href="#good-{name}"/>'
    for name in (symbol.removeprefix("good-") for symbol in GOODS)
}
SYMBOLS |= {
    f"moving-{symbol}": '<rect class="tk-small" x="-21" y="-14" width="42" height="26" rx="5"/>'
    f'<use href="#{symbol}" transform="scale(.6)"/>'
    for symbol in vehicles.SYMBOLS
}


def freight(table: Viewed, seat: int) -> Scene:
    """The boards with their lines, the park below."""
    entry = table.view["seats"][seat]
    background: list[str] = []
    things: list[Thing] = []
    y = 8.0
    for board, mode in enumerate(MODES):
        unowned = f'<g style="--c:var(--unowned)">{vehicles.PICTURES[f"{mode}2"]}</g>'
        background.append(placed(LEFT + 20, y + 22, unowned, 0.6))
        background.append(paper.text(LEFT + 46, y + 29, capital(say.name("board", mode)), "panel-head"))
        y += HEAD
        for row in range(table.view["rows"][board]):
            high = ROW if f"{mode} {row + 1}" in entry["lines"] else FREE
            background.append(paper.slot(LEFT, y, RIGHT - LEFT, high - 6))
            things += line_things(table, seat, mode, row + 1, y)
            y += high
    kinds = parked(entry)
    for number, (kind, count, words) in enumerate(kinds):
        at = LEFT + PARKED * (number % 2), y + 26 + 36.0 * (number // 2)
        id = f"park-{seat}-{number}"
        symbol = f"moving-{vehicles.symbol(kind)}"
        things.append(Thing(id, symbol, (at[0] + 22, at[1]), style=livery(seat), title=words))
        label = f"{count} × {fitted([say.name('vehicle', kind)], PARKED_LETTERS)[0]}"
        things.append(Thing(f"{id}-words", "words", (at[0] + 50, at[1]), label=label, kind="on-words start"))
    high = y + 10 + 36.0 * ((len(kinds) + 1) // 2)
    edge = f'<path class="livery-edge" style="{livery(seat)}" d="M0 0H8V{high:.0f}H0Z"/>'
    sheet = f'<rect class="panel" width="{WIDE:.0f}" height="{high:.0f}"/>'
    title, box = say("freight", player=player(seat)), (0.0, 0.0, WIDE, high)
    return Scene(f"freight-{seat}", title, box, sheet + edge + "".join(background), SYMBOLS, tuple(things))


def parked(entry: Mapping[str, Any]) -> list[tuple[str, int, str]]:
    """The kinds in the park and those that rest, each with its number and what is said of it."""
    found = []
    for kind, count in entry["park"].items():
        found.append((kind, count, say("parked", what=f"{count} {say.name('vehicle', kind)}")))
    for rest in entry.get("resting", []):
        words = say("resting", what=f"{rest['count']} {say.name('vehicle', rest['vehicle'])}")
        found.append((rest["vehicle"], rest["count"], words))
    return found


def line_things(table: Viewed, seat: int, mode: str, row: int, y: float) -> list[Thing]:
    """What lies on one row: its number and stops, its goods, its vehicles on the ovals of the trip."""
    entry = table.view["seats"][seat]
    line = entry["lines"].get(f"{mode} {row}")
    place, name = f"{seat}-{mode}-{row}", f"{capital(say.name('board', mode))} {row}"
    if line is None:
        middle = y + FREE / 2 - 3
        return [
            Thing(f"row-{place}", "row-free", (LEFT, middle), title=f"{name}: {say('no_line')}", kind="place"),
            Thing(f"number-{place}", "badge", (LEFT + 20, middle), label=str(row), kind="on-number"),
            Thing(f"free-{place}", "words", (LEFT + 44, middle), label=say("no_line"), kind="on-words start"),
        ]
    stops = " → ".join(stop_name(entry, line[end]) for end in ("from", "to"))
    goods = [say.name("good", line[way]) if line.get(way) else "–" for way in ("out", "back")]
    team = f"{line['count']} × {say.name('vehicle', line['vehicle'])}" if line.get("vehicle") else ""
    title = f"{name}: {stops}, {' / '.join(goods)}, {team}".rstrip(", ")
    found = [
        Thing(f"row-{place}", "row", (LEFT, y + ROW / 2 - 3), title=title, kind="place"),
        Thing(f"number-{place}", "badge", (LEFT + 20, y + STOPS), label=str(row), kind="on-number"),
        Thing(f"stops-{place}", "words", (LEFT + 44, y + STOPS), label=stops, kind="on-name start"),
        *good_things(line, goods, place, y + GOOD_LINE),
    ]
    if team:
        words = fitted([team], TEAM_LETTERS)[0]
        found.append(Thing(f"team-{place}", "words", (RIGHT - 8, y + STOPS), label=words, kind="on-words end"))
        found += trip_things(table, seat, mode, line, place, y + OVALS, title)
    return found


def good_things(line: Mapping[str, Any], names: Sequence[str], place: str, y: float) -> list[Thing]:
    """The goods out and back, each a picture and its name, and the mark of a line."""
    found = []
    for at, (way, name) in enumerate(zip(("out", "back"), fitted(names, GOOD_LETTERS))):
        x = LEFT + 20 + at * 200
        symbol = f"ware-{line[way]}" if line.get(way) else "ware-none"
        found.append(Thing(f"ware-{way}-{place}", symbol, (x, y)))
        arrow = "→" if way == "out" else "←"
        found.append(
            Thing(f"goods-{way}-{place}", "words", (x + 20, y), label=f"{arrow} {name}", kind="on-words start")
        )
    if "mark" in line:
        label = f"({line['mark']})"
        found.append(Thing(f"mark-{place}", "words", (RIGHT - 8, y), label=label, kind="on-words end"))
    return found


def trip_things(
    table: Viewed, seat: int, mode: str, line: Mapping[str, Any], place: str, y: float, title: str
) -> list[Thing]:
    """The vehicles on their oval. BI-TIME-05: the length marker lies on the oval behind the last one of the trip."""
    most = table.view["ovals"][MODES.index(mode)]
    found = [Thing(f"ovals-{place}", f"ovals-{most}", (0.0, y), kind="under")]
    if line["time"] < most:
        found.append(Thing(f"length-{place}", "length", (oval_x(line["time"]), y)))
    step = line["progress"] if line["heading"] == "out" else line["time"] - 1 - line["progress"]
    on = (oval_x(max(0, step)), y + 1)
    symbol = f"moving-{vehicles.symbol(line['vehicle'])}"
    found.append(Thing(f"progress-{place}", symbol, on, style=livery(seat), title=title))
    return found


def stop_name(entry: Mapping[str, Any], cell: str) -> str:
    """A station by its label."""
    return next((label for label, station in entry["stations"].items() if station["at"] == cell), cell)
