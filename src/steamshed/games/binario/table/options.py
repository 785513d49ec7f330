"""The options of one game in the form in which the steps ask for them. Shared by all states of the game."""

from __future__ import annotations

from collections.abc import Mapping

from steamshed.games.binario.actions import SIDE_LETTERS, STOP, Do, do, each
from steamshed.games.binario.content.box import (
    F_SHIP,
    FAMILIES,
    MODES,
    NO_CLASS,
    RAIL,
    ROAD,
    SEA_SPEED,
    SHIP,
    Box,
    Vehicle,
    ceil_part,
)
from steamshed.games.binario.content.options import begun_by
from steamshed.kernel.game_config import Setting


class Rules(Setting):
    """The box, the options and what follows from them."""

    def __init__(self, box: Box, setting: Setting) -> None:
        super().__init__(setting.players, setting.options, setting.version)
        options = setting.options
        self.box = box
        self.advanced = bool(options["advanced"])
        self.map_mode = str(options["map_mode"])
        self.fixed_map = self.map_mode.partition(":")[2]
        """The name of the map that is played on, "" if it is made for the game."""
        self.map_size = str(options["map_size"])
        self.islands = int(options["islands"])
        self.era_begun_by = begun_by(str(options["era_start"]))
        """By era - 1: 0 if P1 holds the start cube in its first round, 1 if P2 does (BI-RND-05; option era_start)."""
        self.pile_choice = bool(options["pile_choice"])
        self.vehicle_times = box.ample_times if options["vehicle_stock"] == "ample" else [1] * len(box.stock)
        """By era - 1: how many times the vehicles of its stock table there are (BI-VEH-09; option vehicle_stock)."""
        self.limited = options["tile_supply"] == "box"
        self.rows = box.rows[str(options["freight_slots_variant"])]
        """Rows of the three freight boards (BI-LINE-02)."""
        self.first_row = [0, self.rows[ROAD], self.rows[ROAD] + self.rows[RAIL]]
        self.all_rows = sum(self.rows)
        self.board_of_row = [ROAD] * self.rows[ROAD] + [RAIL] * self.rows[RAIL] + [SHIP] * self.rows[SHIP]
        variant = str(options["cards_variant"])
        self.rounds = box.rounds[variant]
        self.cards_each = box.cards_each[variant]
        self.last_round = sum(self.rounds)
        self.own_price = options["two_way_price"] == "own"
        self.hq_era_cap = bool(options["hq_era_cap"])
        self.half_for_idle = options["idle_vehicle_points"] == "half"
        self.tram_in_era2 = bool(options["horse_tram_in_era2"])
        self.restricted_sale = bool(options["era_restricted_used_sale"])
        self.personalities = personalities(box, options)
        self.era_of_round = [0]
        for era, rounds in enumerate(self.rounds, 1):
            self.era_of_round += [era] * rounds
        workers_from = int(options["workers_from_era"])
        self.good_eras: list[int] = []
        """By good, the eras as bits; workers by the option (docs/rules/binario.md AMB-10)."""
        for good in box.goods:
            later = 0b11110 & ~((1 << workers_from) - 1)
            self.good_eras.append(good.eras & later if good.between_kinds else good.eras)
        self.way_eras: list[int] = []
        """BI-BLD-07, BI-BLD-08; option horse_tram_in_era2."""
        for way in box.ways:
            self.way_eras.append(way.eras | (0b100 if self.tram_in_era2 and way.family == 1 else 0))
        self.station_eras: list[int] = []
        for kind in box.stations:
            self.station_eras.append(kind.eras | (0b100 if self.tram_in_era2 and kind.family == 1 else 0))
        self.way_kinds: list[list[int]] = [
            [kind for kind, station in enumerate(box.stations) if station.family == family] for family in range(5)
        ]
        """By family: its station kinds."""
        families = range(len(FAMILIES))
        self.speeds = [[speed_on(box, family, level) for level in range(NO_CLASS + 1)] for family in families]
        """By family and class of path: the place of the speed of a vehicle, -1 for none."""
        self.classes = [[classes_for(box, kind, family) for family in families] for kind in box.vehicles]
        """By vehicle and family: the classes of path on which it has a speed, as bits (BI-ROUTE-07, BI-VEH-06)."""
        self.least_tile = [least_tile(box, type) for type in range(len(box.ways))]
        """By way type: no tile that a path of the type adds or changes costs less, before all discounts."""
        self.name_actions(box)

    def name_actions(self, box: Box) -> None:
        """The actions that name something of the box or a row, by its number."""
        goods, vehicles = [good.id for good in box.goods], [vehicle.id for vehicle in box.vehicles]
        self.out_goods, self.back_goods = each("out", goods), each("back", goods)
        self.put, self.buy, self.offer = each("vehicle", vehicles), each("buy", vehicles), each("offer", vehicles)
        self.moves = [self.each_move(box, family) for family in range(len(FAMILIES))]
        self.build = each("build", [way.id for way in box.ways])
        self.centrals = each("hq", [str(central.generation) for central in box.centrals])
        self.edit, self.close, self.withdraw = self.each_row("edit"), self.each_row("close"), self.each_row("withdraw")

    def each_move(self, box: Box, family: int) -> list[Do]:
        """By family: the moves of a path that is laid tile by tile (docs/rules/binario.md 5.4, M2)."""
        stations = [
            do("station", side, box.stations[kind].id) for side in SIDE_LETTERS for kind in self.way_kinds[family]
        ]
        found = [*each("go", SIDE_LETTERS), *stations]
        for verb in ("enter", "tunnel", "under", "surface"):
            found += each(verb, SIDE_LETTERS)
        return [*found, STOP]

    def each_row(self, verb: str) -> list[Do]:
        return [
            do(verb, MODES[board], str(at - self.first_row[board] + 1)) for at, board in enumerate(self.board_of_row)
        ]

    def era(self, round: int) -> int:
        return self.era_of_round[min(round, self.last_round)]


def least_tile(box: Box, type: int) -> int:
    """A new tile on the plainest ground, or one that is crossed or reshaped, perhaps into a higher type."""
    way = box.ways[type]
    made = min(other.build for other in box.ways if other.mode == way.mode and other.level >= way.level)
    changed = made + min(other.demolish for other in box.ways)
    own = ceil_part(changed, box.own_numerator, box.own_denominator)
    return min(way.build, own, ceil_part(changed, box.opponent_numerator, box.opponent_denominator))


def classes_for(box: Box, vehicle: Vehicle, family: int) -> int:
    """BI-ROUTE-07, BI-VEH-06: the classes of path of a family on which a vehicle has a speed, as bits."""
    if family == F_SHIP:
        return 1 if vehicle.base[SEA_SPEED] else 0
    found = 0
    for type, way in enumerate(box.ways):
        if way.family == family and vehicle.base[type]:
            found |= 1 << way.level
    return found


def speed_on(box: Box, family: int, level: int) -> int:
    """The place of the speed for a path of a class."""
    if family == F_SHIP:
        return SEA_SPEED
    for type, way in enumerate(box.ways):
        if way.family == family and way.level == level:
            return type
    return -1


def personalities(box: Box, options: Mapping[str, object]) -> list[int]:
    """The personality cards that are played with."""
    chosen = str(options["personality_set"])
    ids = [card.id for card in box.personalities] if chosen == "all" else chosen.split("+")
    return [box.personality_of[id] for id in ids]
