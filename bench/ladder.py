"""The proof of the ladder: every rung against greedy, against the rung below, and among its like; as a table.

    python -m bench.ladder age_of_steam steam --jobs 16 --games 400 --seed 900000
    python -m bench.ladder age_of_steam --rows medium,strong --minutes 9
    python -m bench.ladder all --jobs 16 --games 400 --to proof.md

One bot of the first kind sits with rivals of the second; all seats are rotated, all seeds are new: those below 900000
are for fitting and trying out. ``--minutes`` stops after a row that ends later than that; a row that was begun is
finished. ``--to`` appends every row to a file as soon as it is played and skips those that are there already, so that
the same command goes on where it was stopped: the rows with a goal first, then those of rungs against one another, the
others last. Times are processor time of a decision, memory is what the largest process had.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import math
import multiprocessing
import pathlib
import random
import resource
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import steamshed
from steamshed.arena.report import mean, quantile, wilson
from steamshed.bots import bot
from steamshed.kernel.chance import Chance

FIRST_SEED = 900_000
SETTINGS: Mapping[str, tuple[tuple[int, Mapping[str, object]], ...]] = {
    "age_of_steam": ((4, {}), (3, {"preset": "seed"}), (5, {}), (6, {})),
    "steam": ((4, {}), (3, {"preset": "standard"}), (5, {}), (6, {"preset": "standard", "map": "ruhr"})),
    "days_of_steam": ((2, {}), (4, {}), (3, {})),
    "railroad_revolution": ((2, {}), (4, {}), (3, {})),
    "binario": ((2, {}),),
}
"""The first setting of a game (the first two where two have a goal) gets every row, the others those against greedy."""
WHOLE = {"days_of_steam": 2, "railroad_revolution": 2}
ROWS: Sequence[tuple[str, str]] = (
    ("easy", "greedy"),
    ("medium", "greedy"),
    ("strong", "greedy"),
    ("master", "greedy"),
    ("medium", "easy"),
    ("strong", "medium"),
    ("master", "strong"),
    ("builder", "greedy"),
    ("banker", "greedy"),
    ("blocker", "greedy"),
    ("medium", "medium"),
    ("strong", "strong"),
)


@dataclass
class Outcome:
    """One game as the bot in question had it."""

    win: float
    margin: float
    """Own points less those of the best rival."""
    winner: int
    """Points of the winner."""
    out: bool
    fault: str
    memory: float
    """Megabytes of the process that played it, at the most so far."""
    times: list[float] = field(default_factory=list)


def play(
    game: str, players: int, options: Mapping[str, object], one: str, others: str, seed: int, seat: int
) -> Outcome:
    """One game with ``one`` on a seat and ``others`` on all others."""
    rules = steamshed.game(game)
    bots = [bot(one if at == seat else others, rules) for at in range(players)]
    rngs = [random.Random(f"{seed}/{at}") for at in range(players)]
    chance = Chance(seed)
    state = rules.new(players, options, chance)
    times: list[float] = []
    fault = ""
    while (acting := state.seat) is not None:
        legal, started = state.legal(), time.process_time()
        try:
            action = bots[acting].choose(state.view(acting), legal, None, rngs[acting])
        except Exception as error:
            fault, action = f"{type(error).__name__}: {error}", rngs[acting].choice(legal)
        if acting == seat:
            times.append(time.process_time() - started)
        state.apply(action, chance)
    scores, winners = state.scores(), state.winners()
    rivals = [score for at, score in enumerate(scores) if at != seat]
    win = 1 / len(winners) if seat in winners else 0.0
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Outcome(win, scores[seat] - max(rivals), max(scores), seat in state.eliminated(), fault, memory, times)


def line_of(row: Row, outcomes: Sequence[Outcome]) -> str:
    """A line of the table."""
    games = len(outcomes)
    wins = sum(outcome.win for outcome in outcomes)
    low, high = wilson(wins, games)
    margins = [outcome.margin for outcome in outcomes]
    middle = mean(margins)
    spread = math.sqrt(sum((margin - middle) ** 2 for margin in margins) / max(1, games - 1) / games)
    times = sorted(seconds for outcome in outcomes for seconds in outcome.times)
    faults = sum(1 for outcome in outcomes if outcome.fault)
    cells = [
        row.setting,
        row.one,
        row.others,
        str(games),
        f"{100 / row.players:.0f} %",
        f"{100 * wins / games:.1f} %",
        f"{100 * low:.1f}-{100 * high:.1f}",
        f"{middle:+.1f} ± {1.96 * spread:.1f}",
        f"{mean([float(outcome.winner) for outcome in outcomes]):.1f}",
        f"{100 * mean([float(outcome.out) for outcome in outcomes]):.1f} %",
        f"{1000 * quantile(times, 0.5):.1f}",
        f"{1000 * quantile(times, 0.99):.0f}",
        f"{max(outcome.memory for outcome in outcomes):.0f}",
        str(faults),
    ]
    return "| " + " | ".join(cells) + " |"


HEADER = (
    "| setting | bot | rivals | games | par | won | 95 % | margin | winner | out | p50 ms | p99 ms | MB | faults |\n"
    "|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"
)


@dataclass(frozen=True)
class Row:
    """What is played."""

    game: str
    players: int
    options: Mapping[str, object]
    one: str
    others: str
    worth: int
    """0 where there is a goal to reach, 1 for rungs against one another, 2 for the rest."""

    @property
    def setting(self) -> str:
        return " ".join([self.game, f"{self.players}p", *(str(value) for value in self.options.values())])

    @property
    def start(self) -> str:
        """What its line begins with."""
        return f"| {self.setting} | {self.one} | {self.others} |"


def rows_of(game: str, wanted: set[str], against: set[str], settings: Sequence[int]) -> list[Row]:
    """The rows of one game."""
    found = []
    for number, (players, options) in enumerate(SETTINGS[game]):
        for one, others in ROWS:
            whole = number < WHOLE.get(game, 1)
            asked = one in wanted and others in against and (not settings or number + 1 in settings)
            if asked and (whole or (others == "greedy" and one in ("easy", "medium", "strong"))):
                goal = whole and others == "greedy" and one in ("medium", "strong")
                rung = whole and others != "greedy" and one != others
                found.append(Row(game, players, options, one, others, 0 if goal else 1 if rung else 2))
    return found


class Page:
    """Where rows are written: printed, and kept in a file if there is one."""

    def __init__(self, file: pathlib.Path | None) -> None:
        self.file = file
        self.there = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
        if not self.there:
            self.write(HEADER)

    def has(self, row: Row) -> bool:
        return any(line.startswith(row.start) for line in self.there)

    def write(self, line: str) -> None:
        print(line, flush=True)
        if self.file:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description="Plays the proof of the ladder.")
    parser.add_argument("games_played", nargs="+", metavar="GAME", choices=["all", *sorted(SETTINGS)])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--games", type=int, default=400, help="games a row; half of it for strong, a quarter for master"
    )
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--rows", default="", help="only these bots, separated by commas")
    parser.add_argument("--against", default="", help="only these rivals, separated by commas")
    parser.add_argument("--settings", default="", help="only these settings of a game, by number: 1 or 2,3")
    parser.add_argument("--to", type=pathlib.Path, help="a file that rows are appended to; those in it are not played")
    chosen = parser.parse_args(arguments)
    wanted = set(chosen.rows.split(",")) if chosen.rows else {one for one, _ in ROWS}
    against = set(chosen.against.split(",")) if chosen.against else {others for _, others in ROWS}
    settings = [int(number) for number in chosen.settings.split(",") if number]
    games = list(SETTINGS) if "all" in chosen.games_played else chosen.games_played
    rows = [row for game in games for row in rows_of(game, wanted, against, settings)]
    if chosen.to:
        rows.sort(key=lambda row: row.worth)
    started, page = time.monotonic(), Page(chosen.to)
    context = multiprocessing.get_context("spawn")
    for row in rows:
        if time.monotonic() - started > 60 * chosen.minutes:
            return
        if page.has(row):
            continue
        # new processes for every row: memory is that of its bots
        with concurrent.futures.ProcessPoolExecutor(chosen.jobs, mp_context=context) as pool:
            outcomes = played(pool, row, chosen.games, chosen.seed)
        page.write(line_of(row, outcomes))
        for fault in sorted({outcome.fault for outcome in outcomes if outcome.fault})[:3]:
            print(f"fault: {fault}", flush=True)


def played(pool: concurrent.futures.Executor, row: Row, games: int, seed: int) -> list[Outcome]:
    """The games of a row, every seed on every seat."""
    players = row.players
    count = max(1, games // {"strong": 2, "master": 4}.get(row.one, 1))
    waiting = [
        pool.submit(play, row.game, players, row.options, row.one, row.others, seed + at // players, at % players)
        for at in range(count)
    ]
    return [done.result() for done in waiting]


if __name__ == "__main__":
    main()
