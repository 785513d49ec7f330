"""What those who watch are told beside the board: everybody's chances, and why a move was made, as the bots see it.

What is here runs in the processes of ``background/readers.py``: it takes and gives plain data. It is asked only about
games in which nothing is secret, or any more: the judge sees what the seat saw that moved.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

import steamshed
from steamshed.bots.advice import Advice, advice, weighed
from steamshed.bots.evaluation import evaluation_of
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.review.grading import grading_of
from steamshed.review.turn_end import expected
from steamshed.server.api.shapes import Effect
from steamshed.server.reviews.wire import Watched, WatchedMove
from steamshed.server.tables.hints import described
from steamshed.server.tables.play import Done
from steamshed.server.tables.replay_worker import Told, state_of

encode = msgspec.json.Encoder().encode
AT_ONCE = 0.0
"""Seconds of thought: the judge is asked, and no lines are played out."""
CLEARLY = 0.2
"""The part of what makes a decision bad (``Grading.scale``) below which no other plan is called better."""
KEPT = 64
"""Answers that are remembered: several people watch the same game."""
_kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()


def beginning_of_decision(actions: Sequence[Done], number: int) -> int:
    """How many actions lie before the decision whose last action is the one with this number."""
    first = number - 1
    last = actions[first]
    while first and (actions[first - 1].seat, actions[first - 1].phase) == (last.seat, last.phase):
        if actions[first - 1].outcomes:
            break
        first -= 1
    return first


def seen(told: Told, first: int | None) -> bytes:
    """What is said about the position after what was told, as it is sent; the last decision begins after ``first``
    actions."""
    key = (told.table, first, tuple(told.actions))
    found = _kept.pop(key, None)
    if found is None:
        found = encode(watched(told, first))
    _kept[key] = found
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found


def watched(told: Told, first: int | None) -> Watched:
    game, state = steamshed.game(told.game), state_of(told)
    points, chances = expected(evaluation_of(game), state)
    if state.over:
        chances = evaluation_of(game).chances(state)
    made = Watched(len(told.actions), [round(one, 3) for one in chances], [round(one, 1) for one in points])
    if first is not None:
        before = state_of(msgspec.structs.replace(told, actions=told.actions[:first]))
        made.move = judged(game, before, [text for text, _ in told.actions[first:]])
    return made


def judged(game: Game, before: State, texts: list[str]) -> WatchedMove:
    """What speaks for a decision, or for another one."""
    seat = before.seat
    assert seat is not None
    view = before.view(seat)
    actions = [game.parse(text, before) for text in texts[:1]] + [game.parse(text) for text in texts[1:]]
    move = WatchedMove(seat, described(game, view, texts), None, [])
    if len(before.legal()) < 2:
        return move
    other = weighed(game, view, actions, AT_ONCE)
    if other.runner_up is not None and other.difference >= CLEARLY * grading_of(game).scale:
        move.better = described(game, view, [str(action) for action in other.plan.actions])
        move.reasons = told_reasons(other)
    elif other.runner_up is None:
        move.reasons = told_reasons(advice(game, view, AT_ONCE))
    return move


def told_reasons(found: Advice) -> list[Effect]:
    return [
        Effect(reason.id, None, {name: value.replace("-", "\N{MINUS SIGN}") for name, value in reason.args.items()})
        for reason in found.reasons
    ]
