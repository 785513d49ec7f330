"""Games of bots as data to learn from: every decision a row of Parquet (``pip install steamshed[scale]``).

A run is a number of games by one seed, cut into chunks of a few games; a chunk is a file. What is in a file follows
from the setting and its number alone, so a run has the same files however many workers made them, and is resumed by
making those that are missing. A file appears under its name when it is complete.
"""

from __future__ import annotations

import json
import pathlib
import time
from array import array
from collections.abc import Generator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import steamshed
from steamshed.ai.game_ai import ai_of
from steamshed.ai.heuristics import FULL_SIGHT, Heuristics
from steamshed.arena.fleet import spread
from steamshed.arena.match import play
from steamshed.arena.tournament import different_rotations
from steamshed.bots import check_name
from steamshed.env.outcome import worth
from steamshed.kernel.action import Action
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import OptionError
from steamshed.kernel.game import Game
from steamshed.kernel.state import State
from steamshed.rl.game_rl import rl_of
from steamshed.rl.observation import update

SETTING = "selfplay.json"
COLUMNS = ("game", "move", "seat", "phase", "position", "features", "legal", "chosen", "outcome", "points")


@dataclass(frozen=True)
class Selfplay:
    """What is played and noted."""

    game: str
    bots: tuple[str, ...]
    games: int
    options: Mapping[str, object]
    seed: int = 0
    chunk: int = 4
    """Games in a file."""
    features: bool = True
    """Whether the judge's features are noted; they are the dearest column."""

    def check(self) -> None:
        """Raises OptionError for what cannot be played."""
        for name in self.bots:
            check_name(name)
        steamshed.game(self.game).choose(len(self.bots), self.options)

    def chunks(self) -> range:
        return range(-(-self.games // self.chunk))

    def schedule(self, chunk: int) -> list[tuple[int, int, int]]:
        """Number, seed and rotation of the games of a chunk."""
        turns = different_rotations(self.bots)
        numbers = range(chunk * self.chunk, min(self.games, (chunk + 1) * self.chunk))
        return [(number, self.seed + number // len(turns), turns[number % len(turns)]) for number in numbers]

    def setting(self) -> dict[str, Any]:
        """What must be the same for two runs to belong together. More games may be asked for later."""
        return {name: value for name, value in asdict(self).items() if name != "games"}


@dataclass(frozen=True)
class Made:
    """A chunk that was played: its file, and what it cost."""

    chunk: int
    data: bytes
    games: int
    rows: int
    seconds: float
    """Of the processor."""


class Notes:
    """The decisions of some games, column by column."""

    def __init__(self, wanted: Selfplay) -> None:
        self.game = steamshed.game(wanted.game)
        first: State = self.game.new(len(wanted.bots), wanted.options, Chance(0))
        self.senses = rl_of(self.game).senses(first)
        self.size = sum(sense.size for sense in self.senses)
        self.block = array("i", bytes(4 * self.size))
        self.mind = judge_of(self.game) if wanted.features else None
        self.names: list[str] = []
        self.number = 0
        self.columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self.begun = 0

    def note(self, state: State, legal: list[Action], action: Action) -> None:
        """A decision, before it is carried out."""
        seat = state.seat
        assert seat is not None
        columns = self.columns
        move = len(columns["game"]) - self.begun
        update(self.senses, state, seat, self.block)
        columns["game"].append(self.number)
        columns["move"].append(move)
        columns["seat"].append(seat)
        columns["phase"].append(state.phase)
        columns["position"].append(self.block.tobytes())
        columns["features"].append(self.features_of(state, seat, move))
        columns["legal"].append([each.text for each in legal])
        columns["chosen"].append(legal.index(action))

    def features_of(self, state: State, seat: int, move: int) -> list[float]:
        """What the judge looks at, of a state that the seat could imagine."""
        if self.mind is None:
            return []
        imagined = self.game.redraw(state, seat, Chance(f"{self.number}/{move}"))
        found = self.mind.features(imagined, seat)
        self.names = list(found)
        return list(found.values())

    def end(self, scores: list[int], outcomes: list[float]) -> None:
        """The game is over: every decision is told how it came out for its seat."""
        for seat in self.columns["seat"][self.begun :]:
            self.columns["outcome"].append(outcomes[seat])
            self.columns["points"].append(scores[seat])
        self.begun = len(self.columns["game"])

    def parquet(self) -> bytes:
        """A file of Parquet, compressed."""
        pa, pq = arrow()
        whole = pa.array(array("i", b"".join(self.columns["position"])), pa.int32())
        meaning = {
            "position": [[sense.name, list(sense.shape), sense.about] for sense in self.senses],
            "features": self.names,
        }
        arrays = {
            "game": pa.array(self.columns["game"], pa.int64()),
            "move": pa.array(self.columns["move"], pa.int32()),
            "seat": pa.array(self.columns["seat"], pa.int8()),
            "phase": pa.array(self.columns["phase"]).dictionary_encode(),
            "position": pa.FixedSizeListArray.from_arrays(whole, self.size),
            "features": pa.array(self.columns["features"], pa.list_(pa.float32())),
            "legal": pa.array(self.columns["legal"], pa.list_(pa.string())),
            "chosen": pa.array(self.columns["chosen"], pa.int32()),
            "outcome": pa.array(self.columns["outcome"], pa.float32()),
            "points": pa.array(self.columns["points"], pa.int32()),
        }
        table = pa.table(arrays).replace_schema_metadata({"steamshed": json.dumps(meaning)})
        sink = pa.BufferOutputStream()
        pq.write_table(table, sink, compression="zstd")
        return bytes(sink.getvalue())


def judge_of(game: Game) -> Heuristics[State]:
    """The judge of a game, with the numbers of its file and nothing that it does not see."""
    mind, file = ai_of(game).heuristics(), ai_of(game).weights()
    mind.see(file.weights, file.habits, FULL_SIGHT)
    return mind


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet. Raises OptionError where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise OptionError("pyarrow: is not installed; pip install 'steamshed[scale]' brings it") from None
    return pyarrow, pyarrow.parquet


def make(task: tuple[Selfplay, int]) -> Made:
    """Plays a chunk: for a worker, everything goes in and comes out as plain data."""
    wanted, chunk = task
    started = time.process_time()
    notes = Notes(wanted)
    schedule = wanted.schedule(chunk)
    for number, seed, rotation in schedule:
        notes.number = number
        result, record = play(notes.game, wanted.options, wanted.bots, seed, rotation, None, notes.note)
        notes.end(result.scores, worth(record.state))
    data = notes.parquet()
    return Made(chunk, data, len(schedule), len(notes.columns["game"]), time.process_time() - started)


def file_of(wanted: Selfplay, folder: pathlib.Path, chunk: int) -> pathlib.Path:
    """The file of a chunk; a last one that is not full says so, and is made anew when more games are asked for."""
    count = len(wanted.schedule(chunk))
    part = "" if count == wanted.chunk else f"-{count}"
    return folder / f"part-{chunk:06}{part}.parquet"


def run(wanted: Selfplay, folder: pathlib.Path, jobs: int | None = None, ray: str | None = None) -> Generator[Made]:
    """Makes the files that are missing and yields what each cost."""
    wanted.check()
    arrow()
    open_folder(wanted, folder)
    missing = [chunk for chunk in wanted.chunks() if not file_of(wanted, folder, chunk).exists()]
    for made in spread(make, [(wanted, chunk) for chunk in missing], jobs, ray):
        keep(wanted, folder, made)
        yield made


def keep(wanted: Selfplay, folder: pathlib.Path, made: Made) -> None:
    """Writes a file, complete or not at all; a shorter form of it is done with."""
    file = file_of(wanted, folder, made.chunk)
    unfinished = folder / f".{file.name}.unfinished"
    try:
        unfinished.write_bytes(made.data)
        unfinished.replace(file)
        for other in folder.glob(f"part-{made.chunk:06}*.parquet"):
            if other != file:
                other.unlink()
    except OSError as error:
        raise OptionError(f"{file}: {error.strerror}") from None


def open_folder(wanted: Selfplay, folder: pathlib.Path) -> None:
    """Raises OptionError for a folder that cannot be written or holds another run."""
    setting = folder / SETTING
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not setting.exists():
            setting.write_text(json.dumps(wanted.setting()), encoding="utf-8")
        elif json.loads(setting.read_text(encoding="utf-8")) != json.loads(json.dumps(wanted.setting())):
            raise OptionError(f"{folder}: holds another run, see {SETTING}")
    except OSError as error:
        raise OptionError(f"{folder}: {error.strerror}") from None
    except json.JSONDecodeError:
        raise OptionError(f"{folder}: {SETTING} is not JSON") from None
