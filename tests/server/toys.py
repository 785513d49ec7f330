"""Three toy games for the server's tests and benchmarks; the server loads them with STEAMSHED_EXTRA_GAMES.

``tally``: seats add 1 to 3 to a common sum in turn; nothing is hidden, nothing random. ``revised``: the same, with a
second version of its rules. ``secrets``: every seat holds words that nobody else may know, plays one openly or puts one
away unseen, and draws another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from steamshed.kernel.action import Action, Event, Notation, expect_count, read_choice, read_number
from steamshed.kernel.chance import Chance
from steamshed.kernel.game import Game
from steamshed.kernel.game_config import Setting
from steamshed.kernel.options import Option, Options
from steamshed.kernel.state import State
from steamshed.kernel.violation import Violation
from steamshed.ui.game_ui import GameUi
from steamshed.ui.scene import Scene, Thing

WORDS = [f"word{number:02d}" for number in range(80)]
HAND = 3


class Tally(State):
    def __init__(self, players: int, goal: int, most: int = 3) -> None:
        self.players = players
        self.goal = goal
        self.most = most
        self.sums = [0] * players
        self.total = 0
        self.seat: int | None = 0
        self.phase = "add"

    def legal(self) -> list[Action]:
        return [] if self.seat is None else [Action(f"add {amount}") for amount in range(1, self.most + 1)]

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            return Violation("TA-END-01")
        return None if action in self.legal() else Violation("TA-ADD-01", {"action": str(action)})

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        assert self.seat is not None
        amount = int(str(action).split()[1])
        seat = self.seat
        self.sums[seat] += amount
        self.total += amount
        over = self.total >= self.goal
        self.seat = None if over else (seat + 1) % self.players
        self.phase = "over" if over else "add"
        return [Event("added", seat, {"amount": amount, "total": self.total})]

    def clone(self) -> Tally:
        made = Tally(self.players, self.goal, self.most)
        made.become(self)
        return made

    def become(self, other: State) -> None:
        assert isinstance(other, Tally)
        self.sums, self.total, self.seat, self.phase = list(other.sums), other.total, other.seat, other.phase

    def view(self, seat: int | None) -> dict[str, object]:
        return {"game": "tally", "sums": list(self.sums), "total": self.total, "seat": self.seat, "goal": self.goal}

    def scores(self) -> list[int]:
        return list(self.sums)

    def standing(self) -> list[list[int]]:
        return [[s for s in range(self.players) if self.sums[s] == points] for points in sorted({*self.sums})[::-1]]


class SumsDrawn(GameUi):
    def scenes(self, view: Mapping[str, object], language: str = "en") -> list[Scene]:
        sums = view["sums"]
        assert isinstance(sums, list)
        things = tuple(Thing(f"sum-{s}", "sum", (10.0 * s, 0.0), label=str(value)) for s, value in enumerate(sums))
        return [Scene("board", "Tally", (0, 0, 100, 20), "<path/>", {"sum": "<circle/>"}, things)]


class TallyGame(Game):
    name = "tally"
    package = "steamshed"
    prefix = "TA"
    seats = range(2, 7)
    longest = 1_000_000
    hidden = False
    ui = SumsDrawn()

    def __init__(self) -> None:
        self.options = Options([Option("goal", [30, 6, 1_000_000], 30, str)], {})
        self.notation = Notation({"add": ("NUMBER", read_add)})

    def begin(self, setting: Setting, chance: Chance) -> Tally:
        return Tally(setting.players, int(setting.options["goal"]))

    def imagine(self, view: Mapping[str, object], chance: Chance, own: bool = False) -> Tally:
        """Nothing is hidden."""
        sums, goal, seat = view["sums"], view["goal"], view["seat"]
        assert isinstance(sums, list)
        assert isinstance(goal, int)
        assert seat is None or isinstance(seat, int)
        state = Tally(len(sums), goal)
        state.sums, state.total, state.seat = list(sums), sum(sums), seat
        return state


class RevisedGame(TallyGame):
    name = "revised"
    versions = range(1, 3)

    def begin(self, setting: Setting, chance: Chance) -> Tally:
        # until version 2 nobody could add 4
        return Tally(setting.players, int(setting.options["goal"]), 3 if setting.version == 1 else 4)


def read_add(text: str, words: Sequence[str]) -> Action:
    expect_count(text, words, 1, "a number")
    return Action(f"add {read_number(text, words[0], 0, 9, 'the amount')}")


class Secrets(State):
    def __init__(self, players: int, turns: int) -> None:
        self.players = players
        self.left = players * turns
        self.pile = dict.fromkeys(WORDS, 1)
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.away: list[list[str]] = [[] for _ in range(players)]
        self.played: list[str] = []
        self.seat: int | None = 0
        self.phase = "play"

    def draw(self, seat: int, chance: Chance) -> None:
        word = chance.draw("pile", self.pile)
        del self.pile[word]
        self.hands[seat].append(word)

    def legal(self) -> list[Action]:
        if self.seat is None:
            return []
        return [Action(f"{verb} {word}") for verb in ("play", "hide") for word in sorted(self.hands[self.seat])]

    def check(self, action: Action) -> Violation | None:
        if self.seat is None:
            return Violation("SE-END-01")
        return None if action in self.legal() else Violation("SE-PLAY-01")

    def perform(self, action: Action, chance: Chance) -> list[Event]:
        assert self.seat is not None
        verb, word = str(action).split()
        seat = self.seat
        self.hands[seat].remove(word)
        events = [Event("hidden", seat, {})]
        if verb == "play":
            self.played.append(word)
            events = [Event("played", seat, {"word": word}, reveals=True)]
        else:
            self.away[seat].append(word)
        self.draw(seat, chance)
        self.left -= 1
        self.seat = (seat + 1) % self.players if self.left else None
        self.phase = "play" if self.left else "over"
        return [*events, Event("drew", seat, {"words": 1})]

    def clone(self) -> Secrets:
        made = Secrets(self.players, 1)
        made.become(self)
        return made

    def become(self, other: State) -> None:
        assert isinstance(other, Secrets)
        self.left, self.seat, self.phase = other.left, other.seat, other.phase
        self.pile, self.played = dict(other.pile), list(other.played)
        self.hands = [list(hand) for hand in other.hands]
        self.away = [list(words) for words in other.away]

    def view(self, seat: int | None) -> dict[str, object]:
        view: dict[str, object] = {
            "game": "secrets",
            "seat": self.seat,
            "played": list(self.played),
            "pile": len(self.pile),
            "away": [len(words) for words in self.away],
            "scores": self.scores(),
        }
        if seat is not None:
            view |= {"hand": list(self.hands[seat]), "hidden": list(self.away[seat])}
        return view

    def scores(self) -> list[int]:
        return [len(words) for words in self.away]

    def standing(self) -> list[list[int]]:
        points = self.scores()
        return [[s for s in range(self.players) if points[s] == value] for value in sorted({*points})[::-1]]


class HandDrawn(GameUi):
    def scenes(self, view: Mapping[str, object], language: str = "en") -> list[Scene]:
        hand = view.get("hand", [])
        assert isinstance(hand, list)
        things = tuple(Thing(f"card-{word}", "card", (0.0, 0.0), title=word) for word in hand)
        return [Scene("hand", "Hand", (0, 0, 100, 20), "", {"card": "<path/>"}, things)]


class SecretsGame(Game):
    name = "secrets"
    package = "steamshed"
    prefix = "SE"
    seats = range(2, 5)
    longest = 200
    ui = HandDrawn()

    def __init__(self) -> None:
        self.options = Options([Option("turns", [6, 2], 6, str)], {})
        self.notation = Notation({"play": ("WORD", read_word), "hide": ("WORD", read_word)})

    def begin(self, setting: Setting, chance: Chance) -> Secrets:
        players = setting.players
        state = Secrets(players, int(setting.options["turns"]))
        for _ in range(HAND):
            for seat in range(players):
                state.draw(seat, chance)
        return state

    def tell(
        self, action: str, events: list[dict[str, object]], actor: int, viewer: int | None
    ) -> tuple[str, list[dict[str, object]]]:
        return ("hide", events) if action.startswith("hide") and viewer != actor else (action, events)


def read_word(text: str, words: Sequence[str]) -> Action:
    expect_count(text, words, 1, "a word")
    read_choice(text, words[0], WORDS, "the word")
    return Action(text)


GAMES = [TallyGame(), RevisedGame(), SecretsGame()]
