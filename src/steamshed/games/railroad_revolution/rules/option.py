"""What every option is: the rule against it, if any, and what it does to the table. Which option a move is now."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.rules.changes import settle
from steamshed.games.railroad_revolution.table.table import Table
from steamshed.kernel.violation import Violation


class Option:
    """An option of one step, action or effect. ``seat`` is the seat that decides."""

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        """The rule against the option's own condition, whatever follows from it."""
        raise NotImplementedError

    def perform(self, state: Table, seat: int, move: Move) -> None:
        """Carries it out, without asking whether it is allowed and without drawing anything."""
        raise NotImplementedError


class Never(Option):
    """Something that is no option here."""

    def __init__(self, rule: str) -> None:
        self.violation = Violation(rule)

    def check(self, state: Table, seat: int, move: Move) -> Violation | None:
        return self.violation


def check_option(state: Table, move: Move) -> Violation | None:
    """The rule against a move's own condition, whatever follows from it."""
    seat = state.seat
    if seat is None:
        return Violation("RR-END-02")
    return state.decided().check_option(state, seat, move)


def perform_option(state: Table, move: Move) -> None:
    """Carries out an allowed move of the deciding seat, up to the next decision or the end of its step."""
    seat = state.seat
    assert seat is not None
    state.decided().perform_option(state, seat, move)
    if state.frames:
        settle(state, seat)
    state.margin_is_known = False
