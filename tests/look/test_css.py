"""The style sheets are sound: flat rules, every brace closed, nothing left over from joining two versions."""

from __future__ import annotations

import importlib.resources

import pytest

SHEETS = sorted(
    file.name for file in importlib.resources.files("steamshed.look").iterdir() if file.name.endswith(".css")
)


@pytest.mark.parametrize("name", SHEETS)
def test_sheet_is_sound(name: str) -> None:
    text = (importlib.resources.files("steamshed.look") / name).read_text(encoding="utf-8")
    depth = 0
    for number, line in enumerate(text.splitlines(), 1):
        assert not line.startswith(("<<<<<<<", "=======", ">>>>>>>")), f"{name}:{number}"
        depth += line.count("{") - line.count("}")
        assert depth in (0, 1), f"{name}:{number}: a rule inside a rule, or one brace too many"
    assert depth == 0
