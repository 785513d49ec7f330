# Words about people who are away, paces, votes and the menu of a table. They come with the pages that say them.

away = Away
away-help = Where you play over days, nobody needs to wait for you in vain, and nobody takes your seat while you are away by your own word.
away-kept = Kept.
away-close = Close
away-all = Holidays and waking hours

## Holidays

away-holidays = My holidays
away-holidays-help = From the first day until the end of the last one your clocks stand at all tables that are played over days. State it before you go: it begins with the next full hour at the earliest, and not where your time is nearly up. If you come back early, the days that you did not use are yours again.
away-days-left = { $year }: { $left } of { $days } days left
away-first = First day
away-last = Last day
away-holiday-state = State the holiday
away-holiday-stated = is coming
away-holiday-now = now
away-holiday-over = is over
away-holiday-end = I am back
away-holiday-cancel = Take it back
away-until = away until { $date }
away-clock-stands = The clock stands until { $date }.

## Hours

away-hours = My waking hours
away-hours-help = At tables with a pace of waking hours your clock counts only between these times. A clock that runs keeps the hours that it began with. At least six hours a day.
away-hours-keep = Keep my hours
away-wake = Awake from
away-sleep = until

## Who stands in

away-menu = When I am away …
away-stand-in = Who plays for me
away-stand-in-here = Who plays for me here
away-stand-in-help = A person plays with his own account, sees what your seat sees, and must accept it; the log says that it was he. You take your seat back whenever you like. The result is yours.
away-stand-in-keep = Keep it
away-who = Stand-in
away-who-nobody = Nobody
away-who-as-usual = As at all my tables
away-who-bot = Bot: { $bot }
away-who-person = A person …
away-name = Name of the account
away-asked-waits = Is asked, and has not answered yet.
away-on-holiday = on my holidays
away-overtime = when my time is up, instead of what the table says
away-deputy = { $name } plays for now
away-plays-for-you = { $name } plays for you.
away-take-back = Take my seat back
away-you-play-for = You play for { $name }.
away-log-by = played by { $name }

## What others ask

away-asked = You are asked
away-asked-here = { $name } asks you to play for him at “{ $table }” when he is away.
away-asked-everywhere = { $name } asks you to play for him at his tables when he is away.
away-accept = Accept
away-decline = Decline
away-no-longer = No longer
away-offered = { $name } wants to hand you a seat for good: { $game }, “{ $table }”.
away-take-seat = Take the seat
away-table-is-asked = The table is asked.

## Handing over

away-hand = Hand my seat over for good
away-hand-help = The friend accepts, then the table is asked: the seat is his when all others agree, or nobody objects in the stated time. The result of the game is his from then on.
away-hand-offer = Offer my seat
away-hand-keep = Keep my seat
away-hand-waits = Offered to { $name }, who has not answered yet.
away-hand-until = { $name } accepts. The seat is his on { $date } if nobody objects.
vote-hand = { $seat } hands the seat to { $friend }. Who says nothing agrees on { $date }.

## Paces

pace-hours = { $hours ->
    [one] 1 waking hour a move
   *[other] { $hours } waking hours a move
}
pace-hours-kind = Waking hours
pace-hours-each = Hours for a move
pace-help-hours = So many hours for every move, which count only while the player is awake: by his own hours, in his time zone.
pace-bank-days = { $days } days + { $hours } h a turn
pace-bank-kind = Bank of days
pace-bank-each = Days each
pace-bank-more = Hours more for a turn
pace-help-bank = Everybody has so many days for the whole game and gains some hours with every turn; the bank is never fuller than at the start.

## Refusals

refused-holiday-dates = A holiday is from today or later until a day within a year, and begins with the next full hour at the earliest.
refused-holiday-overlaps = You have stated a holiday for one of these days already.
refused-too-many-days = { $days ->
    [one] You have 1 day of { $year } left.
   *[other] You have { $days } days of { $year } left.
}
refused-clock-nearly-out = Your time at “{ $table }” is nearly up: move there first.
refused-no-such-holiday = This holiday is over.
refused-no-such-zone = There is no such time zone.
refused-too-few-hours = Waking hours are at least { $hours } a day.
refused-nobody-of-that-name = There is no account of the name { $name }.
refused-nobody-there = That is you.
refused-plays-here = Whoever plays or has played another seat of this table cannot take this one.
refused-not-in-a-series = A start that several play is played by each alone.
refused-not-asked = This is no longer offered.
refused-vote-is-open = This is being voted on already.
refused-player-on-holiday = { $name } is on holiday: no bot can play there.
refused-player-has-time = { $name } has time left: no bot can play there.

## What a table decides together, and its menu

pace-bank = Minutes each
pace-increment = Seconds more for a move
pace-help-none = Nobody is hurried. Good against bots and among friends in one room.
pace-help-live = Everybody has so many minutes and gains some seconds with every move.
pace-help-days = Every move within so many days: a table for weeks.
fallback = When the time is up
fallback-bot = A bot plays on
fallback-resign = Resigns
fallback-wait = Wait
vote = Vote
vote-undo = { $count ->
    [one] { $name } asks to take back the last move.
   *[other] { $name } asks to take back the last { $count } moves.
}
vote-end = { $name } proposes to end the game here.
vote-bot = { $name } proposes a bot for { $seat }.
vote-human = { $name } proposes that { $seat } takes over from the bot.
vote-rules = { $name } proposes to go on by the newer version of the rules.
vote-count = { $yes } of { $needed }
vote-yes = Agree
vote-no = Refuse
menu-bot = Propose a bot for { $name }
menu-bot-later = Bot for { $name }: in { $minutes } min at the earliest
menu-human = Take my seat back from the bot
menu-end = Propose to end the game
menu-rules-newer = Propose to go on by the newer rules
table-bot-plays = A bot plays for you.
resign-sure = Resign from this game?
resign-help = A bot plays your seat to the end, and you are placed last. There is no way back.
resign-no = Play on
menu-resign = Resign
menu-rules = Rules of this game
menu-along = Take my seat to another device
menu-report = Report this table
