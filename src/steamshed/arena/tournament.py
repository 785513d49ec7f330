"""Many games between the same bots: every seed is played with the bots on every seat, on all cores.

With a folder to save in, each result is kept as soon as it is there, so that a stopped run can be resumed.
"""

from __future__ import annotations

import json
import pathlib
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, fields

from steamshed.arena.fleet import spread
from steamshed.arena.match import Result, play_by_name
from steamshed.bots import check_name
from steamshed.games.registry import game as find_game
from steamshed.kernel.errors import OptionError

RESULTS = "results.jsonl"
SETTING = "arena.json"
CLUSTER_TASK = 4
"""Games that a worker of a cluster plays before it answers."""


@dataclass(frozen=True)
class Tournament:
    """What is played."""

    game: str
    bots: tuple[str, ...]
    games: int
    options: Mapping[str, object]
    seed: int = 0
    clock: float | None = None

    def check(self) -> None:
        """Raises OptionError for bots, options or numbers of players that cannot be."""
        for name in self.bots:
            check_name(name)
        found = find_game(self.game)
        found.choose(len(self.bots), self.options)

    def schedule(self) -> list[tuple[int, int]]:
        """(seed, rotation) of every game: all rotations of one seed before the next."""
        turns = different_rotations(self.bots)
        return [(self.seed + number // len(turns), turns[number % len(turns)]) for number in range(self.games)]

    def setting(self) -> dict[str, object]:
        return {
            "game": self.game,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            "clock": self.clock,
        }


def different_rotations(bots: Sequence[str]) -> list[int]:
    """The rotations that seat the bots differently: two equal bots in turn need only half of them."""
    seen: dict[tuple[str, ...], int] = {}
    for rotation in range(len(bots)):
        seated = tuple(bots[(seat - rotation) % len(bots)] for seat in range(len(bots)))
        seen.setdefault(seated, rotation)
    return list(seen.values())


def run(
    tournament: Tournament, jobs: int | None, folder: pathlib.Path | None, ray: str | None = None
) -> Generator[Result]:
    """Plays what is missing and yields every result, those of an earlier run first. ``ray``: see ``arena/fleet.py``."""
    tournament.check()
    known = open_folder(tournament, folder) if folder is not None else {}
    wanted = tournament.schedule()
    for key in wanted:
        if key in known:
            yield known[key]
    missing = [key for key in wanted if key not in known]
    for played in spread(play_some, tasks_of(tournament, missing, ray), jobs, ray):
        for result, record in played:
            if folder is not None:
                keep(folder, result, record)
            yield result


Task = tuple[Tournament, list[tuple[int, int]]]


def tasks_of(tournament: Tournament, missing: list[tuple[int, int]], ray: str | None) -> list[Task]:
    """The games in tasks: one by one for the processes of this machine, a few at a time for a cluster."""
    size = 1 if ray is None else CLUSTER_TASK
    return [(tournament, missing[start : start + size]) for start in range(0, len(missing), size)]


def play_some(task: Task) -> list[tuple[Result, str]]:
    """The games of a task, for a worker."""
    tournament, keys = task
    options, bots, clock = dict(tournament.options), tournament.bots, tournament.clock
    return [play_by_name(tournament.game, options, bots, seed, turn, clock) for seed, turn in keys]


def open_folder(tournament: Tournament, folder: pathlib.Path) -> dict[tuple[int, int], Result]:
    """The results that a folder holds already. Raises OptionError if they are of another tournament."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        setting = folder / SETTING
        if setting.exists():
            if json.loads(setting.read_text(encoding="utf-8")) != json.loads(json.dumps(tournament.setting())):
                raise OptionError(f"{folder}: holds another tournament, see {SETTING}")
        else:
            setting.write_text(json.dumps(tournament.setting()), encoding="utf-8")
        return read_results(folder / RESULTS)
    except OSError as error:
        raise OptionError(f"{folder}: {error.strerror}") from None
    except json.JSONDecodeError:
        raise OptionError(f"{folder}: {SETTING} is not JSON") from None


def read_results(file: pathlib.Path) -> dict[tuple[int, int], Result]:
    """Results line by line; a last line that a stopped run left unfinished is passed over."""
    found: dict[tuple[int, int], Result] = {}
    names = {field.name for field in fields(Result)}
    if file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                data = json.loads(line)
                result = Result(**{name: value for name, value in data.items() if name in names})
            except (ValueError, TypeError, AttributeError):
                continue
            found[(result.seed, result.rotation)] = result
    return found


def keep(folder: pathlib.Path, result: Result, record: str) -> None:
    (folder / f"{result.seed}-{result.rotation}.txt").write_text(record, encoding="utf-8")
    with (folder / RESULTS).open("a", encoding="utf-8") as file:
        file.write(json.dumps(result.to_json()) + "\n")
