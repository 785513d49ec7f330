"""Projects of step 3: routes, ports, raised routes and stations, the central building, and what each is worth.

A company has one build step a round. A project is rated by the line that it makes possible, by the points of its
stations and its route, and by the silver that it costs. New routes are looked for by a rough estimate first; only the
most promising pairs of ends are given to the planner.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.actions import MODERNISE, PASS, STATION, TARGETS, Do, do
from steamshed.games.binario.content.box import BOARD_OF, F_SHIP, F_TRAM
from steamshed.games.binario.rules import costs, lines, sites
from steamshed.games.binario.rules.phases import objects
from steamshed.games.binario.rules.phases.building import check_central, first_ports, second_ports
from steamshed.games.binario.rules.ways import modernising
from steamshed.games.binario.rules.ways.network import route_class
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.rules.ways.steps import OLD, Spot
from steamshed.games.binario.table.elements import cell_of_element, is_station
from steamshed.games.binario.table.pieces import Route
from steamshed.games.binario.table.table import Table
from steamshed.games.binario.think.deals import BETTER, Books, Course, Deal
from steamshed.games.binario.think.worth import preference
from steamshed.kernel.violation import Violation

FAR: Final = 11
"""Stations further apart than this (in steps) are not joined by land."""
LOOKED_AT: Final = 24
"""Pairs of ends whose service is worked out."""
PLANNED: Final = 5
"""Pairs of ends that are given to the planner."""
TRIED: Final = 14
"""Pairs of ends for which the planner is asked at most: many have something in the way."""
TRAM_ROUNDS: Final = 30
"""Rounds for which a tram line counts: railways will want its row and its labels."""
LATE: Final = 8
"""Rounds before the end from which stations that stand alone are built for their points."""
SOON: Final = 2
"""Rounds whose income may be reckoned with when vehicles for a new route are paid."""
MOST_SOON: Final = 60
PORTS: Final = 20
"""What two ports cost at least."""
SLOW: Final = 8.0
"""Points that a station below the class of its way costs: the whole route is as slow as it."""


class Project:
    """Something to do in a build step."""

    def __init__(self, action: Do, cost: int, gain: float) -> None:
        self.action = action
        """The action of the build phase that begins it."""
        self.cost = cost
        self.gain = gain
        self.first = -1
        self.second = -1
        self.kind = -1
        """The kind of a single station."""
        self.object = PASS
        """What is modernised."""
        self.target = ""


class Pair:
    """Two cells that a new route or two ports could join."""

    def __init__(self, first: int, second: int, rough: float) -> None:
        self.first = first
        self.second = second
        self.rough = rough


class Architect:
    """Looks for projects of one seat."""

    def __init__(self, state: Table, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.silver = state.silver[seat]
        self.books = Books(state, seat, self.silver)
        box = state.rules.box
        self.unlisted = box.unlisted_numerator / box.unlisted_denominator
        """BI-SCORE-07: the part that a station or route scores which no line lists."""
        earned = sum(self.books.income_now(row) for row in self.books.rows())
        self.soon = min(MOST_SOON, int(SOON * earned))
        """Silver that the lines will bring before vehicles have to be paid."""
        self.ends = {cell for row in self.books.rows() for cell in (state.start[row], state.end[row])}
        """Stations that are listed."""

    # -- all of them ---------------------------------------------------------------------------------------------

    def projects(self, legal: list[Do]) -> list[Project]:
        """The best project of every sort."""
        found: list[Project] = []
        for action in legal:
            project: Project | None = None
            if action.verb == "build":
                if action.word == "ports":
                    project = self.best_ports(-1)
                else:
                    project = self.best_route(self.state.rules.box.way_of[action.word], -1)
            elif action.verb == "station":
                # earlier, its label would be missing for a route
                project = self.single_station() if self.books.left <= LATE else None
            elif action.verb == "hq":
                project = self.central(int(action.word))
            elif action.verb == "modernise":
                project = self.best_raise()
            if project is not None:
                found.append(project)
        return found

    def rank(self, project: Project) -> float:
        return preference(project.gain, project.cost, self.silver)

    def rows_free(self, board: int) -> int:
        state = self.state
        return len([row for row in self.books.board_rows(board) if state.start[row] < 0])

    def stations_of(self, board: int) -> list[int]:
        state = self.state
        return [cell for cell in state.stations[self.seat] if BOARD_OF[lines.family_at(state, cell)] == board]

    def listable(self, board: int) -> int:
        """How many more stations of a board could be listed in the end: two for each row (BI-SCORE-07)."""
        return max(0, 2 * self.state.rules.rows[board] - len(self.stations_of(board)))

    # -- routes --------------------------------------------------------------------------------------------------

    def best_route(self, type: int, first: int) -> Project | None:
        """The best route of a type; ``first``: its first end, if that is said already."""
        state = self.state
        way = state.rules.box.ways[type]
        board = BOARD_OF[way.family]
        if way.family == F_TRAM and len(self.stations_of(board)) > 1:
            # railways will want the labels
            return None
        planner = Planner(state, self.seat, type)
        best: Project | None = None
        planned = 0
        for pair in self.promising(planner, first)[:TRIED]:
            project = self.route(planner, type, pair)
            if project is None:
                continue
            planned += 1
            if best is None or self.rank(project) > self.rank(best):
                best = project
            if planned == PLANNED:
                break
        return best

    def promising(self, planner: Planner, first: int) -> list[Pair]:
        """Pairs of ends by the service that a straight way between them would allow, the best first."""
        state, books = self.state, self.books
        family = planner.family
        level = planner.builder.way.level
        ends = [cell for cell in planner.ends() if not lines.busy(state, self.seat, cell)]
        if first >= 0:
            ends = [first, *(cell for cell in ends if cell != first)]
        width = state.map.width
        in_stock = sum(1 << good for good, count in enumerate(books.tokens) if count > 0)
        near: list[tuple[float, int, int]] = []
        for at, one in enumerate(ends):
            gives, takes = books.given(one), books.taken_at(one, family)
            if first >= 0 and at > 0:
                break
            for other in ends[at + 1 :]:
                there = gives & books.taken_at(other, family) & in_stock
                back = takes & books.given(other) & in_stock
                distance = abs(one % width - other % width) + abs(one // width - other // width)
                if distance < 2 or distance > FAR:
                    continue
                if state.station[one] >= 0 and state.station[other] >= 0:
                    continue
                price = max(
                    books.prices[books.first_of(books.dear_first, there)] if there else 0,
                    books.prices[books.first_of(books.dear_first, back)] if back else 0,
                )
                legs = (1 if there else 0) + (1 if back else 0)
                new = (1 if one in planner.sites else 0) + (1 if other in planner.sites else 0)
                near.append((legs * (3 * price + distance) / (distance + 2.0 + new), one, other))
        near.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
        found: list[Pair] = []
        for _, one, other in near[:LOOKED_AT]:
            distance = abs(one % width - other % width) + abs(one // width - other // width)
            rough = planner.builder.way.build * (distance - 1)
            era = min(self.era_at(one, level), self.era_at(other, level))
            gain = self.service(one, other, family, Course(distance + 1, min(level, era), 0, era), rough)
            found.append(Pair(one, other, gain))
        found.sort(key=lambda pair: (-pair.rough, pair.first, pair.second))
        return found

    def era_at(self, cell: int, level: int) -> int:
        """The era of the station at an end: a new one is built for the way."""
        kind = self.state.station[cell]
        return self.state.rules.box.stations[kind].era if kind >= 0 else level

    def service(self, one: int, other: int, family: int, course: Course, spent: int) -> float:
        """Points that a line between two cells would bring when so much is spent before."""
        books = self.books
        budget = books.budget
        books.budget = self.silver + self.soon - spent
        deal = Deal(-1, BOARD_OF[family], one, other)
        gain = 0.0
        if books.budget > 0 and books.best(deal, family, course, True):
            gain = deal.value
            if not self.rows_free(deal.board):
                gain = max(0.0, gain - BETTER * self.poorest(deal.board))
            if family == F_TRAM:
                gain -= deal.income * books.income * max(0.0, 1.0 - TRAM_ROUNDS / (books.left + 1.0))
        books.budget = budget
        return gain

    def poorest(self, board: int) -> float:
        """What the line of a full board is worth that would make room for a better one."""
        books = self.books
        return min(books.income_now(row) for row in books.board_rows(board)) * books.income

    def route(self, planner: Planner, type: int, pair: Pair) -> Project | None:
        """A pair of ends worked out by the planner."""
        way = self.state.rules.box.ways[type]
        if planner.maglev:
            cost = planner.maglev_cost(pair.first, pair.second)
            if cost < 0:
                return None
            length, level, toll = len(planner.maglev_course(pair.first, pair.second)), way.level, 0
        else:
            proposals = planner.proposals(pair.first, pair.second, 1)
            if not proposals:
                return None
            spot = proposals[0]
            cost, length = spot.cost, spot.length
            level, toll = self.quality(spot, way.level)
        project = self.rated(pair, way.family, way.level, cost, length, level, toll)
        if project is not None:
            project.action = do("build", way.id)
        return project

    def quality(self, spot: Spot, level: int) -> tuple[int, int]:
        """The class of a path and the opponent's tiles on it."""
        state, toll = self.state, 0
        for part in spot.spots():
            if part.kind == OLD:
                slot = 2 * part.cell
                level = min(level, state.rules.box.ways[state.way_type[slot]].level)
                toll += 1 if state.way_owner[slot] == 1 - self.seat else 0
        return level, toll

    def rated(
        self, pair: Pair, family: int, wanted: int, cost: int, length: int, level: int, toll: int
    ) -> Project | None:
        """The gain of joining two cells for a price, stations not counted yet."""
        state, books = self.state, self.books
        box = state.rules.box
        points = 0.0
        era = 4
        taken: list[int] = []
        new = [cell for cell in (pair.first, pair.second) if state.station[cell] < 0]
        for cell in (pair.first, pair.second):
            if cell in new:
                others = [other for other in new if other != cell]
                kind = self.kind_for(family, cell, wanted, self.silver - cost, taken, others)
                if kind < 0:
                    return None
                cost += costs.station(state, self.seat, kind, cell, taken.count(kind))
                taken.append(kind)
                full = len(taken) <= self.listable(BOARD_OF[family])
                points += box.stations[kind].points * (1.0 if full else self.unlisted)
                era = min(era, box.stations[kind].era)
            else:
                old = box.stations[state.station[cell]]
                era = min(era, old.era)
                if cell not in self.ends:
                    points += self.unlisted * old.points
        if cost > self.silver:
            return None
        if family != F_SHIP:
            level = min(level, era)
            points += box.route_points[level - 1] * (1.0 if self.listable(BOARD_OF[family]) else self.unlisted)
        if family == F_TRAM:
            points *= self.unlisted
        gain = self.service(pair.first, pair.second, family, Course(length, level, toll, era), cost)
        made = Project(PASS, cost, gain + points - books.silver * cost)
        made.first, made.second = pair.first, pair.second
        return made

    def kind_for(self, family: int, cell: int, level: int, silver: int, taken: list[int], others: list[int]) -> int:
        """The kind of a new station: one that does not slow the way down, then the one with most points for silver."""
        state = self.state
        best, highest = -1, 0.0
        for kind in state.rules.way_kinds[family]:
            if sites.check_kind(state, self.seat, kind, cell, taken, silver) or sites.check_room(
                state, kind, cell, others
            ):
                continue
            worth = self.kind_worth(kind, cell, level, taken.count(kind))
            if best < 0 or worth > highest:
                best, highest = kind, worth
        return best

    def kind_worth(self, kind: int, cell: int, level: int, free_used: int) -> float:
        station = self.state.rules.box.stations[kind]
        cost = costs.station(self.state, self.seat, kind, cell, free_used)
        slow = 0.0 if station.era >= level or station.family == F_SHIP else SLOW
        return station.points - self.books.silver * cost - slow

    # -- ports ---------------------------------------------------------------------------------------------------

    def best_ports(self, first: int) -> Project | None:
        """Two ports, or a second one beside one that stands."""
        state, books = self.state, self.books
        pairs: list[Pair] = []
        for one in [first] if first >= 0 else first_ports(state, self.seat):
            if lines.busy(state, self.seat, one):
                continue
            chain = state.map.sea_route(one)
            for other in second_ports(state, self.seat, one):
                if chain[other] < 0 or (first < 0 and other < one) or lines.busy(state, self.seat, other):
                    continue
                if state.station[one] >= 0 and state.station[other] >= 0:
                    continue
                if not books.goods(one, other, F_SHIP) | books.goods(other, one, F_SHIP):
                    continue
                gain = self.service(one, other, F_SHIP, Course(chain[other] + 2, 1, 0, state.era), PORTS)
                pairs.append(Pair(one, other, gain))
        pairs.sort(key=lambda pair: (-pair.rough, pair.first, pair.second))
        best: Project | None = None
        for pair in pairs[:PLANNED]:
            length = state.map.sea_route(pair.first)[pair.second] + 2
            project = self.rated(pair, F_SHIP, 1, 0, length, 1, 0)
            if project is not None and (best is None or self.rank(project) > self.rank(best)):
                project.action = do("build", "ports")
                best = project
        return best

    # -- a single station ----------------------------------------------------------------------------------------

    def single_station(self) -> Project | None:
        """A station that stands alone scores half: something to do with silver when nothing better is left."""
        state = self.state
        best: Project | None = None
        for kind, station in enumerate(state.rules.box.stations):
            if not costs.may_place(state, kind):
                continue
            gain = station.points * self.unlisted - self.books.silver * station.build
            if best is not None and gain <= best.gain:
                continue
            cell = self.site_for(kind)
            if cell >= 0:
                cost = costs.station(state, self.seat, kind, cell)
                best = Project(STATION, cost, station.points * self.unlisted - self.books.silver * cost)
                best.first, best.kind = cell, kind
        return best

    def site_for(self, kind: int) -> int:
        """A place for a single station of a kind, if possible beside a facility; -1 if there is none."""
        state = self.state
        station = state.rules.box.stations[kind]
        if costs.stations_left(state, self.seat, kind) < 1 or costs.labels_left(state, self.seat, station.family) < 1:
            return -1
        if station.family == F_SHIP:
            cells = [cell for cell in range(state.map.size) if state.map.port_site[cell]]
        else:
            cells = [*sites.beside_facilities(state), *sites.free_cells(state)]
        for cell in cells:
            if not sites.check_kind(state, self.seat, kind, cell, [], self.silver) and not sites.check_room(
                state, kind, cell, []
            ):
                return cell
        return -1

    # -- the central building ------------------------------------------------------------------------------------

    def central(self, generation: int) -> Project | None:
        """Points, and what the boards gain when stations take several lines and new vehicles (BI-HQ-04)."""
        state = self.state
        box = state.rules.box
        if check_central(state, self.seat, generation):
            return None
        cost = costs.central(state, self.seat, generation)
        have = state.central[self.seat]
        gain = float(box.centrals[generation - 1].points - (box.centrals[have - 1].points if have else 0))
        if have == 0 or state.rules.hq_era_cap:
            gain += self.freedom(generation, cost)
        return Project(do("hq", str(generation)), cost, gain - self.books.silver * cost)

    def freedom(self, generation: int, cost: int) -> float:
        """How much better the lines could be with a central building."""
        after = self.state.clone()
        after.silver[self.seat] -= cost
        after.central[self.seat] = generation
        after.changed()
        budget = max(self.silver - cost, MOST_SOON) + self.soon
        return promise(Books(after, self.seat, budget)) - promise(Books(self.state, self.seat, budget))

    # -- modernising ---------------------------------------------------------------------------------------------

    def best_raise(self) -> Project | None:
        """The route, station or port that gains most by being raised."""
        best: Project | None = None
        for object in objects.object_names(self.state, self.seat, False):
            elements = objects.elements_of(self.state, self.seat, object)
            assert elements is not None
            for word in TARGETS:
                project = self.raised(object, elements, word)
                if project is not None and (best is None or self.rank(project) > self.rank(best)):
                    best = project
        return best

    def raised(self, object: Do, elements: list[int], word: str) -> Project | None:
        state = self.state
        target = objects.target_number(word)
        if target > state.era or (target == modernising.EXPANDED and state.era > 2):
            return None
        raises = modernising.whole(state, self.seat, elements, target)
        if isinstance(raises, Violation):
            return None
        cost = sum(item.price for item in raises)
        gain = self.raise_points(raises)
        if object.verb == "route":
            gain += self.faster(state.routes[self.seat][int(object.word) - 1], raises, cost)
        made = Project(MODERNISE, cost, gain - self.books.silver * cost)
        made.object, made.target = object, word
        return made

    def raise_points(self, raises: list[modernising.Raise]) -> float:
        """Points of raised stations."""
        state = self.state
        kinds = state.rules.box.stations
        points = 0.0
        for item in raises:
            if not is_station(state, item.element):
                continue
            cell = cell_of_element(state, item.element)
            more = kinds[item.made].points - kinds[state.station[cell]].points
            points += more if cell in self.ends else more * self.unlisted
        return points

    def faster(self, route: Route, raises: list[modernising.Raise], cost: int) -> float:
        """What a route gains in class, and the lines over it in speed."""
        state, books = self.state, self.books
        before = route_class(state, self.seat, route.cells, route.under)
        after = state.clone()
        after.changed()
        for item in raises:
            modernising.apply(after, self.seat, item, [])
        level = route_class(after, self.seat, route.cells, route.under)
        points = state.rules.box.route_points
        gain = float(points[level - 1] - (points[before - 1] if before else 0)) if level else 0.0
        if level == before and not any(is_station(state, item.element) for item in raises):
            return gain
        ends = {route.cells[0], route.cells[-1]}
        for row in books.rows():
            if {state.start[row], state.end[row]} != ends:
                continue
            start, end = state.start[row], state.end[row]
            era = min(self.era_at(start, 1), self.era_at(end, 1))
            now = Course(len(route.cells), before, 0, era)
            kinds = state.rules.box.stations
            then = Course(len(route.cells), level, 0, min(kinds[after.station[cell]].era for cell in ends))
            gain += self.line_gain(row, start, end, now, then, cost)
        return gain

    def line_gain(self, row: int, start: int, end: int, now: Course, then: Course, cost: int) -> float:
        """How much more a line could be worth on a better course."""
        books = self.books
        budget = books.budget
        books.budget = self.silver + self.soon - cost
        family = lines.family_at(self.state, start)
        old = Deal(row, BOARD_OF[family], start, end)
        new = Deal(row, BOARD_OF[family], start, end)
        books.best(old, family, now, False)
        books.best(new, family, then, False)
        books.budget = budget
        kind = self.state.vehicle[row]
        if kind >= 0 and family != F_SHIP:
            # vehicles that the better way does not take are of no more use here
            speed = self.state.rules.speeds[family][then.level]
            if not self.state.rules.box.vehicles[kind].base[speed] and new.cost > self.silver - cost:
                return -books.income_now(row) * books.income
        return new.value - max(old.value, books.income_now(row) * books.income)


def promise(books: Books) -> float:
    """What the next few deals of a company would bring."""
    total = 0.0
    for _ in range(4):
        deal = books.next_deal()
        if deal is None:
            break
        total += deal.gain
        books.plan(deal)
    return total
