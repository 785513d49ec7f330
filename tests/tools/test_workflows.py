"""GitHub's jobs run what `make test` runs, no more and no less, and their caches depend on what they hold."""

from __future__ import annotations

import pathlib
import re
from typing import Any

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MAKEFILES = ("Makefile", "web/web.mk")
ONE_BY_ONE = ("compile", "style-and-types", "engine", "server", "browser", "cost", "environments-and-docs")
"""The jobs that share the work of `make test`."""


def read(name: str) -> dict[str, Any]:
    found = yaml.safe_load((ROOT / ".github" / name).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def rules() -> str:
    return "\n".join((ROOT / file).read_text(encoding="utf-8") for file in MAKEFILES)


def targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z0-9-]*):", rules(), re.MULTILINE))


def recipe(target: str) -> list[str]:
    """The targets that a target's recipe makes."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", rules(), re.MULTILINE)
    assert found
    lines = re.findall(r"\$\(MAKE\) (.*)", found[1])
    return [word for line in lines for word in line.split() if re.fullmatch(r"[a-z][a-z0-9-]*", word)]


def prerequisites(target: str) -> list[str]:
    found = re.search(rf"^{target}:([^#\n]*)", rules(), re.MULTILINE)
    assert found
    return [word for word in found[1].split() if word in targets()]


def made(steps: list[dict[str, Any]]) -> set[str]:
    """The targets that steps make; the step that prepares a job compiles unless it is told not to."""
    found: set[str] = set()
    for step in steps:
        for words in re.findall(r"^make (.*)$", step.get("run", ""), re.MULTILINE):
            found |= set(words.split())
        if step.get("uses") == "./.github/actions/prepare" and step.get("with", {}).get("compiled") != "false":
            found.add("compile")
    return found


def test_the_jobs_make_what_make_test_makes() -> None:
    jobs = read("workflows/test.yml")["jobs"]
    by_jobs = set().union(*(made(jobs[name]["steps"]) for name in ONE_BY_ONE))
    wanted = set(recipe("test"))
    assert by_jobs == wanted - {"test-beside"} | set(prerequisites("test-beside"))


def test_the_jobs_make_what_exists() -> None:
    for job in read("workflows/test.yml")["jobs"].values():
        assert made(job["steps"]) <= targets()


def test_they_run_side_by_side() -> None:
    """Only the compiled copy is waited for."""
    jobs = read("workflows/test.yml")["jobs"]
    assert {need for job in jobs.values() for need in [job.get("needs")]} == {None, "compile"}


def test_the_compiled_copy_is_kept_as_long_as_the_sources_are_the_same() -> None:
    steps = read("actions/prepare/action.yml")["runs"]["steps"]
    (kept,) = [step["with"] for step in steps if "build/compiled" in step.get("with", {}).get("path", "")]
    assert "hashFiles('src/**/*.py', 'pyproject.toml', 'tools/compile.py', 'requirements-dev.txt')" in kept["key"]
