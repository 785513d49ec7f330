"""The fields of Age of Steam. Written by `make fields` from ``fields.py`` beside it: change that."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.options import Rules
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.state import State


class AgeOfSteamFields(HexTable[Rules]):
    """What is on the table in Age of Steam."""

    def __init__(self, rules: Rules, source: AgeOfSteamFields | None = None) -> None:
        super().__init__(rules, source)
        if source is None:
            # companies, by seat
            self.shares: list[int] = [rules.numbers.shares] * rules.players
            self.features: list[int] = [0] * rules.players
            """Rivers and mountain groups, as bits, for which a company has paid (AS-COST-02)."""
            # track
            self.supply: list[int] = [tile.count for tile in rules.board.tiles.types]
            """By tile type."""
            self.discs: int = rules.numbers.town_discs
            self.letter_at: list[int] = [-1] * len(rules.board.display.letters)
            """Letter to the field of its tile, or -1."""
            # goods
            self.bag: list[int] = rules.board.goods.counts[:]
            """By colour."""
            self.display: list[int] = [-1] * len(rules.board.display.boxes)
            """By box: a colour, or -1."""
            self.drawn: list[int] = []
            """Cubes drawn by Production and not placed yet."""
            # what only some phases need
            self.passes: int = 0
            """Seats, as bits, with an unused Turn Order Pass."""
            self.deciding_locomotive: bool = False
            self.built: int = 0
            """Fields, as bits, built on in this build turn."""
            self.may_urbanize: bool = False
        else:
            self.shares = source.shares
            self.features = source.features
            self.supply = source.supply
            self.discs = source.discs
            self.letter_at = source.letter_at
            self.bag = source.bag
            self.display = source.display
            self.drawn = source.drawn[:]
            self.passes = source.passes
            self.deciding_locomotive = source.deciding_locomotive
            self.built = source.built
            self.may_urbanize = source.may_urbanize

    def become(self, other: State) -> None:
        assert isinstance(other, AgeOfSteamFields)
        super().become(other)
        self.shares = other.shares
        self.features = other.features
        self.supply = other.supply
        self.discs = other.discs
        self.letter_at = other.letter_at
        self.bag = other.bag
        self.display = other.display
        self.drawn = other.drawn[:]
        self.passes = other.passes
        self.deciding_locomotive = other.deciding_locomotive
        self.built = other.built
        self.may_urbanize = other.may_urbanize

    def differing(self, before: State) -> list[str]:
        assert isinstance(before, AgeOfSteamFields)
        found = super().differing(before)
        if self.shares is not before.shares and self.shares != before.shares:
            found.append("shares")
        if self.features is not before.features and self.features != before.features:
            found.append("features")
        if self.supply is not before.supply and self.supply != before.supply:
            found.append("supply")
        if self.discs != before.discs:
            found.append("discs")
        if self.letter_at is not before.letter_at and self.letter_at != before.letter_at:
            found.append("letter_at")
        if self.bag is not before.bag and self.bag != before.bag:
            found.append("bag")
        if self.display is not before.display and self.display != before.display:
            found.append("display")
        if self.drawn is not before.drawn and self.drawn != before.drawn:
            found.append("drawn")
        if self.passes != before.passes:
            found.append("passes")
        if self.deciding_locomotive != before.deciding_locomotive:
            found.append("deciding_locomotive")
        if self.built != before.built:
            found.append("built")
        if self.may_urbanize != before.may_urbanize:
            found.append("may_urbanize")
        return found
