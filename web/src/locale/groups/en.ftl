# Words of groups: circles of friends with tables, results and a page of their own.

groups = Groups
groups-lead = A circle of friends with tables, results and a chat of its own.
groups-none = You are in no group yet.
groups-found = Found a group
groups-found-help = You get a link that lets your friends in, with or without an account.
groups-name = Name of the group
groups-people = { $count ->
    [one] one person
   *[other] { $count } people
}
groups-running = { $count ->
    [one] one game at play
   *[other] { $count } games at play
}
groups-mine = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}

group-owed = Who owes a move
group-owed-none = Nobody owes a move.
group-owed-since = since { $when }
group-owed-until = until { $when }
group-tables = Tables
group-tables-none = No table of the group is open or at play.

group-results = Results
group-results-none = No game of the group is over yet.
group-results-all = All games
group-results-person = Who
group-results-games = Games
group-results-wins = Wins
group-results-places = Places
group-results-place = { $place }.: { $count }×
group-former = no longer in the group
group-beat = Who was ahead of whom
group-beat-help = How often the person of a row was placed before the person of a column.

group-standing = Standing tables
group-standing-none = None yet. A new table of the group can begin again when its game is over.
group-standing-game = Game { $number }
group-standing-at-once = Begins again as soon as a game is over, with the seats passed on by one.
group-standing-hours = { $hours ->
    [one] Begins again one hour after a game is over, with the seats passed on by one.
   *[other] Begins again { $hours } hours after a game is over, with the seats passed on by one.
}
group-standing-bot = A bot keeps the place of who is missing: { $bot }.
group-standing-wait = If somebody is missing, all wait.
group-standing-next = Next game:
group-standing-line = In line for a place: { $names }
group-standing-in = I play from the next game on
group-standing-out = Without me from the next game on
group-standing-stay = I stay after all
group-standing-due = The next game begins: { $when }
group-standing-missing = It begins when somebody takes the free place.
group-standing-paused = Paused: no new game begins.
group-standing-pause = Pause
group-standing-go = Let it go on
group-standing-end = End it
group-standing-history = { $count ->
    [one] One game is over
   *[other] { $count } games are over
}

group-chat-write = Write to the group
group-people = People
group-about = About { $name }
group-founder = founder
group-make-founder = Make { $name } a founder
group-make-member = { $name } is founder no longer
group-remove = Remove { $name }
group-remove-sure = Shall { $name } be removed from the group? Games under way are played to their end.
group-link = Invitation by link
group-link-help = Whoever has the link can join, also without an account.
group-link-make = Make a link
group-link-elsewhere = There is a link, but this browser does not know it. A new one makes it void.
group-rename = Rename
group-leave = Leave the group
group-leave-sure = Leave the group? Your games under way go on.
group-close = Close the group
group-close-sure = Close the group for everybody? Games under way are played to their end; chat and results are gone.
group-report = Report this group
group-door = You are invited to { $group }
group-door-guest = Without an account you are a guest of this browser. Have you got one?
group-door-join = Join

group-for = For the group { $group }
group-for-help = Only members of the group can sit down.
group-of-table = To the group
group-private-help = Only the members of the group see the table.
group-again = When the game is over
group-again-off = That was it
group-again-on = Begin again
group-again-help = The same people play the next game, with the seats passed on by one. Everybody can say that he does not play any more, and others can wait in line.
group-again-when = The next game begins
group-again-at-once = at once
group-again-hours = { $hours ->
    [one] after one hour
   *[other] after { $hours } hours
}
group-again-missing = If somebody is missing
group-again-bot = A bot plays
group-again-wait = All wait
seat-member = A member of the group

founder-needs-account = Only somebody with an account can found a group or be its founder. To join one, its link is enough.
founders-only = Only a founder of the group may do this.
group-is-full = This group has { $count } members: that is as many as there can be.
last-founder = A group has at least one founder. Make somebody else founder first, or close the group.
members-only = This table is for the members of a group.
no-standing-table = A table that begins again has one seat for each, and is neither for practice nor a start for all.
no-such-group = There is no such group, or you are not in it.
too-many-groups = You are in { $count } groups: that is as many as there can be.
too-many-standing-tables = This group has { $count } standing tables: that is as many as there can be.
