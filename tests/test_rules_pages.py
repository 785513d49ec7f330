"""The rules stand in ``docs/rules``, and what is cited from them is there: sections, rulings, decision points, ids."""

from __future__ import annotations

import functools
import pathlib
import re

import pytest

import steamshed
from tools.rules import ledger, mentioned

ROOT = pathlib.Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "steamshed" / "games"
SELF = pathlib.Path(__file__).resolve()

RULE = r"(?:[A-Z]{2}-[A-Z]+-\d+|MR-\d\d[a-z]?)"
POINT = r"[A-OQ-Z]\d+[a-z]?"
"""A decision point or a ruling: B5, S4r, R12. P1 and P2 are the players of Binario Duel."""
ITEM = rf"(?:\d+(?:\.\d+)*|{RULE}|[A-Z]+-\d+|{POINT})"
CITATION = re.compile(rf"docs/rules/(\w+)\.md(?: ({ITEM}(?:(?:,| and| to) {ITEM})*)\b)?")
BARE = re.compile(r"\b[Ss]ections? \d|\"\"\"[^\n]* \((?:table |note )?\d\.\d")
"""A citation that does not say of which page: "section 5.4", or a docstring with "(5.4"."""

every_game = pytest.mark.parametrize("game", steamshed.games())


@functools.cache
def page(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


@functools.cache
def told(game: str) -> frozenset[str]:
    """What can be cited from a page: the numbers of its headings, and what it says in bold."""
    numbers = re.findall(r"^#+ (\d+(?:\.\d+)*) ", page(game), re.MULTILINE)
    return frozenset([*numbers, *re.findall(rf"\*\*({ITEM})\*\*", page(game))])


def lost(text: str) -> list[str]:
    """The citations of a text that lead nowhere."""
    found = []
    for game, items in CITATION.findall(text):
        if game not in (*steamshed.games(), "map_rules"):
            found += [game] if game != "GAME" else []  # the name of any game
        elif items:
            found += [f"{game} {item}" for item in re.findall(ITEM, items) if item not in told(game)]
    return found


@functools.cache
def texts() -> dict[pathlib.Path, str]:
    """Everything that may cite a rule, by its path."""
    kinds = (".py", ".md", ".toml", ".ftl")
    folders = ("src", "tests", "docs", "tools", "bench")
    files = [file for folder in folders for file in sorted((ROOT / folder).rglob("*")) if file.suffix in kinds]
    files += [ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    return {file.relative_to(ROOT): file.read_text(encoding="utf-8") for file in files if file != SELF}


def test_what_leads_nowhere_is_found() -> None:
    assert lost("docs/rules/binario.md 5.4, B5 and AMB-34; docs/rules/steam.md") == []
    assert lost("docs/rules/binario.md 5.99, B5") == ["binario 5.99"]
    assert lost("docs/rules/binario.md 5.4, B99 and AMB-99") == ["binario B99", "binario AMB-99"]
    assert lost("docs/rules/tram.md 1") == ["tram"]


def test_citations_lead_to_a_section_or_an_id() -> None:
    assert {str(file): found for file, text in texts().items() if (found := lost(text))} == {}


def test_code_says_from_which_page_it_cites() -> None:
    found = {
        str(file): match.group()
        for file, text in texts().items()
        if file.suffix in (".py", ".toml") and (match := BARE.search(text))
    }
    assert found == {}


def test_rulings_by_id_are_on_the_page() -> None:
    cited = {id for text in texts().values() for id in re.findall(r"\bAMB-\d+\b", text)}
    assert cited
    assert cited <= told("binario")


@every_game
def test_rulings_that_a_page_refers_to_are_on_it(game: str) -> None:
    named = re.findall(rf"\brulings? ({ITEM}(?:(?:,| and| to) {ITEM})*)", page(game))
    cited = {id for items in named for id in re.findall(ITEM, items)}
    assert cited <= told(game)


def test_decision_points_that_the_code_of_binario_names_are_on_the_page() -> None:
    named = set()
    for file, text in texts().items():
        if (ROOT / file).is_relative_to(GAMES / "binario" / "rules"):
            for points in re.findall(rf"\"\"\"({POINT}(?:(?:,| and| to) {POINT})*)\b|\(({POINT})[;,)]", text):
                named.update(re.findall(POINT, " ".join(points)))
    assert len(named) > 15
    assert named <= told("binario")


@every_game
def test_every_rule_of_the_catalogue_is_told_once(game: str) -> None:
    bold = re.findall(rf"\*\*({RULE})\*\*", page(game))
    assert sorted(bold) == sorted(ledger(GAMES / game))


def test_every_rule_that_maps_can_bring_is_told_once() -> None:
    bold = re.findall(r"\*\*(MR-\d\d[a-z]?)\*\*", page("map_rules"))
    assert sorted(bold) == sorted(ledger(GAMES.parent / "hexrail"))


@every_game
def test_no_page_names_an_unknown_rule(game: str) -> None:
    known = {id for other in steamshed.games() for id in ledger(GAMES / other)}
    assert {id for id in mentioned(page(game)) if id not in known} == set()


@every_game
def test_sections_and_files_that_a_page_refers_to_exist(game: str) -> None:
    sections = re.findall(r"\((\d\.\d+(?:\.\d+)?)\)", page(game))
    files = re.findall(r"`(content/[\w/]+\.toml)`", page(game))
    assert files
    assert [section for section in sections if section not in told(game)] == []
    assert [file for file in files if not (GAMES / game / file).exists()] == []
