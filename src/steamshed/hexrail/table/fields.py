"""The fields that all games of this family have, said once. A game goes on from here (``Declaration.above``).

Where games say the same thing in other words (a turn of one is a round of another), the field stands here and its text
with the game.
"""

from __future__ import annotations

from steamshed.hexrail.table.codecs import BidsCodec, SeatsCodec, bidding, special_names
from steamshed.hexrail.table.options import R
from steamshed.hexrail.table.position_shapes import Turn
from steamshed.kernel.fields import Declaration, Heading, copied, lent, replaced, shared
from steamshed.kernel.position import Named, Number, SeatNumber
from steamshed.kernel.state import State
from steamshed.rail.delivery import Traffic
from steamshed.rail.network import Network

BY_SEAT = "[0] * rules.players"
NOBODY = "[-1] * rules.players"
BY_FIELD = "[-1] * rules.board.grid.size"

DECLARED = Declaration(
    name="HexrailFields",
    of="railway games on hexagons",
    base=State,
    generic=R,
    listed=(
        shared("rules", R, why="The board, the options and what follows from them."),
        copied("turn", int, "1", why="Steam calls it a round."),
        Heading("companies, by seat"),
        replaced(
            "out", list[int], BY_SEAT, Number("seats.out", Turn, none=0), "When a company left the game; 0: not yet."
        ),
        copied("cash", list[int], "[rules.limits.cash] * rules.players"),
        replaced("income", list[int], "[rules.limits.income] * rules.players"),
        replaced(
            "engine", list[int], "[rules.limits.engine] * rules.players", why="How many links a delivery may have."
        ),
        replaced(
            "special",
            list[int],
            NOBODY,
            Named("seats.action", special_names),
            "The special action of this turn, or -1.",
        ),
        Heading("who acts"),
        replaced("order", list[int], "list(range(rules.players))", why="Seats in the game, first place first."),
        copied(
            "queue", list[int], "[]", why="Seats that have still to act in this phase or round of it, the acting first."
        ),
        Heading("the map"),
        copied("network", Network, "rules.board.empty_network()"),
        lent("new_city", list[int], BY_FIELD, why="Field to the number of the New City tile there, or -1."),
        shared(
            "wanted",
            list[int],
            "rules.board.colour",
            why="Field to the colour of goods that its city wants, or -1. Replaced when a city is added.",
        ),
        lent(
            "cubes",
            list[int],
            "[0] * (rules.board.grid.size * len(rules.board.goods.colours))",
            why="By field and colour.",
        ),
        Heading("auction"),
        replaced("bids", list[int], NOBODY, BidsCodec(), "The last bid of each seat, -1 for none."),
        copied("high_bidder", int, "-1", Number("auction.high_bidder", SeatNumber, when=bidding)),
        copied(
            "dropped",
            list[int],
            "[]",
            SeatsCodec("auction.dropped", when=bidding),
            "Seats that have dropped out, the first first.",
        ),
        Heading("build turn and move goods"),
        copied("builds_left", int, "0"),
        copied("move_round", int, "0"),
        copied("raised", int, "0", why="Seats, as bits, that have raised their engine in this move phase."),
        shared("traffic", Traffic | None, "None", why="The journeys over the links of the network, as far as known."),
    ),
    parts={},
)
