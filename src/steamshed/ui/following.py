"""What comes of actions: the position after them, what follows by force, and whether one click is enough to play them.

An answer is forced where it is the only legal one. A forced answer is *harmless* where nobody would want to be asked:
it names something on the table, costs nothing, changes none of its seat's figures, can be taken back, and the same seat
goes on in the same turn. A client may give such an answer by itself. All others (to sell, to end a turn, to show
something) are said before, with the answer that they follow from, and given together with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from steamshed.kernel.action import Action, Choice
from steamshed.kernel.chance import Scripted
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import AnyGame
from steamshed.kernel.state import State
from steamshed.kernel.undo import undoable
from steamshed.ui.game_ui import ui_of
from steamshed.ui.panel import Panel, Pictures, Plan, Rows, Section, Tickets

MOST = 12
"""So many forced answers are looked at."""
PLAYERS = "players"
"""The drawing that lists the players."""
COUNTED = ("turn", "round")
"""Where a view counts turns."""


@dataclass(frozen=True)
class Following:
    """What follows by force from actions."""

    choices: tuple[Choice, ...] = ()
    """The forced answers, up to the last that is not harmless; none where all of them are."""
    ends: bool = False
    """Whether the decision passes to somebody else with the last of them, or may do so."""


def carried_out(state: State, actions: Sequence[Action]) -> State | None:
    """The position after actions of the deciding seat; None if one of them is against the rules, if chance decides,
    something hidden shows, or the decision passes to somebody else in between."""
    after = state.clone()
    for number, action in enumerate(actions):
        if number and after.seat != state.seat:
            return None
        try:
            events = after.apply(action, Scripted([]))
        except SteamshedError:
            return None
        if not undoable(events, 0):
            return None
    return after


def only(state: State) -> Action | None:
    """The only legal action of the seat that decides; None where there are several."""
    if state.seat is None:
        return None
    legal = state.legal()
    return legal[0] if len(legal) == 1 else None


def is_harmless(game: AnyGame, state: State, action: Action) -> bool:
    """Whether a forced answer can be given without asking."""
    choice = state.choice(action)
    if not choice.things or choice.price:
        return False
    after = carried_out(state, [action])
    seat = state.seat
    if after is None or seat is None or after.seat != seat:
        return False
    views = [one.view(seat) for one in (state, after)]
    if any(views[0].get(name) != views[1].get(name) for name in COUNTED):
        return False
    return drawn_figures(game, views[0], seat) == drawn_figures(game, views[1], seat)


def drawn_figures(game: AnyGame, view: dict[str, object], seat: int) -> dict[str, str]:
    """The figures of a seat as they stand in the list of players: money, shares, points."""
    drawn = (thing for scene in ui_of(game).scenes(view) if scene.name == PLAYERS for thing in scene.things)
    return {
        thing.id: thing.label for thing in drawn if thing.id.startswith("figure-") and thing.id.endswith(f"-{seat}")
    }


def following(game: AnyGame, state: State, actions: Sequence[Action]) -> Following:
    """What follows by force from actions of the deciding seat, while it goes on deciding."""
    return following_from(game, state, carried_out(state, actions))


def following_from(game: AnyGame, state: State, at: State | None) -> Following:
    """The same from the position after the actions, None where that is not certain."""
    choices: list[Choice] = []
    until, ends = 0, False
    while at is not None and at.seat == state.seat and len(choices) < MOST:
        action = only(at)
        if action is None:
            break
        choices.append(at.choice(action))
        after = carried_out(at, [action])
        if after is None or not is_harmless(game, at, action):
            until, ends = len(choices), after is None or after.seat != state.seat
        at = after
    return Following(tuple(choices[:until]), ends)


# -- one gesture for all kinds of answers ------------------------------------------------------------------------------


def is_step(game: AnyGame, state: State, plan: Plan) -> bool:
    """Whether choosing a plan is enough to play it: it can be taken back, leaves the decision with the seat, does not
    also end what it belongs to, and nothing follows from it by force that is to be said before."""
    *first, last = plan.actions
    before = carried_out(state, first) if first else state
    if first and before is not None and not before.choice(last).things:
        return False
    if before is None or before.seat != state.seat:
        return False
    after = carried_out(before, [last])
    return after is not None and after.seat == state.seat and not following_from(game, state, after).choices


def with_gestures(game: AnyGame, state: State, panel: Panel) -> Panel:
    """A panel whose answers are played by the same gesture, of whatever kind they are. What a game marks itself,
    because it does nothing but leave the decision to the others, stays as it is."""

    def marked(plan: Plan) -> Plan:
        passing = plan.at_once and len(plan.actions) == 1 and passes(state, plan.actions[0])
        return replace(plan, at_once=passing or is_step(game, state, plan))

    def section(one: Section) -> Section:
        match one:
            case Tickets():
                return replace(one, tickets=tuple(replace(each, plan=marked(each.plan)) for each in one.tickets))
            case Rows():
                rows = (each if each.plan is None else replace(each, plan=marked(each.plan)) for each in one.rows)
                return replace(one, rows=tuple(rows))
            case Pictures():
                return replace(one, pictures=tuple(replace(each, plan=marked(each.plan)) for each in one.pictures))
            case _:
                return one

    return replace(
        panel, sections=tuple(map(section, panel.sections)), others=tuple(marked(plan) for plan in panel.others)
    )


def passes(state: State, action: Action) -> bool:
    """Whether an action leaves the decision to somebody else."""
    after = carried_out(state, [action])
    return after is None or after.seat != state.seat
