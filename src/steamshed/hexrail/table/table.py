"""The table of a game of this family: its fields, and small questions and changes that the rules have in common."""

from __future__ import annotations

from typing_extensions import TypeVar

from steamshed.hexrail.table.generated_fields import HexrailFields
from steamshed.hexrail.table.options import R

OVER = "over"


class HexTable(HexrailFields[R]):
    """Companies, goods, track, and where in the turn the game is."""

    # -- who acts ------------------------------------------------------------------------------------------------

    def next_in_queue(self) -> bool:
        """The acting seat is done; the next one in the queue decides. False if nobody is left."""
        self.queue.pop(0)
        self.seat = self.queue[0] if self.queue else None
        return bool(self.queue)

    def to_back(self) -> None:
        """The acting seat waits until all others have acted."""
        self.queue.append(self.queue.pop(0))

    def ask_all(self, order: list[int]) -> None:
        """Everybody decides once, in an order."""
        self.queue = order
        self.seat = order[0]

    def holder(self, special: int) -> int:
        """The seat in the game that holds a special action this turn, or -1."""
        for seat in self.order:
            if self.special[seat] == special:
                return seat
        return -1

    def priority(self, special: int) -> list[int]:
        """The order with the holder of a special action in front."""
        first = self.holder(special)
        return self.order[:] if first < 0 else [first] + [seat for seat in self.order if seat != first]

    def inside(self) -> list[int]:
        """The seats in the game."""
        return [seat for seat in range(self.rules.players) if not self.out[seat]]

    def build_limit(self, seat: int) -> int:
        """How many tiles a seat may lay in its build turn."""
        return self.build_limit_with(seat, self.special[seat] == self.rules.specials.engineer)

    def build_limit_with(self, seat: int, engineer: bool) -> int:
        """The same for a seat that has the engineer, or has not."""
        limits, rules = self.rules.limits, self.rules.map
        if rules.limits and seat in self.order:
            # MR-10
            limit = rules.limits[self.turn][self.order.index(seat)]
            return limit + (limits.engineer_limit - limits.build_limit if engineer else 0)
        return limits.engineer_limit if engineer else limits.build_limit

    # -- the map -------------------------------------------------------------------------------------------------

    def towns_left(self) -> list[int]:
        """The towns that are no New City."""
        return [town for town in self.rules.board.towns if self.new_city[town] < 0]

    def make_new_city(self, town: int, tile: int, colour: int) -> None:
        """A town wants goods of a colour from now on, by the number of a New City tile."""
        self.unshare()
        self.new_city[town] = tile
        self.wanted = self.wanted[:]
        self.wanted[town] = colour

    def eliminated(self) -> list[int]:
        return [seat for seat in range(self.rules.players) if self.out[seat]]


T = TypeVar("T", bound=HexTable)
