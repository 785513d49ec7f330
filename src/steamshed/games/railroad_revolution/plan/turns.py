"""Main actions as a whole: a worker, everything that his action must do, and its end.

The reward of a station is taken where it can be without another decision. What a turn may have besides (bonuses, the
colour effect) is left out: it can be taken step by step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from steamshed.games.railroad_revolution.actions import CITY, DONE, PLACE, PRIMARY, RAIL, SECTOR, SELL_PIECE, Move
from steamshed.games.railroad_revolution.rules.funds import main_complete
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.assist import carried_out

TARGETS: Final = (CITY, RAIL, SECTOR, SELL_PIECE)
"""What a main action is about."""


class Turn:
    """A worker's turn: its moves in order, what the main action comes to, and whether it is carried out and ended."""

    def __init__(self, moves: tuple[Move, ...], price: int, complete: bool) -> None:
        self.moves = moves
        self.price = price
        self.complete = complete

    @property
    def placed(self) -> Move:
        return self.moves[0]

    @property
    def targets(self) -> tuple[Move, ...]:
        return tuple(move for move in self.moves if move.verb in TARGETS)


def placements(state: Table) -> Iterator[tuple[Move, Table]]:
    """Every worker with every action that he can be placed on, and the position then."""
    for place in state.legal():
        if isinstance(place, Move) and place.verb == PLACE:
            after = carried_out(state, [place])
            if isinstance(after, Table):
                yield place, after


def beginnings(state: Table) -> list[Turn]:
    """Every worker with every first step of his action."""
    return [
        Turn((place, move), after.choice(move).price or 0, False)
        for place, after in placements(state)
        for move in targets(after)
    ]


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
    end = ending(after)
    if end is None:
        return [turn]
    return [turn, *rewarded(after, turn), Turn((*turn.moves, end), turn.price, True)]


def rewarded(after: Table, turn: Turn) -> Iterator[Turn]:
    """The turn with each reward of its station that can be taken, up to its end."""
    for reward in after.legal():
        if not isinstance(reward, Move) or reward.verb != PRIMARY:
            continue
        then = carried_out(after, [reward])
        end = ending(then) if isinstance(then, Table) else None
        if end is not None:
            yield Turn((*turn.moves, reward, end), turn.price + (after.choice(reward).price or 0), True)


def ending(state: Table) -> Move | None:
    """The end of the action, if nothing is open and it is carried out."""
    if state.frames or state.step != ACTION_LOOP or not main_complete(state):
        return None
    return next((move for move in state.legal() if isinstance(move, Move) and move.verb == DONE), None)
