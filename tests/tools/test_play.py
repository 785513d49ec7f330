"""What `make play` does while and after it compiles."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tools import play


def process(code: str) -> play.Process:
    return subprocess.Popen([sys.executable, "-c", code])


WAIT = "import time; time.sleep(60)"


def test_the_compiled_copy_takes_over(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    begun: list[tuple[list[str], bool]] = []

    def serve(words: list[str], compiled: bool) -> play.Process:
        begun.append((words, compiled))
        return process("raise SystemExit(3)")

    monkeypatch.setattr(play, "serve", serve)
    plain = process(WAIT)
    assert play.watch(plain, process(""), ["--port", "1"]) == 3
    assert plain.poll() is not None
    assert begun == [(["--port", "1"], True)]
    assert "is faster" in capsys.readouterr().out


def test_what_cannot_be_compiled_stays_plain(capsys: pytest.CaptureFixture[str]) -> None:
    plain = process("import time; time.sleep(3)")
    assert play.watch(plain, process("raise SystemExit(1)"), []) == 0
    assert "stays plain Python" in capsys.readouterr().out


def test_nothing_is_left_running(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(seconds: float) -> None:
        monkeypatch.undo()
        raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", pressed)
    server = process(WAIT)
    compiler = subprocess.Popen([sys.executable, "-c", WAIT], start_new_session=True)
    assert play.watch(server, compiler, []) == 0
    assert server.poll() is not None
    assert compiler.poll() is not None
