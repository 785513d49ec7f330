"""The plane with its tiles: centred and scaled to what is laid, growing with it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from steamshed.games.days_of_steam.content import reader as content
from steamshed.games.days_of_steam.show.drawing.course import course_symbols
from steamshed.games.days_of_steam.show.drawing.tiles import (
    laid_words,
    piece_symbols,
    runs_of,
    symbol_name,
    tile_symbols,
)
from steamshed.games.days_of_steam.show.drawing.viewed import CellAt, Viewed, at, cube, livery, player
from steamshed.games.days_of_steam.show.drawing.words import say
from steamshed.look import squares
from steamshed.look import symbols as sym
from steamshed.look.geometry import SQUARE, Point
from steamshed.ui.scene import Scene, Thing

STEP = SQUARE + 0.0
LEAST = (7, 5)
"""Fewer cells across and down are never shown."""
SIDES: tuple[CellAt, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
IN_CITY: tuple[Point, ...] = ((-31.0, -45.0), (31.0, -45.0), (-31.0, 45.0), (31.0, 45.0))
"""Where the small trains of the seats stand in a city."""


@lru_cache(maxsize=1)
def board_symbols() -> dict[str, str]:
    """All symbols that a game can need."""
    fixed = {"cell": squares.field(), "ticket": sym.ticket(2)}
    return tile_symbols() | piece_symbols() | course_symbols() | fixed


def place(cell: CellAt) -> Point:
    return cell[0] * STEP, cell[1] * STEP


def tracked_sides(table: Viewed, cell: str) -> list[CellAt]:
    """The neighbours to which the tile on a cell leads."""
    x, y = at(cell)
    mask = 15
    if cell in table.tiles:
        box = content.box()
        name, turn = table.tiles[cell]
        mask = box.tiles.layings[box.tiles.find[4 * box.types.number[name] + turn]].mask
    return [(x + dx, y + dy) for edge, (dx, dy) in enumerate(SIDES) if mask >> edge & 1]


def open_cells(table: Viewed) -> list[CellAt]:
    """The empty cells that track leads to, in reading order."""
    taken = {at(cell) for cell in table.board}
    found = {side for cell in table.board for side in tracked_sides(table, cell)} - taken
    return sorted(found, key=lambda cell: (cell[1], cell[0]))


def window(table: Viewed) -> tuple[int, int, int, int]:
    """The cells to show, from west to east and from north to south: what is laid and what can be, centred."""
    cells = [at(cell) for cell in table.board] + open_cells(table)
    spans = []
    for axis, least in enumerate(LEAST):
        low, high = min(cell[axis] for cell in cells), max(cell[axis] for cell in cells)
        while high - low + 1 < least:
            low, high = low - 1, high + (1 if high - low + 2 < least else 0)
        spans.append((low, high))
    return spans[0][0], spans[0][1], spans[1][0], spans[1][1]


def _cells(table: Viewed) -> Iterator[Thing]:
    """Every cell that an action can be about, to be chosen; under the tiles."""
    for cell in open_cells(table):
        name = f"{cell[0]},{cell[1]}"
        yield Thing(f"cell-{name}", "cell", place(cell), title=say("cell_empty", cell=name), kind="place")
    for name, (tile, turn) in table.tiles.items():
        title = say("cell_tile", cell=name, tile=laid_words(tile, turn))
        yield Thing(f"cell-{name}", "cell", place(at(name)), title=title, kind="place")
    for name, colour in table.cities.items():
        title = say("cell_city", cell=name, colour=say(f"good_{colour}"))
        yield Thing(f"cell-{name}", "cell", place(at(name)), title=title, kind="place")


def _tiles(table: Viewed) -> Iterator[Thing]:
    for name, (tile, turn) in table.tiles.items():
        title = say("on_cell", what=laid_words(tile, turn), cell=name)
        yield Thing(f"tile-{name}", symbol_name(tile, turn), place(at(name)), title=title, kind="tile flat")
    for name, colour in table.cities.items():
        title = say("city", colour=say(f"good_{colour}"), cell=name)
        style = sym.goods_style(colour)
        yield Thing(f"city-{name}", f"city-{colour}", place(at(name)), style=style, title=title, kind="city flat")


def _goods(table: Viewed) -> Iterator[Thing]:
    """Goods on the plate of their city: up to four, then one of a colour with a count."""
    for name, held in table.goods.items():
        x, y = place(at(name))
        counted = sum(held.values()) > 4
        shown = [(c, i) for c in held for i in range(1, 2 if counted else held[c] + 1)]
        for k, (colour, i) in enumerate(shown):
            dx = (k % 2 - (0.5 if len(shown) > 1 else 0)) * 27 - 2
            dy = (k // 2 - (0.5 if len(shown) > 2 else 0)) * 28
            words = {"colour": say(f"good_{colour}"), "cell": name}
            title = say("goods", count=held[colour], **words) if counted else say("good", **words)
            yield cube(f"good-{name}-{colour}-{i}", colour, (x + dx, y + dy), title)
            if counted:
                spot = (x + dx + 9, y + dy + 10)
                yield Thing(f"count-{name}-{colour}", "count", spot, label=str(held[colour]), kind="on-count")


def stand(table: Viewed, seat: int) -> tuple[Point, float, bool]:
    """Where a train stands, its heading, and whether it is in a city."""
    cell, _, edges = table.seats[seat].train.partition(" ")
    x, y = place(at(cell))
    if cell in table.cities:
        dx, dy = IN_CITY[seat]
        return (x + dx, y + dy), 0.0, True
    box = content.box()
    name, turn = table.tiles[cell]
    pieces = box.tiles.layings[box.tiles.find[4 * box.types.number[name] + turn]].pieces
    piece = next((piece for piece in pieces if piece.name == edges), pieces[0])
    run = runs_of(piece)[0]
    dx, dy = run.at(0.5)
    heading = run.heading(0.5)
    return (x + dx, y + dy), heading - 180 if abs(heading) > 90 else heading, False


def _trains(table: Viewed) -> Iterator[Thing]:
    for index, seat in enumerate(table.seats):
        spot, turn, in_city = stand(table, index)
        words = {"player": player(index), "cell": seat.train}
        if seat.cargo is None:
            title = say("train", **words)
        else:
            colour = say(f"good_{seat.cargo.good}")
            title = say("train_cargo", colour=colour, origin=seat.cargo.origin, **words)
        symbol = f"{'small-train' if in_city else 'train'}-{livery(index)}"
        style = sym.livery_style(livery(index))
        yield Thing(f"train-{index}", symbol, spot, turn, style, title, kind="train")
        if seat.cargo is not None:
            words = {"player": player(index), "origin": seat.cargo.origin}
            title = say("cargo", colour=say(f"good_{seat.cargo.good}"), **words)
            yield cube(f"cargo-{index}", seat.cargo.good, (spot[0] - 2, spot[1] - 24), title)


def board(table: Viewed) -> Scene:
    """The plane with all that lies on it."""
    west, east, north, south = window(table)
    corners = [((x - 0.5) * STEP, (y - 0.5) * STEP) for y in range(north, south + 2) for x in range(west, east + 2)]
    margin = 0.85 * STEP
    left, top = west * STEP - margin, north * STEP - margin
    box = (left, top, (east - west) * STEP + 2 * margin, (south - north) * STEP + 2 * margin)
    things = (*_cells(table), *_tiles(table), *_goods(table), *_trains(table))
    paper = squares.dots(corners) + squares.numbers(range(west, east + 1), range(north, south + 1), (0.0, 0.0))
    return Scene("board", say("board"), box, paper, board_symbols(), things)
