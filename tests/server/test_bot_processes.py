"""Bots in their own processes: they answer, fail, hang and die without anybody else noticing."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterator

import pytest

import steamshed
from steamshed.server.bots.processes import OF_LATE, PATIENCE, BotProcesses
from tests.server import fools

LEGAL = ["add 1", "add 2", "add 3"]
VIEW: dict[str, object] = {"game": "tally", "sums": [0, 0], "total": 0, "seat": 0, "goal": 30}


@pytest.fixture(scope="module")
def pool() -> Iterator[BotProcesses]:
    made = BotProcesses(1, 1.5, "tests.server.fools")
    yield made
    made.close()


async def test_a_bot_answers_from_the_view_alone(pool: BotProcesses) -> None:
    game = steamshed.game("age_of_steam")
    state = game.new(3, None, steamshed.Chance(3))
    legal = [str(action) for action in state.legal()]
    assert state.seat is not None
    for name in ("random", "greedy"):
        assert await pool.choose("age_of_steam", name, state.view(state.seat), legal) in legal
    assert [process.program.process.pid for process in pool.running] != [os.getpid()]


async def test_a_single_choice_needs_no_bot() -> None:
    pool = BotProcesses(1, 1.0)
    assert await pool.choose("tally", "random", VIEW, ["add 1"]) == "add 1"
    assert not pool.running
    pool.close()


@pytest.mark.parametrize("name", ["liar", "crasher", "sleeper", "quitter", "nobody"])
async def test_a_bot_that_fails_is_replaced_by_chance(
    pool: BotProcesses, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    started = time.perf_counter()
    with caplog.at_level(logging.WARNING):
        assert await pool.choose("tally", name, VIEW, LEGAL) in LEGAL
    assert time.perf_counter() - started < 10
    assert f"bot={name} game=tally failed, plays at random" in caplog.text
    assert await pool.choose("tally", "random", VIEW, LEGAL) in LEGAL


def test_tables_share_the_time_when_there_are_more_than_processes() -> None:
    pool = BotProcesses(2, 20.0)
    assert [pool.share("a"), pool.share("b"), pool.share("a")] == [20.0, 20.0, 20.0]
    assert pool.share("c") == pytest.approx(PATIENCE * 2 / 3)
    assert pool.share("a") == pytest.approx(PATIENCE * 2 / 3)
    pool.asked = {table: at - OF_LATE for table, at in pool.asked.items()}
    assert pool.share("b") == 20.0
    pool.close()


async def test_a_deep_thinker_keeps_to_its_share_and_a_table_finds_its_process_again() -> None:
    """One process, three tables: whoever asks is answered within the patience of people."""
    pool = BotProcesses(1, 20.0, "tests.server.fools")
    for table in ("a", "b", "c"):
        assert await pool.choose("tally", "random", VIEW, LEGAL, table) in LEGAL
    (process,) = pool.idle
    assert process.table == "c"
    started = time.perf_counter()
    assert await pool.choose("tally", "thinker", VIEW, LEGAL, "a") in LEGAL
    assert time.perf_counter() - started < PATIENCE
    pool.close()


def test_the_fools_are_known_only_where_they_are_asked_for() -> None:
    assert fools.GAMES
    assert "liar" not in steamshed.games()
