"""Every field of a position of Steam that not all games of its family have, said once."""

from __future__ import annotations

from steamshed.games.steam.table.codecs import (
    ColoursCodec,
    FacesCodec,
    GrowthCodec,
    PointsCodec,
    SpacesCodec,
    everybody,
    left_to_act,
    limit_now,
    receiver,
)
from steamshed.games.steam.table.options import Rules
from steamshed.games.steam.table.phases import AUCTION, BUILD, CAPITAL, GOODS, OPENING, TAKE_POINTS
from steamshed.games.steam.table.position_shapes import Income, Small
from steamshed.hexrail.table.codecs import CubesCodec, ExtendedCodec, SeatCodec, SeatsCodec, likely_turn
from steamshed.hexrail.table.fields import BY_FIELD
from steamshed.hexrail.table.fields import DECLARED as FAMILY
from steamshed.hexrail.table.position_shapes import Round, Turn
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.fields import Declaration, Heading, copied, lent, replaced
from steamshed.kernel.position import Bits, Count, Number, Part, Plain, SeatNumber, in_phases

DECLARED = Declaration(
    name="SteamFields",
    of="Steam",
    base=HexTable[Rules],
    above=FAMILY,
    listed=(
        Plain("round", Turn, likely_turn).of("turn"),
        Heading("players, by seat"),
        Plain("seats.cash", Count, 0).of("cash"),
        Plain("seats.income", Income, 0).of("income"),
        replaced("vp", list[int], "[rules.numbers.vp] * rules.players", Plain("seats.vp", Count, 0)),
        Plain("seats.locomotive", Small, 1).of("engine"),
        copied(
            "using",
            list[bool],
            "[False] * rules.players",
            Plain("seats.use", bool, False, lean=True),
            "Whether the holder of City Growth or Urbanization declared its use (base game).",
        ),
        SeatsCodec("order", everybody).of("order"),
        SeatsCodec("queue", left_to_act).of("queue"),
        Heading("the points of a delivery"),
        copied(
            "receivers", list[int], "[]", PointsCodec(), "Seats that have still to take theirs, the deciding first."
        ),
        copied("points", list[int], "[]", why="Points of each of them, in the same order."),
        SeatCodec(receiver),
        Heading("track"),
        replaced("stock", list[int], "rules.board.cardboard.counts[:]", why="By kind of cardboard."),
        lent(
            "cardboard_at", list[int], BY_FIELD, FacesCodec(), "Field to the kind of cardboard that lies there, or -1."
        ),
        ColoursCodec(),
        replaced("new_cities_left", list[int], "rules.board.new_cities[:]", why="By colour."),
        lent(
            "grown",
            list[bool],
            "[False] * rules.board.grid.size",
            GrowthCodec(),
            "Field to whether a growth marker lies there.",
        ),
        Heading("goods"),
        CubesCodec().of("cubes"),
        copied(
            "spaces",
            list[int],
            "[0] * (rules.numbers.spaces * len(rules.board.goods.colours))",
            SpacesCodec(),
            "Goods supply: by space and colour.",
        ),
        Heading("what only some phases need"),
        copied(
            "right",
            int,
            "-1",
            Number("auction.right", SeatNumber),
            "The seat that may still pass once without dropping out, by the Turn Order tile of the last round.",
        ),
        Plain("build.left", Small, limit_now).of("builds_left"),
        copied(
            "special_done",
            bool,
            "False",
            Plain("build.done", bool, False),
            "Whether the holder of City Growth or Urbanization has used it in this build turn.",
        ),
        ExtendedCodec(),
        Plain("goods.round", Round, 1).of("move_round"),
        Bits("goods.improved").of("raised"),
    ),
    parts={
        "auction": Part(in_phases(OPENING, CAPITAL, AUCTION)),
        "build": Part(in_phases(BUILD)),
        "goods": Part(in_phases(GOODS, TAKE_POINTS)),
    },
)
