"""The content of Days of Steam: what is in the box, that it can be corrected, that mistakes are refused by place."""

from __future__ import annotations

import importlib.resources
import pathlib

import pytest

from steamshed.games.days_of_steam.content import reader as content
from steamshed.games.days_of_steam.rules.phases import PHASES
from steamshed.games.days_of_steam.rules.setup import empty_track, set_up
from steamshed.games.days_of_steam.state import DaysOfSteam
from steamshed.games.days_of_steam.table.options import Rules
from steamshed.kernel.chance import Chance
from steamshed.kernel.errors import ContentError
from steamshed.kernel.game_config import Setting
from steamshed.kernel.options import OptionValue

FOLDER = importlib.resources.files("steamshed.games.days_of_steam") / "content"
FILES = ("tiles.toml", "numbers.toml")
OPTIONS: dict[str, OptionValue] = {
    "circuit_novelty": "strict",
    "coal_same_turn": False,
    "start_city_goods": True,
    "last_tile_end": "round",
}


def changed(folder: pathlib.Path, file: str, old: str, new: str) -> pathlib.Path:
    """A folder with the content, one text in one file replaced."""
    for name in FILES:
        text = (FOLDER / name).read_text(encoding="utf-8")
        if name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_what_is_in_the_box() -> None:
    box = content.box()
    assert sum(box.types.counts) == 80
    assert sum(count for count, over in zip(box.types.counts, box.types.over, strict=True) if over) == 17
    steam = list(zip(box.types.steam, box.types.counts, strict=True))
    assert [sum(count for number, count in steam if number == n) for n in (1, 2)] == [40, 40]
    assert (box.cities, box.goods_per_colour * len(box.colours)) == (12, 28)
    assert len(set(box.types.kind)) == 18
    # distinct orientations
    turns = {kind: len(box.tiles.turns[type]) for type, kind in enumerate(box.types.kind)}
    assert [turns[kind] for kind in ("ST", "HS", "WS", "BR", "DC", "XL", "XR")] == [2, 2, 2, 1, 2, 2, 2]
    assert {turns[kind] for kind in ("CU", "SD", "CDS", "CDW", "SWL", "SWR", "YS", "TR", "FN", "HC", "WC")} == {4}


def begin(rules: Rules) -> DaysOfSteam:
    state = DaysOfSteam(rules, empty_track(rules), PHASES)
    set_up(state, Chance(seed=1))
    return state


def test_a_corrected_list_of_tiles_needs_no_code(tmp_path: pathlib.Path) -> None:
    folder = changed(
        tmp_path,
        "tiles.toml",
        "steam = 2\ncount = 11",
        'steam = 2\ncount = 6\n[[tracks]]\nkind = "ST"\nsteam = 1\ncount = 5',
    )
    box = content.make_box(folder)
    assert box.types.names[:3] == ["ST:2", "ST:1", "ST+"]
    state = begin(Rules(box, Setting(3, OPTIONS, 1)))
    for _ in range(40):
        if state.seat is not None:
            state.apply(state.legal()[0], Chance(seed=2))
            state.audit()


def test_other_numbers_are_played_by(tmp_path: pathlib.Path) -> None:
    box = content.make_box(changed(tmp_path, "numbers.toml", "distance = 5", "distance = 2"))
    state = begin(Rules(box, Setting(2, OPTIONS, 1)))
    assert state.track.near == 2


@pytest.mark.parametrize(
    ("file", "old", "new", "place"),
    [
        ("tiles.toml", 'pieces = ["NS SW"]', 'pieces = ["NS SX"]', "kinds.SWL.pieces"),
        ("tiles.toml", 'pieces = ["NS", "E"]', 'pieces = ["NS", "N"]', "kinds.SD.pieces"),
        ("tiles.toml", 'pieces = ["NS", "E"]', 'pieces = ["E"]', "kinds.SD.pieces"),
        ("tiles.toml", 'pieces = ["NS", "E"]', 'pieces = ["NS E"]', "kinds.SD.pieces"),
        ("tiles.toml", 'kind = "CU"', 'kind = "ZZ"', "tracks[2].kind"),
        ("tiles.toml", "count = 11", "count = 0", "tracks[0].count"),
        ("tiles.toml", "steam = 1\nover = true\ncount = 2", "steam = 2\ncount = 2", "tracks[1]"),
        ("tiles.toml", "hill = true", "hilly = true", "kinds"),
        ("numbers.toml", "goods_per_colour = 7", "goods_per_colour = 5", "supply.goods_per_colour"),
        ("numbers.toml", "coal_cubes = 20", "coal_cubes = 19", "supply.coal_cubes"),
        ("numbers.toml", "colours = [0, 0, 1, 3, 5]", "colours = [0, 0, 1]", "scoring.colours"),
        ("numbers.toml", "track = 1", "track = 0", "movement.track"),
        ("numbers.toml", "steam = 0", "steam = 7", "setup.steam"),
    ],
)
def test_mistakes_are_refused_by_place(tmp_path: pathlib.Path, file: str, old: str, new: str, place: str) -> None:
    with pytest.raises(ContentError) as caught:
        content.make_box(changed(tmp_path, file, old, new))
    assert caught.value.file == file
    assert caught.value.where.startswith(place)
