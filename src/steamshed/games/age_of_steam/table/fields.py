"""Every field of a position of Age of Steam that not all games of its family have, said once."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.codecs import (
    AgeTrackCodec,
    DisplayCodec,
    DrawnCodec,
    LettersCodec,
    everybody,
    features,
    fields,
    left_to_act,
    limit_now,
    producer,
    start_cash,
    start_engine,
    start_income,
    start_shares,
    urbanizes_now,
)
from steamshed.games.age_of_steam.table.options import Rules
from steamshed.games.age_of_steam.table.phases import (
    BUILD_TRACK,
    GOODS_GROWTH,
    MOVE_GOODS,
    PLAYER_ORDER,
    SELECT_ACTIONS,
)
from steamshed.hexrail.table.codecs import CubesCodec, ExtendedCodec, SeatCodec, SeatsCodec, likely_turn
from steamshed.hexrail.table.fields import BY_SEAT
from steamshed.hexrail.table.fields import DECLARED as FAMILY
from steamshed.hexrail.table.position_shapes import Round, Turn
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.fields import Declaration, Heading, copied, replaced
from steamshed.kernel.position import Bits, Count, Part, Plain, in_phases

DECLARED = Declaration(
    name="AgeOfSteamFields",
    of="Age of Steam",
    base=HexTable[Rules],
    above=FAMILY,
    listed=(
        Plain("turn", Turn, likely_turn).of("turn"),
        Heading("companies, by seat"),
        Plain("seats.cash", Count, start_cash).of("cash"),
        Plain("seats.income", Count, start_income).of("income"),
        replaced(
            "shares", list[int], "[rules.numbers.shares] * rules.players", Plain("seats.shares", Count, start_shares)
        ),
        Plain("seats.engine", Count, start_engine).of("engine"),
        replaced(
            "features",
            list[int],
            BY_SEAT,
            Bits("seats.features", features),
            "Rivers and mountain groups, as bits, for which a company has paid (AS-COST-02).",
        ),
        SeatsCodec("order", everybody).of("order"),
        SeatsCodec("queue", left_to_act).of("queue"),
        SeatCodec(producer),
        Heading("track"),
        AgeTrackCodec(),
        replaced("supply", list[int], "[tile.count for tile in rules.board.tiles.types]", why="By tile type."),
        copied("discs", int, "rules.numbers.town_discs"),
        LettersCodec(),
        replaced(
            "letter_at",
            list[int],
            "[-1] * len(rules.board.display.letters)",
            why="Letter to the field of its tile, or -1.",
        ),
        Heading("goods"),
        CubesCodec().of("cubes"),
        replaced("bag", list[int], "rules.board.goods.counts[:]", why="By colour."),
        replaced(
            "display", list[int], "[-1] * len(rules.board.display.boxes)", DisplayCodec(), "By box: a colour, or -1."
        ),
        copied(
            "drawn",
            list[int],
            "[]",
            DrawnCodec("drawn", list[str], [], when=in_phases(GOODS_GROWTH)),
            "Cubes drawn by Production and not placed yet.",
        ),
        Heading("what only some phases need"),
        copied("passes", int, "0", Bits("auction.passes"), "Seats, as bits, with an unused Turn Order Pass."),
        copied(
            "deciding_locomotive",
            bool,
            "False",
            Plain("locomotive", bool, False, lean=True, when=in_phases(SELECT_ACTIONS)),
        ),
        Plain("build.left", Turn, limit_now).of("builds_left"),
        copied("built", int, "0", Bits("build.built", fields), "Fields, as bits, built on in this build turn."),
        copied("may_urbanize", bool, "False", Plain("build.may_urbanize", bool, urbanizes_now)),
        ExtendedCodec(),
        Plain("move.round", Round, 1).of("move_round"),
        Bits("move.raised").of("raised"),
    ),
    parts={
        "auction": Part(in_phases(PLAYER_ORDER)),
        "build": Part(in_phases(BUILD_TRACK)),
        "move": Part(in_phases(MOVE_GOODS)),
    },
)
