"""What lies on the table, read from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from steamshed.games.binario import content
from steamshed.games.binario.continent import SIDES, Continent
from steamshed.games.binario.data import MODES
from steamshed.games.binario.drawing.words import say
from steamshed.games.binario.position import written_map_of
from steamshed.look import symbols as sym


class Table:
    """A view and the continent it is about."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.view = view
        self.catalog = content.catalog()
        self.map = continent_of(view)

    def at(self, name: str) -> tuple[float, float]:
        cell = self.map.index[name]
        return cell % self.map.width * 120.0 + 60, cell // self.map.width * 120.0 + 60


def continent_of(view: Mapping[str, Any]) -> Continent:
    if isinstance(view["map"], str):
        return content.fixed_map(view["map"])
    return written_map_of(view["map"])


def player(owner: int | str) -> str:
    return say("both") if owner == "both" else say(f"livery_{int(owner) + 1}")


def band(owner: int | str) -> str:
    return "--t1:var(--shared)" if owner == "both" else f"--t1:var(--p{int(owner) + 1})"


def livery(seat: int) -> str:
    return sym.livery_style(seat + 1)


def walk(table: Table, start: str, path: str) -> list[tuple[str, bool]]:
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


__all__ = ["MODES", "Table", "band", "capital", "livery", "player", "slug", "walk"]
