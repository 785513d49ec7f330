# Words of what comes after a game: its result, its review, its numbers. They come with those pages.

## Result

result-so-far = Standing
result-board = To the board
result-place = Place
result-player = Player
result-total = Points
result-out = dropped out
chart-title = Points over the game
chart-axis = Points if the game had ended after so many moves
chart-label = Chart: points of every player over { $count } moves
result-arrived = Arrived
result-on-the-way = On the way
result-wins-by = { $name } wins by { $margin }
result-turns = { $period ->
    [round] { $turns ->
        [one] { $turns } round
       *[other] { $turns } rounds
    }
   *[turn] { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
}
result-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
result-hours = { $hours } h { $minutes } min
result-minutes = { $minutes } min
result-sources = Where the points come from
result-taken-off = { $source }, taken off
result-line = The game in one line
result-review = Review the game
result-last = The last position
result-last-help = Look around, or replay from the start.
result-replay = Replay
result-ways = Ways on
result-study = Study it
result-study-help = try what if, add comments
result-numbers = The numbers
result-numbers-help = turn by turn, also for a spreadsheet
result-share = Share
result-share-help = copies a link to this result
result-shared = The link is copied.
result-record-help = replays exactly
line-led = { $name } led after { $led } of { $turns } { $period ->
    [round] rounds
   *[turn] turns
}.
line-worst = The costliest move: { $name }, { $period ->
    [round] round
   *[turn] turn
} { $turn }, { $mark }, { $share } of the chance lost.
line-luck = { $points ->
    [one] Chance was worth { $points } point to { $name }; the rest was play.
   *[other] Chance was worth { $points } points to { $name }; the rest was play.
}

## Review

review = Review
review-pages = After the game
review-to-study = Study
review-chances = Chance of winning
review-chances-unit = in %, after each phase, as the bot sees it
review-chart = { $count ->
    [one] Chart: chance of winning of { $names } over the game, with { $count } marked move. The list of key moments says it in words.
   *[other] Chart: chance of winning of { $names } over the game, with { $count } marked moves. The list of key moments says it in words.
}
review-shown = What the board shows
review-played = As played
review-better = Better
review-waiting = Other reviews come first …
review-making = The bots look at every decision …
review-progress = Progress of the review
review-done = { $done } of { $of } parts
review-failed = The review went wrong.
review-again = Try again
review-how = As the bot { $judge } sees it: “better” means better by its own forecast. Ideas, not verdicts on people.
review-players = How everybody played
review-points = points
review-accuracy = accuracy
review-accuracy-help = How near the decisions were to what the bot would have done: 100 % costs no points
review-away = given away
review-away-help = Points at the end that the decisions cost, all together
review-luck = luck
review-luck-help = Points that dice and draws brought, more than on the average
review-marks = Marked decisions
review-moments = Key moments
review-moments-unit = chance won or lost, %
review-no-moments = No decision changed much.
review-previous = Previous
review-next = Next
review-next-moment = Next moment
review-study = Study from here
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-best = the move that mattered
mark-inaccuracy-from = inaccuracy, { $share } or more
mark-mistake-from = mistake, { $share }
mark-blunder-from = blunder, { $share }
verdict-won = { $name } won by { $margin }
verdict-label = Won by { $margin }: { $play } by play, { $luck } by luck
verdict-play = { $points } by play
verdict-luck = { $points } by luck
verdict-dice = { $points ->
    [one] Chance was worth { $points } point more to { $name }.
   *[other] Chance was worth { $points } points more to { $name }.
}
verdict-even = Chance favoured neither of the first two.
moment-who = { $name }: { $phase }
moment-of = moment { $place } of { $of }
moment-played = Played:
moment-better = Better:
moment-for = for { $price }
moment-best = Nothing better was to be seen.
moment-points = Points at the end
moment-chance = Chance to win

## Numbers

numbers = Numbers
numbers-csv = Download as CSV
numbers-contents = Tables
numbers-chart = Chart: { $title }, { $what } of { $names } { $period ->
    [round] round by round
   *[turn] turn by turn
}. The table below has the numbers.
numbers-whole = { $title }: the whole game
numbers-by-turn = Turn by turn
numbers-by-round = Round by round
numbers-turn = Turn
numbers-round = Round
not-yet-over = This comes when the game is over.
no-reviews = This server reviews no games.
too-many-reviews = You already wait for { $count } reviews.
