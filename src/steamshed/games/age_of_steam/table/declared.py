"""Every field of a position of Age of Steam that not all games of its family have, said once."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.options import Rules
from steamshed.games.age_of_steam.table.phases import (
    BUILD_TRACK,
    GOODS_GROWTH,
    MOVE_GOODS,
    PLAYER_ORDER,
    SELECT_ACTIONS,
)
from steamshed.games.age_of_steam.table.texts import (
    AgeTrackText,
    DisplayText,
    DrawnText,
    LettersText,
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
from steamshed.hexrail.table.declared import BY_SEAT
from steamshed.hexrail.table.declared import DECLARED as FAMILY
from steamshed.hexrail.table.parts import Round, Turn
from steamshed.hexrail.table.table import HexTable
from steamshed.hexrail.table.texts import CubesText, ExtendedText, SeatsText, SeatText, likely_turn
from steamshed.kernel.fields import Declaration, Heading, copied
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
        copied(
            "shares", list[int], "[rules.numbers.shares] * rules.players", Plain("seats.shares", Count, start_shares)
        ),
        Plain("seats.engine", Count, start_engine).of("engine"),
        copied(
            "features",
            list[int],
            BY_SEAT,
            Bits("seats.features", features),
            "Rivers and mountain groups, as bits, for which a company has paid (AS-COST-02).",
        ),
        SeatsText("order", everybody).of("order"),
        SeatsText("queue", left_to_act).of("queue"),
        SeatText(producer),
        Heading("track"),
        AgeTrackText(),
        copied("supply", list[int], "[tile.count for tile in rules.board.tiles.types]", why="By tile type."),
        copied("discs", int, "rules.numbers.town_discs"),
        LettersText(),
        copied(
            "letter_at",
            list[int],
            "[-1] * len(rules.board.display.letters)",
            why="Letter to the field of its tile, or -1.",
        ),
        Heading("goods"),
        CubesText().of("cubes"),
        copied("bag", list[int], "rules.board.goods.counts[:]", why="By colour."),
        copied(
            "display", list[int], "[-1] * len(rules.board.display.boxes)", DisplayText(), "By box: a colour, or -1."
        ),
        copied(
            "drawn",
            list[int],
            "[]",
            DrawnText("drawn", list[str], [], when=in_phases(GOODS_GROWTH)),
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
        ExtendedText(),
        Plain("move.round", Round, 1).of("move_round"),
        Bits("move.raised").of("raised"),
    ),
    parts={
        "auction": Part(in_phases(PLAYER_ORDER)),
        "build": Part(in_phases(BUILD_TRACK)),
        "move": Part(in_phases(MOVE_GOODS)),
    },
)
