# The page that `steamshed review` writes.

review-title = Review: { $game }
review-won = { $who } won by { $margin }: { $play } by play, { $luck } by luck.
review-won-by-play = { $who } won by { $margin }, all of it by play: nothing was left to chance after the setup.
review-shared = Nobody won alone.
review-chart = Chance of winning in %, after each decision, as the bot sees it
review-turn = { $period ->
    [round] Round
   *[turn] Turn
} { $turn }
review-move = Move { $number }
review-players = Players
review-points = points
review-accuracy = accuracy
review-given-away = points given away
review-luck = luck
review-moments = Key moments
review-none = No decision cost anything for sure.
review-mark-inaccuracy = inaccuracy
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-best = the move that mattered
review-lost = { $percent } % of chance lost, { $points } points
review-gained = { $percent } % of chance more than with the next best plan
review-played = Played:
review-better = Better:
review-why = Why, in points:
review-board = The board after the better plan
review-marks = { $name }: from { $percent } % of chance lost
review-method = Judged by the bot { $judge }, which can be wrong: its plans are compared by playing both out. Luck leaves out the setup; what luck does not explain counts as play.
