"""Hints: who may ask the bots, and what they said in words of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steamshed.bots.protocol import Advised
from steamshed.kernel.action import Choice
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.game import Game
from steamshed.server.api import shapes
from steamshed.server.api.shapes import Effect
from steamshed.server.errors import Problem
from steamshed.server.tables import socket_wire as wire
from steamshed.server.tables.state_messages import as_declared
from steamshed.server.tables.table import Table
from steamshed.ui import assist

BUDGET = 1.0
"""Seconds that a bot thinks about a hint."""
BUDGET_TO_WEIGH = 0.6


def check_allowed(table: Table, alone: bool = False) -> None:
    """Raises a Problem where people play each other and have not agreed to hints; with ``alone``, agreed or not."""
    if table.hints == "no" or (alone and table.hints != "bots"):
        words = "People play each other here, and hints were not agreed on when the table was made."
        raise Problem(403, "no-hints", words)


def described(game: Game, view: Mapping[str, object], texts: Sequence[str]) -> shapes.Advised:
    """A plan with what each of its actions does, by what the seat that decides may know."""
    state = assist.imagined(game, view)
    seat = state.seat
    choices: list[Choice] = []
    for text in texts:
        if state.seat != seat:
            break
        try:
            action = game.parse(text, state)
            found = state.choice(action)
            state.apply(action, chance := Chance(0))
        except SteamshedError:
            break  # what came before was left to chance, and came otherwise
        choices.append(found)
        if chance.drawn:
            break
    prices = [choice.price for choice in choices if choice.price is not None]
    things = [thing for choice in choices for thing in choice.things[:1]]
    steps: list[Effect] = as_declared([choice.effect.to_json() for choice in choices])
    return shapes.Advised(list(texts), steps, list(dict.fromkeys(things)), sum(prices) if prices else None)


def reasons_of(found: Advised) -> list[Effect]:
    return [Effect(id, None, {"points": points.replace("-", "−")}) for id, points in found.reasons]


def can_be_played(plan: shapes.Advised) -> shapes.Advised:
    """As much of a plan as is told: what comes after chance, or is not legal, would be refused."""
    return shapes.Advised(plan.actions[: len(plan.steps)], plan.steps, plan.things, plan.price)


Answer = wire.HintMessage | wire.Weighed


def hint(game: Game, view: Mapping[str, object], found: Advised, id: str, version: int) -> Answer:
    """What is sent to whoever has asked for a hint."""
    plans = [can_be_played(described(game, view, plan)) for plan in (found.plan, found.other) if plan is not None]
    plan, other = next(((one, rest) for one, *rest in (plans, plans[::-1]) if one.steps), (plans[0], plans[1:]))
    return wire.HintMessage(
        id=id,
        version=version,
        plan=plan,
        runner_up=next((one for one in other if one.steps), None),
        difference=round(found.difference, 1),
        equal=found.interval is None or found.interval[0] <= 0.0,
        reasons=reasons_of(found),
    )


def cost(game: Game, view: Mapping[str, object], found: Advised, id: str, version: int) -> Answer:
    """What is sent to whoever wants to be warned of blunders."""
    plain = found.interval is not None and found.interval[0] > 0.0 and found.difference >= found.blunder
    if found.other is None or not plain:
        return wire.Weighed(id, version, 0.0, [])
    return wire.Weighed(id, version, round(found.difference, 1), reasons_of(found), described(game, view, found.plan))
