"""What a review takes from those who play meanwhile: how long moves wait before it, during it and after it.

One process with SQLite. Tables of four play Age of Steam at a steady pace; then a finished game of four is reviewed in
the background, as when somebody asks for it on its result page. References of the same run: a loop of plain Python in
every part, and the load of the machine, since both cores may be busy with other work.

    python -m bench.review [--tables 30] [--between 4] [--seconds 60] [--record game.txt]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import pathlib
import time
from dataclasses import dataclass

import httpx

from bench.engine import reference
from bench.load import Room, Shed, shed
from bench.server import ROOT, percentile

RECORD = ROOT / "tests/records/age_of_steam/4_players_official.txt"
LONGEST = 600.0
"""Seconds after which nobody waits for a review any more."""


@dataclass
class Part:
    """A stretch of play."""

    title: str
    seconds: float
    waits: list[float]

    def line(self) -> str:
        marks = "".join(f"{percentile(self.waits, part):>9.1f}" for part in (0.5, 0.9, 0.99, 1.0))
        return (
            f"{self.title:<12}{self.seconds:>8.0f}{len(self.waits):>8}{marks}"
            f"{os.getloadavg()[0]:>8.1f}{reference() * 1e6:>14.0f}"
        )


class Asking:
    """Somebody who wants a game reviewed."""

    def __init__(self, browser: httpx.Client, record: str) -> None:
        self.browser = browser
        kept = browser.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
        kept.raise_for_status()
        self.path = f"/api/tables/{kept.json()['id']}/review"

    def ask(self) -> None:
        self.browser.post(self.path, json={}).raise_for_status()

    def state(self) -> str:
        """Of the review, looked at as rarely as the page does."""
        return str(self.browser.get(self.path).json()["state"])


async def measured(room: Room, title: str, seconds: float) -> Part:
    return Part(title, seconds, await room.measure(seconds))


async def reviewed(room: Room, asking: Asking) -> Part:
    """Play until the review is there. Raises AssertionError if it does not come."""
    await asyncio.to_thread(asking.ask)
    started, waits = time.monotonic(), []
    while (state := await asyncio.to_thread(asking.state)) in ("waiting", "running"):
        assert time.monotonic() - started < LONGEST, "the review takes too long"
        waits += await room.measure(2.0)
    assert state == "done", f"the review is {state}"
    return Part("review", time.monotonic() - started, sorted(waits))


async def compare(server: Shed, tables: int, between: float, seconds: float, record: str) -> None:
    room = Room(server, between)
    asking = Asking(room.people.browsers[0], record)
    await room.grow(tables)
    await room.measure(2 * room.interval)  # everybody has begun to move
    heads = "".join(f"{head:>9}" for head in ("p50 ms", "p90", "p99", "most"))
    print(f"{'':<12}{'seconds':>8}{'moves':>8}{heads}{'load':>8}{'reference us':>14}")
    print((await measured(room, "before", seconds)).line(), flush=True)
    print((await reviewed(room, asking)).line(), flush=True)
    print((await measured(room, "after", seconds)).line(), flush=True)
    await room.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--between", type=float, default=4.0, help="seconds between two moves of a player")
    parser.add_argument("--seconds", type=float, default=60.0, help="of play before and after")
    parser.add_argument("--record", type=pathlib.Path, default=RECORD, help="of the game that is reviewed")
    chosen = parser.parse_args()
    record = chosen.record.read_text(encoding="utf-8")
    with shed("1 process, SQLite") as server:
        asyncio.run(compare(server, chosen.tables, chosen.between, chosen.seconds, record))


if __name__ == "__main__":
    main()
