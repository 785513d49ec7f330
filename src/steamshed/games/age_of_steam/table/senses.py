"""What a seat sees in Age of Steam beside the declared fields: see ``rl/observation.py``."""

from __future__ import annotations

from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.table.senses import LEFT_OUT, by_players, track_of
from steamshed.rl.observation import Sensed


def cubes_drawn(state: Table) -> int:
    """AS-GROW-03: Production draws two."""
    return 2


SENSED = Sensed(
    longest={"order": by_players, "queue": by_players, "dropped": by_players, "drawn": cubes_drawn},
    left_out=LEFT_OUT,
    more=track_of,
    scores=("out", "income", "shares", "network"),
)
