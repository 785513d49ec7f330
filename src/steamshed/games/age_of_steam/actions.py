"""What a player of Age of Steam can do, and how it is written (docs/rules/age_of_steam.md 5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from steamshed.hexrail.actions import AtNode, Bid, Build, Drop, Pass, Readers
from steamshed.kernel.action import Action, Notation, bare, expect_count, read_choice, read_number
from steamshed.kernel.errors import ParseError
from steamshed.rail.delivery import Deliver
from steamshed.rail.tiles import TileSet

__all__ = ["Bid", "Build", "Deliver", "Drop", "Pass"]

SPECIAL_ACTIONS: Final[tuple[str, ...]] = (
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


class Urbanize(AtNode):
    """Place a New City tile on a town."""

    def __init__(self, town: str, letter: str) -> None:
        super().__init__(f"urbanize {town} {letter}", town)
        self.letter = letter

    def at(self, node: str) -> Action:
        return Urbanize(node, self.letter)


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


class Parsers(Readers):
    """Readers of the words after each verb; these also know letters and boxes."""

    def __init__(self, tiles: TileSet, colours: Sequence[str], letters: Sequence[str], boxes: Sequence[str]) -> None:
        super().__init__(tiles, colours)
        self.letters = letters
        self.boxes = boxes

    def issue(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a number of shares")
        return Issue(read_number(text, words[0], 0, 99, "a number of shares"))

    def take(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "a special action")
        return Take(SPECIAL_ACTIONS.index(read_choice(text, words[0], SPECIAL_ACTIONS, "a special action")))

    def urbanize(self, text: str, words: Sequence[str]) -> Action:
        if len(words) < 2 or "" in words:
            raise ParseError(text, "", "a town and the letter of a New City tile")
        letter = read_choice(text, words[-1], self.letters, "the letter of a New City tile")
        return Urbanize(" ".join(words[:-1]), letter)

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
