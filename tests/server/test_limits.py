"""One table of limits: what is asked stands in it, what stands in it is asked, and every refusal has its sentence."""

from __future__ import annotations

import ast
import pathlib
import re
from collections.abc import Callable, Iterator

import pytest

from steamshed.kernel.words import LANGUAGES
from steamshed.server import limits
from steamshed.server.errors import Problem
from steamshed.server.limits import COUNTS, LIMITS, Limits, check_count
from tests.server.harness import ROOT, Person
from tools import wire

Make = Callable[..., Person]
SERVER = ROOT / "src" / "steamshed" / "server"
ASKING = {"limit", "check", "wait", "may", "check_count", "too_many"}


def asked(names: set[str]) -> Iterator[tuple[str, str]]:
    """By which file which limit is asked: a text of the table as an argument of a function that asks."""
    for file in sorted(SERVER.rglob("*.py")):
        if file.name == "limits.py" and file.parent == SERVER:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ASKING:
                for part in (one for argument in node.args for one in ast.walk(argument)):
                    if isinstance(part, ast.Constant) and part.value in names:
                        yield str(part.value), file.name


def test_every_limit_of_the_table_is_asked_for() -> None:
    assert {name for name, _ in asked(set(LIMITS))} | kinds_in_variables() == set(LIMITS)
    assert {name for name, _ in asked(set(COUNTS))} == set(COUNTS)


def kinds_in_variables() -> set[str]:
    """Limits that are asked for by a name that was chosen before: of messages, sockets and mails."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py") if file.name != "limits.py")
    return {kind for kind in ("message", "person", "socket", "turn", "link") if re.search(rf'"{kind}"', text)}


def test_nobody_asks_for_a_limit_that_is_not_declared() -> None:
    for file in SERVER.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for kind in re.findall(r'asked\.limit\("([^"]+)"\)|limits\.(?:check|wait)\("([^"]+)"', text):
            assert (kind[0] or kind[1]) in LIMITS, (file.name, kind)
        for name in re.findall(r'check_count\("([^"]+)"', text):
            assert name in COUNTS, (file.name, name)


def test_no_other_module_says_that_there_are_too_many() -> None:
    """Refusals of limits are made in one place."""
    refusals = {one.refusal for one in COUNTS.values()} | {"too-many-requests"}
    for file in SERVER.rglob("*.py"):
        if file != SERVER / "limits.py":
            said = re.findall(r'Problem\(\s*\d+,\s*"([^"]+)"', file.read_text(encoding="utf-8"))
            assert not refusals & set(said), file


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_limit_has_its_sentence(language: str) -> None:
    words = (ROOT / "web/src/locale/refusals" / f"{language}.ftl").read_text(encoding="utf-8")
    for one in (*(one.refusal for one in COUNTS.values()), "too-many-requests"):
        assert re.search(rf"^refused-{one} = ", words, re.MULTILINE), one


@pytest.mark.parametrize("name", COUNTS)
def test_as_many_as_there_may_be_and_no_more(name: str) -> None:
    check_count(name, COUNTS[name].number - 1)
    with pytest.raises(Problem) as refused:
        check_count(name, COUNTS[name].number)
    assert refused.value.id == COUNTS[name].refusal
    assert refused.value.status in (409, 429)
    assert "{" not in refused.value.text
    assert refused.value.args_ == {COUNTS[name].named: COUNTS[name].number}


@pytest.mark.parametrize("kind", LIMITS)
async def test_so_often_at_once_and_then_one_waits(kind: str) -> None:
    here, burst = Limits(True), int(LIMITS[kind].burst)
    assert [await here.wait(kind, "192.0.2.1") for _ in range(burst)] == [0.0] * burst
    with pytest.raises(Problem) as refused:
        await here.check(kind, "192.0.2.1")
    assert (refused.value.status, refused.value.id) == (429, "too-many-requests")
    assert int(refused.value.headers["Retry-After"]) <= 1 / LIMITS[kind].refill + 1
    await here.check(kind, "192.0.2.2")


def test_the_page_on_security_prints_the_table() -> None:
    page = pathlib.Path(wire.SECURITY)
    assert wire.docs_page(page, wire.LIMITS) == page.read_text(encoding="utf-8"), "make wire"
    for rate in limits.LIMITS.values():
        assert rate.what in page.read_text(encoding="utf-8")
