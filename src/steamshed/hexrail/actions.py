"""What players of all games of this family can do, and how it is read: bids, tiles, deliveries."""

from __future__ import annotations

from collections.abc import Sequence

from steamshed.kernel.action import Action, expect_count, read_choice, read_number
from steamshed.kernel.errors import ParseError
from steamshed.rail.delivery import read_delivery
from steamshed.rail.hexgrid import is_field_name
from steamshed.rail.tiles import TileSet


class Bid(Action):
    """Bid for a place in the order."""

    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount = amount


class Pass(Action):
    """Let the chance go by."""

    def __init__(self) -> None:
        super().__init__("pass")


class Drop(Action):
    """Drop out of the auction."""

    def __init__(self) -> None:
        super().__init__("drop")


class OnField(Action):
    """An action that names a field."""

    def __init__(self, text: str, hex: str) -> None:
        super().__init__(text)
        self.hex = hex

    def on(self, hex: str) -> Action:
        """The same on the field that is called so."""
        raise NotImplementedError


class AtNode(Action):
    """An action that names a city or town."""

    def __init__(self, text: str, node: str) -> None:
        super().__init__(text)
        self.node = node

    def at(self, node: str) -> Action:
        """The same in the city or town that is called so."""
        raise NotImplementedError

    def said(self) -> tuple[str, ...]:
        """A name may have several words."""
        rest = self.text.partition(" ")[2][len(self.node) :]
        return (self.node, *rest.split())


class Build(OnField):
    """Lay a tile on a field, or another one in the place of the tile there."""

    def __init__(self, hex: str, tile: str, turn: int, field: int = -1, piece: int = 0) -> None:
        super().__init__(f"build {hex} {tile} {turn}", hex)
        self.tile = tile
        self.turn = turn
        self.field = field
        """The number of the field on the map that has made this action; -1 if no map has."""
        self.piece = piece

    def on(self, hex: str) -> Action:
        return Build(hex, self.tile, self.turn)

    def things(self) -> tuple[str, ...]:
        return (f"hex-{self.hex}", f"tile-{self.tile}-{self.turn}")


class Readers:
    """Readers of the words after each verb. Knows the names of tiles and colours, but no map."""

    def __init__(self, tiles: TileSet, colours: Sequence[str]) -> None:
        self.tiles = tiles
        self.colours = colours

    def bid(self, text: str, words: Sequence[str]) -> Action:
        expect_count(text, words, 1, "an amount")
        return Bid(read_number(text, words[0], 0, 999_999, "an amount"))

    def hex(self, text: str, word: str) -> str:
        """The name of a field."""
        if not is_field_name(word):
            raise ParseError(text, word, "a field like K10")
        return word

    def build(self, text: str, words: Sequence[str]) -> Action:
        """Of equal turns of a tile the first one is meant."""
        expect_count(text, words, 3, "a field, a tile and its turn")
        hex = self.hex(text, words[0])
        tile = read_choice(text, words[1], list(self.tiles.by_name), "a tile")
        turn = read_number(text, words[2], 0, 5, "a turn")
        return Build(hex, tile, self.tiles.pieces[self.tiles.find[(tile, turn)]].turn)

    def deliver(self, text: str, words: Sequence[str]) -> Action:
        return read_delivery(text, words, self.colours)
