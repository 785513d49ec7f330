"""Every field of a position of Days of Steam, said once."""

from __future__ import annotations

from steamshed.games.days_of_steam.table.codecs import (
    BoardCodec,
    CargoCodec,
    DisplayCodec,
    GoneCodec,
    GoodsCodec,
    HandCodec,
    LoadsCodec,
    SeatCodec,
    TrainCodec,
    colours,
    edges,
    start_of_turn,
)
from steamshed.games.days_of_steam.table.options import Rules
from steamshed.games.days_of_steam.table.phases import PLACE_DRAWN, RUN, TURN, TURN_BURNT
from steamshed.games.days_of_steam.track.squaretrack import SquareTrack
from steamshed.kernel.fields import Declaration, Heading, copied, replaced, shared
from steamshed.kernel.position import Count, Named, Part, Plain, SeatNumber, in_phases
from steamshed.kernel.state import State

BY_SEAT = "[0] * rules.players"
NOBODY = "[-1] * rules.players"

DECLARED = Declaration(
    name="DaysOfSteamFields",
    of="Days of Steam",
    base=State,
    listed=(
        shared("rules", Rules, why="The box, the options and what follows from them."),
        copied("track", SquareTrack, codec=BoardCodec("board", dict[str, str])),
        copied("start", int, "0", Plain("start", SeatNumber, 0), why="The start player."),
        SeatCodec("seat", SeatNumber | None, start_of_turn),
        Heading("cities on the board, in the order in which they came; nothing that is seen depends on that order"),
        replaced("city_cell", list[int], "[]"),
        replaced("city_colour", list[int], "[]"),
        replaced("city_at", dict[int, int], "{}", why="Cell to city."),
        copied("goods", list[int], "[]", GoodsCodec("goods", dict[str, dict[str, Count]], {}), "By city and colour."),
        Heading("supplies"),
        replaced("city_pile", list[int], "rules.box.city_counts[:]", why="By colour."),
        replaced(
            "pile",
            dict[str, int],
            "dict(zip(rules.box.types.names, rules.box.types.counts))",
            why="By the name of the type: as it is drawn from.",
        ),
        copied("pile_size", int, "sum(rules.box.types.counts)"),
        replaced("bag", list[int], "[rules.box.goods_per_colour] * len(rules.box.colours)", why="By colour."),
        copied(
            "drawn",
            int,
            "-1",
            Named("drawn", colours, when=in_phases(PLACE_DRAWN)),
            "The colour of the city drawn from the pile, or -1.",
        ),
        replaced(
            "display",
            list[int],
            "[-1] * rules.numbers.display",
            DisplayCodec("display"),
            "By place: the colour of the city, or -1.",
        ),
        replaced(
            "display_goods",
            list[int],
            "[0] * (rules.numbers.display * len(rules.box.colours))",
            why="By place and colour.",
        ),
        Heading("players, by seat"),
        copied("steam", list[int], "[rules.numbers.start_steam] * rules.players", Plain("seats.steam", Count, 0)),
        replaced("coal", list[int], BY_SEAT, Plain("seats.coal", Count, 0)),
        copied(
            "node",
            list[int],
            "[4 * track.grid.at(0, 0)] * rules.players",
            TrainCodec("seats.train", str | None),
            "Where the train stands: 4 * cell + piece.",
        ),
        copied("cargo", list[int], NOBODY, CargoCodec("seats.cargo"), "The colour of the good aboard, or -1."),
        copied("origin", list[int], NOBODY, why="The city in which it was loaded, or -1."),
        replaced("markers", list[int], BY_SEAT, Plain("seats.markers", Count, 0)),
        replaced(
            "delivered",
            list[int],
            "[0] * (rules.players * len(rules.box.colours))",
            GoodsCodec("seats.delivered", dict[str, Count], {}),
            "By seat and colour.",
        ),
        replaced(
            "gone",
            list[int],
            "[0] * len(rules.box.types.names)",
            GoneCodec("gone", dict[str, Count], {}),
            "By type: tiles covered or exchanged.",
        ),
        copied(
            "hands",
            list[list[int]],
            "[[] for _ in range(rules.players)]",
            HandCodec("seats.hand", list[str] | None, hidden=True),
            "Types, in their order (DS-INFO-01).",
        ),
        Heading("this turn"),
        copied(
            "burnt",
            int,
            "0",
            Plain("burnt", Count, 0, lean=True, when=in_phases(TURN, TURN_BURNT, PLACE_DRAWN, RUN)),
            "Coal burnt in this turn.",
        ),
        copied("stall", int, "0", Plain("stall", Count, 0), "Completed turns in a row without progress (DS-END-07)."),
        Heading("this move: how it began and what has happened"),
        copied("run_node", int, "-1", TrainCodec("run.train", str)),
        copied("run_cargo", int, "-1", CargoCodec("run.cargo")),
        copied("run_origin", int, "-1"),
        copied(
            "loads", list[int], "[]", LoadsCodec("run.loads"), "Goods loaded in this move: city * colours + colour."
        ),
        copied("pending", list[int], "[]", why="Colours delivered in this move, not final yet (DS-DERAIL-05)."),
        copied(
            "entered",
            int,
            "-1",
            Named("run.entered", edges),
            "The edge by which the train came onto its piece; -1 in a city and before the first step.",
        ),
        copied("spent", int, "0", Plain("run.spent", Count, 0)),
        copied("curve", bool, "False", Plain("run.curve", bool, False)),
        copied("just_loaded", bool, "False", Plain("run.just_loaded", bool, False)),
    ),
    parts={"run": Part(in_phases(RUN), needed=True)},
)
