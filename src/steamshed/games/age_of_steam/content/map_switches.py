"""What the switches of a map do to the numbers and fields of Age of Steam (docs/rules/map_rules.md)."""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.games.age_of_steam.actions import SPECIAL_ACTIONS
from steamshed.games.age_of_steam.content.board import CITY_FIELD, Board, Numbers
from steamshed.hexrail.content.map_rules import MapRules
from steamshed.hexrail.content.rule_effects import (
    building,
    check_bag,
    extras,
    length,
    points,
    reduction,
    refuse_foreign,
    start,
    terrain_kinds,
)
from steamshed.hexrail.content.rule_goods import goods_switches, growth, new_cities
from steamshed.hexrail.content.rule_reader import Kind, Reader

BUILT_IN = {"plain": ".", "river": "~", "mountain": "^"}
FOREIGN = {"capital": ["step"], "points": ["link"]}
"""Keys of switches that Steam has."""


def apply_numbers(reader: Reader, numbers: Numbers, rules: MapRules) -> dict[str, Kind]:
    """The switches that need no map: numbers of the game. Gives the kinds of terrain by their signs."""
    refuse_foreign(reader, FOREIGN, "Age of Steam")
    last = reader.last = length(reader, numbers, rules)
    start(reader, numbers, rules)
    capital(reader, numbers, rules)
    reduction(reader, last, rules)
    building(reader, numbers, last, rules)
    prices = {"plain": 0, "river": numbers.surcharge[1], "mountain": numbers.surcharge[2]}
    return terrain_kinds(reader, BUILT_IN, prices)


def capital(reader: Reader, numbers: Numbers, rules: MapRules) -> None:
    """MR-02: shares."""
    begins, table = reader.tables.start, reader.tables.capital
    if table.share_price is not None:
        numbers.share_price = table.share_price
    if table.share_limit is not None:
        numbers.most_shares = table.share_limit
    if begins.shares is not None:
        numbers.shares = begins.shares
    if numbers.shares > numbers.most_shares:
        reader.wrong("MR-02", "rules.start.shares", f"{numbers.shares} is above {numbers.most_shares}, the limit")
    if numbers.income < 0:
        reader.wrong("MR-02", "rules.start.income", f"{numbers.income} is below 0, where a company is out")
    if numbers.most_shares > MOST_SHARES:
        reader.wrong("MR-02", "rules.capital.share_limit", f"{numbers.most_shares} is above {MOST_SHARES}")
    if numbers.share_price < 2:
        reader.wrong("MR-02", "rules.capital.share_price", "a share of $1 is never worth its expense")
    rules.shares_per_turn = table.per_turn


MOST_SHARES = 99


def apply_fields(reader: Reader, made: Board, kinds: Mapping[str, Kind]) -> None:
    """The switches that need the map: terrain, extra prices, walls, points, and whether the goods suffice."""
    extras(reader, made, made.land, made.cities)
    for field, sign in enumerate(made.grid.kinds):
        if sign in kinds:
            made.terrain_price[field] = kinds[sign].surcharge
        elif made.terrain[field] != CITY_FIELD:
            made.terrain_price[field] = made.numbers.surcharge[made.terrain[field]]
    made.settle_prices()
    goods_switches(reader, made, SPECIAL_ACTIONS, made.rules)
    growth(reader, made, reader.last, made.rules)
    new_cities(reader, made.display.letters, made.rules)
    made.rules.not_own = reader.tables.fill.cities == "not_own"
    if made.rules.new_cities:
        new = [made.display.letter_colour[letter] for letter in made.rules.new_cities]
    else:
        new = made.display.letter_colour
    points(reader, made, made.rules)
    if made.rules.changed:
        made.rules.priced = bool(reader.tables.terrain or reader.tables.fields.extra)
        drawn = len(made.display.boxes) + sum(made.start_cubes)
        check_bag(reader, made, new, drawn)
