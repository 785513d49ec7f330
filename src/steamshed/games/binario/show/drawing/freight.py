"""The freight boards of a player: three side by side, a row for each line, its vehicles on the ovals of their trip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.show.drawing import pieces
from steamshed.games.binario.show.drawing.viewed import Viewed, capital, livery, player
from steamshed.games.binario.show.drawing.words import say
from steamshed.kernel.scene import Scene, Thing
from steamshed.look import panels as paper
from steamshed.look.symbols import placed
from steamshed.look.words import fitted

WIDE = 1340.0
LEFT, COLUMN = 26.0, 440.0
TOP, ROW = 54.0, 58.0
FIRST_OVAL, OVAL = 44.0, 24.4
LETTERS = 30
"""Room for the names of goods and vehicles of a line."""
PARKED, PARKED_LETTERS = 218.0, 20
"""Room for one kind of vehicle in the park."""
SYMBOLS = {
    "words": "",
    "row": '<rect x="0" y="-26" width="424" height="52" rx="4"/>',
    "badge": '<circle class="count" r="11"/>',
    "length": '<ellipse class="oval-end" rx="10.5" ry="9"/>',
} | {f"moving-{mode}": placed(0, 0, pieces.VEHICLES[mode], 0.58) for mode in MODES}


def freight(table: Viewed, seat: int) -> Scene:
    """The boards with their lines, the park below."""
    entry = table.view["seats"][seat]
    rows: list[int] = table.view["rows"]
    foot = TOP + ROW * max(rows)
    kinds = parked(entry)
    lines = (len(kinds) + 5) // 6
    high = foot + 16 + 40 * lines
    background = [
        f'<rect class="panel" width="{WIDE:.0f}" height="{high:.0f}"/>',
        f'<path class="livery-edge" style="{livery(seat)}" d="M0 0H8V{high:.0f}H0Z"/>',
    ]
    things: list[Thing] = []
    for board, mode in enumerate(MODES):
        x = LEFT + COLUMN * board
        background.append(placed(x + 24, 26, f'<g style="--c:var(--unowned)">{pieces.VEHICLES[mode]}</g>', 0.7))
        background.append(paper.text(x + 54, 34, capital(say.name("board", mode)), "panel-head"))
        for row in range(rows[board]):
            y = TOP + ROW * row
            background.append(paper.slot(x, y, 424, ROW - 6))
            for oval in range(table.view["ovals"][board]):
                place = f'cx="{oval_x(board, oval):.1f}" cy="{y + 37:.0f}"'
                background.append(f'<ellipse class="oval" {place} rx="10.5" ry="8.5"/>')
            things += line_things(table, seat, mode, row + 1, (x, y))
    for number, (kind, count, words) in enumerate(kinds):
        at = LEFT + PARKED * (number % 6), foot + 26 + 40.0 * (number // 6)
        mode = MODES[table.box.vehicles[table.box.vehicle_of[kind]].mode]
        id = f"park-{seat}-{number}"
        things.append(Thing(id, f"moving-{mode}", (at[0] + 18, at[1]), style=livery(seat), title=words))
        label = f"{count} × {fitted([say.name('vehicle', kind)], PARKED_LETTERS)[0]}"
        things.append(Thing(f"{id}-words", "words", (at[0] + 42, at[1]), label=label, kind="on-words start"))
    title, box = say("freight", player=player(seat)), (0.0, 0.0, WIDE, high)
    return Scene(f"freight-{seat}", title, box, "".join(background), SYMBOLS, tuple(things))


def oval_x(board: int, oval: float) -> float:
    """The middle of an oval of a board."""
    return LEFT + COLUMN * board + FIRST_OVAL + oval * OVAL


def parked(entry: dict[str, Any]) -> list[tuple[str, int, str]]:
    """The kinds in the park and those that rest, each with its number and what is said of it."""
    found = []
    for kind, count in entry["park"].items():
        found.append((kind, count, say("parked", what=f"{count} {say.name('vehicle', kind)}")))
    for rest in entry.get("resting", []):
        words = say("resting", what=f"{rest['count']} {say.name('vehicle', rest['vehicle'])}")
        found.append((rest["vehicle"], rest["count"], words))
    return found


def line_words(line: Mapping[str, Any], names: Sequence[str]) -> tuple[str, str]:
    """The goods of a line and its vehicles, by these names of them."""
    goods = f"{names[0]} / {names[1]}" + (f" ({line['mark']})" if "mark" in line else "")
    return goods, f"{line['count']} × {names[2]}" if len(names) > 2 else ""


def line_things(table: Viewed, seat: int, mode: str, row: int, at: tuple[float, float]) -> list[Thing]:
    """What lies on one row: the line in words, its vehicles, the marker at the end of the trip."""
    entry, (x, y) = table.view["seats"][seat], at
    line = entry["lines"].get(f"{mode} {row}")
    place = f"{seat}-{mode}-{row}"
    badge = Thing(f"number-{place}", "badge", (x + 18, y + 17), label=str(row), kind="on-count")
    if line is None:
        title = f"{capital(say.name('board', mode))} {row}: {say('no_line')}"
        found = [Thing(f"row-{place}", "row", (x, y + 26), title=title, kind="place"), badge]
        return [
            *found,
            Thing(f"free-{place}", "words", (x + 38, y + 16), label=say("no_line"), kind="on-words start"),
        ]
    stops = " → ".join(stop_name(entry, line[end]) for end in ("from", "to"))
    names = [say.name("good", line[way]) if line.get(way) else "–" for way in ("out", "back")]
    names += [say.name("vehicle", line["vehicle"])] if line.get("vehicle") else []
    title = f"{capital(say.name('board', mode))} {row}: {stops}, {', '.join(line_words(line, names))}".rstrip(", ")
    goods, team = line_words(line, fitted(names, LETTERS))
    found = [
        Thing(f"row-{place}", "row", (x, y + 26), title=title, kind="place"),
        badge,
        Thing(f"stops-{place}", "words", (x + 38, y + 16), label=stops, kind="on-name start"),
        Thing(f"goods-{place}", "words", (x + 130, y + 16), label=goods, kind="on-words start"),
        Thing(f"team-{place}", "words", (x + 416, y + 16), label=team, kind="on-words end"),
    ]
    if team:
        # BI-TIME-05: the length marker lies on the oval behind the last one of the trip
        board = MODES.index(mode)
        if line["time"] < table.view["ovals"][board]:
            end = (oval_x(board, line["time"]), y + 37)
            found.append(Thing(f"length-{place}", "length", end))
        step = line["progress"] if line["heading"] == "out" else line["time"] - 1 - line["progress"]
        on = (oval_x(board, max(0, step)), y + 36)
        found.append(Thing(f"progress-{place}", f"moving-{mode}", on, style=livery(seat), title=title))
    return found


def stop_name(entry: dict[str, Any], cell: str) -> str:
    """A station by its label."""
    return next((label for label, station in entry["stations"].items() if station["at"] == cell), cell)
