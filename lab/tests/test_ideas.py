"""The table of positions with a known idea."""

from __future__ import annotations

import pytest

from lab.ideas import main
from tests.bots.known_positions import positions


def test_the_table_counts_them(capsys: pytest.CaptureFixture[str]) -> None:
    main(["binario", "--levels", "easy"])
    told = capsys.readouterr().out.splitlines()
    known = [each for each in positions() if each.game == "binario"]
    solved = sum("easy" in each.solved_by for each in known)
    assert told[2] == f"| binario | {len(known)} | {solved} |"
    assert "refill" in told[3]
