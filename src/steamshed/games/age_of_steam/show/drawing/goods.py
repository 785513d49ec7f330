"""The goods display: columns under the dice, columns of the New Cities, and the cubes that wait in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape

from steamshed.games.age_of_steam.show.drawing.printed import AgePrinted, die_of, die_words
from steamshed.games.age_of_steam.show.drawing.viewed import Table
from steamshed.games.age_of_steam.show.drawing.words import say
from steamshed.hexrail.show.drawing.printed import cube_symbols
from steamshed.look import hexplaces, panels
from steamshed.look import symbols as sym
from steamshed.look.geometry import Point, number
from steamshed.look.words import by_language
from steamshed.ui.scene import Scene, Thing

COLUMN, BOX_ROW, BOX = 27.0, 28.0, 24.0
HEAD_AT, BOXES_AT = 176.0, 220.0
"""Middle of the heads of the numbered columns, and of their first boxes."""


def column_x(printed: AgePrinted, column: str) -> float:
    """The middle of a column; a letter stands under the dice that feed it."""
    if column in printed.new_cities:
        return column_x(printed, printed.new_cities[column].column)
    whites = sum(name.startswith("W") for name in printed.columns)
    place = printed.columns.index(column)
    return panels.PAD + COLUMN * (place + 0.5) + (4 if place >= whites else 0)


def letters_at(printed: AgePrinted) -> float:
    """The middle of the heads of the letter columns."""
    return BOXES_AT + BOX_ROW * printed.rows + 20


def box_at(printed: AgePrinted, column: str, row: int) -> Point:
    """The middle of a box; rows count from 1 at the top."""
    first = letters_at(printed) + 44 if column in printed.new_cities else BOXES_AT
    return column_x(printed, column), first + BOX_ROW * (row - 1)


def _chip(colour: str, foot: str) -> str:
    """The head of a column: a small enamel sign with the mark of the goods colour above and a die or letter below."""
    plate = '<rect class="column-chip" x="-12.5" y="-25" width="25" height="50" rx="2.5"/>'
    return plate + sym.placed(0, -13, sym.good_mark(colour, 0.85)) + sym.placed(0, 11.5, foot, 0.88)


def _column_name(words: str) -> str:
    return f'<text class="column-name" transform="translate(5 -32) rotate(-90)">{escape(words)}</text>'


@lru_cache(maxsize=8)
def goods_symbols(printed: AgePrinted) -> dict[str, str]:
    """Boxes, heads of columns and cubes."""
    half = number(BOX / 2)
    box = f'x="-{half}" y="-{half}" width="{number(BOX)}" height="{number(BOX)}"'
    found = {"box": f'<rect class="goods-box" {box} rx="1.5"/>'}
    for column in printed.columns:
        side, value = die_of(column)
        cities = printed.fed(column)
        colour = printed.city_colours[cities[0]] if cities else "grey"
        name = _column_name(", ".join(printed.cities[field] for field in cities))
        found[f"column-{column}"] = _chip(colour, sym.die(value, side)) + name
    for letter, new in printed.new_cities.items():
        found[f"column-{letter}"] = _chip(new.colour, hexplaces.letter_plate(letter))
    return found | cube_symbols(printed)


@by_language(maxsize=256)
def _column_heads(printed: AgePrinted, new_cities: tuple[tuple[str, str], ...]) -> tuple[Thing, ...]:
    return tuple(_make_column_heads(printed, new_cities))


def _make_column_heads(printed: AgePrinted, new_cities: tuple[tuple[str, str], ...]) -> Iterator[Thing]:
    for column in printed.columns:
        cities = printed.fed(column)
        words = ", ".join(f"{printed.cities[at]} ({say(f'good_{printed.city_colours[at]}')})" for at in cities)
        title = say("column", column=die_words(column), cities=words)
        style = sym.goods_style(printed.city_colours[cities[0]] if cities else "grey")
        at = column_x(printed, column), HEAD_AT
        yield Thing(f"column-{column}", f"column-{column}", at, style=style, title=title, kind="column")
    placed = {letter: printed.towns[name] for name, letter in new_cities}
    for letter, new in printed.new_cities.items():
        place = placed.get(letter, say("not_placed"))
        title = say("column_letter", column=letter, colour=say(f"good_{new.colour}"), place=place)
        kind = "column" if letter in placed else "column waiting"
        at = column_x(printed, letter), letters_at(printed)
        yield Thing(
            f"column-{letter}", f"column-{letter}", at, style=sym.goods_style(new.colour), title=title, kind=kind
        )


def _boxes(printed: AgePrinted, table: Table) -> Iterator[Thing]:
    for column, boxes in table.display.items():
        for row, colour in enumerate(boxes, 1):
            yield from _box(printed, column, row, colour)


@by_language(maxsize=4096)
def _box(printed: AgePrinted, column: str, row: int, colour: str | None) -> tuple[Thing, ...]:
    """A box and the cube in it."""
    x, y = box_at(printed, column, row)
    words = {"column": column, "row": row}
    title = say("box_full", colour=say(f"good_{colour}"), **words) if colour else say("box_empty", **words)
    box = Thing(f"box-{column}-{row}", "box", (x, y), title=title, kind="box")
    if not colour:
        return (box,)
    style, at = sym.goods_style(colour), (x - 1.5, y + 0.5)
    return box, Thing(f"cube-{column}-{row}", f"cube-{colour}", at, style=style, title=title, kind="cube")


def goods(printed: AgePrinted, table: Table) -> Scene:
    """The goods display."""
    height = letters_at(printed) + 42 + BOX_ROW * printed.letter_rows
    paper = panels.panel(height) + panels.head(30, say("goods"), say("goods_note"))
    things = (*_column_heads(printed, tuple(table.new_cities.items())), *_boxes(printed, table))
    return Scene("goods", say("goods"), (0, 0, panels.WIDTH, height), paper, goods_symbols(printed), things)
