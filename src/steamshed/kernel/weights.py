"""The files with the numbers of a game's judge, and how they came to be: the weights of its features, and the network
that corrects their sum."""

from __future__ import annotations

from importlib.resources.abc import Traversable

import msgspec

from steamshed.kernel.content import Strict, read_struct
from steamshed.kernel.errors import ContentError
from steamshed.kernel.network import Layer, Network


class Weights(Strict):
    """``think/weights.toml``."""

    version: int = 0
    """Counts the fits; 0: there is no file, and every feature counts as it is."""
    fitted: str = ""
    """The command that gives these numbers again."""
    weights: dict[str, float] = msgspec.field(default_factory=dict)
    """Feature to what one of it is worth, in points at the end."""
    habits: dict[str, float] = msgspec.field(default_factory=dict)
    """Numbers that rules of thumb use; found by play against others, not by fitting."""


def read_weights(file: Traversable) -> Weights:
    """Raises ContentError for a file that is not as it should be."""
    return read_struct(file, Weights) if file.is_file() else Weights()


class Learned(Strict):
    """``think/network.json``."""

    trained: str
    """The command that gives these numbers again."""
    games: int
    """How many games it has seen."""
    features: list[str]
    middle: list[float]
    spread: list[float]
    rows: list[list[list[float]]]
    """By layer and output."""
    constants: list[list[float]]

    def network(self) -> Network:
        """Raises ValueError where the numbers do not go together."""
        width = 3 * len(self.features) + 2
        if not len(self.middle) == len(self.spread) == width + 1 or not all(self.spread):
            raise ValueError("middle, spread: one for every input and the output, no spread of 0")
        if len(self.rows) != len(self.constants) or not self.rows or len(self.rows[-1]) != 1:
            raise ValueError("rows, constants: as many layers, the last with one output")
        for rows, constants in zip(self.rows, self.constants, strict=True):
            if len(rows) != len(constants) or any(len(row) != width for row in rows):
                raise ValueError("rows: as wide as the layer before, with a constant for each")
            width = len(rows)
        layers = [Layer(rows, constants) for rows, constants in zip(self.rows, self.constants, strict=True)]
        return Network(self.features, self.middle, self.spread, layers)


def read_network(file: Traversable) -> Network | None:
    """None if there is no file. Raises ContentError for one that is not as it should be."""
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Learned).network()
    except (msgspec.DecodeError, ValueError) as error:
        raise ContentError(file.name, "", str(error)) from None
