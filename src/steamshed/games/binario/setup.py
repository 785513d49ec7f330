"""Setup: who is P1, the colour dice, the continent, the first deck, the personalities (BI-SETUP)."""

from __future__ import annotations

from steamshed.games.binario import generator, opening, steps
from steamshed.games.binario.continent import Continent
from steamshed.games.binario.rules import Rules
from steamshed.games.binario.state import Binario
from steamshed.games.binario.table import Making
from steamshed.kernel.chance import Chance

SEEDS = 999_999_999


def begin(rules: Rules, fixed: Continent | None, chance: Chance) -> Binario:
    """A game at its first decision."""
    catalog = rules.catalog
    first = chance.order("players", 2)[0]
    price = catalog.colours[chance.roll("price die", len(catalog.colours)) - 1]
    seed = 0
    if fixed is not None:
        # BI-SETUP-10
        stock, map = fixed.stock, fixed
    else:
        stock = catalog.colours[chance.roll("stock die", len(catalog.colours)) - 1]
        seed = chance.roll("map seed", SEEDS)
        counts = generator.wanted_facilities(catalog, rules.map_size, stock)
        if rules.map_mode == "hand":
            map = generator.outline(catalog, seed, rules.map_size, rules.islands)
        else:
            map = generator.generate(catalog, seed, rules.map_size, counts, rules.islands)
    state = Binario(rules, map)
    state.first = first
    state.price_colour, state.stock_colours = price, [stock]
    state.silver = [catalog.start_silver] * 2
    kinds = len(catalog.vehicles)
    state.park = [[0] * kinds, [0] * kinds]
    state.goods = [0] * len(catalog.goods)
    state.extra = [0] * len(catalog.goods)
    state.stock = [0] * kinds
    steps.add_stock(state)
    steps.lay_out_deck(state)
    if rules.map_mode == "hand":
        state.making = Making(seed)
        state.decide(first, "outline")
    else:
        opening.after_map(state, chance, [])
    return state
