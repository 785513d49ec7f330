"""Maps with rules for tests: a map of the box with other rules, and positions on it."""

from __future__ import annotations

import itertools
import pathlib
import tempfile
from collections.abc import Mapping
from typing import Any

import steamshed
from steamshed.games import age_of_steam, steam
from steamshed.games.age_of_steam import AgeOfSteam
from steamshed.games.steam import Steam
from steamshed.hexrail.game import HexGame
from steamshed.kernel import words
from steamshed.kernel.chance import Chance

AGE: HexGame[Any] = age_of_steam.GAME
STEAM: HexGame[Any] = steam.GAME
GAMES: Mapping[str, HexGame[Any]] = {"age_of_steam": AGE, "steam": STEAM}
BOX = pathlib.Path(steamshed.__file__).parent / "games"
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="steamshed-maps-"))
NUMBERS = itertools.count(1)


def text_of(base: str, game: str = "age_of_steam") -> str:
    return (BOX / game / "content" / "maps" / f"{base}.toml").read_text(encoding="utf-8")


def file_with(rules: str, base: str = "polder", game: str = "age_of_steam", **changes: str) -> pathlib.Path:
    """A map of the box under a new name, with rules at its end and some of its text replaced."""
    name = f"ruled{next(NUMBERS)}"
    text = text_of(base, game).replace(f'name = "{base}"', f'name = "{name}"', 1)
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    file = FOLDER / f"{name}.toml"
    file.write_text(f"{text}\n{rules}\n", encoding="utf-8")
    return file


def lay(rules: str, base: str = "polder", game: str = "age_of_steam", **changes: str) -> str:
    """The name of a map with rules, ready for play."""
    return GAMES[game].lay_map(file_with(rules, base, game, **changes))


def new(map: str, players: int = 3, seed: int = 1, game: str = "age_of_steam", **options: object) -> Any:
    return GAMES[game].new(players, {"map": map, **options}, Chance(seed))


def at(
    phase: str, map: str, players: int = 3, seats: Mapping[int, Mapping[str, object]] | None = None, **rest: Any
) -> Any:
    """A position of Age of Steam on a map; what is not said is as at the start."""
    given = seats or {}
    data = {
        "game": "age_of_steam",
        "players": players,
        "phase": phase,
        "options": AGE.choose(players, {"map": map}),
        "seats": [dict(given.get(seat, {})) for seat in range(players)],
        **rest,
    }
    state = AGE.load(data)
    assert isinstance(state, AgeOfSteam)
    return state


def at_steam(
    phase: str, map: str, players: int = 4, seats: Mapping[int, Mapping[str, object]] | None = None, **rest: Any
) -> Any:
    """The same of Steam."""
    given = seats or {}
    data = {
        "game": "steam",
        "players": players,
        "phase": phase,
        "options": {"map": map},
        "seats": [dict(given.get(seat, {})) for seat in range(players)],
        **rest,
    }
    state = STEAM.load(data)
    assert isinstance(state, Steam)
    return state


def refusal(state: Any, text: str) -> str | None:
    """The rule that forbids an action, or None; the list of choices says the same."""
    action = state_game(state).parse(text, state)
    violation = state.check(action)
    assert (violation is None) == (action in state.legal()), text
    if violation is not None:
        said = words.refusal(state_game(state), "en", violation)
        assert said.startswith(f"{violation.rule}: "), said
        return str(violation.rule)
    return None


def act(state: Any, *texts: str, chance: Chance | None = None) -> list[steamshed.Event]:
    events = []
    for text in texts:
        events += state.apply(state_game(state).parse(text, state), chance or Chance(0))
        state.audit()
    return events


def state_game(state: Any) -> HexGame[Any]:
    return GAMES["age_of_steam"] if isinstance(state, AgeOfSteam) else GAMES["steam"]


def findings(rules: str, base: str = "polder", game: str = "age_of_steam", **changes: str) -> list[str]:
    """All that is wrong with the rules of a map, without the name of the file."""
    return [line for line, _ in GAMES[game].maps.findings(file_with(rules, base, game, **changes))]
