"""What the switches of a map do to the numbers and fields of Steam (docs/rules/map_rules.md)."""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.games.steam.actions import ACTION_TILES
from steamshed.games.steam.content.board import Board, Numbers
from steamshed.hexrail.content.map_rules import MapRules
from steamshed.hexrail.content.rule_effects import (
    building,
    extras,
    length,
    points,
    reduction,
    refuse_foreign,
    start,
    terrain_kinds,
)
from steamshed.hexrail.content.rule_goods import goods_switches
from steamshed.hexrail.content.rule_reader import Kind, Reader

BUILT_IN = {"plain": ".", "river": "~", "mountain": "^", "river_mountain": "%"}
FOREIGN = {
    "start": ["shares"],
    "capital": ["share_price", "share_limit", "per_turn"],
    "points": ["income", "shares", "track"],
    "growth": ["mode", "dice", "not_when", "drip"],
    "new_cities": ["tiles"],
}
"""Keys of switches that Age of Steam has."""


def apply_numbers(reader: Reader, numbers: Numbers, rules: MapRules) -> dict[str, Kind]:
    """The switches that need no map: numbers of the game. Gives the kinds of terrain by their signs."""
    refuse_foreign(reader, FOREIGN, "Steam")
    last = reader.last = length(reader, numbers, rules)
    start(reader, numbers, rules)
    if numbers.income < numbers.lowest_income:
        reader.wrong("MR-02", "rules.start.income", f"{numbers.income} is below {numbers.lowest_income}, the lowest")
    if reader.tables.capital.step is not None:
        numbers.step = reader.tables.capital.step
    reduction(reader, last, rules)
    building(reader, numbers, last, rules)
    if reader.tables.points.link is not None:
        numbers.link_vp = reader.tables.points.link
    river, mountain = numbers.river, numbers.mountain
    return terrain_kinds(
        reader,
        BUILT_IN,
        {"plain": 0, "river": river, "mountain": mountain, "river_mountain": river + mountain},
    )


def apply_fields(reader: Reader, made: Board, kinds: Mapping[str, Kind]) -> None:
    """The switches that need the map: terrain, extra prices, walls, points."""
    made.kind_price = {sign: kind.surcharge for sign, kind in kinds.items()}
    extras(reader, made, made.land, made.cities)
    points(reader, made, made.rules)
    goods_switches(reader, made, ACTION_TILES, made.rules)
    made.rules.not_own = reader.tables.fill.cities == "not_own"
    made.rules.priced = bool(reader.tables.terrain or reader.tables.fields.extra)
