"""What Age of Steam, Steam and games like them have alike: hexagon maps, goods cubes, links with owners, deliveries.

The rooms are those of a game (see docs/architecture.md), and a game of this family goes on from each of them: it
declares its own fields after those of ``table``, derives its phases from those of ``rules``, reads its maps by
``content``, draws by ``show``. ``docs/games.md`` lists what a new one must write.
"""
