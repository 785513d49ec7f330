"""What stands beside the package (tests, benchmarks, tools, experiments) imports in one direction only."""

from __future__ import annotations

import ast
import pathlib
from collections.abc import Iterator

import pytest

ROOT = pathlib.Path(__file__).resolve().parent.parent
LAYERS = ("lab", "tests", "bench", "testbed", "tools")
"""Each may import what stands to its right. `testbed` is what tests and benchmarks share."""


def files(folder: str) -> list[pathlib.Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imported(file: pathlib.Path) -> Iterator[tuple[str, int]]:
    """The top packages that a file imports anywhere in it, also inside functions or for types only, and where."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name.partition(".")[0], node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0], node.lineno


def found(folder: str, refused: set[str], *, tests_too: bool = True) -> list[str]:
    """Where files of a folder import what they may not."""
    return [
        f"{file.relative_to(ROOT)}:{line} imports {name}"
        for file in files(folder)
        if tests_too or not file.name.startswith("test_")
        for name, line in imported(file)
        if name in refused
    ]


@pytest.mark.parametrize("folder", LAYERS)
def test_imports_lead_one_way(folder: str) -> None:
    assert files(folder)
    assert found(folder, set(LAYERS[: LAYERS.index(folder)])) == []


def test_the_package_imports_none_of_it() -> None:
    assert found("src", {*LAYERS, "pytest"}) == []


@pytest.mark.parametrize("folder", ["bench", "testbed", "tools", "lab"])
def test_programs_need_no_pytest(folder: str) -> None:
    """They run where only the package and what they measure are installed."""
    assert found(folder, {"pytest"}, tests_too=False) == []
