"""Every field of a position of Binario Duel, said once.

The order is that in which a position is read: what a text needs of the table stands before it.
"""

from __future__ import annotations

from steamshed.games.binario.content.continent import Continent
from steamshed.games.binario.table.codecs import (
    CardCodec,
    ClearedCodec,
    ColourCodec,
    CountsCodec,
    DrawnCodec,
    FactoriesCodec,
    MapCodec,
    PassedCodec,
    PersonCodec,
    PilesCodec,
    RoundCodec,
    SeveralCodec,
    StockCodec,
    goods,
    people,
    start_silver,
    stations,
    vehicles,
)
from steamshed.games.binario.table.decision_codecs import DeciderCodec, MakingCodec, PendingCodec
from steamshed.games.binario.table.line_codecs import LinesCodec, RestingCodec
from steamshed.games.binario.table.map_answers import MapAnswers
from steamshed.games.binario.table.network_codecs import RoutesCodec, StationsCodec, TunnelsCodec, WaysCodec
from steamshed.games.binario.table.options import Rules
from steamshed.games.binario.table.pieces import Making, Pending, Rest, Route, Tunnel, Way
from steamshed.games.binario.table.position_shapes import Generation, Seat
from steamshed.kernel.action import Action
from steamshed.kernel.fields import Declaration, Heading, copied, forgotten, lent, shared
from steamshed.kernel.position import Count, Plain
from steamshed.kernel.state import State

BY_ROW = "[0] * (2 * rules.all_rows)"
NO_ROW = "[-1] * (2 * rules.all_rows)"
NO_FLAG = "[False] * (2 * rules.all_rows)"
TWO_LISTS = "[[], []]"
NOBODY = "[-1, -1]"
NO_SLOT = "[-1] * (2 * map.size)"
NO_CELL = "[-1] * map.size"

DECLARED = Declaration(
    name="BinarioFields",
    of="Binario Duel",
    base=State,
    listed=(
        shared("rules", Rules, why="The box, the options and what follows from them."),
        shared("map", Continent, codec=MapCodec("map"), why="The continent, without what players build on it."),
        Heading("the course of the game"),
        copied("first", int, "0", Plain("first", Seat, 0), "P1: the seat that starts the game (BI-SETUP-01)."),
        copied("round", int, "1", RoundCodec("round")),
        copied("era", int, "1"),
        copied("price_colour", str, '""', ColourCodec("price")),
        copied("stock_colours", list[str], "[]", StockCodec("stock"), "The stock colour rolled for each era so far."),
        copied("ended", bool, "False", Plain("ended", bool, False, lean=True), "BI-ADV-11: this round is the last."),
        Heading("control cards"),
        copied(
            "drawn",
            list[int],
            "[]",
            DrawnCodec("drawn"),
            "Cards drawn in this era, in order; the last one is in force.",
        ),
        copied("card", int, "-1", CardCodec("card"), "The control card of this round, -1 before it is drawn."),
        copied("piles", list[int], "[0, 0]", PilesCodec("piles")),
        Heading("companies, by seat"),
        copied("silver", list[int], "[0, 0]", Plain("seats.silver", Count, start_silver)),
        copied(
            "central",
            list[int],
            "[0, 0]",
            Plain("seats.central", Generation, 0),
            "The generation of the central building, 0 for none.",
        ),
        copied("personality", list[int], NOBODY, PersonCodec("seats.personality")),
        lent(
            "free",
            list[list[int]],
            TWO_LISTS,
            SeveralCodec("seats.free", stations),
            "Free stations of a personality left, as kinds (BI-ADV-09).",
        ),
        lent(
            "hands",
            list[list[int]],
            TWO_LISTS,
            SeveralCodec("seats.hand", people, hidden=True),
            "Personality cards in hand during the draft.",
        ),
        copied(
            "chosen",
            list[int],
            NOBODY,
            PersonCodec("seats.chosen", hidden=True),
            "The card a seat has chosen in this step of the draft.",
        ),
        lent("returned", list[list[int]], TWO_LISTS, SeveralCodec("seats.returned", people, hidden=True)),
        copied(
            "passed", list[int], NOBODY, PassedCodec("seats.passed"), "The card that a seat has passed to the other."
        ),
        Heading("the map"),
        shared(
            "terrain",
            list[int],
            "map.terrain",
            ClearedCodec("cleared", list[str], [], lean=True),
            "Replaced when it changes, as ``facility``.",
        ),
        shared("facility", list[int], "map.facility", why="Shared with the map until a food factory is placed."),
        copied("factories", list[int], "[]", FactoriesCodec("factories", list[str], [], lean=True)),
        lent("station", list[int], NO_CELL, StationsCodec("seats.stations"), "By cell: the kind, or -1."),
        lent("station_owner", list[int], NO_CELL),
        lent("station_sides", list[int], "[0] * map.size", why="Attached sides, as bits."),
        lent("label", list[int], NO_CELL),
        lent(
            "stations",
            list[list[int]],
            TWO_LISTS,
            why="Cells of the stations and ports of a seat, in the order of building.",
        ),
        lent(
            "way_type",
            list[int],
            NO_SLOT,
            WaysCodec("ways"),
            "By cell and slot; a level crossing has its north-south way first.",
        ),
        lent("way_owner", list[int], NO_SLOT, why="0, 1, or 2 for both."),
        lent("way_laid", list[int], NO_SLOT, why="Who laid the tile (BI-SUP-01)."),
        lent("way_exits", list[int], "[0] * (2 * map.size)"),
        lent("portal", list[int], NO_CELL, why="The under side of a tunnel portal, or -1."),
        lent("routes", list[list[Route]], TWO_LISTS, RoutesCodec("seats.routes"), "Route records."),
        lent("tunnels", list[Tunnel], "[]", TunnelsCodec("tunnels")),
        Heading("the stock"),
        copied("goods", list[int], "[0] * len(rules.box.goods)", why="Tokens of the common stock."),
        copied(
            "extra",
            list[int],
            "[0] * len(rules.box.goods)",
            CountsCodec("extra_goods", goods, lean=True),
            "Tokens that cards have added to those of the tables.",
        ),
        copied("stock", list[int], "[0] * len(rules.box.vehicles)", why="Vehicles of the common stock."),
        copied(
            "park",
            list[list[int]],
            "[[0] * len(rules.box.vehicles) for _ in range(2)]",
            CountsCodec("seats.park", vehicles),
            "By seat and kind: vehicles that may go on any line.",
        ),
        copied("resting", list[list[Rest]], TWO_LISTS, RestingCodec("seats.resting")),
        Heading("lines, by seat and row"),
        copied(
            "start", list[int], NO_ROW, LinesCodec("seats.lines"), "The cell of the first station, -1 in an empty row."
        ),
        copied("end", list[int], NO_ROW),
        copied("out_good", list[int], NO_ROW),
        copied("back_good", list[int], NO_ROW),
        copied("vehicle", list[int], NO_ROW),
        copied("count", list[int], BY_ROW),
        copied("heading", list[int], BY_ROW, why="0 out, 1 back."),
        copied("progress", list[int], BY_ROW),
        copied("mark", list[int], NO_ROW, why="The price that a card has fixed for the leg, or -1 (BI-CARD-07)."),
        copied(
            "way",
            list[Way | None],
            "[None] * (2 * rules.all_rows)",
            why="Path, length and toll of the leg (BI-LINE-10).",
        ),
        copied("time", list[int], BY_ROW),
        copied("touched", list[bool], NO_FLAG, why="Opened or changed this round (BI-LINE-05)."),
        copied("withdrawn", list[bool], NO_FLAG, why="Vehicles were withdrawn in this step 4 (BI-VEH-11)."),
        Heading("the decision under way"),
        copied(
            "demolished",
            bool,
            "False",
            Plain("demolished", bool, False, lean=True),
            "Something was demolished in this step 3 (BI-BLD-02).",
        ),
        copied(
            "declined",
            list[int],
            "[]",
            SeveralCodec("declined", vehicles),
            "Kinds that the other has declined in this step 4 (BI-VEH-04).",
        ),
        DeciderCodec("seat", Seat | None),
        copied("making", Making | None, "None", MakingCodec("hand"), "The continent that is being built by hand."),
        copied("pending", Pending | None, "None", PendingCodec("pending"), "What has been said of a longer decision."),
        Heading("answers found so far for this map, shared by copies until the map changes"),
        shared("found", MapAnswers, "MapAnswers()"),
        shared("options_now", list[Action] | None, "None"),
        forgotten(
            "planner_now",
            object | None,
            "None",
            "The planner of the decision under way (``rules.phases.building.planner_of``); it looks at this state.",
        ),
    ),
    parts={},
)
