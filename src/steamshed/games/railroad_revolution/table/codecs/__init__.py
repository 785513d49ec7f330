"""How everything stands in positions (docs/games/railroad_revolution.md shows one).

What follows from the rest is not in a position: the common supply, the train stacks, piles and columns, neutral
buildings, networks, who comes next. ``following`` works it out when everything is read.
"""
