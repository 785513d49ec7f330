"""Main actions as a whole: a worker, everything that his action must do, and its end.

The reward of a station is taken where it can be without another decision, and so is a colour effect that gives
something for nothing. What a turn may have besides (bonuses, colour effects that cost or ask something) is left out:
it can be taken step by step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from steamshed.games.railroad_revolution.actions import CITY, DONE, PLACE, PRIMARY, RAIL, SECTOR, SELL_PIECE, SPEC, Move
from steamshed.games.railroad_revolution.content.box import (
    FIRST_SPEC,
    NO_COST_SPEC,
    SHARE_MONEY_SPEC,
    SHARES_SPEC,
    TERRAIN_SPEC,
    TRAIN_MONEY_SPEC,
)
from steamshed.games.railroad_revolution.rules.funds import main_complete
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.ui.following import carried_out

TARGETS: Final = (CITY, RAIL, SECTOR, SELL_PIECE)
"""What a main action is about."""
GIFTS: Final = (NO_COST_SPEC, SHARES_SPEC, TERRAIN_SPEC, FIRST_SPEC, SHARE_MONEY_SPEC, TRAIN_MONEY_SPEC)
"""Colour effects that ask nothing: money and shares to take, a price that is not paid."""


class Turn:
    """A worker's turn: its moves in order, what is really paid for the main action and what need not be, and whether it
    is carried out and ended."""

    def __init__(self, moves: tuple[Move, ...], price: int, complete: bool, waived: int = 0) -> None:
        self.moves = moves
        self.price = price
        self.complete = complete
        self.waived = waived
        """What the colour of the worker saves."""

    @property
    def placed(self) -> Move:
        return self.moves[0]

    @property
    def targets(self) -> tuple[Move, ...]:
        return tuple(move for move in self.moves if move.verb in TARGETS)

    @property
    def gifted(self) -> bool:
        """Whether the colour effect is taken."""
        return any(move.verb == SPEC for move in self.moves)


def placements(state: Table) -> Iterator[tuple[Move, Table]]:
    """Every worker with every action that he can be placed on, and the position then."""
    for place in state.legal():
        if isinstance(place, Move) and place.verb == PLACE:
            after = carried_out(state, [place])
            if isinstance(after, Table):
                yield place, after


def beginnings(state: Table) -> list[Turn]:
    """Every worker with every first step of his action, and what that really costs."""
    found: list[Turn] = []
    for place, after in placements(state):
        for move in targets(after):
            turn = Turn((place, move), after.choice(move).price or 0, False)
            then = carried_out(after, [move]) if spares(after) else None
            found.append(spared(then, turn)[1] if isinstance(then, Table) else turn)
    return found


def targets(state: Table) -> list[Move]:
    """What the main action can be about next."""
    return [move for move in state.legal() if isinstance(move, Move) and move.verb in TARGETS]


def with_all(state: Table, things: Sequence[str]) -> list[Turn]:
    """Turns whose main action is about these things, in this order; those that end where it is complete come last."""
    found: list[Turn] = []
    for place, at in placements(state):
        moves, price = [place], 0
        for thing in things:
            move = next((move for move in targets(at) if thing in at.choice(move).things), None)
            after = None if move is None else carried_out(at, [move])
            if move is None or not isinstance(after, Table):
                break
            moves, price, at = [*moves, move], price + (at.choice(move).price or 0), after
        else:
            found += ways_to_end(at, Turn(tuple(moves), price, False))
    found.sort(key=lambda turn: turn.complete)
    return found


def ways_to_end(after: Table, turn: Turn) -> list[Turn]:
    """A turn that is left open for what else it may have; where its main action is complete, its end: with every reward
    that needs no further decision, and without."""
    after, turn = spared(after, turn)
    if after.frames or not main_complete(after):
        return [turn]
    ways = [*rewarded(after, turn), (after, turn)]
    return [turn, *(ended for then, way in ways for ended in endings(then, way))]


def rewarded(after: Table, turn: Turn) -> Iterator[tuple[Table, Turn]]:
    """The turn with each reward of its station that can be taken."""
    for reward in after.legal():
        if not isinstance(reward, Move) or reward.verb != PRIMARY:
            continue
        then = carried_out(after, [reward])
        if isinstance(then, Table):
            price = turn.price + (after.choice(reward).price or 0)
            yield then, Turn((*turn.moves, reward), price, False, turn.waived)


def endings(after: Table, turn: Turn) -> Iterator[Turn]:
    """The turn with what the colour gives for nothing, and its end."""
    gift = colour_gift(after)
    then = None if gift is None else carried_out(after, [gift])
    if gift is not None and isinstance(then, Table):
        after, turn = then, Turn((*turn.moves, gift), turn.price, False, turn.waived)
    end = ending(after)
    if end is not None:
        yield Turn((*turn.moves, end), turn.price, True, turn.waived)


# -- what a colour gives -----------------------------------------------------------------------------------------------


def colour_gift(state: Table) -> Move | None:
    """The colour effect, if it can be used now, costs nothing and asks nothing."""
    if state.frames or state.placed <= 0:
        return None
    spec = state.rules.box.specs[state.action][state.placed]
    if spec.pay or spec.kind not in GIFTS:
        return None
    return next((move for move in state.legal() if isinstance(move, Move) and move.verb == SPEC), None)


def spares(state: Table) -> bool:
    """Whether the colour of the placed worker saves the price of his station."""
    return state.placed > 0 and state.rules.box.specs[state.action][state.placed].kind == NO_COST_SPEC


def spared(after: Table, turn: Turn) -> tuple[Table, Turn]:
    """The turn with the price that its worker does not pay, if there is one: it can only be of use."""
    gift = colour_gift(after) if spares(after) else None
    then = None if gift is None else carried_out(after, [gift])
    if gift is None or not isinstance(then, Table):
        return after, turn
    saved = after.owed - then.owed
    return then, Turn((*turn.moves, gift), turn.price - saved, turn.complete, saved)


def ending(state: Table) -> Move | None:
    """The end of the action, if nothing is open and it is carried out."""
    if state.frames or state.step != ACTION_LOOP or not main_complete(state):
        return None
    return next((move for move in state.legal() if isinstance(move, Move) and move.verb == DONE), None)
