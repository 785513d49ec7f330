"""Goods growth: Production, then the dice (AS-GROW)."""

from __future__ import annotations

from steamshed.games.age_of_steam.actions import PRODUCTION, Decline, Place, Produce
from steamshed.games.age_of_steam.rules.phase import wrong_phase
from steamshed.games.age_of_steam.table.table import Table
from steamshed.hexrail.content.map_rules import Drip
from steamshed.hexrail.rules.setup import draw
from steamshed.kernel.action import Action, Event
from steamshed.kernel.chance import Chance
from steamshed.kernel.phase import Phase
from steamshed.kernel.violation import Violation

PRODUCE_OR_DECLINE: list[Action] = [Produce(), Decline()]
DRAWS = 2
SIDES = (("W", "white die"), ("B", "black die"))


class GoodsGrowth(Phase[Table]):
    """The holder of Production may draw cubes for the display; then dice bring goods to the cities."""

    name = "goods_growth"

    def begin(self, state: Table, chance: Chance, events: list[Event]) -> None:
        holder = state.holder(PRODUCTION)
        if holder >= 0 and draws(state) > 0:
            state.seat = holder
        else:
            grow(state, chance, events)

    def legal(self, state: Table) -> list[Action]:
        if not state.drawn:
            return PRODUCE_OR_DECLINE[:]
        boxes = state.rules.board.display.boxes
        return [Place(boxes[box]) for box, colour in enumerate(state.display) if colour < 0]

    def check(self, state: Table, action: Action) -> Violation | None:
        if isinstance(action, (Produce, Decline)):
            # AS-GROW-02: what is drawn must be placed
            facts = {"action": action.text, "why": "place"}
            return Violation("AS-GROW-02", facts) if state.drawn else None
        if isinstance(action, Place):
            if not state.drawn:
                return Violation("AS-GROW-02", {"action": action.text, "why": "draw"})
            box = state.rules.board.display.box_of.get(action.box, -1)
            if box < 0 or state.display[box] >= 0:
                return Violation("AS-GROW-01", {"box": action.box, "why": "none" if box < 0 else "full"})
            return None
        return wrong_phase(state, action)

    def perform(self, state: Table, action: Action, chance: Chance) -> list[Event]:
        events: list[Event] = []
        goods, seat = state.rules.board.goods, state.seat
        if isinstance(action, Produce):
            state.bag = state.bag[:]
            for _ in range(draws(state)):
                state.drawn.append(draw(state, state.bag, chance))
            names = ", ".join(goods.colours[colour] for colour in state.drawn)
            events.append(Event("goods-drawn", seat, {"colours": names}))
            return events
        if isinstance(action, Place):
            colour = state.drawn.pop(0)
            state.display = state.display[:]
            state.display[state.rules.board.display.box_of[action.box]] = colour
            events.append(Event("goods-placed", seat, {"colour": goods.colours[colour], "box": action.box}))
            if state.drawn:
                return events
        else:
            events.append(Event("production-declined", seat))
        state.seat = None
        grow(state, chance, events)
        return events


def draws(state: Table) -> int:
    """AS-GROW-03: how many cubes Production draws."""
    return min(DRAWS, state.display.count(-1), sum(state.bag))


def grow(state: Table, chance: Chance, events: list[Event]) -> None:
    """AS-GROW-04: as many dice as players started the game, for the white part, then for the black part; MR-17."""
    rules = state.rules.map
    for part, (side, die) in enumerate(SIDES):
        if state.turn in rules.no_growth:
            continue
        dice = rules.dice[part] if rules.dice else state.rules.players
        rolls = [chance.roll(die, 6) for _ in range(dice)]
        events.append(Event("growth-rolled", None, {"side": side, "dice": ", ".join(map(str, rolls))}))
        for nth, number in enumerate(rolls, 1):
            bring_goods(state, f"{side}{number}", nth, events)
    for drip in rules.drips:
        if state.turn in drip.turns:
            add_cubes(state, drip, chance, events)


def add_cubes(state: Table, drip: Drip, chance: Chance, events: list[Event]) -> None:
    """MR-17: cubes from the bag, of a colour as long as there are any, or as they are drawn."""
    goods, names = state.rules.board.goods, state.rules.board.node_name
    for city in drip.places:
        for _ in range(drip.cubes):
            if not (sum(state.bag) if drip.colour < 0 else state.bag[drip.colour]):
                continue
            state.bag = state.bag[:]
            colour = drip.colour
            if colour < 0:
                colour = draw(state, state.bag, chance)
            else:
                state.bag[colour] -= 1
            state.unshare()
            state.cubes[city * len(goods.colours) + colour] += 1
            events.append(Event("goods-added", None, {"colour": goods.colours[colour], "city": names[city]}))


def bring_goods(state: Table, name: str, nth: int, events: list[Event]) -> None:
    """AS-GROW-05, AS-GROW-07: the nth die brings a cube to the city of its column, and one to the New City under it, if
    there is one."""
    board = state.rules.board
    column = board.display.numbered[name]
    move_top_cube(state, column, board.column_city[column], nth, events)
    letter = board.display.lettered.get(name, -1)
    if letter >= 0 and state.letter_at[letter] >= 0:
        move_top_cube(state, board.display.letter_column[letter], state.letter_at[letter], nth, events)


def move_top_cube(state: Table, column: int, city: int, nth: int, events: list[Event]) -> None:
    """AS-GROW-06: from top to bottom, skipping empty boxes; nothing slides up."""
    goods = state.rules.board.goods
    for box in state.rules.board.display.column_boxes[column]:
        colour = state.display[box]
        if colour >= 0:
            state.display = state.display[:]
            state.display[box] = -1
            state.unshare()
            state.cubes[city * len(goods.colours) + colour] += 1
            name = state.rules.board.node_name[city]
            args: dict[str, str | int] = {"colour": goods.colours[colour], "city": name, "by_die": nth}
            events.append(Event("goods-arrived", None, args))
            return
