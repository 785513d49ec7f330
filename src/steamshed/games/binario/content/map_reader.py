"""Reads maps and checks them: a mistake is refused naming file, place and reason.

A map is one file in ``content/maps``; more maps can lie in ``binario/maps`` of the folder that the environment variable
STEAMSHED_CONTENT names.
"""

from __future__ import annotations

import functools
import json
import pathlib
from collections.abc import Mapping
from importlib.resources.abc import Traversable

from steamshed.games.binario.content import map_check, map_text
from steamshed.games.binario.content.continent import Continent
from steamshed.games.binario.content.files import MapFile, MapForm
from steamshed.games.binario.content.reader import FOLDER, box
from steamshed.kernel.content import find_maps, read_struct
from steamshed.kernel.decode import typed
from steamshed.kernel.errors import ContentError


def map_files() -> dict[str, Traversable | pathlib.Path]:
    """The maps at hand, by name."""
    return find_maps("binario", FOLDER)


def read_map(form: MapForm, name: str) -> Continent:
    """A continent from its written form. Raises MapFault."""
    rivers = [(r.cells, r.widths, r.start, r.end, r.start_dir, r.end_dir) for r in form.rivers]
    places = [(place.kind, place.name, place.at) for place in form.facilities]
    return map_text.read_continent(box(), name, form.width, form.height, form.rows, form.corners, rivers, places)


@functools.cache
def fixed_map(name: str) -> Continent:
    """The checked continent of a map file (BI-SETUP-10)."""
    return read_file(map_files()[name], name)


def read_file(file: Traversable | pathlib.Path, name: str) -> Continent:
    form = read_struct(file, MapFile)
    if form.id != name:
        raise ContentError(file.name, "id", f"{form.id!r} is not the name of the file")
    if form.stock not in box().colours:
        raise ContentError(file.name, "stock", f"{form.stock!r} is not one of {', '.join(box().colours)}")
    try:
        made = read_map(form, name)
    except map_text.MapFault as fault:
        raise ContentError(file.name, fault.where, fault.reason) from None
    made.stock = form.stock
    for broken in map_check.check(box(), made, None):
        where = f"rows, {made.names[broken.cell]}" if broken.cell >= 0 else "rows"
        raise ContentError(file.name, where, f"{broken.reason} ({broken.rule})")
    islands = map_check.on_islands(made)
    for number, place in enumerate(form.facilities):
        if place.island != (place.at[1] * made.width + place.at[0] in islands) and place.island:
            raise ContentError(file.name, f"facilities[{number}].island", "is not on an island")
    return made


def check_file(path: pathlib.Path) -> Continent:
    """Reads and checks a map file wherever it lies (``steamshed map check``): all of BI-MAP-01 to 14."""
    return read_file(path, path.stem)


def continent_of(map: str | Mapping[str, object]) -> Continent:
    """The continent that a view names or writes out, for its drawing."""
    return fixed_map(map) if isinstance(map, str) else drawn_map(json.dumps(map))


@functools.lru_cache(32)
def drawn_map(text: str) -> Continent:
    return read_map(typed(json.loads(text), MapForm), "")
