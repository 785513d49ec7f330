"""The style sheets are sound: flat rules, every brace closed, nothing left over from joining two versions."""

from __future__ import annotations

import importlib.resources
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

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


APP = Path(__file__).parents[2] / "web" / "src" / "styles" / "app.css"
CLASS = re.compile(r"\.[a-zA-Z][\w-]*")


def rules(text: str) -> Iterator[str]:
    """The selectors of a sheet, one by one; what stands inside an at-rule may say again what was said outside."""
    depth, start, text = 0, 0, re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    for at, letter in enumerate(text):
        if letter == "{":
            head = text[start:at].strip()
            if depth == 0 and not head.startswith("@"):
                yield from (" ".join(one.split()) for one in head.split(","))
            depth += 1
        elif letter == "}":
            depth -= 1
            start = at + 1


def test_no_two_rules_that_hold_everywhere_have_the_same_class() -> None:
    sheets = {name: (importlib.resources.files("steamshed.look") / name).read_text("utf-8") for name in SHEETS}
    sheets["app.css"] = APP.read_text("utf-8")
    alone: dict[str, list[str]] = defaultdict(list)
    for name, text in sheets.items():
        for selector in rules(text):
            if CLASS.fullmatch(selector):
                alone[selector].append(name)
    assert len(alone) > 200
    assert {one: found for one, found in alone.items() if len(found) > 1} == {}
