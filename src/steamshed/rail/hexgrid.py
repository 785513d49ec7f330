"""Fields of a hexagon map and their neighbours.

Flat-top hexagons in columns A, B, C, ...; every second column lies half a field lower. Edges 0..5 = N NE SE S SW NW.
A *slot* is one edge of one field: ``6 * field + edge``. Fields and slots are small integers, so that everything about
a map is a flat list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

EVEN_COLUMN: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
ODD_COLUMN: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))


def opposite(edge: int) -> int:
    return (edge + 3) % 6


def column_letters(column: int) -> str:
    """A to Z, then AA, AB, ..."""
    return chr(65 + column) if column < 26 else chr(64 + column // 26) + chr(65 + column % 26)


def is_field_name(word: str) -> bool:
    """Whether a word has the form of a field's name: K10."""
    letters = word.rstrip("0123456789")
    digits = word[len(letters) :]
    return (
        1 <= len(letters) <= 2
        and letters.isascii()
        and letters.isalpha()
        and letters.isupper()
        and digits.isascii()
        and 1 <= len(digits) <= 2
        and digits[0] != "0"
    )


class HexGrid:
    """A map's fields, numbered column by column from the north-west, and who is whose neighbour."""

    def __init__(self, columns: Sequence[str]) -> None:
        """``columns`` has one character a field, from north to south; a space is a gap."""
        self.names: list[str] = []
        self.places: list[tuple[int, int]] = []
        """Column and row of each field."""
        self.kinds: list[str] = []
        """The character of each field."""
        at: dict[tuple[int, int], int] = {}
        for column, text in enumerate(columns):
            for row, kind in enumerate(text):
                if kind != " ":
                    at[(column, row)] = len(self.names)
                    self.names.append(f"{column_letters(column)}{row + 1}")
                    self.places.append((column, row))
                    self.kinds.append(kind)
        self.size = len(self.names)
        self.index = {name: field for field, name in enumerate(self.names)}
        self.across: list[int] = []
        """Slot to the slot on the other side of the same edge, or -1 at the border of the map."""
        for column, row in self.places:
            offsets = ODD_COLUMN if column % 2 else EVEN_COLUMN
            for edge, (right, down) in enumerate(offsets):
                other = at.get((column + right, row + down), -1)
                self.across.append(-1 if other < 0 else 6 * other + opposite(edge))

    def neighbour(self, field: int, edge: int) -> int:
        """The field across an edge, or -1."""
        slot = self.across[6 * field + edge]
        return -1 if slot < 0 else slot // 6

    def wall(self, field: int, edge: int) -> None:
        """Closes an edge for good: from then on there is nothing across it, from neither side."""
        slot = 6 * field + edge
        other = self.across[slot]
        self.across[slot] = -1
        if other >= 0:
            self.across[other] = -1
