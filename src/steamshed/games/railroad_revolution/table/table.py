"""The table of Railroad Revolution: its fields, and small questions and changes that the rules have in common.

A table is a few flat lists; everything that never changes is shared through ``rules``.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from steamshed.games.railroad_revolution.actions import Move
from steamshed.games.railroad_revolution.content.effects import FRAME_NAMES, op_of
from steamshed.games.railroad_revolution.table.generated_fields import RailroadRevolutionFields
from steamshed.games.railroad_revolution.table.options import Rules
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, STEP_NAMES
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation


class Table(RailroadRevolutionFields):
    """Companies, pieces on the map and the telegraph line, and where in the turn the game is."""

    def __init__(self, rules: Rules, phases: dict[str, TurnPhase], source: Table | None = None) -> None:
        super().__init__(rules, source)
        self.phases = phases
        """What is decided, by name: from the game, shared by all its states and changed by none."""

    def clone(self) -> Table:
        return Table(self.rules, self.phases, self)

    def decided(self) -> TurnPhase:
        """What is decided now; ``phase`` has its name between the moves of a game, but not in thought."""
        return self.phases[self.phase_name()]

    def phase_name(self) -> str:
        """The phase is the effect on top, or else the step of the turn."""
        return FRAME_NAMES[op_of(self.frames[-1])] if self.frames else STEP_NAMES[self.step]

    def in_action(self, action: int) -> bool:
        """Whether one of the four main actions is being carried out."""
        return self.step == ACTION_LOOP and self.action == action

    def recall(self, seat: int) -> bool:
        """RR-TURN-04: whoever has nobody left in his personal supply takes his workers back. Says whether he did."""
        if any(self.hand[5 * seat : 5 * seat + 5]):
            return False
        self.hand, self.board, self.spaces = self.hand[:], self.board[:], self.spaces[:]
        for colour in range(5):
            self.hand[5 * seat + colour] = self.board[5 * seat + colour]
            self.board[5 * seat + colour] = 0
        for at in range(20 * seat, 20 * seat + 20):
            self.spaces[at] = 0
        return True

    def free_slot(self, line: int, colour: int) -> int:
        """RR-MIL-02: the first empty manager slot of an open milestone that takes a colour, or -1."""
        wanted = self.rules.box.milestones[self.goals[line]].managers
        for slot in range(len(wanted)):
            if self.managers[2 * line + slot] < 0 and (wanted[slot] < 0 or wanted[slot] == colour):
                return slot
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPhase(Phase[Table, Move]):
    """A step of the turn or an open effect. Besides what every phase answers it is asked for its options alone: no turn
    may end in a dead end (RR-GEN-12), so the rules look at what could follow a move."""

    def check_option(self, state: Table, seat: int, move: Move) -> Violation | None:
        """The rule against a move's own condition, whatever follows from it."""
        raise NotImplementedError

    def perform_option(self, state: Table, seat: int, move: Move) -> None:
        """Carries a move out, without asking whether it is allowed and without drawing anything."""
        raise NotImplementedError
