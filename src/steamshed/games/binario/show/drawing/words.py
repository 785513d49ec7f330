"""The words that the scenes of Binario Duel say: the messages ``draw-…`` of its catalogue."""

from __future__ import annotations

from steamshed.look.words import Words

say = Words("steamshed.games.binario")
