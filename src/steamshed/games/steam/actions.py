"""What a player of Steam can do, and how it is written (docs/rules/steam.md 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.hexrail.actions import AtNode, Bid, Build, Drop, OnField, Pass, Readers
from steamshed.kernel.action import Action, Notation, bare, expect_count, read_choice, read_number
from steamshed.kernel.errors import ParseError
from steamshed.rail.delivery import Deliver
from steamshed.rail.tiles import TileSet

__all__ = ["Bid", "Build", "Deliver", "Drop", "Pass"]

ACTION_TILES: Final[tuple[str, ...]] = (
    "turn_order",
    "first_move",
    "engineer",
    "first_build",
    "city_growth",
    "locomotive",
    "urbanization",
)
"""ST-ACT-02: in the order of their numbers, 1 to 7."""
TURN_ORDER: Final = 0
FIRST_MOVE: Final = 1
ENGINEER: Final = 2
FIRST_BUILD: Final = 3
CITY_GROWTH: Final = 4
LOCOMOTIVE: Final = 5
URBANIZATION: Final = 6

MOST_SPACES: Final = 99


class Capital(Action):
    """Raise money in the standard game: a number of steps."""

    def __init__(self, steps: int) -> None:
        super().__init__(f"capital {steps}")
        self.steps = steps


class Take(Action):
    """Take an action tile. ``declared`` is "use" or "pass" for tiles with a Pass option (base game), else empty."""

    def __init__(self, tile: int, declared: str = "") -> None:
        name = ACTION_TILES[tile]
        super().__init__(f"take {name} {declared}" if declared else f"take {name}")
        self.tile = tile
        self.declared = declared

    def things(self) -> tuple[str, ...]:
        return (f"action-{ACTION_TILES[self.tile]}",)


class Redirect(OnField):
    """Turn the open end of an incomplete link from one side of its last field to another."""

    def __init__(self, hex: str, side: int, to: int) -> None:
        super().__init__(f"redirect {hex} {side} {to}", hex)
        self.side = side
        self.to = to

    def on(self, hex: str) -> Action:
        return Redirect(hex, self.side, self.to)


class Urbanize(AtNode):
    """Put a New City tile on a town, and the cubes of a goods supply space on it (0: all spaces are empty)."""

    def __init__(self, town: str, colour: str, space: int) -> None:
        super().__init__(f"urbanize {town} {colour} {space}" if space else f"urbanize {town} {colour}", town)
        self.colour = colour
        self.space = space

    def at(self, node: str) -> Action:
        return Urbanize(node, self.colour, self.space)


class Grow(AtNode):
    """Put the cubes of a goods supply space on a city."""

    def __init__(self, city: str, space: int) -> None:
        super().__init__(f"grow {city} {space}", city)
        self.space = space

    def at(self, node: str) -> Action:
        return Grow(node, self.space)


class End(Action):
    """End the build turn."""

    def __init__(self) -> None:
        super().__init__("end")


class Improve(Action):
    """Improve the locomotive instead of a delivery."""

    def __init__(self) -> None:
        super().__init__("improve")


class TakeIncome(Action):
    """Take the points of a delivery as income."""

    def __init__(self) -> None:
        super().__init__("income")


class TakeVp(Action):
    """Take the points of a delivery as victory points."""

    def __init__(self) -> None:
        super().__init__("vp")


# -- reading ---------------------------------------------------------------------------------------------------------


def is_axial(word: str) -> bool:
    """Whether a word is a pair of axial coordinates: 0,1 or -10,3."""
    parts = word.split(",")
    return len(parts) == 2 and all(is_small_number(part) for part in parts)


def is_small_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 2 and str(int(word)) == word


class Parsers(Readers):
    """Readers of the words after each verb. A field may also be named by axial coordinates."""

    def capital(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a number of steps")
        return Capital(read_number(text, words[0], 0, 999_999, "a number of steps"))

    def take(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 2 if len(words) > 1 else 1, "an action tile")
        tile = ACTION_TILES.index(read_choice(text, words[0], ACTION_TILES, "an action tile"))
        return Take(tile, read_choice(text, words[1], ("use", "pass"), "use or pass") if len(words) > 1 else "")

    def hex(self, text: str, word: str) -> str:
        return word if is_axial(word) else super().hex(text, word)

    def redirect(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 3, "a field, its open side and the new side")
        hex = self.hex(text, words[0])
        return Redirect(hex, read_number(text, words[1], 0, 5, "a side"), read_number(text, words[2], 0, 5, "a side"))

    def urbanize(self, text: str, words: Sequence[str]) -> Action:
        if len(words) < 2 or "" in words:
            raise ParseError(text, "", "a town, the colour of a New City tile and a goods supply space")
        space, rest = 0, words
        if words[-1] not in self.colours:
            space, rest = read_number(text, words[-1], 1, MOST_SPACES, "a goods supply space"), words[:-1]
        if len(rest) < 2:
            raise ParseError(text, "", "a town and the colour of a New City tile")
        colour = read_choice(text, rest[-1], self.colours, "the colour of a New City tile")
        return Urbanize(" ".join(rest[:-1]), colour, space)

    def grow(self, text: str, words: Sequence[str]) -> Action:
        if len(words) < 2 or "" in words:
            raise ParseError(text, "", "a city and a goods supply space")
        space = read_number(text, words[-1], 1, MOST_SPACES, "a goods supply space")
        return Grow(" ".join(words[:-1]), space)


def notation(tiles: TileSet, colours: Sequence[str]) -> Notation:
    """How the actions of Steam are written."""
    read = Parsers(tiles, colours)
    return Notation(
        {
            "bid": ("AMOUNT", read.bid),
            "pass": ("", bare(Pass())),
            "drop": ("", bare(Drop())),
            "capital": ("STEPS", read.capital),
            "take": ("ACTION [use|pass]", read.take),
            "build": ("HEX FACE TURN", read.build),
            "redirect": ("HEX SIDE SIDE", read.redirect),
            "urbanize": ("TOWN COLOUR [SPACE]", read.urbanize),
            "grow": ("CITY SPACE", read.grow),
            "end": ("", bare(End())),
            "deliver": ("COLOUR STOP-STOP-...", read.deliver),
            "improve": ("", bare(Improve())),
            "income": ("", bare(TakeIncome())),
            "vp": ("", bare(TakeVp())),
        }
    )
