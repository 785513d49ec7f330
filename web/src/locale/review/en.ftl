# Words of what comes after a game: its result, its review, its numbers. They come with those pages.

## Result

result-so-far = Current standings
result-board = To the board
result-place = Place
result-player = Player
result-total = Points
result-out = dropped out
chart-title = Points over the game
chart-axis = Points if the game had ended after this many moves
chart-axis-turns = Points if the game had ended then, by turns or rounds
chart-label = { $count ->
    [one] Chart: every player’s points over { $count } move
   *[other] Chart: every player’s points over { $count } moves
}
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
result-taken-off = { $source } (minus)
result-line = The course of the game
result-review = Review the game
result-last = Final position
result-last-help = Look around, or replay from the start.
result-replay = Replay
result-ways = What next?
result-study = Study it
result-study-help = try what-ifs, add comments
result-numbers = The numbers
result-numbers-help = turn by turn, also for a spreadsheet
result-share = Share
result-share-help = copies a link to this result
result-shared = Link copied.
result-record-help = replays exactly
line-led = { $period ->
    [round] Rounds
   *[turn] Turns
} led by { $name }: { $led } of { $turns }.
line-worst = Costliest move: { $name }, { $period ->
    [round] round
   *[turn] turn
} { $turn } ({ $mark }, chance of winning −{ $share }).
line-luck = { $points ->
    [one] Luck gave { $name } { $points } point; the rest was skill.
   *[other] Luck gave { $name } { $points } points; the rest was skill.
}

## Review

review = Review
review-pages = After the game
review-to-study = Study
review-chances = Chance of winning
review-chances-unit = in %, after each phase, in the bot’s opinion
review-chart = { $count ->
    [one] Chart: chance of winning of { $names } over the game, with { $count } marked move. The key moments below describe it in words.
   *[other] Chart: chance of winning of { $names } over the game, with { $count } marked moves. The key moments below describe it in words.
}
review-shown = What the board shows
review-played = As played
review-better = Better
review-waiting = Waiting for other reviews…
review-making = The bots are looking at every decision…
review-progress = Progress of the review
review-done = { $done } of { $of } parts
review-failed = The review failed.
review-again = Try again
review-how = In the opinion of the bot { $judge }: “better” means better by its own forecast. Ideas, not verdicts on people.
review-players = How everybody played
review-points = points
review-accuracy = accuracy
review-accuracy-help = How close the decisions were to the bot’s; 100% loses no points
review-away = points lost
review-away-help = Final points that the decisions cost, all together
review-luck = luck
review-luck-help = Points that dice and draws brought above the average
review-marks = Marked decisions
review-moments = Key moments
review-moments-unit = chance of winning gained or lost, %
review-no-moments = No decision changed much.
review-previous = Previous
review-next = Next
review-next-moment = Next moment
review-study = Study from here
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-best = key move
mark-inaccuracy-from = inaccuracy, { $share } or more
mark-mistake-from = mistake, { $share }
mark-blunder-from = blunder, { $share }
verdict-won = { $name } won by { $margin }
verdict-label = Won by { $margin }: { $play } by skill, { $luck } by luck
verdict-play = { $points } by skill
verdict-luck = { $points } by luck
verdict-dice = { $points ->
    [one] Luck gave { $name } { $points } point more.
   *[other] Luck gave { $name } { $points } points more.
}
verdict-even = Luck favoured neither of the first two players.
moment-who = { $name }: { $phase }
moment-of = moment { $place } of { $of }
moment-played = Played:
moment-better = Better:
moment-for = for { $price }
moment-best = The bot found nothing better.
moment-points = Final points
moment-chance = Chance of winning

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
