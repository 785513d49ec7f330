"""What bots find out about a map: who wins from which start place, scores, bankruptcies, deliveries, what is unused.

The map is a file of Age of Steam or Steam; the same bot sits on every seat.
"""

from __future__ import annotations

import pathlib
import tempfile
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

import steamshed
from steamshed.arena.fleet import spread
from steamshed.arena.match import play
from steamshed.arena.report import wilson
from steamshed.bots import check_name
from steamshed.hexrail.game import HexGame
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.kernel.content import game_of_file
from steamshed.kernel.errors import OptionError
from steamshed.kernel.state import State
from steamshed.rail.delivery import Deliver

PAR = 8
"""Percentage points above an equal share of the wins that a start place should not have."""


@dataclass(frozen=True)
class Wanted:
    """The games of a report."""

    game: str
    map: str
    text: str
    """The map file; workers may run where it does not lie."""
    players: int
    bot: str
    games: int
    seed: int


@dataclass
class Played:
    """One game, by start place: the order of the seats when it began, or in which they got their first places."""

    wins: list[float]
    scores: list[int]
    out: list[bool]
    links: list[int]
    """Of each delivery."""
    stops: list[str]
    """Cities and towns that a delivery touched."""
    fields: list[str]
    """Fields with track at the end."""


@dataclass
class MapReport:
    """What came of all games."""

    map: str
    players: int
    bot: str
    games: int = 0
    wins: list[float] = field(default_factory=list)
    """By start place."""
    scores: list[float] = field(default_factory=list)
    """The mean, by start place."""
    out: int = 0
    """Companies that went bankrupt."""
    deliveries: int = 0
    links: int = 0
    touched: Counter[str] = field(default_factory=Counter)
    """City or town to the number of games in which a delivery touched it."""
    built: Counter[str] = field(default_factory=Counter)
    """Field to the number of games in which it had track at the end."""
    nodes: list[str] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * self.players, played.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores or [0.0] * self.players, played.scores, strict=True)]
        self.out += sum(played.out)
        self.deliveries += len(played.links)
        self.links += sum(played.links)
        self.touched.update(played.stops)
        self.built.update(played.fields)

    def to_json(self) -> dict[str, object]:
        return asdict(self) | {"touched": dict(self.touched), "built": dict(self.built)}


def read(file: pathlib.Path, players: int | None, bot: str, games: int, seed: int) -> Wanted:
    """What to play for a report of a map file. Raises ContentError for a map that cannot be played."""
    check_name(bot)
    name = game_of_file(file, steamshed.games())
    game = steamshed.game(name)
    if not isinstance(game, HexGame):
        raise OptionError(f"{name} has no maps")
    map = game.lay_map(file)
    there = game.maps.sizes()[map]
    if players is not None and players not in there:
        raise OptionError(f"players: the map is for {', '.join(str(one) for one in there)}, not {players}")
    text = file.read_text(encoding="utf-8")
    return Wanted(name, map, text, min(there) if players is None else players, bot, games, seed)


def run(wanted: Wanted, jobs: int | None, ray: str | None) -> Generator[MapReport]:
    """The report so far, after each game."""
    game = steamshed.game(wanted.game)
    assert isinstance(game, HexGame)
    board = game.maps.board(wanted.map, wanted.players)
    report = MapReport(wanted.map, wanted.players, wanted.bot)
    report.nodes = [board.node_name[node] for node in board.nodes]
    report.fields = [board.grid.names[field] for field in board.buildable]
    tasks = [(wanted, number) for number in range(wanted.games)]
    for played in spread(play_one, tasks, jobs, ray):
        report.add(played)
        yield report


def play_one(task: tuple[Wanted, int]) -> Played:
    """One game, for a worker."""
    wanted, number = task
    game = laid(wanted)
    links: list[int] = []
    stops: set[str] = set()
    order: list[int] = []

    def watch(state: State, legal: list[Action], action: Action) -> None:
        assert isinstance(state, HexTable)
        if not order and len(state.order) == wanted.players:
            order.extend(state.order)
        if isinstance(action, Deliver):
            links.append(len(action.stops) - 1)
            stops.update(action.stops)

    options = {"map": wanted.map}
    result, record = play(game, options, [wanted.bot] * wanted.players, wanted.seed + number, 0, None, watch)
    state = record.state
    assert isinstance(state, HexTable)
    names = state.rules.board.grid.names
    return Played(
        [1 / len(result.winners) if seat in result.winners else 0.0 for seat in order],
        [result.scores[seat] for seat in order],
        [seat in result.eliminated for seat in order],
        links,
        sorted(stops),
        [names[place] for place, piece in enumerate(state.network.piece) if piece],
    )


def laid(wanted: Wanted) -> HexGame[Any]:
    """The game with the map at hand, also in a process that has never seen its file."""
    game = steamshed.game(wanted.game)
    assert isinstance(game, HexGame)
    if wanted.map not in game.maps.files():
        file = pathlib.Path(tempfile.mkdtemp(prefix="steamshed-map-")) / f"{wanted.map}.toml"
        file.write_text(wanted.text, encoding="utf-8")
        game.lay_map(file)
    return game


def as_text(report: MapReport) -> str:
    """The report for a person, with what speaks against the map."""
    games, share = report.games, 100 / report.players
    lines = [f"{report.map}, {report.players} players, {games} games of {report.bot}", ""]
    lines.append(f"{'start place':<14}{'wins':>7}{'of them':>9}{'95 %':>14}{'points':>9}")
    for place, wins in enumerate(report.wins):
        low, high = wilson(wins, games)
        part, points = 100 * wins / games, report.scores[place] / games
        lines.append(
            f"{place + 1:<14}{wins:>7.1f}{part:>7.0f} %{f'{100 * low:.0f} to {100 * high:.0f} %':>14}{points:>9.1f}"
        )
    companies = games * report.players
    lines += ["", f"bankrupt: {report.out} of {companies} companies ({100 * report.out / companies:.1f} %)"]
    if report.deliveries:
        mean = report.links / report.deliveries
        lines.append(f"deliveries: {report.deliveries / games:.1f} a game, {mean:.1f} links each")
    lines.append(f"never touched by a delivery: {listed(name for name in report.nodes if not report.touched[name])}")
    lines.append(f"never built on: {listed(name for name in report.fields if not report.built[name])}")
    lines += [f"note: {note}" for note in notes(report, share)]
    return "\n".join(lines)


def listed(names: Generator[str] | Sequence[str]) -> str:
    return ", ".join(names) or "nothing"


def notes(report: MapReport, share: float) -> list[str]:
    """What is more than a map should have."""
    found: list[str] = []
    for place, wins in enumerate(report.wins):
        part = 100 * wins / report.games
        if part > share + PAR:
            found.append(f"start place {place + 1} wins {part:.0f} %, more than {PAR} points above {share:.0f} %")
    if 20 * report.out > report.games * report.players:
        found.append("more than 5 % of the companies go bankrupt")
    return found
