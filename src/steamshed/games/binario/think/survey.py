"""Projects of step 3 for a company that thinks: all sorts of them, worked out to the last action.

The beginner's architect looks at few pairs of ends, and only at what he knows to be good. Here every pair within reach
is estimated: by the line that it makes possible, and by the stations and routes that will be listed in the end.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.actions import (
    AUTO,
    DEMOLISH,
    MANUAL,
    MODERNISE,
    SIDE_LETTERS,
    STATION,
    TARGETS,
    WHOLE,
    Do,
    do,
)
from steamshed.games.binario.content.box import BOARD_OF, F_MAGLEV, F_SHIP, F_TRAM
from steamshed.games.binario.rules import costs, lines, sites
from steamshed.games.binario.rules.phases import objects
from steamshed.games.binario.rules.phases.building import first_ports, second_ports
from steamshed.games.binario.rules.ways import demolishing, modernising
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.table.elements import cell_of_element, is_station
from steamshed.games.binario.think.deals import BETTER, Course, Deal
from steamshed.games.binario.think.economy import Economy
from steamshed.games.binario.think.projects import SLOW, Architect, Pair, Project

TILES: Final = 7
"""Ends further apart than this many steps are not joined by land."""
UNITS: Final[tuple[float, ...]] = (3.0, 4.0, 6.0, 9.0)
"""About what a line of each era carries."""
SPEEDS: Final[tuple[float, ...]] = (1.2, 1.8, 3.0, 4.0)
"""About how many cells a round it goes."""
AGAIN: Final = 0.6
"""What is left of each further line on the same route: tokens and vehicles may be gone by then."""
TRAM_POINTS: Final = 25.0
"""What a tram with its two stations scores."""
SHORT: Final = 10
"""Places for a short route that are looked at."""
LATE: Final = 10
"""Rounds before the end from which stations are built that no line will list."""


class Scheme(Project):
    """A project with all its actions."""

    def __init__(self, actions: list[Do], cost: int, gain: float) -> None:
        super().__init__(actions[0], cost, gain)
        self.actions = actions
        self.kinds: list[int] = []


class Survey(Architect):
    """Looks for projects of one seat, with the prices of its economy."""

    def __init__(self, economy: Economy, looked_at: int, planned: int) -> None:
        super().__init__(economy.state, economy.seat)
        self.economy = economy
        self.looked_at = looked_at
        self.planned = planned
        self.found_places: list[tuple[int, int, int, int]] | None = None
        books = self.books
        books.silver, books.income, books.fame = economy.silver, economy.income, economy.fame

    def schemes(self, legal: list[Do]) -> list[Scheme]:
        """Everything worth its silver, the best first."""
        found: list[Scheme] = []
        for action in legal:
            if action.verb == "build":
                if action.word == "ports":
                    found += self.sea_routes()
                else:
                    found += self.land_routes(self.state.rules.box.way_of[action.word])
                    if self.economy.taste.reach > 1:
                        found += self.short_routes(self.state.rules.box.way_of[action.word])
            elif action.verb == "station":
                found += self.single_stations()
            elif action.verb == "hq":
                project = self.central(int(action.word))
                if project is not None:
                    found.append(Scheme([action], project.cost, project.gain))
            elif action.verb == "modernise":
                found += self.raises()
            elif action.verb == "demolish" and self.economy.taste.reach > 1:
                found += self.conversions()
        found = [scheme for scheme in found if scheme.gain > 0.0]
        found.sort(key=lambda scheme: -self.rank(scheme))
        return found

    # -- routes --------------------------------------------------------------------------------------------------

    def land_routes(self, type: int) -> list[Scheme]:
        state = self.state
        way = state.rules.box.ways[type]
        if way.family == F_TRAM and len(self.stations_of(BOARD_OF[way.family])) > 1:
            # railways will want the labels
            return []
        planner = Planner(state, self.seat, type)
        found: list[Scheme] = []
        for pair in self.pairs(planner)[: 3 * self.planned]:
            if pair.rough <= 0.0 or len(found) == self.planned:
                break
            scheme = self.land_route(planner, type, pair)
            if scheme is not None:
                found.append(scheme)
        return found

    def pairs(self, planner: Planner) -> list[Pair]:
        """Pairs of ends by what a straight way between them would bring, the best first."""
        state, books = self.state, self.books
        family, way = planner.family, planner.builder.way
        board, width = BOARD_OF[family], state.map.width
        ends = [cell for cell in planner.ends() if not lines.busy(state, self.seat, cell)]
        in_stock = sum([1 << good for good, count in enumerate(books.tokens) if count > 0])
        unit, speed = UNITS[way.level - 1], SPEEDS[way.level - 1]
        poorest = 0.0 if self.rows_free(board) else 1.25 * self.poorest(board)
        station = max(state.rules.box.stations[kind].points for kind in state.rules.way_kinds[family])
        near: list[tuple[float, int, int]] = []
        for at, one in enumerate(ends):
            gives, takes = books.given(one), books.taken_at(one, family)
            x, y = one % width, one // width
            for other in ends[at + 1 :]:
                distance = abs(x - other % width) + abs(y - other // width)
                if distance < 2 or distance > TILES:
                    continue
                if state.station[one] >= 0 and state.station[other] >= 0:
                    continue
                there = gives & books.taken_at(other, family) & in_stock
                back = takes & books.given(other) & in_stock
                price = max(
                    books.prices[books.first_of(books.dear_first, there)] if there else 0,
                    books.prices[books.first_of(books.dear_first, back)] if back else 0,
                )
                legs = (1 if there else 0) + (1 if back else 0)
                new = (1 if one in planner.sites else 0) + (1 if other in planner.sites else 0)
                earned = legs * (unit * price + distance) / (2.0 * max(2.0, distance / speed))
                rough = max(0.0, earned * books.income - poorest)
                rough += 0.5 * new * station - books.silver * way.build * (distance - 1)
                near.append((rough, one, other))
        near.sort(key=lambda entry: (-entry[0], entry[1], entry[2]))
        found: list[Pair] = []
        for _, one, other in near[: self.looked_at]:
            distance = abs(one % width - other % width) + abs(one // width - other // width)
            cost = way.build * (distance - 1)
            era = min(self.era_at(one, way.level), self.era_at(other, way.level))
            gain = self.service(one, other, family, Course(distance + 1, min(way.level, era), 0, era), cost)
            new = (1 if one in planner.sites else 0) + (1 if other in planner.sites else 0)
            gain += new * station * (1.0 if self.listable(board) else self.unlisted)
            found.append(Pair(one, other, gain - books.silver * cost))
        found.sort(key=lambda pair: (-pair.rough, pair.first, pair.second))
        return found

    def land_route(self, planner: Planner, type: int, pair: Pair) -> Scheme | None:
        """A pair of ends worked out by the planner."""
        way = self.state.rules.box.ways[type]
        path: list[Do] = []
        if way.family == F_MAGLEV:
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
            path = [do("path", spot.text())]
        scheme = self.joined(pair, way.family, way.level, cost, length, level, toll)
        if scheme is not None:
            names = self.state.map.names
            ends = [do("end", names[pair.first]), do("end", names[pair.second])]
            scheme.actions = [do("build", way.id), AUTO, *ends, *path, *self.kinds_of(scheme)]
            scheme.action = scheme.actions[0]
        return scheme

    def kinds_of(self, scheme: Scheme) -> list[Do]:
        return [do("kind", self.state.rules.box.stations[kind].id) for kind in scheme.kinds]

    def joined(
        self, pair: Pair, family: int, wanted: int, cost: int, length: int, level: int, toll: int
    ) -> Scheme | None:
        """The gain of joining two cells for a price, stations not counted yet."""
        state, books = self.state, self.books
        box, board = state.rules.box, BOARD_OF[family]
        points, era = 0.0, 4
        taken: list[int] = []
        new = [cell for cell in (pair.first, pair.second) if state.station[cell] < 0]
        room = self.listable(board)
        for cell in (pair.first, pair.second):
            if cell in new:
                others = [other for other in new if other != cell]
                full = 1.0 if len(taken) < room else self.unlisted
                kind = self.kind_here(family, cell, wanted, self.silver - cost, taken, others, full)
                if kind < 0:
                    return None
                cost += costs.station(state, self.seat, kind, cell, taken.count(kind))
                taken.append(kind)
                points += box.stations[kind].points * full
                era = min(era, box.stations[kind].era)
            else:
                era = min(era, box.stations[state.station[cell]].era)
        if cost > self.silver:
            return None
        if family != F_SHIP:
            level = min(level, era)
            points += box.route_points[level - 1] * (1.0 if room else self.unlisted)
        if family == F_TRAM:
            points *= self.unlisted
        gain = self.services(pair.first, pair.second, family, Course(length, level, toll, era), cost)
        made = Scheme([STATION], cost, gain + self.economy.built * points - books.silver * cost)
        made.first, made.second, made.kinds = pair.first, pair.second, taken
        return made

    def services(self, one: int, other: int, family: int, course: Course, spent: int) -> float:
        """Points that lines between two cells would bring: with a central building more than one (BI-HQ-04)."""
        books = self.books
        board = BOARD_OF[family]
        total = self.service(one, other, family, course, spent)
        if not books.central or total <= 0.0 or family == F_TRAM:
            return total
        tokens, stock, budget = books.tokens[:], books.stock[:], books.budget
        part = 1.0
        free = self.rows_free(board)
        worths = sorted([books.income_now(row) * books.income for row in books.board_rows(board)])
        for at in range(self.state.rules.rows[board] - 1):
            books.budget = self.silver + self.soon - spent
            deal = Deal(-1, board, one, other)
            if books.budget <= 0 or not books.best(deal, family, course, True):
                break
            if at > 0:
                part *= AGAIN
                lost = 0.0 if at < free else BETTER * worths[min(at - free, len(worths) - 1)]
                more = deal.value - lost
                if more <= 0.0:
                    break
                total += part * more
            for good in (deal.out, deal.back):
                if good >= 0:
                    books.tokens[good] -= 1
            books.stock[deal.kind] -= deal.buys
            spent += deal.cost
        books.tokens, books.stock, books.budget = tokens, stock, budget
        return total

    # -- railways for trams --------------------------------------------------------------------------------------

    def conversions(self) -> list[Scheme]:
        """BI-DEM-10: a horse tram is taken up, and a railway laid in its place in the same step."""
        found: list[Scheme] = []
        for number, route in enumerate(self.state.routes[self.seat]):
            if lines.family_at(self.state, route.cells[0]) == F_TRAM:
                for way in ("railway", "express"):
                    scheme = self.conversion(number, way)
                    if scheme is not None:
                        found.append(scheme)
        return found

    def conversion(self, number: int, way: str) -> Scheme | None:
        state, seat = self.state, self.seat
        type = state.rules.box.way_of[way]
        if not costs.may_lay(state, type):
            return None
        route = state.routes[seat][number]
        ends = [route.cells[0], route.cells[-1]]
        after = state.clone()
        for element in objects.route_elements(state, seat, number):
            if demolishing.check(after, seat, element):
                return None
            demolishing.take_up(after, seat, element, [])
        spent = state.silver[seat] - after.silver[seat]
        if after.silver[seat] < 0:
            return None
        planner = Planner(after, seat, type)
        proposals = planner.proposals(ends[0], ends[1], 1)
        if not proposals:
            return None
        survey = Survey(Economy(after, seat, self.economy.taste), 0, 0)
        spot = proposals[0]
        level, toll = survey.quality(spot, state.rules.box.ways[type].level)
        family = state.rules.box.ways[type].family
        pair = Pair(ends[0], ends[1], 0.0)
        scheme = survey.joined(pair, family, level, spot.cost, spot.length, level, toll)
        if scheme is None:
            return None
        names = state.map.names
        first = [DEMOLISH, do("route", str(number + 1)), WHOLE, do("build", way), AUTO]
        places = [do("end", names[cell]) for cell in ends]
        scheme.actions = [*first, *places, do("path", spot.text()), *self.kinds_of(scheme)]
        scheme.action = DEMOLISH
        scheme.cost += spent
        scheme.gain -= self.books.silver * spent + TRAM_POINTS
        for row in self.books.board_rows(BOARD_OF[family]):
            if state.start[row] in ends:
                scheme.gain -= self.books.income_now(row) * self.books.income
        return scheme

    # -- short routes anywhere -----------------------------------------------------------------------------------

    def short_routes(self, type: int) -> list[Scheme]:
        """Two stations with one tile between them, wherever there is room: they score whether they load or not."""
        state = self.state
        way = state.rules.box.ways[type]
        board = BOARD_OF[way.family]
        room = min(self.listable(board), costs.labels_left(state, self.seat, way.family))
        if room < 2 or way.family in (F_TRAM, F_MAGLEV) or costs.tiles_left(state, self.seat, type) < 1:
            return []
        best: Scheme | None = None
        for _, one, middle, other in self.places()[:SHORT]:
            cost = costs.new_tile(state, self.seat, type, middle)
            scheme = self.joined(Pair(one, other, 0.0), way.family, way.level, cost, 3, way.level, 0)
            if scheme is None or (best is not None and scheme.gain <= best.gain):
                continue
            first, last = self.kinds_of(scheme)
            there = SIDE_LETTERS[state.map.side_to(one, middle)]
            on = SIDE_LETTERS[state.map.side_to(middle, other)]
            names = state.map.names
            walk = [do("start", names[one]), first, do("go", there), do("station", on, last.word)]
            scheme.actions = [do("build", way.id), MANUAL, *walk]
            scheme.action = scheme.actions[0]
            best = scheme
        return [] if best is None else [best]

    def places(self) -> list[tuple[int, int, int, int]]:
        """Three free cells in a row or round a corner: the surcharges, then the cells; the cheapest first."""
        if self.found_places is not None:
            return self.found_places
        state = self.state
        near, surcharge = state.map.near, state.rules.box.surcharge
        free = set(sites.free_cells(state))
        found: list[tuple[int, int, int, int]] = []
        for middle in sorted(free):
            around = [near[4 * middle + side] for side in range(4) if near[4 * middle + side] in free]
            for at, one in enumerate(around):
                for other in around[at + 1 :]:
                    cost = sum([surcharge[state.terrain[cell]] for cell in (one, middle, other)])
                    # beside a facility it may load some day
                    served = len(state.served(one)) + len(state.served(other))
                    found.append((cost - min(2, served), one, middle, other))
        found.sort()
        self.found_places = found
        return found

    def kind_here(
        self, family: int, cell: int, level: int, silver: int, taken: list[int], others: list[int], full: float
    ) -> int:
        """The kind of a new station: one that does not slow the way down, then the one with most points for silver."""
        state = self.state
        best, highest = -1, 0.0
        for kind in state.rules.way_kinds[family]:
            if sites.check_kind(state, self.seat, kind, cell, taken, silver) or sites.check_room(
                state, kind, cell, others
            ):
                continue
            station = state.rules.box.stations[kind]
            cost = costs.station(state, self.seat, kind, cell, taken.count(kind))
            slow = 0.0 if station.era >= level or family == F_SHIP else SLOW
            worth = full * station.points - self.books.silver * cost - slow
            if best < 0 or worth > highest:
                best, highest = kind, worth
        return best

    # -- ports ---------------------------------------------------------------------------------------------------

    def sea_routes(self) -> list[Scheme]:
        """Two ports, or a second one beside one that stands."""
        state = self.state
        pairs: list[Pair] = []
        for one in first_ports(state, self.seat):
            if lines.busy(state, self.seat, one):
                continue
            chain = state.map.sea_route(one)
            for other in second_ports(state, self.seat, one):
                if chain[other] < 0 or other < one or lines.busy(state, self.seat, other):
                    continue
                if state.station[one] >= 0 and state.station[other] >= 0:
                    continue
                gain = self.service(one, other, F_SHIP, Course(chain[other] + 2, 1, 0, state.era), 20)
                new = (1 if state.station[one] < 0 else 0) + (1 if state.station[other] < 0 else 0)
                pairs.append(Pair(one, other, gain + 10.0 * new))
        pairs.sort(key=lambda pair: (-pair.rough, pair.first, pair.second))
        found: list[Scheme] = []
        names = state.map.names
        for pair in pairs[: self.planned]:
            length = state.map.sea_route(pair.first)[pair.second] + 2
            scheme = self.joined(pair, F_SHIP, 1, 0, length, 1, 0)
            if scheme is not None:
                ends = [do("end", names[pair.first]), do("end", names[pair.second])]
                scheme.actions = [do("build", "ports"), *ends, *self.kinds_of(scheme)]
                scheme.action = scheme.actions[0]
                found.append(scheme)
        return found

    def single_stations(self) -> list[Scheme]:
        """A port for a row that waits for one; late, a station that stands alone for half its points."""
        state, seat = self.state, self.seat
        box = state.rules.box
        found: list[Scheme] = []
        for kind, station in enumerate(box.stations):
            ship = station.family == F_SHIP
            full = ship and self.listable(2) > 0 and len(self.stations_of(2)) > 0
            if not costs.may_place(state, kind) or not (full or self.books.left <= LATE):
                continue
            part = 1.0 if full else self.unlisted
            if station.points * part <= self.books.silver * station.build:
                continue
            cell = self.site_for(kind)
            if cell >= 0:
                cost = costs.station(state, seat, kind, cell)
                gain = station.points * part - self.books.silver * cost
                place = do("at", state.map.names[cell])
                found.append(Scheme([STATION, place, do("kind", station.id)], cost, gain))
        return found

    # -- modernising ---------------------------------------------------------------------------------------------

    def raises(self) -> list[Scheme]:
        """Routes, stations, ports and pairs of ports that gain by being raised."""
        state, seat, names = self.state, self.seat, self.state.map.names
        found: list[Scheme] = []
        ports = [cell for cell in sorted(state.stations[seat]) if lines.family_at(state, cell) == F_SHIP]
        for object in objects.object_names(state, seat, False):
            elements = objects.elements_of(state, seat, object)
            assert elements is not None
            cell = state.map.index[object.word] if object.verb == "at" else -1
            if cell not in ports:
                self.add_raises(object, elements, [object], found)
                continue
            self.add_raises(object, elements, [object, do("one")], found)
            for other in ports[ports.index(cell) + 1 :]:
                second = do("at", names[other])
                if any(objects.check_modernise(state, seat, port) is not None for port in (object, second)):
                    continue  # one of them could not be named
                both = [*elements, *(objects.elements_of(state, seat, second) or [])]
                self.add_raises(object, both, [object, second], found)
        return found

    def will_be_listed(self, cell: int) -> bool:
        """Whether a station is among the best of its board, as many as its rows can list in the end."""
        state = self.state
        kinds = state.rules.box.stations
        board = BOARD_OF[lines.family_at(state, cell)]
        mine = kinds[state.station[cell]].points
        better = [other for other in self.stations_of(board) if kinds[state.station[other]].points > mine]
        return len(better) < 2 * state.rules.rows[board]

    def raise_points(self, raises: list[modernising.Raise]) -> float:
        """Points of raised stations: in full where a row can list them in the end."""
        state = self.state
        kinds = state.rules.box.stations
        points = 0.0
        for item in raises:
            if not is_station(state, item.element):
                continue
            cell = cell_of_element(state, item.element)
            full = cell in self.ends or self.will_be_listed(cell)
            more = kinds[item.made].points - kinds[state.station[cell]].points
            points += more if full else more * self.unlisted
        return self.economy.built * points

    def add_raises(self, object: Do, elements: list[int], named: list[Do], found: list[Scheme]) -> None:
        for word in TARGETS:
            project = self.raised(object, elements, word)
            if project is not None:
                actions = [MODERNISE, *named, do("target", word), WHOLE]
                found.append(Scheme(actions, project.cost, project.gain))
