"""The fields of Binario Duel. Written by `make fields` from ``fields.py`` beside it: change that."""

from __future__ import annotations

from steamshed.games.binario.content.continent import Continent
from steamshed.games.binario.table.map_answers import MapAnswers
from steamshed.games.binario.table.options import Rules
from steamshed.games.binario.table.pieces import Making, Pending, Rest, Route, Tunnel, Way
from steamshed.kernel.action import Action
from steamshed.kernel.game_config import Setting
from steamshed.kernel.state import State


class BinarioFields(State):
    """What is on the table in Binario Duel."""

    def __init__(self, rules: Rules, map: Continent, source: BinarioFields | None = None) -> None:
        if source is None:
            self.seat: int | None = None
            self.phase = "over"
            self.rules: Rules = rules
            """The box, the options and what follows from them."""
            self.map: Continent = map
            """The continent, without what players build on it."""
            # the course of the game
            self.first: int = 0
            """P1: the seat that starts the game (BI-SETUP-01)."""
            self.round: int = 1
            self.era: int = 1
            self.price_colour: str = ""
            self.stock_colours: list[str] = []
            """The stock colour rolled for each era so far."""
            self.ended: bool = False
            """BI-ADV-11: this round is the last."""
            # control cards
            self.drawn: list[int] = []
            """Cards drawn in this era, in order; the last one is in force."""
            self.card: int = -1
            """The control card of this round, -1 before it is drawn."""
            self.piles: list[int] = [0, 0]
            # companies, by seat
            self.silver: list[int] = [0, 0]
            self.central: list[int] = [0, 0]
            """The generation of the central building, 0 for none."""
            self.personality: list[int] = [-1, -1]
            self.free: list[list[int]] = [[], []]
            """Free stations of a personality left, as kinds (BI-ADV-09)."""
            self.hands: list[list[int]] = [[], []]
            """Personality cards in hand during the draft."""
            self.chosen: list[int] = [-1, -1]
            """The card a seat has chosen in this step of the draft."""
            self.returned: list[list[int]] = [[], []]
            self.passed: list[int] = [-1, -1]
            """The card that a seat has passed to the other."""
            # the map
            self.terrain: list[int] = map.terrain
            """Replaced when it changes, as ``facility``."""
            self.facility: list[int] = map.facility
            """Shared with the map until a food factory is placed."""
            self.factories: list[int] = []
            self.station: list[int] = [-1] * map.size
            """By cell: the kind, or -1."""
            self.station_owner: list[int] = [-1] * map.size
            self.station_sides: list[int] = [0] * map.size
            """Attached sides, as bits."""
            self.label: list[int] = [-1] * map.size
            self.stations: list[list[int]] = [[], []]
            """Cells of the stations and ports of a seat, in the order of building."""
            self.way_type: list[int] = [-1] * (2 * map.size)
            """By cell and slot; a level crossing has its north-south way first."""
            self.way_owner: list[int] = [-1] * (2 * map.size)
            """0, 1, or 2 for both."""
            self.way_laid: list[int] = [-1] * (2 * map.size)
            """Who laid the tile (BI-SUP-01)."""
            self.way_exits: list[int] = [0] * (2 * map.size)
            self.portal: list[int] = [-1] * map.size
            """The under side of a tunnel portal, or -1."""
            self.routes: list[list[Route]] = [[], []]
            """Route records."""
            self.tunnels: list[Tunnel] = []
            # the stock
            self.goods: list[int] = [0] * len(rules.box.goods)
            """Tokens of the common stock."""
            self.extra: list[int] = [0] * len(rules.box.goods)
            """Tokens that cards have added to those of the tables."""
            self.stock: list[int] = [0] * len(rules.box.vehicles)
            """Vehicles of the common stock."""
            self.park: list[list[int]] = [[0] * len(rules.box.vehicles) for _ in range(2)]
            """By seat and kind: vehicles that may go on any line."""
            self.resting: list[list[Rest]] = [[], []]
            # lines, by seat and row
            self.start: list[int] = [-1] * (2 * rules.all_rows)
            """The cell of the first station, -1 in an empty row."""
            self.end: list[int] = [-1] * (2 * rules.all_rows)
            self.out_good: list[int] = [-1] * (2 * rules.all_rows)
            self.back_good: list[int] = [-1] * (2 * rules.all_rows)
            self.vehicle: list[int] = [-1] * (2 * rules.all_rows)
            self.count: list[int] = [0] * (2 * rules.all_rows)
            self.heading: list[int] = [0] * (2 * rules.all_rows)
            """0 out, 1 back."""
            self.progress: list[int] = [0] * (2 * rules.all_rows)
            self.mark: list[int] = [-1] * (2 * rules.all_rows)
            """The price that a card has fixed for the leg, or -1 (BI-CARD-07)."""
            self.way: list[Way | None] = [None] * (2 * rules.all_rows)
            """Path, length and toll of the leg (BI-LINE-10)."""
            self.time: list[int] = [0] * (2 * rules.all_rows)
            self.touched: list[bool] = [False] * (2 * rules.all_rows)
            """Opened or changed this round (BI-LINE-05)."""
            self.withdrawn: list[bool] = [False] * (2 * rules.all_rows)
            """Vehicles were withdrawn in this step 4 (BI-VEH-11)."""
            # the decision under way
            self.demolished: bool = False
            """Something was demolished in this step 3 (BI-BLD-02)."""
            self.declined: list[int] = []
            """Kinds that the other has declined in this step 4 (BI-VEH-04)."""
            self.making: Making | None = None
            """The continent that is being built by hand."""
            self.pending: Pending | None = None
            """What has been said of a longer decision."""
            # answers found so far for this map, shared by copies until the map changes
            self.found: MapAnswers = MapAnswers()
            self.options_now: list[Action] | None = None
            self.planner_now: object | None = None
            """The planner of the decision under way (``rules.phases.building.planner_of``); it looks at this state."""
            self.lent = False
            """Whether a copy has some lists in common with this."""
        else:
            self.seat = source.seat
            self.phase = source.phase
            self.rules = source.rules
            self.map = source.map
            self.first = source.first
            self.round = source.round
            self.era = source.era
            self.price_colour = source.price_colour
            self.stock_colours = source.stock_colours[:]
            self.ended = source.ended
            self.drawn = source.drawn[:]
            self.card = source.card
            self.piles = source.piles[:]
            self.silver = source.silver[:]
            self.central = source.central[:]
            self.personality = source.personality[:]
            self.free = source.free
            self.hands = source.hands
            self.chosen = source.chosen[:]
            self.returned = source.returned
            self.passed = source.passed[:]
            self.terrain = source.terrain
            self.facility = source.facility
            self.factories = source.factories[:]
            self.station = source.station
            self.station_owner = source.station_owner
            self.station_sides = source.station_sides
            self.label = source.label
            self.stations = source.stations
            self.way_type = source.way_type
            self.way_owner = source.way_owner
            self.way_laid = source.way_laid
            self.way_exits = source.way_exits
            self.portal = source.portal
            self.routes = source.routes
            self.tunnels = source.tunnels
            self.goods = source.goods[:]
            self.extra = source.extra[:]
            self.stock = source.stock[:]
            self.park = [item[:] for item in source.park]
            self.resting = [item[:] for item in source.resting]
            self.start = source.start[:]
            self.end = source.end[:]
            self.out_good = source.out_good[:]
            self.back_good = source.back_good[:]
            self.vehicle = source.vehicle[:]
            self.count = source.count[:]
            self.heading = source.heading[:]
            self.progress = source.progress[:]
            self.mark = source.mark[:]
            self.way = source.way[:]
            self.time = source.time[:]
            self.touched = source.touched[:]
            self.withdrawn = source.withdrawn[:]
            self.demolished = source.demolished
            self.declined = source.declined[:]
            self.making = None if source.making is None else source.making.clone()
            self.pending = None if source.pending is None else source.pending.clone()
            self.found = source.found
            self.options_now = source.options_now
            self.planner_now = None
            self.lent = source.lent = True

    def become(self, other: State) -> None:
        assert isinstance(other, BinarioFields)
        self.seat = other.seat
        self.phase = other.phase
        self.rules = other.rules
        self.map = other.map
        self.first = other.first
        self.round = other.round
        self.era = other.era
        self.price_colour = other.price_colour
        self.stock_colours = other.stock_colours[:]
        self.ended = other.ended
        self.drawn = other.drawn[:]
        self.card = other.card
        self.piles = other.piles[:]
        self.silver = other.silver[:]
        self.central = other.central[:]
        self.personality = other.personality[:]
        self.free = other.free
        self.hands = other.hands
        self.chosen = other.chosen[:]
        self.returned = other.returned
        self.passed = other.passed[:]
        self.terrain = other.terrain
        self.facility = other.facility
        self.factories = other.factories[:]
        self.station = other.station
        self.station_owner = other.station_owner
        self.station_sides = other.station_sides
        self.label = other.label
        self.stations = other.stations
        self.way_type = other.way_type
        self.way_owner = other.way_owner
        self.way_laid = other.way_laid
        self.way_exits = other.way_exits
        self.portal = other.portal
        self.routes = other.routes
        self.tunnels = other.tunnels
        self.goods = other.goods[:]
        self.extra = other.extra[:]
        self.stock = other.stock[:]
        self.park = [item[:] for item in other.park]
        self.resting = [item[:] for item in other.resting]
        self.start = other.start[:]
        self.end = other.end[:]
        self.out_good = other.out_good[:]
        self.back_good = other.back_good[:]
        self.vehicle = other.vehicle[:]
        self.count = other.count[:]
        self.heading = other.heading[:]
        self.progress = other.progress[:]
        self.mark = other.mark[:]
        self.way = other.way[:]
        self.time = other.time[:]
        self.touched = other.touched[:]
        self.withdrawn = other.withdrawn[:]
        self.demolished = other.demolished
        self.declined = other.declined[:]
        self.making = None if other.making is None else other.making.clone()
        self.pending = None if other.pending is None else other.pending.clone()
        self.found = other.found
        self.options_now = other.options_now
        self.planner_now = None
        self.lent = other.lent = True

    def differing(self, before: State) -> list[str]:
        """The fields, by name, that another position of the game has otherwise."""
        assert isinstance(before, BinarioFields)
        found: list[str] = []
        if self.first != before.first:
            found.append("first")
        if self.round != before.round:
            found.append("round")
        if self.era != before.era:
            found.append("era")
        if self.price_colour != before.price_colour:
            found.append("price_colour")
        if self.stock_colours is not before.stock_colours and self.stock_colours != before.stock_colours:
            found.append("stock_colours")
        if self.ended != before.ended:
            found.append("ended")
        if self.drawn is not before.drawn and self.drawn != before.drawn:
            found.append("drawn")
        if self.card != before.card:
            found.append("card")
        if self.piles is not before.piles and self.piles != before.piles:
            found.append("piles")
        if self.silver is not before.silver and self.silver != before.silver:
            found.append("silver")
        if self.central is not before.central and self.central != before.central:
            found.append("central")
        if self.personality is not before.personality and self.personality != before.personality:
            found.append("personality")
        if self.free is not before.free and self.free != before.free:
            found.append("free")
        if self.hands is not before.hands and self.hands != before.hands:
            found.append("hands")
        if self.chosen is not before.chosen and self.chosen != before.chosen:
            found.append("chosen")
        if self.returned is not before.returned and self.returned != before.returned:
            found.append("returned")
        if self.passed is not before.passed and self.passed != before.passed:
            found.append("passed")
        if self.terrain is not before.terrain and self.terrain != before.terrain:
            found.append("terrain")
        if self.facility is not before.facility and self.facility != before.facility:
            found.append("facility")
        if self.factories is not before.factories and self.factories != before.factories:
            found.append("factories")
        if self.station is not before.station and self.station != before.station:
            found.append("station")
        if self.station_owner is not before.station_owner and self.station_owner != before.station_owner:
            found.append("station_owner")
        if self.station_sides is not before.station_sides and self.station_sides != before.station_sides:
            found.append("station_sides")
        if self.label is not before.label and self.label != before.label:
            found.append("label")
        if self.stations is not before.stations and self.stations != before.stations:
            found.append("stations")
        if self.way_type is not before.way_type and self.way_type != before.way_type:
            found.append("way_type")
        if self.way_owner is not before.way_owner and self.way_owner != before.way_owner:
            found.append("way_owner")
        if self.way_laid is not before.way_laid and self.way_laid != before.way_laid:
            found.append("way_laid")
        if self.way_exits is not before.way_exits and self.way_exits != before.way_exits:
            found.append("way_exits")
        if self.portal is not before.portal and self.portal != before.portal:
            found.append("portal")
        if self.routes is not before.routes and self.routes != before.routes:
            found.append("routes")
        if self.tunnels is not before.tunnels and self.tunnels != before.tunnels:
            found.append("tunnels")
        if self.goods is not before.goods and self.goods != before.goods:
            found.append("goods")
        if self.extra is not before.extra and self.extra != before.extra:
            found.append("extra")
        if self.stock is not before.stock and self.stock != before.stock:
            found.append("stock")
        if self.park is not before.park and self.park != before.park:
            found.append("park")
        if self.resting is not before.resting and self.resting != before.resting:
            found.append("resting")
        if self.start is not before.start and self.start != before.start:
            found.append("start")
        if self.end is not before.end and self.end != before.end:
            found.append("end")
        if self.out_good is not before.out_good and self.out_good != before.out_good:
            found.append("out_good")
        if self.back_good is not before.back_good and self.back_good != before.back_good:
            found.append("back_good")
        if self.vehicle is not before.vehicle and self.vehicle != before.vehicle:
            found.append("vehicle")
        if self.count is not before.count and self.count != before.count:
            found.append("count")
        if self.heading is not before.heading and self.heading != before.heading:
            found.append("heading")
        if self.progress is not before.progress and self.progress != before.progress:
            found.append("progress")
        if self.mark is not before.mark and self.mark != before.mark:
            found.append("mark")
        if self.way is not before.way and self.way != before.way:
            found.append("way")
        if self.time is not before.time and self.time != before.time:
            found.append("time")
        if self.touched is not before.touched and self.touched != before.touched:
            found.append("touched")
        if self.withdrawn is not before.withdrawn and self.withdrawn != before.withdrawn:
            found.append("withdrawn")
        if self.demolished != before.demolished:
            found.append("demolished")
        if self.declined is not before.declined and self.declined != before.declined:
            found.append("declined")
        if self.making is not before.making and self.making != before.making:
            found.append("making")
        if self.pending is not before.pending and self.pending != before.pending:
            found.append("pending")
        return found

    def unshare(self) -> None:
        """To be called before a change of one of these."""
        if self.lent:
            self.free = [item[:] for item in self.free]
            self.hands = [item[:] for item in self.hands]
            self.returned = [item[:] for item in self.returned]
            self.station = self.station[:]
            self.station_owner = self.station_owner[:]
            self.station_sides = self.station_sides[:]
            self.label = self.label[:]
            self.stations = [item[:] for item in self.stations]
            self.way_type = self.way_type[:]
            self.way_owner = self.way_owner[:]
            self.way_laid = self.way_laid[:]
            self.way_exits = self.way_exits[:]
            self.portal = self.portal[:]
            self.routes = [item[:] for item in self.routes]
            self.tunnels = self.tunnels[:]
            self.lent = False

    def setting(self) -> Setting:
        return self.rules
