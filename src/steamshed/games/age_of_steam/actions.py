"""What a player of Age of Steam can do, and how it is written (section 5 of the rules: decision points)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.kernel.action import Action, Notation, bare, expect_count, read_choice, read_number
from steamshed.kernel.errors import ParseError
from steamshed.rail.delivery import Deliver, read_delivery
from steamshed.rail.hexgrid import is_field_name
from steamshed.rail.tiles import TileSet

__all__ = ["Deliver"]

SPECIAL_ACTIONS: Final = (
    "first_move",
    "first_build",
    "engineer",
    "locomotive",
    "urbanization",
    "production",
    "turn_order_pass",
)
FIRST_MOVE: Final = 0
FIRST_BUILD: Final = 1
ENGINEER: Final = 2
LOCOMOTIVE: Final = 3
URBANIZATION: Final = 4
PRODUCTION: Final = 5
TURN_ORDER_PASS: Final = 6


class Issue(Action):
    """Issue a number of shares."""

    def __init__(self, shares: int) -> None:
        super().__init__(f"issue {shares}")
        self.shares = shares


class Bid(Action):
    """Bid for the player order."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount = amount


class Drop(Action):
    """Drop out of the auction."""

    def __init__(self) -> None:
        super().__init__("drop")


class Pass(Action):
    """Stay in the auction without a bid, by the Turn Order Pass."""

    def __init__(self) -> None:
        super().__init__("pass")


class Take(Action):
    """Take one of the seven special actions."""

    def __init__(self, special: int) -> None:
        super().__init__(f"take {SPECIAL_ACTIONS[special]}")
        self.special = special

    def things(self) -> tuple[str, ...]:
        return (f"action-{SPECIAL_ACTIONS[self.special]}",)


class Raise(Action):
    """Use the Locomotive action: one more engine link."""

    def __init__(self) -> None:
        super().__init__("raise")


class Decline(Action):
    """Do not use the Locomotive or Production action."""

    def __init__(self) -> None:
        super().__init__("decline")


class Urbanize(Action):
    """Place a New City tile on a town."""

    def __init__(self, town: str, letter: str) -> None:
        super().__init__(f"urbanize {town} {letter}")
        self.town = town
        self.letter = letter


class Build(Action):
    """Place a tile on a field or replace the tile there."""

    def __init__(self, hex: str, tile: str, turn: int) -> None:
        super().__init__(f"build {hex} {tile} {turn}")
        self.hex = hex
        self.tile = tile
        self.turn = turn

    def things(self) -> tuple[str, ...]:
        return (f"hex-{self.hex}", f"tile-{self.tile}-{self.turn}")


class Done(Action):
    """End the build turn."""

    def __init__(self) -> None:
        super().__init__("done")


class RaiseEngine(Action):
    """Raise the engine instead of moving goods."""

    def __init__(self) -> None:
        super().__init__("raise_engine")


class Nothing(Action):
    """Let the opportunity to move goods go by."""

    def __init__(self) -> None:
        super().__init__("nothing")


class Produce(Action):
    """Use the Production action: draw cubes for the display."""

    def __init__(self) -> None:
        super().__init__("produce")


class Place(Action):
    """Put the next drawn cube into a box of the display."""

    def __init__(self, box: str) -> None:
        super().__init__(f"place {box}")
        self.box = box

    def things(self) -> tuple[str, ...]:
        return (f"box-{self.box.replace('/', '-')}",)


# -- reading ---------------------------------------------------------------------------------------------------------


class Parsers:
    """Readers of the words after each verb. Knows the names of tiles, colours, letters and boxes, but no map."""

    def __init__(self, tiles: TileSet, colours: Sequence[str], letters: Sequence[str], boxes: Sequence[str]) -> None:
        self.tiles = tiles
        self.colours = colours
        self.letters = letters
        self.boxes = boxes

    def issue(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a number of shares")
        return Issue(read_number(text, words[0], 0, 99, "a number of shares"))

    def bid(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "an amount")
        return Bid(read_number(text, words[0], 0, 999_999, "an amount"))

    def take(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a special action")
        return Take(SPECIAL_ACTIONS.index(read_choice(text, words[0], SPECIAL_ACTIONS, "a special action")))

    def urbanize(self, text: str, words: Sequence[str]) -> Action:
        if len(words) < 2 or "" in words:
            raise ParseError(text, "", "a town and the letter of a New City tile")
        letter = read_choice(text, words[-1], self.letters, "the letter of a New City tile")
        return Urbanize(" ".join(words[:-1]), letter)

    def build(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 3, "a field, a tile and its turn")
        if not is_field_name(words[0]):
            raise ParseError(text, words[0], "a field like K10")
        tile = read_choice(text, words[1], list(self.tiles.by_name), "a tile")
        turn = read_number(text, words[2], 0, 5, "a turn")
        return Build(words[0], tile, self.tiles.pieces[self.tiles.find[(tile, turn)]].turn)

    def deliver(self, text: str, words: Sequence[str]) -> Action:
        return read_delivery(text, words, self.colours)

    def place(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a box of the display")
        return Place(read_choice(text, words[0], self.boxes, "a box"))


def notation(tiles: TileSet, colours: Sequence[str], letters: Sequence[str], boxes: Sequence[str]) -> Notation:
    """How the actions of Age of Steam are written."""
    read = Parsers(tiles, colours, letters, boxes)
    return Notation(
        {
            "issue": ("SHARES", read.issue),
            "bid": ("AMOUNT", read.bid),
            "drop": ("", bare(Drop())),
            "pass": ("", bare(Pass())),
            "take": ("ACTION", read.take),
            "raise": ("", bare(Raise())),
            "decline": ("", bare(Decline())),
            "urbanize": ("TOWN LETTER", read.urbanize),
            "build": ("HEX TILE TURN", read.build),
            "done": ("", bare(Done())),
            "deliver": ("COLOUR STOP-STOP-...", read.deliver),
            "raise_engine": ("", bare(RaiseEngine())),
            "nothing": ("", bare(Nothing())),
            "produce": ("", bare(Produce())),
            "place": ("COLUMN/ROW", read.place),
        }
    )
