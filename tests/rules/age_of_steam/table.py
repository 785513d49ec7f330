"""A table of Age of Steam for tests: positions in few words, actions as text, questions as players ask them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import steamshed
from steamshed.games.age_of_steam import AgeOfSteam, AgeOfSteamGame
from steamshed.games.age_of_steam.content import reader as content
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance, Outcome, Scripted
from steamshed.kernel.violation import IllegalAction
from steamshed.rail.network import ORDINARY, TOWN

GAME = steamshed.game("age_of_steam")
assert isinstance(GAME, AgeOfSteamGame)
BOARD = content.MAPS.board("rust_belt")
PRESETS = ("seed", "official")
both_presets = pytest.mark.parametrize("preset", PRESETS)

Owners = int | None | Mapping[str, int | None]
"""One owner for all track on a tile, or one for each segment (``2-4``) or exit (``1``)."""
Track = Mapping[str, tuple[str, Owners]]
"""Field to its tile (``gentle 2``) and its owners."""


class Table:
    """A game in progress."""

    def __init__(self, state: AgeOfSteam) -> None:
        self.state = state

    # -- acting --------------------------------------------------------------------------------------------------

    def act(self, *texts: str, chance: Sequence[Outcome] = ()) -> list[Event]:
        """Plays actions one after the other. The scripted outcomes must be exactly what they draw."""
        script, events = Scripted(chance), []
        for text in texts:
            assert self.offers(text), f"{text!r} is refused by {self.state.check(GAME.parse(text))}"
            events += self.state.apply(GAME.parse(text), script)
            self.state.audit()
        assert script.rest == []
        return events

    def offers(self, text: str) -> bool:
        """Whether an action is legal; the list of choices and the judge must agree."""
        action = GAME.parse(text)
        listed = action in self.state.legal()
        assert listed == (self.state.check(action) is None), text
        return listed

    def refusal(self, text: str) -> str:
        """The rule that forbids an action. It must not be in the list, must not be played and must change nothing."""
        action = GAME.parse(text)
        violation = self.state.check(action)
        assert violation is not None, f"{text!r} is legal"
        assert action not in self.state.legal()
        before = self.state.dump()
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(action, Chance(seed=0))
        assert caught.value.violation == violation
        assert self.state.dump() == before
        return violation.rule

    def price_of(self, text: str) -> int:
        """What an action really costs the acting seat, tried on a copy; the price shown must be the same."""
        seat, copy = self.seat, Table(self.state.clone())
        shown = self.state.choice(GAME.parse(text)).price
        before = self.cash[seat]
        copy.act(text)
        assert before - copy.cash[seat] == shown
        return before - copy.cash[seat]

    def choices(self, verb: str) -> list[str]:
        """The legal actions with a verb."""
        return [str(action) for action in self.state.legal() if str(action).split(" ")[0] == verb]

    def finish_moves(self, white: Sequence[int] = (), black: Sequence[int] = ()) -> list[Event]:
        """Everybody lets the rest of the move phase go by; then the growth dice fall (sixes if not said)."""
        players = self.state.rules.players
        events: list[Event] = []
        while self.state.phase == "move_goods":
            last = self.state.move_round == 2 and len(self.state.queue) == 1
            dice = [*(white or [6] * players), *(black or [6] * players)]
            producing = self.state.holder(5) >= 0 and -1 in self.state.display
            events += self.act("nothing", chance=dice if last and not producing else ())
        return events

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        assert self.state.seat is not None
        return self.state.seat

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def cash(self) -> list[int]:
        return self.state.cash[:]

    @property
    def income(self) -> list[int]:
        return self.state.income[:]

    @property
    def shares(self) -> list[int]:
        return self.state.shares[:]

    @property
    def engine(self) -> list[int]:
        return self.state.engine[:]

    @property
    def order(self) -> list[int]:
        return self.state.order[:]

    @property
    def supply(self) -> dict[str, int]:
        return {tile.name: self.state.supply[type] for type, tile in enumerate(BOARD.tiles.types)}

    @property
    def seats(self) -> list[dict[str, Any]]:
        """The companies as everybody sees them."""
        data: Any = self.state.view(None)
        seats: list[dict[str, Any]] = data["seats"]
        return seats

    @property
    def discs(self) -> int:
        return self.state.discs

    @property
    def bag(self) -> dict[str, int]:
        return {colour: count for colour, count in zip(BOARD.goods.colours, self.state.bag, strict=True) if count}

    def cubes(self, city: str) -> dict[str, int]:
        data: Any = self.state.dump()
        cubes: dict[str, int] = data["cubes"][city]
        return cubes

    def column(self, name: str) -> list[str | None]:
        """A column of the goods display from the top."""
        data: Any = self.state.dump()
        boxes: list[str | None] = data["display"][name]
        return boxes

    def tile(self, hex: str) -> str | None:
        piece = self.state.network.piece[BOARD.grid.index[hex]]
        return BOARD.tiles.label(piece) if piece else None

    def owner(self, hex: str, edge: int) -> int | None:
        """Who owns the track at an edge of a field."""
        network = self.state.network
        section = network.section_at[6 * BOARD.grid.index[hex] + edge]
        assert section, f"there is no track at {hex} {edge}"
        return network.owner[section] if network.owner[section] >= 0 else None

    def links(self) -> list[tuple[str, str, int | None]]:
        """Every completed link: its two ends by name and its owner."""
        network, names = self.state.network, BOARD.node_name
        found: list[tuple[str, str, int | None]] = []
        for section in network.sections():
            if network.is_link(section):
                a, b = sorted((names[network.start[section]], names[network.end[section]]))
                found.append((a, b, network.owner[section] if network.owner[section] >= 0 else None))
        return sorted(found, key=str)

    def open_ends(self) -> dict[str, int | None]:
        """Every unfinished section: where it is open (``N9 3``) and its owner."""
        network = self.state.network
        return {
            f"{BOARD.grid.names[network.open_slot[section] // 6]} {network.open_slot[section] % 6}": (
                network.owner[section] if network.owner[section] >= 0 else None
            )
            for section in network.unfinished()
        }


def tile_part(hex: str, tile: str, owners: Owners, city: bool) -> dict[str, object]:
    """A tile as a position writes it."""
    name, turn = tile.split(" ")
    piece = BOARD.tiles.pieces[BOARD.tiles.find[(name, int(turn))]]
    town = BOARD.stop[BOARD.grid.index[hex]] == TOWN and not city
    parts = [str(edge) for edge in piece.exits] if town else [f"{a}-{b}" for a, b in piece.segments]
    named = dict(owners) if isinstance(owners, Mapping) else dict.fromkeys(parts, owners)
    return {"tile": tile, "owners": named, "disc": town and not BOARD.is_town_tile(piece.id)}


def by_seat(values: object, players: int) -> list[Any]:
    """One value for each seat: given as a list, as some seats' values, or as the same for all."""
    if isinstance(values, Mapping):
        return [values.get(seat) for seat in range(players)]
    if isinstance(values, list | tuple):
        assert len(values) == players
        return list(values)
    return [values] * players


def table(
    phase: str,
    players: int = 3,
    preset: str = "seed",
    *,
    options: Mapping[str, object] | None = None,
    track: Track | None = None,
    new_cities: Mapping[str, str] | None = None,
    cash: object = None,
    income: object = None,
    shares: object = None,
    engine: object = None,
    action: object = None,
    features: object = None,
    out: object = None,
    **rest: Any,
) -> Table:
    """A position. What is not said is as at the start; the display and the cities are empty."""
    seats: list[dict[str, object]] = [{} for _ in range(players)]
    given = {
        "cash": cash, "income": income, "shares": shares, "engine": engine,
        "action": action, "features": features, "out": out,
    }  # fmt: skip
    for name, values in given.items():
        for seat, value in enumerate(by_seat(values, players)):
            if value is not None:
                seats[seat][name] = value
    cities = dict(new_cities or {})
    data: dict[str, object] = {
        "game": "age_of_steam",
        "players": players,
        "phase": phase,
        "options": GAME.options.resolve({"preset": preset, **(options or {})}),
        "seats": seats,
        "new_cities": cities,
        "track": {hex: tile_part(hex, tile, owners, hex in cities) for hex, (tile, owners) in (track or {}).items()},
        **rest,
    }
    state = GAME.load(data)
    assert isinstance(state, AgeOfSteam)
    return Table(state)


def building(preset: str = "seed", track: Track | None = None, players: int = 3, **rest: Any) -> Table:
    """Seat 0 at the beginning of its build turn with $20."""
    return table("build_track", players, preset, track=track, **{"cash": 20, **rest})


def stubs(count: int, owner: int | None, avoid: Sequence[str] = ()) -> Track:
    """So many unfinished sections of one tile each, all beginning at cities, away from some fields."""
    grid = BOARD.grid
    laid: dict[str, tuple[str, Owners]] = {}
    taken = {grid.index[hex] for hex in avoid}
    for city in BOARD.cities:
        for edge in range(6):
            field, entry = grid.neighbour(city, edge), (edge + 3) % 6
            if len(laid) == count or field < 0 or field in taken or BOARD.stop[field] != ORDINARY:
                continue
            for piece in BOARD.fits.find(BOARD.closed[field], 1 << entry):
                beyond = grid.neighbour(field, BOARD.tiles.pieces[piece].partner[entry])
                if beyond not in taken and BOARD.stop[beyond] == ORDINARY:
                    laid[grid.names[field]] = (BOARD.tiles.label(piece), owner)
                    taken.update((field, beyond))
                    break
    assert len(laid) == count
    return laid
