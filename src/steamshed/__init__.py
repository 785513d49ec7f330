"""Five railway board games in one shed: rules, records, pictures and bots.

>>> import steamshed
>>> game = steamshed.game("age_of_steam")
>>> state = game.new(players=4, chance=steamshed.Chance(seed=7))
>>> state.phase
'issue_shares'
"""

from steamshed.games.registry import game, games
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import (
    AuditError,
    ChanceError,
    ContentError,
    OptionError,
    ParseError,
    PositionError,
    RecordError,
    SteamshedError,
)
from steamshed.kernel.game import Game
from steamshed.kernel.options import Option
from steamshed.kernel.record import Record
from steamshed.kernel.state import State
from steamshed.kernel.violation import IllegalAction, Violation
from steamshed.ui.scene import Scene, Thing

__version__ = "0.1.0"

__all__ = [
    "Action",
    "AuditError",
    "Chance",
    "ChanceError",
    "ContentError",
    "Event",
    "Game",
    "IllegalAction",
    "Option",
    "OptionError",
    "ParseError",
    "PositionError",
    "Record",
    "RecordError",
    "Scene",
    "Scripted",
    "State",
    "SteamshedError",
    "Thing",
    "Violation",
    "game",
    "games",
]
