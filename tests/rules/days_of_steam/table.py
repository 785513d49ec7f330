"""A table of Days of Steam for tests: positions in few words, actions as text, questions as players ask them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import steamshed
from steamshed.games.days_of_steam import DaysOfSteam
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Outcome, Scripted

GAME = steamshed.game("days_of_steam")
Board = Mapping[str, str]
Seat = Mapping[str, Any]

# a yellow city, two straights east of it, a red one; the straights have room around them
LINE = {"0,0": "yellow", "1,0": "ST/1", "2,0": "ST/1", "3,0": "red"}


class Table:
    """A game in progress."""

    def __init__(self, state: DaysOfSteam) -> None:
        self.state = state

    # -- acting --------------------------------------------------------------------------------------------------

    def act(self, *texts: str, chance: Sequence[Outcome] = ()) -> list[Event]:
        """Plays actions one after the other. The scripted outcomes must be exactly what they draw."""
        script, events = Scripted(chance), list[Event]()
        for text in texts:
            events += self.state.apply(GAME.parse(text), script)
        assert not script.rest, f"not drawn: {script.rest}"
        return events

    def happened(self, *texts: str, chance: Sequence[Outcome] = ()) -> dict[str, Event]:
        """Plays actions; what happened, by message id."""
        return {event.id: event for event in self.act(*texts, chance=chance)}

    def refusal(self, text: str) -> tuple[str, str]:
        """The rule by which an action is refused, and the reason within it."""
        violation = self.state.check(GAME.parse(text))
        assert violation is not None, f"{text} is legal"
        return violation.rule, str(violation.args.get("reason", ""))

    def refused(self, text: str) -> str:
        return self.refusal(text)[0]

    def allows(self, text: str) -> bool:
        action = GAME.parse(text)
        allowed = self.state.check(action) is None
        assert allowed == (action in self.state.legal())
        return allowed

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def data(self) -> dict[str, Any]:
        return self.state.dump()

    @property
    def seats(self) -> list[dict[str, Any]]:
        seats: list[dict[str, Any]] = self.data["seats"]
        return seats

    def goods(self, cell: str) -> dict[str, int]:
        found: dict[str, int] = self.data["goods"][cell]
        return found

    def texts(self, verb: str = "") -> list[str]:
        return [str(action) for action in self.state.legal() if str(action).split(" ")[0].startswith(verb)]

    def copy(self) -> Table:
        return Table(self.state.clone())


def table(
    board: Board = LINE,
    seats: Sequence[Seat] = ({}, {}),
    phase: str = "turn",
    options: Mapping[str, object] | None = None,
    **parts: Any,
) -> Table:
    """A position: seat 0 is to move unless something else is said."""
    data = {"game": "days_of_steam", "players": len(seats), "phase": phase, "board": dict(board), **parts}
    data["seats"] = [dict(seat) for seat in seats]
    data["options"] = dict(options or {})
    state = GAME.load(data)
    assert isinstance(state, DaysOfSteam)
    return Table(state)


def in_hand(board: Board, *tiles: str, **parts: Any) -> Table:
    """Seat 0 of two holds these tiles and is to move; the trains stand in the start city."""
    return table(board, [{"hand": list(tiles)}, {}], **parts)


def driver(board: Board = LINE, train: str = "0,0", steam: int = 6, others: Sequence[str] = (), **parts: Any) -> Table:
    """Seat 0 has a train and steam; other trains stand where it is said."""
    own = {"train": train, "steam": steam, **parts.pop("own", {})}
    rest: list[Seat] = [{"train": other} for other in others] or [{}]
    if not others and "0,0" in board and board["0,0"] not in ("red", "green", "yellow", "blue"):
        rest = [{"train": next(cell for cell in board if cell != train.split(" ")[0])}]
    return table(board, [own, *rest], **parts)


def new(players: int = 2, seed: int = 1, **options: object) -> Table:
    state = GAME.new(players, options, steamshed.Chance(seed=seed))
    assert isinstance(state, DaysOfSteam)
    return Table(state)
