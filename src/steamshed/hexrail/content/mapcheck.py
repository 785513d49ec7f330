"""What every map file must keep to: known terrain, names that actions can be written with, land that hangs together.

A mistake is a ContentError that names the file, the table and the field.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from steamshed.hexrail.content.hexmap import HexMap
from steamshed.kernel.errors import ContentError
from steamshed.rail.hexgrid import HexGrid, column_letters


def check_map_name(name: str, source: str) -> None:
    """A map is called like its file, by a name that can stand in a record."""
    if name != source.removesuffix(".toml"):
        raise ContentError(source, "name", f"{name!r} is not the name of the file")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name):
        raise ContentError(source, "name", f"{name!r} has something else than a to z, 0 to 9 and _")


def check_terrain(columns: Sequence[str], marks: Collection[str], source: str) -> None:
    """Every character of the grid is a known mark or a space."""
    for column, text in enumerate(columns):
        for row, mark in enumerate(text):
            if mark not in marks and mark != " ":
                where = f"grid, {column_letters(column)}{row + 1}"
                raise ContentError(source, where, f"{mark!r} is no terrain; there are {' '.join(marks)}")


def field_of(grid: HexGrid, hex: str, source: str, where: str) -> int:
    """The field with this name."""
    if hex not in grid.index:
        raise ContentError(source, where, f"{hex!r} is not a field of the grid")
    return grid.index[hex]


def check_players(players: Sequence[int], known: Collection[int], source: str) -> None:
    """The map is for numbers of players that the game is for."""
    if not players or not set(players) <= set(known):
        raise ContentError(source, "players", f"{players} must be among {sorted(known)}")


def add_node(made: HexMap, name: str, hex: str, source: str, table: str, mark: str) -> int:
    """Names a city or town; its field must have the right mark and its name must be usable in notation."""
    where = f"{table}, {hex}"
    field = field_of(made.grid, hex, source, where)
    if made.grid.kinds[field] != mark:
        raise ContentError(source, where, f"the grid does not have {mark!r} there")
    if made.node_name[field]:
        raise ContentError(source, where, "the field is named twice")
    check_node_name(name, made, source, where)
    made.node_name[field] = name
    made.node_at[name] = made.node_at[hex] = field
    return field


def check_node_name(name: str, made: HexMap, source: str, where: str) -> None:
    """The name of a city or town can be told from everything else in the text of an action."""
    if not name or name != name.strip() or set(name) & set("-/,:\n") or "  " in name or name in made.grid.index:
        raise ContentError(source, where, f"the name {name!r} is empty, the name of a field, or has one of - / , :")
    if name in made.node_at:
        raise ContentError(source, where, f"{name!r} is the name of another city or town")


def check_named(made: HexMap, marks: str, source: str) -> None:
    """Every city and town of the grid has been named."""
    for field, mark in enumerate(made.grid.kinds):
        if mark in marks and not made.node_name[field]:
            raise ContentError(source, f"grid, {made.grid.names[field]}", "a city or town that no table names")


def check_colours(made: HexMap, source: str) -> None:
    """Goods have somewhere to go."""
    if len({made.colour[field] for field in made.cities}) < 2:
        raise ContentError(source, "cities", "at least two cities of different colours are needed")


def check_cubes(drawn: int, counts: Sequence[int], source: str) -> None:
    """There are cubes enough for what the setup draws."""
    if drawn > sum(counts):
        raise ContentError(source, "cities", f"the setup takes {drawn} cubes, there are {sum(counts)}")


def reachable(grid: HexGrid, start: int, land: Sequence[bool]) -> set[int]:
    """The fields that can be reached over land."""
    reached, rest = {start}, [start]
    while rest:
        field = rest.pop()
        for edge in range(6):
            other = grid.neighbour(field, edge)
            if other >= 0 and land[other] and other not in reached:
                reached.add(other)
                rest.append(other)
    return reached
