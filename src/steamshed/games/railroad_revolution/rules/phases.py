"""Which option belongs to which step, action and open effect (docs/rules/railroad_revolution.md 5.1 to 5.3)."""

from __future__ import annotations

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DISCARD,
    DONE,
    FIRST,
    FIRST_BONUS,
    FLIP_TRAIN,
    GIVE,
    KEEP,
    PASS,
    PICK,
    PLACE,
    PRIMARY,
    PROMO,
    PROMOTE_ONE,
    RAIL,
    SECTOR,
    SELL_PIECE,
    SKIP,
    SPEC,
    SPEC_DEAL,
    STEP,
    STOP,
    TAKE,
    TAKE_TRAIN,
    TILE_WORKER,
    TRADE_FLIP,
)
from steamshed.games.railroad_revolution.content.box import RAILROAD, STATION, TELEGRAPH, TRADE
from steamshed.games.railroad_revolution.content.effects import (
    EXCHANGE,
    EXCHANGE_TAKE,
    FLIP,
    FREE_OFFICE,
    FREE_RAIL,
    FREE_STATION,
    PROMOTE,
    START_OFFICE,
    START_RAIL,
    START_STATION,
    STEPS,
    TOLL,
    TRAIN,
    WORKER,
)
from steamshed.games.railroad_revolution.rules.colour_effects import ColourEffect
from steamshed.games.railroad_revolution.rules.deal import Accept, Pass
from steamshed.games.railroad_revolution.rules.endow_pick import Pick
from steamshed.games.railroad_revolution.rules.free_actions import Hire, Sell
from steamshed.games.railroad_revolution.rules.main_actions.completion import Done, Promo
from steamshed.games.railroad_revolution.rules.main_actions.railroad import Rail
from steamshed.games.railroad_revolution.rules.main_actions.station import City, FirstBonus, Primary
from steamshed.games.railroad_revolution.rules.main_actions.telegraph import Sector, TileWorker
from steamshed.games.railroad_revolution.rules.main_actions.trade import SellPiece, TradeFlip
from steamshed.games.railroad_revolution.rules.milestone import First, Keep
from steamshed.games.railroad_revolution.rules.open_effects import (
    Discard,
    FlipTrain,
    FreeOffice,
    FreeRail,
    FreeStation,
    Give,
    Promote,
    StartOffice,
    StartRail,
    StartStation,
    Step,
    Stop,
    Take,
    TakeForGiven,
    TakeTrain,
)
from steamshed.games.railroad_revolution.rules.option import Option, Options
from steamshed.games.railroad_revolution.rules.place import Place, Skip
from steamshed.games.railroad_revolution.table.phases import DEALS, ENDOW_PICK, MILESTONES, PLACE_WORKER


def put_in(options: Options) -> None:
    """Every option of the game at its place."""
    options.sell, options.hire = Sell(), Hire()
    options.in_step[ENDOW_PICK][PICK] = Pick()
    options.in_step[PLACE_WORKER][PLACE] = Place()
    options.in_step[PLACE_WORKER][SKIP] = Skip()
    options.in_step[DEALS][ACCEPT] = Accept()
    options.in_step[DEALS][PASS] = Pass()
    options.in_step[MILESTONES][KEEP] = Keep()
    options.in_step[MILESTONES][FIRST] = First()
    put_in_actions(options.in_action)
    put_in_effects(options.in_frame)


def put_in_actions(actions: list[list[Option]]) -> None:
    done, promo, colour = Done(), Promo(), ColourEffect()
    for table in actions:
        table[DONE] = done
        table[PROMO] = promo
        for verb in range(SPEC, SPEC_DEAL + 1):
            table[verb] = colour
    actions[STATION][CITY] = City()
    actions[STATION][PRIMARY] = Primary()
    actions[STATION][FIRST_BONUS] = FirstBonus()
    actions[RAILROAD][RAIL] = Rail()
    actions[TELEGRAPH][SECTOR] = Sector()
    actions[TELEGRAPH][TILE_WORKER] = TileWorker()
    actions[TRADE][SELL_PIECE] = SellPiece()
    actions[TRADE][TRADE_FLIP] = TradeFlip()


def put_in_effects(frames: list[list[Option]]) -> None:
    stop = Stop()
    for op, table in enumerate(frames):
        if op not in (TOLL, EXCHANGE_TAKE, WORKER):
            table[STOP] = stop
    frames[STEPS][STEP] = Step()
    frames[TOLL][DISCARD] = Discard()
    frames[PROMOTE][PROMOTE_ONE] = Promote()
    frames[EXCHANGE][GIVE] = Give()
    frames[EXCHANGE_TAKE][TAKE] = TakeForGiven()
    frames[WORKER][TAKE] = Take()
    frames[TRAIN][TAKE_TRAIN] = TakeTrain()
    frames[FLIP][FLIP_TRAIN] = FlipTrain()
    frames[FREE_RAIL][RAIL] = FreeRail()
    frames[FREE_STATION][CITY] = FreeStation()
    frames[FREE_OFFICE][SECTOR] = FreeOffice()
    frames[START_RAIL][RAIL] = StartRail()
    frames[START_OFFICE][SECTOR] = StartOffice()
    frames[START_STATION][CITY] = StartStation()
