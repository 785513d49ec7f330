"""Beside the plane: cities on display and piles, the players with their steam gauges, the hand of the viewer."""

from __future__ import annotations

from functools import lru_cache

from steamshed.games.days_of_steam.content import reader as content
from steamshed.games.days_of_steam.show.drawing.tiles import piece_symbols, symbol_name, tile_symbols, tile_words
from steamshed.games.days_of_steam.show.drawing.viewed import Seat, Viewed, cube, livery, player
from steamshed.games.days_of_steam.show.drawing.words import say
from steamshed.look import panels
from steamshed.look import symbols as sym
from steamshed.look.geometry import number
from steamshed.ui.scene import Scene, Thing

ROW = 146.0
TILE = 0.82
"""Size of tiles beside the plane, against those on it."""
GAUGE_LEFT, GAUGE_SLOT = 72.0, 38.8
FIGURES = {"steam": 46.0, "points": 112.0, "coal": 178.0, "markers": 244.0, "hand": 310.0}


def scaled(symbols: dict[str, str]) -> dict[str, str]:
    return {f"small-{name}": sym.placed(0, 0, body, TILE) for name, body in symbols.items()}


@lru_cache(maxsize=1)
def small_tiles() -> dict[str, str]:
    """The tiles of a hand."""
    return scaled({name: body for name, body in tile_symbols().items() if name.startswith("tile")})


def supply(table: Viewed) -> Scene:
    """The display with its goods, and how much is left in the piles."""
    height = 236.0
    paper = panels.panel(height) + panels.head(30, say("supply"))
    things: list[Thing] = []
    for slot, city in enumerate(table.display):
        x, y = 68 + 114.0 * slot, 104.0
        paper += panels.slot(x - 52, y - 52, 104, 104)
        name = f"display-{slot + 1}"
        if city is None:
            things.append(Thing(name, "slot", (x, y), title=say("display_empty", slot=slot + 1), kind="place"))
            continue
        goods = ", ".join(f"{count} {say(f'good_{good}')}" for good, count in city.goods.items()) or say("no_goods")
        title = say("display", slot=slot + 1, colour=say(f"good_{city.city}"), goods=goods)
        style = sym.goods_style(city.city)
        things.append(Thing(name, f"small-city-{city.city}", (x, y), style=style, title=title, kind="city"))
        cubes = [good for good, count in city.goods.items() for _ in range(count)]
        for k, good in enumerate(cubes):
            spot = (x - 2 + (k - (len(cubes) - 1) / 2) * 25, y)
            things.append(cube(f"{name}-good-{k + 1}", good, spot, say("display_good", colour=say(f"good_{good}"))))
    if table.drawn is not None:
        title = say("drawn", colour=say(f"good_{table.drawn}"))
        style = sym.goods_style(table.drawn)
        things.append(Thing("drawn", f"small-city-{table.drawn}", (296, 104), style=style, title=title, kind="city"))
    counts = {
        "city_pile": sum(table.city_pile.values()),
        "track_pile": table.track_pile,
        "markers_left": table.markers_left,
    }
    for k, (word, count) in enumerate(counts.items()):
        x = 68 + 114.0 * k
        paper += panels.text(x, 225, say(f"short_{word}"), "panel-word")
        name = word.replace("_", "-")
        things.append(Thing(name, "pile", (x, 186), label=str(count), title=say(word, count=count), kind="on-figure"))
    symbols = {
        "pile": '<rect class="place" x="-30" y="-18" width="60" height="36" rx="3"/>',
        "slot": '<rect x="-52" y="-52" width="104" height="104" rx="3"/>',
    }
    symbols |= piece_symbols() | scaled(
        {name: body for name, body in tile_symbols().items() if name.startswith("city")}
    )
    return Scene("supply", say("supply"), (0, 0, panels.WIDTH, height), paper, symbols, tuple(things))


def players(table: Viewed) -> Scene:
    """A row for each seat: mark, name, steam gauge, points, coal, markers, tiles in hand, goods delivered."""
    height = ROW * len(table.seats)
    paper, things = panels.panel(height), list[Thing]()
    most = content.box().numbers.most_steam
    for index, seat in enumerate(table.seats):
        top = ROW * index
        gauge = panels.NumberTrack(GAUGE_LEFT, top + 44, 0, most, panels.slot_height(1), GAUGE_SLOT)
        paper += (panels.rule(top) if index else "") + gauge.svg
        paper += panels.text(GAUGE_LEFT / 2 + 4, top + 70, say("steam"), "panel-word")
        paper += "".join(panels.text(x, top + 136, say(f"short_{word}"), "panel-word") for word, x in FIGURES.items())
        things += _player_row(table, index, seat, top, gauge)
    symbols = {
        "edge": f'<rect class="livery-edge" width="8" height="{number(ROW)}"/>',
        "figure": "<g/>",
        "to-move": '<path class="to-move" d="M-5-6L5 0L-5 6Z"/>',
    }
    box = (0.0, 0.0, panels.WIDTH, height)
    return Scene("players", say("players"), box, paper, symbols | piece_symbols(), tuple(things))


def _player_row(table: Viewed, index: int, seat: Seat, top: float, gauge: panels.NumberTrack) -> list[Thing]:
    who = player(index)
    figures = {
        "steam": seat.steam,
        "points": table.scores[index],
        "coal": seat.coal,
        "markers": seat.markers,
        "hand": seat.hand_size,
    }
    title = say("player", player=who, goods=sum(seat.delivered.values()), **figures)
    style = sym.livery_style(livery(index))
    steam = say("steam_of", player=who, value=seat.steam)
    row = [
        Thing(f"player-{index}", "edge", (0, top), style=style, title=title, kind="player"),
        Thing(f"mark-{index}", f"small-train-{livery(index)}", (48, top + 24), style=style, title=title, kind="train"),
        Thing(f"player-name-{index}", "figure", (76, top + 24), label=who, kind="on-name start"),
        Thing(
            f"steam-{index}", f"small-disc-{livery(index)}", gauge.at(seat.steam), style=style, title=steam, kind="mark"
        ),
    ]
    for name, x in FIGURES.items():
        titles = {"coal": say("coal_of", player=who, count=seat.coal)}
        titles["markers"] = say("markers_of", player=who, count=seat.markers)
        label = str(figures[name])
        row.append(
            Thing(
                f"figure-{name}-{index}",
                "figure",
                (x, top + 112),
                label=label,
                title=titles.get(name, ""),
                kind="on-figure",
            )
        )
    step = min(26.0, 170.0 / max(1, sum(seat.delivered.values())))
    x = 170.0
    for colour, count in seat.delivered.items():
        words = say("delivered", player=who, count=count, colour=say(f"good_{colour}"))
        for k in range(count):
            row.append(cube(f"delivered-{index}-{colour}-{k + 1}", colour, (x, top + 24), words, "cube kept"))
            x += step
    if table.seat == index:
        row.append(Thing("to-move", "to-move", (18, top + 24), title=say("to_move")))
    return row


def hand(table: Viewed) -> Scene:
    """The tiles of the viewer; of the others nobody sees more than how many there are."""
    height = 166.0
    held = table.seats[table.viewer].hand or [] if table.viewer is not None else []
    note = say("hand_note") if held else say("hand_hidden")
    paper = panels.panel(height) + panels.head(30, say("hand"), note)
    things: list[Thing] = []
    for k, tile in enumerate(held):
        copies = held[:k].count(tile)
        name = f"hand-{tile}" + (f"-{copies + 1}" if copies else "")
        spot = (66 + 114.0 * k, 98.0)
        things.append(Thing(name, f"small-{symbol_name(tile, 0)}", spot, title=tile_words(tile), kind="tile"))
    symbols = small_tiles()
    return Scene("hand", say("hand"), (0, 0, panels.WIDTH, height), paper, symbols, tuple(things))
