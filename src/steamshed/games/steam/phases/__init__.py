"""The phases of a round, in their order: base game ST-ROUND-01, standard game ST-ROUND-02."""

from __future__ import annotations

from steamshed.games.steam.phase import Phase
from steamshed.games.steam.phases.auction import Auction
from steamshed.games.steam.phases.build import BuildTrack
from steamshed.games.steam.phases.capital import RaiseCapital
from steamshed.games.steam.phases.goods import GOODS
from steamshed.games.steam.phases.income import Income
from steamshed.games.steam.phases.next import NextRound
from steamshed.games.steam.phases.opening import OpeningAuction
from steamshed.games.steam.phases.points import TakePoints
from steamshed.games.steam.phases.take import TakeAction

PHASES: dict[str, Phase] = {
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
