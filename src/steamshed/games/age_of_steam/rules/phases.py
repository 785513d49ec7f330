"""The ten phases of a turn, in their order (AS-TURN-01)."""

from __future__ import annotations

from steamshed.games.age_of_steam.rules.advance import AdvanceTurnMarker
from steamshed.games.age_of_steam.rules.auction import DeterminePlayerOrder
from steamshed.games.age_of_steam.rules.build_phase import BuildTrack
from steamshed.games.age_of_steam.rules.growth import GoodsGrowth
from steamshed.games.age_of_steam.rules.money import CollectIncome, IncomeReduction, PayExpenses
from steamshed.games.age_of_steam.rules.move import MoveGoods
from steamshed.games.age_of_steam.rules.select import SelectActions
from steamshed.games.age_of_steam.rules.shares import IssueShares
from steamshed.games.age_of_steam.table.table import Table
from steamshed.kernel.phase import Phase

TURN: list[Phase[Table]] = [
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
PHASES: dict[str, Phase[Table]] = {phase.name: phase for phase in TURN}
SEQUENCE = [phase.name for phase in TURN]
