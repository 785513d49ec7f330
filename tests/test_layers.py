"""Inside a game, a family of games and the server: no circle of imports, fields as they are declared."""

from __future__ import annotations

import ast
import os
import pathlib
import subprocess
import sys
import tomllib

import pytest

import steamshed

SOURCE = pathlib.Path(__file__).resolve().parent.parent / "src"
PACKAGES = [*(f"games/{game}" for game in steamshed.games()), "hexrail", "server"]


def modules(package: str) -> dict[str, pathlib.Path]:
    """The modules of a package by name, but for its root, which ties everything together."""
    root = SOURCE / "steamshed" / package
    files = [file for file in root.rglob("*.py") if file != root / "__init__.py"]
    return {".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file for file in files}


def imports(file: pathlib.Path, known: set[str]) -> set[str]:
    """The modules that a file imports anywhere in it, also inside functions or for types only."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & known
            found |= inner or ({node.module} & known)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names} & known
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_no_circle_of_imports(package: str) -> None:
    files = modules(package)
    left = {name: imports(file, set(files)) - {name} for name, file in files.items()}
    while True:
        free = [name for name, needed in left.items() if not needed & left.keys()]
        if not free:
            break
        for name in free:
            del left[name]
    assert not left, f"these import one another: {', '.join(sorted(left))}"


def test_jobs_and_routes_of_the_core_are_named_in_the_contract() -> None:
    """A pattern of import-linter matches whole names, so `steamshed.server.*.job` leaves out `timeout_job`."""
    contracts = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    (forbidden,) = (
        set(c["forbidden_modules"]) for c in contracts if "steamshed.server.*.job" in c.get("forbidden_modules", ())
    )
    assert {name for name in modules("server") if name.endswith(("_job", "_routes"))} <= forbidden


def test_fields_are_as_declared() -> None:
    """`make fields` would change nothing. It needs plain sources: a compiled class forgets what it is generic in."""
    command = [sys.executable, "-m", "tools.fields", "--check"]
    plain = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, cwd=SOURCE.parent, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
