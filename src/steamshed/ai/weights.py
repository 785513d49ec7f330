"""The file with the numbers of a game's judge, and how they came to be."""

from __future__ import annotations

import functools
import importlib.resources

import msgspec

from steamshed.kernel.content import Strict, read_struct


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


@functools.cache
def read_weights(package: str) -> Weights:
    """Those of a game, read once. Raises ContentError for a file that is not as it should be."""
    file = importlib.resources.files(package) / "think" / "weights.toml"
    return read_struct(file, Weights) if file.is_file() else Weights()
