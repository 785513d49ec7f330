"""Positions in which the seats act one after another in a turn order."""

from __future__ import annotations

from steamshed.kernel.state import State


class TurnState(State):
    """A position with a turn order and a queue of those who have still to act."""

    def __init__(self) -> None:
        self.order: list[int] = []
        """The turn order: seats in the game, first place first."""
        self.queue: list[int] = []
        """Seats that have still to act in this phase (or in this round of it), the acting one first."""

    def next_in_queue(self) -> bool:
        """The acting seat is done; the next one in the queue decides. False if nobody is left."""
        self.queue.pop(0)
        self.seat = self.queue[0] if self.queue else None
        return bool(self.queue)

    def first_with(self, held: list[int], wanted: int) -> int:
        """The seat in the game that holds something, or -1; ``held`` says what each seat holds."""
        for seat in self.order:
            if held[seat] == wanted:
                return seat
        return -1

    def order_from(self, first: int) -> list[int]:
        """The turn order with one seat in front, -1 for none."""
        return self.order[:] if first < 0 else [first] + [seat for seat in self.order if seat != first]
