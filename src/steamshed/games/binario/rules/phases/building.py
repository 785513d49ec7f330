"""Step 3: building land routes, ports and single stations, and the central building.

See docs/rules/binario.md 5.3, S3 and 5.4, BI-BLD and BI-HQ.
"""

from __future__ import annotations

from steamshed.games.binario.actions import AUTO, DEMOLISH, MANUAL, MODERNISE, ONE, PASS, PORTS, STATION, Do, do
from steamshed.games.binario.content.box import F_MAGLEV, F_SHIP
from steamshed.games.binario.rules import costs, effects, rounds, sites
from steamshed.games.binario.rules.phases import objects
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of
from steamshed.games.binario.rules.ways import laying, proposals
from steamshed.games.binario.rules.ways.builder import Spot
from steamshed.games.binario.rules.ways.network import is_free
from steamshed.games.binario.rules.ways.planner import Planner
from steamshed.games.binario.rules.ways.tile_by_tile import Walk
from steamshed.games.binario.table.pieces import Pending
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance

VERBS = ("pass", "build", "station", "demolish", "modernise", "hq")


class Build(BinarioPhase):
    """S3: pass, or one of (a) demolish and build, (b) the central building, (c) modernise (BI-BLD-01)."""

    name = "build"
    verbs: tuple[str, ...] = VERBS

    def legal(self, state: Table) -> list[Action]:
        assert state.seat is not None
        seat, rules = state.seat, state.rules
        found: list[Action] = [PASS]
        for type, action in enumerate(rules.build):
            if not way_fault(state, type):
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
            if not central_fault(state, seat, generation):
                found.append(action)
        if objects.can_raise(state, seat):
            found.append(MODERNISE)
        return found

    def fault(self, state: Table, action: Do) -> str:
        assert state.seat is not None
        seat = state.seat
        if action.verb == "pass":
            return "BI-RND-01" if action.words else ""
        if action.verb == "station":
            return "BI-RND-01" if action.words else "" if any_site(state, seat) else "BI-BLD-05"
        if action.verb == "build":
            if action.word == "ports":
                return "" if first_ports(state, seat) else "BI-BLD-05"
            return way_fault(state, state.rules.box.way_of[action.word])
        if state.demolished:
            # BI-BLD-02: after demolishing only a build
            return "BI-BLD-01"
        if action.verb == "hq":
            return central_fault(state, seat, int(action.word))
        if action.verb == "demolish":
            return objects.any_demolish_fault(state, seat)
        return objects.any_raise_fault(state, seat)

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        assert state.seat is not None
        seat = state.seat
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


def way_fault(state: Table, type: int) -> str:
    """Why no route of a type can be built."""
    if not costs.may_lay(state, type):
        return "BI-BLD-08"
    # what the planner proposes can be laid tile by tile as well, but for a maglev
    able = can_auto if state.rules.box.ways[type].family == F_MAGLEV else can_manual
    return "" if able(state, type) else "BI-BLD-05"


def central_fault(state: Table, seat: int, generation: int) -> str:
    """BI-HQ-01 to 03."""
    box = state.rules.box
    if not 1 <= generation <= len(box.centrals) or not box.centrals[generation - 1].eras >> state.era & 1:
        return "BI-HQ-02"
    if generation <= state.central[seat]:
        return "BI-HQ-03"
    if seat_station(state, seat) < 0:
        return "BI-HQ-01"
    return "" if costs.central(state, seat, generation) <= state.silver[seat] else "BI-BLD-05"


def seat_station(state: Table, seat: int) -> int:
    """The cell of road station 0, the seat of the company, or -1."""
    box = state.rules.box
    for cell in state.stations[seat]:
        if state.label[cell] == 0 and box.stations[state.station[cell]].family == 0:
            return cell
    return -1


def build_central(state: Table, seat: int, generation: int, events: list[Event]) -> None:
    cost = costs.central(state, seat, generation)
    state.silver[seat] -= cost
    state.central[seat] = generation
    state.changed()
    events.append(Event("central-built", seat, {"generation": generation, "silver": cost}))
    if state.rules.advanced and generation == len(state.rules.box.centrals):
        # BI-ADV-11
        state.ended = True
        events.append(Event("last-round", seat))


# -- a land route ----------------------------------------------------------------------------------------------------


def planner_of(state: Table) -> Planner:
    """The planner of the decision under way."""
    assert state.seat is not None
    assert state.pending is not None
    known = state.planner_now
    if not isinstance(known, Planner) or known.builder.type != state.pending.type:
        known = Planner(state, state.seat, state.pending.type)
        state.planner_now = known
    return known


def can_manual(state: Table, type: int) -> bool:
    """Whether a route can be laid tile by tile. Maglev has no way but that of BI-TUN-07."""
    assert state.seat is not None
    if state.rules.box.ways[type].family == F_MAGLEV:
        return False
    silver = state.silver[state.seat]
    key = ("manual", state.seat, type, effects.discount(state, state.seat), state.era)
    known = state.found.get(key)
    if not isinstance(known, Means):
        known = state.found[key] = Means()
    if known.too_little < silver < known.enough:
        if Walk(state, state.seat, type, False).any_start():
            known.enough = silver
        else:
            known.too_little = silver
    return silver >= known.enough


class Means:
    """How much silver is known to be too little for something, and how much to be enough: more never harms."""

    def __init__(self) -> None:
        self.too_little = -1
        self.enough = costs.PLENTY


def can_auto(state: Table, type: int) -> bool:
    """Whether the planner can propose a route."""
    assert state.seat is not None
    key = ("auto", state.seat, type, state.silver[state.seat], effects.discount(state, state.seat), state.era)
    if key not in state.found:
        planner = Planner(state, state.seat, type)
        state.found[key] = planner.any_route()
    return bool(state.found[key])


class PlannerChoice(BinarioPhase):
    """B1: let the planner propose paths, or lay tile by tile."""

    name = "planner"
    verbs: tuple[str, ...] = ("auto", "manual")

    def options(self, state: Table) -> list[Do]:
        return [AUTO, MANUAL]

    def fault(self, state: Table, action: Do) -> str:
        assert state.pending is not None
        able = can_auto if action.verb == "auto" else can_manual
        return "" if able(state, state.pending.type) else "BI-BLD-05"

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        assert state.seat is not None
        assert state.pending is not None
        state.pending.manual = action.verb == "manual"
        state.decide(state.seat, "lay_start" if state.pending.manual else "first_end")


class FirstEnd(BinarioPhase):
    """B2, and the first port of a sea route."""

    name = "first_end"
    verbs: tuple[str, ...] = ("end",)

    def options(self, state: Table) -> list[Do]:
        assert state.pending is not None
        assert state.seat is not None
        names = state.map.names
        if state.pending.what == "ports":
            return [do("end", names[cell]) for cell in first_ports(state, state.seat)]
        return [do("end", names[cell]) for cell in planner_of(state).ends()]

    def fault(self, state: Table, action: Do) -> str:
        assert state.pending is not None
        assert state.seat is not None
        cell = cell_of(state, action)
        if state.pending.what == "ports":
            return "" if cell in first_ports(state, state.seat) else port_fault(state, state.seat, cell)
        planner = planner_of(state)
        fault = end_fault(planner, cell)
        return fault or ("" if planner.leads_on(cell) else "BI-BLD-05")

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        assert state.pending is not None
        assert state.seat is not None
        state.pending.ends = [cell_of(state, action)]
        state.decide(state.seat, "second_end")


def end_fault(planner: Planner, cell: int) -> str:
    """Why a cell is no possible end of a route."""
    state = planner.state
    if cell < 0:
        return "BI-BLD-09"
    if cell in planner.homes or cell in planner.sites:
        return ""
    if state.station[cell] >= 0:
        return "BI-JOIN-13" if state.station_owner[cell] != planner.seat else "BI-STN-03"
    fault = sites.site_fault(state, planner.family, cell)
    if fault:
        return fault
    if not sites.beside_facility(state, cell):
        # the planner proposes only ends that can load
        return "BI-STN-02"
    for kind in state.rules.way_kinds[planner.family]:
        fault = sites.kind_fault(state, planner.seat, kind, cell, [], planner.silver)
        if not fault:
            return sites.room_fault(state, kind, cell, []) or "BI-BLD-05"
    return fault


class SecondEnd(BinarioPhase):
    """B3, and the second port of a sea route or none."""

    name = "second_end"
    verbs: tuple[str, ...] = ("end", "one")

    def options(self, state: Table) -> list[Do]:
        assert state.pending is not None
        assert state.seat is not None
        first = state.pending.ends[0]
        names = state.map.names
        if state.pending.what == "ports":
            found = [do("end", names[cell]) for cell in second_ports(state, state.seat, first)]
            return [*found, ONE]
        return [do("end", names[cell]) for cell in planner_of(state).seconds(first)]

    def legal(self, state: Table) -> list[Action]:
        assert state.pending is not None
        if state.pending.what == "ports":
            return BinarioPhase.legal(self, state)
        return list(self.options(state))

    def fault(self, state: Table, action: Do) -> str:
        assert state.pending is not None
        assert state.seat is not None
        first = state.pending.ends[0]
        if state.pending.what == "ports":
            if action.verb == "one":
                return "BI-BLD-11" if state.station[first] >= 0 else ""
            cell = cell_of(state, action)
            return "" if cell in second_ports(state, state.seat, first) else port_fault(state, state.seat, cell)
        if action.verb == "one":
            return "BI-BLD-03"
        planner = planner_of(state)
        cell = cell_of(state, action)
        fault = end_fault(planner, cell)
        if fault:
            return fault
        if cell in planner.seconds(first):
            return ""
        if cell == first:
            return "BI-ROUTE-01"
        return planner.maglev_fault(first, cell) or "BI-BLD-05"

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        if action.verb == "end":
            pending.ends.append(cell_of(state, action))
        if pending.what == "ports" or state.rules.box.ways[pending.type].family == F_MAGLEV:
            ask_kind(state, chance, events)
        else:
            state.decide(state.seat, "proposal")


class Proposal(BinarioPhase):
    """B5: one of the proposals."""

    name = "proposal"
    verbs: tuple[str, ...] = ("path",)

    def options(self, state: Table) -> list[Do]:
        assert state.pending is not None
        first, second = state.pending.ends
        found = planner_of(state).offered(first, second, state.rules.box.proposals)
        return [do("path", spot.text()) for spot in found]

    def legal(self, state: Table) -> list[Action]:
        return list(self.options(state))

    def fault(self, state: Table, action: Do) -> str:
        assert state.pending is not None
        first, second = state.pending.ends
        most = state.rules.box.proposals
        return proposals.path_fault(planner_of(state), first, second, action.word, most)

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        assert state.pending is not None
        state.pending.moves = [action.word]
        ask_kind(state, chance, events)


# -- kinds of new stations -------------------------------------------------------------------------------------------


def new_ends(state: Table) -> list[int]:
    """The ends of the pending build where a station has to be built."""
    assert state.pending is not None
    return [cell for cell in state.pending.ends if state.station[cell] < 0 and state.way_type[2 * cell] < 0]


def path_cost(state: Table) -> int:
    """What the pending path costs without stations."""
    pending = state.pending
    assert pending is not None
    if pending.what != "build" or pending.manual:
        return 0
    if state.rules.box.ways[pending.type].family == F_MAGLEV:
        planner = planner_of(state)
        return planner.builder.under_price * (len(planner.maglev_course(pending.ends[0], pending.ends[1])) - 2)
    return chosen_path(state).cost


def chosen_path(state: Table) -> Spot:
    """The proposal that was chosen, followed again."""
    pending = state.pending
    assert pending is not None
    planner = planner_of(state)
    spot = proposals.followed(planner, pending.ends[0], pending.ends[1], pending.moves[0])
    assert spot is not None, planner.builder.rule
    return spot


def ask_kind(state: Table, chance: Chance, events: list[Event]) -> None:
    """B6: asks for the kind of the next new station, or builds when all is said."""
    pending = state.pending
    assert pending is not None
    assert state.seat is not None
    if len(pending.kinds) < len(new_ends(state)):
        state.decide(state.seat, "station_kind")
    elif pending.manual:
        state.decide(state.seat, "lay")
    else:
        finish(state, chance, events)


class StationKind(BinarioPhase):
    """B6: the kind of a new station, among those that can be paid together with the rest."""

    name = "station_kind"
    verbs: tuple[str, ...] = ("kind",)

    def options(self, state: Table) -> list[Do]:
        return [do("kind", kind.id) for kind in state.rules.box.stations]

    def fault(self, state: Table, action: Do) -> str:
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        seat, box = state.seat, state.rules.box
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
                return "BI-STN-06" if family == F_SHIP else "BI-STN-01"
        else:
            wanted = box.ways[pending.type].family
        if family != wanted:
            return "BI-STN-03"
        silver = state.silver[seat] - path_cost(state)
        spent = 0
        for number, other in enumerate(pending.kinds):
            spent += costs.station(state, seat, other, cells[number], pending.kinds[:number].count(other))
        fault = sites.kind_fault(state, seat, kind, cell, pending.kinds, silver - spent)
        if fault:
            return fault
        fault = sites.room_fault(state, kind, cell, [other for other in cells if other != cell])
        if fault or at + 1 == len(cells):
            return fault
        return "" if sites.cheapest(state, seat, family, cells, silver, kind) >= 0 else "BI-BLD-05"

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        assert state.pending is not None
        state.pending.kinds.append(state.rules.box.station_of[action.word])
        ask_kind(state, chance, events)


def finish(state: Table, chance: Chance, events: list[Event]) -> None:
    """Everything is said: it is paid and placed (BI-BLD-05)."""
    pending = state.pending
    assert pending is not None
    assert state.seat is not None
    seat = state.seat
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


def port_fault(state: Table, seat: int, cell: int) -> str:
    """Why a cell is no end of a sea route that could be built."""
    if cell < 0:
        return "BI-BLD-09"
    fault = sites.site_fault(state, F_SHIP, cell)
    if fault:
        # an own port is there, but nothing could be added to it
        return "BI-BLD-11" if cell in own_ports(state, seat) else fault
    if not sites.beside_facility(state, cell):
        return "BI-STN-02"
    kinds = [kind for kind in state.rules.way_kinds[F_SHIP] if costs.may_place(state, kind)]
    faults = [sites.kind_fault(state, seat, kind, cell, [], state.silver[seat]) for kind in kinds]
    return faults[0] or "BI-BLD-05"


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
    key = "sea sites"
    known = state.found.get(key)
    if known is None:
        found = [cell for cell, site in enumerate(state.map.port_site) if site and state.station[cell] < 0]
        state.found[key] = found
        return found
    assert isinstance(known, list)
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


def single_fault(state: Table, seat: int, cell: int) -> str:
    """BI-STN-07: a station may be built alone, on any plain cell or free port site."""
    if cell < 0:
        return "BI-BLD-09"
    site = state.map.port_site[cell]
    fault = "BI-BLD-05"
    for kind, station in enumerate(state.rules.box.stations):
        if (station.family == F_SHIP) == site and costs.may_place(state, kind):
            fault = sites.kind_fault(state, seat, kind, cell, [], state.silver[seat])
            fault = fault or sites.room_fault(state, kind, cell, [])
            if not fault:
                return ""
    return fault


class StationCell(BinarioPhase):
    """Where a single station or port is built."""

    name = "station_cell"
    verbs: tuple[str, ...] = ("at",)

    def options(self, state: Table) -> list[Do]:
        names = state.map.names
        return [
            do("at", names[cell]) for cell in range(state.map.size) if state.map.port_site[cell] or is_free(state, cell)
        ]

    def fault(self, state: Table, action: Do) -> str:
        assert state.seat is not None
        return single_fault(state, state.seat, cell_of(state, action))

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        assert state.pending is not None
        state.pending.ends = [cell_of(state, action)]
        ask_kind(state, chance, events)


PHASES: list[BinarioPhase] = [
    Build(),
    PlannerChoice(),
    FirstEnd(),
    SecondEnd(),
    Proposal(),
    StationKind(),
    StationCell(),
]
