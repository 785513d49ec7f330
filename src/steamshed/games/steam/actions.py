"""What a player of Steam can do, and how it is written (section 5 of the rules: decision points)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.kernel.action import Action, Notation, bare, expect_count, read_choice, read_number
from steamshed.kernel.errors import ParseError
from steamshed.rail.delivery import Deliver, read_delivery
from steamshed.rail.hexgrid import is_field_name
from steamshed.rail.tiles import TileSet

__all__ = ["Deliver"]

ACTION_TILES: Final = (
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


class Bid(Action):
    """Bid for a position or for the turn order."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount = amount


class Pass(Action):
    """Pass in an auction or in the goods phase."""

    def __init__(self) -> None:
        super().__init__("pass")


class Drop(Action):
    """Drop out of the auction at once, with the right of the Turn Order tile unused."""

    def __init__(self) -> None:
        super().__init__("drop")


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


class Build(Action):
    """Place a tile on a field, or improve the tile there."""

    def __init__(self, hex: str, face: str, turn: int) -> None:
        super().__init__(f"build {hex} {face} {turn}")
        self.hex = hex
        self.face = face
        self.turn = turn

    def things(self) -> tuple[str, ...]:
        return (f"hex-{self.hex}", f"tile-{self.face}-{self.turn}")


class Redirect(Action):
    """Turn the open end of an incomplete link from one side of its last field to another."""

    def __init__(self, hex: str, side: int, to: int) -> None:
        super().__init__(f"redirect {hex} {side} {to}")
        self.hex = hex
        self.side = side
        self.to = to


class Urbanize(Action):
    """Put a New City tile on a town, and the cubes of a goods supply space on it (0: all spaces are empty)."""

    def __init__(self, town: str, colour: str, space: int) -> None:
        super().__init__(f"urbanize {town} {colour} {space}" if space else f"urbanize {town} {colour}")
        self.town = town
        self.colour = colour
        self.space = space


class Grow(Action):
    """Put the cubes of a goods supply space on a city."""

    def __init__(self, city: str, space: int) -> None:
        super().__init__(f"grow {city} {space}")
        self.city = city
        self.space = space


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


class Parsers:
    """Readers of the words after each verb. Knows the names of faces and colours, but no map."""

    def __init__(self, tiles: TileSet, colours: Sequence[str]) -> None:
        self.tiles = tiles
        self.colours = colours

    def bid(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "an amount")
        return Bid(read_number(text, words[0], 0, 999_999, "an amount"))

    def capital(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a number of steps")
        return Capital(read_number(text, words[0], 0, 999_999, "a number of steps"))

    def take(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 2 if len(words) > 1 else 1, "an action tile")
        tile = ACTION_TILES.index(read_choice(text, words[0], ACTION_TILES, "an action tile"))
        return Take(tile, read_choice(text, words[1], ("use", "pass"), "use or pass") if len(words) > 1 else "")

    def hex(self, text: str, word: str) -> str:
        if not is_field_name(word) and not is_axial(word):
            raise ParseError(text, word, "a field like K10")
        return word

    def build(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 3, "a field, a face and its turn")
        hex = self.hex(text, words[0])
        face = read_choice(text, words[1], list(self.tiles.by_name), "a face")
        turn = read_number(text, words[2], 0, 5, "a turn")
        return Build(hex, face, self.tiles.pieces[self.tiles.find[(face, turn)]].turn)

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

    def deliver(self, text: str, words: Sequence[str]) -> Action:
        return read_delivery(text, words, self.colours)


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
