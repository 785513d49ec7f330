# Words of the club: ratings, what a result changes, lists of the best.

club-leaderboards = Leaderboards
club-profile = Profile
club-groups = Groups

stakes = Result
stakes-friendly = Friendly
stakes-rated = Rated
stakes-help-friendly = The result changes no ratings.
stakes-help-rated = The result changes the ratings of everyone at the table. Each player needs an account; there are no hints.
stakes-mark = rated

rating-provisional = provisional
rating-told = Rating { $rating }, plus or minus { $margin }

rated-title = What it changes
rated-in = rated, { $game }, { $players } players
rated-how = How ratings work
rated-player = Player
rated-expected = Expected: chance of each place in %
rated-chance = place { $place }: { $chance }%
rated-place = Place: expected → real
rated-change = Change
rated-rating = Rating
rated-fixed = fixed
rated-waiting = The result is being counted.
rated-why = Why { $change }?
rated-why-mine = The ratings expected place { $expected }; you came in at place { $place }.
rated-why-of = Why { $change } for { $name }?
rated-why-unsure = A rating that is still uncertain (± { $margin }) moves far with one game.
rated-not = Not rated
rated-not-friendly = This was a friendly game.
rated-not-practice = This was a practice table, so the result changes no ratings.
rated-not-hints = Hints were on at this table, so the result changes no ratings.
rated-not-series = Others play this start too, so the result changes no ratings.
rated-not-position = The game began from a saved position, so the result changes no ratings.
rated-not-several = One person had several seats, so the result changes no ratings.
rated-not-owner = A bot played against its own owner, so the result changes no ratings.
rated-not-short = Somebody made fewer than three decisions, so the result changes no ratings.
rated-not-guest = Somebody without an account played, so the result changes no ratings.

season = { $quarter ->
    [1] Winter { $year }
    [2] Spring { $year }
    [3] Summer { $year }
   *[4] Autumn { $year }
}

board-title = Leaderboard
board-lead = { $count ->
    [one] One person is listed: { $game }, { $players } players.
   *[other] { $count } people are listed: { $game }, { $players } players.
}
board-ends = The season ends on { $date }.
board-season = Season
board-now = Now
board-game = Game
board-players = players
board-people = People
board-all = Everybody
board-mine = My groups
board-bots = Bots on the same scale
board-rank = Rank
board-player = Player
board-rating = Rating
board-games = Games
board-won = Won / par
board-change = Season
board-last = Played
board-bot = bot
board-you = you
board-fixed = fixed
board-none = Nobody is listed here yet.
board-few = Fewer than eight people are listed, so there are no ranks yet.
board-play = Play a rated game
board-more = Show more
board-jump = Jump to me
board-again = Try again
board-how = How to read it
board-how-bar = rating and its ±
board-how-provisional = provisional: too uncertain for a rank
board-how-bot = a bot: measured once, does not move
board-how-margin = The true strength lies inside the ± 19 times out of 20.
board-how-order = The order goes by the left end of the bar: what a player has shown for certain. So a few lucky games do not lead the list.
board-how-away = After 60 days without a game you are off the list. The rating stays, the ± grows.
board-how-half = Games against bots count half. Par is how many games you would have won if everyone at the table were equal.
board-me = You
board-me-rank = rank { $rank } of { $count }
board-me-above = Your rating is above that of the bot { $bot }.
board-me-below = { $points ->
    [one] You are only one point below the bot { $bot }.
   *[other] You are { $points } points below the bot { $bot }.
}
board-bots-only = bots only
board-waiting = Not listed yet
board-waiting-help = ± above 120
board-games-so-far = { $count ->
    [one] one game so far
   *[other] { $count } games so far
}
board-champions = Season champions

person-since = Here since { $date }
person-ratings = Ratings
person-ratings-none = No rated game yet. After one finished game there is a number here, a rough one at first.
person-hidden = { $name } does not show this to you.
person-players = { $players } players
person-curve-told = The rating and its ± over { $count ->
    [one] one game
   *[other] { $count } games
}
person-curve-best = Best: { $rating } ± { $margin }
person-places = Places
person-first-to-last = First to last
person-won = Won
person-par = Par
person-too-few = too few games to say
person-recent = Recent games
person-recent-none = No finished game at an open table yet.
person-ended = Ended
person-place = Place
person-points = Points
person-between = You and { $name }
person-games = { $count ->
    [one] one game
   *[other] { $count } games
}
person-between-help = How often each of you finished ahead of the other.
person-reliability = Reliability
person-kept = Finished: { $kept } of the last { $count }
person-kept-help = Hatched: a stand-in finished it, which counts as well. ×: left, or out of time.
person-kept-none = No finished game with people yet.
person-answers = Half of the answers come within { $time }
person-answers-help = The middle half of the answers of the last 90 days takes { $from } to { $to }, without nights and holidays.
person-answers-few = Too few answers to say how fast: { $count } of 30.
person-sees = Who sees what
person-sees-help = Private tables are never listed. At a rated table the others see your rating.
person-sees-kept = Saved.
person-line-ratings = Ratings
person-line-games = Games and places
person-line-answers = Reliability and answer time
person-line-found = That you have a profile
person-to-everybody = Everybody
person-to-members = Members
person-to-played = Those I have played with
person-to-me = Only me
person-export = Take your games along

group-ratings = Ratings in the group
group-ratings-help = All games of the group count here, friendly ones too. These ratings are for its members alone.
