"""Ways to build between two nodes, and what they are like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from steamshed.hexrail.actions import Build
from steamshed.hexrail.plan.track import Plan as Track
from steamshed.hexrail.plan.track import Planner
from steamshed.hexrail.show.choices import place_of
from steamshed.hexrail.show.panels.lines import with_lines
from steamshed.hexrail.show.panels.plans import price_of, seat_of
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event
from steamshed.look.hexboard import DrawnMap
from steamshed.rail.network import CITY, NOBODY, TOWN
from steamshed.ui.following import carried_out
from steamshed.ui.panel import Note, Plan, Section, Ticket, Tickets, say

MOST_WAYS = 5


@dataclass(frozen=True)
class Ground:
    """What a game says about building."""

    planner: Callable[[HexTable], Planner]
    """Who finds the links that the deciding seat can complete."""
    terrain: Callable[[int], str]
    """What makes a field dearer than plain land, as the messages say it."""
    warn: Callable[[Sequence[Action]], Event | None]
    """What is to be said about the end of the turn after some actions."""
    end: Action
    """Ends a build turn."""
    drawn: Callable[[], DrawnMap]
    """The map as it is drawn."""


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
    names, builds = state.rules.board.node_name, state.rules.board.builds
    tiles: list[Action] = [builds[field][piece] for field, piece in track.tiles]
    for actions in (tiles, tiles[::-1]):
        price = price_of(state, actions)
        if price is not None:
            start, end = names[track.start], names[track.end]
            told = say("way", seat_of(state), start=start, end=end, tiles=len(actions), price=price)
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


def plans_between(state: HexTable, things: Sequence[str], ground: Ground) -> list[Plan]:
    """The ways between two things that were pointed at."""
    nodes = [node_of(state, thing) for thing in things]
    return [] if len(nodes) != 2 or -1 in nodes else ways_between(state, ground.planner(state), nodes[0], nodes[1])


def still_building(state: HexTable, actions: Sequence[Action]) -> HexTable | None:
    """The position after actions if the build turn goes on there."""
    after = carried_out(state, actions)
    if after is None or after.seat != state.seat or after.phase != state.phase:
        return None
    assert isinstance(after, HexTable)
    return after


def ended(after: HexTable, plan: Plan, end: Action) -> Plan | None:
    """A plan and, in the position after it, the end of the build turn as one; None if it cannot be ended there."""
    if after.check(end) is not None:
        return None
    told = Event(f"{plan.effect.id}-ended", plan.effect.seat, plan.effect.args)
    return replace(plan, name=told, actions=(*plan.actions, end), effect=told)


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


def ways_sections(state: HexTable, one: int, other: int, ground: Ground) -> list[Section]:
    """The ways between two nodes to compare, each also as the last of the turn; what waits for them."""
    names = state.rules.board.node_name
    ends: dict[str, str | int] = {"start": names[one], "end": names[other]}
    plans = ways_between(state, ground.planner(state), one, other)
    if not plans:
        return [*waiting(state, one, other), *out_of_reach(state, one, other, ground)]
    found: list[Section] = list(waiting(state, one, other))
    plans = with_lines(state, plans, ground.drawn())
    found.append(Tickets(Event("panel-ways", None, ends | {"count": len(plans)}), way_tickets(state, plans, ground)))
    last: list[Plan] = []
    for plan in plans:
        after = still_building(state, plan.actions)
        whole = ended(after, plan, ground.end) if after is not None else None
        last += [whole] if whole is not None else []
    if last:
        found.append(Tickets(say("ways-ended"), way_tickets(state, last, ground)))
    return found


MOST_TILES = 3
"""For a way that cannot be built now so many more tiles are tried."""
ANY_MONEY = 1000


def out_of_reach(state: HexTable, one: int, other: int, ground: Ground) -> list[Section]:
    """Why there is no way between two nodes now: too few tiles, too little money, or no room for a short way at all; of
    one that is too long the beginning."""
    names, planner = state.rules.board.node_name, ground.planner(state)
    ends: dict[str, str | int] = {"start": names[one], "end": names[other]}
    tiles, cash = planner.tiles, planner.cash
    planner.cash = ANY_MONEY
    for more in range(MOST_TILES + 1):
        planner.tiles = tiles + more
        found = planner.between(one, other)
        if found and more:
            needs = min(len(track.tiles) for track in found)
            begun = way_tickets(state, beginning(state, found[0]), ground)
            told = say("no-way", None, **ends, why="tiles", needs=needs, have=tiles)
            return [Note(told), *([Tickets(say("ways-begun"), begun)] if begun else [])]
        if found and found[0].cost > cash:
            return [Note(say("no-way", None, **ends, why="money", needs=found[0].cost, have=cash))]
        if found:
            break
    return [Note(say("no-way", None, **ends, why="none", needs=0, have=tiles))]


def no_links(state: HexTable, ground: Ground) -> Event:
    """Why no link at all can be completed now: for want of money, or of tiles."""
    planner = ground.planner(state)
    cash, planner.cash = planner.cash, ANY_MONEY
    costs = [track.cost for track in planner.plans()]
    why = "money" if costs else "tiles"
    return say("no-links", why=why, needs=min(costs, default=0), have=cash, tiles=state.builds_left)


def beginning(state: HexTable, track: Track) -> list[Plan]:
    """As much of a way as can be built now, from one of its ends."""
    names, builds = state.rules.board.node_name, state.rules.board.builds
    for tiles, ends in ((track.tiles, (track.start, track.end)), (track.tiles[::-1], (track.end, track.start))):
        actions: list[Action] = [builds[field][piece] for field, piece in tiles[: state.builds_left]]
        price = price_of(state, actions) if actions else None
        if price is not None:
            start, end = names[ends[0]], names[ends[1]]
            told = say("way-begun", state.seat, start=start, end=end, tiles=len(actions), price=price)
            return [Plan(told, tuple(actions), told, price, tuple(action.things()[0] for action in actions))]
    return []


def way_tickets(state: HexTable, plans: Sequence[Plan], ground: Ground) -> tuple[Ticket, ...]:
    """Ways to compare, each with what to beware of."""
    return tuple(replace(way_ticket(state, plan, ground.terrain), warning=ground.warn(plan.actions)) for plan in plans)


def way_ticket(state: HexTable, plan: Plan, terrain: Callable[[int], str]) -> Ticket:
    """A way with what it is like and what is left after it."""
    cash, price = state.cash[seat_of(state)], plan.price or 0
    left = say("left", money=cash - price) if cash >= price else None
    return Ticket(plan, way_words(state, plan, terrain), left)


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
