"""Positions of long games, kept so that a table is loaded without replaying all of it.

The log is what counts: a snapshot is believed only if it was made by this very program for a game that, up to its
entry, is the one in the log; else the game is replayed. It holds the position and what the actions so far caused; all
else is in the log. ``steamshed admin doctor`` replays every game and compares.
"""

from __future__ import annotations

import base64
import functools
import hashlib
import importlib.util
import pathlib
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import steamshed
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.server.tables.log import Act
from steamshed.server.tables.play import Begun, Done
from steamshed.server.tables.table import Table

FORMAT = 1
LONG = 40
"""From so many actions on a game has snapshots, and after so many more a new one."""
RULES = ("steamshed.kernel", "steamshed.rail", "steamshed.hexrail")
"""Packages on which games depend."""
encode = msgspec.json.Encoder().encode


class Caused(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What is known of an action beyond the log."""

    phase: str
    undoable: bool
    events: str


class Body(msgspec.Struct, frozen=True):
    """What a snapshot holds."""

    position: dict[str, Any]
    caused: list[Caused]


class Snapshot(msgspec.Struct, frozen=True):
    """A row of the snapshots."""

    table: str
    serial: int
    stamp: str
    digest: str
    body: str


def make(table: Table) -> Snapshot | None:
    """A snapshot of a table; None if its game has no positions."""
    play = table.play
    if play is None:
        return None
    try:
        position = play.state.dump()
    except NotImplementedError:
        return None
    caused = [Caused(done.phase, done.undoable, done.events.decode()) for done in play.done()]
    body = base64.b85encode(zlib.compress(encode(Body(position, caused)), 6)).decode()
    acts = [done.entry() for done in play.done()]
    return Snapshot(table.info.id, table.serial, stamp(table.game), digest(play.begun, acts), body)


class Disagrees(Exception):
    """A snapshot that is not of the game in the log."""


def restore(
    kept: Snapshot, begun: Begun, acts: Sequence[tuple[int, float, Act]], least: int
) -> tuple[State, list[Done]] | None:
    """The position of a snapshot with the actions that led to it. None if it is of another program, or something before
    it was taken back since. Raises Disagrees."""
    if kept.stamp != stamp(begun.game):
        return None
    try:
        body = msgspec.json.decode(zlib.decompress(base64.b85decode(kept.body)), type=Body)
    except (ValueError, zlib.error, msgspec.DecodeError) as error:
        raise Disagrees(f"it cannot be read: {type(error).__name__}") from None
    count = len(body.caused)
    if least < count or body.position.get("rules", begun.rules) != begun.rules:
        return None
    if count > len(acts) or kept.digest != digest(begun, [act for _, _, act in acts[:count]]):
        raise Disagrees("it is of another game than the log")
    try:
        state = begun.game.load(body.position)
    except Exception as error:
        raise Disagrees(f"its position cannot be: {error}") from None
    actions = [done_of(act, time, caused) for (_, time, act), caused in zip(acts, body.caused)]
    if actions and state.seat != actions[-1].turn:
        raise Disagrees("it is another seat's turn than the log says")
    return state, actions


def done_of(act: Act, time: float, caused: Caused) -> Done:
    return Done(
        seat=act.seat,
        phase=caused.phase,
        action=act.action,
        outcomes=tuple(act.outcomes),
        undoable=caused.undoable,
        events=caused.events.encode(),
        time=time,
        bot=act.bot,
        turn=act.turn,
        follows=act.follows,
        asked=tuple(act.asked),
        order=act.order,
        by=act.by,
        forced=act.forced,
    )


def digest(begun: Begun, acts: Sequence[Act]) -> str:
    """Of a game: how it began, and its actions; names of people can change."""
    began: object = list(begun.setup) if begun.position is None else begun.position
    facts = (begun.game.name, begun.options, len(begun.names), began, begun.rules, list(acts))
    return hashlib.sha256(encode(facts)).hexdigest()


def read_snapshot(row: Mapping[str, Any] | None) -> Snapshot | None:
    return None if row is None else Snapshot(**row)


@functools.cache
def stamp(game: Game) -> str:
    """Says by which program a position was made: other rules, other content or another format give another stamp."""
    made = hashlib.sha256(f"{FORMAT} {steamshed.__version__}".encode())
    for package in (*RULES, game.package):
        found = importlib.util.find_spec(package)
        for folder in (found.submodule_search_locations or []) if found else []:
            for file in sorted(pathlib.Path(folder).rglob("*")):
                if file.suffix in (".py", ".so", ".pyd", ".toml"):
                    made.update(file.read_bytes())
    return made.hexdigest()[:32]
