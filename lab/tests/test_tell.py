"""A told game: the same each time, with comments that say what was compared and why."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import steamshed
from lab.tell import Comment, Tale, run, told
from steamshed.ai.heuristics import Plan
from steamshed.bots.levels import EASY
from steamshed.bots.search import Difference
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance

GAME = steamshed.game("days_of_steam")


def test_a_game_is_told_to_its_end() -> None:
    page = told(GAME, replace(EASY, compared=2, playouts=2, seconds=1e6), 2, 7)
    comments = [line for line in page.splitlines() if line.startswith("> ")]
    assert len(comments) >= 2
    shape = r"> \*\*(Anna|Bela)\*\*: `[^`]+` rather than `[^`]+`, by [+-]\d+\.\d points.*\."
    assert all(re.fullmatch(shape, line) for line in comments)
    assert any("points;" in line or "points. " in line or "lines). " in line for line in comments), "no reason given"
    assert re.search(
        r"\| (Anna|Bela) \| \d+ \| goods \d+, ", page.lower().replace("anna", "Anna").replace("bela", "Bela")
    )
    assert page.rstrip().endswith(("wins.", "win."))


def test_turns_are_headings_and_phases_paragraphs() -> None:
    game = steamshed.game("age_of_steam")
    tale = Tale(game, {0: "Anna"})
    tale.enter("issue_shares")
    tale.tell([Event("shares-issued", 0, {"shares": 2, "money": 10})])
    tale.enter("issue_shares")
    tale.tell([Event("turn-begins", None, {"turn": 2})])
    tale.enter("move_goods")
    tale.tell([Event("move-skipped", 0, {})])
    tale.close()
    assert tale.lines[2] == "## Turn 2"
    assert tale.lines[0].startswith("*Issue shares.* Anna issues 2 shares")
    assert tale.lines[-2] == "*Move goods.* Anna moves nothing."


def test_a_comment_says_how_sure_it_is() -> None:
    state = GAME.new(2, {}, Chance(1))
    one, two = (Plan([action], 0.0, {}) for action in state.legal()[:2])
    said = str(Comment("Anna", one, two, Difference(2.0, 0.5, 30), True, ["points: +1.0"]))
    assert (
        "by +2.0 points (+1.0 to +3.0 over 30 lines); at first sight it was the other way round. Points: +1.0." in said
    )
    assert "lines" not in str(Comment("Anna", one, two, Difference(2.0, 0.5, 0), False, []))


def test_a_level_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["days_of_steam", "--bots", "genius"])
    assert "invalid choice: 'genius'" in capsys.readouterr().err
