"""What has been found out about the map as it is, so that it is not worked out again: kept until the map changes.

Copies of a state share these answers until one of them changes its map. What an answer hangs on besides the map stands
in its key: ``discount`` is the card whose discount on building a seat has (``rules.effects.discount``).
"""

from __future__ import annotations

from steamshed.games.binario.table.pieces import Way


class Means:
    """How much silver is known to be too little for something, and how much to be enough: more never harms."""

    def __init__(self, plenty: int) -> None:
        self.too_little = -1
        self.enough = plenty


class Kinds:
    """The kinds of a family of stations that a seat could build now, with their cost by terrain."""

    def __init__(self, kinds: list[int], least: int) -> None:
        self.kinds = kinds
        self.least = least
        """The lowest price of one of the kinds, on ground without surcharge."""
        self.prices: dict[int, list[int]] = {}
        """By terrain, in the order of the kinds."""


class MapAnswers:
    """One attribute for each question; None or a key that is not there: nobody has asked yet."""

    def __init__(self) -> None:
        self.free_cells: list[int] | None = None
        self.beside_facilities: list[int] | None = None
        self.sea_sites: list[int] | None = None
        self.hand_items: list[str] | None = None
        """What is placed on a continent that is built by hand."""
        self.tiles_left: dict[int, list[int]] = {}
        """By seat: way tiles in the box, by type."""
        self.recorded: dict[int, set[int]] = {}
        """By seat: way slots in its route records."""
        self.loose_modes: dict[int, int] = {}
        """By seat: the modes of its ways that are in no record, as bits."""
        self.parts: dict[int, dict[int, int]] = {}
        """By seat, then by cell of a station: the first of all stations that paths join with it."""
        self.paths: dict[tuple[int, int, int, int], Way | None] = {}
        """By seat, start, end and classes."""
        self.carried: dict[tuple[int, int, int, int], int] = {}
        """By seat, start, end and era: goods as bits."""
        self.kinds: dict[tuple[int, int, int, int], Kinds] = {}
        """By seat, family, discount and era."""
        self.laying: dict[tuple[int, int, int, int], Means] = {}
        """By seat, type, discount and era: the silver for a route that is laid tile by tile."""
        self.has_proposal: dict[tuple[int, int, int, int, int], bool] = {}
        """By seat, type, silver, discount and era."""
        self.leads_on: dict[tuple[int, int, int, int, int, int], bool] = {}
        """By seat, type, silver, discount, era and the first end."""
        self.dead_ends: dict[tuple[int, int, int, int, int], set[int]] = {}
        """By seat, type, silver, discount and era: spots from which nothing leads to an end."""
