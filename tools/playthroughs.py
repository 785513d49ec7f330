"""Writes golden playthroughs: what the log says, event by event, in whole games and in moments that seldom come.

`tests/playthroughs/<game>/*.txt` tell some of the golden records in events and English sentences; `moments.json` has
positions with an action for every event and every choice that those games lack. A test replays both. Write them anew
(`python -m tools.playthroughs [GAME …]`) only when what is told is meant to change, and read what changed.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

import steamshed
from steamshed.bots import bot
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Outcome
from steamshed.kernel.record import Entry, Record
from steamshed.kernel.state import State
from steamshed.kernel.words import sentence
from tools.golden import NAMES, RECORDS
from tools.messages import choices_of, events_of

PLAYTHROUGHS = RECORDS.parent / "playthroughs"
TOLD = {
    "age_of_steam": ["3_players_seed"],
    "steam": ["3_players_base", "3_players_standard"],
    "days_of_steam": ["2_players_steady"],
    "railroad_revolution": ["2_players_standard"],
    "binario": ["2_players_advanced_steady"],
}
"""The golden records that are told whole."""
MOST_GAMES = 60
"""How many games of each kind are looked through for moments."""


def told(game: steamshed.Game, event: Event) -> dict[str, object]:
    """An event as data, with its sentence."""
    return event.to_json() | {"says": sentence(game, "en", event, dict(enumerate(NAMES)))}


def tell(text: str) -> str:
    """A record told in events: a line an action, below it a line an event."""
    lines: list[str] = []

    def watch(entry: Entry, state: State, events: list[Event]) -> None:
        lines.append(f"{NAMES[entry.seat]}: {entry.action}")
        for event in events:
            seen = told(game, event)
            says = seen.pop("says")
            lines.append(f"    {says}")
            lines.append(f"        {json.dumps(seen, ensure_ascii=False)}")

    game, _ = Record.setting(text, steamshed.game)
    Record.parse(text, steamshed.game, watch=watch)
    return "\n".join(lines) + "\n"


def moment(game: steamshed.Game, before: State, action: Action, outcomes: list[Outcome]) -> dict[str, Any]:
    """What an action is called before it is taken, and what it causes."""
    after = before.clone()
    events = after.apply(action, steamshed.Scripted(outcomes))
    return {
        "position": before.dump(),
        "action": str(action),
        "outcomes": outcomes,
        "choice": told(game, before.choice(action).effect),
        "events": [told(game, event) for event in events],
    }


def ids_of(made: dict[str, Any]) -> set[str]:
    return {made["choice"]["id"], *(event["id"] for event in made["events"])}


def games(game: steamshed.Game) -> Iterator[tuple[State, Action, list[Outcome]]]:
    """Steps of games of every kind: settings, seats, random, steady and greedy play."""
    presets: list[dict[str, object]] = [{"preset": name} for name in game.options.presets] or [{}]
    single: list[dict[str, object]] = [
        {option.name: choice} for option in game.options for choice in option.choices if choice != option.default
    ]
    settings = [
        (players, options) for options in [*presets, *single] for players in game.seats if game.allows(players, options)
    ]
    yield from stored(game)
    greedy = bot("greedy", game)
    for seed, (players, options) in itertools.islice(enumerate(itertools.cycle(settings)), MOST_GAMES):
        for policy in ("steady", "random", "greedy") if seed % 8 == 0 else ("steady", "random"):
            chance, rng = steamshed.Chance(seed=seed), random.Random(seed)
            state = game.new(players, options, chance)
            while (seat := state.seat) is not None:
                legal = state.legal()
                if policy == "greedy":
                    action = greedy.choose(state.view(seat), legal, None, rng)
                else:
                    action = game.steady(state, legal, rng) if policy == "steady" else rng.choice(legal)
                before, seen = state.clone(), len(chance.drawn)
                state.apply(action, chance)
                yield before, action, chance.drawn[seen:]


def stored(game: steamshed.Game) -> Iterator[tuple[State, Action, list[Outcome]]]:
    """One action of every verb in the positions that are kept for tests."""
    for file in sorted((RECORDS.parent / "positions" / game.name).glob("*.json")):
        state = game.load(json.loads(file.read_text(encoding="utf-8")))
        for action in {str(action).partition(" ")[0]: action for action in state.legal()}.values():
            chance = steamshed.Chance(seed=1)
            state.clone().apply(action, chance)
            yield state, action, chance.drawn


def moments(game: steamshed.Game, known: set[str], wanted: set[str]) -> list[dict[str, Any]]:
    """A moment for every id that is wanted and not known."""
    found: list[dict[str, Any]] = []
    missing = wanted - known
    for before, action, outcomes in games(game):
        if not missing:
            break
        after = before.clone()
        events = after.apply(action, steamshed.Scripted(outcomes))
        if missing & {before.choice(action).effect.id, *(event.id for event in events)}:
            found.append(moment(game, before, action, outcomes))
            missing -= ids_of(found[-1])
    if missing:
        print(f"{game.name}: not found in play: {' '.join(sorted(missing))}")
    return found


def ids_told(text: str) -> set[str]:
    """The ids of the events of a told record."""
    return {json.loads(line)["id"] for line in text.splitlines() if line.startswith(" " * 8 + "{")}


def main(names: list[str]) -> None:
    for name in names or steamshed.games():
        game, folder = steamshed.game(name), PLAYTHROUGHS / name
        folder.mkdir(parents=True, exist_ok=True)
        known: set[str] = set()
        for stem in TOLD[name]:
            text = tell((RECORDS / name / f"{stem}.txt").read_text(encoding="utf-8"))
            (folder / f"{stem}.txt").write_text(text, encoding="utf-8")
            known |= ids_told(text)
        kept = folder / "moments.json"
        found = moments(game, known, events_of(game) | choices_of(game))
        lines = ",\n".join(json.dumps(made, ensure_ascii=False, separators=(",", ":")) for made in found)
        kept.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(f"{name}: {len(known)} ids told, {len(found)} moments, {kept.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
