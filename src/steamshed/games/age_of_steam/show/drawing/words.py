"""The words that the scenes of Age of Steam say: the messages ``draw-…`` of its catalogue."""

from __future__ import annotations

from steamshed.look.words import Words

say = Words("steamshed.games.age_of_steam")
