"""Step 3: building land routes, ports and single stations, and the central building.

See docs/rules/binario.md 5.3, S3 and 5.4, BI-BLD and BI-HQ.
"""

from __future__ import annotations

from typing import Final

from steamshed.games.binario.actions import AUTO, DEMOLISH, MANUAL, MODERNISE, ONE, PASS, PORTS, STATION, Do, do
from steamshed.games.binario.content.box import F_MAGLEV, F_SHIP
from steamshed.games.binario.rules import costs, effects, rounds, sites
from steamshed.games.binario.rules.phases import objects
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of
from steamshed.games.binario.rules.ways import laying, proposals
from steamshed.games.binario.rules.ways.network import is_free
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.rules.ways.steps import Spot
from steamshed.games.binario.rules.ways.tile_by_tile import Walk
from steamshed.games.binario.table.map_answers import Means
from steamshed.games.binario.table.pieces import Pending
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

VERBS = ("pass", "build", "station", "demolish", "modernise", "hq")

# asked for everything whenever the legal actions are listed, so these refusals are made once
NOT_THIS_ERA: Final = Violation("BI-BLD-08")
CANNOT_BE_PAID: Final = Violation("BI-BLD-05")
NO_SUCH_CENTRAL: Final = Violation("BI-HQ-02")
NO_HIGHER_CENTRAL: Final = Violation("BI-HQ-03")
NO_SEAT: Final = Violation("BI-HQ-01")


class Build(BinarioPhase):
    """S3: pass, or one of (a) demolish and build, (b) the central building, (c) modernise (BI-BLD-01)."""

    name = "build"
    verbs: tuple[str, ...] = VERBS

    def legal(self, state: Table) -> list[Action]:
        seat, rules = state.decider, state.rules
        found: list[Action] = [PASS]
        for type, action in enumerate(rules.build):
            if not check_way(state, type):
                found.append(action)
        if first_ports(state, seat):
            found.append(PORTS)
        if any_site(state, seat):
            found.append(STATION)
        if state.demolished:
            return found
        if objects.can_demolish(state, seat):
            found.append(DEMOLISH)
        for generation, action in enumerate(rules.centrals, 1):
            if not check_central(state, seat, generation):
                found.append(action)
        if objects.can_raise(state, seat):
            found.append(MODERNISE)
        return found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        seat = state.decider
        if action.verb == "pass":
            return Violation("BI-RND-01") if action.words else None
        if action.verb == "station":
            if action.words:
                return Violation("BI-RND-01")
            return None if any_site(state, seat) else Violation("BI-BLD-05")
        if action.verb == "build":
            if action.word == "ports":
                return None if first_ports(state, seat) else Violation("BI-BLD-05")
            return check_way(state, state.rules.box.way_of[action.word])
        if state.demolished:
            # BI-BLD-02: after demolishing only a build
            return Violation("BI-BLD-01")
        if action.verb == "hq":
            return check_central(state, seat, int(action.word))
        if action.verb == "demolish":
            return objects.check_any_demolish(state, seat)
        return objects.check_any_raise(state, seat)

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        seat = state.decider
        if action.verb == "pass":
            events.append(Event("passed", seat))
            rounds.end_build(state, chance, events)
        elif action.verb == "hq":
            build_central(state, seat, int(action.word), events)
            rounds.end_build(state, chance, events)
        elif action.verb == "station":
            state.pending = Pending("station")
            state.decide(seat, "station_cell")
        elif action.verb == "build":
            pending = Pending("ports" if action.word == "ports" else "build")
            state.pending = pending
            if action.word == "ports":
                state.decide(seat, "first_end")
            else:
                pending.type = state.rules.box.way_of[action.word]
                state.decide(seat, "planner")
        else:
            state.pending = Pending(action.verb)
            state.decide(seat, f"{action.verb}_object")
        return events


def check_way(state: Table, type: int) -> Violation | None:
    """Why no route of a type can be built."""
    if not costs.may_lay(state, type):
        return NOT_THIS_ERA
    # what the planner proposes can be laid tile by tile as well, but for a maglev
    able = can_auto if state.rules.box.ways[type].family == F_MAGLEV else can_manual
    return None if able(state, type) else CANNOT_BE_PAID


def check_central(state: Table, seat: int, generation: int) -> Violation | None:
    """BI-HQ-01 to 03."""
    box = state.rules.box
    if not 1 <= generation <= len(box.centrals) or not box.centrals[generation - 1].eras >> state.era & 1:
        return NO_SUCH_CENTRAL
    if generation <= state.central[seat]:
        return NO_HIGHER_CENTRAL
    if seat_station(state, seat) < 0:
        return NO_SEAT
    return None if costs.central(state, seat, generation) <= state.silver[seat] else CANNOT_BE_PAID


def seat_station(state: Table, seat: int) -> int:
    """The cell of road station 0, the seat of the company, or -1."""
    box = state.rules.box
    for cell in state.stations[seat]:
        if state.label[cell] == 0 and box.stations[state.station[cell]].family == 0:
            return cell
    return -1


def build_central(state: Table, seat: int, generation: int, events: list[Event]) -> None:
    cost = costs.central(state, seat, generation)
    args: dict[str, str | int] = {"generation": generation, "before": state.central[seat], "silver": cost}
    state.silver[seat] -= cost
    state.central[seat] = generation
    state.changed()
    events.append(Event("central-built", seat, args))
    if state.rules.advanced and generation == len(state.rules.box.centrals):
        # BI-ADV-11
        state.ended = True
        events.append(Event("last-round", seat))


# -- a land route ----------------------------------------------------------------------------------------------------


def planner_of(state: Table) -> Planner:
    """The planner of the decision under way."""
    known = state.planner_now
    if not isinstance(known, Planner) or known.builder.type != state.decision.type:
        known = Planner(state, state.decider, state.decision.type)
        state.planner_now = known
    return known


def can_manual(state: Table, type: int) -> bool:
    """Whether a route can be laid tile by tile. Maglev has no way but that of BI-TUN-07."""
    if state.rules.box.ways[type].family == F_MAGLEV:
        return False
    seat = state.decider
    silver = state.silver[seat]
    key = (seat, type, effects.discount(state, seat), state.era)
    known = state.found.laying.get(key)
    if known is None:
        known = state.found.laying[key] = Means(costs.PLENTY)
    if known.too_little < silver < known.enough:
        if Walk(state, seat, type, False).any_start():
            known.enough = silver
        else:
            known.too_little = silver
    return silver >= known.enough


def can_auto(state: Table, type: int) -> bool:
    """Whether the planner can propose a route."""
    seat = state.decider
    key = (seat, type, state.silver[seat], effects.discount(state, seat), state.era)
    known = state.found.has_proposal
    if key not in known:
        known[key] = Planner(state, seat, type).any_route()
    return known[key]


class PlannerChoice(BinarioPhase):
    """B1: let the planner propose paths, or lay tile by tile."""

    name = "planner"
    verbs: tuple[str, ...] = ("auto", "manual")

    def proposed(self, state: Table) -> list[Do]:
        return [AUTO, MANUAL]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        able = can_auto if action.verb == "auto" else can_manual
        return None if able(state, state.decision.type) else Violation("BI-BLD-05")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.manual = action.verb == "manual"
        state.decide(state.decider, "lay_start" if state.decision.manual else "first_end")
        return events


class FirstEnd(BinarioPhase):
    """B2, and the first port of a sea route."""

    name = "first_end"
    verbs: tuple[str, ...] = ("end",)

    def proposed(self, state: Table) -> list[Do]:
        names = state.map.names
        if state.decision.what == "ports":
            return [do("end", names[cell]) for cell in first_ports(state, state.decider)]
        return [do("end", names[cell]) for cell in planner_of(state).ends()]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        cell = cell_of(state, action)
        if state.decision.what == "ports":
            return None if cell in first_ports(state, state.decider) else check_port(state, state.decider, cell)
        planner = planner_of(state)
        violation = check_end(planner, cell)
        return violation or (None if planner.leads_on(cell) else Violation("BI-BLD-05"))

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.ends = [cell_of(state, action)]
        state.decide(state.decider, "second_end")
        return events


def check_end(planner: Planner, cell: int) -> Violation | None:
    """Why a cell is no possible end of a route."""
    state = planner.state
    if cell < 0:
        return Violation("BI-BLD-09")
    if cell in planner.homes or cell in planner.sites:
        return None
    if state.station[cell] >= 0:
        return Violation("BI-JOIN-13" if state.station_owner[cell] != planner.seat else "BI-STN-03")
    violation = sites.check_site(state, planner.family, cell)
    if violation is not None:
        return violation
    if not sites.beside_facility(state, cell):
        # the planner proposes only ends that can load
        return Violation("BI-STN-02")
    for kind in state.rules.way_kinds[planner.family]:
        violation = sites.check_kind(state, planner.seat, kind, cell, [], planner.silver)
        if violation is None:
            return sites.check_room(state, kind, cell, []) or Violation("BI-BLD-05")
    return violation


class SecondEnd(BinarioPhase):
    """B3, and the second port of a sea route or none."""

    name = "second_end"
    verbs: tuple[str, ...] = ("end", "one")

    def proposed(self, state: Table) -> list[Do]:
        first = state.decision.ends[0]
        names = state.map.names
        if state.decision.what == "ports":
            found = [do("end", names[cell]) for cell in second_ports(state, state.decider, first)]
            return [*found, ONE]
        return [do("end", names[cell]) for cell in planner_of(state).seconds(first)]

    def legal(self, state: Table) -> list[Action]:
        if state.decision.what == "ports":
            return BinarioPhase.legal(self, state)
        return list(self.proposed(state))

    def check_words(self, state: Table, action: Do) -> Violation | None:
        first = state.decision.ends[0]
        if state.decision.what == "ports":
            if action.verb == "one":
                return Violation("BI-BLD-11") if state.station[first] >= 0 else None
            cell = cell_of(state, action)
            return None if cell in second_ports(state, state.decider, first) else check_port(state, state.decider, cell)
        if action.verb == "one":
            return Violation("BI-BLD-03")
        planner = planner_of(state)
        cell = cell_of(state, action)
        violation = check_end(planner, cell)
        if violation is not None:
            return violation
        if cell in planner.seconds(first):
            return None
        if cell == first:
            return Violation("BI-ROUTE-01")
        return planner.check_maglev(first, cell) or Violation("BI-BLD-05")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        pending = state.decision
        if action.verb == "end":
            pending.ends.append(cell_of(state, action))
        if pending.what == "ports" or state.rules.box.ways[pending.type].family == F_MAGLEV:
            ask_kind(state, chance, events)
        else:
            state.decide(state.decider, "proposal")
        return events


class Proposal(BinarioPhase):
    """B5: one of the proposals."""

    name = "proposal"
    verbs: tuple[str, ...] = ("path",)

    def proposed(self, state: Table) -> list[Do]:
        first, second = state.decision.ends
        found = planner_of(state).offered(first, second, state.rules.box.proposals)
        return [do("path", spot.text()) for spot in found]

    def legal(self, state: Table) -> list[Action]:
        return list(self.proposed(state))

    def check_words(self, state: Table, action: Do) -> Violation | None:
        first, second = state.decision.ends
        most = state.rules.box.proposals
        return proposals.check_path(planner_of(state), first, second, action.word, most)

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.moves = [action.word]
        ask_kind(state, chance, events)
        return events


# -- kinds of new stations -------------------------------------------------------------------------------------------


def new_ends(state: Table) -> list[int]:
    """The ends of the pending build where a station has to be built."""
    return [cell for cell in state.decision.ends if state.station[cell] < 0 and state.way_type[2 * cell] < 0]


def path_cost(state: Table) -> int:
    """What the pending path costs without stations."""
    pending = state.decision
    if pending.what != "build" or pending.manual:
        return 0
    if state.rules.box.ways[pending.type].family == F_MAGLEV:
        planner = planner_of(state)
        return planner.builder.under_price * (len(planner.maglev_course(pending.ends[0], pending.ends[1])) - 2)
    return chosen_path(state).cost


def chosen_path(state: Table) -> Spot:
    """The proposal that was chosen, followed again."""
    pending = state.decision
    planner = planner_of(state)
    spot = proposals.followed(planner, pending.ends[0], pending.ends[1], pending.moves[0])
    assert isinstance(spot, Spot), spot
    return spot


def ask_kind(state: Table, chance: Chance, events: list[Event]) -> None:
    """B6: asks for the kind of the next new station, or builds when all is said."""
    pending = state.decision
    if len(pending.kinds) < len(new_ends(state)):
        state.decide(state.decider, "station_kind")
    elif pending.manual:
        state.decide(state.decider, "lay")
    else:
        finish(state, chance, events)


class StationKind(BinarioPhase):
    """B6: the kind of a new station, among those that can be paid together with the rest."""

    name = "station_kind"
    verbs: tuple[str, ...] = ("kind",)

    def proposed(self, state: Table) -> list[Do]:
        return [do("kind", kind.id) for kind in state.rules.box.stations]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        pending = state.decision
        seat, box = state.decider, state.rules.box
        kind = box.station_of[action.word]
        cells = new_ends(state)
        at = len(pending.kinds)
        cell = cells[at]
        family = box.stations[kind].family
        if pending.what == "ports":
            wanted = F_SHIP
        elif pending.what == "station":
            wanted = family
            if state.map.port_site[cell] != (family == F_SHIP):
                return Violation("BI-STN-06" if family == F_SHIP else "BI-STN-01")
        else:
            wanted = box.ways[pending.type].family
        if family != wanted:
            return Violation("BI-STN-03")
        silver = state.silver[seat] - path_cost(state)
        spent = 0
        for number, other in enumerate(pending.kinds):
            spent += costs.station(state, seat, other, cells[number], pending.kinds[:number].count(other))
        violation = sites.check_kind(state, seat, kind, cell, pending.kinds, silver - spent)
        if violation is None:
            violation = sites.check_room(state, kind, cell, [other for other in cells if other != cell])
        if violation is not None or at + 1 == len(cells):
            return violation
        return None if sites.cheapest(state, seat, family, cells, silver, kind) >= 0 else Violation("BI-BLD-05")

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.kinds.append(state.rules.box.station_of[action.word])
        ask_kind(state, chance, events)
        return events


def finish(state: Table, chance: Chance, events: list[Event]) -> None:
    """Everything is said: it is paid and placed (BI-BLD-05)."""
    pending = state.decision
    seat = state.decider
    if pending.what in ("ports", "station"):
        for cell, kind in zip(new_ends(state), pending.kinds):
            laying.place_station(state, seat, kind, cell, events)
            laying.attach_neighbours(state, seat, cell)
    elif state.rules.box.ways[pending.type].family == F_MAGLEV:
        planner = planner_of(state)
        cells = planner.maglev_course(pending.ends[0], pending.ends[1])
        cost = planner.builder.under_price * (len(cells) - 2)
        laying.lay_maglev(state, seat, pending.type, cells, pending.kinds, cost, events)
    else:
        end = chosen_path(state)
        laying.lay(planner_of(state).builder, end, pending.kinds, events)
    rounds.end_build(state, chance, events)


# -- ports and single stations ---------------------------------------------------------------------------------------


def first_ports(state: Table, seat: int) -> list[int]:
    """First port: an own port, or a port site beside a facility; only if a second one or itself can be built."""
    sites = port_sites(state, seat)
    found = sites[:]
    for cell in own_ports(state, seat):
        if any(sailable(state, cell, site) for site in sites):
            found.append(cell)
    return sorted(found)


def check_port(state: Table, seat: int, cell: int) -> Violation | None:
    """Why a cell is no end of a sea route that could be built."""
    if cell < 0:
        return Violation("BI-BLD-09")
    violation = sites.check_site(state, F_SHIP, cell)
    if violation is not None:
        # an own port is there, but nothing could be added to it
        return Violation("BI-BLD-11") if cell in own_ports(state, seat) else violation
    if not sites.beside_facility(state, cell):
        return Violation("BI-STN-02")
    kinds = [kind for kind in state.rules.way_kinds[F_SHIP] if costs.may_place(state, kind)]
    return sites.check_kind(state, seat, kinds[0], cell, [], state.silver[seat]) or Violation("BI-BLD-05")


def own_ports(state: Table, seat: int) -> list[int]:
    box = state.rules.box
    return [cell for cell in state.stations[seat] if box.stations[state.station[cell]].family == F_SHIP]


def port_sites(state: Table, seat: int) -> list[int]:
    """Free port sites beside a facility where some port can be paid."""
    free = sea_sites(state)
    # a port costs the same everywhere
    if not free or sites.cheapest_one(state, seat, F_SHIP, free[0], state.silver[seat]) < 0:
        return []
    return [cell for cell in free if sites.beside_facility(state, cell)]


def sea_sites(state: Table) -> list[int]:
    """Free port sites."""
    known = state.found.sea_sites
    if known is None:
        known = [cell for cell, site in enumerate(state.map.port_site) if site and state.station[cell] < 0]
        state.found.sea_sites = known
    return known


def sailable(state: Table, first: int, second: int) -> bool:
    return first != second and state.map.sea_route(first)[second] >= 0


def second_ports(state: Table, seat: int, first: int) -> list[int]:
    new = [first] if state.station[first] < 0 else []
    found: list[int] = []
    for cell in port_sites(state, seat):
        if sailable(state, first, cell):
            cells = [*new, cell]
            if sites.cheapest(state, seat, F_SHIP, cells, state.silver[seat]) >= 0:
                found.append(cell)
    if new:
        found += [cell for cell in own_ports(state, seat) if sailable(state, first, cell)]
    return sorted(found)


def any_site(state: Table, seat: int) -> bool:
    """Whether some single station or port can be built."""
    silver = state.silver[seat]
    for cell in sea_sites(state):
        if sites.cheapest_one(state, seat, F_SHIP, cell, silver) >= 0:
            return True
        break
    return any(sites.any_cheap(state, seat, family, silver) for family in range(F_SHIP))


def check_single(state: Table, seat: int, cell: int) -> Violation | None:
    """BI-STN-07: a station may be built alone, on any plain cell or free port site."""
    if cell < 0:
        return Violation("BI-BLD-09")
    site = state.map.port_site[cell]
    violation: Violation | None = Violation("BI-BLD-05")
    for kind, station in enumerate(state.rules.box.stations):
        if (station.family == F_SHIP) == site and costs.may_place(state, kind):
            violation = sites.check_kind(state, seat, kind, cell, [], state.silver[seat])
            violation = violation or sites.check_room(state, kind, cell, [])
            if violation is None:
                return None
    return violation


class StationCell(BinarioPhase):
    """Where a single station or port is built."""

    name = "station_cell"
    verbs: tuple[str, ...] = ("at",)

    def proposed(self, state: Table) -> list[Do]:
        names = state.map.names
        return [
            do("at", names[cell]) for cell in range(state.map.size) if state.map.port_site[cell] or is_free(state, cell)
        ]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return check_single(state, state.decider, cell_of(state, action))

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.ends = [cell_of(state, action)]
        ask_kind(state, chance, events)
        return events


PHASES: list[BinarioPhase] = [
    Build(),
    PlannerChoice(),
    FirstEnd(),
    SecondEnd(),
    Proposal(),
    StationKind(),
    StationCell(),
]
