"""For brute force: every journey over links, as an action."""

from __future__ import annotations

from steamshed.hexrail.proof.walks import delivery_by, walks_from
from steamshed.hexrail.table.table import HexTable
from steamshed.kernel.action import Action
from steamshed.rail.network import CITY


def journeys(state: HexTable, longest: int, short: int, again: bool) -> list[Action]:
    """Every walk of at most ``longest`` links: short ones with every colour, all with the colour of their end.

    No node is visited twice, unless ``again``.
    """
    board, links = state.rules.board, state.network.links()
    found: list[Action] = []
    for city in board.nodes:
        if state.network.stop[city] != CITY:
            continue
        for walk in walks_from(links, city, longest, again):
            wanted = state.wanted[walk[-1].to]
            for number, colour in enumerate(board.goods.colours):
                if len(walk) <= short or number == wanted:
                    found.append(delivery_by(links, board.node_name, colour, city, walk))
    return found
