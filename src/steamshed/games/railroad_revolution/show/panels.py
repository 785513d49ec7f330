"""What stands beside the board of Railroad Revolution while a company decides: turns as a whole and what they cost,
every step with what it does; and cash, shares and workers afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    DONE,
    FIRST,
    FLIP_TRAIN,
    HIRE,
    KEEP,
    PASS,
    PICK,
    PLACE,
    PRIMARY,
    PROMO,
    PROMOTE_ONE,
    SELL,
    SPEC,
    SPEC_DEAL,
    SPEC_FLIP,
    SPEC_TRAIN,
    STOP,
    TAKE_TRAIN,
    TRADE_FLIP,
    Move,
)
from steamshed.games.railroad_revolution.content.box import ACTIONS, SPECS
from steamshed.games.railroad_revolution.content.effects import COLOURS
from steamshed.games.railroad_revolution.plan.goals import open_goals, progress
from steamshed.games.railroad_revolution.plan.turns import Turn, beginnings, with_all
from steamshed.games.railroad_revolution.show.pictured import colour_picture, picture_of, worker_picture
from steamshed.games.railroad_revolution.table.phases import PLACE_WORKER
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.action import Action, Event
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
    Row,
    Rows,
    Section,
    Ticket,
    Tickets,
    message,
    pictured,
    say,
)

FREE = (SELL, HIRE)
"""What is possible at every step, and seldom wanted."""
SHOWN = (PICK, KEEP, ACCEPT, TAKE_TRAIN, TRADE_FLIP, FLIP_TRAIN, SPEC_TRAIN, SPEC_FLIP, SPEC_DEAL)
"""Answers that are drawn on the table: they are shown as what they are."""
ENDS = (DONE, PASS, STOP)
"""What ends something: it stands below the rest."""


def panel(state: Table, things: Sequence[str]) -> Panel | None:
    """The panel of the seat that decides: a turn as a whole, or a step of it."""
    if state.step == PLACE_WORKER and not state.frames:
        return turn_panel(state, things)
    return step_panel(state)


def plan_of(state: Table, action: Action) -> Plan:
    """A single action as it is shown elsewhere."""
    choice = state.choice(action)
    return Plan(choice.effect, (action,), choice.effect, choice.price, choice.things)


# -- turns -------------------------------------------------------------------------------------------------------------


def turn_panel(state: Table, things: Sequence[str]) -> Panel | None:
    """Workers with their actions; of things that were pointed at, the turns that are about them."""
    begun = beginnings(state)
    if not begun:
        return None
    asks = dict.fromkeys(thing for turn in begun for thing in state.choice(turn.targets[0]).things)
    found = tickets(state, things)
    goals = goal_rows(state)
    sections: tuple[Section, ...] = (found,) if found is not None else (worker_rows(state, begun), Note(say("point")))
    return Panel(
        message("ask-place"), (*sections, goals) if goals.rows and found is None else sections, (), tuple(asks)
    )


def tickets(state: Table, things: Sequence[str]) -> Tickets | None:
    """The turns about what was pointed at; if there are none about all of it, about the last."""
    for pointed in (things, things[-1:]):
        found = with_all(state, pointed) if pointed else []
        if found:
            made = [Ticket(turn_plan(state, turn), turn_words(state, turn)) for turn in found]
            return Tickets(say("turns", count=len(made)), tuple(made))
    return None


def turn_plan(state: Table, turn: Turn) -> Plan:
    """A turn as one plan."""
    told = say("whole-turn" if turn.complete else "turn", state.seat, price=turn.price)
    placed = state.choice(turn.placed)
    things = (*(thing for move in turn.targets for thing in state.choice(move).things), *placed.things)
    return Plan(placed.effect, turn.moves, told, turn.price, things)


def turn_words(state: Table, turn: Turn) -> tuple[Event, ...]:
    """Who does what, what his colour adds, and what it costs less for that; how the action ends."""
    words = [worker_words(turn.placed)]
    if turn.gifted or not turn.complete:
        words += colour_words(state, turn.placed.b, turn.placed.a)
    if turn.waived:
        words.append(say("instead", price=turn.price, money=turn.waived + turn.price))
    if turn.complete:
        words.append(end_words(turn))
    return tuple(words)


def worker_words(placed: Move) -> Event:
    """A worker and his action."""
    return pictured(say("worker-at", what=f"{COLOURS[placed.a]} {ACTIONS[placed.b]}"), worker_picture(placed.a))


def colour_words(state: Table, action: int, colour: int) -> list[Event]:
    """What a colour adds to an action, as a picture and a sentence; nothing for white."""
    if colour <= 0:
        return []
    box = state.rules.box
    spec = box.specs[action][colour]
    rails = box.rails_per_action + 1
    told = say(f"spec-{SPECS[spec.kind]}", pay=spec.pay, number=spec.a, each=spec.b, rails=rails)
    return [pictured(told, colour_picture(action, colour))]


def worker_rows(state: Table, begun: Sequence[Turn]) -> Rows:
    """The workers with their actions, with what they cost at least."""
    rows: list[Row] = []
    for action in state.legal():
        prices = [turn.price for turn in begun if turn.placed == action]
        if prices and isinstance(action, Move) and action.verb == PLACE:
            saved = [turn.price + turn.waived for turn in begun if turn.placed == action and turn.waived]
            words = colour_words(state, action.b, action.a)
            if saved:
                words.append(say("instead", price=min(prices), money=min(saved)))
            cell = say("from" if len(set(prices)) > 1 else "money", money=min(prices))
            plan = plan_of(state, action)
            rows.append(Row(pictured(plan.name, worker_picture(action.a)), ((cell,),), plan, tuple(words)))
    return Rows(say("workers"), (say("column-price"),), tuple(rows))


def end_words(turn: Turn) -> Event:
    """How a turn ends: with the reward of its station, of the colour that is chosen where there are two, or without."""
    reward = next((move for move in turn.moves if move.verb == PRIMARY), None)
    if reward is None:
        return say("then-ends-plainly" if turn.gifted or not turn.placed.a else "then-ends")
    return say("reward-colour-ends", what=COLOURS[reward.a]) if reward.a >= 0 else say("reward-ends")


def goal_rows(state: Table) -> Rows:
    """The own open milestones: managers, and how far each condition is met."""
    assert state.seat is not None
    rows = [
        Row(
            say("goal", letter=goal.name[0], points=goal.points),
            ((say("of", have=filled, number=slots),),),
            None,
            goal_words(state, state.seat, tile, slots - filled),
        )
        for tile, filled, slots in open_goals(state, state.seat)
        for goal in (state.rules.box.milestones[tile],)
    ]
    return Rows(say("goals"), (say("column-managers"),), tuple(rows))


def goal_words(state: Table, seat: int, tile: int, managers: int) -> tuple[Event, ...]:
    """Every condition with what there is of it; what still completes the milestone."""
    told = progress(state, seat, tile)
    words = [say(f"goal-{one.kind}", what=one.what, have=one.have, number=one.number) for one in told]
    if all(one.met for one in told):
        words.append(say("completes", managers=managers))
    return tuple(words)


def plans_between(state: Table, things: Sequence[str]) -> list[Plan]:
    """The turns that are about these things."""
    if state.frames or state.step != PLACE_WORKER or not things:
        return []
    return [turn_plan(state, turn) for turn in with_all(state, things)]


# -- steps -------------------------------------------------------------------------------------------------------------


def step_panel(state: Table) -> Panel | None:
    """All that can be done now, with what it costs; what ends something stands below."""
    legal = [move for move in state.legal() if isinstance(move, Move)]
    steps = [move for move in legal if move.verb not in ENDS]
    if not steps:
        return None
    steps.sort(key=lambda move: (move.verb in FREE, state.choice(move).price or 0))
    shown = [move for move in steps if move.verb in SHOWN]
    rows = [step_row(state, move) for move in steps if move not in shown]
    sections: list[Section] = []
    if shown:
        sections.append(Pictures(say("action"), tuple(step_picture(state, move) for move in shown)))
    if any(move.verb == PICK for move in shown):
        sections.append(Note(say("endowments")))
    if rows:
        sections.append(Rows(say("besides" if shown else "action"), (say("column-price"),), tuple(rows)))
    others = tuple(plan_of(state, move) for move in legal if move.verb in ENDS)
    asked = "first" if any(move.verb == FIRST for move in legal) else state.phase
    return Panel(message(f"ask-{asked}"), tuple(sections), others)


def step_picture(state: Table, move: Move) -> Picture:
    """An answer as what it is, with what it takes and does."""
    assert state.seat is not None
    plan = plan_of(state, move)
    words: tuple[Event, ...] = ()
    if move.verb == KEEP:
        words = goal_words(state, state.seat, move.a, len(state.rules.box.milestones[move.a].managers))
    elif plan.price:
        words = (say("money", money=plan.price),)
    if SPEC <= move.verb <= SPEC_DEAL:
        words = (*words, *colour_words(state, state.action, state.placed))
    return Picture(plan.things[0], plan, words)


def step_row(state: Table, move: Move) -> Row:
    """One step, its price, and what it does where its name does not say it."""
    plan = plan_of(state, move)
    cell = (say("money", money=plan.price),) if plan.price is not None else ()
    if move.verb == SPEC and state.placed > 0:
        (name,) = colour_words(state, state.action, state.placed)
        return Row(name, (cell,), plan)
    words = (*taken_from(plan.name), *step_words(state, move))
    return Row(pictured(plan.name, picture_of(state, move)), (cell,), plan, words)


def taken_from(name: Event) -> tuple[Event, ...]:
    """Where a worker comes from, if his name says it: workers of one colour may lie in the supply and on the board."""
    place = str(name.args.get("what", "")).rpartition(" ")[2]
    return (say("worker-from", what=place),) if place in ("supply", "board") else ()


def step_words(state: Table, move: Move) -> tuple[Event, ...]:
    """What a colour effect does; how far a milestone comes by a promotion, and what it asks for besides."""
    if SPEC <= move.verb <= SPEC_DEAL:
        return tuple(colour_words(state, state.action, state.placed))
    if move.verb in (PROMO, PROMOTE_ONE):
        assert state.seat is not None
        line = 2 * state.seat + (state.goals[2 * state.seat] != move.c)
        slots = len(state.rules.box.milestones[move.c].managers)
        filled = sum(manager >= 0 for manager in state.managers[2 * line : 2 * line + slots])
        asked = goal_words(state, state.seat, move.c, slots - filled - 1)
        return (say("milestone", filled=filled + 1, slots=slots), *asked)
    return ()


# -- what follows ------------------------------------------------------------------------------------------------------


def forecast(state: Table, actions: Sequence[Action]) -> list[Section]:
    """Cash, what is owed at the end of the action, shares and workers, now and then."""
    assert state.seat is not None
    seat = state.seat
    after = carried_out(state, actions)
    if not isinstance(after, Table):
        return []
    figures = [
        ("cash", state.cash[seat], after.cash[seat]),
        ("owed", state.owed, after.owed),
        ("shares", state.shares[seat], after.shares[seat]),
        ("workers-left", state.available[seat], after.available[seat]),
    ]
    lines = [
        Line(say(name), (say("number", number=now), say("number", number=then)))
        for name, now, then in figures
        if now != then
    ]
    if not lines:
        return []
    found: list[Section] = [Forecast(say("after"), (say("now"), say("then")), tuple(lines))]
    missing = after.owed - after.cash[seat]
    if missing > 0:
        worth = after.shares[seat] * state.rules.box.share_price
        found.append(Caution(say("must-sell", money=missing, worth=worth)))
    return found
