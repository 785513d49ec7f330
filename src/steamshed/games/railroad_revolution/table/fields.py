"""Every field of a position of Railroad Revolution, said once.

The step and the open effects come first: what else stands in a position depends on them.
"""

from __future__ import annotations

from steamshed.games.railroad_revolution.content.box import RAILROAD, STATION, TELEGRAPH
from steamshed.games.railroad_revolution.table.codecs.companies import (
    BoardCodec,
    CitiesCodec,
    MilestonesCodec,
    OfficesCodec,
    StockCodec,
    SupplyCodec,
    TracksCodec,
    TrainsCodec,
)
from steamshed.games.railroad_revolution.table.codecs.milestones import (
    DrawnCodec,
    OpenlyCodec,
    ReplacingCodec,
    UnderCodec,
)
from steamshed.games.railroad_revolution.table.codecs.names import (
    ACTION_OF,
    COLOUR_OF,
    Round,
    deal_tiles,
    halves,
    in_action,
    in_step,
    milestones,
    spaces,
    start_money,
    start_shares,
    used_names,
    usual_round,
)
from steamshed.games.railroad_revolution.table.codecs.tiles import (
    CityTilesCodec,
    DealTileCodec,
    EndowmentCodec,
    FirstOfficesCodec,
    FirstStationsCodec,
    TelegraphTilesCodec,
)
from steamshed.games.railroad_revolution.table.codecs.turn import (
    ActiveCodec,
    EndCodec,
    FirstPlayerCodec,
    FramesCodec,
    NeedCodec,
    OwedCodec,
    PlacedCodec,
    SeatCodec,
    SectorCodec,
    StepCodec,
    TurnCityCodec,
)
from steamshed.games.railroad_revolution.table.options import Rules
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    ENDOW_PICK,
    MILESTONES,
    OVER,
)
from steamshed.games.railroad_revolution.table.position_shapes import (
    EndowmentPart,
    Few,
    GoalPart,
    PilePart,
    ReplacePart,
    StockPart,
)
from steamshed.kernel.action import Action
from steamshed.kernel.fields import Declaration, Heading, copied, forgotten, replaced, shared
from steamshed.kernel.position import Bits, Count, Part, Plain, SeatNumber
from steamshed.kernel.state import State

BY_SEAT = "[0] * rules.players"
PILES = "[[] for _ in range(3)]"

DECLARED = Declaration(
    name="RailroadRevolutionFields",
    of="Railroad Revolution",
    base=State,
    listed=(
        shared("rules", Rules, why="The box, the options and what follows from them."),
        Heading("the turn"),
        copied("step", int, str(OVER), StepCodec("step", str | None), "Where in the turn the game is."),
        copied(
            "frames",
            list[int],
            "[]",
            FramesCodec("frames", list[str], [], lean=True),
            "Effects that lie open over the step, the one on top last.",
        ),
        copied(
            "final",
            int,
            "0",
            EndCodec("end", str | None),
            "RR-END-02: 1 while the round of the trigger is finished, 2 in the last round.",
        ),
        copied("round", int, "1", Plain("round", Round, usual_round)),
        copied("first_player", int, "0", FirstPlayerCodec("first_player", SeatNumber, 0)),
        SeatCodec("seat", SeatNumber | None),
        copied("active", int, "0", ActiveCodec("active", SeatNumber | None), "Whose turn it is."),
        copied("queue", list[int], "[]", why="Seats that have still to act: endowments, deal windows, milestones."),
        Heading("companies, by seat"),
        copied(
            "cash", list[int], "[rules.box.start_money] * rules.players", Plain("seats.cash", Count | None, start_money)
        ),
        copied(
            "shares",
            list[int],
            "[rules.box.start_shares] * rules.players",
            Plain("seats.shares", Few | None, start_shares),
        ),
        replaced(
            "hand",
            list[int],
            "[rules.box.start_white, 0, 0, 0, 0] * rules.players",
            SupplyCodec("seats.supply", dict[str, Few] | None),
            "Personal supply: workers by seat and colour.",
        ),
        replaced(
            "board", list[int], "[0] * (5 * rules.players)", why="Workers on the player board, by seat and colour."
        ),
        replaced(
            "spaces",
            list[int],
            "[0] * (20 * rules.players)",
            BoardCodec("seats.board", dict[str, dict[str, Few]], {}),
            "The same, by seat, action space and colour: for display only.",
        ),
        replaced("available", list[int], "[rules.box.start_white] * rules.players", why="Workers of supply and board."),
        StockCodec("seats.stock", StockPart),
        replaced("rails_left", list[int], "[rules.box.rails] * rules.players"),
        replaced("buildings_left", list[int], "[rules.box.buildings] * rules.players"),
        replaced("rails", list[int], BY_SEAT, Bits("seats.rails", spaces), "Rail spaces with an own rail, as bits."),
        replaced("network", list[int], "[rules.box.start_network] * rules.players", why="Connected cities, as bits."),
        replaced("stations", list[int], BY_SEAT, CitiesCodec("seats.stations", list[str], []), "Cities, as bits."),
        replaced("offices", list[int], BY_SEAT, OfficesCodec("seats.offices", list[int], []), "Sectors, as bits."),
        replaced(
            "trains",
            list[int],
            "rules.starting_trains()",
            TrainsCodec("seats.trains", list[str] | None),
            "By seat, kind and face (up, down).",
        ),
        replaced(
            "marks",
            list[int],
            "[0] * (3 * rules.players)",
            TracksCodec("seats.tracks", dict[str, Few], {}),
            "Positions on the performance tracks, by seat and track.",
        ),
        replaced(
            "goals",
            list[int],
            "[-1] * (2 * rules.players)",
            MilestonesCodec("seats.milestones", list[GoalPart | None], []),
            "Open milestones, two a seat; -1 for none.",
        ),
        replaced(
            "managers",
            list[int],
            "[-1] * (4 * rules.players)",
            why="Two places a milestone: the colour of the manager, or -1.",
        ),
        replaced(
            "completed", list[int], BY_SEAT, Bits("seats.completed", milestones), "Completed milestones, as bits."
        ),
        Heading("supplies"),
        replaced(
            "common",
            list[int],
            "[0, *rules.box.workers[1:]]",
            why="Common supply: workers by colour. The white ones that nobody has go to the box.",
        ),
        replaced(
            "stacks",
            list[int],
            "[0 if train.starting else rules.stack for train in rules.box.trains]",
            why="RR-SET-02: trains by kind.",
        ),
        Heading("tiles; those of cities and sectors are never changed after the setup"),
        shared(
            "city_tile",
            list[int],
            "rules.box.printed_tile[:]",
            CityTilesCodec("city_tiles", dict[str, str], {}),
            "By city.",
        ),
        shared(
            "sector_tile",
            list[int],
            "[-1] * len(rules.box.sector_shares)",
            TelegraphTilesCodec("telegraph_tiles", dict[str, str], {}),
            "By sector, -1 where the deal icon is.",
        ),
        replaced(
            "first_station",
            list[int],
            "rules.neutral_on(len(rules.box.cities), rules.box.neutral_cities[rules.players])",
            FirstStationsCodec("first_stations", dict[str, SeatNumber], {}),
            "City to the seat on its first slot, -1 for none, the number of players for a neutral building.",
        ),
        replaced(
            "first_office",
            list[int],
            "rules.neutral_on(len(rules.box.sector_shares), rules.box.neutral_sectors[rules.players])",
            FirstOfficesCodec("first_offices", dict[str, SeatNumber], {}),
            "The same by sector.",
        ),
        copied("deal_discards", int, "0", Bits("deal.discards", deal_tiles), "Used deal tiles, as bits."),
        copied("deal_tile", int, "-1", DealTileCodec("deal.tile", str | None), "The one that lies face up."),
        Heading("milestones that not everybody knows; these lists are never changed in place"),
        shared(
            "under",
            list[list[int]],
            PILES,
            UnderCodec("under", dict[str, list[PilePart]], {}, hidden=True),
            "Milestones put back, by letter, the next to come first.",
        ),
        shared("under_seen", list[list[int]], PILES, why="Who knows each of them, as bits."),
        shared(
            "drawn",
            list[int],
            "[]",
            DrawnCodec("drawn", list[PilePart], [], hidden=True, when=in_step(MILESTONES)),
            "Milestones just drawn by the seat that decides.",
        ),
        shared("drawn_seen", list[int], "[]"),
        shared(
            "under_openly",
            list[list[int]],
            PILES,
            OpenlyCodec("openly", dict[str, list[list[SeatNumber]]], {}, lean=True, hidden=True),
            "Of whom everybody knows that they know a tile put back, as bits.",
        ),
        shared("drawn_openly", list[int], "[]", why="The same of those drawn."),
        copied(
            "replacing",
            list[int],
            "[]",
            ReplacingCodec("replacing", list[ReplacePart], [], when=in_step(MILESTONES)),
            "Milestones that the deciding seat replaces: place among its open ones and completed tile, by turns.",
        ),
        copied("ordered", bool, "False", why="Whether the player has just said which milestone is replaced first."),
        copied(
            "endowment",
            list[int],
            "[]",
            EndowmentCodec("endowment", list[EndowmentPart], [], when=in_step(ENDOW_PICK)),
            "Endowment tiles not yet picked: tile, side, worker, three numbers each.",
        ),
        Heading("the action under way"),
        copied(
            "placed", int, "-1", PlacedCodec("turn.placed", COLOUR_OF, "a colour of workers"), "Colour of the worker."
        ),
        copied("action", int, "-1", PlacedCodec("turn.action", ACTION_OF, "an action")),
        copied("spec_used", bool, "False", Plain("turn.spec_used", bool, False), "Whether the colour effect is used."),
        copied("used", int, "0", Bits("turn.used", used_names), "Once-per-turn options, as bits."),
        copied("city", int, "-1", TurnCityCodec("turn.city", str | None, when=in_action(STATION))),
        copied("laid", int, "0", Plain("turn.laid", Few, 0, when=in_action(RAILROAD)), "Rails of this action."),
        copied("triangles", int, "0", Plain("turn.triangles", Few, 0, when=in_action(RAILROAD)), "Under these rails."),
        copied(
            "need", int, "0", NeedCodec("turn.need", Few | None, when=in_action(RAILROAD)), "Rails the action takes."
        ),
        copied(
            "owed", int, "0", OwedCodec("turn.owed", Count | None, when=in_action(STATION)), "Paid at the end of it."
        ),
        copied("sector", int, "-1", SectorCodec("turn.sector", int | None, when=in_action(TELEGRAPH))),
        copied(
            "deal",
            bool,
            "False",
            Plain("turn.deal", bool | None, False, when=in_action(RAILROAD)),
            "Whether deals are offered after the action.",
        ),
        copied("is_first", bool, "False", why="Whether the building of this turn stands on a first slot."),
        copied("taken", int, "0", why="Shares taken by the sector of this turn."),
        Heading("the deal window of the seat that decides"),
        copied("accepted", int, "0", Bits("accepted", halves, when=in_step(DEALS)), "Halves, as bits."),
        copied("opened", bool, "False"),
        copied("passed", bool, "False"),
        copied(
            "waiting",
            bool,
            "False",
            why="Whether the action ended with too few workers and a deal must come to the rescue (RR-DEAL-08).",
        ),
        Heading("answers that are kept until the next action"),
        forgotten(
            "frames_before", int, "0", "How many frames lay there before the last effects were opened over them."
        ),
        forgotten("known_margin", int, "0"),
        forgotten("margin_is_known", bool, "False"),
        forgotten("known_legal", list[Action] | None, "None"),
    ),
    parts={"turn": Part(in_step(ACTION_LOOP))},
)
