"""What every option is: the rule against it, if any, and what it does to the table. Which option a move is now."""

from __future__ import annotations

from typing import Final

from steamshed.games.railroad_revolution.actions import HIRE, SELL, VERBS, Move
from steamshed.games.railroad_revolution.content.box import ACTIONS
from steamshed.games.railroad_revolution.content.effects import FRAME_NAMES
from steamshed.games.railroad_revolution.rules.changes import settle
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, STEP_NAMES
from steamshed.games.railroad_revolution.table.table import Table


class Option:
    """An option of one step, action or effect. ``seat`` is the seat that decides."""

    def objection(self, state: Table, seat: int, move: Move) -> str:
        """The rule against the option's own condition, or an empty text."""
        raise NotImplementedError

    def act(self, state: Table, seat: int, move: Move) -> None:
        """Carries it out, without asking whether it is allowed and without drawing anything."""
        raise NotImplementedError


class Never(Option):
    """Something that is no option here."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def objection(self, state: Table, seat: int, move: Move) -> str:
        return self.rule


class Options:
    """The option that a verb is: by the effect on top, else by the action, else by the step of the turn."""

    def __init__(self) -> None:
        nowhere, unfinished = Never("RR-TURN-09"), Never("RR-GEN-15")
        self.sell: Option = nowhere
        self.hire: Option = nowhere
        self.in_step: list[list[Option]] = [[nowhere] * len(VERBS) for _ in STEP_NAMES]
        self.in_action: list[list[Option]] = [[nowhere] * len(VERBS) for _ in ACTIONS]
        self.in_frame: list[list[Option]] = [[unfinished] * len(VERBS) for _ in FRAME_NAMES]

    def of(self, state: Table, move: Move) -> Option:
        """The option that a move is now."""
        verb = move.verb
        if verb == SELL:
            return self.sell
        if verb == HIRE:
            return self.hire
        if state.frames:
            return self.in_frame[state.frames[-1] & 31][verb]
        if state.step == ACTION_LOOP:
            return self.in_action[state.action][verb]
        return self.in_step[state.step][verb]


OPTIONS: Final = Options()
"""The same for every game. The options are put in by ``phases``: what some of them ask for is asked of others."""


def objection(state: Table, move: Move) -> str:
    """The rule against a move's own condition, or an empty text."""
    seat = state.seat
    if seat is None:
        return "RR-END-02"
    return OPTIONS.of(state, move).objection(state, seat, move)


def act(state: Table, move: Move) -> None:
    """Carries out an allowed move of the deciding seat, up to the next decision or the end of its step."""
    seat = state.seat
    assert seat is not None
    OPTIONS.of(state, move).act(state, seat, move)
    if state.frames:
        settle(state, seat)
    state.margin_is_known = False
