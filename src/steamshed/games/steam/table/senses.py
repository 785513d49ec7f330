"""What a seat sees in Steam beside the declared fields: see ``rl/observation.py``."""

from __future__ import annotations

from steamshed.hexrail.table.senses import LEFT_OUT, by_players, track_of
from steamshed.rl.observation import Sensed

SENSED = Sensed(
    longest=dict.fromkeys(("order", "queue", "dropped", "receivers", "points"), by_players),
    left_out=LEFT_OUT,
    more=track_of,
    scores=("out", "income", "vp", "network"),
)
