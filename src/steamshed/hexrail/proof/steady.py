"""What the steady random players of this family have alike: finding builds in a long list of legal actions.

Such a player decides in less time than it takes to look at every build, so it relies on their order: they stand
together, by field.
"""

from __future__ import annotations

from steamshed.hexrail.actions import Build
from steamshed.kernel.action import Action
from steamshed.rail.hexgrid import HexGrid


def builds_in(legal: list[Action]) -> tuple[int, int]:
    """Where the builds begin in a list of legal actions, and where they end."""
    first, end = 0, len(legal)
    while first < end and not isinstance(legal[first], Build):
        first += 1
    while first < end and not isinstance(legal[end - 1], Build):
        end -= 1
    return first, end


def builds_on(grid: HexGrid, builds: list[Action], fields: set[int]) -> list[Build]:
    """The builds on some fields, in their order."""
    found: list[Build] = []
    for field in sorted(fields):
        at = first_from(grid, builds, field)
        while at < len(builds):
            build = builds[at]
            assert isinstance(build, Build)
            if grid.index[build.hex] != field:
                break
            found.append(build)
            at += 1
    return found


def first_from(grid: HexGrid, builds: list[Action], field: int) -> int:
    """The place of the first build on a field or one behind it."""
    low, high = 0, len(builds)
    while low < high:
        middle = (low + high) // 2
        build = builds[middle]
        assert isinstance(build, Build)
        if grid.index[build.hex] < field:
            low = middle + 1
        else:
            high = middle
    return low
