"""What one game is played with from beginning to end: the players, the options, the version of the rules.

A fix of a rule that changes play is a new *version* of the game's rules. The versions live side by side in one code:
where they differ, the rule asks ``rules.version``, and says in a comment until when it was played otherwise. So every
position, record and running game that names an older version goes on as it began.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from steamshed.kernel.options import OptionValue


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """Shared by all states of a game. A game's own ``Rules`` add what follows from it."""

    def __init__(self, players: int, options: Mapping[str, OptionValue], version: int) -> None:
        self.players = players
        self.options = dict(options)
        self.version = version
