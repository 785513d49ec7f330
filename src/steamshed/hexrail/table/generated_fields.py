"""The fields of railway games on hexagons. Written by `make fields` from ``fields.py`` beside it: change that."""

from __future__ import annotations

from typing import Generic

from steamshed.hexrail.table.options import R
from steamshed.kernel.game_config import Setting
from steamshed.kernel.state import State
from steamshed.rail.delivery import Traffic
from steamshed.rail.network import Network


class HexrailFields(State, Generic[R]):
    """What is on the table in railway games on hexagons."""

    def __init__(self, rules: R, source: HexrailFields[R] | None = None) -> None:
        if source is None:
            self.seat: int | None = None
            self.phase = "over"
            self.rules: R = rules
            """The board, the options and what follows from them."""
            self.turn: int = 1
            """Steam calls it a round."""
            # companies, by seat
            self.out: list[int] = [0] * rules.players
            """When a company left the game; 0: not yet."""
            self.cash: list[int] = [rules.limits.cash] * rules.players
            self.income: list[int] = [rules.limits.income] * rules.players
            self.engine: list[int] = [rules.limits.engine] * rules.players
            """How many links a delivery may have."""
            self.special: list[int] = [-1] * rules.players
            """The special action of this turn, or -1."""
            # who acts
            self.order: list[int] = list(range(rules.players))
            """Seats in the game, first place first."""
            self.queue: list[int] = []
            """Seats that have still to act in this phase or round of it, the acting first."""
            # the map
            self.network: Network = rules.board.empty_network()
            self.new_city: list[int] = [-1] * rules.board.grid.size
            """Field to the number of the New City tile there, or -1."""
            self.wanted: list[int] = rules.board.colour
            """Field to the colour of goods that its city wants, or -1. Replaced when a city is added."""
            self.cubes: list[int] = [0] * (rules.board.grid.size * len(rules.board.goods.colours))
            """By field and colour."""
            # auction
            self.bids: list[int] = [-1] * rules.players
            """The last bid of each seat, -1 for none."""
            self.high_bidder: int = -1
            self.dropped: list[int] = []
            """Seats that have dropped out, the first first."""
            # build turn and move goods
            self.builds_left: int = 0
            self.move_round: int = 0
            self.raised: int = 0
            """Seats, as bits, that have raised their engine in this move phase."""
            self.traffic: Traffic | None = None
            """The journeys over the links of the network, as far as known."""
            self.lent = False
            """Whether a copy has some lists in common with this."""
        else:
            self.seat = source.seat
            self.phase = source.phase
            self.rules = source.rules
            self.turn = source.turn
            self.out = source.out
            self.cash = source.cash[:]
            self.income = source.income
            self.engine = source.engine
            self.special = source.special
            self.order = source.order
            self.queue = source.queue[:]
            self.network = source.network.clone()
            self.new_city = source.new_city
            self.wanted = source.wanted
            self.cubes = source.cubes
            self.bids = source.bids
            self.high_bidder = source.high_bidder
            self.dropped = source.dropped[:]
            self.builds_left = source.builds_left
            self.move_round = source.move_round
            self.raised = source.raised
            self.traffic = source.traffic
            self.lent = source.lent = True

    def become(self, other: State) -> None:
        assert isinstance(other, HexrailFields)
        self.seat = other.seat
        self.phase = other.phase
        self.rules = other.rules
        self.turn = other.turn
        self.out = other.out
        self.cash = other.cash[:]
        self.income = other.income
        self.engine = other.engine
        self.special = other.special
        self.order = other.order
        self.queue = other.queue[:]
        self.network = other.network.clone()
        self.new_city = other.new_city
        self.wanted = other.wanted
        self.cubes = other.cubes
        self.bids = other.bids
        self.high_bidder = other.high_bidder
        self.dropped = other.dropped[:]
        self.builds_left = other.builds_left
        self.move_round = other.move_round
        self.raised = other.raised
        self.traffic = other.traffic
        self.lent = other.lent = True

    def differing(self, before: State) -> list[str]:
        """The fields, by name, that another position of the game has otherwise."""
        assert isinstance(before, HexrailFields)
        found: list[str] = []
        if self.turn != before.turn:
            found.append("turn")
        if self.out is not before.out and self.out != before.out:
            found.append("out")
        if self.cash is not before.cash and self.cash != before.cash:
            found.append("cash")
        if self.income is not before.income and self.income != before.income:
            found.append("income")
        if self.engine is not before.engine and self.engine != before.engine:
            found.append("engine")
        if self.special is not before.special and self.special != before.special:
            found.append("special")
        if self.order is not before.order and self.order != before.order:
            found.append("order")
        if self.queue is not before.queue and self.queue != before.queue:
            found.append("queue")
        if not self.network.like(before.network):
            found.append("network")
        if self.new_city is not before.new_city and self.new_city != before.new_city:
            found.append("new_city")
        if self.wanted is not before.wanted and self.wanted != before.wanted:
            found.append("wanted")
        if self.cubes is not before.cubes and self.cubes != before.cubes:
            found.append("cubes")
        if self.bids is not before.bids and self.bids != before.bids:
            found.append("bids")
        if self.high_bidder != before.high_bidder:
            found.append("high_bidder")
        if self.dropped is not before.dropped and self.dropped != before.dropped:
            found.append("dropped")
        if self.builds_left != before.builds_left:
            found.append("builds_left")
        if self.move_round != before.move_round:
            found.append("move_round")
        if self.raised != before.raised:
            found.append("raised")
        return found

    def unshare(self) -> None:
        """To be called before a change of one of these."""
        if self.lent:
            self.new_city = self.new_city[:]
            self.cubes = self.cubes[:]
            self.lent = False

    def setting(self) -> Setting:
        return self.rules
