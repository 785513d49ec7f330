"""Random faults, all at once: whatever a seed thinks of, nothing acknowledged is lost and everybody sees the same."""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence

import pytest

from steamshed.games.registry import EXTRA
from steamshed.server.storage.store import Change
from steamshed.server.tables import live_tables
from tests.server import faults

SECONDS = float(os.environ.get("STEAMSHED_FAULT_SECONDS", "600"))
"""How long the nightly run lasts."""
ROOT = pathlib.Path(__file__).parents[3]
SEEDS = (1, 2)
"""Odd ones have clocks that jump, too."""


@pytest.fixture(autouse=True)
def no_toys_afterwards() -> Iterator[None]:
    yield
    EXTRA.clear()


def by_command(*words: str) -> str:
    """What the simulator says, in a process where a seed can be played again."""
    command = [sys.executable, "-m", "tests.server.faults", *words]
    done = subprocess.run(command, env=faults.with_fixed_hashes(), capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_acknowledged_holds_through_random_faults(seed: int) -> None:
    told = by_command("--seed", str(seed))
    facts = {name: int(count) for name, count in re.findall(r"[,;] ([a-z_ ]+) (\d+)", told)}
    assert facts["accepted"] > 50, told
    assert facts["kill"] > 2, told
    assert facts["mails"] > 2, told


def test_the_same_seed_is_the_same_run() -> None:
    first, second, other = (faults.simulate(seed, 1.0, 30.0) for seed in (5, 5, 6))
    assert first.trace == second.trace != other.trace
    assert first.events == second.events


def test_a_move_that_is_acknowledged_and_not_stored_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulator finds what it is for: one commit in thirty is lost after its answer."""
    plain, count = faults.SimulatedStore.transact, 0

    async def forgets(
        self: faults.SimulatedStore, changes: Sequence[Change], rows: Sequence[Mapping[str, object]] = ()
    ) -> None:
        nonlocal count
        count += bool(rows)
        if rows and count % 30 == 0:
            return
        await plain(self, changes, rows)

    monkeypatch.setattr(faults.SimulatedStore, "transact", forgets)
    found = faults.simulate(2, 3.0, 30.0)
    words = ("was acknowledged and is not there", "what is between is missing")
    assert any(word in line for line in found.wrong for word in words), found.wrong


def test_a_notice_that_nobody_gets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables.LoadedTables, "to_be_told", lambda self, draft, now: [])
    found = faults.simulate(2, 3.0, 200.0)
    assert any("was not told that it waits for him" in line for line in found.wrong), found.wrong


def test_a_worker_that_stays_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stays(self: live_tables.LoadedTables, loaded: live_tables.LoadedTable) -> None:
        """Nothing is taken over from other workers."""

    monkeypatch.setattr(live_tables.LoadedTables, "catch_up", stays)
    found = faults.simulate(2, 3.0, 30.0)
    assert any("who has stayed, sees version" in line for line in found.wrong), found.wrong


@pytest.mark.nightly
def test_one_seed_after_the_other() -> None:
    first = int(time.time()) % 100_000 * 100
    told = by_command("--seed", str(first), "--seconds", str(SECONDS))
    assert told.count("all is well") > SECONDS / 60
