"""The fields of Steam. Written by `make fields` from ``fields.py`` beside it: change that."""

from __future__ import annotations

from steamshed.games.steam.table.options import Rules
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.state import State


class SteamFields(HexTable[Rules]):
    """What is on the table in Steam."""

    def __init__(self, rules: Rules, source: SteamFields | None = None) -> None:
        super().__init__(rules, source)
        if source is None:
            # players, by seat
            self.vp: list[int] = [rules.numbers.vp] * rules.players
            self.using: list[bool] = [False] * rules.players
            """Whether the holder of City Growth or Urbanization declared its use (base game)."""
            # the points of a delivery
            self.receivers: list[int] = []
            """Seats that have still to take theirs, the deciding first."""
            self.points: list[int] = []
            """Points of each of them, in the same order."""
            # track
            self.stock: list[int] = rules.board.cardboard.counts[:]
            """By kind of cardboard."""
            self.cardboard_at: list[int] = [-1] * rules.board.grid.size
            """Field to the kind of cardboard that lies there, or -1."""
            self.new_cities_left: list[int] = rules.board.new_cities[:]
            """By colour."""
            self.grown: list[bool] = [False] * rules.board.grid.size
            """Field to whether a growth marker lies there."""
            # goods
            self.spaces: list[int] = [0] * (rules.numbers.spaces * len(rules.board.goods.colours))
            """Goods supply: by space and colour."""
            # what only some phases need
            self.right: int = -1
            """The seat that may still pass once without dropping out, by the Turn Order tile of the last round."""
            self.special_done: bool = False
            """Whether the holder of City Growth or Urbanization has used it in this build turn."""
        else:
            self.vp = source.vp
            self.using = source.using[:]
            self.receivers = source.receivers[:]
            self.points = source.points[:]
            self.stock = source.stock
            self.cardboard_at = source.cardboard_at
            self.new_cities_left = source.new_cities_left
            self.grown = source.grown
            self.spaces = source.spaces[:]
            self.right = source.right
            self.special_done = source.special_done

    def become(self, other: State) -> None:
        assert isinstance(other, SteamFields)
        super().become(other)
        self.vp = other.vp
        self.using = other.using[:]
        self.receivers = other.receivers[:]
        self.points = other.points[:]
        self.stock = other.stock
        self.cardboard_at = other.cardboard_at
        self.new_cities_left = other.new_cities_left
        self.grown = other.grown
        self.spaces = other.spaces[:]
        self.right = other.right
        self.special_done = other.special_done

    def differing(self, before: State) -> list[str]:
        assert isinstance(before, SteamFields)
        found = super().differing(before)
        if self.vp is not before.vp and self.vp != before.vp:
            found.append("vp")
        if self.using is not before.using and self.using != before.using:
            found.append("using")
        if self.receivers is not before.receivers and self.receivers != before.receivers:
            found.append("receivers")
        if self.points is not before.points and self.points != before.points:
            found.append("points")
        if self.stock is not before.stock and self.stock != before.stock:
            found.append("stock")
        if self.cardboard_at is not before.cardboard_at and self.cardboard_at != before.cardboard_at:
            found.append("cardboard_at")
        if self.new_cities_left is not before.new_cities_left and self.new_cities_left != before.new_cities_left:
            found.append("new_cities_left")
        if self.grown is not before.grown and self.grown != before.grown:
            found.append("grown")
        if self.spaces is not before.spaces and self.spaces != before.spaces:
            found.append("spaces")
        if self.right != before.right:
            found.append("right")
        if self.special_done != before.special_done:
            found.append("special_done")
        return found

    def unshare(self) -> None:
        """To be called before a change of one of these."""
        if self.lent:
            self.cardboard_at = self.cardboard_at[:]
            self.grown = self.grown[:]
            super().unshare()
