# The frame of the page: everything that belongs to no game.

## Navigation

nav = Pages
nav-home = Steamshed, lobby
nav-lobby = Lobby
nav-my-games = My games
nav-club = Club
nav-archive = Archive
nav-learn = Learn
nav-rules = Rules
nav-about = About & shortcuts
help = Help
nav-settings = Settings
nav-account = Account
nav-sign-in = Sign in
nav-light = Light colours
nav-dark = Dark colours
skip = Skip to the content
skip-to-action = Skip to the action bar
loading = Loading…
yes = Yes
no = No
on = On
off = Off
copy = Copy
copied = Copied
cancel = Cancel

## Lobby

start-sentence = Five railway board games with all their rules: play against bots or friends, right now or over weeks.
start-play-now = Play now
start-play = Play { $game }
start-opponents = Opponents
start-strength = Bot strength
start-no-account = No account needed.
start-first = Your first game
start-first-how = Against easy bots, with a guide that explains each phase
start-watch = Watch a game
start-watch-how = A live game. If nobody is playing, bots are.
start-learn = Learn a game
start-learn-how = Short lessons on real boards: you make the moves.
start-friends = With friends
start-friends-how = Open a table and send them a link.
lobby = Lobby
lobby-departures = Departures
lobby-arrivals = Arrivals
lobby-count = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $online ->
    [one] one player online
   *[other] { $online } players online
}
lobby-col-time = Last move
lobby-col-game = Game
lobby-col-seats = Seats
lobby-col-pace = Pace
lobby-col-status = Status
lobby-col-open = Open
lobby-your-move = Your move
lobby-moves = { $name } to move
lobby-left = { $time } left
lobby-running = Running
lobby-ready = Ready to start
lobby-seats-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
lobby-open = Open
lobby-take-seat = Take a seat
lobby-look-in = Watch
lobby-replay = Replay
lobby-none = No tables yet. Open the first one.
lobby-no-arrivals = No finished games yet.
lobby-lamp = A lit lamp means a table is waiting for you.
lobby-zone = Times are shown in your time zone: { $zone }.
players-number = { $number ->
    [one] 1 player
   *[other] { $number } players
}
players-range = { $low }–{ $high } players

## Paces

pace = Pace
pace-none = No clock
pace-live = Live
pace-live-minutes = Live, { $minutes } min
pace-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
pace-none-short = no clock
pace-live-short = live
pace-days-short = { $days } d

## New table

new-table = New table
new-game = Game
new-rules = Rules
new-seats = Seats and pace
new-read-rules = Read the rules
new-more-rules = More rules ({ $count })
new-preset = Preset
new-preset-own = Custom
new-preset-help = A set of rules that go well together. You can change any of them below.
new-seat-kind = Who plays seat { $seat }
new-idle = Only matters with { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Only for { $sizes }.
new-map-with = Play with { $size }
new-everybody = Everybody
new-name = Table name
new-open = Open the table
new-note = Everybody sees the options that change the rules, and the record keeps them.
seat-me = You
seat-me-too = Another player at this screen
seat-open = Open seat for anybody
seat-invited = By invitation
seat-bot = Bot: { $bot }
seat-name = Name
seat-guest = Guest
seat-number = Seat { $seat }
bot-random = random
bot-greedy = greedy
bot-easy = easy
bot-medium = medium
bot-strong = strong
bot-master = master
bot-builder = builder
bot-banker = banker
bot-blocker = blocker
bot-random-line = Plays any legal move.
bot-greedy-line = A sensible beginner who never changes: the yardstick for all the others.
bot-easy-line = Lays the first decent track it sees and ignores everybody else.
bot-medium-line = Plans whole turns and watches its opponents.
bot-strong-line = Plays its best plans to the end in its head before it moves.
bot-master-line = Takes its time and sees almost everything you see.
bot-builder-line = Would rather lay track than count money.
bot-banker-line = Counts every dollar twice, then once more.
bot-blocker-line = Happiest when your plans fail.
ticket-admit = { $count ->
    [one] admits one
   *[other] admits { $count }
}
ticket-bots = Bots
ticket-open = Open seats

## A table that waits

waiting-for = { $free ->
    [one] waiting for one player
   *[other] waiting for { $free } players
}

## Table

board = Board
board-view = Board view
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Whole board
board-key = Mini-map: click to jump there
board-bring = Show what I can choose
players = Players
player-you = you
player-here = here
player-away = away
player-resigned = resigned
player-bot = { $bot ->
    [random] bot
   *[other] { $bot } bot
}
player-program = { $name } (bot)
player-guest = guest
player-deleted = deleted player
player-open = Open seat
player-decides = is deciding
player-thinks = thinking…
player-clock = Time left
figure-points = Points
displays = Displays
mats = Player boards
talk = Log, chat and notes
phases = Phases of the turn
turn-of = Turn { $now } of { $last }
turn-now = Turn { $now }
round-of = Round { $now } of { $last }
round-now = Round { $now }
table-your-move = your move
table-moves = { $name } to move
table-decides = { $name } to act: { $phase }
table-over = game over
table-lost = Connection lost. Reconnecting…
table-none = This table does not exist, or it is private.
table-stale = The table has changed in the meantime. Choose again.
table-aside = This table is locked.
table-aside-text = The server could not read this table’s log and has locked the table. Nothing is lost, and the operator can see the cause. All other tables are running.
table-unstored = Your change was not saved: the server’s database is not responding. Check the board before you try again.
table-menu = Table menu
table-views = Parts of the table
tab-map = Map
tab-players = Players
tab-displays = Displays
tab-log = Log
tab-chat = Chat
menu-record = Download the record
rules-newer = There is a newer version of this game’s rules. This game keeps its own version unless everybody agrees to switch.

## The picker

pick-title = Your move
pick-phase = { $phase }: choose
pick-next = { $what }: choose
pick-steps = Your choices so far (click one to go back to it)
pick-cancel = Back
pick-less = Less
pick-more = More
pick-range = from { $low } to { $high }
pick-no-choice = You cannot do anything with this right now.
pick-hint = Choose here or on the board.
pick-below = More below
pick-then = then: { $what }
pick-then-ends = then: { $what }. Ends your turn
curtain = Pass the screen to { $name }
curtain-help = It is your turn. Open when nobody else is looking.
curtain-open = I am { $name }: open
curtain-since = Since your last turn
panel-more = More: { $count }
panel-ways = { $count ->
        [one] one way
       *[other] { $count } ways
    }
panel-choose-again = Choose again
panel-all = All moves
panel-most = Show all { $count }
panel-own = custom
part-other = Click another to swap
part-none = Nothing else fits here.
part-back = Previous
part-next = Next
panel-whole = All numbers
panel-again = Click again or press Enter to play it
panel-at-once = One click plays it; you can take it back
plan-stopped = Stopped at step { $step }.
table-promised = You pass for the rest of this round.
table-limit-passed = The bidding has passed your limit. Decide again.
wait-until = Nothing until…
table-call-off = Cancel

## Log, chat, notes

log = Log
log-empty = Nothing has happened yet.
log-group = { $period ->
    [round] Round
   *[turn] Turn
} { $turn } · { $phase }
log-look = Look back at move { $number }
log-undone = { $count ->
    [one] { $name } took back move { $first }
   *[other] { $name } took back { $count } moves ({ $first }–{ $last })
}
log-new = { $count ->
    [one] one new entry
   *[other] { $count } new entries
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Message to the table
chat-send = Send
chat-about = About what { $name } said
chat-report = Report this
notes = Notes
notes-help = Only you can read these.
notes-saved = Saved
notes-unsaved = Not saved: the server is not responding

## History, undo, votes

history = History
history-first = To the beginning
history-back = One move back
history-on = One move forward
history-last = To the latest move
history-play = Play from here
history-post = { $period ->
    [round] R{ $turn }
   *[turn] T{ $turn }
}
history-at = Move { $at } of { $last }
history-live = live
history-lost = offline
history-past = past
history-looking = Looking back at move { $number }
history-return = Back to the current position
history-replay = Since my last move
history-stop = Stop
undo = Undo
undo-ask = Ask for undo
undo-reset = Restart my turn
undo-sure = { $count ->
    [one] Take back one move?
   *[other] Take back { $count } moves?
}
undo-far = Back to before move { $number }: { $action }
undo-others = This also takes back moves by { $names }.
undo-do = Take back

## The end

result = Result
result-won = { $count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } share the victory
}
result-open = Scores and chart

## My games, archive, rules

my-games-running = Running
my-games-finished = Finished
my-games-none = You are not in any game.
my-games-none-finished = You have not finished any games yet.
my-games-sign-in = Your games are saved in your account.
archive-help = Finished games to replay and learn from.
archive-more = Earlier games
archive-record = Open a record
archive-record-help = Paste the text of a record. Every line is checked, and you can replay the game.
archive-record-open = Open the record
rules-of = Rules
rules-contents = Contents
rules-search = Search
rules-other = Other games
rules-intro = Every rule has a number. When a move is refused, the game quotes it.

## When something is wrong

lost = Page not found
lost-text = There is no track to this page.
error-offline = The server is not responding.
error-server = The server reported error { $status }.
refused-otherwise = That did not work. If it happens again, reload the page.
notify-title = Steamshed
notify-turn = { $table }: it is your move.

## The end of a turn

end-turn = End of turn { $now }
end-round = End of round { $now }
end-now = What happened
end-step = step { $at } of { $steps }
end-idle = { $count ->
    [one] One die brought no goods.
   *[other] { $count } dice brought no goods.
}
end-back = One step back
end-next = Next
end-play = Play
end-pause = Pause
end-speed = Speed
end-skip = Skip
end-show = Show step by step
