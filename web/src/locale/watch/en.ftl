# Words about what stands beside a game that is watched: why a move was made, chances, who looks on.

beside-why = Why this move
beside-rather = The bot would rather:
beside-for-that = What speaks for that, and against it, in points at the end:
beside-for-it = What speaks for it against the next best plan, in points at the end:
beside-nothing = Nothing better comes to the bot’s mind.
beside-chances = Chance of winning
beside-percent = { $percent } %
beside-opinion = As a bot of the house sees it; it can be wrong.
beside-watching = Watching
beside-count = { $count ->
    [one] one person
   *[other] { $count } people
}
beside-others = { $count ->
    [one] one without a name
   *[other] { $count } without a name
}
beside-show = Show my name to the others
beside-people = People play each other here: what the bots think is told when the game is over.
beside-secret = This game has secrets: what the bots think is told when it is over.
