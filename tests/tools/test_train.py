"""Training by self-play: what is learnt is real, and a network takes a place only by play."""

from __future__ import annotations

import json
import math
import pathlib
import random

import msgspec
import pytest

import steamshed
from steamshed.bots.experience import EXPERIENCE
from steamshed.bots.levels import EASY
from steamshed.kernel.weights import Learned
from tools import train
from tools.gradient import Learner, Sample, explained, explained_by
from tools.train import Match, compared, features_of, run, straight, won, written

SHORT = [
    "age_of_steam",
    "--players",
    "3",
    "--games",
    "10",
    "--seeds",
    "0",
    "--quick",
    "--hidden",
    "6",
    "--rounds",
    "15",
]


def test_what_no_straight_line_can_tell_is_learnt() -> None:
    rng = random.Random(2)
    samples = []
    for _ in range(600):
        given = [rng.uniform(-2, 2) for _ in range(3)]
        samples.append(Sample([10 * given[0], given[1], given[2]], 40 * given[0] * given[1] + rng.gauss(0, 4)))
    learner = Learner(samples[:450], [12, 6], 1)
    part = learner.learn(samples[:450], samples[450:], 60)
    results = [sample.result for sample in samples[450:]]
    assert part > 0.8
    assert explained(learner.network([]), samples[450:]) == pytest.approx(part)
    assert explained_by(straight([sample.given[0] for sample in samples[450:]], results), results) < 0.2


def test_a_few_games_teach_who_will_win(capsys: pytest.CaptureFixture[str], tmp_path: pathlib.Path) -> None:
    """The short form of the whole: games are played, a network learns from eight of them and foresees the others."""
    assert run([*SHORT, "--save", str(tmp_path)]) is None, "without a match nothing takes a place"
    told = capsys.readouterr().out
    assert "of 10 games" in told
    learned = Learned(**json.loads((tmp_path / "network-1.json").read_text(encoding="utf-8")))
    lines = (tmp_path / "samples-1.jsonl").read_text(encoding="utf-8").splitlines()
    noted = [json.loads(line) for line in lines]
    held_out = [Sample(each["given"], each["result"]) for each in noted if each["game"] % 5 == 0]
    assert explained(learned.network(), held_out) > 0.3
    assert learned.features == features_of(steamshed.game("age_of_steam"))
    assert (
        learned.trained
        == "python -m tools.train "
        + " ".join(
            [
                *SHORT[:3],
                "--generations 1 --games 10 --seeds 0 --lines 40 --trust 0.7 --hidden 6 --rounds 15 --seed 700000",
            ]
        )
        + " --quick"
    )


def learned_nothing(value: float) -> Learned:
    """A network that says the same of every position."""
    features = features_of(steamshed.game("days_of_steam"))
    width = 3 * len(features) + 2
    return Learned("", 0, features, [0.0] * (width + 1), [1.0] * (width + 1), [[[0.0] * width]], [[value]])


def test_the_same_network_is_not_better_than_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "searching", lambda lines: EASY)
    network = learned_nothing(3.0)
    assert compared(Match("days_of_steam", 2, 4, 0.5, network, network), 710) == (0.0, 0.5)


def test_a_place_is_taken_only_for_more_than_luck(capsys: pytest.CaptureFixture[str]) -> None:
    assert not won([])
    assert not won([(5.0, 1.0), (-5.0, 0.0), (1.0, 0.5)])
    assert won([(5.0, 1.0), (4.0, 0.5), (6.0, 1.0)])
    assert "takes the place" in capsys.readouterr().out


def test_what_is_written_is_read(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = steamshed.game("days_of_steam")
    folder = tmp_path / "src/steamshed/games/days_of_steam/think"
    folder.mkdir(parents=True)
    (folder / "weights.toml").write_text("[weights]\nexperience = 0.2\npoints = 1.0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    written(game, learned_nothing(2.0), 0.6)
    assert (folder / "weights.toml").read_text(encoding="utf-8") == "[weights]\nexperience = 0.6\npoints = 1.0\n"
    monkeypatch.setattr(type(game), "folder", lambda self, name: folder)
    network = game.network()
    assert network is not None
    assert math.isclose(network.value([0.0] * (3 * len(features_of(game)) + 2)), 2.0)
    assert game.weights().weights[EXPERIENCE] == 0.6


def test_a_saved_network_can_be_tried_alone(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "network.json"
    file.write_bytes(msgspec.json.encode(learned_nothing(1.0)))
    monkeypatch.setattr(train, "won", lambda results: len(results) == 0)
    command = ["days_of_steam", "--players", "2", "--seeds", "0", "--try", str(file)]
    assert run(command) == learned_nothing(1.0)
    assert "generation" not in capsys.readouterr().out


def test_lines_are_counted_not_timed() -> None:
    assert train.searching(16).seconds >= train.ENDLESS
    assert train.searching(0).compared == 0
