"""The sections of track on the table (section 1 of the rules)."""

from __future__ import annotations

from steamshed.games.age_of_steam.show.drawing.printed import Printed
from steamshed.games.age_of_steam.show.drawing.viewed import Table
from steamshed.look import hexsections
from steamshed.look.hexsections import Section


def sections(printed: Printed, table: Table) -> list[Section]:
    """All sections on the map."""
    cities = {name: city.name for name, city in printed.cities.items()}
    cities |= {name: printed.towns[name] for name in table.new_cities}
    return hexsections.sections(printed.board, cities, printed.towns, table.track)
