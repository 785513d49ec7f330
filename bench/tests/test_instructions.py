"""Nothing takes more instructions than the record allows; what grows needs a line in it that says why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import steamshed
from bench import instructions
from bench.callgrind import can_count
from bench.engine import is_compiled

counting = pytest.mark.skipif(
    not (can_count() and is_compiled()), reason="needs Linux on x86-64, valgrind and the compiled copy"
)


@counting
def test_nothing_has_grown() -> None:
    recorded, most, _ = instructions.on_record(instructions.toolchain())
    counts = instructions.measure(steamshed.games())
    assert counts.keys() == recorded.keys()
    assert instructions.grown(counts, recorded, most) == []


def test_the_record_has_a_count_of_everything() -> None:
    recorded, _, _ = instructions.on_record("none")
    assert recorded.keys() == {f"{name}.{what}" for name in steamshed.games() for what in instructions.COUNTS}


def test_what_has_grown_is_named() -> None:
    recorded = {"a.copy": 100, "a.view": 100}
    assert instructions.grown({"a.copy": 105, "a.view": 90}, recorded, instructions.MOST) == []
    assert instructions.grown({"a.copy": 106}, recorded, instructions.MOST) == [
        "a.copy: 106 instructions, 100 on record (+6.0%)"
    ]
    assert instructions.grown({"a.move": 1}, recorded, instructions.MOST) == ["a.move: 1 instructions, not on record"]


def test_growth_is_recorded_with_its_reason_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "instructions.json"
    monkeypatch.setattr(instructions, "RECORD", file)
    instructions.record({"a.copy": 100, "a.view": 50}, "here", "")
    with pytest.raises(SystemExit, match=r"a\.copy: 200 instructions, 100 on record"):
        instructions.record({"a.copy": 200, "a.view": 40}, "here", "")
    assert json.loads(file.read_text())["counts"] == {"here": {"a.copy": 100, "a.view": 50}}
    instructions.record({"a.copy": 200, "a.view": 40}, "here", "the copy holds twice as much")
    data = json.loads(file.read_text())
    assert data["counts"] == {"here": {"a.copy": 200, "a.view": 40}}
    assert data["grown"] == ["a.copy: 200 instructions, 100 on record (+100.0%): the copy holds twice as much"]


def test_another_toolchain_is_compared_generously(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(instructions, "RECORD", tmp_path / "instructions.json")
    instructions.record({"a.copy": 100}, "here", "")
    assert instructions.on_record("here") == ({"a.copy": 100}, instructions.MOST, [])
    assert instructions.on_record("there") == ({"a.copy": 100}, instructions.ELSEWHERE, [])
    instructions.record({"a.copy": 120}, "there", "")
    assert instructions.on_record("there") == ({"a.copy": 120}, instructions.MOST, [])
    assert instructions.on_record("here") == ({"a.copy": 100}, instructions.MOST, [])
