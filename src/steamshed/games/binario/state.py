"""What is on the table: silver, ways, stations, lines, vehicles, the stock, and where in the round the game is.

A state is flat lists of numbers; everything that never changes is shared through ``rules`` and ``map``. The rules
themselves are in ``phases`` and in the modules for ways, building, lines, cards and scoring.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.binario import describe, position, scoring, view
from steamshed.games.binario.continent import Continent
from steamshed.games.binario.phases import PHASE_OF
from steamshed.games.binario.planner import Planner
from steamshed.games.binario.rules import Rules
from steamshed.games.binario.table import Making, Pending, Rest, Route, Tunnel, Way
from steamshed.kernel.action import Action, Choice, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import AuditError
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation

OVER: Final = "over"


class Binario(State):
    """A position of Binario Duel."""

    def __init__(self, rules: Rules, map: Continent) -> None:
        self.rules = rules
        self.map = map
        self.seat: int | None = None
        self.phase = OVER
        # the course of the game
        self.first = 0
        """P1: the seat that starts the game (BI-SETUP-01)."""
        self.round = 1
        self.era = 1
        self.price_colour = ""
        self.stock_colours: list[str] = []
        """The stock colour rolled for each era so far."""
        self.ended = False
        """BI-ADV-11: this round is the last."""
        # control cards
        self.piles = [0, 0]
        self.drawn: list[int] = []
        """Cards drawn in this era, in order; the last one is in force."""
        self.card = -1
        """The control card of this round, -1 before it is drawn."""
        # companies, by seat
        self.silver = [0, 0]
        self.central = [0, 0]
        """The generation of the central building, 0 for none."""
        self.personality = [-1, -1]
        self.free: list[list[int]] = [[], []]
        """Free stations of a personality left, as kinds (BI-ADV-09)."""
        self.hands: list[list[int]] = [[], []]
        """Personality cards in hand during the draft."""
        self.chosen = [-1, -1]
        """The card a seat has chosen in this step of the draft."""
        self.returned: list[list[int]] = [[], []]
        self.passed = [-1, -1]
        """The card that a seat has passed to the other."""
        # the map
        size = map.size
        self.terrain = map.terrain
        self.facility = map.facility
        """Shared with the map until a food factory is placed."""
        self.factories: list[int] = []
        self.way_type: list[int] = [-1] * (2 * size)
        """By cell and slot; a level crossing has its north-south way first."""
        self.way_owner: list[int] = [-1] * (2 * size)
        """0, 1, or 2 for both."""
        self.way_laid: list[int] = [-1] * (2 * size)
        """Who laid the tile (BI-SUP-01)."""
        self.way_exits: list[int] = [0] * (2 * size)
        self.portal: list[int] = [-1] * size
        """The under side of a tunnel portal, or -1."""
        self.tunnels: list[Tunnel] = []
        self.station: list[int] = [-1] * size
        self.station_owner: list[int] = [-1] * size
        self.station_sides: list[int] = [0] * size
        self.label: list[int] = [-1] * size
        self.stations: list[list[int]] = [[], []]
        """Cells of the stations and ports of a seat, in the order of building."""
        self.routes: list[list[Route]] = [[], []]
        """Route records."""
        # the stock
        self.goods: list[int] = []
        """Tokens of the common stock."""
        self.extra: list[int] = []
        """Tokens that cards have added to those of the tables."""
        self.stock: list[int] = []
        """Vehicles of the common stock."""
        self.park: list[list[int]] = [[], []]
        """By seat and kind: vehicles that may go on any line."""
        self.resting: list[list[Rest]] = [[], []]
        # lines, by seat and row
        rows = 2 * rules.all_rows
        self.start = [-1] * rows
        self.end = [-1] * rows
        self.out_good = [-1] * rows
        self.back_good = [-1] * rows
        self.vehicle = [-1] * rows
        self.count = [0] * rows
        self.heading = [0] * rows
        """0 out, 1 back."""
        self.progress = [0] * rows
        self.mark = [-1] * rows
        """The price that a card has fixed for the leg, or -1 (BI-CARD-07)."""
        self.way: list[Way | None] = [None] * rows
        """Path, length and toll of the leg (BI-LINE-10)."""
        self.time = [0] * rows
        self.touched = [False] * rows
        """Opened or changed this round (BI-LINE-05)."""
        self.withdrawn = [False] * rows
        """Vehicles were withdrawn in this step 4 (BI-VEH-11)."""
        # the decision under way
        self.making: Making | None = None
        """The continent that is being built by hand."""
        self.pending: Pending | None = None
        self.declined: list[int] = []
        """Kinds that the other has declined in this step 4 (BI-VEH-04)."""
        self.demolished = False
        """Something was demolished in this step 3 (BI-BLD-02)."""
        # answers found so far for this map, shared by copies until the map changes
        self.found: dict[object, object] = {}
        self.options_now: list[Action] | None = None
        self.planner_now: Planner | None = None
        """The planner of the decision under way; not shared with copies, because it looks at this state."""

    def clone(self) -> Binario:
        copy = Binario(self.rules, self.map)
        copy.take_over(self)
        return copy

    def become(self, other: State) -> None:
        assert isinstance(other, Binario)
        self.rules = other.rules
        self.take_over(other)

    def take_over(self, other: Binario) -> None:
        self.map = other.map
        self.seat = other.seat
        self.phase = other.phase
        self.first = other.first
        self.round = other.round
        self.era = other.era
        self.price_colour = other.price_colour
        self.stock_colours = other.stock_colours[:]
        self.ended = other.ended
        self.piles = other.piles[:]
        self.drawn = other.drawn[:]
        self.card = other.card
        self.silver = other.silver[:]
        self.central = other.central[:]
        self.personality = other.personality[:]
        self.free = [other.free[0][:], other.free[1][:]]
        self.hands = [other.hands[0][:], other.hands[1][:]]
        self.chosen = other.chosen[:]
        self.returned = [other.returned[0][:], other.returned[1][:]]
        self.passed = other.passed[:]
        self.terrain = other.terrain
        self.facility = other.facility
        self.factories = other.factories[:]
        self.way_type = other.way_type[:]
        self.way_owner = other.way_owner[:]
        self.way_laid = other.way_laid[:]
        self.way_exits = other.way_exits[:]
        self.portal = other.portal[:]
        self.tunnels = other.tunnels[:]
        self.station = other.station[:]
        self.station_owner = other.station_owner[:]
        self.station_sides = other.station_sides[:]
        self.label = other.label[:]
        self.stations = [other.stations[0][:], other.stations[1][:]]
        self.routes = [other.routes[0][:], other.routes[1][:]]
        self.goods = other.goods[:]
        self.extra = other.extra[:]
        self.stock = other.stock[:]
        self.park = [other.park[0][:], other.park[1][:]]
        self.resting = [other.resting[0][:], other.resting[1][:]]
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
        self.making = None if other.making is None else other.making.copy()
        self.pending = None if other.pending is None else other.pending.copy()
        self.declined = other.declined[:]
        self.demolished = other.demolished
        self.found = other.found
        self.options_now = other.options_now
        self.planner_now = None

    # -- the contract --------------------------------------------------------------------------------------------

    def legal(self) -> list[Action]:
        if self.seat is None:
            return []
        if self.options_now is None:
            self.options_now = PHASE_OF[self.phase].legal(self)
        return self.options_now[:]

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            return Violation("BI-END-01", {"action": action.text})
        return PHASE_OF[self.phase].check(self, action)

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        self.options_now = None
        self.planner_now = None
        PHASE_OF[self.phase].perform(self, action, chance, events)
        return events

    def view(self, seat: int | None) -> dict[str, object]:
        return view.make(self, seat)

    def dump(self) -> dict[str, object]:
        return position.dump(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def standing(self) -> list[list[int]]:
        return scoring.standing(self)

    def audit(self) -> None:
        problem = position.find_fault(self)
        if problem:
            raise AuditError(problem)

    def choice(self, action: Action) -> Choice:
        return describe.choice(self, action)

    def svg(self, language: str = "en") -> str:
        from steamshed.games.binario.scene import picture

        return picture(self.view(None), language=language)

    # -- small questions -----------------------------------------------------------------------------------------

    @property
    def holder(self) -> int:
        """BI-RND-05: the start cube changes hands every round; P1 has it in round 1."""
        return self.first if self.round % 2 == 1 else 1 - self.first

    def changed(self) -> None:
        """The map has changed: what was found about it no longer holds."""
        self.found = {}

    def set_terrain(self, cell: int, terrain: int) -> None:
        """Copies of a state share the terrain, so a change makes a new list."""
        self.terrain = self.terrain[:]
        self.terrain[cell] = terrain

    def set_facility(self, cell: int, kind: int) -> None:
        self.facility = self.facility[:]
        self.facility[cell] = kind

    def decide(self, seat: int, phase: str) -> None:
        """The next decision."""
        self.seat = seat
        self.phase = phase
        self.options_now = None
        self.planner_now = None

    def row_of(self, seat: int, board: int, number: int) -> int:
        """The index of a row: number 0 is the first of its board."""
        return seat * self.rules.all_rows + self.rules.first_row[board] + number
