"""The pieces of the box as plain tables: ways, stations, vehicles, goods, facilities, cards, personalities, numbers.

``content`` reads them from the files; everything here is shared by all states and never changes. Things are numbered in
the order of the files; sets of eras, goods and kinds are bit masks.
"""

from __future__ import annotations

from typing import Final

ROAD: Final = 0
RAIL: Final = 1
SHIP: Final = 2
MODES: Final[tuple[str, ...]] = ("road", "rail", "ship")

FAMILIES: Final = ("road", "horse_tram", "rail", "maglev", "ship")
F_ROAD: Final = 0
F_TRAM: Final = 1
F_RAIL: Final = 2
F_MAGLEV: Final = 3
F_SHIP: Final = 4
BOARD_OF: Final[tuple[int, ...]] = (ROAD, RAIL, RAIL, RAIL, SHIP)
"""The freight board, and the row of labels, of a family."""

NO_CLASS: Final = 5
"""Above all classes of paths, which are 1 to 4, and 0 at sea."""

SEA_SPEED: Final = 8
"""The place of the speed at sea behind those of the eight way types."""


class WayType:
    """A kind of road or rail tile."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.mode = 0
        self.level = 0
        """Class 1 to 4."""
        self.family = 0
        self.eras = 0
        self.build = 0
        self.demolish = 0
        self.raise_cost = 0
        """upgrade_from_below."""
        self.up = -1
        self.tunnel = False
        self.count = 0


class StationKind:
    """A kind of station or port."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.family = 0
        self.era = 0
        self.level = 0
        self.eras = 0
        self.build = 0
        self.demolish = 0
        self.raise_cost = 0
        self.up = -1
        self.points = 0
        self.exits = 0
        self.count = 0


class CentralBuilding:
    """One generation of the central building."""

    def __init__(self) -> None:
        self.generation = 0
        self.eras = 0
        self.build = 0
        self.raise_cost = 0
        self.points = 0


class Vehicle:
    """A kind of vehicle."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.era = 0
        self.mode = 0
        self.traction = ""
        self.price = 0
        self.capacity = 0
        self.chain = 0
        self.goods = 0
        self.buy = 0
        self.use = 0
        self.points = 0
        self.base: list[int] = [0] * (SEA_SPEED + 1)
        """By way type and sea; 0 where the vehicle may not run (BI-ROUTE-07)."""
        self.flat: list[int] = [0] * (SEA_SPEED + 1)
        self.per: list[int] = [0] * (SEA_SPEED + 1)
        self.skip: list[int] = [0] * (SEA_SPEED + 1)

    def time(self, speed: int, length: int) -> int:
        """BI-TIME-01: ceil(L / base) - flat - skip x floor(L / per)."""
        base = self.base[speed]
        time = -(-length // base) - self.flat[speed]
        per = self.per[speed]
        return time - self.skip[speed] * (length // per) if per else time


class Good:
    """A kind of goods: who gives and who takes it, as bits of facility kinds."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.producers = 0
        self.consumers = 0
        self.eras = 0
        self.to_ports = False
        self.between_kinds = False
        """BI-GOOD-03: not between two facilities of the same kind (workers do not go from city to city)."""


class Facility:
    """A kind of facility: a city or an industry."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.count = 0
        self.site = "land"
        self.first_era = 1


class Effect:
    """One effect of a control card or a personality: a kind and the fields that the kind reads (BI-CARD, BI-ADV-10)."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.goods = 0
        self.good_list: list[int] = []
        self.numerator = 1
        self.denominator = 1
        self.amount = 0
        self.unit = ""
        self.cap = 0
        self.mode = -1
        self.tractions: tuple[str, ...] = ()
        self.categories: tuple[str, ...] = ()
        self.percent = 0
        self.least = 0

    def matches(self, vehicle: Vehicle) -> bool:
        """BI-CARD-16, BI-CARD-19, BI-CARD-22: every given field must match, a list means any of."""
        if self.mode >= 0 and self.mode != vehicle.mode:
            return False
        return not self.tractions or vehicle.traction in self.tractions


class Card:
    """A control card."""

    def __init__(self, id: str, era: int, count: int, both: bool, effect: Effect) -> None:
        self.id = id
        self.era = era
        self.count = count
        self.both = both
        self.effect = effect


class Personality:
    """A personality card of the advanced game."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.silver = 0
        self.vehicles: list[tuple[int, int]] = []
        self.buildings: list[tuple[int, int]] = []
        self.effects: list[Effect] = []


class Stock:
    """A colour table of the common stock for one era."""

    def __init__(self) -> None:
        self.facilities: list[int] = []
        self.goods: list[int] = []
        self.vehicles: list[int] = []


class Box:
    """Everything in the box."""

    def __init__(self) -> None:
        self.ways: list[WayType] = []
        self.stations: list[StationKind] = []
        self.centrals: list[CentralBuilding] = []
        self.vehicles: list[Vehicle] = []
        self.goods: list[Good] = []
        self.facilities: list[Facility] = []
        self.cards: list[Card] = []
        self.personalities: list[Personality] = []
        self.way_of: dict[str, int] = {}
        self.station_of: dict[str, int] = {}
        self.vehicle_of: dict[str, int] = {}
        self.good_of: dict[str, int] = {}
        self.facility_of: dict[str, int] = {}
        self.card_of: dict[str, int] = {}
        self.personality_of: dict[str, int] = {}
        self.joins: list[int] = []
        """By way type: the types it may be connected to, itself among them, as bits (BI-JOIN-01)."""
        self.city_names: list[str] = []
        self.must_start: list[str] = []
        self.coastal_cities: list[str] = []
        self.colours: list[str] = []
        self.prices: dict[str, list[int]] = {}
        self.stock: list[dict[str, Stock]] = []
        """By era - 1 and colour."""
        self.ample_times: list[int] = []
        """By era - 1: how many times its vehicles an ample stock has."""
        self.terrain_tiles: dict[str, int] = {}
        self.labels: list[list[str]] = []
        """By board."""
        # numbers
        self.start_silver = 0
        self.rounds: dict[str, list[int]] = {}
        self.cards_each: dict[str, list[int]] = {}
        self.deck_size: list[int] = []
        self.rows: dict[str, list[int]] = {}
        self.ovals: list[int] = []
        self.food_tokens: list[int] = []
        """By era - 1."""
        self.least_length = 0
        self.least_time = 0
        self.proposals = 0
        self.used_numerator = 1
        self.used_denominator = 2
        self.silver_per_point = 10
        self.vehicle_points: list[int] = []
        self.route_points: list[int] = []
        self.unlisted_numerator = 1
        self.unlisted_denominator = 2
        self.surcharge: list[int] = []
        """By terrain; -1 where no surface tile can be."""
        self.station_surcharge = True
        self.tunnel_eras = 0
        self.portals = 0
        """Portal tiles of a player."""
        self.portal_surcharge = 0
        self.under_surcharge = 0
        self.maglev_surcharge = 0
        self.under_demolish = 0
        self.own_numerator = 1
        self.own_denominator = 1
        self.opponent_numerator = 1
        self.opponent_denominator = 2
        self.toll = 1
        self.sizes: dict[str, str] = {}
        """Map size ("16x12") to where its facilities come from: "table" or "box"."""
        self.quick = ""
        """The size for which the terrain tiles of the box suffice (BI-MAP-14)."""

    def facilities_for(self, size: str, colour: str) -> list[int]:
        """BI-SETUP-04, BI-MAP-09: how many of each kind a continent gets, by the stock table, or the whole box."""
        if self.sizes.get(size) == "box":
            return [kind.count if kind.first_era == 1 else 0 for kind in self.facilities]
        return self.stock[0][colour].facilities


def ceil_part(amount: int, numerator: int, denominator: int) -> int:
    """amount x numerator / denominator, rounded up."""
    return -(-amount * numerator // denominator)


def percent_off(amount: int, percent: int) -> int:
    """ceil(amount x (100 - percent) / 100): BI-CARD-18."""
    return -(-amount * (100 - percent) // 100)
