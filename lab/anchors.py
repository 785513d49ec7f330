"""Where the bots stand on the scale of ratings: fitted to the rows of the proof of the ladder.

    python -m lab.anchors                 # prints src/steamshed/rating/anchors.toml

A row says how often one bot won with rivals of another kind. In the model of the ratings a share ``w`` of the wins
against ``n - 1`` equal rivals is a difference of ln(w (n - 1) / (1 - w)) on its scale. The ratings of a game and class
of seats are those that fit all its rows best, each weighted by its games; ``medium`` is 1500. Half a game is added to
both sides of a row, so that none is infinite. The ± is twice the standard error. What was not measured is not in it.
"""

from __future__ import annotations

import math
import pathlib
import re
from collections import defaultdict

from steamshed.rating.fold import size_of
from steamshed.rating.model import LUCK, START

SCALE = math.sqrt(2) * LUCK
ROW = re.compile(r"^\| (?P<setting>[^|]+?) \| (?P<cells>.*) \|$")
GAMES = {
    "Age of Steam": "age_of_steam",
    "Steam": "steam",
    "Days of Steam": "days_of_steam",
    "Railroad Revolution": "railroad_revolution",
    "Binario Duel": "binario",
}
SHORT = 32
"""Rows of fewer games are of later judges, or were played on a crowded machine, and are not used."""

Row = tuple[str, str, int, int, float]
"""One bot, its rivals, seats, games, share of the wins."""


def rows(text: str) -> dict[tuple[str, str], list[Row]]:
    """The rows of the first two tables by game and class of seats."""
    found: dict[tuple[str, str], list[Row]] = defaultdict(list)
    rivals = False
    for line in text.split("## What a decision costs")[0].splitlines():
        if line.startswith("| setting"):
            rivals = "rivals" in line
        match = ROW.match(line)
        if match is None or line.startswith(("| setting", "|---")):
            continue
        cells = [cell.strip() for cell in match["cells"].split("|")]
        name, _, rest = match["setting"].partition(",")
        seats = int(re.findall(r"\d", rest)[0]) if re.findall(r"\d", rest) else 2
        bot, other = cells[0].rstrip(" *"), cells.pop(1) if rivals else "greedy"
        games, share = int(cells[1]), float(cells[3].rstrip(" %")) / 100
        if bot != other and games >= SHORT:
            found[GAMES[name], size_of(seats)].append((bot, other, seats, games, share))
    return found


def fitted(some: list[Row]) -> dict[str, tuple[float, float]]:
    """By bot its rating and ±: weighted least squares, by relaxation."""
    links = []
    for bot, other, seats, games, share in some:
        won = (share * games + 0.5) / (games + 1)
        difference = SCALE * math.log(won * (seats - 1) / (1 - won))
        error = SCALE / math.sqrt(games * won * (1 - won))
        links.append((bot, other, difference, 1 / error**2))
    names = sorted({name for bot, other, _, _ in links for name in (bot, other)})
    base = "medium" if "medium" in names else names[0]
    at = dict.fromkeys(names, START)
    for _ in range(20_000):
        for name in names:
            pulls = [(at[o] + d, w) for b, o, d, w in links if b == name] + [
                (at[b] - d, w) for b, o, d, w in links if o == name
            ]
            if name != base and pulls:
                at[name] = sum(x * w for x, w in pulls) / sum(w for _, w in pulls)
    weight = {name: sum(w for b, o, _, w in links if name in (b, o)) for name in names}
    return {name: (at[name], 0.0 if name == base else 2 / math.sqrt(weight[name])) for name in names}


def main() -> None:
    text = pathlib.Path(__file__).with_name("strength.md").read_text(encoding="utf-8")
    print("# Where the bots of the house stand on the scale of ratings: rating and ±, by game and class of seats.")
    print("# Written by `python -m lab.anchors` from the rows of lab/strength.md; medium is 1500 everywhere.")
    for (game, size), some in sorted(rows(text).items()):
        print(f'\n[{game}."{size}"]  # {sum(row[3] for row in some)} games')
        for name, (mean, margin) in sorted(fitted(some).items(), key=lambda one: one[1][0]):
            print(f"{name} = [{mean:.0f}, {margin:.0f}]")


if __name__ == "__main__":
    main()
