"""Step 3: demolishing and modernising, object by object and element by element (docs/rules/binario.md 5.5)."""

from __future__ import annotations

from steamshed.games.binario.actions import DONE, ONE, TARGETS, WHOLE, Do, do
from steamshed.games.binario.content.box import F_SHIP, MODES
from steamshed.games.binario.rules import rounds
from steamshed.games.binario.rules.phases.phase import BinarioPhase, cell_of
from steamshed.games.binario.rules.ways import demolishing, modernising
from steamshed.games.binario.rules.ways.network import is_attached, slots_of, stretches, tunnel_at
from steamshed.games.binario.table.elements import cell_of_element, element_words, station_element
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance

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
    assert state.pending is not None
    for element in state.pending.elements:
        if element_name(state, action.verb, element) == action:
            return element
    return -1


class ObjectChoice(BinarioPhase):
    """D1 and U1: an object; after a first port a second one or none."""

    rule = ""
    """The rule about what an object is."""
    then = ""
    """The phase that follows."""

    def object_fault(self, state: Table, seat: int, action: Do) -> str:
        """Why nothing can be done to an object."""
        raise NotImplementedError

    def options(self, state: Table) -> list[Do]:
        assert state.seat is not None
        assert state.pending is not None
        if state.pending.ends:
            return [*(do("at", state.map.names[cell]) for cell in sorted(state.stations[state.seat])), ONE]
        return object_names(state, state.seat, "stretch" in self.verbs)

    def fault(self, state: Table, action: Do) -> str:
        assert state.seat is not None
        assert state.pending is not None
        if state.pending.ends:
            # the second of two ports, or none
            if action.verb == "one":
                return ""
            cell = cell_of(state, action)
            if action.verb != "at" or cell < 0 or not is_port(state, cell) or cell in state.pending.ends:
                return self.rule
        elif action.verb == "one":
            return self.rule
        return self.object_fault(state, state.seat, action)

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        if action.verb != "one":
            elements = elements_of(state, state.seat, action)
            assert elements is not None
            pending.elements += elements
            pending.object = action.text
            if action.verb == "at":
                pending.ends.append(cell_of(state, action))
                if is_port(state, pending.ends[0]) and len(pending.ends) == 1:
                    state.decide(state.seat, self.name)
                    return
        state.decide(state.seat, self.then)


def nearest(rules: list[str], order: tuple[str, ...]) -> str:
    """Of several reasons the one that comes nearest to what would be allowed: the first of the order that is there."""
    for rule in order:
        if rule in rules:
            return rule
    return rules[0] if rules else order[-1]


# -- demolish --------------------------------------------------------------------------------------------------------


def element_fault(state: Table, seat: int, element: int) -> str:
    """BI-DEM-01, 02, 04 and what it costs."""
    if element >= 3 * state.map.size:
        tunnel = state.tunnels[element - 3 * state.map.size]
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            path = state.way[row]
            if state.vehicle[row] >= 0 and state.progress[row] and path and set(tunnel.cells) <= set(path.cells):
                return "BI-DEM-04"
        return "" if demolishing.maglev_price(state, tunnel) <= state.silver[seat] else "BI-BLD-05"
    fault = demolishing.fault(state, seat, element)
    return fault or ("" if demolishing.price(state, element) <= state.silver[seat] else "BI-BLD-05")


def demolish_fault(state: Table, seat: int, action: Do) -> str:
    """D1: only objects with something demolishable and affordable."""
    elements = elements_of(state, seat, action)
    if elements is None:
        return "BI-DEM-03"
    if action.verb == "at":
        cell = cell_of(state, action)
        if not is_port(state, cell) and state.station_sides[cell]:
            return "BI-DEM-03"
    faults = [element_fault(state, seat, element) for element in elements]
    return "" if "" in faults else nearest(faults, DEMOLISH_ORDER)


DEMOLISH_ORDER = ("BI-BLD-05", "BI-DEM-04", "BI-HQ-05", "BI-DEM-08", "BI-DEM-02", "BI-DEM-01")


def any_demolish_fault(state: Table, seat: int) -> str:
    """Why nothing at all can be demolished."""
    faults: list[str] = []
    for action in object_names(state, seat, True):
        faults.append(demolish_fault(state, seat, action))
        if not faults[-1]:
            return ""
    return nearest(faults, DEMOLISH_ORDER)


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
    return any(not element_fault(state, seat, element) for element in cheap)


class DemolishObject(ObjectChoice):
    """D1: which route is taken up."""

    name = "demolish_object"
    verbs: tuple[str, ...] = ("route", "stretch", "at", "one")
    rule = "BI-DEM-03"
    then = "demolish"

    def object_fault(self, state: Table, seat: int, action: Do) -> str:
        return demolish_fault(state, seat, action)


class Demolish(BinarioPhase):
    """D2: the whole object, or tile by tile."""

    name = "demolish"
    verbs: tuple[str, ...] = ("whole", "tile", "done")

    def options(self, state: Table) -> list[Do]:
        assert state.pending is not None
        found = [] if state.pending.begun else [WHOLE]
        found += [element_name(state, "tile", element) for element in state.pending.elements]
        return [*found, DONE] if state.pending.begun else found

    def fault(self, state: Table, action: Do) -> str:
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        seat = state.seat
        if action.verb == "done":
            return "" if pending.begun else "BI-BLD-01"
        if action.verb == "whole":
            if pending.begun:
                return "BI-BLD-02"
            cost = sum(full_price(state, element) for element in self.unprotected(state))
            if not self.unprotected(state):
                return "BI-DEM-02"
            return "" if cost <= state.silver[seat] else "BI-BLD-05"
        element = find_element(state, action)
        return "BI-DEM-03" if element < 0 else element_fault(state, seat, element)

    def unprotected(self, state: Table) -> list[int]:
        """Everything of the object that may be taken up; the stations of a maglev once its tunnel is gone."""
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        found: list[int] = []
        for element in pending.elements:
            if element >= 3 * state.map.size:
                if element_fault(state, state.seat, element) in ("", "BI-BLD-05"):
                    found.insert(0, element)
                continue
            fault = demolishing.fault(state, state.seat, element)
            if not fault or (fault == "BI-DEM-08" and self.last_tunnel(state, element)):
                found.append(element)
        return found

    def last_tunnel(self, state: Table, element: int) -> bool:
        """Whether the tunnel of this object is the only one of a maglev station."""
        pending = state.pending
        assert pending is not None
        tunnels = demolishing.maglev_tunnels(state, cell_of_element(state, element))
        mine = [3 * state.map.size + state.tunnels.index(tunnel) for tunnel in tunnels]
        return len(mine) == 1 and mine[0] in pending.elements and not element_fault(state, state.seat or 0, mine[0])

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        if action.verb == "tile":
            element = find_element(state, action)
            pending.elements.remove(element)
            pending.begun = True
            demolish(state, state.seat, element, events)
            # a level crossing of two own ways becomes one way in the first slot
            pending.elements = [
                other - 1 if other == element + 1 and element % 2 == 0 and other < 2 * state.map.size else other
                for other in pending.elements
            ]
            state.decide(state.seat, "demolish")
            return
        if action.verb == "whole":
            for element in sorted(self.unprotected(state), key=lambda part: (part < 3 * state.map.size, -part)):
                demolish(state, state.seat, element, events)
        # D3: a build may follow
        state.pending = None
        state.decide(state.seat, "build")


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


def target_fault(state: Table, seat: int, elements: list[int], target: int) -> str:
    """U2: some element can be raised to the target."""
    faults: list[str] = []
    for element in elements:
        item, fault = modernising.single(state, seat, element, target)
        if item is not None:
            return ""
        faults.append(fault)
    _, rule = modernising.whole(state, seat, elements, target)
    return rule and nearest(faults, RAISE_ORDER)


RAISE_ORDER = (
    "BI-BLD-05", "BI-SUP-02", "BI-CITY-06", "BI-MOD-05", "BI-MOD-04", "BI-CITY-03", "BI-MOD-02", "BI-MOD-07",
    "BI-MOD-01", "BI-MOD-03",
)  # fmt: skip


def raise_fault(state: Table, seat: int, elements: list[int]) -> str:
    """U1: only objects with a legal affordable upgrade."""
    faults: list[str] = []
    for word in TARGETS:
        faults.append(target_fault(state, seat, elements, target_number(word)))
        if not faults[-1]:
            return ""
    return nearest(faults, RAISE_ORDER)


def modernise_fault(state: Table, seat: int, action: Do) -> str:
    elements = elements_of(state, seat, action)
    return "BI-MOD-01" if elements is None else raise_fault(state, seat, elements)


def any_raise_fault(state: Table, seat: int) -> str:
    """Why nothing at all can be modernised."""
    faults: list[str] = []
    for action in object_names(state, seat, False):
        faults.append(modernise_fault(state, seat, action))
        if not faults[-1]:
            return ""
    return nearest(faults, RAISE_ORDER)


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
                    item, _ = modernising.plan(state, seat, element, target)
                    if item is not None and item.price <= silver:
                        if not modernising.parting_fault(state, [item]):
                            return True
                        targets |= 1 << at
                payable[element] = targets
            together |= payable[element]
        for at, target in enumerate(NUMBERS):
            if together >> at & 1 and not modernising.whole(state, seat, elements, target)[1]:
                return True
    return False


class ModerniseObject(ObjectChoice):
    """U1: which route, station or ports are raised (BI-MOD-01)."""

    name = "modernise_object"
    verbs: tuple[str, ...] = ("route", "at", "one")
    rule = "BI-MOD-01"
    then = "modernise_target"

    def object_fault(self, state: Table, seat: int, action: Do) -> str:
        return modernise_fault(state, seat, action)


class ModerniseTarget(BinarioPhase):
    """U2: the class to raise to, or expanded."""

    name = "modernise_target"
    verbs: tuple[str, ...] = ("target",)

    def options(self, state: Table) -> list[Do]:
        return [do("target", word) for word in TARGETS]

    def fault(self, state: Table, action: Do) -> str:
        assert state.seat is not None
        assert state.pending is not None
        return target_fault(state, state.seat, state.pending.elements, target_number(action.word))

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        assert state.seat is not None
        assert state.pending is not None
        state.pending.target = target_number(action.word)
        state.decide(state.seat, "modernise")


class Modernise(BinarioPhase):
    """U3: the whole object, or element by element."""

    name = "modernise"
    verbs: tuple[str, ...] = ("whole", "element", "done")

    def options(self, state: Table) -> list[Do]:
        assert state.pending is not None
        found = [] if state.pending.begun else [WHOLE]
        found += [element_name(state, "element", element) for element in state.pending.elements]
        return [*found, DONE] if state.pending.begun else found

    def fault(self, state: Table, action: Do) -> str:
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        if action.verb == "done":
            return "" if pending.begun else "BI-BLD-01"
        if action.verb == "whole":
            if pending.begun:
                return "BI-MOD-09"
            _, rule = modernising.whole(state, state.seat, pending.elements, pending.target)
            return rule
        element = find_element(state, action)
        if element < 0:
            return "BI-MOD-01"
        _, rule = modernising.single(state, state.seat, element, pending.target)
        return rule

    def carry_out(self, state: Table, action: Do, chance: Chance, events: list[Event]) -> None:
        pending = state.pending
        assert pending is not None
        assert state.seat is not None
        seat = state.seat
        if action.verb == "whole":
            found, _ = modernising.whole(state, seat, pending.elements, pending.target)
            for item in found:
                modernising.apply(state, seat, item, events)
        elif action.verb == "element":
            element = find_element(state, action)
            item_or, _ = modernising.single(state, seat, element, pending.target)
            assert item_or is not None
            modernising.apply(state, seat, item_or, events)
            pending.begun = True
            pending.elements.remove(element)
            state.decide(seat, "modernise")
            return
        rounds.end_build(state, chance, events)


PHASES: list[BinarioPhase] = [DemolishObject(), Demolish(), ModerniseObject(), ModerniseTarget(), Modernise()]
