"""What follows when a tile is laid: steam, circuit check, coal, the win, the draw (DS-PLACE-07, DS-CITY)."""

from __future__ import annotations

from steamshed.games.days_of_steam.actions import Track
from steamshed.games.days_of_steam.rules.circuit_markers import check_circuit
from steamshed.games.days_of_steam.rules.ending import end_turn, wins_at_once
from steamshed.games.days_of_steam.table.table import Table
from steamshed.games.days_of_steam.track.squaretiles import EMPTY, STOP
from steamshed.kernel.action import Event
from steamshed.kernel.chance import Chance


def lay_track(state: Table, seat: int, action: Track, chance: Chance, events: list[Event]) -> None:
    """Lays a tile of the hand, over another or not (DS-OVER-07), and ends the turn. Nothing else moves (DS-OVER-08)."""
    box = state.rules.box
    type = box.types.number[action.tile]
    cell = state.make_room(state.track.grid.at(action.x, action.y))
    old = state.track.tile[cell]
    state.track.lay(cell, box.tiles.find[4 * type + action.turn])
    state.hands[seat].remove(type)
    args: dict[str, str | int] = {"tile": action.tile, "cell": f"{action.x},{action.y}", "turn": action.turn}
    if old == EMPTY:
        # a tile of a hidden hand is seen by all
        events.append(Event("tile-laid", seat, args, reveals=True))
    else:
        # DS-OVER-04: the covered tile never returns
        state.gone = state.gone[:]
        state.gone[box.type_of[old]] += 1
        args["covered"] = box.types.names[box.type_of[old]]
        events.append(Event("tile-covered", seat, args, reveals=True))
    gain_steam(state, seat, box.types.steam[type], events)
    check_circuit(state, seat, cell, old, events)
    if not wins_at_once(state, seat, events):
        draw_track(state, seat, chance, events)
        end_turn(state, True, events)


def draw_track(state: Table, seat: int, chance: Chance, events: list[Event]) -> None:
    """DS-TURN-03, DS-TURN-08: one tile from the pile, as the last step. Only its owner sees it (DS-INFO-01)."""
    if state.pile_size == 0:
        return
    types = state.rules.box.types
    drawn = chance.draw("track pile", state.pile)
    state.pile = state.pile.copy()
    state.pile[drawn] -= 1
    state.pile_size -= 1
    state.hands[seat].append(types.number[drawn])
    state.hands[seat].sort()
    events.append(Event("tile-drawn", seat, {"left": state.pile_size}))


def lay_display_city(state: Table, seat: int, slot: int, x: int, y: int, chance: Chance, events: list[Event]) -> None:
    """DS-CITY-01, DS-CITY-02: a city of the display with its goods; another one takes its place."""
    colours = len(state.rules.box.colours)
    cell = state.make_room(state.track.grid.at(x, y))
    city = state.add_city(cell, state.display[slot])
    state.display, state.display_goods = state.display[:], state.display_goods[:]
    state.display[slot] = -1
    for colour in range(colours):
        state.goods[city * colours + colour] = state.display_goods[slot * colours + colour]
        state.display_goods[slot * colours + colour] = 0
    if settle_city(state, seat, city, events):
        refill_display(state, slot, chance, events)
        end_turn(state, True, events)


def refill_display(state: Table, slot: int, chance: Chance, events: list[Event]) -> None:
    """DS-CITY-02: the top of the city pile with two goods from the bag; nothing if the pile is empty."""
    if sum(state.city_pile) == 0:
        return
    colours = state.rules.box.colours
    state.display = state.display[:]
    state.display[slot] = draw_city(state, chance)
    goods = [draw_good(state, chance) for _ in range(state.rules.numbers.goods_per_city)]
    state.display_goods = state.display_goods[:]
    for good in goods:
        state.display_goods[slot * len(colours) + good] += 1
    names = ", ".join(colours[good] for good in goods)
    events.append(
        Event("display-filled", None, {"slot": slot + 1, "city": colours[state.display[slot]], "goods": names})
    )


def lay_drawn_city(state: Table, seat: int, x: int, y: int, chance: Chance, events: list[Event]) -> None:
    """DS-CITY-03: a city from the pile; it gets its goods when it has been placed."""
    colours = state.rules.box.colours
    cell = state.make_room(state.track.grid.at(x, y))
    city = state.add_city(cell, state.drawn)
    goods = [draw_good(state, chance) for _ in range(state.rules.numbers.goods_per_city)]
    for good in goods:
        state.goods[city * len(colours) + good] += 1
    events.append(Event("goods-drawn", seat, {"goods": ", ".join(colours[good] for good in goods)}))
    if settle_city(state, seat, city, events):
        end_turn(state, True, events)


def settle_city(state: Table, seat: int, city: int, events: list[Event]) -> bool:
    """DS-CITY-07, DS-CITY-08: steam, circuit check, coal with the last city. False if the game is won."""
    box, cell = state.rules.box, state.city_cell[city]
    state.track.lay(cell, STOP)
    colour = state.city_colour[city]
    name = {"city": box.colours[colour], "cell": state.track.grid.names[cell]}
    events.append(Event("city-placed", seat, {**name}))
    gain_steam(state, seat, box.city_steam[colour], events)
    check_circuit(state, seat, cell, EMPTY, events)
    if len(state.city_cell) == box.cities:
        coal = state.rules.numbers.coal_per_player
        state.coal = [coal] * state.rules.players
        events.append(Event("coal-given", None, {"coal": coal}))
    return not wins_at_once(state, seat, events)


def draw_city(state: Table, chance: Chance) -> int:
    box = state.rules.box
    colour = box.colour_of[chance.draw("city pile", dict(zip(box.colours, state.city_pile)))]
    state.city_pile = state.city_pile[:]
    state.city_pile[colour] -= 1
    return colour


def draw_good(state: Table, chance: Chance) -> int:
    box = state.rules.box
    colour = box.colour_of[chance.draw("bag", dict(zip(box.colours, state.bag)))]
    state.bag = state.bag[:]
    state.bag[colour] -= 1
    return colour


def gain_steam(state: Table, seat: int, gain: int, events: list[Event]) -> None:
    """DS-PLACE-07, DS-STEAM-01: at most up to the maximum, the rest is lost."""
    before = state.steam[seat]
    state.steam[seat] = min(before + gain, state.rules.numbers.most_steam)
    gained = state.steam[seat] - before
    if gained:
        events.append(Event("steam-gained", seat, {"gained": gained, "steam": state.steam[seat]}))
