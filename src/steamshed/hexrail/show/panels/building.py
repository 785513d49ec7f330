"""Ways to build: links that can be completed now, the ways between two nodes, and what they are like."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from steamshed.hexrail.actions import Build
from steamshed.hexrail.plan.track import Plan as Track
from steamshed.hexrail.plan.track import Planner
from steamshed.hexrail.show.choices import place_of
from steamshed.hexrail.show.panels.plans import price_of
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event
from steamshed.kernel.panel import Note, Plan, Row, Rows, Section, Ticket, Tickets, say
from steamshed.rail.network import CITY, NOBODY, TOWN

MOST_WAYS = 5
MOST_LINKS = 12
"""How many links that could be completed are listed before anything was pointed at."""

Warn = Callable[[Sequence[Action]], Event | None]
"""What a game has to say about the end of the turn after some actions."""


def node_of(state: HexTable, thing: str) -> int:
    """The city or town that a drawn thing stands for, or where the open section on its field starts; -1 for none."""
    field = state.rules.board.grid.index.get(thing.partition("-")[2], -1)
    if field < 0 or state.network.stop[field] in (CITY, TOWN):
        return field
    for section in state.network.unfinished():
        if state.network.open_slot[section] // 6 == field and state.network.owner[section] in (state.seat, NOBODY):
            return state.network.start[section]
    return -1


def thing_of(state: HexTable, node: int) -> str:
    """What is pointed at to name a city or town."""
    town = state.network.stop[node] == TOWN
    return f"town-{state.rules.board.grid.names[node]}" if town else place_of(state, node)


def track_plan(state: HexTable, track: Track) -> Plan | None:
    """Track as actions in an order that the rules allow, with its real price; None if there is none."""
    assert state.seat is not None
    names, builds = state.rules.board.node_name, state.rules.board.builds
    tiles: list[Action] = [builds[field][piece] for field, piece in track.tiles]
    for actions in (tiles, tiles[::-1]):
        price = price_of(state, actions)
        if price is not None:
            start, end = names[track.start], names[track.end]
            told = say("way", state.seat, start=start, end=end, tiles=len(actions), price=price)
            return Plan(told, tuple(actions), told, price, tuple(action.things()[0] for action in actions))
    return None


def ways_between(state: HexTable, planner: Planner, one: int, other: int) -> list[Plan]:
    """The cheapest ways between two nodes, each over fields of its own."""
    found: list[Plan] = []
    seen: set[frozenset[str]] = set()
    for track in planner.between(one, other):
        plan = track_plan(state, track)
        if plan is not None and frozenset(plan.things) not in seen:
            seen.add(frozenset(plan.things))
            found.append(plan)
        if len(found) == MOST_WAYS:
            break
    return sorted(found, key=lambda plan: (plan.price or 0, len(plan.actions)))


def plans_between(state: HexTable, things: Sequence[str], planner: Callable[[], Planner]) -> list[Plan]:
    """The ways between two things that were pointed at."""
    nodes = [node_of(state, thing) for thing in things]
    return [] if len(nodes) != 2 or -1 in nodes else ways_between(state, planner(), nodes[0], nodes[1])


def way_words(state: HexTable, plan: Plan, terrain: Callable[[int], str]) -> tuple[Event, ...]:
    """What a way is like: how many tiles, over which fields, and what lies there."""
    grid = state.rules.board.grid
    hexes = [action.hex for action in plan.actions if isinstance(action, Build)]
    words = [say("way-tiles", tiles=len(hexes), hexes=", ".join(hexes))]
    kinds: dict[str, list[str]] = {}
    for hex in hexes:
        kind = "replaced" if state.network.piece[grid.index[hex]] else terrain(grid.index[hex])
        if kind:
            kinds.setdefault(kind, []).append(hex)
    words += [say(f"way-{kind}", hexes=", ".join(named)) for kind, named in kinds.items()]
    return tuple(words) if kinds else (*words, say("way-plain"))


def way_tickets(
    state: HexTable, plans: Sequence[Plan], one: int, other: int, terrain: Callable[[int], str], warn: Warn
) -> Tickets:
    """The ways between two nodes to compare."""
    assert state.seat is not None
    cash, names = state.cash[state.seat], state.rules.board.node_name
    tickets = tuple(
        Ticket(
            plan,
            way_words(state, plan, terrain),
            say("left", money=cash - (plan.price or 0)) if cash >= (plan.price or 0) else None,
            warn(plan.actions),
        )
        for plan in plans
    )
    return Tickets(say("ways", count=len(plans), start=names[one], end=names[other]), tickets)


def link_rows(state: HexTable, planner: Planner, node: int = -1) -> Rows:
    """The links that can be completed now, or those from one node, each by its cheapest way."""
    rows: list[Row] = []
    for track in planner.plans():
        if track.via >= 0 or (node >= 0 and node not in (track.start, track.end)):
            continue
        plan = track_plan(state, track)
        if plan is not None:
            cells = ((say("tiles", tiles=len(plan.actions)),), (say("price", money=plan.price or 0),))
            rows.append(Row(plan.name, cells, plan))
        if node < 0 and len(rows) == MOST_LINKS:
            break
    name = state.rules.board.node_name[node] if node >= 0 else ""
    title = say("links-from", node=name) if node >= 0 else say("links")
    return Rows(title, (say("column-tiles"), say("column-price")), tuple(rows))


def reachable(state: HexTable, planner: Planner, node: int = -1) -> tuple[str, ...]:
    """What can be pointed at: nodes at which a link could begin or end now."""
    ends: list[int] = []
    for track in planner.plans():
        if node < 0 or node in (track.start, track.end):
            ends += [track.start, track.end]
    return tuple(thing_of(state, end) for end in dict.fromkeys(ends) if end != node)


def build_sections(
    state: HexTable, things: Sequence[str], planner: Callable[[], Planner], terrain: Callable[[int], str], warn: Warn
) -> tuple[list[Section], tuple[str, ...]]:
    """What a build turn offers for what was pointed at, and what can be pointed at: links that can be completed, all of
    them or from one node; between two nodes the ways there are."""
    nodes = [node for node in (node_of(state, thing) for thing in things) if node >= 0]
    tiles, names = state.builds_left, state.rules.board.node_name
    if len(nodes) >= 2:
        one, other = nodes[-2:]
        sections: list[Section] = list(waiting(state, one, other))
        plans = ways_between(state, planner(), one, other)
        if plans:
            sections.append(way_tickets(state, plans, one, other, terrain, warn))
        else:
            sections.append(Note(say("no-way", tiles=tiles, start=names[one], end=names[other])))
        return sections, reachable(state, planner())
    node = nodes[0] if nodes else -1
    links = link_rows(state, planner(), node)
    return [links if links.rows else Note(say("no-links", tiles=tiles))], reachable(state, planner(), node)


def waiting(state: HexTable, one: int, other: int) -> list[Section]:
    """Goods in one of two cities that the other wants."""
    board, found = state.rules.board, list[Section]()
    colours, names = board.goods.colours, board.node_name
    for start, end in ((one, other), (other, one)):
        wanted = state.wanted[end]
        count = state.cubes[start * len(colours) + wanted] if wanted >= 0 else 0
        if count:
            told = say("waiting", count=count, colour=colours[wanted], start=names[start], end=names[end])
            found.append(Note(told))
    return found
