"""Every refusal that the server can send has its sentence in five languages, and none has one for nothing."""

from __future__ import annotations

import ast
import functools
import pathlib
import re
from collections.abc import Iterator
from typing import get_args

import pytest

import steamshed.server
from steamshed.kernel.words import LANGUAGES
from steamshed.server.api.shapes import Stage
from steamshed.server.app import HTTP_NAMES
from steamshed.server.limits import COUNTS
from steamshed.server.tables.invitations import Ended

SERVER = pathlib.Path(steamshed.server.__file__).parent
WEB = pathlib.Path(__file__).parents[2] / "web" / "src"

FILLED_IN = {"invitation-*": get_args(Ended), "table-is-*": get_args(Stage)}
"""What stands for the star in ids that are put together."""
FROM_A_TABLE = {"HTTP_NAMES.get(error.status_code, 'bad-request')": ("bad-request", *HTTP_NAMES.values())}
"""Ids that are looked up."""


def ids_in(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            form = "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in values)
            yield from (form.replace("*", value) for value in FILLED_IN[form])
        case ast.IfExp(body=body, orelse=other):
            yield from (*ids_in(body), *ids_in(other))
        case _:
            yield from FROM_A_TABLE[ast.unparse(node)]


def problems() -> Iterator[tuple[str, set[str]]]:
    """The id and the arguments of every problem in the server's source; one that cannot be read is a KeyError here."""
    for limit in COUNTS.values():  # made in one place, from the table
        yield limit.refusal, {limit.named}
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                if ast.unparse(node.args[1]) == "refusal" and file == SERVER / "limits.py":
                    continue
                for id in ids_in(node.args[1]):
                    yield id, {keyword.arg for keyword in node.keywords if keyword.arg}


@functools.cache
def sent() -> dict[str, set[str]]:
    """The ids of all problems, each with the arguments that it always has."""
    found: dict[str, set[str]] = {}
    for id, given in problems():
        found[id] = found.get(id, given) & given
    return found


def called_otherwise() -> dict[str, str]:
    """Refusals whose sentence has another id, as the page has them."""
    text = (WEB / "lib" / "core" / "problem.ts").read_text(encoding="utf-8")
    table = re.search(r"const WORDS: Record<string, string> = \{(.*?)\}", text, re.DOTALL)
    assert table is not None
    return dict(re.findall(r"'([a-z-]+)': '([a-z-]+)'", table.group(1)))


@functools.cache
def said(language: str) -> dict[str, set[str]]:
    """The page's messages, each with the arguments that it quotes."""
    texts = [file.read_text(encoding="utf-8") for file in (WEB / "locale").rglob(f"{language}.ftl")]
    found = re.findall(r"^([a-z][\w-]*) =(.*?)(?=^[a-z#]|\Z)", "\n".join(texts), re.MULTILINE | re.DOTALL)
    return {id: set(re.findall(r"\$(\w+)", text)) for id, text in found}


def test_the_refusals_are_found() -> None:
    assert {"not-signed-in", "table-is-running", "invitation-taken", "not-found"} <= sent().keys()
    assert len(sent()) > 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    otherwise, words = called_otherwise(), said(language)
    assert [id for id in sorted(sent()) if otherwise.get(id, f"refused-{id}") not in words] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_quotes_only_what_is_always_sent(language: str) -> None:
    words = said(language)
    assert {
        id: words[f"refused-{id}"] - given for id, given in sent().items() if words.get(f"refused-{id}", given) - given
    } == {}


def test_every_sentence_is_sent() -> None:
    page = "\n".join(file.read_text(encoding="utf-8") for file in (WEB / "lib").rglob("*.ts"))
    own = {id for id in said("en") if id.startswith("refused-") and f"'{id.removeprefix('refused-')}'" in page}
    spare = {id for id in said("en") if id.startswith("refused-")} - {f"refused-{id}" for id in sent()} - own
    assert sorted(spare - {"refused-otherwise"}) == []
