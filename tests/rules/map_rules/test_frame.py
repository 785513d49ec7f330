"""MR-00: how the rules of a map, options and the ledger fit together; notations; records that name a map by content."""

from __future__ import annotations

import pathlib

import pytest

import steamshed
from steamshed.kernel.errors import ContentError, OptionError, RecordError
from tests.rule import rule
from tests.rules.map_rules.maps import AGE, FOLDER, GAMES, file_with, findings, lay, new, text_of


@rule("MR-00a")
@pytest.mark.parametrize("rules", ["", "[rules]", "[rules]\nversion = 1", "[rules.length]\n[rules.points]"])
def test_no_rules_change_nothing(rules: str) -> None:
    plain, ruled = new("polder"), new(lay(rules))
    for _ in range(60):
        assert [str(action) for action in plain.legal()] == [str(action) for action in ruled.legal()]
        if plain.seat is None:
            break
        action = plain.legal()[len(plain.legal()) // 3]
        one, other = plain.apply(action, steamshed.Chance(5)), ruled.apply(action, steamshed.Chance(5))
        assert [event.to_json() for event in one] == [event.to_json() for event in other]
        before, after = plain.dump(), ruled.dump()
        before["options"] = after["options"] = {}
        assert before == after


@rule("MR-00b")
def test_what_is_not_known_is_refused_with_its_place() -> None:
    assert findings("[rules.weather]") == [
        "rules.weather: MR-00b: is not known; there are version, quiet, length, start, capital, reduction, points, "
        "terrain, fields, building, bag, fill, growth, new_cities, delivery, pay, actions"
    ]
    assert findings("[rules.length]\nturn = 8") == ["rules.length: MR-01: Object contains unknown field turn"]
    assert findings("[rules]\nversion = 2") == ["rules.version: MR-00b: 2 is not known; there is 1"]
    assert findings("[rules]\nquiet = ['MR-E1']") == ["rules.quiet: MR-00b: expected a list of warnings, like 'MR-W3'"]


@rule("MR-00b")
def test_all_that_is_wrong_is_said() -> None:
    found = findings("[rules.length]\nturns = 3\n[rules.building]\nlimit = 0\n[rules.bag]\npink = 3")
    assert [line.split(": ")[1] for line in found] == ["MR-01", "MR-10", "MR-15"] or len(found) >= 3
    with pytest.raises(ContentError, match=r"rules.length.turns: MR-01: 3 is not a number from 4 to 20 \(and"):
        AGE.maps.summary(file_with("[rules.length]\nturns = 3\n[rules.building]\nlimit = 0"))


@rule("MR-00b")
def test_values_by_players() -> None:
    name = lay("[rules.length]\nturns = { 3 = 6, 4 = 5 }", "polder", **{"players = [3]": "players = [3, 4]"})
    assert new(name, 3).rules.turns == 6
    assert new(name, 4).rules.turns == 5
    missing = findings("[rules.length]\nturns = { 3 = 6 }", "polder", **{"players = [3]": "players = [3, 4]"})
    assert missing == ["rules.length.turns: MR-01: says nothing for 4 players"]


@rule("MR-00b")
def test_turns_and_tags() -> None:
    assert findings("[rules.reduction]\nskip = 'sometimes'") == [
        "rules.reduction.skip: MR-05: 'sometimes' names no turns; there are 'all', 'odd', '3', '1-4', '5-', 'last 2'"
    ]
    gone = "[rules.length]\nend = 'goods_gone'\n[rules.reduction]\nskip = 'last'"
    assert findings(gone) == [
        "rules.reduction.skip: MR-05: 'last' is not known beforehand: the game ends when no goods are left"
    ]
    assert findings("[tags]\ncoast = ['A4', 'Atlantis']") == [
        "tags.coast: MR-00b: 'Atlantis' is no field, city or town of the map",
        "tags.coast: MR-W0: nothing names this tag",
    ]
    quiet = "[tags]\ncoast = ['A4']\n[rules]\nquiet = ['MR-W0']"
    assert findings(quiet) == []
    state = new(lay("[rules.reduction]\nskip = ['even', 'last 2', '1-2', '5-6']"))
    assert [turn for turn in range(1, 11) if not state.rules.reductions[turn]] == [1, 2, 4, 5, 6, 8, 9, 10]


@rule("MR-00c")
def test_an_option_that_the_map_has_taken_over_cannot_be_chosen() -> None:
    name = lay("[rules.reduction]\nevery = { points = 5, lose = 1 }")
    assert new(name, income_reduction_table="seed").rules.reductions[1][0] == (5, 1)
    with pytest.raises(OptionError, match=r"the map ruled\d+ sets this itself"):
        new(name, income_reduction_table="official")


@rule("MR-00d")
def test_a_record_names_the_map_by_content() -> None:
    rules = "[rules.length]\nturns = 5"
    name = lay(rules)
    record = steamshed.Record.start(AGE, 3, {"map": name}, steamshed.Chance(3))
    text = str(record)
    content = AGE.maps.content(name)
    assert f"\nmap: {name} {content}\n" in text
    assert len(content) == 12
    assert str(steamshed.Record.parse(text, steamshed.game)) == text
    # the same content under another name
    other = lay(rules)
    assert AGE.maps.content(other) == content
    there = steamshed.Record.parse(text.replace(name, other), steamshed.game)
    assert there.options["map"] == other
    wrong = text.replace(content, "000000000000")
    with pytest.raises(RecordError, match="no map with the content '000000000000'"):
        steamshed.Record.parse(wrong, steamshed.game)
    with pytest.raises(RecordError, match="is not the map of the options"):
        steamshed.Record.parse(text.replace(f"map: {name}", "map: polder"), steamshed.game)


@rule("MR-00d")
def test_maps_of_the_box_without_rules_are_named_by_name_and_never_change() -> None:
    from steamshed.hexrail.content.maps import fingerprint
    from steamshed.kernel.content import read_toml

    assert AGE.maps.content("polder") == ""
    found = {name: fingerprint(read_toml(AGE.maps.files()[name])) for name in ("rust_belt", "polder")}
    steam = GAMES["steam"].maps
    found |= {name: fingerprint(read_toml(steam.files()[name])) for name in ("us", "ruhr")}
    assert found == KEPT


KEPT = {
    "rust_belt": "af4d5db557d9",
    "polder": "4eead0e0c534",
    "us": "3f373562f0df",
    "ruhr": "751ff110e6d7",
}


@rule("MR-00g")
def test_a_name_of_another_map_is_refused() -> None:
    file = FOLDER / "polder.toml"
    file.write_text(text_of("polder"), encoding="utf-8")
    with pytest.raises(ContentError, match="'polder' is the name of another map"):
        AGE.lay_map(file)


@rule("MR-00h")
def test_keys_of_the_other_game() -> None:
    assert findings("[rules.capital]\nstep = 4") == ["rules.capital.step: MR-02: Age of Steam has nothing of the kind"]
    assert findings("[rules.points]\nshares = 1", "ruhr", "steam") == [
        "rules.points.shares: MR-06: Steam has nothing of the kind"
    ]


def test_a_map_file_somewhere_can_be_played(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "meer.toml"
    file.write_text(text_of("polder").replace('name = "polder"', 'name = "meer"'), encoding="utf-8")
    assert AGE.lay_map(file) == "meer"
    assert AGE.lay_map(file) == "meer"
    assert AGE.new(3, {"map": "meer"}, steamshed.Chance(1)).seat is not None
