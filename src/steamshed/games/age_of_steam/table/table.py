"""The table of Age of Steam: its fields, and small questions and changes that the rules have in common."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import URBANIZATION
from steamshed.games.age_of_steam.table.generated_fields import AgeOfSteamFields
from steamshed.games.age_of_steam.table.options import Rules
from steamshed.kernel.phase import Phase


class Table(AgeOfSteamFields):
    """Companies, goods, track, and where in the turn the game is. The rules are in ``rules``."""

    def __init__(self, rules: Rules, phases: dict[str, Phase[Table]], source: Table | None = None) -> None:
        super().__init__(rules, source)
        self.phases = phases
        """What is decided, by name: from the game, shared by all its states and changed by none."""

    def urbanizes(self, seat: int) -> bool:
        """Whether a seat has Urbanization and there is something to place and a place for it (AS-URB-09)."""
        if self.special[seat] != URBANIZATION or not self.letters_left():
            return False
        return any(self.new_city[town] < 0 for town in self.rules.board.towns)

    def letters_left(self) -> list[int]:
        """The New City tiles that can still be placed; MR-18: of those that the map has."""
        there = self.rules.map.new_cities
        return [letter for letter, field in enumerate(self.letter_at) if field < 0 and (not there or letter in there)]

    def place_new_city(self, field: int, letter: int) -> None:
        self.make_new_city(field, letter, self.rules.board.display.letter_colour[letter])
        self.letter_at = self.letter_at[:]
        self.letter_at[letter] = field
