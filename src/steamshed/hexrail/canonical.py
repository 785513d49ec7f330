"""One text for one action: fields and cities are called by their names on the map."""

from __future__ import annotations

from steamshed.hexrail.actions import AtNode, OnField
from steamshed.hexrail.content.hexmap import HexMap
from steamshed.kernel.action import Action
from steamshed.rail.delivery import Deliver


def canonical(action: Action, board: HexMap) -> Action:
    """The same action in the one form in which it is written. A name that the map does not know stays as it is."""
    if isinstance(action, OnField):
        hex = field_name(board, action.hex)
        return action if hex == action.hex else action.on(hex)
    if isinstance(action, AtNode):
        node = node_name(board, action.node)
        return action if node == action.node else action.at(node)
    if isinstance(action, Deliver):
        stops = tuple(node_name(board, stop) for stop in action.stops)
        return action if stops == action.stops else Deliver(action.colour, stops, action.edges)
    return action


def field_name(board: HexMap, name: str) -> str:
    field = board.field_at.get(name, -1)
    return board.grid.names[field] if field >= 0 else name


def node_name(board: HexMap, name: str) -> str:
    node = board.node_at.get(name, -1)
    return board.node_name[node] if node >= 0 else name
