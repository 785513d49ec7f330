"""Small helpers: a table with given companies, actions by text, what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import steamshed
from steamshed.games.railroad_revolution import RailroadRevolution
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance, Outcome, Scripted

GAME: Any = steamshed.game("railroad_revolution")
"""The game, seen by tests as nothing in particular."""


class Table:
    """A running game. Companies are given as in a position; those not given are as at the start."""

    def __init__(self, *seats: dict[str, Any], players: int = 4, phase: str = "place", **position: Any) -> None:
        companies = [*seats, *({} for _ in range(players - len(seats)))]
        data = {"game": "railroad_revolution", "players": players, "phase": phase, "seats": companies, **position}
        state = GAME.load(data)
        assert isinstance(state, RailroadRevolution)
        self.state: Any = state
        self.events: list[Event] = []

    def play(self, *actions: str, outcomes: Sequence[Outcome] | None = None) -> Table:
        """Plays actions; the outcomes are those of the last one, by default drawn for real."""
        for number, action in enumerate(actions):
            last = number == len(actions) - 1
            chance = Scripted(outcomes) if outcomes is not None and last else Chance(seed=1)
            self.events = self.state.apply(GAME.parse(action), chance)
            self.state.audit()
            if outcomes is not None and last:
                assert isinstance(chance, Scripted)
                assert not chance.rest
        return self

    def refusal(self, action: str) -> str | None:
        """The rule that forbids an action."""
        violation = self.state.check(GAME.parse(action))
        assert (violation is None) == (action in self.legal())
        return violation.rule if violation else None

    def legal(self, verb: str = "") -> list[str]:
        """The texts of the legal actions, or of those with a verb."""
        return [str(action) for action in self.state.legal() if not verb or str(action).split(" ")[0] == verb]

    def seat(self, number: int = 0) -> Any:
        data: Any = self.state.dump()
        return data["seats"][number]

    def cash(self, seat: int = 0) -> Any:
        return self.state.cash[seat]

    def shares(self, seat: int = 0) -> Any:
        return self.state.shares[seat]

    def workers(self, seat: int = 0) -> Any:
        """Available workers."""
        return self.state.available[seat]

    def common(self, colour: str) -> Any:
        data: Any = self.state.view(None)
        return data["common"][colour]

    @property
    def phase(self) -> Any:
        return self.state.phase


def specialists(count: int, *colours: str) -> dict[str, int]:
    """A personal supply of so many whites and one of each colour."""
    return {"white": count, **dict.fromkeys(colours, 1)}


def in_action(action: str, colour: str = "white", /, **company: Any) -> Table:
    """Seat 0 has just placed a worker; five workers in all unless said otherwise."""
    supply = {"white": 4} if colour == "white" else {"white": 4, colour: 1}
    company.setdefault("supply", supply)
    rest = {key: company.pop(key) for key in [*company] if key in TABLE_KEYS}
    others = rest.pop("others", [])
    return Table(company, *others, **rest).play(f"place {colour} {action}")


TABLE_KEYS = ("players", "city_tiles", "telegraph_tiles", "deal", "others", "under", "end", "options", "first_player")
