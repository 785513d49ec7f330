"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import steamshed
from steamshed.env.multi import SeatsEnv, env
from steamshed.kernel.errors import OptionError

CASES = [(name, players) for name in steamshed.games() for players in steamshed.game(name).seats]
FEW = [(name, steamshed.game(name).seats[-1]) for name in steamshed.games()]
FACTORED = [("age_of_steam", 4), ("days_of_steam", 3), ("railroad_revolution", 2)]
# PettingZoo warns of dictionaries, though its own games with masks have them
ALLOWED = pytest.mark.filterwarnings("ignore:.*(Observation|observation|agent_selection|negative|single number|mask).*")


@ALLOWED
@pytest.mark.parametrize(("name", "players"), CASES)
def test_api(name, players):
    api_test(env(name, players), num_cycles=25)


@ALLOWED
@pytest.mark.parametrize(("name", "players"), FACTORED)
def test_api_with_numbered_actions(name, players):
    api_test(env(name, players, actions="factored", flat=True), num_cycles=25)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_seeds(name, players):
    seed_test(lambda: env(name, players), num_cycles=12)


@pytest.mark.parametrize(("name", "players"), FEW)
def test_rendering(name, players, capsys):
    def made(render_mode: str | None = None):
        return env(name, players, render_mode=render_mode)

    render_test(made, custom_tests={"svg": lambda picture: picture.startswith("<svg")})
    assert name in capsys.readouterr().out


def whole_game(table, seed: int) -> dict[str, float]:
    table.reset(seed=seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in table.agent_iter():
        seen, reward, over, broken, _ = table.last()
        total[agent] += reward
        table.step(None if over or broken else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("name", ["age_of_steam", "days_of_steam", "railroad_revolution"])
def test_places_are_rewarded_and_add_up_to_nothing(name):
    table = SeatsEnv(name, 3)
    total = whole_game(table, 5)
    assert abs(sum(total.values())) < 1e-9
    ranking = table.playing.state.ranking()
    assert max(total, key=lambda agent: total[agent]) in {f"seat_{seat}" for seat in ranking[0]}
    assert whole_game(SeatsEnv(name, 3), 5) == total


def test_one_game_follows_the_other_from_one_seed():
    one, other = SeatsEnv("railroad_revolution"), SeatsEnv("railroad_revolution")
    for table in (one, other):
        table.reset(seed=3)
        table.reset()
    assert one.playing.state.dump() == other.playing.state.dump()
    other.reset(seed=3)
    assert one.playing.state.dump() != other.playing.state.dump()


def test_only_who_decides_is_offered_something():
    table = SeatsEnv("age_of_steam", 3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)
    table.step(0)


def test_the_info_of_who_decides_counts_what_cannot_be_chosen():
    table = SeatsEnv("age_of_steam", 3, rows=5)
    table.reset(seed=1)
    for _ in range(12):
        *_, info = table.last()
        legal = len(table.playing.legal)
        assert info == {"left_out": max(0, legal - 5)}
        assert all(table.infos[agent] == {"left_out": 0} for agent in table.agents if agent != table.agent_selection)
        table.step(0)


def test_numbered_actions_beyond_the_window_are_left_out():
    table = SeatsEnv("days_of_steam", 2, actions="factored")
    table.reset(seed=1)
    playing = table.playing
    playing.choosing.take([*playing.legal, playing.game.parse("track ST 13 0 1")])
    assert playing.choosing.left_out() == 1
    assert playing.choosing.offer()["action_mask"].sum() == len(playing.legal)


def test_options_and_presets():
    table = SeatsEnv("steam", 4, options={"rules": "standard", "map": "ruhr"})
    table.reset(seed=1)
    assert table.playing.state.setting().options["rules"] == "standard"


def test_a_game_can_be_broken_off():
    table = SeatsEnv("binario", most_steps=10)
    assert set(whole_game(table, 1).values()) == {0.0}
    assert table.steps == 10


def test_wrong_use_is_one_line():
    table = SeatsEnv("age_of_steam")
    table.reset(seed=1)
    with pytest.raises(OptionError, match="action 2047: is none of the"):
        table.step(2047)
    with pytest.raises(OptionError, match="None is no action"):
        table.step(None)
    with pytest.raises(OptionError, match="render_mode: 'film' is not one of human, ansi, svg"):
        SeatsEnv("age_of_steam", render_mode="film")
    with pytest.raises(OptionError, match="players: 9"):
        SeatsEnv("age_of_steam", 9)
