"""The core of a game is small. What it offers to clients, to bots and to those who learn may be absent."""

from __future__ import annotations

import ast
import pathlib
import random
from collections.abc import Mapping

import pytest

import steamshed
from steamshed.ai.game_ai import ai_of
from steamshed.bots.greedy import GreedyBot
from steamshed.kernel.action import Action, Event, Notation, bare
from steamshed.kernel.chance import Chance
from steamshed.kernel.earlier_names import EarlierNames
from steamshed.kernel.game import AnyGame, Game
from steamshed.kernel.game_config import Setting
from steamshed.kernel.options import Options
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation
from steamshed.ui import assist
from steamshed.ui.game_ui import ui_of

SOURCE = pathlib.Path(steamshed.__file__).parent
MOST = 15
UP, DOWN = Action("up"), Action("down")
MOVED = {name for name in vars(EarlierNames) if not name.startswith("_")} - {"ui", "ai", "rl", "maps", "name"}


class Count(State):
    """Two seats say up or down until the sum is 3."""

    def __init__(self, sums: list[int]) -> None:
        self.sums = sums
        self.seat: int | None = None if sum(sums) >= 3 else 0
        self.phase = "say"

    def legal(self) -> list[Action]:
        return [] if self.seat is None else [UP, DOWN]

    def check(self, action: Action) -> Violation | None:
        return None if action in self.legal() else Violation("CO-01")

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        assert self.seat is not None
        self.sums[self.seat] += 1 if action == UP else -1
        self.seat = None if sum(self.sums) >= 3 else 1 - self.seat
        return []

    def clone(self) -> Count:
        copy = Count(self.sums[:])
        copy.seat = self.seat
        return copy

    def view(self, seat: int | None) -> dict[str, object]:
        return {"sums": self.sums[:], "seat": self.seat}

    def scores(self) -> list[int]:
        return self.sums[:]


class CountGame(Game[Count]):
    """Nothing but a core."""

    name = "count"
    seats = range(2, 3)
    options = Options([], {})
    notation = Notation({"up": ("", bare(UP)), "down": ("", bare(DOWN))})
    longest = 1000

    def begin(self, setting: Setting, chance: Chance) -> Count:
        return Count([0, 0])

    def imagine(self, view: Mapping[str, object], chance: Chance, own: bool = False) -> Count:
        sums, seat = view["sums"], view["seat"]
        assert isinstance(sums, list)
        assert seat is None or isinstance(seat, int)
        state = Count(sums[:])
        state.seat = seat
        return state

    def candidates(self, state: Count) -> list[Action]:
        return [UP, DOWN]


def test_a_game_has_fifteen_methods_at_most() -> None:
    own = [name for name, value in vars(Game).items() if callable(value) or isinstance(value, property)]
    assert len(own) <= MOST, own


def test_a_game_that_offers_nothing_is_shown_as_a_list_of_actions() -> None:
    game: AnyGame = CountGame()
    state = game.new(2)
    assert ui_of(game).scenes(state.view(0)) == []
    assert ui_of(game).figures(state, 1) == {"points": 0}
    assert ui_of(game).endings == ()
    assert assist.preview(game, state, 0, [UP]) == []
    assert assist.panel(game, state.view(0)) is None
    assert assist.forecast(game, state.view(0), [UP]) == []
    assert assist.why(game, state, ["somewhere"]) is None


def test_a_game_that_offers_nothing_is_played_by_bots() -> None:
    game: AnyGame = CountGame()
    state, rng, bot = game.new(2), random.Random(1), GreedyBot(game)
    assert ai_of(game).weights().weights == {}
    while state.seat is not None:
        assert ai_of(game).steady(state, state.legal(), rng) in (UP, DOWN)
        state.apply(bot.choose(state.view(state.seat), state.legal(), None, rng), Chance(1))
    assert state.scores() == [2, 1]


@pytest.mark.parametrize("name", steamshed.games())
def test_the_earlier_names_answer_as_what_is_offered(name: str) -> None:
    game = steamshed.game(name)
    assert game.ui is not None
    assert game.ai is not None
    assert game.rl is not None
    state = game.new(game.seats[0], chance=Chance(3))
    seat, legal, view = state.seat or 0, state.legal(), state.view(state.seat)
    assert game.endings == game.ui.endings
    assert game.scenes(view, "hu") == game.ui.scenes(view, "hu")
    assert game.route(state, seat, legal[0]) == game.ui.route(state, seat, legal[0])
    assert game.course(state, seat, legal[:1]) == game.ui.course(state, seat, legal[:1])
    assert game.where(state, seat, {"die": 1}) == game.ui.where(state, seat, {"die": 1})
    assert game.panel(state, seat) == game.ui.panel(state, seat)
    assert game.plans_between(state, seat, []) == game.ui.plans_between(state, seat, [])
    assert game.forecast(state, seat, legal[:1]) == game.ui.forecast(state, seat, legal[:1])
    assert game.figures(state, seat) == game.ui.figures(state, seat)
    assert type(game.heuristics()) is type(game.ai.heuristics())
    assert game.weights() == game.ai.weights()
    assert game.steady(state, legal, random.Random(5)) == game.ai.steady(state, legal, random.Random(5))
    assert [sense.name for sense in game.senses(state)] == [sense.name for sense in game.rl.senses(state)]
    assert (game.factored(state) is None) == (game.rl.factored(state) is None)
    assert game.map_sizes() == ({} if game.maps is None else game.maps.sizes())


def test_an_earlier_name_says_what_a_game_does_not_offer() -> None:
    game: AnyGame = CountGame()
    for ask, what in (
        (lambda: game.scenes({}), "ui"),
        (game.heuristics, "ai"),
        (lambda: game.factored(game.new(2)), "rl"),
        (lambda: game.check_map(pathlib.Path("x.toml")), "maps"),
    ):
        with pytest.raises(steamshed.OptionError, match=f"count has no {what}"):
            ask()


@pytest.mark.parametrize("file", sorted((SOURCE / "kernel").glob("*.py")), ids=lambda file: file.stem)
def test_the_kernel_names_what_is_built_on_it_for_types_only(file: pathlib.Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for_types = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node not in for_types:
            assert not node.module.startswith("steamshed.") or node.module.startswith("steamshed.kernel."), node.module


def test_nothing_here_uses_the_earlier_names() -> None:
    """Whoever holds a game calls it ``game``."""
    found = []
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in MOVED:
                holder = node.value
                called = holder.id if isinstance(holder, ast.Name) else getattr(holder, "attr", "")
                if called in ("game", "GAME"):
                    found.append(f"{file.relative_to(SOURCE)}:{node.lineno}: {called}.{node.attr}")
    assert {"scenes", "panel", "heuristics", "steady", "senses", "check_map"} <= MOVED
    assert not found
