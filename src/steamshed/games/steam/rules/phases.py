"""The phases of a round, in their order: base game ST-ROUND-01, standard game ST-ROUND-02."""

from __future__ import annotations

from steamshed.games.steam.rules.auction import Auction
from steamshed.games.steam.rules.build_phase import BuildTrack
from steamshed.games.steam.rules.capital import RaiseCapital
from steamshed.games.steam.rules.goods import GOODS
from steamshed.games.steam.rules.income import Income
from steamshed.games.steam.rules.next_round import NextRound
from steamshed.games.steam.rules.opening import OpeningAuction
from steamshed.games.steam.rules.points import TakePoints
from steamshed.games.steam.rules.take import TakeAction
from steamshed.games.steam.table.table import Table
from steamshed.kernel.phase import Phase

PHASES: dict[str, Phase[Table]] = {
    "opening_auction": OpeningAuction(),
    "capital": RaiseCapital(),
    "auction": Auction(),
    "take_action": TakeAction(),
    "build": BuildTrack(),
    "goods": GOODS,
    "take_points": TakePoints(),
    "income": Income(),
    "next": NextRound(),
}
BASE: list[str] = ["take_action", "build", "goods", "income", "next"]
"""The opening auction comes before the first round; a delivery is followed by ``take_points``."""
STANDARD: list[str] = ["capital", "auction", "take_action", "build", "goods", "income", "next"]
