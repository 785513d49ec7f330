# Words about what comes after a game and beside it: a rematch, a start that several play, watching.

again = Rematch?
again-in = { $count ->
    [one] { $names } is in
   *[other] { $names } are in
}
again-nobody = Nobody has answered yet.
again-out = { $count ->
    [one] { $names } has not said yet
   *[other] { $names } have not said yet
}
again-yes = Rematch: same table
again-no = Not after all
again-seats = Seats
again-seats-same = As before
again-seats-rotate = Passed on by one
again-how = The same rules and pace, new chance. The table is set as soon as all are in.
again-wait = Set it now, their seats wait
again-fill = Set it now, bots fill in
again-next = The next game has its table.
again-go = To the new table

series-play = Play this start
series-how = The same setup against bots, and from there on the same chance for everybody who plays it. Results are compared.
series = The same start for all
series-lead = Everybody who plays this start has the same setup and meets the same chance.
series-go = Play it
series-on = Go on with your game
series-seat = Your seat
series-seat-word = Seat
series-seat-number = Seat { $seat }
series-bots = They play
series-link = Link to share
series-who = Who
series-against = Against
series-people = { $count ->
    [one] one person
   *[other] { $count } people
}
series-place = Place
series-points = Points
series-margin = Margin
series-margin-how = Points ahead of the best other at the table.
series-running = at play
series-attempt = try { $number }
series-none = Nobody has played it yet.
series-later = You see the other tables when your own game is over.
series-origin = The game it comes from
series-table = The table of { $name }
finish-yours-first = You play this start yourself: the other tables are open to you when your own game is over.

duplicate = The same start for all
duplicate-off = Only this table
duplicate-on = Others may play it, too
duplicate-help-off = This start comes once and never again.
duplicate-help-on = A link lets others play the same start with the same chance at tables of their own; results are compared. No practice, no hints.
watch-delay = Who watches sees it
watch-delay-none = At once
watch-delay-moves = { $moves ->
    [one] { $moves } move later
   *[other] { $moves } moves later
}
watch-delay-help = Hands that are hidden stay hidden to those who watch in any case, until the game is over.

watch = Replay
watch-play = Play
watch-pause = Pause
watch-speed = Speed
watch-turns = Turn by turn
watch-stop = Stop at every turn
watch-stop-moments = Stop at moves that matter
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
watch-begin = The beginning.
tab-reasons = Reasons

live-bots = Bots at play: { $game }
live-people = At play: { $game }
live-all = All tables at play
live-title = Tables at play
live-none = Nobody plays in public now.

## How a table is made

privacy = Who may see it
privacy-public = Everybody
privacy-private = Invited only
privacy-help-public = The table is in the lobby; anybody may look in and take an open seat.
privacy-help-private = Only who has an invitation can find the table.
practice = Taking back
practice-off = Only until something is shown
practice-on = Take back freely (practice)
practice-help-off = What has shown nothing is taken back freely; after that, if all other players agree.
practice-help-on = Whoever has shown something may still take it back, dice and cards too. Everybody sees this, and the record says so.
practice-mark = practice: take back freely
