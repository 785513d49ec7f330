"""Records: the exact text, and every way in which one can be wrong, with its line."""

from __future__ import annotations

import random
from typing import Any

import pytest

import steamshed
from steamshed.kernel.chance import Chance, Scripted
from steamshed.kernel.errors import OptionError, RecordError
from steamshed.kernel.record import Entry, Record, check_names, read_outcome, write_outcomes

GAME = steamshed.game("age_of_steam")
CUBES = (["red", "blue", "purple", "yellow", "black"] * 16)[:78]
DICE = [6, 6, 6, 5, 5, 5, 4, 4, 4]


def short_record() -> Record:
    """Three shares issued, two players dropped out, one action taken."""
    record = Record.start(GAME, 3, None, Scripted([*CUBES, *DICE]), ["Ann", "Ben", "Dr. Cleo"])
    for text in ("issue 2", "issue 0", "issue 1", "drop", "bid 3", "drop", "take engineer"):
        record.apply(GAME.parse(text), Chance(seed=1))
    return record


def test_the_text():
    lines = str(short_record()).split("\n")
    assert lines[:7] == [
        "steamshed record 1",
        "game: age_of_steam",
        "rules: 1",
        "players: Ann, Ben, Dr. Cleo",
        "options: map=rust_belt terrain_cost=first_per_feature direct_complex=false coexisting_upgrade_cost=3"
        " income_reduction_table=seed vp_track_scope=city_to_city vp_track_unit=tile ownership_disc_limit=20"
        " rebuild_same_hex_same_turn=false",
        "result: unfinished",
        "",
    ]
    assert lines[7] == "0 setup -> " + ", ".join([*CUBES, *map(str, DICE)])
    assert lines[8:] == [
        "1 Ann: issue 2",
        "2 Ben: issue 0",
        "3 Dr. Cleo: issue 1",
        "4 Ann: drop",
        "5 Ben: bid 3",
        "6 Dr. Cleo: drop",
        "7 Ben: take engineer",
        "",
    ]


def test_it_reads_back_to_the_same():
    record = short_record()
    again = Record.parse(str(record), steamshed.game)
    assert str(again) == str(record)
    assert again.entries == record.entries
    assert again.state.dump() == record.state.dump()
    assert again.setup == (*CUBES, *DICE)


def test_blank_lines_and_line_ends_do_not_matter():
    text = str(short_record())
    assert str(Record.parse(text.replace("\n", "\r\n"), steamshed.game)) == text
    assert str(Record.parse(text + "\n\n", steamshed.game)) == text


def test_stopping_early_and_watching():
    text = str(short_record())
    seen: list[str] = []
    record = Record.parse(
        text, steamshed.game, to=3, watch=lambda entry, state, events: seen.append(f"{entry.action} {state.phase}")
    )
    assert len(record.entries) == 3
    assert seen == ["issue 2 issue_shares", "issue 0 issue_shares", "issue 1 determine_player_order"]
    assert Record.parse(text, steamshed.game, to=0).entries == []
    assert len(Record.parse(text, steamshed.game, to=7).entries) == 7
    for to in (8, -1):
        with pytest.raises(RecordError, match=f"there are 7 actions, not {to}"):
            Record.parse(text, steamshed.game, to=to)


def test_the_result_of_a_finished_game():
    chance, rng = Chance(seed=11), random.Random(11)
    record = Record.start(GAME, 3, {"preset": "official"}, chance, ["Ann", "Ben", "Cleo"])
    while not record.state.over:
        record.apply(GAME.steady(record.state, record.state.legal(), rng), chance)
    scores = record.state.scores()
    stated = str(record).split("\n")[5].removeprefix("result: ")
    names = [part.strip() for place in stated.split(",") for part in place.split("=")]
    assert sorted(names) == sorted(f"{name} {scores[seat]}" for seat, name in enumerate(record.names))
    assert Record.parse(str(record), steamshed.game).result() == stated
    with_outcomes = [entry for entry in record.entries if entry.outcomes]
    assert with_outcomes
    assert not any(entry.undoable for entry in with_outcomes)
    number = len(record.entries) + 1
    late = str(record) + f"{number} Ann: issue 0\n"
    line = late.split("\n").index(f"{number} Ann: issue 0") + 1
    with pytest.raises(RecordError, match="the game is over") as caught:
        Record.parse(late, steamshed.game)
    assert caught.value.line == line


def test_shared_places_stand_together():
    record = short_record()
    record.state = GAME.load({"game": "age_of_steam", "players": 3, "phase": "over", "seats": [
        {"income": 5}, {"income": 1}, {"income": 5}]})  # fmt: skip
    assert record.result() == "Ann 9 = Dr. Cleo 9, Ben -3"


def without(text: str, line: int) -> str:
    lines = text.split("\n")
    del lines[line - 1]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "new", "blamed", "reason"),
    [
        (1, "chess record 1", 1, "expected 'steamshed record 1'"),
        (1, "steamshed record 2", 1, "expected 'steamshed record 1'"),
        (2, "game: chess", 2, "chess"),
        (2, "game age_of_steam", 2, "expected 'key: value' or an empty line"),
        (3, "rules: 99", 3, "rules version '99'; this program plays version 1"),
        (4, "players: Ann, Ben", 4, "players: 2 is not a number from 3 to 6"),
        (4, "players: Ann, Ann, Ben", 4, "two players have the same name"),
        (4, "players: Ann, , Ben", 4, "names: ''"),
        (4, "players: Ann", 4, "players: 1 is not a number from 3 to 6"),
        (5, "options: direct_complex=maybe", 5, "option direct_complex: 'maybe' is not one of false, true"),
        (5, "options: speed=3", 5, "option 'speed' does not exist"),
        (6, "result: Ann 3, Ben 2, Dr. Cleo 1", 6, "the result is 'unfinished', not 'Ann 3, Ben 2, Dr. Cleo 1'"),
        (8, "0 setup -> red", 8, "no scripted outcome is left"),
        (8, "0 setup -> green", 8, "'green' cannot be drawn from"),
        (8, "0 setup -> [1 2", 8, "outcome '[1 2': expected a word, a number or an order like [2 0 1]"),
        (8, "0 begin -> red", 8, "expected '0 setup'"),
        (8, "1 Ann: issue 2", 8, "expected '0 setup'"),
        (9, "2 Ann: issue 2", 9, "expected action number 1, got 2"),
        (9, "one Ann: issue 2", 9, "expected the number of the action first"),
        (9, "1 Ann issue 2", 9, "expected 'number name: action'"),
        (9, "1 Ben: issue 2", 9, "it is the turn of Ann, not of Ben"),
        (9, "1 Ann: issue lots", 9, "at 'lots': expected a number of shares"),
        (9, "1 Ann: issue 14", 9, "'issue 14' is against AS-SHARE-02"),
        (9, "1 Ann: issue 2 -> 6", 9, "'issue 2' causes only 0 outcomes"),
        (13, "5 Ben: pass", 13, "'pass' is against AS-ORDER-05"),
    ],
)
def test_every_fault_is_named_with_its_line(line, new, blamed, reason):
    lines = str(short_record()).split("\n")
    lines[line - 1] = new
    with pytest.raises(RecordError) as caught:
        Record.parse("\n".join(lines), steamshed.game)
    assert caught.value.line == blamed
    assert reason in caught.value.reason
    assert str(caught.value).startswith(f"record, line {blamed}: ")


def test_a_setup_with_too_many_outcomes():
    lines = str(short_record()).split("\n")
    lines[7] += ", 6"
    with pytest.raises(RecordError, match="line 8: the setup needs only 87 outcomes"):
        Record.parse("\n".join(lines), steamshed.game)


@pytest.mark.parametrize("key", ["game", "rules", "players", "options", "result"])
def test_a_header_without_a_key(key):
    text = str(short_record())
    at = next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(f"{key}:"))
    with pytest.raises(RecordError, match=f"line 1: the header lacks '{key}'"):
        Record.parse(without(text, at), steamshed.game)


@pytest.mark.parametrize("text", ["", "\n", "hello", "steamshed record 1"])
def test_what_is_no_record(text):
    with pytest.raises(RecordError, match="record, line 1"):
        Record.parse(text, steamshed.game)


def test_a_record_without_a_body():
    header = "\n".join(str(short_record()).split("\n")[:7])
    with pytest.raises(RecordError, match="expected '0 setup'"):
        Record.parse(header, steamshed.game)


@pytest.mark.parametrize(
    ("outcomes", "text"),
    [
        ([], ""),
        ([3], " -> 3"),
        (["red", 4, [2, 0, 1]], " -> red, 4, [2 0 1]"),
        (["St. Louis (x)"], " -> St. Louis (x)"),
    ],
)
def test_how_outcomes_are_written_and_read(outcomes: list[Any], text):
    assert write_outcomes(outcomes) == text
    words = text.removeprefix(" -> ").split(", ") if text else []
    assert [read_outcome(word, 1) for word in words] == outcomes


@pytest.mark.parametrize("text", ["", "[]", "[1,2]", "1.5", "9999999999", "-", "[1  2]", "é", "!"])
def test_outcomes_that_cannot_be_read(text):
    with pytest.raises(RecordError, match="line 4: outcome"):
        read_outcome(text, 4)


def test_names():
    assert check_names(3, None) == ["Seat 1", "Seat 2", "Seat 3"]
    assert check_names(2, ["Zoë", "B. O'Neill"]) == ["Zoë", "B. O'Neill"]
    for names in (["A"], ["A", "A"], ["A", ""], ["A", " B"], ["A", "B,C"], ["A", "B:C"], ["A", "B\nC"]):
        with pytest.raises(OptionError, match="names"):
            check_names(2, names)


def test_an_illegal_action_is_not_noted():
    record = short_record()
    before = list(record.entries)
    with pytest.raises(steamshed.IllegalAction):
        record.apply(GAME.parse("issue 1"), Chance(seed=1))
    assert record.entries == before


def test_entries_compare_without_the_undo_mark():
    assert Entry(0, "drop", (), True) == Entry(0, "drop", (), False)


def test_going_back_replays_from_the_beginning():
    record = short_record()
    for count in (0, 4, 7):
        back = record.back_to(count)
        assert back.entries == record.entries[:count]
        assert back.state.dump() == Record.parse(str(record), steamshed.game, to=count).state.dump()
        assert (back.rules, back.names) == (record.rules, record.names)
    assert len(record.entries) == 7
