# The page that `steamshed review` writes.

review-title = Review: { $game }
review-won = { $who } won by { $margin }: { $play } by skill, { $luck } by luck.
review-won-by-play = { $who } won by { $margin }, all of it by skill: nothing was left to luck after the setup.
review-shared = Shared victory.
review-chart = Chance of winning in %, after each decision, in the bot’s opinion
review-turn = { $period ->
    [round] Round
   *[turn] Turn
} { $turn }
review-move = Move { $number }
review-players = Players
review-points = points
review-accuracy = accuracy
review-given-away = points lost
review-luck = luck
review-moments = Key moments
review-none = No decision was a clear mistake.
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-best = key move
review-lost = { $points ->
    [one] { $percent }% chance of winning lost, { $points } point
   *[other] { $percent }% chance of winning lost, { $points } points
}
review-gained = { $percent }% better than the next best plan
review-played = Played:
review-better = Better:
review-why = Why, in points:
review-board = The board after the better plan
review-marks = { $name }: from { $percent }% chance of winning lost
review-method = Judged by the bot { $judge }, which can be wrong: it compares plans by playing both out. The setup does not count as luck; whatever luck does not explain counts as skill.
