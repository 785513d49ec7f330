"""Which option a move is: by the effect on top, else by the action, else by the step of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from steamshed.games.railroad_revolution.actions import (
    ACCEPT,
    CITY,
    DISCARD,
    DONE,
    FIRST,
    FIRST_BONUS,
    FLIP_TRAIN,
    GIVE,
    HIRE,
    KEEP,
    PASS,
    PICK,
    PLACE,
    PRIMARY,
    PROMO,
    PROMOTE_ONE,
    RAIL,
    SECTOR,
    SELL,
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
    VERBS,
    Move,
)
from steamshed.games.railroad_revolution.board import ACTIONS, RAILROAD, STATION, TELEGRAPH, TRADE
from steamshed.games.railroad_revolution.decisions import frames, main, turn
from steamshed.games.railroad_revolution.decisions.colours import ColourEffect
from steamshed.games.railroad_revolution.decisions.decision import Decision, Never
from steamshed.games.railroad_revolution.effects import (
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
from steamshed.games.railroad_revolution.steps import (
    ACTION_LOOP,
    DEALS,
    ENDOW_PICK,
    MILESTONES,
    PLACE_WORKER,
    STEP_NAMES,
)

if TYPE_CHECKING:
    from steamshed.games.railroad_revolution.state import RailroadRevolution


class Decisions:
    """Every option of the game at its place."""

    def __init__(self) -> None:
        nowhere, unfinished = Never("RR-TURN-09"), Never("RR-GEN-15")
        self.sell, self.hire = turn.Sell(), turn.Hire()
        self.in_step: list[list[Decision]] = [[nowhere] * len(VERBS) for _ in STEP_NAMES]
        self.in_action: list[list[Decision]] = [[nowhere] * len(VERBS) for _ in ACTIONS]
        self.in_frame: list[list[Decision]] = [[unfinished] * len(VERBS) for _ in FRAME_NAMES]
        self.fill_steps()
        self.fill_actions()
        self.fill_frames()

    def fill_steps(self) -> None:
        self.in_step[ENDOW_PICK][PICK] = turn.Pick()
        self.in_step[PLACE_WORKER][PLACE] = turn.Place()
        self.in_step[PLACE_WORKER][SKIP] = turn.Skip()
        self.in_step[DEALS][ACCEPT] = turn.Accept()
        self.in_step[DEALS][PASS] = turn.Pass()
        self.in_step[MILESTONES][KEEP] = turn.Keep()
        self.in_step[MILESTONES][FIRST] = turn.First()

    def fill_actions(self) -> None:
        done, promo, colour = turn.Done(), turn.Promo(), ColourEffect()
        for table in self.in_action:
            table[DONE] = done
            table[PROMO] = promo
            for verb in range(SPEC, SPEC_DEAL + 1):
                table[verb] = colour
        self.in_action[STATION][CITY] = main.City()
        self.in_action[STATION][PRIMARY] = main.Primary()
        self.in_action[STATION][FIRST_BONUS] = main.FirstBonus()
        self.in_action[RAILROAD][RAIL] = main.Rail()
        self.in_action[TELEGRAPH][SECTOR] = main.Sector()
        self.in_action[TELEGRAPH][TILE_WORKER] = main.TileWorker()
        self.in_action[TRADE][SELL_PIECE] = main.SellPiece()
        self.in_action[TRADE][TRADE_FLIP] = main.TradeFlip()

    def fill_frames(self) -> None:
        stop = frames.Stop()
        for op, table in enumerate(self.in_frame):
            if op not in (TOLL, EXCHANGE_TAKE, WORKER):
                table[STOP] = stop
        self.in_frame[STEPS][STEP] = frames.Step()
        self.in_frame[TOLL][DISCARD] = frames.Discard()
        self.in_frame[PROMOTE][PROMOTE_ONE] = frames.Promote()
        self.in_frame[EXCHANGE][GIVE] = frames.Give()
        self.in_frame[EXCHANGE_TAKE][TAKE] = frames.TakeForGiven()
        self.in_frame[WORKER][TAKE] = frames.Take()
        self.in_frame[TRAIN][TAKE_TRAIN] = frames.TakeTrain()
        self.in_frame[FLIP][FLIP_TRAIN] = frames.FlipTrain()
        self.in_frame[FREE_RAIL][RAIL] = frames.FreeRail()
        self.in_frame[FREE_STATION][CITY] = frames.FreeStation()
        self.in_frame[FREE_OFFICE][SECTOR] = frames.FreeOffice()
        self.in_frame[START_RAIL][RAIL] = frames.StartRail()
        self.in_frame[START_OFFICE][SECTOR] = frames.StartOffice()
        self.in_frame[START_STATION][CITY] = frames.StartStation()

    def of(self, state: RailroadRevolution, move: Move) -> Decision:
        """The option that a move is now."""
        verb = move.verb
        if verb == SELL:
            return self.sell
        if verb == HIRE:
            return self.hire
        if state.frames:
            return self.in_frame[state.frames[-1] & 31][verb]
        if state.step == ACTION_LOOP:
            return self.in_action[state.action][verb]
        return self.in_step[state.step][verb]


DECISIONS: Final = Decisions()
"""The same for every game."""
