"""A table of Steam for tests: lay it out, act by text, ask what is there.

Fields are named by axial coordinates as in the rules' examples: 0,0 is Albany on the us map.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import steamshed
from steamshed.games.steam.content import reader as content
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Scripted
from steamshed.rail.network import NOBODY, Link

GAME = steamshed.game("steam")
STANDARD = {"preset": "standard"}


def seats(count: int = 4, **changed: dict[str, Any]) -> list[dict[str, Any]]:
    """Seats as at the start, some changed: ``seats(4, s0={"cash": 5})``."""
    return [dict(changed.get(f"s{seat}", {})) for seat in range(count)]


def tile(face: str, *owners: int | None) -> dict[str, Any]:
    """A tile, ``22 1``, with the owner of each path or spur in the order of the edges; one owner is for all."""
    name, turn = face.split(" ")
    tiles = content.tile_set()
    found = tiles.pieces[tiles.find[(name, int(turn))]]
    keys = [str(edge) for edge in found.exits] if name[0] == "T" else [f"{a}-{b}" for a, b in sorted(found.segments)]
    given = owners * len(keys) if len(owners) == 1 else owners
    return {"tile": face, "owners": dict(zip(keys, given, strict=True))}


class Table:
    """A position and what can be asked of it."""

    def __init__(self, phase: str, players: int = 4, options: dict[str, Any] | None = None, **parts: Any) -> None:
        data = {"game": "steam", "players": players, "phase": phase, "options": options or {}, **parts}
        self.state: Any = GAME.load(data)
        self.events: list[Event] = []

    @classmethod
    def of_dump(cls, data: dict[str, Any]) -> Table:
        return cls(**{key: value for key, value in data.items() if key not in ("game", "rules")})

    def do(self, *texts: str) -> Table:
        for text in texts:
            self.events += self.state.apply(GAME.parse(text, self.state), Scripted([]))
            self.state.audit()
        return self

    def rule(self, text: str) -> str | None:
        """The rule that forbids an action, or None."""
        action = GAME.parse(text, self.state)
        violation = self.state.check(action)
        assert (violation is None) == (str(action) in self.legal()), text
        return None if violation is None else violation.rule

    def name(self, hex: str) -> str:
        return str(self.state.rules.board.grid.names[self.state.rules.board.field_at[hex]])

    def legal(self) -> list[str]:
        return [str(action) for action in self.state.legal()]

    @property
    def seat(self) -> int | None:
        found: int | None = self.state.seat
        return found

    @property
    def phase(self) -> str:
        return str(self.state.phase)

    @property
    def order(self) -> list[int]:
        return list(self.state.order)

    def of(self, seat: int) -> dict[str, Any]:
        """What lies before a player."""
        found: dict[str, Any] = self.state.dump()["seats"][seat]
        return found

    def money(self, seat: int) -> tuple[int, int, int]:
        """Cash, income and victory points."""
        found = self.of(seat)
        return found["cash"], found["income"], found["vp"]

    def owner(self, hex: str, key: str) -> int | None:
        """The owner of a path (``0-3``) or spur (``2``)."""
        found: int | None = self.state.dump()["track"][self.name(hex)]["owners"][key]
        return found

    def tile(self, hex: str) -> str | None:
        laid = self.state.dump()["track"].get(self.name(hex))
        return None if laid is None else laid["tile"]

    def links(self, owner: int | None) -> list[tuple[str, str]]:
        """The complete links of a seat, each by its ends in alphabetical order."""
        network, names = self.state.network, self.state.rules.board.node_name
        wanted = NOBODY if owner is None else owner
        return sorted(
            tuple(sorted((names[network.start[section]], names[network.end[section]])))
            for section in network.sections()
            if network.owner[section] == wanted and network.end[section] >= 0
        )

    def incomplete(self, owner: int | None) -> list[tuple[str, int]]:
        """The incomplete links of a seat by their open ends."""
        network = self.state.network
        wanted = NOBODY if owner is None else owner
        slots = [network.open_slot[section] for section in network.unfinished() if network.owner[section] == wanted]
        return [(network.grid.names[slot // 6], slot % 6) for slot in slots]

    def cubes(self, city: str) -> dict[str, int]:
        found: dict[str, int] = self.state.dump()["cubes"].get(city, {})
        return found

    def price(self, text: str) -> int | None:
        found: int | None = self.state.choice(GAME.parse(text)).price
        return found


def building(seat: int = 0, players: int = 4, options: dict[str, Any] | None = None, **parts: Any) -> Table:
    """A build turn; every seat has cash unless told."""
    parts.setdefault("seats", seats(players, **{f"s{n}": {"cash": 50} for n in range(players)}))
    return Table("build", players, options, seat=seat, **parts)


def linked(table: Table, legs: Sequence[tuple[str, str, int | None]]) -> Table:
    """Puts links between settlements on the table, whatever the map: one end, other end, owner.

    The links of a settlement leave it by sides 0, 1, 2 ... in the order in which they are named.
    """
    board, network = table.state.rules.board, table.state.network
    found: list[list[Link]] = [[] for _ in board.grid.names]
    for section, (one, other, owner) in enumerate(legs, 1):
        whose = NOBODY if owner is None else owner
        for start, end in ((one, other), (other, one)):
            at = board.node_at[start]
            found[at].append(Link(len(found[at]), board.node_at[end], whose, section))
    network.links_cache = found
    return table
