"""The server of the browser tests, in which two runs of a test meet the same game.

Chance follows from the number of the action, a bot's choice from what it may choose: whatever a test does not decide
itself is decided as it was the last time. Everything else is the server that everybody starts.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping

from steamshed.bots.program import Program
from steamshed.cli import main
from steamshed.kernel.chance import Chance
from steamshed.server.tables import chance, play
from steamshed.server.watch import showcase

choose, drawn = Program.choose, play.Play.chance


def choose_again(
    self: Program, view: Mapping[str, object], legal: list[str], clock: float | None, seed: int, seconds: float
) -> str:
    return choose(self, view, legal, clock, zlib.crc32("\n".join(legal).encode()), seconds)


def chance_again(self: play.Play) -> Chance:
    return Chance(self.count + 1) if self.begun.series is None else drawn(self)


if __name__ == "__main__":
    setattr(play, "fresh_chance", lambda: Chance(0))  # noqa: B010 -- the name is imported there
    chance.new_secret = lambda: "the same"
    showcase.any_game = lambda: "age_of_steam"
    play.Play.chance = chance_again  # type: ignore[method-assign]
    Program.choose = choose_again  # type: ignore[method-assign]
    main()
