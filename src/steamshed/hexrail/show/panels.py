"""Panels that games of this family have alike: ways to build between two nodes, deliveries by what they bring, bids."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from steamshed.hexrail.actions import Build
from steamshed.hexrail.plan.track import Plan as Track
from steamshed.hexrail.plan.track import Planner
from steamshed.hexrail.rules.bidding import price_of_place
from steamshed.hexrail.rules.move_phase import journey_of
from steamshed.hexrail.show.choices import place_of
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event
from steamshed.kernel.assist import carried_out
from steamshed.kernel.panel import Counter, Counters, Note, Panel, Plan, Row, Rows, Section, Ticket, Tickets, say
from steamshed.kernel.state import State
from steamshed.rail.delivery import Deliver, links_of
from steamshed.rail.network import CITY, NOBODY, TOWN

MOST_WAYS = 5
MOST_LINKS = 12
"""How many links that could be completed are listed before anything was pointed at."""

Warn = Callable[[Sequence[Action]], Event | None]
"""What a game has to say about the end of the turn after some actions."""


def plan_of(state: HexTable, action: Action) -> Plan:
    """A single action as it is shown elsewhere."""
    choice = state.choice(action)
    return Plan(choice.effect, (action,), choice.effect, choice.price, choice.things)


# -- ways to build -----------------------------------------------------------------------------------------------------


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


def price_of(state: HexTable, actions: Sequence[Action]) -> int | None:
    """What actions cost one after the other; None if the rules forbid one of them."""
    at: State = state
    total = 0
    for action in actions:
        after = carried_out(at, [action])
        if after is None:
            return None
        total += at.choice(action).price or 0
        at = after
    return total


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


# -- deliveries --------------------------------------------------------------------------------------------------------


def delivery_rows(state: HexTable, legal: Sequence[Action]) -> Rows:
    """Deliveries by what they bring me, then by how little they bring the best other; with what each brings whom."""
    assert state.seat is not None
    seat, leader = state.seat, leading(state)
    found: list[tuple[Row, int, int, int]] = []
    for action in legal:
        if isinstance(action, Deliver):
            gains = [links_of(other, journey_of(state, action)) for other in range(state.rules.players)]
            others = [other for other in range(state.rules.players) if other != seat and gains[other]]
            best = max([gains[other] for other in others], default=0)
            against = gains[seat] - (gains[leader] if leader >= 0 else 0)
            found.append((delivery_row(state, action, gains, others), gains[seat], best, against))
    by_gain = sorted(range(len(found)), key=lambda at: (-found[at][1], found[at][2]))
    by_leader = sorted(range(len(found)), key=lambda at: (-found[at][3], found[at][2]))
    by_city = sorted(range(len(found)), key=lambda at: (str(found[at][0].name.args["start"]), -found[at][1]))
    places = [{at: rank for rank, at in enumerate(order)} for order in (by_gain, by_leader, by_city)]
    rows: list[Row] = []
    for at in by_gain:
        row = found[at][0]
        ranks = tuple(place[at] for place in places)
        rows.append(Row(row.name, row.cells, row.plan, row.words, row.group, ranks))
    orders = (say("order-gain"), say("order-leader"), say("order-city"))
    return Rows(
        say("deliveries", count=len({row.group for row in rows})),
        (say("column-you", seat), say("column-others")),
        tuple(rows),
        orders,
    )


def goods_panel(state: HexTable) -> Panel:
    """Deliveries; the engine and doing nothing stand below."""
    assert state.seat is not None
    legal, engine = state.legal(), state.engine[state.seat]
    rows = delivery_rows(state, legal)
    others = tuple(plan_of(state, action) for action in legal if not isinstance(action, Deliver))
    section: Section = rows if rows.rows else Note(say("no-deliveries", engine=engine))
    return Panel(say("deliver", round=state.move_round, engine=engine), (section,), others)


def delivery_row(state: HexTable, action: Deliver, gains: list[int], others: list[int]) -> Row:
    """One delivery: from where to where, by which links, and who gains."""
    assert state.seat is not None
    names, stops = state.rules.board.node_name, action.stops
    start, end = (names[state.rules.board.node_at[stop]] for stop in (stops[0], stops[-1]))
    own = (say("gain", gain=gains[state.seat]),)
    theirs = tuple(say("gain", other, gain=gains[other]) for other in others) or (say("nobody"),)
    words = say("over", links=len(stops) - 1, via=", ".join(stops[1:-1]))
    group = " ".join((action.colour, start, end))
    name = say("delivery", colour=action.colour, start=start, end=end)
    return Row(name, (own, theirs), plan_of(state, action), (words,), group)


def leading(state: HexTable) -> int:
    """Of the others, who has most points; -1 if nobody else is left."""
    points = state.scores()
    others = [seat for seat in state.inside() if seat != state.seat]
    return max(others, key=lambda other: points[other], default=-1)


# -- auctions ----------------------------------------------------------------------------------------------------------


def bid_counters(bids: Sequence[Plan], lowest: int) -> list[Section]:
    """The bid to choose; nothing if none is possible."""
    counters = tuple(Counter(lowest + number, plan) for number, plan in enumerate(bids))
    return [Counters(say("your-bid"), counters, lowest)] if counters else []


def bid_sections(state: HexTable, bids: Sequence[Action], lowest: int) -> tuple[Section, ...]:
    """The bid to choose, who bids what, and what a place costs."""
    counters = bid_counters([plan_of(state, bid) for bid in bids], lowest)
    return (*counters, standing_bids(state), place_rows(state, lowest if bids else -1))


def standing_bids(state: HexTable) -> Rows:
    """Everybody with cash and bid; who is out has a place already."""
    rows: list[Row] = []
    for seat in [*state.queue, *reversed(state.dropped)]:
        bid = state.bids[seat]
        if seat in state.dropped:
            note = say("out", place=len(state.order) - state.dropped.index(seat))
        elif seat == state.high_bidder:
            note = say("highest")
        elif seat == state.seat:
            note = say("you")
        else:
            note = say("still-bids")
        told = say("price", money=bid) if bid >= 0 else say("no-bid")
        rows.append(Row(say("player", seat), ((say("of-cash", money=state.cash[seat]),), (told,)), None, (note,)))
    return Rows(say("bids"), (say("column-cash"), say("column-bid")), tuple(rows))


def place_rows(state: HexTable, bid: int) -> Rows:
    """What each free place would cost with a bid (-1: none is possible), and who has the others."""
    assert state.seat is not None
    places, left = len(state.order), len(state.queue)
    rows: list[Row] = []
    for place in range(1, left + 1):
        if place == left:
            price, when = price_of_place(place, places, state.bids[state.seat]), say("place-drop")
        elif bid < 0:
            continue
        else:
            price = price_of_place(place, places, bid)
            when = say("place-win") if place == 1 else say("place-later", others=place - 1)
        rows.append(Row(say("place", place=place), ((say("price", money=price),),), None, (when,)))
    for number, seat in enumerate(reversed(state.dropped), left + 1):
        rows.append(Row(say("place", place=number), ((say("taken", seat),),)))
    return Rows(say("places", bid=max(bid, 0)), (say("column-pay"),), tuple(rows))


def drop_plan(state: HexTable, drop: Action) -> Plan:
    """Dropping out, with the place that it gives and what that costs."""
    assert state.seat is not None
    place = len(state.queue)
    price = price_of_place(place, len(state.order), state.bids[state.seat])
    told = say("drop", state.seat, place=place, price=price)
    return Plan(told, (drop,), told, price)


# -- money -------------------------------------------------------------------------------------------------------------


def dollars(money: int) -> Event:
    """An amount that may be missing."""
    return say("money", money=money) if money >= 0 else say("minus", money=-money)


def change(money: int) -> Event:
    """An amount that comes in or goes out."""
    return say("plus", money=money) if money >= 0 else say("minus", money=-money)
