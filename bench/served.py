"""Moves at a table of the server, in one process and without a database, for ``bench.instructions``."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Mapping, Sequence
from unittest import mock

import steamshed
from steamshed.kernel.game import AnyGame
from steamshed.kernel.state import State
from steamshed.server.api.shapes import NoClock
from steamshed.server.cluster.fanout import Fanout
from steamshed.server.settings import Settings
from steamshed.server.storage.store import Entry, Store
from steamshed.server.tables import commands, log, seating
from steamshed.server.tables.live_tables import LoadedTable, LoadedTables
from steamshed.server.tables.log import Seat
from steamshed.server.tables.state_messages import Frames
from steamshed.server.tables.table import Table, TableInfo

MOVES = 5
"""How many are counted."""


class Unstored(Store):
    """Takes what is to be stored and forgets it."""

    async def append(
        self, table: str, added: Sequence[Entry], summary: Mapping[str, object], others: Sequence[object] = ()
    ) -> None:
        pass

    async def write(self, *changes: object) -> None:
        pass


class Served:
    """A table whose game stands at a given position; everybody who sits there looks on."""

    def __init__(self, game: AnyGame, options: Mapping[str, object], position: State) -> None:
        self.game = game
        self.options = options
        self.position = position
        self.players = position.setting().players
        self.loop = asyncio.new_event_loop()
        self.tables = LoadedTables(Settings(), Unstored(Settings()), Fanout())
        self.loaded: LoadedTable
        self.sent: Frames
        self.rng = random.Random(6)

    def begin(self) -> None:
        """The game stands at the position, and everybody has seen it."""
        self.rng = random.Random(6)
        self.loop.run_until_complete(self.open())

    async def open(self) -> None:
        users = [f"user-{seat}" for seat in range(self.players)]
        chosen = self.game.choose(self.players, self.options)
        info = TableInfo("table", "Friday", self.game.name, chosen, NoClock(), "wait", "public", "en", users[0], 0.0)
        draft = Table(info)
        draft.add(log.Open([Seat("human", user, user=user) for user in users], self.game.rules), 0.0)
        seating.begin(draft, 0.0)
        assert draft.play is not None
        draft.play.state = self.position.clone()
        draft.turn = self.position.seat
        self.loaded = await self.tables.add(draft, {})
        self.sent = self.shown(None)

    def shown(self, before: Frames | None) -> Frames:
        """What everybody at the table is sent."""
        frames = self.loaded.frames
        for seats in seats_of(self.players):
            frames.state(seats, before)
        return frames

    def play(self) -> None:
        """Some moves, each told to everybody."""
        with mock.patch("steamshed.server.tables.play.fresh_chance", side_effect=lambda: steamshed.Chance(seed=7)):
            for _ in range(MOVES):
                self.loop.run_until_complete(self.move())

    async def move(self) -> None:
        play = self.loaded.now.play
        assert play is not None
        seat = play.state.decider
        action = self.game.steady(play.state.clone(), play.state.legal(), self.rng)
        await commands.act(self.tables, self.loaded, [seat], action.text, self.loaded.now.version)
        self.sent = self.shown(self.sent)


def seats_of(players: int) -> Iterable[list[int]]:
    return ([seat] for seat in range(players))
