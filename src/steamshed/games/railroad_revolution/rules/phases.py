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
    FRAME_NAMES,
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
from steamshed.games.railroad_revolution.rules.option import Option
from steamshed.games.railroad_revolution.rules.phase import ActionPhase, VerbPhase
from steamshed.games.railroad_revolution.rules.place_worker import Place, Skip
from steamshed.games.railroad_revolution.table.phases import (
    ACTION_LOOP,
    DEALS,
    ENDOW_PICK,
    MILESTONES,
    PLACE_WORKER,
    STEP_NAMES,
)
from steamshed.games.railroad_revolution.table.table import TurnPhase

STEPS_OF_A_TURN: dict[int, dict[int, Option]] = {
    ENDOW_PICK: {PICK: Pick()},
    PLACE_WORKER: {PLACE: Place(), SKIP: Skip()},
    DEALS: {ACCEPT: Accept(), PASS: Pass()},
    MILESTONES: {KEEP: Keep(), FIRST: First()},
}
EVERY_ACTION: dict[int, Option] = {DONE: Done(), PROMO: Promo()}
EVERY_ACTION |= dict.fromkeys(range(SPEC, SPEC_DEAL + 1), ColourEffect())
MAIN_ACTIONS: dict[int, dict[int, Option]] = {
    STATION: {CITY: City(), PRIMARY: Primary(), FIRST_BONUS: FirstBonus()},
    RAILROAD: {RAIL: Rail()},
    TELEGRAPH: {SECTOR: Sector(), TILE_WORKER: TileWorker()},
    TRADE: {SELL_PIECE: SellPiece(), TRADE_FLIP: TradeFlip()},
}
OPEN_EFFECTS: dict[int, dict[int, Option]] = {
    STEPS: {STEP: Step()},
    TOLL: {DISCARD: Discard()},
    PROMOTE: {PROMOTE_ONE: Promote()},
    EXCHANGE: {GIVE: Give()},
    EXCHANGE_TAKE: {TAKE: TakeForGiven()},
    WORKER: {TAKE: Take()},
    TRAIN: {TAKE_TRAIN: TakeTrain()},
    FLIP: {FLIP_TRAIN: FlipTrain()},
    FREE_RAIL: {RAIL: FreeRail()},
    FREE_STATION: {CITY: FreeStation()},
    FREE_OFFICE: {SECTOR: FreeOffice()},
    START_RAIL: {RAIL: StartRail()},
    START_OFFICE: {SECTOR: StartOffice()},
    START_STATION: {CITY: StartStation()},
}
NOT_STOPPED = (TOLL, EXCHANGE_TAKE, WORKER)
"""Effects that must be carried out once they lie open."""


def all_phases() -> dict[str, TurnPhase]:
    """The phases by name: the steps of a turn, the main action among them, and the effects that lie open."""
    found: dict[str, TurnPhase] = {}
    for step, name in enumerate(STEP_NAMES):
        found[name] = VerbPhase(name, STEPS_OF_A_TURN.get(step, {}))
    name = STEP_NAMES[ACTION_LOOP]
    found[name] = ActionPhase(name, EVERY_ACTION, MAIN_ACTIONS)
    stop: dict[int, Option] = {STOP: Stop()}
    for op, name in enumerate(FRAME_NAMES):
        options = OPEN_EFFECTS.get(op, {})
        # RR-GEN-15: an effect once started is finished or stopped first
        found[name] = VerbPhase(name, options if op in NOT_STOPPED else options | stop, "RR-GEN-15")
    return found


PHASES = all_phases()
