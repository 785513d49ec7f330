"""Content files: the language of effects, and what is refused."""

from __future__ import annotations

import pytest

from steamshed.games.railroad_revolution.content import reader as content
from steamshed.games.railroad_revolution.content.effects import WrongEffect, frame_text, read_effects, read_frame
from steamshed.kernel.errors import ContentError


@pytest.fixture
def folder(tmp_path):
    for file in content.FOLDER.iterdir():
        if file.name.endswith(".toml"):
            (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def change(folder, name, old, new):
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_copy_of_the_content_is_the_same_box(folder):
    one, other = content.read_box(folder), content.box()
    assert (one.cities, one.terrain, one.rail_sector) == (other.cities, other.terrain, other.rail_sector)


def test_the_counts_of_the_box():
    box = content.box()
    assert len(box.cities) == 15
    assert [sum(level == n for level in box.city_level) for n in range(1, 6)] == [2, 3, 3, 4, 3]
    assert [len(tiles) for tiles in box.group_tiles] == [4, 4, 10, 10, 10]
    assert sum(train.count for train in box.trains) == 24
    assert (len(box.deals), len(box.endowments), len(box.telegraph_tiles)) == (9, 4, 6)
    assert (box.rails, box.buildings, box.rails - box.rails_after_logo) == (15, 12, 13)
    assert box.buildings - box.buildings_after_logo == 10
    assert sum(box.workers) == 48
    assert sum(box.deal_space) == 8


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("telegraph.toml", '"free_rail"', '"free_ride"', ["telegraph.toml", "TG_RAIL", "free_ride"]),
        ("deals.toml", '"steps 3"', '"steps three"', ["deals.toml", "DL1", "steps three"]),
        ("city_tiles.toml", '"either orange turquoise"', '"either orange"', ["city_tiles.toml", "washington"]),
        ("city_tiles.toml", '"shares 2"', '"start_rail"', ["city_tiles.toml", "L2a", "start_rail"]),
        ("trains.toml", '"promote 2"', '"flip 1"', ["trains.toml", "promote2"]),
        ("endowments.toml", '"start_rail"', '"start_train"', ["endowments.toml", "E1", "start_train"]),
        ("milestones.toml", '"connect 2 2"', '"connect 2"', ["milestones.toml", "A1-1", "connect 2"]),
        ("milestones.toml", '"orange"', '"pink"', ["milestones.toml", "A1-1", "pink"]),
        ("tracks.toml", '"money 100"', '"money"', ["tracks.toml", "telegraph", "money"]),
        ("prices.toml", '"no_cost"', '"extra_rail"', ["prices.toml", "station.orange", "railroad"]),
        ("prices.toml", '"deal 1"', '"deal"', ["prices.toml", "trade.grey", "deal"]),
        ("map.toml", '["washington", "chicago"]', '["washington", "boston"]', ["map.toml", "R01", "boston"]),
        ("map.toml", "terrain = 2", "terrain = 4", ["map.toml", "R01", "terrain"]),
        ("numbers.toml", '"duluth"', '"boston"', ["numbers.toml", "neutral.2", "boston"]),
        ("numbers.toml", "3 = 4, ", "", ["numbers.toml", "trains.stack"]),
        ("city_tiles.toml", "level = 2", "level = 3", ["city_tiles.toml", "level 2"]),
        ("deals.toml", "money = 0", "mony = 0", ["deals.toml", "DL1", "mony"]),
    ],
)
def test_a_mistake_is_refused_naming_its_place(folder, file, old, new, said):
    change(folder, file, old, new)
    with pytest.raises(ContentError) as caught:
        content.read_box(folder)
    for word in said:
        assert word in str(caught.value)


def test_tiles_can_be_corrected_without_code(folder):
    change(folder, "telegraph.toml", '"money 600"', '"money 700", "shares 1"')
    tile = content.read_box(folder).telegraph_tiles[3]
    assert (tile.money, tile.shares) == (700, 1)


@pytest.mark.parametrize(
    "text",
    [
        "money 5",
        "shares 2",
        "workers grey",
        "worker",
        "steps 3",
        "promote 2",
        "promote 1 paying 100",
        "exchange",
        "train",
        "flip 2",
        "free_rail",
        "free_station",
        "free_office",
        "toll",
        "exchange_take grey board",
    ],
)
def test_frames_are_written_as_they_are_read(text):
    assert frame_text(read_frame(text)) == text


@pytest.mark.parametrize("text", ["", "workers", "money", "steps 0", "exchange 1", "promote 2 for 100", "flip x", "x"])
def test_wrong_effects(text):
    with pytest.raises(WrongEffect):
        read_effects([text])
