"""Games that can be loaded by the process that begins the workers, and by no worker."""

from __future__ import annotations

import multiprocessing

from steamshed.kernel.game import Game

GAMES: list[Game] = []
if multiprocessing.parent_process() is not None:
    raise RuntimeError("this worker cannot begin")
