"""Setup: who is P1, the colour dice, the continent, the first deck, the personalities (BI-SETUP)."""

from __future__ import annotations

from steamshed.games.binario.content.continent import Continent
from steamshed.games.binario.rules import opening, rounds
from steamshed.games.binario.rules.continent import generator
from steamshed.games.binario.table.options import Rules
from steamshed.games.binario.table.pieces import Making
from steamshed.games.binario.table.table import Table
from steamshed.kernel.chance import Chance

SEEDS = 999_999_999


class Rolled:
    """What is decided before there is a table: who begins, the colours, the continent."""

    def __init__(self, rules: Rules, fixed: Continent | None, chance: Chance) -> None:
        box = rules.box
        self.first = chance.order("players", 2)[0]
        self.price = box.colours[chance.roll("price die", len(box.colours)) - 1]
        self.seed = 0
        if fixed is not None:
            # BI-SETUP-10
            self.stock, self.map = fixed.stock, fixed
            return
        self.stock = box.colours[chance.roll("stock die", len(box.colours)) - 1]
        self.seed = chance.roll("map seed", SEEDS)
        if rules.map_mode == "hand":
            self.map = generator.outline(box, self.seed, rules.map_size, rules.islands)
        else:
            counts = box.facilities_for(rules.map_size, self.stock)
            self.map = generator.generate(box, self.seed, rules.map_size, counts, rules.islands)


def set_up(state: Table, rolled: Rolled, chance: Chance) -> None:
    """Puts a game on an empty table, up to its first decision."""
    state.first = rolled.first
    state.price_colour, state.stock_colours = rolled.price, [rolled.stock]
    state.silver = [state.rules.box.start_silver] * 2
    rounds.add_stock(state)
    rounds.lay_out_deck(state)
    if state.rules.map_mode == "hand":
        state.making = Making(rolled.seed)
        state.decide(rolled.first, "outline")
    else:
        opening.after_map(state, chance, [])
