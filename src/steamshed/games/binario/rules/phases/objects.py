"""Step 3: demolishing and modernising, object by object and element by element (docs/rules/binario.md 5.5)."""

from __future__ import annotations

from steamshed.games.binario.actions import DONE, ONE, TARGETS, WHOLE, Do, do
from steamshed.games.binario.content.box import F_SHIP, MODES
from steamshed.games.binario.rules import rounds
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of
from steamshed.games.binario.rules.ways import demolishing, modernising
from steamshed.games.binario.rules.ways.modernising import Raise
from steamshed.games.binario.rules.ways.network import is_attached, slots_of, stretches, tunnel_at
from steamshed.games.binario.table.elements import cell_of_element, element_words, station_element
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.violation import Violation

# -- objects ---------------------------------------------------------------------------------------------------------


def route_elements(state: Table, seat: int, number: int) -> list[int]:
    """The ways and end stations of a route record."""
    route = state.routes[seat][number]
    found: list[int] = []
    for slot in slots_of(state, route.cells, route.under):
        if slot >= 0:
            tunnel = tunnel_at(state, slot >> 1)
            element = slot if tunnel is None else 2 * tunnel.cells[0]
            if element not in found:
                found.append(element)
    for at, tunnel in enumerate(state.tunnels):
        if tunnel.cells in (route.cells, route.cells[::-1]):
            found.append(3 * state.map.size + at)
    found.append(station_element(state, route.cells[0]))
    found.append(station_element(state, route.cells[-1]))
    return found


def stretch_elements(state: Table, seat: int, slots: list[int]) -> list[int]:
    """BI-DEM-03: a stretch with the own stations attached to it."""
    found: list[int] = []
    for slot in slots:
        tunnel = tunnel_at(state, slot >> 1)
        element = slot if tunnel is None else 2 * tunnel.cells[0]
        if element not in found:
            found.append(element)
    for slot in slots:
        for side in range(4):
            other = state.map.near[4 * (slot >> 1) + side]
            if other < 0 or not state.way_exits[slot] >> side & 1 or state.station_owner[other] != seat:
                continue
            element = station_element(state, other)
            if is_attached(state, other, side ^ 2) and element not in found:
                found.append(element)
    return found


def stretch_name(state: Table, slots: list[int]) -> Do:
    slot = slots[0]
    mode = MODES[state.rules.box.ways[state.way_type[slot]].mode]
    cell = state.map.names[slot >> 1]
    if state.way_type[slot | 1] >= 0:
        return do("stretch", mode, cell, "EW" if slot & 1 else "NS")
    return do("stretch", mode, cell)


def object_names(state: Table, seat: int, stretches_too: bool) -> list[Do]:
    """Route records, stretches, stations, ports."""
    found = [do("route", str(number + 1)) for number in range(len(state.routes[seat]))]
    if stretches_too:
        found += [stretch_name(state, slots) for slots in stretches(state, seat)]
    found += [do("at", state.map.names[cell]) for cell in sorted(state.stations[seat])]
    return found


def elements_of(state: Table, seat: int, action: Do) -> list[int] | None:
    """The elements of an object, or None if there is no such object."""
    if action.verb == "route":
        number = int(action.word) - 1
        return route_elements(state, seat, number) if 0 <= number < len(state.routes[seat]) else None
    if action.verb == "stretch":
        for slots in stretches(state, seat):
            if stretch_name(state, slots) == action:
                return stretch_elements(state, seat, slots)
        return None
    cell = cell_of(state, action)
    return [station_element(state, cell)] if cell in state.stations[seat] else None


def is_port(state: Table, cell: int) -> bool:
    return state.station[cell] >= 0 and state.rules.box.stations[state.station[cell]].family == F_SHIP


def element_name(state: Table, verb: str, element: int) -> Do:
    return do(verb, *element_words(state, element))


def find_element(state: Table, action: Do) -> int:
    for element in state.decision.elements:
        if element_name(state, action.verb, element) == action:
            return element
    return -1


class ObjectChoice(BinarioPhase):
    """D1 and U1: an object; after a first port a second one or none."""

    rule = ""
    """The rule about what an object is."""
    then = ""
    """The phase that follows."""

    def check_object(self, state: Table, seat: int, action: Do) -> Violation | None:
        """Why nothing can be done to an object."""
        raise NotImplementedError

    def proposed(self, state: Table) -> list[Do]:
        if state.decision.ends:
            return [*(do("at", state.map.names[cell]) for cell in sorted(state.stations[state.decider])), ONE]
        return object_names(state, state.decider, "stretch" in self.verbs)

    def check_words(self, state: Table, action: Do) -> Violation | None:
        if state.decision.ends:
            # the second of two ports, or none
            if action.verb == "one":
                return None
            cell = cell_of(state, action)
            if action.verb != "at" or cell < 0 or not is_port(state, cell) or cell in state.decision.ends:
                return Violation(self.rule)
        elif action.verb == "one":
            return Violation(self.rule)
        return self.check_object(state, state.decider, action)

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        pending = state.decision
        if action.verb != "one":
            elements = elements_of(state, state.decider, action)
            assert elements is not None
            pending.elements += elements
            pending.object = action.text
            if action.verb == "at":
                pending.ends.append(cell_of(state, action))
                if is_port(state, pending.ends[0]) and len(pending.ends) == 1:
                    state.decide(state.decider, self.name)
                    return events
        state.decide(state.decider, self.then)
        return events


def nearest(violations: list[Violation], order: tuple[str, ...]) -> Violation:
    """Of several reasons the one that comes nearest to what would be allowed: the first of the order that is there."""
    for rule in order:
        for violation in violations:
            if violation.rule == rule:
                return violation
    return violations[0] if violations else Violation(order[-1])


# -- demolish --------------------------------------------------------------------------------------------------------


def check_element(state: Table, seat: int, element: int) -> Violation | None:
    """BI-DEM-01, 02, 04 and what it costs."""
    if element >= 3 * state.map.size:
        tunnel = state.tunnels[element - 3 * state.map.size]
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            path = state.way[row]
            if state.vehicle[row] >= 0 and state.progress[row] and path and set(tunnel.cells) <= set(path.cells):
                return Violation("BI-DEM-04")
        return None if demolishing.maglev_price(state, tunnel) <= state.silver[seat] else Violation("BI-BLD-05")
    violation = demolishing.check(state, seat, element)
    return violation or (None if demolishing.price(state, element) <= state.silver[seat] else Violation("BI-BLD-05"))


def check_demolish(state: Table, seat: int, action: Do) -> Violation | None:
    """D1: only objects with something demolishable and affordable."""
    elements = elements_of(state, seat, action)
    if elements is None:
        return Violation("BI-DEM-03")
    if action.verb == "at":
        cell = cell_of(state, action)
        if not is_port(state, cell) and state.station_sides[cell]:
            return Violation("BI-DEM-03")
    found: list[Violation] = []
    for element in elements:
        violation = check_element(state, seat, element)
        if violation is None:
            return None
        found.append(violation)
    return nearest(found, DEMOLISH_ORDER)


DEMOLISH_ORDER = ("BI-BLD-05", "BI-DEM-04", "BI-HQ-05", "BI-DEM-08", "BI-DEM-02", "BI-DEM-01")


def check_any_demolish(state: Table, seat: int) -> Violation | None:
    """Why nothing at all can be demolished."""
    found: list[Violation] = []
    for action in object_names(state, seat, True):
        violation = check_demolish(state, seat, action)
        if violation is None:
            return None
        found.append(violation)
    return nearest(found, DEMOLISH_ORDER)


def can_demolish(state: Table, seat: int) -> bool:
    """Whether something can be demolished; a station that is attached to ways only with one of their objects."""
    for number in range(len(state.routes[seat])):
        if any_element_goes(state, seat, route_elements(state, seat, number)):
            return True
    for slots in stretches(state, seat):
        if any_element_goes(state, seat, stretch_elements(state, seat, slots)):
            return True
    alone = [cell for cell in state.stations[seat] if is_port(state, cell) or not state.station_sides[cell]]
    return any_element_goes(state, seat, [station_element(state, cell) for cell in alone])


def any_element_goes(state: Table, seat: int, elements: list[int]) -> bool:
    silver = state.silver[seat]
    cheap = [element for element in elements if full_price(state, element) <= silver]
    return any(not check_element(state, seat, element) for element in cheap)


class DemolishObject(ObjectChoice):
    """D1: which route is taken up."""

    name = "demolish_object"
    verbs: tuple[str, ...] = ("route", "stretch", "at", "one")
    rule = "BI-DEM-03"
    then = "demolish"

    def check_object(self, state: Table, seat: int, action: Do) -> Violation | None:
        return check_demolish(state, seat, action)


class Demolish(BinarioPhase):
    """D2: the whole object, or tile by tile."""

    name = "demolish"
    verbs: tuple[str, ...] = ("whole", "tile", "done")

    def proposed(self, state: Table) -> list[Do]:
        found = [] if state.decision.begun else [WHOLE]
        found += [element_name(state, "tile", element) for element in state.decision.elements]
        return [*found, DONE] if state.decision.begun else found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        pending = state.decision
        seat = state.decider
        if action.verb == "done":
            return None if pending.begun else Violation("BI-BLD-01")
        if action.verb == "whole":
            if pending.begun:
                return Violation("BI-BLD-02")
            cost = sum(full_price(state, element) for element in self.unprotected(state))
            if not self.unprotected(state):
                return Violation("BI-DEM-02")
            return None if cost <= state.silver[seat] else Violation("BI-BLD-05")
        element = find_element(state, action)
        return Violation("BI-DEM-03") if element < 0 else check_element(state, seat, element)

    def unprotected(self, state: Table) -> list[int]:
        """Everything of the object that may be taken up; the stations of a maglev once its tunnel is gone."""
        pending = state.decision
        found: list[int] = []
        for element in pending.elements:
            if element >= 3 * state.map.size:
                violation = check_element(state, state.decider, element)
                if violation is None or violation.rule == "BI-BLD-05":
                    found.insert(0, element)
                continue
            violation = demolishing.check(state, state.decider, element)
            if violation is None or (violation.rule == "BI-DEM-08" and self.last_tunnel(state, element)):
                found.append(element)
        return found

    def last_tunnel(self, state: Table, element: int) -> bool:
        """Whether the tunnel of this object is the only one of a maglev station."""
        pending = state.decision
        tunnels = demolishing.maglev_tunnels(state, cell_of_element(state, element))
        mine = [3 * state.map.size + state.tunnels.index(tunnel) for tunnel in tunnels]
        return len(mine) == 1 and mine[0] in pending.elements and not check_element(state, state.decider, mine[0])

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        pending = state.decision
        if action.verb == "tile":
            element = find_element(state, action)
            pending.elements.remove(element)
            pending.begun = True
            demolish(state, state.decider, element, events)
            # a level crossing of two own ways becomes one way in the first slot
            pending.elements = [
                other - 1 if other == element + 1 and element % 2 == 0 and other < 2 * state.map.size else other
                for other in pending.elements
            ]
            state.decide(state.decider, "demolish")
            return events
        if action.verb == "whole":
            for element in sorted(self.unprotected(state), key=lambda part: (part < 3 * state.map.size, -part)):
                demolish(state, state.decider, element, events)
        # D3: a build may follow
        state.pending = None
        state.decide(state.decider, "build")
        return events


def full_price(state: Table, element: int) -> int:
    if element >= 3 * state.map.size:
        return demolishing.maglev_price(state, state.tunnels[element - 3 * state.map.size])
    return demolishing.price(state, element)


def demolish(state: Table, seat: int, element: int, events: list[Event]) -> None:
    if element >= 3 * state.map.size:
        demolishing.take_maglev(state, seat, state.tunnels[element - 3 * state.map.size], events)
    else:
        demolishing.take_up(state, seat, element, events)


# -- modernise -------------------------------------------------------------------------------------------------------


def target_number(word: str) -> int:
    return modernising.EXPANDED if word == "expanded" else int(word)


NUMBERS = [target_number(word) for word in TARGETS]


def check_target(state: Table, seat: int, elements: list[int], target: int) -> Violation | None:
    """U2: some element can be raised to the target."""
    found: list[Violation] = []
    for element in elements:
        item = modernising.single(state, seat, element, target)
        if isinstance(item, Raise):
            return None
        found.append(item)
    return None if check_whole(state, seat, elements, target) is None else nearest(found, RAISE_ORDER)


def check_whole(state: Table, seat: int, elements: list[int], target: int) -> Violation | None:
    """BI-MOD-09: why an object cannot be raised as a whole."""
    together = modernising.whole(state, seat, elements, target)
    return together if isinstance(together, Violation) else None


RAISE_ORDER = (
    "BI-BLD-05", "BI-SUP-02", "BI-CITY-06", "BI-MOD-05", "BI-MOD-04", "BI-CITY-03", "BI-MOD-02", "BI-MOD-07",
    "BI-MOD-01", "BI-MOD-03",
)  # fmt: skip


def check_raise(state: Table, seat: int, elements: list[int]) -> Violation | None:
    """U1: only objects with a legal affordable upgrade."""
    found: list[Violation] = []
    for word in TARGETS:
        violation = check_target(state, seat, elements, target_number(word))
        if violation is None:
            return None
        found.append(violation)
    return nearest(found, RAISE_ORDER)


def check_modernise(state: Table, seat: int, action: Do) -> Violation | None:
    elements = elements_of(state, seat, action)
    return Violation("BI-MOD-01") if elements is None else check_raise(state, seat, elements)


def check_any_raise(state: Table, seat: int) -> Violation | None:
    """Why nothing at all can be modernised."""
    found: list[Violation] = []
    for action in object_names(state, seat, False):
        violation = check_modernise(state, seat, action)
        if violation is None:
            return None
        found.append(violation)
    return nearest(found, RAISE_ORDER)


def can_raise(state: Table, seat: int) -> bool:
    """Whether something can be modernised: an element alone, or an object as a whole. Most have not the silver."""
    if not modernising.any_affordable(state, seat):
        return False
    silver = state.silver[seat]
    payable: dict[int, int] = {}
    """By element: the targets to which it could be raised, but not alone (BI-MOD-05), as bits."""
    objects = [route_elements(state, seat, number) for number in range(len(state.routes[seat]))]
    objects += [[station_element(state, cell)] for cell in state.stations[seat]]
    for elements in objects:
        together = 0
        for element in elements:
            if element not in payable:
                targets = 0
                for at, target in enumerate(NUMBERS):
                    item = modernising.plan(state, seat, element, target)
                    if isinstance(item, Raise) and item.price <= silver:
                        if not modernising.check_parting(state, [item]):
                            return True
                        targets |= 1 << at
                payable[element] = targets
            together |= payable[element]
        for at, target in enumerate(NUMBERS):
            if together >> at & 1 and check_whole(state, seat, elements, target) is None:
                return True
    return False


class ModerniseObject(ObjectChoice):
    """U1: which route, station or ports are raised (BI-MOD-01)."""

    name = "modernise_object"
    verbs: tuple[str, ...] = ("route", "at", "one")
    rule = "BI-MOD-01"
    then = "modernise_target"

    def check_object(self, state: Table, seat: int, action: Do) -> Violation | None:
        return check_modernise(state, seat, action)


class ModerniseTarget(BinarioPhase):
    """U2: the class to raise to, or expanded."""

    name = "modernise_target"
    verbs: tuple[str, ...] = ("target",)

    def proposed(self, state: Table) -> list[Do]:
        return [do("target", word) for word in TARGETS]

    def check_words(self, state: Table, action: Do) -> Violation | None:
        return check_target(state, state.decider, state.decision.elements, target_number(action.word))

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        state.decision.target = target_number(action.word)
        state.decide(state.decider, "modernise")
        return events


class Modernise(BinarioPhase):
    """U3: the whole object, or element by element."""

    name = "modernise"
    verbs: tuple[str, ...] = ("whole", "element", "done")

    def proposed(self, state: Table) -> list[Do]:
        found = [] if state.decision.begun else [WHOLE]
        found += [element_name(state, "element", element) for element in state.decision.elements]
        return [*found, DONE] if state.decision.begun else found

    def check_words(self, state: Table, action: Do) -> Violation | None:
        pending = state.decision
        if action.verb == "done":
            return None if pending.begun else Violation("BI-BLD-01")
        if action.verb == "whole":
            if pending.begun:
                return Violation("BI-MOD-09")
            return check_whole(state, state.decider, pending.elements, pending.target)
        element = find_element(state, action)
        if element < 0:
            return Violation("BI-MOD-01")
        item = modernising.single(state, state.decider, element, pending.target)
        return item if isinstance(item, Violation) else None

    def perform(self, state: Table, action: Do, chance: Chance) -> list[Event]:
        events: list[Event] = []
        pending = state.decision
        seat = state.decider
        if action.verb == "whole":
            together = modernising.whole(state, seat, pending.elements, pending.target)
            assert not isinstance(together, Violation)
            for item in together:
                modernising.apply(state, seat, item, events)
        elif action.verb == "element":
            element = find_element(state, action)
            one = modernising.single(state, seat, element, pending.target)
            assert isinstance(one, Raise)
            modernising.apply(state, seat, one, events)
            pending.begun = True
            pending.elements.remove(element)
            state.decide(seat, "modernise")
            return events
        rounds.end_build(state, chance, events)
        return events


PHASES: list[BinarioPhase] = [DemolishObject(), Demolish(), ModerniseObject(), ModerniseTarget(), Modernise()]
