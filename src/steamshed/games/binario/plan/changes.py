"""What else can be done in the building step: modernising, demolishing, the central building."""

from __future__ import annotations

from steamshed.games.binario.actions import DEMOLISH, MODERNISE, ONE, TARGETS, WHOLE, Do, do
from steamshed.games.binario.plan.income import income
from steamshed.games.binario.rules import lines
from steamshed.games.binario.rules.phases import objects
from steamshed.games.binario.rules.phases.phase import cell_of
from steamshed.games.binario.rules.ways import modernising
from steamshed.games.binario.table.table import Table
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Scripted
from steamshed.kernel.violation import Violation


class Change:
    """An object that is raised or taken up as a whole, as the actions that do it."""

    def __init__(self, target: str, cells: list[int], price: int, actions: tuple[Action, ...]) -> None:
        self.target = target
        """What it is raised to; empty when it is taken up."""
        self.cells = cells
        self.price = price
        self.actions = actions
        self.tenths = 0
        """Tenths of silver a round more than now."""
        self.points = 0

    def ends(self) -> set[int]:
        """The cells by which it is known."""
        return {self.cells[0], self.cells[-1]}


def chosen(state: Table, seat: int) -> list[tuple[list[Do], list[int], list[int]]]:
    """What modernising can be about: the actions that name it, its elements, its cells; two ports together, too."""
    found: list[tuple[list[Do], list[int], list[int]]] = []
    ports: list[int] = []
    for name in objects.object_names(state, seat, False):
        elements = objects.elements_of(state, seat, name) or []
        if name.verb == "route":
            route = state.routes[seat][int(name.word) - 1]
            found.append(([name], elements, list(route.cells)))
            continue
        cell = cell_of(state, name)
        if not objects.is_port(state, cell):
            found.append(([name], elements, [cell]))
            continue
        found.append(([name, ONE], elements, [cell]))
        ports.append(cell)
    for at, one in enumerate(ports):
        for other in ports[at + 1 :]:
            pair = [do("at", state.map.names[cell]) for cell in (one, other)]
            elements = [*(objects.elements_of(state, seat, pair[0]) or [])]
            elements += objects.elements_of(state, seat, pair[1]) or []
            found.append((pair, elements, [one, other]))
    return found


def raises(state: Table, seat: int) -> list[Change]:
    """Everything that can be modernised as a whole, with what it brings."""
    found: list[Change] = []
    before, points = income(settled(state), seat), state.scores()[seat]
    for names, elements, cells in chosen(state, seat):
        if any(objects.check_modernise(state, seat, name) for name in names if name.verb != "one"):
            continue
        for word in TARGETS:
            items = modernising.whole(state, seat, elements, objects.target_number(word))
            if isinstance(items, Violation):
                continue
            actions = (MODERNISE, *names, do("target", word), WHOLE)
            made = Change(word, cells, sum(item.price for item in items), actions)
            after = state.clone()
            events: list[Event] = []
            for item in items:
                modernising.apply(after, seat, item, events)
            after.changed()
            made.tenths = income(settled(after), seat) - before
            made.points = after.scores()[seat] - points
            found.append(made)
    found.sort(key=lambda change: (-change.tenths, -change.points, change.price))
    return found


def settled(state: Table) -> Table:
    """A position with all lines worked out anew, as they are once they stand (BI-LINE-10)."""
    after = state.clone()
    events: list[Event] = []
    for seat in range(2):
        for row in range(seat * state.rules.all_rows, (seat + 1) * state.rules.all_rows):
            if after.start[row] >= 0 and after.vehicle[row] >= 0:
                lines.compute_row(after, seat, row, events)
    return after


def demolitions(state: Table, seat: int) -> list[Change]:
    """Everything that can be demolished as a whole (BI-DEM)."""
    found: list[Change] = []
    for name in objects.object_names(state, seat, True):
        if objects.check_demolish(state, seat, name):
            continue
        names: list[Do] = [name]
        cells = [cell_of(state, name, 1 if name.verb == "stretch" else 0)] if name.verb != "route" else []
        if name.verb == "route":
            cells = list(state.routes[seat][int(name.word) - 1].cells)
        elif name.verb == "at" and objects.is_port(state, cells[0]):
            names.append(ONE)
        actions = (DEMOLISH, *names, WHOLE)
        after = tried(state, actions)
        if after is not None:
            found.append(Change("", cells, state.silver[seat] - after.silver[seat], actions))
    return found


def tried(state: Table, actions: tuple[Do, ...]) -> Table | None:
    """The position after actions; None if one of them is not legal."""
    after = state.clone()
    for action in actions:
        if after.check(action) is not None:
            return None
        after.apply(action, Scripted([]))
    return after
