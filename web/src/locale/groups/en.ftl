# Words of groups: circles of friends with tables, results and a page of their own.

groups = Groups
groups-lead = A circle of friends with its own tables, results and chat.
groups-none = You are not in any group yet.
groups-found = Create a group
groups-found-help = You get a link that lets your friends in, with or without an account.
groups-name = Name of the group
groups-people = { $count ->
    [one] one person
   *[other] { $count } people
}
groups-running = { $count ->
    [one] one game in progress
   *[other] { $count } games in progress
}
groups-mine = { $count ->
    [one] one is waiting for you
   *[other] { $count } are waiting for you
}

group-owed = Waiting for
group-owed-none = Nobody is keeping the others waiting.
group-owed-since = since { $when }
group-owed-until = until { $when }
group-tables = Tables
group-tables-none = The group has no open or running tables.

group-results = Results
group-results-none = The group has not finished any games yet.
group-results-all = All games
group-results-person = Player
group-results-games = Games played
group-results-wins = Wins
group-results-places = Places
group-results-place = { $place }.: { $count }×
group-former = no longer in the group
group-beat = Who finished ahead of whom
group-beat-help = How often the player in the row finished ahead of the player in the column.

group-standing = Repeating tables
group-standing-none = None yet. A new table of the group can start again when its game is over.
group-standing-game = Game { $number }
group-standing-at-once = Starts again as soon as a game is over; everybody moves one seat on.
group-standing-hours = { $hours ->
    [one] Starts again one hour after a game is over; everybody moves one seat on.
   *[other] Starts again { $hours } hours after a game is over; everybody moves one seat on.
}
group-standing-bot = A bot fills in for anyone missing: { $bot }.
group-standing-wait = If somebody is missing, everybody waits.
group-standing-next = Next game:
group-standing-line = Waiting list: { $names }
group-standing-in = Join from the next game
group-standing-out = Leave after this game
group-standing-stay = Stay after all
group-standing-due = Next game starts: { $when }
group-standing-missing = It starts when somebody takes the free seat.
group-standing-paused = Paused: no new game starts.
group-standing-pause = Pause
group-standing-go = Continue
group-standing-end = End this table
group-standing-history = { $count ->
    [one] One game is over
   *[other] { $count } games are over
}

group-chat-write = Message to the group
group-people = Members
group-about = About { $name }
group-founder = founder
group-make-founder = Make { $name } a founder
group-make-member = Remove { $name } as founder
group-remove = Remove { $name }
group-remove-sure = Remove { $name } from the group? Games under way are played to their end.
group-link = Invitation link
group-link-help = Anyone with the link can join, with or without an account.
group-link-make = Create a link
group-link-elsewhere = A link exists, but it was made in another browser. Creating a new one cancels it.
group-rename = Rename
group-leave = Leave the group
group-leave-sure = Leave the group? Your running games continue.
group-close = Close the group
group-close-sure = Close the group for everybody? Running games are played to the end; chat and results are deleted.
group-report = Report this group
group-door = You are invited to { $group }
group-door-guest = Without an account your place is tied to this browser. Do you have an account?
group-door-join = Join

group-for = For the group { $group }
group-for-help = Only members of the group can sit down.
group-of-table = Go to the group
group-private-help = Only members of the group can see the table.
group-again = When the game is over
group-again-off = Stop
group-again-on = Start again
group-again-help = The same people play the next game, and everybody moves one seat on. Anyone can drop out, and others can queue.
group-again-when = The next game starts
group-again-at-once = at once
group-again-hours = { $hours ->
    [one] after one hour
   *[other] after { $hours } hours
}
group-again-missing = If somebody is missing
group-again-bot = A bot plays
group-again-wait = Everybody waits
seat-member = A member of the group
