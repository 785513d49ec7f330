"""Ways, ports and stations that could be built now, each as the actions that build it and the position after it.

Paths are those that the planner of the rules proposes, kinds of stations those that the rules offer for them; what
follows is made by the rules themselves on a copy.
"""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.binario.actions import AUTO, ONE, STATION, Do, do
from steamshed.games.binario.content.box import F_MAGLEV, F_SHIP
from steamshed.games.binario.plan.final import ends_soon, points_listed
from steamshed.games.binario.plan.income import Load, best_load, rows_of
from steamshed.games.binario.plan.worth import Worth, contested, safe_load
from steamshed.games.binario.rules.phases import building
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.table.pieces import Pending
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Scripted

STATION_KIND = building.StationKind()
FAR = 12
"""Ends further apart than this are proposed only to who points at them."""
PER_TYPE = 4
"""So many ways of a type are proposed."""
TRIED = 8
"""So many pairs of ends the planner is asked about for them, at most: many have something in the way."""


class Project:
    """Something to build: what it is made of, what it costs, the position after it."""

    def __init__(self, what: str, ends: list[int], course: str, kinds: list[int]) -> None:
        self.what = what
        """A way type, ``ports`` or ``station``."""
        self.ends = ends
        self.course = course
        self.kinds = kinds
        """Of the new stations, in the order of the ends."""
        self.actions: tuple[Action, ...] = ()
        self.price = 0
        self.tiles = 0
        self.reshaped = 0
        self.cells: list[int] = []
        """The way, from end to end."""
        self.after: Table | None = None
        self.load: Load | None = None
        """The best that could run on it."""
        self.gain = 0
        """Tenths of silver a round that it adds to what could be earned without it; without what the rival may take
        first."""
        self.risky: list[int] = []
        """Goods of its load of which the rival may take the last token first."""
        self.points = 0
        """Points at the end of the game, if a row lists it where one is free."""

    @property
    def tenths(self) -> int:
        """Of the best load, whatever else could be earned."""
        return self.load.tenths if self.load is not None else 0

    @property
    def pays(self) -> bool:
        return self.gain > 0

    @property
    def outlay(self) -> int:
        """With the vehicles that its best load still needs."""
        return self.price + (self.load.cost if self.load is not None else 0)

    def rank(self) -> tuple[int, int, int]:
        """What is paid back first stands first; what brings nothing stands last."""
        return (1000 * self.outlay // self.gain if self.pays else 1 << 40, self.price, len(self.course))

    def final_rank(self) -> tuple[int, int, int]:
        """For the last rounds: most points first."""
        return (-self.points, self.price, len(self.course))


def new_way(state: Table, seat: int) -> list[int] | None:
    """The ends of what a seat built last, a route or two ports, if no line of it runs there."""
    routes, ports = state.routes[seat], [cell for cell in state.stations[seat] if is_port(state, cell)]
    pairs = [[route.cells[0], route.cells[-1]] for route in routes[-1:]]
    if list(state.stations[seat])[-2:] == ports[-2:] and len(ports) > 1:
        pairs.insert(0, ports[-2:])
    for ends in pairs:
        run = any({state.start[row], state.end[row]} == {*ends} for row in rows_of(state, seat))
        if not run and all(state.station[cell] >= 0 for cell in ends):
            return ends
    return None


def is_port(state: Table, cell: int) -> bool:
    return state.rules.box.stations[state.station[cell]].family == F_SHIP


class Site:
    """The building step of the seat that decides."""

    def __init__(self, state: Table) -> None:
        self.state = state
        self.seat = state.decider
        self.worth = Worth(state, self.seat)
        self.ranked = Project.final_rank if ends_soon(state) else Project.rank
        self.planners: dict[int, Planner] = {}
        legal = [action for action in state.legal() if isinstance(action, Do)]
        box = state.rules.box
        self.types = [box.way_of[one.word] for one in legal if one.verb == "build" and one.word != "ports"]
        self.ports = any(one.verb == "build" and one.word == "ports" for one in legal)
        self.single = STATION in legal

    def planner(self, type: int) -> Planner:
        if type not in self.planners:
            self.planners[type] = Planner(self.state, self.seat, type)
        return self.planners[type]

    # -- ends ----------------------------------------------------------------------------------------------------

    def ends(self) -> list[int]:
        """Every cell at which something could begin."""
        found = {cell for type in self.types for cell in self.planner(type).ends()}
        if self.ports:
            found |= set(building.first_ports(self.state, self.seat))
        return sorted(found)

    def seconds(self, first: int) -> list[int]:
        """Every cell to which something could lead from one."""
        found: set[int] = set()
        for type in self.types:
            if first in self.planner(type).ends():
                found |= set(self.planner(type).seconds(first))
        if self.ports and first in building.first_ports(self.state, self.seat):
            found |= set(building.second_ports(self.state, self.seat, first))
        return sorted(found)

    # -- between two ends ----------------------------------------------------------------------------------------

    def between(self, first: int, second: int) -> list[Project]:
        """All ways between two ends, those first that are paid back first: every path with the cheapest stations, and
        the best path with every kind of station."""
        found: list[Project] = []
        for type in self.types:
            found += self.of_type(type, first, second, self.state.rules.box.proposals, True)
        if self.joins_ports(first, second):
            found += self.with_kinds("ports", [first, second], "", True)
        found.sort(key=self.ranked)
        return found

    def joins_ports(self, first: int, second: int) -> bool:
        state, seat = self.state, self.seat
        if not self.ports or first not in building.first_ports(state, seat):
            return False
        return second in building.second_ports(state, seat, first)

    def of_type(self, type: int, first: int, second: int, most: int, all_kinds: bool) -> list[Project]:
        """The ways of one type between two ends."""
        planner, box = self.planner(type), self.state.rules.box
        if first not in planner.ends() or second not in planner.ends() or first == second:
            return []
        what = box.ways[type].id
        if box.ways[type].family == F_MAGLEV:
            if planner.maglev_cost(first, second) < 0:
                return []
            return self.with_kinds(what, [first, second], "", all_kinds)
        found: list[Project] = []
        for number, spot in enumerate(planner.joining(first, second, most)):
            found += self.with_kinds(what, [first, second], spot.text(), all_kinds and number == 0)
        return found

    def alone(self, cell: int) -> list[Project]:
        """A station or port without a way, of every kind (BI-STN-07)."""
        if not self.single or building.check_single(self.state, self.seat, cell):
            return []
        return self.with_kinds("station", [cell], "", True)

    def one_port(self, cell: int) -> list[Project]:
        """A single port of a sea route."""
        state = self.state
        if not self.ports or state.station[cell] >= 0 or cell not in building.first_ports(state, self.seat):
            return []
        return self.with_kinds("ports", [cell], "", True)

    # -- kinds of stations ---------------------------------------------------------------------------------------

    def with_kinds(self, what: str, ends: list[int], course: str, all_kinds: bool) -> list[Project]:
        """A build with the stations that its new ends can have: every kind, or the cheapest."""
        begun = self.begun(what, ends, course)
        chosen: list[list[int]] = [[]]
        for _ in building.new_ends(begun):
            longer: list[list[int]] = []
            for kinds in chosen:
                longer += [[*kinds, kind] for kind in self.kinds_after(begun, kinds)]
            chosen = longer
        if not all_kinds:
            chosen = chosen[:1]
        return [self.finished(what, ends, course, kinds) for kinds in chosen]

    def begun(self, what: str, ends: list[int], course: str) -> Table:
        """A copy in which everything is said but the kinds of stations."""
        after = self.state.clone()
        pending = Pending(what if what in ("ports", "station") else "build")
        if pending.what == "build":
            pending.type = self.state.rules.box.way_of[what]
        pending.ends = ends[:]
        pending.moves = [course] if course else []
        after.pending = pending
        after.phase = STATION_KIND.name
        return after

    def kinds_after(self, begun: Table, kinds: list[int]) -> list[int]:
        """The kinds that the next new station can have, the cheapest first."""
        begun.decision.kinds = kinds[:]
        box = begun.rules.box
        legal = [action for action in STATION_KIND.legal(begun) if isinstance(action, Do)]
        return sorted((box.station_of[one.word] for one in legal), key=lambda kind: (box.stations[kind].build, kind))

    def finished(self, what: str, ends: list[int], course: str, kinds: list[int]) -> Project:
        """A project with the position after it."""
        made = Project(what, ends, course, kinds)
        made.actions = self.actions_of(made)
        after = self.begun(what, ends, course)
        after.decision.kinds = kinds[:]
        events: list[Event] = []
        building.finish(after, Scripted([]), events)
        made.price = self.state.silver[self.seat] - after.silver[self.seat]
        for event in events:
            if event.id == "route-built":
                made.tiles, made.reshaped = int(event.args["tiles"]), int(event.args["reshaped"])
        made.after = after
        made.cells = self.cells_of(made)
        self.weigh(made, after)
        return made

    def weigh(self, made: Project, after: Table) -> None:
        """What could run on it, what that adds, and the points of it all."""
        load: Load | None = None
        if len(made.ends) == 2:
            made.load = best_load(after, self.seat, made.ends[0], made.ends[1])
            load = safe_load(after, self.seat, made.ends, made.load)
            if made.load is not None:
                made.risky = contested(after, self.seat, made.load)
        made.gain = self.worth.added(after, load)
        made.points = points_listed(after, self.seat, made.ends) - self.state.scores()[self.seat]

    def actions_of(self, project: Project) -> tuple[Action, ...]:
        names, box = self.state.map.names, self.state.rules.box
        kinds = [do("kind", box.stations[kind].id) for kind in project.kinds]
        if project.what == "station":
            return (STATION, do("at", names[project.ends[0]]), *kinds)
        ends = [do("end", names[cell]) for cell in project.ends]
        if project.what == "ports":
            return (do("build", "ports"), *ends, *([ONE] if len(ends) == 1 else []), *kinds)
        path = [do("path", project.course)] if project.course else []
        return (do("build", project.what), AUTO, *ends, *path, *kinds)

    def cells_of(self, project: Project) -> list[int]:
        """The cells of a way, in order; of ports their ends."""
        near, cells = self.state.map.near, [project.ends[0]]
        for letter in project.course:
            cells.append(near[4 * cells[-1] + "NESW".index(letter.upper())])
        return cells if project.course else project.ends

    # -- proposals -----------------------------------------------------------------------------------------------

    def proposed(self, first: int = -1) -> list[Project]:
        """The most promising ways of every type, from an end or anywhere."""
        found: list[Project] = []
        for type in self.types:
            found += self.of_pairs(type, self.pairs(self.planner(type).ends(), first, self.family(type)))
        if self.ports:
            found += self.sea_routes(first)
        found = [one for one in found if one.pays or (self.ranked == Project.final_rank and one.points > 0)]
        found.sort(key=self.ranked)
        return found

    def family(self, type: int) -> int:
        return self.state.rules.box.ways[type].family

    def of_pairs(self, type: int, pairs: Sequence[tuple[int, int]]) -> list[Project]:
        found: list[Project] = []
        for first, second in pairs[:TRIED]:
            found += self.of_type(type, first, second, 1, False)
            if len(found) == PER_TYPE:
                break
        return found

    def sea_routes(self, first: int) -> list[Project]:
        state, seat = self.state, self.seat
        ports = building.first_ports(state, seat)
        found: list[Project] = []
        for one, other in self.pairs(ports, first, F_SHIP)[:TRIED]:
            if self.joins_ports(one, other):
                found += self.with_kinds("ports", [one, other], "", False)
        return found[:PER_TYPE]

    def pairs(self, ends: list[int], first: int, family: int) -> list[tuple[int, int]]:
        """Pairs of ends with goods for both, by a rough guess of what they would bring."""
        width = self.state.map.width
        gives = {cell: self.given(cell) for cell in ends}
        takes = {cell: self.taken(cell, family) for cell in ends}
        found: list[tuple[int, int, int]] = []
        for one in ends if first < 0 else [first] if first in gives else []:
            for other in ends:
                if one == other or (first < 0 and one > other):
                    continue
                far = abs(one % width - other % width) + abs(one // width - other // width)
                if far > FAR and family != F_SHIP:
                    continue
                guess = self.guess(gives[one] & takes[other], gives[other] & takes[one], far)
                if guess:
                    found.append((-guess, one, other))
        found.sort()
        return [(one, other) for _, one, other in found]

    def guess(self, there: int, back: int, far: int) -> int:
        """How promising two ends are: the price of the dearest good for every round of the trip."""
        prices = self.state.rules.box.prices[self.state.price_colour]
        best = 0
        for goods in (there, back):
            for good, left in enumerate(self.state.goods):
                if left and goods >> good & 1:
                    best = max(best, prices[good])
        return 100 * best * (2 if there and back else 1) // max(4, far)

    def given(self, cell: int) -> int:
        """The goods of the facilities beside a cell, as bits."""
        state, found = self.state, 0
        for giver in state.served(cell):
            for good, kind in enumerate(state.rules.box.goods):
                if kind.producers >> state.facility[giver] & 1 and state.rules.good_eras[good] >> state.era & 1:
                    found |= 1 << good
        return found

    def taken(self, cell: int, family: int) -> int:
        state, found = self.state, 0
        for good, kind in enumerate(state.rules.box.goods):
            if kind.to_ports and family == F_SHIP:
                found |= 1 << good
        for taker in state.served(cell):
            for good, kind in enumerate(state.rules.box.goods):
                if kind.consumers >> state.facility[taker] & 1:
                    found |= 1 << good
        return found
