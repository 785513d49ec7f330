"""What stands beside the board of Age of Steam while a company decides, phase by phase; and its money at the end of the
turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from steamshed.games.age_of_steam.actions import Build, Done, Drop, Nothing, Raise, Urbanize
from steamshed.games.age_of_steam.content.board import MOUNTAIN, RIVER
from steamshed.games.age_of_steam.plan.forecast import Future, future, growth_chances, idle
from steamshed.games.age_of_steam.plan.track import Planner
from steamshed.games.age_of_steam.rules.auction import to_beat
from steamshed.games.age_of_steam.show.drawing.printed import printed
from steamshed.games.age_of_steam.table.phases import (
    BUILD_TRACK,
    ISSUE_SHARES,
    MOVE_GOODS,
    PLAYER_ORDER,
    SELECT_ACTIONS,
)
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.actions import Bid
from steamshed.hexrail.show.panels.bids import bid_forecast, bid_sections, drop_plan
from steamshed.hexrail.show.panels.build_turns import build_question, build_sections
from steamshed.hexrail.show.panels.exchange import parts_section
from steamshed.hexrail.show.panels.goods import Moving, goods_panel
from steamshed.hexrail.show.panels.ledger import dollars, figures, raising_panel, two_futures
from steamshed.hexrail.show.panels.plans import plan_of, seat_of
from steamshed.hexrail.show.panels.ways import Ground, node_of, thing_of
from steamshed.hexrail.show.panels.ways import plans_between as plans_between_nodes
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action, Event
from steamshed.look.hexboard import DrawnMap
from steamshed.ui.following import carried_out
from steamshed.ui.panel import (
    Caution,
    Forecast,
    Line,
    Note,
    Panel,
    Picture,
    Pictures,
    Plan,
    Section,
    Ticket,
    Tickets,
    message,
    say,
)

TERRAIN = {RIVER: "river", MOUNTAIN: "mountain"}


def panel(state: Table, things: Sequence[str]) -> Panel | None:
    """The panel of the seat that decides."""
    if state.phase == ISSUE_SHARES:
        return shares_panel(state)
    if state.phase == PLAYER_ORDER:
        return auction_panel(state)
    if state.phase == SELECT_ACTIONS:
        return engine_panel(state) if state.deciding_locomotive else actions_panel(state)
    if state.phase == BUILD_TRACK:
        return build_panel(state, things)
    if state.phase == MOVE_GOODS:
        return goods_panel(state, Moving(Nothing(), least))
    return None


def shares_panel(state: Table) -> Panel:
    """How many shares; what each of them costs for ever (AS-EXP-01, AS-VP-01)."""
    costs = say("share-costs", money=state.rules.numbers.share_price)
    return raising_panel(state, say("shares"), costs, partial(future, state, seat_of(state)))


def auction_panel(state: Table) -> Panel:
    """Bids, places and what they cost."""
    legal = state.legal()
    bids = [action for action in legal if isinstance(action, Bid)]
    others = [drop_plan(state, action) if isinstance(action, Drop) else plan_of(state, action) for action in legal]
    return Panel(
        message("ask-determine_player_order"),
        bid_sections(state, bids, to_beat(state) + 1),
        tuple(others[len(bids) :]),
    )


def actions_panel(state: Table) -> Panel:
    """The special actions that are left, each with what it does."""
    pictures: list[Picture] = []
    for action in state.legal():
        name = action.things()[0].removeprefix("action-")
        for plan in take_plans(state, action):
            pictures.append(Picture(action.things()[0], plan, (message(f"draw-effect_{name}"),)))
    return Panel(message("ask-select_actions"), (Pictures(say("actions"), tuple(pictures)),))


def take_plans(state: Table, action: Action) -> list[Plan]:
    """An action as one plan; Locomotive with what it asks for then: a stronger engine or none (AS-ACT-06)."""
    after = carried_out(state, [action])
    if not isinstance(after, Table) or not after.deciding_locomotive or after.seat != state.seat:
        return [plan_of(state, action)]
    found: list[Plan] = []
    for answer in after.legal():
        engine = state.engine[seat_of(state)] + (1 if isinstance(answer, Raise) else 0)
        told = say(f"take-{answer.text}", state.seat, engine=engine)
        found.append(Plan(told, (action, answer), told, None, action.things()))
    return found


def engine_panel(state: Table) -> Panel:
    """Locomotive: a stronger engine costs more every turn (AS-ACT-06)."""
    tickets = tuple(Ticket(plan_of(state, action), warning=warning(state, [action])) for action in state.legal())
    return Panel(message("ask-raise"), (Tickets(say("engine", engine=state.engine[seat_of(state)]), tickets),))


def build_panel(state: Table, things: Sequence[str]) -> Panel:
    """Links to complete; between two nodes the ways there are."""
    sections, asks = build_sections(state, things, ground(state))
    if state.may_urbanize:
        cities = new_cities(state, things)
        sections = [cities if cities.pictures else Note(say("urbanize")), *sections]
        asks = tuple(dict.fromkeys((*asks, *(thing_of(state, town) for town in state.towns_left()))))
    return Panel(build_question(things), tuple(sections), (plan_of(state, Done()),), asks)


def new_cities(state: Table, things: Sequence[str]) -> Pictures:
    """The New Cities for a town that was pointed at alone (AS-URB)."""
    town = node_of(state, things[0]) if len(things) == 1 else -1
    name = state.rules.board.node_name[town] if town >= 0 else ""
    found = [action for action in state.legal() if isinstance(action, Urbanize) and action.node == name]
    pictures = [
        Picture(f"newcity-{action.letter}", plan_of(state, action), waiting_cubes(state, action.letter))
        for action in found
    ]
    return Pictures(say("new-cities", town=name), tuple(pictures), alike=True)


def waiting_cubes(state: Table, letter: str) -> tuple[Event, ...]:
    """What waits on the display for a New City (AS-GROW-05)."""
    display, colours = state.rules.board.display, state.rules.board.goods.colours
    boxes = display.column_boxes[display.letter_column[display.letters.index(letter)]]
    waiting = [state.display[box] for box in boxes]
    found = tuple(
        say("cubes", colour=name, count=waiting.count(colour))
        for colour, name in enumerate(colours)
        if colour in waiting
    )
    return found or (say("no-cubes"),)


def least(state: HexTable) -> Action:
    """The least that whoever decides can do."""
    assert isinstance(state, Table)
    return idle(state)


# -- ways --------------------------------------------------------------------------------------------------------------


def planner(state: HexTable) -> Planner:
    """Who finds the links that the deciding seat can complete."""
    assert isinstance(state, Table)
    seat = seat_of(state)
    return Planner(state, seat, state.builds_left, state.cash[seat])


def ground(state: Table) -> Ground:
    """Building as ``hexrail`` asks for it."""
    return Ground(planner, partial(terrain, state), partial(warning, state), Done(), partial(drawn, state))


def drawn(state: Table) -> DrawnMap:
    """The map as it is drawn."""
    return printed(str(state.rules.options["map"])).board


def plans_between(state: Table, things: Sequence[str]) -> list[Plan]:
    """The ways between two nodes in this build turn."""
    if state.phase != BUILD_TRACK:
        return []
    return plans_between_nodes(state, things, ground(state))


def terrain(state: Table, field: int) -> str:
    """What makes a field dearer than plain land, as the messages say it."""
    return TERRAIN.get(state.rules.board.terrain[field], "")


# -- the end of the turn -----------------------------------------------------------------------------------------------


def forecast(state: Table, actions: Sequence[Action]) -> list[Section]:
    """The money of the deciding seat at the end of the turn, in two futures; below it what to beware of."""
    seat = seat_of(state)
    delivers = state.phase == MOVE_GOODS and bool(actions) and not isinstance(actions[0], Nothing)
    columns, futures = two_futures(actions, delivers, Nothing(), partial(future, state, seat))
    if state.phase == PLAYER_ORDER and actions:
        return [bid_forecast(state, actions[0], bill(futures[1])), *beware(futures[0], futures[1])]
    ledger = Forecast(say("end-of-turn"), columns, (*lines(futures), *growth_lines(state, actions)))
    return [*parts_section(state, actions, ground(state)), ledger, *beware(futures[1 if delivers else 0], futures[1])]


def lines(futures: Sequence[Future]) -> tuple[Line, ...]:
    """The ledger: what comes in, what goes out, what is left."""
    ends = [(one, one.cash - one.collected + one.paid) for one in futures]
    most = futures[0]
    found = [
        Line(say("cash-before"), tuple(say("money", money=before) for _, before in ends)),
        Line(say("income"), tuple(say("plus", money=one.collected) for one, _ in ends)),
        Line(expenses(most), tuple(say("minus", money=one.owed) for one, _ in ends)),
        Line(say("cash-left"), tuple(dollars(one.cash - one.short) for one, _ in ends), strong=True),
        figures("income-next", [one.income for one in futures]),
    ]
    return tuple(found)


def expenses(end: Future) -> Event:
    """What is paid for at the end of the turn."""
    return say("expenses", shares=end.shares, engine=end.engine)


def bill(end: Future) -> Line:
    """What the end of the turn takes, as a line of the bids."""
    return Line(expenses(end), (say("minus", money=end.owed),))


def growth_lines(state: Table, actions: Sequence[Action]) -> tuple[Line, ...]:
    """For new links: the chance that goods come to the cities at their ends."""
    if not any(isinstance(action, Build) for action in actions):
        return ()
    after = carried_out(state, actions)
    assert isinstance(after, Table)
    known = {*state.network.sections()}
    ends = [end for section in after.network.sections() if section not in known for end in ends_of(after, section)]
    names = state.rules.board.node_name
    return tuple(
        Line(say("growth", city=names[city], die=die), (say("percent", percent=percent),) * 2)
        for city, die, percent in growth_chances(after, ends)
    )


def ends_of(state: Table, section: int) -> list[int]:
    return [state.network.start[section], state.network.end[section]] if state.network.is_link(section) else []


def beware(worst: Future, best: Future) -> list[Section]:
    """What falls if the money is short, or that it just suffices."""
    if best.short:
        return [Caution(shortage(best))]
    if worst.short:
        return [Caution(say("must-deliver", owe=worst.owed, have=worst.paid))]
    return [Note(say("tight"))] if worst.cash == 0 else []


def shortage(one: Future) -> Event:
    """In words: what it owes, has and loses."""
    if one.bankrupt:
        return say("bankrupt", money=one.bankrupt)
    return say("short", owe=one.owed, have=one.paid, points=one.short)


def warning(state: Table, actions: Sequence[Action]) -> Event | None:
    """What is said on the ticket of a plan that cannot be paid for at the end of the turn."""
    end = future(state, seat_of(state), actions, True)
    return shortage(end) if end.short else None
