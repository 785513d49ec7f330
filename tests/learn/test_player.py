"""Lines, tries, answers, figures; and lessons that are not as they should be."""

from __future__ import annotations

import pathlib
import re

import msgspec
import pytest

import steamshed
from steamshed.kernel.errors import ContentError, SteamshedError
from steamshed.kernel.game import Game
from steamshed.kernel.violation import IllegalAction
from steamshed.learn.checking import Check
from steamshed.learn.lesson import Lesson, find_lesson, read_lesson
from steamshed.learn.lines import Line
from steamshed.learn.player import Stage, at, begin, following
from steamshed.learn.texts import Words


@pytest.fixture
def game() -> Game:
    return steamshed.game("age_of_steam")


@pytest.fixture
def lesson(game: Game) -> Lesson:
    found = find_lesson(game, "first-train")
    assert found is not None
    return msgspec.convert(msgspec.to_builtins(found), Lesson)  # one of its own, to be changed


def build(game: Game, lesson: Lesson) -> Stage:
    return following(following(begin(game, lesson)))


# -- lines -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "tried", "fits", "begins"),
    [
        ("bid 3", ["bid 3"], True, False),
        ("bid *", ["bid 3"], True, False),
        ("bid 3", ["bid 3", "drop"], False, False),
        ("load red; stop", ["load red"], False, True),
        ("load red; stop", ["load blue"], False, False),
        ("buy cart; ...", ["buy cart", "buy cart"], True, False),
        ("buy cart; buy cart; ...", ["buy cart"], False, True),
        ("a & b; c", ["b", "a", "c"], True, False),
        ("a & b; c", ["b"], False, True),
        ("a & b; c", ["b", "c"], False, False),
        ("out [mp]*", ["out mail"], True, False),
        ("out [!mp]*", ["out mail"], False, False),
    ],
)
def test_lines(line: str, tried: list[str], fits: bool, begins: bool) -> None:
    assert (Line(line).fits(tried), Line(line).begins(tried)) == (fits, begins)


# -- tries -----------------------------------------------------------------------------------------------------------


def test_the_right_answer(game: Game, lesson: Lesson) -> None:
    stage = build(game, lesson)
    stage.act("build I10 gentle 2")
    assert stage.reply.kind == "right"
    assert stage.state.phase == "move_goods"  # the others have stopped building
    assert [text for _, text, _ in stage.done] == ["build I10 gentle 2", "done", "done"]
    said = Words(game, "en").say("first-train-build", stage.reply.says, stage.figures())
    assert "The tile cost $2, you have $3 left." in said


def test_a_wrong_answer_stays_on_the_board(game: Game, lesson: Lesson) -> None:
    stage = build(game, lesson)
    stage.act("done")
    assert (stage.reply.kind, stage.reply.says) == ("answer", "answer-1")
    assert stage.state.seat == 1
    with pytest.raises(SteamshedError, match="take a try back"):
        stage.act("done")


def road(moves: list[list[str]], plan: list[str]) -> Stage:
    game = steamshed.game("binario")
    lesson = find_lesson(game, "first-road")
    assert lesson is not None
    return at(game, lesson, moves, plan)


ROAD = ["build earth", "auto", "end 4,6", "end 2,5", "path WWN", "kind road_basic", "kind road_basic"]


def test_of_a_plan_as_much_is_judged_as_the_step_asks() -> None:
    """What follows the right answer waits until a step asks for it."""
    stage = road([], ROAD)
    assert (stage.reply.kind, stage.tried) == ("right", ROAD[:3])
    stage = road([ROAD[:3]], ROAD[3:])
    assert (stage.reply.kind, stage.tried) == ("right", ["end 2,5"])


def test_a_wrong_plan_is_answered_for_what_was_wrong_and_carried_out_whole() -> None:
    """What is said and what lies on the board are about all that was done."""
    wrong = [*ROAD[:2], "end 5,7", "end 2,5", "path NWWWN", "kind road_basic", "kind road_basic"]
    legal = road([], wrong[:4])
    path = next(str(action) for action in legal.state.legal() if str(action).startswith("path"))
    wrong[4] = path
    stage = road([], wrong)
    assert (stage.reply.kind, stage.reply.says, stage.tried) == ("answer", "answer-2", wrong)
    assert int(str(stage.figures()["silver_less"])) > 0


def test_what_the_rules_refuse_of_a_wrong_plan_is_left_out() -> None:
    stage = road([], [*ROAD[:2], "end 5,7", "end 4,5", "path WWN"])
    assert (stage.reply.kind, stage.tried) == ("answer", [*ROAD[:2], "end 5,7"])


def test_a_plan_that_is_refused_before_its_answer_keeps_what_was_done() -> None:
    game = steamshed.game("binario")
    lesson = find_lesson(game, "first-road")
    assert lesson is not None
    stage = begin(game, lesson)
    with pytest.raises(IllegalAction, match="BI-STN-02"):
        stage.play([*ROAD[:2], "end 4,5"])
    assert (stage.reply.kind, stage.tried) == ("going", ROAD[:2])


def test_a_refusal_changes_nothing(game: Game, lesson: Lesson) -> None:
    stage = build(game, lesson)
    with pytest.raises(IllegalAction, match="AS-PLACE-05"):
        stage.act("build I8 straight 0")
    assert stage.tried == []
    assert stage.state.dump() == stage.before.dump()


def test_a_goal_is_reached_by_any_way(game: Game, lesson: Lesson) -> None:
    lesson.steps[3].accept = ["nothing"]
    lesson.steps[3].goal = {"income": 1}
    lesson.steps[3].answers = []
    lesson.steps[3].expect = {}
    moves = [[], [], ["build I10 gentle 2"]]
    assert at(game, lesson, moves, ["deliver red Evansville-St. Louis"]).reply.kind == "right"
    assert at(game, lesson, moves, ["raise_engine"]).reply.kind == "otherwise"
    assert at(game, lesson, moves, ["nothing"]).reply.kind == "right"
    lesson.steps[3].goal = {"wealth": 1}
    assert "goal: there is no number 'wealth'" in faults(game, lesson)


def test_moves_lead_to_a_step(game: Game, lesson: Lesson) -> None:
    stage = at(game, lesson, [[], [], ["build I10 gentle 2"]], ["raise_engine"])
    assert (stage.step.id, stage.reply.kind, stage.figures()["engine"]) == ("deliver", "answer", 2)
    with pytest.raises(SteamshedError, match="step build: is not done yet"):
        at(game, lesson, [[], [], ["done"]], [])
    with pytest.raises(SteamshedError, match="step deliver: is the last one"):
        at(game, lesson, [[], [], ["build I10 gentle 2"], ["deliver red Evansville-St. Louis"]], [])


# -- faults ----------------------------------------------------------------------------------------------------------


def faults(game: Game, lesson: Lesson) -> str:
    return "\n".join(Check(game, lesson).run())


def test_the_check_notices(game: Game, lesson: Lesson) -> None:
    """So that it can fail: each of these changes is named with its place."""
    assert faults(game, lesson) == ""
    step = lesson.steps[2]
    changes: list[tuple[str, object, str]] = [
        ("accept", ["build I10 gentle 9"], "no right answer can be played"),
        ("accept", ["build I10 gentle 2", "build A1 gentle 2"], "accept: it never comes to 'build A1 gentle 2'"),
        ("pins", ["hex-Z9"], "there is no thing 'hex-Z9'"),
        ("others", ["done", "done", "done"], "the others have still to do"),
        ("others", [], "seat 1 is to decide, not 0"),
        ("chance", [3], "outcomes are left over"),
        ("expect", {"cash": 4}, "cash is 3, not 4"),
        ("expect", {"/phase": "over"}, "/phase is 'move_goods', not 'over'"),
        ("refused", {"AS-MAP-01": "build I8 straight 0"}, "is refused by AS-PLACE-05"),
        ("refused", {"AS-PLACE-06": "build I8 straight 0"}, "there are no words for first-train-build.AS-PLACE-06"),
    ]
    for name, value, wanted in changes:
        before = getattr(step, name)
        setattr(step, name, value)
        assert wanted in faults(game, lesson), (name, value)
        setattr(step, name, before)
    step.answers[0].says = "answer-9"
    assert "there are no words for first-train-build.answer-9" in faults(game, lesson)


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ('{"id": "x"', "07-x.json: is not JSON"),
        ('{"id": "y", "minutes": 1, "rules": [], "position": {}, "steps": [{"id": "a"}]}', "07-x.json, id: 'y' is not"),
        ('{"id": "x", "minutes": 1, "rules": [], "position": {}, "steps": []}', "07-x.json, steps: Expected `array`"),
        (
            '{"id": "x", "minutes": 1, "rules": [], "position": {}, "steps": [{"id": "a", "pin": []}]}',
            "steps[0]: Object",
        ),
        (
            '{"id": "x", "minutes": 1, "rules": [], "position": {}, "steps": [{"id": "a"}, {"id": "a"}]}',
            "step a: there are two of this name",
        ),
        (
            '{"id": "x", "minutes": 1, "rules": [], "position": {}, "steps": [{"id": "a", "others": ["done"]}]}',
            "step a: nothing is accepted",
        ),
        (
            '{"id": "x", "minutes": 1, "rules": [], "position": {}, "steps": [{"id": "a", "accept": ["a; ...; "]}]}',
            "lacks an action",
        ),
        (
            '{"id": "x", "minutes": 1, "rules": [], "position": {}, "steps": [{"id": "a", "accept": ["a; ..."]}]}',
            "must have an end",
        ),
    ],
)
def test_a_file_that_is_no_lesson(tmp_path: pathlib.Path, change: str, wanted: str) -> None:
    file = tmp_path / "07-x.json"
    file.write_text(change, encoding="utf-8")
    with pytest.raises(ContentError, match=re.escape(wanted)):
        read_lesson(file)
