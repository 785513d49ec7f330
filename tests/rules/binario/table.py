"""Small helpers: a position on the test map, actions by text, what is on the table afterwards."""

from __future__ import annotations

from typing import Any

import steamshed
from steamshed.games.binario import GAME, Binario
from steamshed.games.binario.rules.rounds import unseen
from steamshed.kernel.chance import Chance, Scripted

QUIET = {1: "I_quiet", 2: "II_quiet", 3: "III_quiet", 4: "IV_quiet"}
FIRST_ROUND = {1: 1, 2: 25, 3: 49, 4: 65}


def table(phase: str = "build", era: int = 1, options: dict[str, Any] | None = None, **parts: Any) -> Binario:
    """A position on the test map: by default the holder's step 3 in the first round of an era, with a quiet card. The
    holder chooses the pile, so that what happens between two rounds stands still; P1 begins every era, as in the
    rulebook's examples."""
    data: dict[str, Any] = {
        "game": "binario",
        "players": 2,
        "options": {"map_mode": "fixed:test1", "pile_choice": True, "era_start": "cube", **(options or {})},
        "phase": phase,
        "round": FIRST_ROUND[era],
    }
    before_card = ("control_card", "food_factory", "over", "draft_return", "draft_pass", "draft_keep")
    if phase not in before_card and "card" not in parts:
        data["card"] = QUIET[era]
    data.update(parts)
    return GAME.load(data)


def act(state: Binario, *texts: str) -> list[steamshed.Event]:
    """Plays actions that draw no chance; the events of all of them."""
    events: list[steamshed.Event] = []
    for text in texts:
        events += state.apply(GAME.parse(text), Scripted([]))
    return events


def draw(state: Binario, card: str, pile: int = 1) -> list[steamshed.Event]:
    """The holder draws a card."""
    return state.apply(GAME.parse(f"pile {pile}"), Scripted([card]))


def texts(state: Binario, verb: str = "") -> list[str]:
    """The legal actions, of one verb."""
    return [str(action) for action in state.legal() if not verb or str(action).split(" ")[0] == verb]


def refused(state: Binario, text: str) -> str:
    """The rule that forbids an action; empty if it is legal."""
    violation = state.check(GAME.parse(text))
    return violation.rule if violation else ""


def finish_round(state: Binario, card: str = "") -> None:
    """Both players do nothing more until the next card; then that card is drawn, quiet unless given."""
    number = state.round
    while state.seat is not None and state.round == number:
        verb = {"build": "pass", "trade": "done", "freight": "done", "after": "pass"}[state.phase]
        state.apply(GAME.parse(verb), Chance(seed=1))
    if state.phase == "control_card":
        pile = 1 if state.piles[0] else 2
        draw(state, card or harmless(state), pile)


def harmless(state: Binario) -> str:
    """A quiet card, or when they are used up one that doubles a good that nobody carries."""
    numeral = QUIET[state.era].partition("_")[0]
    carried = {state.rules.box.goods[good].id for good in [*state.out_good, *state.back_good] if good >= 0}
    goods = [good.id for good in state.rules.box.goods if good.id not in carried]
    left = unseen(state)
    return next(id for id in [QUIET[state.era], *(f"{numeral}_double_{good}" for good in goods)] if id in left)


def skip_to(state: Binario, phase: str, seat: int) -> None:
    """Passes steps until a seat is at a phase of the same round."""
    while (state.phase, state.seat) != (phase, seat):
        verb = {"build": "pass", "trade": "done", "freight": "done"}[state.phase]
        act(state, verb)


def way(type: str, owner: int | str, exits: str, laid: int | None = None) -> list[dict[str, Any]]:
    """One way tile."""
    entry: dict[str, Any] = {"type": type, "owner": owner, "exits": exits}
    if laid is not None:
        entry["laid"] = laid
    return [entry]


def station(at: str, kind: str = "road_basic", sides: str = "") -> dict[str, Any]:
    return {"at": at, "kind": kind, "sides": sides}


def tile(state: Binario, name: str, slot: int = 0) -> tuple[str, int, str]:
    """Type, owner and exits of a way tile."""
    at = 2 * state.map.index[name] + slot
    letters = "".join(letter for side, letter in enumerate("NESW") if state.way_exits[at] >> side & 1)
    type = state.way_type[at]
    return (state.rules.box.ways[type].id if type >= 0 else "", state.way_owner[at], letters)


def kind_at(state: Binario, name: str) -> str:
    kind = state.station[state.map.index[name]]
    return state.rules.box.stations[kind].id if kind >= 0 else ""


def sides_of(state: Binario, name: str) -> str:
    mask = state.station_sides[state.map.index[name]]
    return "".join(letter for side, letter in enumerate("NESW") if mask >> side & 1)


def label_of(state: Binario, name: str) -> str:
    seats = state.dump()["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        for label, entry in seat["stations"].items():
            if entry["at"] == name:
                return str(label)
    return ""


def line(state: Binario, seat: int, name: str) -> dict[str, Any]:
    seats = state.dump()["seats"]
    assert isinstance(seats, list)
    return dict(seats[seat]["lines"][name])


def seat_part(state: Binario, seat: int) -> dict[str, Any]:
    seats = state.dump()["seats"]
    assert isinstance(seats, list)
    return dict(seats[seat])


def position(state: Binario) -> dict[str, Any]:
    return dict(state.dump())


def begin(options: dict[str, Any] | None, outcomes: list[Any]) -> Binario:
    """A new game with scripted chance, in which the holder chooses the pile."""
    state = GAME.new(2, {"pile_choice": True, **(options or {})}, Scripted(outcomes))
    assert isinstance(state, Binario)
    return state


def view_of(state: Binario, seat: int | None) -> dict[str, Any]:
    return dict(state.view(seat))


ROAD_STATIONS = {"0": station("4,6", sides="W"), "1": station("2,5", sides="S")}
ROAD_WAYS = {"3,6": way("earth", 0, "EW"), "2,6": way("earth", 0, "NE")}
ROAD_ROUTE = [{"from": "4,6", "path": "WWN"}]


def road_seat(**parts: Any) -> dict[str, Any]:
    """Seat 0 with the route of the first worked example: (4,6) W W N (2,5)."""
    return {"silver": 184, "stations": ROAD_STATIONS, "routes": ROAD_ROUTE, **parts}


def road_table(phase: str = "build", era: int = 1, seat: dict[str, Any] | None = None, **parts: Any) -> Binario:
    """The table with that route; ``seat`` adds to seat 0, the ways to the map."""
    ways = {**ROAD_WAYS, **parts.pop("ways", {})}
    other = parts.pop("other", {})
    return table(phase, era, seats=[road_seat(**(seat or {})), other], ways=ways, **parts)


def opened(*words: str, **parts: Any) -> Binario:
    """A line opened between (4,6) and (2,5), up to the given words."""
    state = road_table("freight", **parts)
    act(state, "open road", "from 4,6", "to 2,5", *words)
    return state


def laying(type: str, start: str, *moves: str, **parts: Any) -> Binario:
    """A path begun tile by tile."""
    state = table(**parts)
    act(state, f"build {type}", "manual", f"start {start}", *moves)
    return state


def home(**parts: Any) -> Binario:
    """One road station at (5,6), a path begun there."""
    era = parts.pop("era", 1)
    type = parts.pop("type", "earth")
    kind = parts.pop("kind", "road_basic")
    seat = {"stations": {"0": station("5,6", kind)}, **parts.pop("seat", {})}
    return laying(type, "5,6", era=era, seats=[seat, parts.pop("other", {})], **parts)


SNAKE = [
    "5,2", "4,2", "3,2", "2,2", "2,3", "3,3", "3,4", "4,4", "4,5", "3,5", "2,5", "2,6", "3,6", "4,6", "5,6", "6,6",
    "7,6", "7,5", "7,4",
]  # fmt: skip
"""Cells of the test map, each beside the next: room for a long route."""


def direction(first: str, second: str) -> str:
    """The side of a cell on which its neighbour lies."""
    x, y = (int(b) - int(a) for a, b in zip(first.split(","), second.split(",")))
    return {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}[x, y]


def route(cells: list[str], types: str | list[str], kind: str, owner: int = 0) -> tuple[dict[str, Any], dict[str, Any]]:
    """Stations of a kind at both ends of some cells, and ways between them: all of one type, or one for each cell."""
    inner = cells[1:-1]
    kinds = [types] * len(inner) if isinstance(types, str) else types
    ways = {
        cell: way(type, owner, direction(cell, cells[at]) + direction(cell, cells[at + 2]))
        for at, (cell, type) in enumerate(zip(inner, kinds, strict=True))
    }
    labels = ("0", "1") if kind.startswith("road") else ("I", "II")
    ends = ((cells[0], cells[1]), (cells[-1], cells[-2]))
    stations = {label: station(cell, kind, direction(cell, near)) for label, (cell, near) in zip(labels, ends)}
    return stations, ways


def foreign_road(card: str, era: int, **options: Any) -> Binario:
    """Seat 1 arrives over three tiles of seat 0."""
    own = {"0": station("3,7", sides="N"), "1": station("7,7", sides="N")}
    rider = {
        "silver": 0,
        "stations": {"0": station("4,5", sides="S"), "1": station("5,7", sides="N")},
        "lines": {
            "road 1": {
                "from": "4,5", "to": "5,7", "out": "wine", "vehicle": "ox_cart", "progress": 3, "path": "SES",
                "toll": 3, "level": 1, "time": 4, "mark": 5,
            }
        },
    }  # fmt: skip
    ways = {
        "3,6": way("earth", 0, "ES"), "4,6": way("earth", 0, "NEW"), "5,6": way("earth", 0, "ESW"),
        "6,6": way("earth", 0, "EW"), "7,6": way("earth", 0, "SW"),
    }  # fmt: skip
    seats = [{"silver": 0, "stations": own, **options.pop("seat0", {})}, {**rider, **options.pop("seat1", {})}]
    state = table("control_card", era=era, seats=seats, ways=ways, **options)
    draw(state, card)
    return state


LAST = {1: 24, 2: 48, 3: 64}


def turn(
    era: int,
    colour: int = 1,
    options: dict[str, Any] | None = None,
    seat_0: dict[str, Any] | None = None,
    other: dict[str, Any] | None = None,
    **parts: Any,
) -> Binario:
    """Era ``era`` begins with a stock colour."""
    ways = parts.pop("ways", {})
    state = road_table(
        "freight",
        era=era - 1,
        seat=seat_0 or {},
        other=other or {},
        ways=ways,
        round=LAST[era - 1],
        options=options or {},
        piles=[0, 0],
        **parts,
    )
    act(state, "done")
    state.apply(GAME.parse("done"), Scripted([colour]))
    return state
