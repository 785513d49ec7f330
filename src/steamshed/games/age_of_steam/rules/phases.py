"""The ten phases of a turn, in their order (AS-TURN-01)."""

from __future__ import annotations

from steamshed.games.age_of_steam.rules.advance import AdvanceTurnMarker
from steamshed.games.age_of_steam.rules.auction import DeterminePlayerOrder
from steamshed.games.age_of_steam.rules.build import BuildTrack
from steamshed.games.age_of_steam.rules.growth import GoodsGrowth
from steamshed.games.age_of_steam.rules.money import CollectIncome, IncomeReduction, PayExpenses
from steamshed.games.age_of_steam.rules.move import MoveGoods
from steamshed.games.age_of_steam.rules.phase import Phase
from steamshed.games.age_of_steam.rules.select import SelectActions
from steamshed.games.age_of_steam.rules.shares import IssueShares

PHASES: list[Phase] = [
    IssueShares(),
    DeterminePlayerOrder(),
    SelectActions(),
    BuildTrack(),
    MoveGoods(),
    CollectIncome(),
    PayExpenses(),
    IncomeReduction(),
    GoodsGrowth(),
    AdvanceTurnMarker(),
]
PHASE_NUMBER: dict[str, int] = {phase.name: number for number, phase in enumerate(PHASES)}
