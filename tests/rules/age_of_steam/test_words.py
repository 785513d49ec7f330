"""The English of Age of Steam: every rule in words for players, every refusal with its facts filled in."""

from __future__ import annotations

import ast
import pathlib
import random
import re

import pytest

from steamshed.games import age_of_steam
from steamshed.kernel import words
from steamshed.kernel.chance import Chance
from tests.rules.age_of_steam.table import GAME

FOLDER = pathlib.Path(str(GAME.folder("locale"))).parent
ENGLISH = (FOLDER / "locale" / "en.ftl").read_text(encoding="utf-8")
RULES = re.findall(r"^(AS-[A-Z]+-\d\d) =", ENGLISH, re.MULTILINE)


def refusing() -> set[str]:
    """The rules that the program names when it refuses an action."""
    found: set[str] = set()
    for file in pathlib.Path(age_of_steam.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Violation":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.add(part.value)
    return {name for name in found if name.startswith("AS-")}


def test_the_whole_ledger_is_there_once():
    assert len(RULES) == len(set(RULES)) == 142


@pytest.mark.parametrize("id", RULES)
def test_a_rule_reads_like_a_sentence(id):
    text = words.text(GAME, "en", id)
    assert text.endswith(".")
    assert text[0].isupper()
    assert len(re.findall(r"[.:] |\.$", text)) <= 4
    for jargon in ("AS-", "seed", "CC", "ILLEGAL", "dec)", "(a)", "N =", "{", "_"):
        assert jargon not in text


@pytest.mark.parametrize("id", sorted(refusing()))
def test_a_rule_that_refuses_says_why(id):
    assert id in RULES
    assert words.catalogue(GAME, "en").pattern(id, "refusal") is not None


def test_refusals_and_events_in_real_play():
    """Every argument that a sentence asks for is given."""
    chance, rng = Chance(seed=4), random.Random(4)
    state = GAME.new(4, chance=chance)
    names, seen, step = {seat: f"Player {seat}" for seat in range(4)}, set[str](), 0
    while not state.over:
        step += 1
        if step % 30 == 0:
            for action in GAME.candidates(state):
                violation = state.check(action)
                if violation is not None and violation.rule not in seen:
                    seen.add(violation.rule)
                    assert not re.search(r"[{}$]\w*[a-z}]", words.refusal(GAME, "en", violation))
        legal = state.legal()
        action = GAME.steady(state, legal, rng)
        said = [state.choice(action).effect, *state.apply(action, chance)]
        for event in said:
            sentence = words.sentence(GAME, "en", event, names)
            assert sentence != event.id
            assert not re.search(r"[{}_]", sentence)
    assert len(seen) > 12
