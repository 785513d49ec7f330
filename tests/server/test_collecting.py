"""Garbage that has lived for a while is collected while nobody waits for an answer."""

from __future__ import annotations

import gc
import time

import pytest

from steamshed.server.jobs import collecting
from steamshed.server.jobs.collecting import Collecting


def test_old_garbage_waits_for_a_quiet_moment_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    answered, now, collected = [0], time.monotonic(), list[int]()
    monkeypatch.setattr(gc, "get_count", lambda: (0, collecting.ENOUGH, 0))
    monkeypatch.setattr(time, "monotonic", lambda: now)
    duty = Collecting(lambda: answered[0], collected.append)
    for _ in range(4):  # somebody plays
        answered[0] += 1
        duty.look()
    assert collected == []
    duty.look()  # nobody has
    assert collected == [1]
    answered[0], now = 6, now + collecting.LONGEST + 1
    duty.look()
    assert collected == [1, 1]
    for _ in range(collecting.ALL):
        duty.look()
    assert collected.count(2) == 1
    monkeypatch.setattr(gc, "get_count", lambda: (0, collecting.ENOUGH - 1, 0))
    before = len(collected)
    duty.look()
    assert len(collected) == before  # there is too little to look at
