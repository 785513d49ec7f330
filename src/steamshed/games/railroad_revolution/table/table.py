"""The table of Railroad Revolution: its fields, and small questions and changes that the rules have in common.

A table is a few flat lists; everything that never changes is shared through ``rules``.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.content.effects import FRAME_NAMES, op_of
from steamshed.games.railroad_revolution.table.generated_fields import RailroadRevolutionFields
from steamshed.games.railroad_revolution.table.phases import ACTION_LOOP, STEP_NAMES


class Table(RailroadRevolutionFields):
    """Companies, pieces on the map and the telegraph line, and where in the turn the game is."""

    def clone(self) -> Table:
        return Table(self.rules, self)

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
