"""What lies on the table, read from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.games.binario.content import reader
from steamshed.games.binario.content.continent import SIDES
from steamshed.games.binario.content.map_reader import continent_of
from steamshed.games.binario.show.drawing.words import say
from steamshed.look import symbols as sym


class Viewed:
    """A view and the continent it is about."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.box = reader.box()
        self.map = continent_of(view["map"])
        self.facilities = self._facilities()
        """By the name of their cell: the kind and, of a city, the name."""

    def _facilities(self) -> dict[str, tuple[str, str]]:
        map, box = self.map, self.box
        found: dict[str, tuple[str, str]] = {}
        for cell, kind in enumerate(map.facility):
            if kind >= 0:
                city = box.city_names[map.city[cell]] if map.city[cell] >= 0 else ""
                found[map.names[cell]] = (box.facilities[kind].id, city)
        for name in self.view.get("factories", []):
            found[name] = ("food_factory", "")
        return found

    def at(self, name: str) -> tuple[float, float]:
        cell = self.map.index[name]
        return cell % self.map.width * 120.0 + 60, cell // self.map.width * 120.0 + 60

    def beside(self, name: str, side: str) -> str:
        """The neighbour of a cell, or an empty word."""
        cell = self.map.near[4 * self.map.index[name] + SIDES.index(side)]
        return self.map.names[cell] if cell >= 0 else ""


def player(owner: int | str) -> str:
    return say("both") if owner == "both" else say(f"livery_{int(owner) + 1}")


def band(owner: int | str) -> str:
    """The livery of a way; a joint one has both."""
    return "--t1:var(--p1);--t2:var(--p2)" if owner == "both" else f"--t1:var(--p{int(owner) + 1})"


def livery(seat: int) -> str:
    return sym.livery_style(seat + 1)


def walk(table: Viewed, start: str, path: str) -> list[tuple[str, bool]]:
    """The cells of a path in letters, and which of them are underground."""
    names, near = table.map.names, table.map.near
    cell = table.map.index[start]
    found = [(start, False)]
    for letter in path:
        cell = near[4 * cell + SIDES.index(letter.upper())]
        found.append((names[cell], letter.islower()))
    return found


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def slug(name: str) -> str:
    return name.replace(",", "-")
