"""Studies: the tree, its text, and every way in which that can be wrong, with its line."""

from __future__ import annotations

import random

import pytest

import steamshed
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import PositionError, RecordError, SteamshedError
from steamshed.kernel.record import MARKS, Record
from steamshed.kernel.violation import IllegalAction
from steamshed.study import Study, parse, tree, written

WORDS = ["Four", "links", "own.", "(Who:", "me?)", ";", "and", "->", "so", "7", "Ann:", "on", "!"]


def played(name: str, seed: int, actions: int) -> Record:
    """A game of steady random play."""
    game, rng, chance = steamshed.game(name), random.Random(seed), Chance(seed)
    record = Record.start(game, game.seats[0], None, chance)
    while record.state.seat is not None and len(record.entries) < actions:
        record.apply(game.steady(record.state, record.state.legal(), rng), chance)
    return record


def scribbled(study: Study, rng: random.Random, moves: int) -> Study:
    """A study in which somebody has tried and said things everywhere."""
    game = study.game
    for _ in range(moves):
        at = rng.choice(list(study.nodes))
        state = study.state(at)
        if state.seat is not None:
            study.lay(at, rng.choice(state.legal()), Chance(rng.random()), state, join=rng.random() < 0.7)
    for node in list(study.nodes):
        if node and rng.random() < 0.4:
            study.mark(node, rng.choice(MARKS))
        for by in ("Ada", "Dr. B", "Zsófia"):
            if rng.random() < 0.2:
                lines = [" ".join(rng.sample(WORDS, rng.randint(0, 4))) for _ in range(rng.randint(1, 4))]
                study.comment(node, by, "\n".join(lines))
        if not study.nodes[node].main and rng.random() < 0.3:
            study.rename(node, " ".join(rng.sample(WORDS, 2)))
    assert game is study.game
    return study


@pytest.mark.parametrize("name", steamshed.games()[:5])
@pytest.mark.parametrize("seed", range(3))
def test_a_study_reads_back_to_the_same(name: str, seed: int) -> None:
    rng = random.Random(f"{name} {seed}")
    study = scribbled(Study.of_record(played(name, seed, 25), "One turn late"), rng, 25)
    text = written(study)
    again = parse(text, steamshed.game)
    assert written(again) == text
    assert again.name == "One turn late"
    assert shape(again) == shape(study)


def shape(study: Study, at: int = 0) -> object:
    """A tree without the ids of its nodes."""
    node = study.nodes[at]
    own = (node.number, node.seat, node.action, node.outcomes, node.main, node.name, node.mark, node.comments)
    return (*own, node.effect, node.turn, [shape(study, child.id) for child in study.children(at)])


@pytest.mark.parametrize("name", steamshed.games()[:5])
def test_a_record_reads_the_main_line_alone(name: str) -> None:
    record = played(name, 5, 20)
    study = scribbled(Study.of_record(record), random.Random(1), 20)
    again = Record.parse(written(study), steamshed.game)
    assert str(again) == str(record)
    assert Record.parse(written(study), steamshed.game, to=7).entries == record.entries[:7]


def test_without_anything_to_add_the_text_is_that_of_the_record() -> None:
    record = played("days_of_steam", 1, 10_000)
    assert record.state.over
    assert written(Study.of_record(record)) == str(record)
    assert written(parse(str(record), steamshed.game)) == str(record)


@pytest.mark.parametrize("name", steamshed.games()[:5])
def test_a_study_of_a_position(name: str) -> None:
    record = played(name, 3, 30)
    position = record.state.dump()
    study = Study.of_position(record.game, position)
    assert study.beginning().dump() == position
    action = study.beginning().legal()[0]
    node, new = study.lay(0, action, Chance(1))
    assert (new, node.main) == (True, False)
    text = written(study)
    assert text.count("\n0 position {") == 1
    again = parse(text, steamshed.game)
    assert written(again) == text
    assert again.state(1).dump() == study.state(node.id).dump()
    assert again.record(1).entries[0].action == str(action)
    line = Record.parse(str(study.record(node.id)), steamshed.game)
    assert line.state.dump() == study.state(node.id).dump()


def test_the_same_action_joins_and_other_chance_does_not() -> None:
    record = played("days_of_steam", 2, 30)
    study = Study.of_record(record)
    third = next(node for node in study.nodes.values() if node.number == 3)
    joined, new = study.lay(third.parent or 0, record.game.parse(third.action), Chance(9))
    assert (joined, new) == (third, False)
    drawn = next(node for node in study.nodes.values() if node.outcomes and node.number > 3)
    before = study.state(drawn.parent or 0)
    action = record.game.parse(drawn.action, before)
    same, new = study.lay(drawn.parent or 0, action, Scripted(drawn.outcomes), before, join=False)
    assert (same, new) == (drawn, False)
    others = {str(study.lay(drawn.parent or 0, action, Chance(seed), before, join=False)[0].id) for seed in range(30)}
    assert len(others) > 1
    with pytest.raises(SteamshedError, match="causes only"):
        study.lay(drawn.parent or 0, action, Scripted([*drawn.outcomes, 1]), before, join=False)


def test_what_is_drawn_is_the_same_at_the_same_place() -> None:
    study = Study.of_record(played("age_of_steam", 2, 30))
    first = [study.chance(4, 77).roll("white die", 6) for _ in range(2)]
    assert first[0] == first[1]
    assert len({study.chance(node, 77).order("seats", 6)[0] for node in range(30)}) > 1


def test_what_cannot_be_done() -> None:
    study = Study.of_record(played("days_of_steam", 2, 6))
    with pytest.raises(IllegalAction):
        study.lay(0, study.game.parse(study.nodes[6].action), Chance(1))
    with pytest.raises(SteamshedError, match="no node 99"):
        study.lay(99, study.beginning().legal()[0], Chance(1))
    with pytest.raises(SteamshedError, match="happened: it cannot be taken out"):
        study.prune(3)
    with pytest.raises(SteamshedError, match="is in no variation"):
        study.rename(3, "mine")
    with pytest.raises(SteamshedError, match=r"'x' is not a mark"):
        study.mark(3, "x")
    with pytest.raises(SteamshedError, match="the beginning cannot be marked"):
        study.mark(0, "!")
    with pytest.raises(SteamshedError, match="comment: 1001 characters, at most 1000"):
        study.comment(3, "Ada", "x" * 1001)
    with pytest.raises(SteamshedError, match="has a colon"):
        study.comment(3, "Ada: me", "x")
    with pytest.raises(SteamshedError, match="name: 81 characters, at most 80"):
        Study.of_record(played("days_of_steam", 2, 1), "x" * 81)
    with pytest.raises(PositionError, match=r"position, game: 'steam' is not days_of_steam"):
        Study.of_position(study.game, {"game": "steam"})
    with pytest.raises(PositionError, match="players"):
        Study.of_position(study.game, {})


def test_a_game_that_is_over_goes_no_further() -> None:
    study = Study.of_record(played("days_of_steam", 1, 10_000))
    with pytest.raises(SteamshedError, match="the game is over"):
        study.lay(max(study.nodes), study.beginning().legal()[0], Chance(1))


def test_taking_out_takes_what_follows() -> None:
    study = scribbled(Study.of_record(played("steam", 2, 10)), random.Random(4), 40)
    for node in [node.id for node in study.nodes.values() if not node.main]:
        if node in study.nodes:
            study.prune(node)
    assert [node.number for node in study.nodes.values()] == list(range(11))
    assert all(node.parent is None or node.parent in study.nodes for node in study.nodes.values())


def test_variations_are_nested_only_so_deep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_DEEP", 2)
    study, at = Study.of_record(played("days_of_steam", 2, 3)), 0
    for _ in range(2):
        nodes = [study.lay(at, action, Chance(1))[0] for action in study.state(at).legal()[:2]]
        at = nodes[-1].id
    first, second = study.state(at).legal()[:2]
    study.lay(at, first, Chance(1))
    with pytest.raises(SteamshedError, match="more than 2 variations in one another"):
        study.lay(at, second, Chance(1))
    assert parse(written(study), steamshed.game).variations() == study.variations()


# -- bad texts -----------------------------------------------------------------------------------------------------


def text_with(*lines: str) -> str:
    """A short game with lines after its third action."""
    found = str(played("age_of_steam", 2, 5)).splitlines()
    at = next(number for number, line in enumerate(found) if line.startswith("3 "))
    return "\n".join([*found[: at + 1], *lines, *found[at + 1 :]])


ACTION = "3 Seat 2: issue 1"


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        (["( a name"], 12, "this variation has no end: expected ')' on a line of its own"),
        ([")"], 12, "')': no variation is open"),
        (["what is this"], 12, "'what is this': expected the number of the action first"),
        (["(", ")"], 13, "expected the first action of the variation"),
        (["(", "; Ada: first", ")"], 13, "expected the first action of the variation"),
        (["; no name"], 12, "'no name': expected '; name: comment'"),
        ([";; more"], 12, "';;' goes on with a comment, but there is none in the line above"),
        (["; Ada: a", "; Ada: b"], 13, "Ada has commented on this action already"),
        (["; Ada: " + "x" * 1001], 12, "comment: 1001 characters, at most 1000"),
        (["; Ada: a", ";; " + "x" * 1000], 13, "comment: 1002 characters, at most 1000"),
        (["( " + "x" * 81, ACTION, ")"], 12, "name: 81 characters, at most 80"),
        (["(", "7 Seat 1: issue 1", ")"], 13, "a variation here begins with action 3 or 4, not 7"),
        (["(", "3 Seat 1: issue 1", ")"], 13, "it is the turn of Seat 2, not of Seat 1"),
        (["(", "3 Seat 2: issue 99", ")"], 13, "'issue 99' is against AS-SHARE-02 (shares: 99, issued: 2, most: 15)"),
        (["(", "3 Seat 2: issue 1", "3 Seat 2: issue 2", ")"], 14, "expected action number 4, got 3"),
        (["(", "3 Seat 2: issue 5", ")", "(", "3 Seat 2: issue 5", ")"], 16, "'issue 5' is there already"),
    ],
)
def test_a_bad_text_is_refused_by_its_line(lines: list[str], line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse(text_with(*lines), steamshed.game)
    assert (refused.value.line, refused.value.reason) == (line, reason)


def test_a_bad_position_is_refused_by_its_line() -> None:
    record = Record.from_position(steamshed.game("age_of_steam"), {"players": 3, "phase": "build_track"})
    text = str(record)
    for old, new, reason in [
        ('{"phase"', '{"phase', "the position is not JSON"),
        ("0 position {", "0 position [{", "the position is not JSON"),
        ('"turn": 1', '"players": 3', "the position has 'players', which the header says"),
        ('"turn": 1', '"turn": -1', "position, turn: Expected int >= 1"),
    ]:
        with pytest.raises(RecordError) as refused:
            Record.parse(text.replace(old, new), steamshed.game)
        assert (refused.value.line, refused.value.reason) == (8, reason)


def test_a_limit_on_variations() -> None:
    text = text_with("(", "3 Seat 2: issue 4", ")", "(", "3 Seat 2: issue 5", ")")
    assert parse(text, steamshed.game, 2).variations() == 2
    with pytest.raises(RecordError, match="record, line 16: more than 1 actions in variations"):
        parse(text, steamshed.game, 1)
