# Words about what comes after a game and beside it: a rematch, a start that several play, watching.

again = Rematch?
again-in = { $count ->
    [one] { $names } wants a rematch
   *[other] { $names } want a rematch
}
again-nobody = Nobody has answered yet.
again-out = { $count ->
    [one] { $names } has not answered yet
   *[other] { $names } have not answered yet
}
again-yes = Rematch: same table
again-no = No, not now
again-seats = Seats
again-seats-same = As before
again-seats-rotate = Everybody moves one seat on
again-how = Same rules and pace, new setup. The table opens as soon as everybody has agreed.
again-wait = Open now, keep their seats
again-fill = Open now, add bots
again-next = The next game is ready.
again-go = Go to the new table

series-play = Play this start
series-how = The same setup against bots, with the same dice and draws for everybody who plays it. Results are compared.
series = Shared start
series-lead = Everybody who plays this start gets the same setup and the same luck.
series-go = Play it
series-on = Back to my game
series-seat = Your seat
series-seat-word = Seat
series-seat-number = Seat { $seat }
series-bots = Opponents
series-link = Link to share
series-who = Player
series-against = Against
series-people = { $count ->
    [one] one person
   *[other] { $count } people
}
series-place = Place
series-points = Points
series-margin = Margin
series-margin-how = Points ahead of the best opponent.
series-running = playing
series-attempt = attempt { $number }
series-none = Nobody has played it yet.
series-later = You can see the other tables when your own game is over.
series-origin = The game it comes from
series-table = { $name }’s table

duplicate = Shared start
duplicate-off = Only this table
duplicate-on = Others may play it too
duplicate-help-off = This start is used only once.
duplicate-help-on = A link lets others play the same start with the same luck at their own tables; results are compared. No practice, no hints.
watch-delay = Spectators see each move
watch-delay-none = At once
watch-delay-moves = { $moves ->
    [one] { $moves } move later
   *[other] { $moves } moves later
}
watch-delay-help = Spectators never see hidden hands before the game is over.

watch = Replay
watch-play = Play
watch-pause = Pause
watch-speed = Speed
watch-turns = Turn by turn
watch-stop = Stop at every turn
watch-stop-moments = Stop at key moves
watch-behind = { $moves ->
    [one] { $moves } move behind
   *[other] { $moves } moves behind
}
watch-catch-up = { $moves ->
    [one] Catch up: { $moves } move
   *[other] Catch up: { $moves } moves
}
watch-link = Link to this moment
watch-late = { $moves ->
    [one] You see this game { $moves } move late.
   *[other] You see this game { $moves } moves late.
}
watch-begin = The beginning of the game
tab-reasons = Reasons

live-bots = Bots are playing: { $game }
live-people = Being played: { $game }
live-all = All games in progress
live-title = Games in progress
live-none = No public games right now.

## How a table is made

privacy = Who may see it
privacy-public = Everybody
privacy-private = Invited only
privacy-help-public = The table is in the lobby. Anybody can watch and take an open seat.
privacy-help-private = Only people with an invitation can find the table.
practice = Taking back
practice-off = Until something is revealed
practice-on = Any move (practice)
practice-help-off = You can take back moves that revealed nothing. After that, all other players must agree.
practice-help-on = You can take back any move, even after dice or cards were revealed. Everybody sees this setting, and the record notes it.
practice-mark = practice: any move can be taken back
