"""Positions in which a phase is to be decided: found by playing, the same ones every time."""

from __future__ import annotations

import random
from collections.abc import Iterator

import steamshed
from steamshed.kernel.chance import Chance
from steamshed.kernel.options import OptionValue
from steamshed.kernel.record import Entry, Record

Setting = tuple[int, dict[str, OptionValue]]

SETTINGS: dict[str, list[Setting]] = {
    "age_of_steam": [(3, {})],
    "steam": [(3, {"preset": "base"}), (4, {"preset": "standard"})],
    "days_of_steam": [(3, {})],
    "railroad_revolution": [(2, {}), (3, {}), (4, {})],
    "binario": [(2, {"map_mode": "hand", "pile_choice": True}), (2, {"preset": "advanced"})],
}
GAMES = list(SETTINGS)


def settings(game: str) -> Iterator[tuple[int, Setting]]:
    for seed in range(200):
        yield seed, SETTINGS[game][seed % len(SETTINGS[game])]


def standing_before(game: str, wanted: set[str]) -> dict[str, Record]:
    """For each phase a record that ends where it is to be decided among several legal actions (or one, if need be)."""
    found: dict[str, Record] = {}
    lone: dict[str, Record] = {}
    engine = steamshed.game(game)
    for seed, (players, options) in settings(game):
        chance, rng = Chance(seed), random.Random(seed)
        record = Record.start(
            engine, players, options, chance, ["Ada", "Bela", "Cleo", "Dora", "Emil", "Fani"][:players]
        )
        while record.state.seat is not None and len(found) < len(wanted):
            legal, now = record.state.legal(), record.state.phase
            if now in wanted and now not in (found if len(legal) > 1 else lone):
                (found if len(legal) > 1 else lone)[now] = stopped(record)
            action = engine.steady(record.state, legal, rng) if seed % 2 == 0 else rng.choice(legal)
            record.apply(action, chance)
        if {*found} == wanted or ({*found, *lone} == wanted and seed >= 6):
            break
    return {**lone, **found}


def stopped(record: Record) -> Record:
    entries = [Entry(entry.seat, entry.action, entry.outcomes, entry.undoable) for entry in record.entries]
    return Record(record.game, record.names, record.options, record.setup, record.state.clone(), record.rules, entries)
