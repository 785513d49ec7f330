# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Away
away-help = In games played over days you can announce when you are away: your clock stops and nobody takes your seat.
away-kept = Saved.
away-close = Close
away-all = Holidays and active hours

## Holidays

away-holidays = My holidays
away-holidays-help = From the first day to the end of the last, your clock stops at every table played over days. Enter your holiday before you leave: it starts at the next full hour at the earliest, and it does not help where your time is almost up. If you come back early, you keep the days you did not use.
away-days-left = Days left in { $year }: { $left } of { $days }
away-first = First day
away-last = Last day
away-holiday-state = Add holiday
away-holiday-stated = upcoming
away-holiday-now = now
away-holiday-over = over
away-holiday-end = I am back
away-holiday-cancel = Cancel it
away-until = away until { $date }
away-clock-stands = Clock stopped until { $date }.

## Hours

away-hours = My active hours
away-hours-help = At tables with active hours your clock only runs between these times. A clock that is already running keeps the old hours. Choose at least six hours a day.
away-hours-keep = Save hours
away-wake = From
away-sleep = until

## Who stands in

away-menu = When I am away…
away-stand-in = Who plays for me
away-stand-in-here = Who plays for me here
away-stand-in-help = They play from their own account, see what your seat sees, and must agree first. The log shows who moved. You can take your seat back at any time; the result counts for you.
away-stand-in-keep = Save
away-who = Stand-in
away-who-nobody = Nobody
away-who-as-usual = Same as at my other tables
away-who-bot = Bot: { $bot }
away-who-person = Another player…
away-name = Account name
away-asked-waits = Asked, no answer yet.
away-on-holiday = on my holidays
away-overtime = if my time runs out (instead of the table’s own rule)
away-deputy = { $name } plays for now
away-plays-for-you = { $name } is playing for you.
away-take-back = Take my seat back
away-you-play-for = You are playing for { $name }.
away-log-by = played by { $name }

## What others ask

away-asked = Requests for you
away-asked-here = { $name } asks you to play for them at “{ $table }” while they are away.
away-asked-everywhere = { $name } asks you to play for them at all their tables while they are away.
away-accept = Accept
away-decline = Decline
away-no-longer = Stop standing in
away-offered = { $name } wants to hand you a seat for good: { $game }, “{ $table }”.
away-take-seat = Take the seat
away-table-is-asked = Waiting for the other players to agree.

## Handing over

away-hand = Hand my seat over for good
away-hand-help = Your friend accepts first, then the table votes: the seat changes hands when all others agree, or when nobody objects in time. From then on the result is your friend’s.
away-hand-offer = Offer my seat
away-hand-keep = Keep my seat
away-hand-waits = Offered to { $name }, who has not answered yet.
away-hand-until = { $name } accepts. The seat changes hands on { $date } unless somebody objects.
vote-hand = { $seat } hands the seat to { $friend }. If you say nothing, that counts as a yes on { $date }.

## Paces

pace-hours = { $hours ->
    [one] 1 active hour per move
   *[other] { $hours } active hours per move
}
pace-hours-kind = Active hours
pace-hours-each = Hours per move
pace-help-hours = Each move has this many hours. Only the player’s own active hours count, in their time zone.
pace-bank-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} + { $hours } h a turn
pace-bank-kind = Time bank in days
pace-bank-each = Days each
pace-bank-more = Extra hours per turn
pace-help-bank = Everybody gets this many days for the whole game and a few hours back each turn. The bank never grows beyond its start.

## What a table decides together, and its menu

pace-bank = Minutes each
pace-increment = Extra seconds per move
pace-help-none = Nobody is in a hurry. Good against bots and among friends in one room.
pace-help-live = Everybody gets this many minutes, plus a few seconds per move.
pace-help-days = Each move within this many days: a game for weeks.
fallback = If time runs out
fallback-bot = A bot plays on
fallback-resign = The player resigns
fallback-wait = The table waits
vote = Vote
vote-undo = { $count ->
    [one] { $name } asks to take back the last move.
   *[other] { $name } asks to take back the last { $count } moves.
}
vote-end = { $name } proposes to end the game here.
vote-bot = { $name } proposes that a bot plays for { $seat }.
vote-human = { $name } proposes that { $seat } takes the seat back from the bot.
vote-rules = { $name } proposes to switch to the newer version of the rules.
vote-count = { $yes } of { $needed }
vote-yes = Agree
vote-no = Disagree
menu-bot = Propose a bot for { $name }
menu-bot-later = Bot for { $name }: in { $minutes } min
menu-human = Take my seat back
menu-end = Propose to end the game
menu-rules-newer = Propose the newer rules
table-bot-plays = A bot is playing for you.
resign-sure = Resign from this game?
resign-help = A bot plays your seat to the end, and you finish last. You cannot undo this.
resign-no = Play on
menu-resign = Resign
menu-rules = Rules of this game
menu-along = Take my seat to another device
menu-report = Report this table
