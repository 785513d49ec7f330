"""Golden records: whole games that must replay line by line, for ever."""

from __future__ import annotations

import pathlib

import pytest

import steamshed

FOLDER = pathlib.Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_golden_record_replays(file: pathlib.Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = steamshed.Record.parse(text, steamshed.game, watch=lambda entry, state, events: state.audit())
    assert record.state.over
    assert str(record) == text


@pytest.mark.parametrize("name", steamshed.games())
def test_every_setting_has_a_golden_record(name: str) -> None:
    game = steamshed.game(name)
    kept = {file.stem for file in FILES if file.parent.name == name}
    for players in game.seats:
        for preset in [*game.options.presets] or [""]:
            if game.allows(players, {"preset": preset} if preset else None):
                assert f"{players}_players{'_' + preset if preset else ''}" in kept
