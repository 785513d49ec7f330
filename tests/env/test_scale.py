"""Games on many processes: with Ray and without, killed workers, resumed runs, Parquet that others can read."""

from __future__ import annotations

import json
import pathlib
import signal

import pandas
import psutil
import pyarrow.dataset
import pyarrow.parquet
import pytest
import ray
from click.testing import CliRunner

import steamshed
from steamshed.arena import fleet
from steamshed.arena.selfplay import COLUMNS, Selfplay, make, run
from steamshed.arena.tournament import Tournament
from steamshed.arena.tournament import run as run_tournament
from steamshed.cli import cli
from steamshed.kernel.errors import OptionError

TWO = ("random", "random")
SMALL = Selfplay("railroad_revolution", TWO, 6, {}, seed=5, chunk=1)


@pytest.fixture(scope="module")
def cluster():
    """Ray on two of this machine's cores, for all tests of the file."""
    found, started = fleet.connect(fleet.HERE, 2)
    assert started
    yield found
    ray.shutdown()


@pytest.fixture(scope="module")
def alone() -> dict[int, bytes]:
    """The chunks as one process makes them."""
    return {chunk: make((SMALL, chunk)).data for chunk in SMALL.chunks()}


def files_in(folder: pathlib.Path) -> dict[int, bytes]:
    return {int(file.stem[5:]): file.read_bytes() for file in folder.glob("part-*.parquet")}


def kill_one(found: list[psutil.Process]) -> bool:
    for process in found:
        try:
            process.send_signal(signal.SIGKILL)
            return True
        except psutil.NoSuchProcess:
            continue
    return False


def busy_workers() -> list[psutil.Process]:
    """Ray's workers that play at the moment."""
    found = []
    for process in psutil.Process().children(recursive=True):
        try:
            if process.cmdline()[:1] == ["ray::make"] or process.name() == "ray::make":
                found.append(process)
        except psutil.Error:
            continue
    return found


def test_a_killed_worker_of_ray_changes_nothing(cluster, alone, tmp_path):
    killed = 0
    for _ in run(SMALL, tmp_path, ray=fleet.HERE):
        if not killed:
            killed += kill_one(busy_workers())
    assert killed == 1
    assert files_in(tmp_path) == alone


def test_a_killed_process_changes_nothing(alone, tmp_path):
    killed = 0
    for _ in run(SMALL, tmp_path, jobs=1):
        if not killed:
            spawned = [
                one for one in psutil.Process().children() if any("spawn_main" in word for word in one.cmdline())
            ]
            killed += kill_one(spawned)
    assert killed == 1
    assert files_in(tmp_path) == alone


def test_only_what_is_missing_is_played(alone, tmp_path):
    few = Selfplay("railroad_revolution", TWO, 3, {}, seed=5, chunk=2)
    assert [made.games for made in run(few, tmp_path, jobs=1)] == [2, 1]
    more = Selfplay("railroad_revolution", TWO, 4, {}, seed=5, chunk=2)
    assert [made.chunk for made in run(more, tmp_path, jobs=1)] == [1]
    assert list(run(more, tmp_path, jobs=1)) == []
    games = pyarrow.dataset.dataset(str(tmp_path), format="parquet", exclude_invalid_files=True).to_table()["game"]
    assert sorted(set(games.to_pylist())) == [0, 1, 2, 3]
    with pytest.raises(OptionError, match="holds another run"):
        list(run(Selfplay("railroad_revolution", TWO, 4, {}, seed=6, chunk=2), tmp_path))


def test_rows_say_what_happened(alone, tmp_path):
    for chunk, data in alone.items():
        (tmp_path / f"{chunk}.parquet").write_bytes(data)
    frame = pandas.read_parquet(tmp_path)
    assert tuple(frame.columns) == COLUMNS
    assert not frame.duplicated(["game", "move"]).any()
    schema = pyarrow.parquet.read_schema(tmp_path / "0.parquet")
    meaning = json.loads(schema.metadata[b"steamshed"])
    names = [name for name, _, _ in meaning["position"]]
    game = steamshed.game("railroad_revolution")
    for _, moves in frame.groupby("game"):
        assert moves["move"].tolist() == list(range(len(moves)))
        assert set(moves["outcome"]) <= {-1.0, 0.0, 1.0}
        for row in moves.head(20).itertuples():
            assert row.position[names.index("seat")] == row.seat
            assert len(row.features) == len(meaning["features"])
            assert str(game.parse(row.legal[row.chosen])) == row.legal[row.chosen]


def test_a_tournament_on_ray_is_the_same_as_without(cluster):
    wanted = Tournament("railroad_revolution", TWO, 4, {}, seed=2)

    def told(results):
        return sorted((one.seed, one.rotation, one.scores, one.actions) for one in results)

    assert told(run_tournament(wanted, 1, None)) == told(run_tournament(wanted, None, None, ray=fleet.HERE))


def test_commands(cluster, tmp_path):
    said = CliRunner().invoke(
        cli,
        [
            "selfplay",
            "railroad_revolution",
            "--bots",
            "random,random",
            "--games",
            "1",
            "--to",
            str(tmp_path / "a"),
            "--ray",
        ],
    )
    assert said.exit_code == 0, said.output
    assert said.output.startswith("1 games played, 0 were there already;")
    said = CliRunner().invoke(
        cli, ["arena", "railroad_revolution", "--bots", "random,random", "--games", "2", "--json", "--ray"]
    )
    assert json.loads(said.output)["games"] == 2


def test_an_address_where_nobody_is_is_one_line():
    ray.shutdown()
    with pytest.raises(OptionError, match=r"ray: 127\.0\.0\.1:1: "):
        fleet.connect("127.0.0.1:1", None)


@pytest.mark.parametrize("name", ["age_of_steam", "steam", "days_of_steam"])
def test_other_games_can_be_noted_too(name):
    seats = steamshed.game(name).seats[0]
    made = make((Selfplay(name, ("random",) * seats, 1, {}, seed=1), 0))
    table = pyarrow.parquet.read_table(pyarrow.BufferReader(made.data))
    assert table.num_rows == made.rows > 0
    assert all(len(row) > 0 for row in table["features"].to_pylist())
