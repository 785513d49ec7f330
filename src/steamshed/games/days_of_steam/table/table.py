"""The table of Days of Steam: its fields, and small questions and changes that the rules have in common."""

from __future__ import annotations

from steamshed.games.days_of_steam.table.generated_fields import DaysOfSteamFields
from steamshed.games.days_of_steam.table.options import Rules
from steamshed.games.days_of_steam.track.squaregrid import SquareGrid
from steamshed.games.days_of_steam.track.squaretrack import SquareTrack
from steamshed.kernel.phase import Phase


class Table(DaysOfSteamFields):
    """Tiles, goods, trains, hands, and where in the turn the game is. The rules are in ``rules``."""

    def __init__(
        self, rules: Rules, track: SquareTrack, phases: dict[str, Phase[Table]], source: Table | None = None
    ) -> None:
        super().__init__(rules, track, source)
        self.phases = phases
        """What is decided, by name: from the game, shared by all its states and changed by none."""

    def spendable(self, seat: int) -> int:
        """DS-COAL-03: steam from coal burnt this turn stays on the train tile, unless the option lets it go at once."""
        return self.steam[seat] - (0 if self.rules.coal_same_turn else self.burnt)

    def markers_left(self) -> int:
        return self.rules.numbers.circuit_markers - sum(self.markers)

    def stood_on(self, node: int, but: int) -> bool:
        """Whether a train other than that of a seat stands on a node."""
        return self.node.count(node) > (1 if self.node[but] == node else 0)

    def add_city(self, cell: int, colour: int) -> int:
        """A city comes onto the board; its tile is laid by the track."""
        self.city_at = {**self.city_at, cell: len(self.city_cell)}
        self.city_cell = [*self.city_cell, cell]
        self.city_colour = [*self.city_colour, colour]
        self.goods += [0] * len(self.rules.box.colours)
        return len(self.city_cell) - 1

    def make_room(self, cell: int) -> int:
        """The cell's number after the grid has grown, if it had to: everything that names cells follows."""
        old = self.track.grid
        wider = self.track.make_room(cell)
        if wider is None:
            return cell
        self.city_cell = [old.moved(city, wider) for city in self.city_cell]
        self.city_at = {city: number for number, city in enumerate(self.city_cell)}
        self.node = [moved_node(node, old, wider) for node in self.node]
        if self.run_node >= 0:
            self.run_node = moved_node(self.run_node, old, wider)
        return old.moved(cell, wider)


def moved_node(node: int, old: SquareGrid, wider: SquareGrid) -> int:
    return 4 * old.moved(node // 4, wider) + node % 4
