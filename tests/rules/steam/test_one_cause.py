"""A refusal names the one cause that there is, with its number."""

from __future__ import annotations

import random

import pytest

from steamshed.kernel import words
from steamshed.kernel.chance import Chance
from steamshed.kernel.words import LANGUAGES
from tests.rules.steam.table import GAME, STANDARD, Table, seats, tile


def said(at: Table, text: str, language: str = "en") -> str:
    violation = at.state.check(GAME.parse(text, at.state))
    assert violation is not None, text
    return words.refusal(GAME, language, violation).partition(": ")[2]


LINE = {"L8": tile("21 2", 0), "M9": tile("22 3", 0)}


def test_what_a_tile_is_refused_for():
    at = Table("build", 3, track=LINE, seats=seats(3, s0={"cash": 10}))
    assert said(at, "build K8 21 0") == "K8 is a city: no tile can lie there."
    assert said(at, "build K10 21 0") == "K10 is a town: only a town tile can lie there."
    assert said(at, "redirect L8 2 3") == "The link on L8 is complete: it can no longer be redirected."


def test_what_a_tile_of_the_round_cannot_do():
    empty: dict[str, dict[str, int]] = {str(space): {} for space in range(1, 13)}
    at = Table("take_action", 3, goods_supply=empty, seats=seats(3, s0={"locomotive": 6}))
    assert said(at, "take city_growth use") == "You cannot use City Growth: the goods supply is empty."
    assert said(at, "take city_growth") == "First say whether you use City Growth."
    assert said(at, "take locomotive") == "Your locomotive is already at the highest level, 6."


def test_no_cube_is_not_no_link():
    at = Table("goods", 3, track=LINE, cubes={"Albany": {"yellow": 1}}, seats=seats(3))
    assert said(at, "deliver blue Albany-Hartford") == "There is no blue cube in Albany."
    assert said(at, "deliver yellow Albany-Boston") == "No complete link leads from Albany to Boston."


@pytest.mark.parametrize("options", [{}, STANDARD])
def test_every_refusal_has_its_case_in_every_language(options):
    """Whatever is refused in random games is said with all that it needs, and differently for different causes."""
    chance, rng = Chance(seed=3), random.Random(3)
    state, seen = GAME.new(4, options, chance), dict[tuple[str, object], dict[str, str]]()
    for step in range(400):
        if state.over:
            break
        if step % 12 == 0:
            for action in GAME.candidates(state):
                violation = state.check(action)
                if violation is not None and (violation.rule, violation.args.get("why")) not in seen:
                    texts = {language: words.refusal(GAME, language, violation) for language in LANGUAGES}
                    seen[violation.rule, violation.args.get("why")] = texts
        state.apply(GAME.steady(state, state.legal(), rng), chance)
    assert len({why for _, why in seen}) > 5
    for (rule, why), texts in seen.items():
        for (other, reason), theirs in seen.items():
            if rule == other and why != reason:
                assert all(texts[language] != theirs[language] for language in LANGUAGES), (rule, why, reason)
