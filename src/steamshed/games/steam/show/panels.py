"""What stands beside the board of Steam while a player decides, phase by phase; and his money at the end of a round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from steamshed.games.steam.actions import ACTION_TILES, TURN_ORDER, Bid, End, Grow, Pass, Take, Urbanize
from steamshed.games.steam.plan.forecast import Future, future, idle
from steamshed.games.steam.plan.track import Planner
from steamshed.games.steam.rules.build_phase import END
from steamshed.games.steam.rules.money import track_funds
from steamshed.games.steam.rules.points import INCOME, VP
from steamshed.games.steam.show.drawing.printed import printed
from steamshed.games.steam.table.phases import AUCTION, BUILD, CAPITAL, GOODS, OPENING, TAKE_ACTION, TAKE_POINTS
from steamshed.games.steam.table.table import Table
from steamshed.hexrail.rules.bidding import PASS, highest_bid
from steamshed.hexrail.show.panels.bids import bid_counters, bid_forecast, bid_sections, drop_plan, standing_bids
from steamshed.hexrail.show.panels.build_turns import build_question, build_sections
from steamshed.hexrail.show.panels.exchange import parts_section
from steamshed.hexrail.show.panels.goods import Moving, goods_panel
from steamshed.hexrail.show.panels.ledger import change, dollars, figures, raising_panel, two_futures
from steamshed.hexrail.show.panels.plans import plan_of, seat_of
from steamshed.hexrail.show.panels.ways import Ground, node_of
from steamshed.hexrail.show.panels.ways import plans_between as plans_between_nodes
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event
from steamshed.look.hexboard import DrawnMap
from steamshed.ui.panel import (
    Caution,
    Forecast,
    Line,
    Note,
    Panel,
    Picture,
    Pictures,
    Plan,
    Row,
    Rows,
    Section,
    Ticket,
    Tickets,
    message,
    say,
)

POWERS = {"urbanize": Urbanize, "grow": Grow}
"""What the holder of a tile may do in his build turn, by what is said of it."""


def panel(state: Table, things: Sequence[str]) -> Panel | None:
    """The panel of the seat that decides."""
    if state.phase == OPENING:
        return opening_panel(state)
    if state.phase == CAPITAL:
        return capital_panel(state)
    if state.phase == AUCTION:
        return auction_panel(state)
    if state.phase == TAKE_ACTION:
        return tiles_panel(state)
    if state.phase == BUILD:
        return build_panel(state, things)
    if state.phase == GOODS:
        return goods_panel(state, Moving(PASS, least, takes))
    return points_panel(state) if state.phase == TAKE_POINTS else None


def opening_panel(state: Table) -> Panel:
    """Bids for the next place in the order: only who wins it pays (ST-ORDER-04)."""
    bids = [plan_of(state, action) for action in state.legal() if isinstance(action, Bid)]
    sections = [standing_bids(state), *bid_counters(bids, highest_bid(state) + 1)]
    sections.append(Note(say("opening", place=len(state.order) + 1)))
    return Panel(message("ask-opening_auction"), tuple(sections), (plan_of(state, PASS),))


def capital_panel(state: Table) -> Panel:
    """How much capital; what it costs (ST-MONEY-02)."""
    costs = say("capital-costs", money=state.rules.numbers.step)
    return raising_panel(state, say("capital"), costs, partial(future, state, seat_of(state)))


def auction_panel(state: Table) -> Panel:
    """Bids, places and what they cost."""
    legal = state.legal()
    bids = [action for action in legal if isinstance(action, Bid)]
    others = [plan_of(state, action) if stays_in(state, action) else drop_plan(state, action) for action in legal]
    sections = bid_sections(state, bids, highest_bid(state) + 1)
    return Panel(message("ask-auction"), sections, tuple(others[len(bids) :]))


def stays_in(state: Table, action: Action) -> bool:
    """Whether a pass keeps its seat in the auction (ST-STD-10)."""
    return isinstance(action, Bid) or (isinstance(action, Pass) and state.right == state.seat)


def tiles_panel(state: Table) -> Panel:
    """The action tiles that are left, each with what it does."""
    pictures: list[Picture] = []
    for action in state.legal():
        if isinstance(action, Take):
            name = ACTION_TILES[action.tile]
            effect = f"{name}_standard" if action.tile == TURN_ORDER and state.rules.standard else name
            pictures.append(Picture(action.things()[0], plan_of(state, action), (message(f"draw-effect_{effect}"),)))
    return Panel(message("ask-take_action"), (Pictures(say("actions"), tuple(pictures)),))


def build_panel(state: Table, things: Sequence[str]) -> Panel:
    """Links to complete; between two nodes the ways there are."""
    sections, asks = build_sections(state, things, ground(state))
    legal = state.legal()
    sections = [*special_sections(state, legal, things), *sections]
    special = (state.choice(action).things[0] for action in legal if isinstance(action, Urbanize | Grow))
    ends = tuple(plan_of(state, action) for action in legal[-1:] if isinstance(action, End))
    return Panel(build_question(things), tuple(sections), ends, tuple(dict.fromkeys((*asks, *special))))


def special_sections(state: Table, legal: Sequence[Action], things: Sequence[str]) -> list[Section]:
    """What Urbanization or City Growth can do with a town or a city that was pointed at alone (ST-URB, ST-GROW)."""
    node = node_of(state, things[0]) if len(things) == 1 else -1
    name = state.rules.board.node_name[node] if node >= 0 else ""
    here = [action for action in legal if isinstance(action, Urbanize | Grow) and action.node == name]
    cities = [new_city_row(state, action) for action in here if isinstance(action, Urbanize)]
    if cities:
        return [Rows(say("new-cities", town=name), (say("column-cubes"),), tuple(cities))]
    grown = [action for action in here if isinstance(action, Grow)]
    if not grown:
        if things:
            return []
        return [Note(say(note)) for note, kind in POWERS.items() if any(isinstance(action, kind) for action in legal)]
    pictures = tuple(Picture(f"space-{action.space}", plan_of(state, action)) for action in grown)
    return [Pictures(say("growth-here", city=name), pictures, alike=True)]


def new_city_row(state: Table, action: Urbanize) -> Row:
    """A New City with the cubes it comes with; those of a colour are ways to the same."""
    colours = state.rules.board.goods.colours
    waiting = state.spaces[(action.space - 1) * len(colours) : action.space * len(colours)] if action.space else []
    cubes = tuple(say("cubes", colour=colours[at], count=count) for at, count in enumerate(waiting) if count)
    name = say("new-city", colour=action.colour, space=action.space)
    return Row(name, (cubes or (say("nothing"),),), plan_of(state, action), group=action.colour)


def takes(state: HexTable, gain: int) -> Sequence[Action]:
    """Income or points for who delivers; income first while most of its money is still to come (ST-SCORE-02, 04)."""
    assert isinstance(state, Table)
    if not gain:
        return ()
    if state.income[seat_of(state)] >= state.rules.income_max:
        return (VP,)
    return (INCOME, VP) if 2 * state.turn <= state.rules.turns else (VP, INCOME)


def points_panel(state: Table) -> Panel:
    """Income now or points for the end (ST-SCORE-02)."""
    tickets = tuple(Ticket(plan_of(state, action)) for action in state.legal())
    return Panel(message("ask-take_points"), (Tickets(say("points", points=state.points[0]), tickets),))


def least(state: HexTable) -> Action:
    """The least that whoever decides can do."""
    assert isinstance(state, Table)
    return idle(state)


# -- ways --------------------------------------------------------------------------------------------------------------


def planner(state: HexTable) -> Planner:
    """Who finds the links that the deciding seat can complete."""
    assert isinstance(state, Table)
    seat = seat_of(state)
    return Planner(state, seat, state.builds_left, track_funds(state, seat))


def ground(state: Table) -> Ground:
    """Building as ``hexrail`` asks for it."""
    return Ground(planner, partial(terrain, state), partial(warning, state), END, partial(drawn, state))


def drawn(state: Table) -> DrawnMap:
    """The map as it is drawn."""
    return printed(str(state.rules.options["map"])).board


def plans_between(state: Table, things: Sequence[str]) -> list[Plan]:
    """The ways between two nodes in this build turn."""
    if state.phase != BUILD:
        return []
    return plans_between_nodes(state, things, ground(state))


def terrain(state: Table, field: int) -> str:
    """What makes a field dearer than plain land, as the messages say it."""
    board = state.rules.board
    if board.river[field]:
        return "gorge" if board.mountain[field] else "river"
    return "mountain" if board.mountain[field] else ""


# -- the end of the round ----------------------------------------------------------------------------------------------


def forecast(state: Table, actions: Sequence[Action]) -> list[Section]:
    """The money of the deciding seat at the end of the round, in two futures; below it what to beware of."""
    seat = seat_of(state)
    delivers = state.phase == GOODS and bool(actions) and not isinstance(actions[0], Pass)
    columns, futures = two_futures(actions, delivers, PASS, partial(future, state, seat))
    if state.phase == AUCTION and actions:
        due = Line(say("net-income"), (change(futures[0].net),))
        return [bid_forecast(state, actions[0], due), *beware(futures[0], futures[1])]
    ledger = Forecast(say("end-of-round"), columns, lines(futures))
    return [*parts_section(state, actions, ground(state)), ledger, *beware(futures[0], futures[1])]


def lines(futures: Sequence[Future]) -> tuple[Line, ...]:
    """The ledger: what comes in or goes out, what is left."""
    found = [
        Line(say("net-income"), tuple(change(one.net) for one in futures)),
        Line(say("cash-left"), tuple(dollars(one.cash) for one in futures), strong=True),
        figures("income-next", [one.income for one in futures]),
        figures("points-next", [one.vp for one in futures]),
    ]
    if any(one.raised for one in futures):
        found.insert(1, Line(say("raised"), tuple(change(one.raised) for one in futures)))
    return tuple(found)


def beware(worst: Future, best: Future) -> list[Section]:
    """What falls if the money is short."""
    for one in (best, worst):
        told = shortage(one)
        if told is not None:
            return [Caution(told)]
    return []


def shortage(one: Future) -> Event | None:
    """In words: what is missing, and what becomes of it."""
    if one.bankrupt:
        return say("bankrupt", money=one.bankrupt)
    return say("short", money=one.short) if one.short else None


def warning(state: Table, actions: Sequence[Action]) -> Event | None:
    """What is said on the ticket of a plan that costs more than there is."""
    end = future(state, seat_of(state), actions, True)
    return shortage(end) or (say("must-raise", money=end.raised) if end.raised else None)
