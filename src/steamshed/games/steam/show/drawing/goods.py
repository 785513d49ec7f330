"""The goods supply: its spaces with their cubes, New City tiles and growth markers that are left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from steamshed.games.steam.show.drawing.printed import SteamPrinted
from steamshed.games.steam.show.drawing.viewed import Table
from steamshed.games.steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.printed import cube_style, cube_symbols, drawn_colour
from steamshed.look import hexplaces, panels
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point, number
from steamshed.ui.scene import Scene, Thing

PER_ROW, TOP = 4, 44.0
SPACE_WIDTH, SPACE_HEIGHT = 82.0, 62.0


def space_at(space: int) -> Point:
    """The middle of a goods supply space; spaces count from 1."""
    row, column = divmod(space - 1, PER_ROW)
    return panels.PAD + SPACE_WIDTH * (column + 0.5), TOP + SPACE_HEIGHT * (row + 0.5)


def stock_at(printed: SteamPrinted) -> float:
    """The middle of the row of New City tiles."""
    rows = -(-printed.spaces // PER_ROW)
    return TOP + SPACE_HEIGHT * rows + 68


@lru_cache(maxsize=8)
def goods_symbols(printed: SteamPrinted) -> dict[str, str]:
    """Spaces, cubes, small New City signs, the growth marker."""
    half, high = (SPACE_WIDTH - 6) / 2, (SPACE_HEIGHT - 6) / 2
    box = f'x="{number(-half)}" y="{number(-high)}" width="{number(2 * half)}" height="{number(2 * high)}"'
    found = {"count": sym.count(), "growth": hexplaces.letter_plate("+")}
    for space in range(1, printed.spaces + 1):
        figure = panels.text(0, 19 - high, str(space), "panel-figure")
        found[f"space-{space}"] = f'<rect class="goods-box" {box} rx="2"/>{figure}'
    for colour in printed.colours:
        found[f"stock-{colour}"] = f'<g transform="scale(.42)">{hexplaces.city_sign(drawn_colour(colour))}</g>'
    return found | cube_symbols(printed)


def _spaces(printed: SteamPrinted, table: Table) -> Iterator[Thing]:
    for space in range(1, printed.spaces + 1):
        x, y = space_at(space)
        held = table.goods_supply.get(str(space), {})
        cubes = [colour for colour in printed.colours for _ in range(held.get(colour, 0))]
        words = ", ".join(say(f"good_{colour}") for colour in cubes)
        title = say("space_full", space=space, cubes=words) if cubes else say("space_empty", space=space)
        yield Thing(f"space-{space}", f"space-{space}", (x, y), title=title, kind="box")
        step = min(24.0, 66.0 / max(1, len(cubes)))
        for i, colour in enumerate(cubes):
            at = x - 1.5 + (i - (len(cubes) - 1) / 2) * step, y + 10
            words = say("space_cube", colour=say(f"good_{colour}"), space=space)
            yield Thing(
                f"cube-space-{space}-{i + 1}", f"cube-{colour}", at, 0.0, cube_style(colour), words, kind="cube"
            )


def _stock(printed: SteamPrinted, table: Table) -> Iterator[Thing]:
    y = stock_at(printed)
    for i, colour in enumerate(printed.colours):
        left = table.new_cities_left.get(colour, 0)
        x = panels.PAD + 24 + 46 * i
        title = say("new_city_stock", count=left, colour=say(f"good_{colour}"))
        kind = "newcity" if left else "newcity out"
        yield Thing(f"newcity-{colour}", f"stock-{colour}", (x, y), style=cube_style(colour), title=title, kind=kind)
        yield Thing(f"newcity-count-{colour}", "count", (x + 16, y + 18), label=str(left), kind="on-count")
    x = panels.WIDTH - panels.PAD - 30
    left = table.growth_markers
    yield Thing("growth-markers", "growth", (x, y), title=say("markers_stock", count=left), kind="growth")
    yield Thing("growth-count", "count", (x + 16, y + 18), label=str(left), kind="on-count")


def goods(printed: SteamPrinted, table: Table) -> Scene:
    """The goods supply and what stands beside the map."""
    y = stock_at(printed)
    height = y + 46
    paper = panels.panel(height) + panels.head(30, say("goods"))
    paper += panels.head(y - 38, say("new_cities"), say("growth_markers"))
    things = (*_spaces(printed, table), *_stock(printed, table))
    return Scene("goods", say("goods"), (0, 0, panels.WIDTH, height), paper, goods_symbols(printed), things)
