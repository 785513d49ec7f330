"""The table of Steam: its fields, and small questions that the rules have in common."""

from __future__ import annotations

from steamshed.games.steam.table.generated_fields import SteamFields
from steamshed.games.steam.table.options import Rules
from steamshed.kernel.phase import Phase


class Table(SteamFields):
    """Players, goods, track, and where in the round the game is. The rules are in ``rules``."""

    def __init__(self, rules: Rules, phases: dict[str, Phase[Table]], source: Table | None = None) -> None:
        super().__init__(rules, source)
        self.phases = phases
        """What is decided, by name: from the game, shared by all its states and changed by none."""

    def full_spaces(self) -> list[int]:
        """The goods supply spaces with cubes."""
        colours = len(self.rules.board.goods.colours)
        return [
            space
            for space in range(self.rules.numbers.spaces)
            if any(self.spaces[place] for place in range(space * colours, (space + 1) * colours))
        ]

    def outside(self) -> list[int]:
        """Cubes that are neither on a city nor in the goods supply, by colour: the bag."""
        goods = self.rules.board.goods
        colours = len(goods.colours)
        return [
            count - sum(self.cubes[colour::colours]) - sum(self.spaces[colour::colours])
            for colour, count in enumerate(goods.counts)
        ]
