"""A decision that takes several actions: what has been said must be what those actions say.

Nothing of a decision is on the table before its last action, so it can be said again from its beginning. Only
demolishing and modernising element by element have changed the table; of these it is tested what is left to do.
"""

from __future__ import annotations

from steamshed.games.binario.actions import AUTO, DEMOLISH, MANUAL, MODERNISE, ONE, STATION, Do, do
from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.rules.phases.objects import is_port
from steamshed.games.binario.rules.phases.trade import row_name
from steamshed.games.binario.rules.ways.network import tunnel_at
from steamshed.games.binario.table.phases import FOLLOWS
from steamshed.games.binario.table.pieces import KEEP, NONE, UNSAID, Pending
from steamshed.games.binario.table.table import Table
from steamshed.kernel.chance import Chance
from steamshed.kernel.state import NO_FAULT, Fault

STEP_OF = {"withdraw": "trade", "offer": "trade", "open": "freight", "edit": "freight"}
"""The phase in which a decision begins, where it is not ``build``."""


def find_decision_fault(state: Table) -> Fault:
    """What was said so far leads to this phase."""
    pending, needs = state.pending, FOLLOWS.get(state.phase)
    if needs is None:
        return NO_FAULT if pending is None else ("pending", f"nothing is pending in the phase {state.phase}")
    if pending is None or pending.what not in needs:
        return "pending", f"the phase {state.phase} follows {' or '.join(needs)}"
    if pending.begun and pending.what in ("demolish", "modernise"):
        return find_begun_fault(state, pending)
    copy = from_the_beginning(state, pending)
    for action in said(state, pending):
        if copy.seat is None or (copy.phase == state.phase and same(copy.pending, pending)) or copy.check(action):
            return "pending", f"what was said cannot be followed: {action.text}"
        copy.perform(action, Chance())
    if copy.phase != state.phase or copy.seat != state.seat or not same(copy.pending, pending):
        return "pending", f"something is missing before the phase {state.phase}, or too much is said"
    return NO_FAULT


def from_the_beginning(state: Table, pending: Pending) -> Table:
    """A copy of the table as it was before the decision."""
    assert state.seat is not None
    copy = state.clone()
    copy.pending = None
    copy.decide(1 - state.seat if pending.what == "offer" else state.seat, STEP_OF.get(pending.what, "build"))
    return copy


def same(one: Pending | None, other: Pending) -> bool:
    return one is not None and one.told() == other.told()


def find_begun_fault(state: Table, pending: Pending) -> Fault:
    """docs/rules/binario.md 5.5, D2 and U3: elements of an object that has been begun."""
    if state.phase != pending.what:
        return "pending.begun", f"nothing is begun in the phase {state.phase}"
    if pending.what == "demolish" and not state.demolished:
        return "pending.begun", "nothing was demolished"
    if not pending.object:
        return "pending.object", "is missing"
    if len(set(pending.elements)) != len(pending.elements):
        return "pending.elements", "an element is there twice"
    for element in pending.elements:
        tunnel = tunnel_at(state, element >> 1) if element < 2 * state.map.size else None
        if tunnel is not None and element != 2 * tunnel.cells[0]:
            return "pending.elements", "a tunnel is named by its first portal (BI-DEM-08)"
    blank = Pending(pending.what)
    blank.ends, blank.object, blank.elements = pending.ends, pending.object, pending.elements
    blank.target, blank.begun = pending.target, True
    if not same(blank, pending) or (pending.what == "demolish" and pending.target):
        return "pending", f"says something that does not belong to the phase {state.phase}"
    return NO_FAULT


# -- the actions that say it -----------------------------------------------------------------------------------------


def said(state: Table, pending: Pending) -> list[Do]:
    """The actions by which a decision has come as far as it has."""
    if pending.what in ("demolish", "modernise"):
        return object_said(state, pending)
    if pending.what in ("open", "edit"):
        return line_said(state, pending)
    if pending.what == "withdraw":
        return [row_name(state, "withdraw", pending.row)] if pending.row >= 0 else []
    if pending.what == "offer":
        return [do("offer", state.rules.box.vehicles[pending.vehicle].id)] if pending.vehicle >= 0 else []
    return build_said(state, pending)


def build_said(state: Table, pending: Pending) -> list[Do]:
    box, names = state.rules.box, state.map.names
    kinds = [do("kind", box.stations[kind].id) for kind in pending.kinds]
    if pending.what == "station":
        return [STATION, *(do("at", names[cell]) for cell in pending.ends), *kinds]
    ends = [do("end", names[cell]) for cell in pending.ends]
    if pending.what == "ports":
        one = [ONE] if len(ends) == 1 and state.phase == "station_kind" else []
        return [do("build", "ports"), *ends, *one, *kinds]
    found = [do("build", box.ways[pending.type].id)] if pending.type >= 0 else []
    if state.phase == "planner":
        return found
    if not pending.manual:
        return [*found, AUTO, *ends, *(do("path", word) for word in pending.moves), *kinds]
    starts = [do("start", names[cell]) for cell in pending.ends]
    return [*found, MANUAL, *starts, *kinds, *(do(*text.split(" ")) for text in pending.moves)]


def object_said(state: Table, pending: Pending) -> list[Do]:
    found = [DEMOLISH if pending.what == "demolish" else MODERNISE]
    found += [do("at", state.map.names[cell]) for cell in pending.ends]
    if not pending.ends and pending.object:
        found.append(do(*pending.object.split(" ")))
    if len(pending.ends) == 1 and is_port(state, pending.ends[0]) and not state.phase.endswith("_object"):
        found.append(ONE)
    if state.phase == "modernise":
        found.append(do("target", str(pending.target) if pending.target else "expanded"))
    return found


def line_said(state: Table, pending: Pending) -> list[Do]:
    box, names = state.rules.box, state.map.names
    if pending.what == "edit":
        found = [row_name(state, "edit", pending.row)] if pending.row >= 0 else []
    else:
        found = [do("open", MODES[pending.board])] if pending.board >= 0 else []
        found += [do(verb, names[cell]) for verb, cell in (("from", pending.start), ("to", pending.end)) if cell >= 0]
    for verb, good in (("out", pending.out), ("back", pending.back)):
        if good != UNSAID:
            found.append(do(verb, {NONE: "none", KEEP: "keep"}.get(good) or box.goods[good].id))
    if pending.vehicle >= 0:
        found.append(do("vehicle", box.vehicles[pending.vehicle].id))
    return found
