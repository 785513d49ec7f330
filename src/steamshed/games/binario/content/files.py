"""The content files, one class a table: a missing, unknown or wrong field is refused."""

from __future__ import annotations

from typing import Annotated

import msgspec

from steamshed.kernel.content import Count, Positive, Strict

Era = Annotated[int, msgspec.Meta(ge=1, le=4)]
Percent = Annotated[int, msgspec.Meta(ge=-100, le=100)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


# -- ways.toml, stations.toml ----------------------------------------------------------------------------------------


class WayEntry(Strict, rename={"level": "class"}):
    id: str
    provenance: str
    mode: str
    level: Annotated[int, msgspec.Meta(ge=1, le=4)]
    build_eras: list[Era]
    build: Count
    demolish: Count
    upgrade_from_below: Count
    upgrade_to: str
    tunnel: bool


class JoinTable(Strict):
    pairs: list[tuple[str, str]]
    provenance: str


class TunnelTable(Strict):
    eras: list[Era]
    types: list[str]
    portal_surcharge: Count
    underground_surcharge: Count
    maglev_underground_surcharge: Count
    demolish_per_cell: Count
    provenance: str


class RebuildTable(Strict):
    own_factor: Share
    opponent_factor: Share
    rounding: str
    terrain_surcharge_again: bool
    provenance: str


class TollTable(Strict):
    provenance: str
    silver_per_opponent_tile: Count


class WaysFile(Strict):
    provenance: str
    way: list[WayEntry]
    joins: JoinTable
    terrain: dict[str, int | bool | str]
    tunnel: TunnelTable
    rebuild: RebuildTable
    toll: TollTable


class StationEntry(Strict):
    id: str
    family: str
    era: Era
    level: Positive
    build_eras: list[Era]
    build: Count
    demolish: Count
    upgrade_from_below: Count
    upgrade_from: str
    upgrade_to: str
    points: Count
    max_exits: Annotated[int, msgspec.Meta(ge=0, le=4)]
    provenance: str


class LabelTable(Strict):
    provenance: str
    road: list[str]
    rail: list[str]
    ship: list[str]


class CentralEntry(Strict):
    generation: Era
    provenance: str
    build_eras: list[Era]
    build: Count
    upgrade_from_below: Count
    points: Count


class StationsFile(Strict):
    provenance: str
    station: list[StationEntry]
    labels: LabelTable
    hq: list[CentralEntry]


# -- goods.toml, facilities.toml, vehicles.toml ----------------------------------------------------------------------


class GoodEntry(Strict):
    id: str
    producers: list[str]
    consumers: list[str]
    eras: list[Era]
    source: str


class GoodsFile(Strict):
    provenance: str
    count: Positive
    good: list[GoodEntry]
    price_table: dict[str, dict[str, int | str]]


class CityTable(Strict):
    count: Positive
    outputs: list[str]
    inputs: list[str]
    site: str
    source: str
    road_sides: list[str]
    names: list[str]
    names_provenance: str
    must_start: list[str]
    coastal: list[str]


class IndustryEntry(Strict):
    id: str
    sign: str
    count: Positive
    outputs: list[str]
    inputs: list[str]
    site: str
    eras: list[Era]
    source: str
    note: str = ""


class FacilitiesFile(Strict):
    provenance: str
    city: CityTable
    industry: list[IndustryEntry]


class SpeedEntry(Strict):
    base: Positive
    flat: Count = 0
    per: Count = 0
    skip: Count = 0


class VehicleEntry(Strict):
    number: Positive
    id: str
    era: Era
    mode: str
    traction: str
    price: Positive
    capacity: Positive
    chain: Positive
    buy_eras: list[Era]
    use_eras_advanced: list[Era]
    points: Count
    provenance: str
    speed: dict[str, SpeedEntry]
    goods: str = ""
    goods_only: list[str] = []
    goods_not: list[str] = []


class VehiclesFile(Strict):
    provenance: str
    vehicle: list[VehicleEntry]


# -- stock.toml, control_cards.toml, personalities.toml, tiles.toml, config.toml, options.toml -----------------------


class StockEntry(Strict):
    provenance: str
    goods: dict[str, Count]
    vehicles: dict[str, Count]
    facilities: dict[str, Count] = {}


class AmpleEntry(Strict):
    """By era how many times the vehicles of its tables are there with option vehicle_stock = ample."""

    provenance: str
    times: list[Positive]


class StockFile(Strict):
    provenance: str
    ample: AmpleEntry
    era1: dict[str, StockEntry]
    era2: dict[str, StockEntry]
    era3: dict[str, StockEntry]
    era4: dict[str, StockEntry]


class EffectEntry(Strict):
    """An effect. Which fields it needs follows from its kind (KINDS)."""

    kind: str
    goods: list[str] | None = None
    factor: Annotated[float, msgspec.Meta(gt=0)] | None = None
    amount: Count | None = None
    unit: str | None = None
    cap: Count | None = None
    mode: str | None = None
    traction: str | list[str] | None = None
    category: str | list[str] | None = None
    percent: Percent | None = None
    delta: int | None = None
    min: Count | None = None


class CardEntry(Strict):
    id: str
    era: Era
    count: Positive
    scope: str
    effect: EffectEntry
    provenance: str


class CardsFile(Strict):
    provenance: str
    card: list[CardEntry]


class StartEntry(Strict):
    silver: Count = 0
    vehicles: dict[str, Count] = {}
    buildings: dict[str, Count] = {}


class PersonalityEntry(Strict):
    id: str
    start: StartEntry
    ongoing: list[EffectEntry]
    provenance: str


class PersonalitiesFile(Strict):
    provenance: str
    count: Positive
    personality: list[PersonalityEntry]


class TilesFile(Strict):
    provenance: str
    total: Positive
    terrain_provenance: str
    facilities_provenance: str
    player_provenance: str
    shapes_provenance: str
    terrain: dict[str, Count]
    facilities: dict[str, Count]
    player: dict[str, Count]
    edges: dict[str, object]
    shapes: dict[str, list[str]]


class ModeTable(Strict):
    road: Positive
    rail: Positive
    ship: Positive


class FoodTable(Strict):
    era3: Count
    era4: Count


class VariantTable(Strict):
    provenance: str
    cards_per_player: list[Positive]
    cards_half: list[Positive]
    cards_third: list[Positive]
    freight_slots: ModeTable


class Constants(Strict):
    provenance: str
    players: Annotated[int, msgspec.Meta(ge=2, le=2)]
    start_silver: Count
    rounds: list[Positive]
    cards_per_player: list[Positive]
    deck_size: list[Positive]
    coins: list[Positive]
    die_colours: list[str]
    freight_slots: ModeTable
    ovals: ModeTable
    food_tokens: FoodTable
    min_land_route_length: Annotated[int, msgspec.Meta(ge=3)]
    min_trip_time: Positive
    path_proposals: Positive
    used_vehicle_factor: Share


class ScoringTable(Strict):
    provenance: str
    silver_per_point: Positive
    vehicle_by_era: list[Count]
    land_route_by_class: list[Count]
    unlisted_factor: Share


class SizeEntry(Strict):
    size: tuple[Positive, Positive]
    facilities: str
    islands: Count


class ConfigFile(Strict):
    constants: Constants
    scoring: ScoringTable
    variants: VariantTable
    map_sizes: dict[str, SizeEntry | str]


class RiverEntry(Strict):
    start: str
    end: str
    cells: list[tuple[int, int]]
    widths: list[str]
    start_dir: str = ""
    end_dir: str = ""


class FacilityPlace(Strict):
    kind: str
    at: tuple[int, int]
    name: str = ""
    island: bool = False


class MapForm(Strict):
    """A continent in writing, in a map file or in a position."""

    width: int
    height: int
    rows: list[str]
    corners: list[str]
    facilities: list[FacilityPlace]
    rivers: list[RiverEntry] = []


class MapFile(MapForm, kw_only=True):
    id: str
    provenance: str
    stock: str
