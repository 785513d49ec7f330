# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Why this move
beside-rather = The bot would rather:
beside-for-that = Reasons for and against, in final points:
beside-for-it = Reasons for this move, against the next best plan, in final points:
beside-nothing = The bot sees nothing better.
beside-chances = Chance of winning
beside-percent = { $percent }%
beside-opinion = A bot’s opinion; it can be wrong.
beside-watching = Spectators
beside-count = { $count ->
    [one] one person
   *[other] { $count } people
}
beside-others = { $count ->
    [one] one anonymous
   *[other] { $count } anonymous
}
beside-show = Show my name to the others
beside-people = In games between people, the bots’ opinion is shown when the game is over.
beside-secret = In games with hidden information, the bots’ opinion is shown when the game is over.
