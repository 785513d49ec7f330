"""The tables of ``[rules]`` in a map file: what each switch may say, and what it says if it is left out.

A value that differs by the number of players has been chosen before (``rule_reader.py``). The ids are those of
docs/rules/map_rules.md.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from steamshed.kernel.content import Count, Positive, Strict

When = str | list[str]
"""Turns: "all", "odd", "even", "3", "1-4", "5-", "last", "last 2", or several of them."""
Where = list[str]
"""Fields, cities, towns, and tags after a ``#``."""
Price = Annotated[int, msgspec.Meta(ge=-20, le=99)]


class LengthTable(Strict):
    """MR-01."""

    turns: int | None = None
    end: Literal["turns", "goods_gone"] = "turns"


class ByPlace(Strict):
    cash: list[Price] = []


class StartTable(Strict):
    """MR-02."""

    cash: Count | None = None
    shares: Count | None = None
    income: Annotated[int, msgspec.Meta(ge=-20, le=99)] | None = None
    engine: Positive | None = None
    by_place: ByPlace = msgspec.field(default_factory=ByPlace)


class CapitalTable(Strict):
    """MR-02."""

    share_price: Positive | None = None
    share_limit: Positive | None = None
    per_turn: Count = 0
    step: Positive | None = None


class Times(Strict):
    when: When
    times: Count


class Every(Strict):
    points: Positive
    lose: Positive


class ReductionTable(Strict):
    """MR-05."""

    table: list[tuple[Count, Count]] | None = None
    every: Every | None = None
    times: list[Times] = []
    skip: When = []


class ExtraPoints(Strict):
    """MR-06: points for links of one's own."""

    id: str
    kind: Literal["connects", "reaches", "most_links"]
    where: Where
    points: Annotated[int, msgspec.Meta(ge=-20, le=99)]


class PointsTable(Strict):
    """MR-06."""

    income: Count | None = None
    shares: Count | None = None
    track: Count | None = None
    link: Count | None = None
    cash_per_point: Count = 0
    extra: list[ExtraPoints] = []


class TerrainTable(Strict):
    """MR-07."""

    sign: str = ""
    surcharge: Price | None = None
    tiles: Literal["all", "simple", "none"] = "all"
    redirect: bool = True
    span: bool = False
    per_feature: bool = False
    look: Literal["desert", "marsh", "forest", "hill", "peak", "bay", "street", "ice", "wall"] | None = None
    like: str = "."


class FieldsTable(Strict):
    """MR-08."""

    extra: dict[str, Price] = {}
    walls: list[str] = []


class LimitByTurn(Strict):
    when: When
    limit: int


class BuildingRules(Strict):
    """MR-10."""

    limit: int | None = None
    by_turn: list[LimitByTurn] = []
    by_place: list[int] = []


BagTable = dict[str, Count]
"""MR-15: the number of cubes of each colour."""


class Drip(Strict):
    """Cubes that come to places at the end of goods growth."""

    where: Where
    cubes: Positive = 1
    colour: str = "any"
    when: When = "all"


class FillTable(Strict):
    """MR-16."""

    cities: Literal["random", "not_own"] = "random"


class GrowthTable(Strict):
    """MR-17."""

    mode: Literal["dice", "none"] = "dice"
    dice: tuple[Count, Count] | None = None
    not_when: When = []
    drip: list[Drip] = []


class NewCitiesTable(Strict):
    """MR-18."""

    tiles: list[str] | None = None


class DeliveryTable(Strict):
    """MR-21."""

    min_links: Positive = 1
    max_links: Count = 0


class LongJourney(Strict):
    links: Positive
    add: Positive


class LongLink(Strict):
    segments: Positive
    add: Positive


class LastLink(Strict):
    when: When
    add: Positive


class Pair(Strict):
    ends: tuple[str, str]
    add: Positive


class PayTable(Strict):
    """MR-22."""

    per_link: Positive = 1
    flat: Count = 0
    long_journey: LongJourney | None = None
    long_link: LongLink | None = None
    last_link: list[LastLink] = []
    colours: dict[str, Positive] = {}
    pairs: list[Pair] = []


class Off(Strict):
    when: When
    actions: list[str]


class ActionsTable(Strict):
    """MR-24."""

    set: list[str] | None = None
    off: list[Off] = []


class RuleTables(Strict):
    """All switches of a map, for one number of players."""

    length: LengthTable = msgspec.field(default_factory=LengthTable)
    start: StartTable = msgspec.field(default_factory=StartTable)
    capital: CapitalTable = msgspec.field(default_factory=CapitalTable)
    reduction: ReductionTable = msgspec.field(default_factory=ReductionTable)
    points: PointsTable = msgspec.field(default_factory=PointsTable)
    terrain: dict[str, TerrainTable] = {}
    fields: FieldsTable = msgspec.field(default_factory=FieldsTable)
    building: BuildingRules = msgspec.field(default_factory=BuildingRules)
    bag: BagTable = {}
    fill: FillTable = msgspec.field(default_factory=FillTable)
    growth: GrowthTable = msgspec.field(default_factory=GrowthTable)
    new_cities: NewCitiesTable = msgspec.field(default_factory=NewCitiesTable)
    delivery: DeliveryTable = msgspec.field(default_factory=DeliveryTable)
    pay: PayTable = msgspec.field(default_factory=PayTable)
    actions: ActionsTable = msgspec.field(default_factory=ActionsTable)


IDS = {
    "length": "MR-01",
    "start": "MR-02",
    "capital": "MR-02",
    "reduction": "MR-05",
    "points": "MR-06",
    "terrain": "MR-07",
    "fields": "MR-08",
    "building": "MR-10",
    "bag": "MR-15",
    "fill": "MR-16",
    "growth": "MR-17",
    "new_cities": "MR-18",
    "delivery": "MR-21",
    "pay": "MR-22",
    "actions": "MR-24",
}
"""Table to the switch that it belongs to, in the order in which they are checked."""
FRAME = ("version", "quiet")
"""What ``[rules]`` may say beside its tables (MR-00b)."""
