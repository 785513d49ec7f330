"""Orders made from a line of the what-if board, and orders as they are sent to their owner.

``ahead`` runs in the processes of ``background/readers.py``: it takes and gives plain data.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import msgspec

import steamshed
from steamshed.kernel.chance import Scripted
from steamshed.kernel.errors import SteamshedError
from steamshed.kernel.record import play_again
from steamshed.kernel.state import State
from steamshed.kernel.violation import IllegalAction
from steamshed.orders import (
    Bid,
    Decision,
    Forced,
    Legal,
    Only,
    Order,
    Over,
    Pass,
    Phase,
    Play,
    Price,
    Scope,
    Step,
    Unchanged,
    Waits,
    knowledge_of,
    written,
)
from steamshed.orders.order import MOST_STEPS, Condition
from steamshed.server.api.shapes import Effect
from steamshed.server.lessons.worker import BadTry
from steamshed.server.orders import wire
from steamshed.server.orders.service import Kept, Sight, Told, has_lapsed, turns_begun
from steamshed.server.studies.worker import with_positions
from steamshed.server.tables.play import Play as Game
from steamshed.server.tables.state_messages import choice_shape
from steamshed.server.tables.table import Table
from steamshed.study import Study

# -- from a line ---------------------------------------------------------------------------------------------------


class Ahead(msgspec.Struct, frozen=True):
    """A decision of the line that the order answers: in which phase, when, by what, and what that would do."""

    phase: str
    scope: Scope
    actions: tuple[str, ...]
    told: Told


def ahead(game: str, line: wire.OrderedLine, seat: int, acted: Sequence[int]) -> list[Ahead] | BadTry:
    """The decisions of a seat in a line of the what-if board; ``acted`` are the seats of the actions before it."""
    try:
        return decisions(game, line, seat, list(acted))
    except IllegalAction as illegal:
        return BadTry(f"{illegal.action}: {illegal.violation.rule} forbids it")
    except SteamshedError as error:
        return BadTry(str(error))


def decisions(game: str, line: wire.OrderedLine, seat: int, acted: list[int]) -> list[Ahead]:
    study = Study.of_position(with_positions(steamshed.game(game)), line.position)
    knowledge = knowledge_of(study.game)
    state, node, found = study.beginning(), 0, list[Ahead]()
    for number, move in enumerate(line.moves):
        if state.seat is None:
            raise SteamshedError(f"{move.action!r}: the game is over")
        last = number == len(line.moves) - 1
        if state.seat == seat and number >= line.first:
            now = knowledge.now(state.view(seat), state.phase, turns_begun(acted, seat, seat))
            texts = [move.action, *(line.others if last else [])]
            found.append(Ahead(state.phase, now, tuple(dict.fromkeys(texts)), told(study, state, texts)))
        acted.append(state.seat)
        action = study.game.parse(move.action, state)
        chance = study.chance(node, line.seed) if move.outcomes is None else Scripted(move.outcomes)
        laid, _ = study.lay(node, action, chance, state)
        play_again(state, action, laid.outcomes)
        node = laid.id
    if not 0 < len(found) <= MOST_STEPS:
        raise SteamshedError(f"the line has {len(found)} moves of yours to order; expected from 1 to {MOST_STEPS}")
    return found


def told(study: Study, state: State, texts: Sequence[str]) -> Told:
    """What legal actions do. Raises IllegalAction for one that is not legal there."""
    effects: dict[str, Effect] = {}
    for text in texts:
        action = study.game.parse(text, state)
        violation = state.check(action)
        if violation is not None:
            raise IllegalAction(text, violation)
        effects[text] = msgspec.convert(choice_shape(state.choice(action)).effect, Effect)
    return effects


# -- for the owner -------------------------------------------------------------------------------------------------


def sent(table: Table, seat: int, kept: Sequence[Kept]) -> list[wire.GivenOrder]:
    """The orders of a seat whose time is not over, each with its state, and the moves whose time has passed."""
    shown: list[wire.GivenOrder] = []
    answered, sight = False, Sight(table, seat)
    for one in kept:
        found = sight.found_by(one)
        if not isinstance(found, Over) or has_lapsed(one, found):
            shown.append(given(one, found, answered))
            answered |= isinstance(found, Decision)
            if shown[-1].state == "due" and one.due is not None and one.looked == table.version:
                shown[-1].answers = one.due
    return shown


def given(kept: Kept, found: Decision | Waits | Over, answered: bool) -> wire.GivenOrder:
    steps = [step_shape(step, kept.told) for step in kept.order.steps]
    made = wire.GivenOrder(kept.id, steps, kept.done, "waits", kept.made, written(kept.order))
    match found:
        case Waits(reason, what):
            made.reason, made.what = reason, what
        case Decision():
            made.state, made.reason = ("waits", "before") if answered else ("due", "")
        case Over():
            made.state = "lapsed"
        case _:
            assert_never(found)
    return made


def step_shape(step: Step, effects: Told) -> wire.OrderStep:
    when = [condition_shape(one) for one in step.when]
    match step.do:
        case Play(actions):
            made = wire.OrderStep("play", when)
            made.actions = [wire.OrderedAction(text, effects.get(text, msgspec.UNSET)) for text in actions]
        case Bid(most):
            made = wire.OrderStep("bid", when, most=most)
        case Pass():
            made = wire.OrderStep("pass", when)
        case Only():
            made = wire.OrderStep("only", when)
        case _:
            assert_never(step.do)
    made.clock = msgspec.UNSET if step.scope is None else step.scope.clock
    return made


def condition_shape(condition: Condition) -> wire.OrderCondition:
    match condition:
        case Phase(name):
            return wire.OrderCondition("phase", name)
        case Legal(action):
            return wire.OrderCondition("legal", action)
        case Price(most):
            return wire.OrderCondition("price", most=most)
        case Unchanged():
            return wire.OrderCondition("unchanged")
        case Forced():
            return wire.OrderCondition("forced")
        case _:
            assert_never(condition)


# -- without a line ------------------------------------------------------------------------------------------------


def next_auction(play: Game, seat: int) -> tuple[str, Scope] | None:
    """The phase of the auction that is or comes next, and its time; None where there is none."""
    return knowledge_of(play.game).next_auction(play.state.view(seat), play.state.phase)


def passing_in(play: Game, seat: int) -> tuple[str, Scope] | None:
    """The phase of now and its time, if one can pass in it."""
    known, phase = knowledge_of(play.game), play.state.phase
    if not known.passes_in(phase):
        return None
    acted = [done.seat for done in play.done()]
    turns = turns_begun(acted, play.state.seat, seat)
    now = known.now(play.state.view(seat), phase, turns)
    if not known.clock and play.state.seat != seat:
        now = Scope(now.clock + 1, now.stage)
    return phase, now


def ways(play: Game, seat: int) -> wire.OrderWays:
    auction, passing = next_auction(play, seat), passing_in(play, seat)
    made = wire.OrderWays(counted=knowledge_of(play.game).clock)
    made.bid = msgspec.UNSET if auction is None else auction[0]
    made.passes = msgspec.UNSET if passing is None else passing[0]
    return made


def named_actions(order: Order) -> list[str]:
    """Every action that an order names."""
    played = [text for step in order.steps if isinstance(step.do, Play) for text in step.do.actions]
    return played + [one.action for step in order.steps for one in step.when if isinstance(one, Legal)]
