"""Many games between the same bots: every seed is played with the bots on every seat, on all cores.

With a folder to save in, each result is kept as soon as it is there, so that a stopped run can be resumed.
"""

from __future__ import annotations

import concurrent.futures
import json
import multiprocessing
import os
import pathlib
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, fields

from steamshed.arena.match import Result, play_by_name
from steamshed.bots import check_name
from steamshed.games.registry import game as find_game
from steamshed.kernel.errors import OptionError

RESULTS = "results.jsonl"
SETTING = "arena.json"


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


def run(tournament: Tournament, jobs: int | None, folder: pathlib.Path | None) -> Generator[Result]:
    """Plays what is missing and yields every result, those of an earlier run first."""
    tournament.check()
    known = open_folder(tournament, folder) if folder is not None else {}
    wanted = tournament.schedule()
    for key in wanted:
        if key in known:
            yield known[key]
    missing = [key for key in wanted if key not in known]
    workers = max(1, min(jobs or os.cpu_count() or 1, len(missing)))
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting = {
            pool.submit(
                play_by_name, tournament.game, dict(tournament.options), tournament.bots, seed, turn, tournament.clock
            )
            for seed, turn in missing
        }
        try:
            for done in concurrent.futures.as_completed(waiting):
                result, record = done.result()
                if folder is not None:
                    keep(folder, result, record)
                yield result
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


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
