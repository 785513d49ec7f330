"""Golden playthroughs: what the log says, event by event, and that every message is said somewhere in them."""

from __future__ import annotations

import functools
import json
import re
from typing import Any

import pytest

import steamshed
from tools.golden import RECORDS
from tools.messages import choices_of, events_of
from tools.playthroughs import PLAYTHROUGHS, TOLD, ids_of, ids_told, moment, tell

GAMES = steamshed.games()
CODES = re.compile(r"\b(?:R\d\d|[A-D]\d?-\d+|DL\d|E\d|[NESW]{2,})\b|\((?:supply|board)\)")
"""How rail spaces, tiles, paths and places are written in actions; the table shows none of that."""


@functools.cache
def moments(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((PLAYTHROUGHS / name / "moments.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize(("name", "stem"), [(name, stem) for name in GAMES for stem in TOLD[name]])
def test_a_record_is_told_as_it_was(name: str, stem: str) -> None:
    kept = (PLAYTHROUGHS / name / f"{stem}.txt").read_text(encoding="utf-8").splitlines()
    now = tell((RECORDS / name / f"{stem}.txt").read_text(encoding="utf-8")).splitlines()
    for number, (was, told) in enumerate(zip(kept, now, strict=False), 1):
        assert told == was, f"line {number}"
    assert len(now) == len(kept)


@pytest.mark.parametrize("name", GAMES)
def test_moments_are_told_as_they_were(name: str) -> None:
    game = steamshed.game(name)
    for kept in moments(name):
        state = game.load(kept["position"])
        made = moment(game, state, game.parse(kept["action"]), kept["outcomes"])
        assert json.loads(json.dumps(made)) == kept


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_choice_is_told_somewhere(name: str) -> None:
    """A message that the code can send and that no game above shows is either not needed or not tried."""
    told = set().union(*(ids_of(made) for made in moments(name)))
    for stem in TOLD[name]:
        told |= ids_told((PLAYTHROUGHS / name / f"{stem}.txt").read_text(encoding="utf-8"))
    game = steamshed.game(name)
    assert (events_of(game) | choices_of(game)) - told == set()


@pytest.mark.parametrize("name", ["railroad_revolution", "binario"])
def test_sentences_say_what_the_table_shows(name: str) -> None:
    said = [told["says"] for made in moments(name) for told in (made["choice"], *made["events"])]
    for stem in TOLD[name]:
        lines = (PLAYTHROUGHS / name / f"{stem}.txt").read_text(encoding="utf-8").splitlines()
        said += [line.strip() for line in lines if line.startswith("    ") and not line.lstrip().startswith("{")]
    assert len(said) > 100
    assert [text for text in said if CODES.search(text) or re.search(r"\ba [aeio]", text)] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "hu", "cs", "pl", "nl"])
def test_no_refusal_repeats_the_action_as_it_is_written(name: str, language: str) -> None:
    source = (steamshed.game(name).folder("locale") / f"{language}.ftl").read_text(encoding="utf-8")
    refusals = [line for line in source.splitlines() if line.startswith("    .refusal =")]
    assert refusals
    assert [line for line in refusals if "$action" in line] == []
