"""The table of Binario Duel: its fields, and small questions and changes that the rules have in common.

Everything is flat lists of numbers; what never changes is shared through ``rules`` and ``map``.
"""

from __future__ import annotations

from steamshed.games.binario.actions import Do
from steamshed.games.binario.content.box import MODES
from steamshed.games.binario.content.continent import SITE, Continent
from steamshed.games.binario.table.generated_fields import BinarioFields
from steamshed.games.binario.table.map_answers import MapAnswers
from steamshed.games.binario.table.options import Rules
from steamshed.games.binario.table.pieces import Pending, Rest
from steamshed.kernel.phase import Phase


class Table(BinarioFields):
    """Silver, ways, stations, lines, vehicles, the stock, and where in the round the game is."""

    def __init__(
        self, rules: Rules, map: Continent, phases: dict[str, Phase[Table, Do]], source: Table | None = None
    ) -> None:
        super().__init__(rules, map, source)
        self.phases = phases
        """What is decided, by name: from the game, shared by all its states and changed by none."""

    def clone(self) -> Table:
        raise NotImplementedError

    @property
    def decision(self) -> Pending:
        """What has been said of the decision under way, in the phases that come in the middle of one (FOLLOWS)."""
        pending = self.pending
        assert pending is not None, f"nothing is pending in the phase {self.phase}"
        return pending

    @property
    def holder(self) -> int:
        """BI-RND-05: the start cube changes hands every round; P1 has it in round 1. Who has it in the first round of
        the eras II, III and IV is the option era_start."""
        turn = self.round + self.rules.era_begun_by[self.era - 1]
        return self.first if turn % 2 == 1 else 1 - self.first

    def changed(self) -> None:
        """The map has changed: what was found about it no longer holds."""
        self.found = MapAnswers()

    def set_terrain(self, cell: int, terrain: int) -> None:
        """Copies of a state share the terrain, so a change makes a new list."""
        self.terrain = self.terrain[:]
        self.terrain[cell] = terrain

    def set_facility(self, cell: int, kind: int) -> None:
        self.facility = self.facility[:]
        self.facility[cell] = kind

    def add_factory(self, cell: int) -> None:
        """BI-ERA-04: a food factory comes onto the map."""
        self.factories.append(cell)
        self.set_terrain(cell, SITE)
        self.set_facility(cell, self.rules.box.facility_of["food_factory"])
        self.changed()

    def decide(self, seat: int, phase: str) -> None:
        """The next decision."""
        self.seat = seat
        self.phase = phase
        self.options_now = None
        self.planner_now = None

    def row_of(self, seat: int, board: int, number: int) -> int:
        """The index of a row: number 0 is the first of its board."""
        return seat * self.rules.all_rows + self.rules.first_row[board] + number

    def place_of(self, row: int) -> tuple[int, str, int]:
        """Seat, board and number of a row, for messages."""
        seat, at = divmod(row, self.rules.all_rows)
        board = self.rules.board_of_row[at]
        return seat, MODES[board], at - self.rules.first_row[board] + 1

    def served(self, cell: int) -> list[int]:
        """BI-STN-02: the cells of the facilities beside a station."""
        found: list[int] = []
        for side in range(4):
            other = self.map.near[4 * cell + side]
            if other >= 0 and self.facility[other] >= 0:
                found.append(other)
        return found

    def line_name(self, row: int) -> str:
        """A row as positions name it: road 1."""
        _, board, number = self.place_of(row)
        return f"{board} {number}"

    def add_rest(self, seat: int, rest: Rest) -> None:
        """Vehicles that rest alike stand together."""
        for at, other in enumerate(self.resting[seat]):
            if (other.kind, other.until, other.at) == (rest.kind, rest.until, rest.at):
                self.resting[seat][at] = Rest(rest.kind, other.count + rest.count, rest.until, rest.at)
                return
        self.resting[seat].append(rest)
        self.resting[seat].sort(key=lambda other: (other.until, other.kind, other.at))
