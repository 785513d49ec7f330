"""Looking back at a game in another process: positions of the past, the analysis, records that somebody brings.

To replay a long game takes a good part of a second. What is here runs in the processes of ``background/readers.py``: it
takes and gives plain data, and remembers positions on the way, so that stepping through a game replays little.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

import steamshed
from steamshed.kernel.chance import Outcome
from steamshed.kernel.errors import RecordError, SteamshedError
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import Record, play_again
from steamshed.kernel.state import State
from steamshed.kernel.violation import IllegalAction
from steamshed.review import numbers as numbers_after
from steamshed.review.game_log import Played
from steamshed.server.api import endpoints
from steamshed.server.api.shapes import NoClock
from steamshed.server.reviews.wire import Numbers
from steamshed.server.tables import state_messages
from steamshed.server.tables.analysis import analyse
from steamshed.server.tables.log import Seat
from steamshed.server.tables.play import Begun, Done, Play
from steamshed.server.tables.records import finished_table_of_record
from steamshed.server.tables.table import TableInfo
from steamshed.ui import assist

EVERY = 25
"""A position is kept after so many actions."""
MOST_GAMES = 6
"""Games of which positions are kept."""
PACKING = 6
"""How thoroughly answers are compressed."""
encode = msgspec.json.Encoder().encode


class Told(msgspec.Struct, frozen=True):
    """A game as another process is told it, up to the action that matters."""

    table: str
    game: str
    options: dict[str, OptionValue]
    names: list[str]
    setup: list[Outcome]
    rules: int
    actions: list[tuple[str, tuple[Outcome, ...]]]
    position: dict[str, Any] | None = None

    def begun(self) -> Begun:
        return Begun(steamshed.game(self.game), self.options, self.names, self.setup, self.rules, self.position)

    def beginning(self) -> tuple[object, ...]:
        return self.game, self.options, self.names, self.setup, self.rules, self.position


def tell(table: str, play: Play, count: int) -> Told:
    begun = play.begun
    actions = [(done.action, done.outcomes) for done in play.actions[:count]]
    return Told(
        table, play.game.name, begun.options, begun.names, list(begun.setup), begun.rules, actions, begun.position
    )


# -- positions -----------------------------------------------------------------------------------------------------


class Kept:
    """Positions of one game."""

    def __init__(self, told: Told) -> None:
        self.beginning = told.beginning()
        self.actions: list[tuple[str, tuple[Outcome, ...]]] = []
        self.states: dict[int, State] = {}


_kept: OrderedDict[str, Kept] = OrderedDict()


def kept_of(told: Told) -> Kept:
    kept = _kept.pop(told.table, None)
    if kept is None or kept.beginning != told.beginning():
        kept = Kept(told)
    _kept[told.table] = kept
    if len(_kept) > MOST_GAMES:
        _kept.popitem(last=False)
    same = next((at for at, (a, b) in enumerate(zip(kept.actions, told.actions)) if a != b), None)
    if same is not None:  # what follows was taken back
        kept.actions = kept.actions[:same]
        kept.states = {count: state for count, state in kept.states.items() if count <= same}
    if len(told.actions) > len(kept.actions):
        kept.actions = list(told.actions)
    return kept


def state_of(told: Told) -> State:
    """The position after all actions that were told."""
    kept, count = kept_of(told), len(told.actions)
    start = max((at for at in kept.states if at <= count), default=-1)
    begun = told.begun()
    state = begun.again() if start < 0 else kept.states[start].clone()
    for at in range(max(start, 0), count):
        action, outcomes = told.actions[at]
        play_again(state, begun.game.parse(action), outcomes)
        if (at + 1) % EVERY == 0:
            kept.states[at + 1] = state.clone()
    return state


class Look(msgspec.Struct, frozen=True):
    """Who looks at a position of the past, and from when."""

    version: int
    over: bool
    eye: int | None
    language: str
    present: dict[str, object]
    """What is seen of the present position: its scenery is known."""
    last: Done | None
    """The last action before the position."""
    packed: bool
    """Whether the answer is to be compressed: that takes long enough to be done here."""


def position(told: Told, look: Look) -> bytes:
    """The position after what was told, as it is sent."""
    state = state_of(told)
    game, number = steamshed.game(told.game), len(told.actions)
    present = state_messages.Sight(game, look.present)
    found = state_messages.position(present, game, state, number, look.last, look.eye, look.over, look.language)
    found.version = look.version
    data = encode(found)
    return gzip.compress(data, PACKING, mtime=0) if look.packed else data


class BadPlan(msgspec.Struct, frozen=True):
    """Actions that could not have been played."""

    text: str


def foreseen(told: Told, eye: int | None, texts: list[str], language: str) -> bytes | BadPlan:
    """What other actions would have changed in the drawings after what was told, as it is sent."""
    state, game = state_of(told), steamshed.game(told.game)
    try:
        actions = [game.parse(text) for text in texts]
        if (violation := state.check(actions[0])) is not None:
            raise IllegalAction(texts[0], violation)
    except SteamshedError as error:
        return BadPlan(str(error))
    drawn = assist.preview(game, state, eye if game.hidden else None, actions, language)
    return encode(endpoints.Foreseen(state_messages.as_declared(drawn)))


def analysis(told: Told, ranking: list[list[int]] | None) -> bytes:
    """The analysis of the game that was told, as it is sent."""
    begun = told.begun()
    done = [Done(0, "", action, outcomes, True, b"", 0.0, None, None) for action, outcomes in told.actions]
    return encode(analyse(Play(begun, begun.again(), done, len(done)), ranking))


# -- numbers -------------------------------------------------------------------------------------------------------


def played_of(told: Told) -> Played:
    """The game that was told, as it is gone through once more."""
    game, players = steamshed.game(told.game), len(told.names)
    return Played(game, players, told.options, told.setup, told.rules, told.actions, told.position)


def counted(told: Told) -> numbers_after.Numbers:
    return numbers_after.numbers_of(played_of(told))


def numbers(told: Told) -> bytes:
    """The numbers of the game that was told, as they are sent."""
    data = msgspec.to_builtins(counted(told))
    for table in data["tables"]:
        for column in table["columns"]:
            if column["seat"] is None:
                del column["seat"]
    return encode(msgspec.convert(data, Numbers))


def numbers_csv(told: Told, names: list[str], language: str) -> str:
    return numbers_after.as_csv(steamshed.game(told.game), counted(told), names, language)


# -- records -------------------------------------------------------------------------------------------------------


class Brought(msgspec.Struct, frozen=True):
    """A record as a finished table, ready to be stored."""

    info: TableInfo
    seats: list[Seat]
    entries: list[tuple[int, float, str]]
    summary: dict[str, object]


class BadRecord(msgspec.Struct, frozen=True):
    """A record that cannot be read. ``line`` is where, if it is a line."""

    text: str
    line: int | None
    reason: str


def bring(text: str, id: str, owner: str | None, now: float, names: Sequence[str] | None = None) -> Brought | BadRecord:
    """The table of a record that somebody brings; ``names`` are others than those that stand in it."""
    try:
        record = Record.parse(text, steamshed.game)
    except RecordError as error:
        return BadRecord(str(error), error.line, error.reason)
    except SteamshedError as error:
        return BadRecord(str(error), None, str(error))
    record.names = record.names if names is None else list(names)
    info = TableInfo(
        id=id,
        name=f"{record.game.name.replace('_', ' ').title()} (record)",
        game=record.game.name,
        options=record.options,
        pace=NoClock(),
        fallback="wait",
        privacy="public",
        language="en",
        owner=owner,
        created=now,
        practice=record.practice,
    )
    draft = finished_table_of_record(record, info)
    return Brought(info, draft.seats, draft.pending, draft.summary())
