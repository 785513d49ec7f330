# The frame of the page: everything that belongs to no game.

## Navigation

nav = Pages
nav-home = Steamshed, lobby
nav-lobby = Lobby
nav-my-games = My games
nav-archive = Archive
nav-learn = Learn
nav-rules = Rules
nav-about = About and keys
nav-settings = Settings
nav-account = Account
nav-sign-in = Sign in
nav-light = Light colours
nav-dark = Dark colours
skip = Skip to the content
skip-to-action = Skip to the action bar
loading = Loading …
yes = Yes
no = No
on = On
off = Off
copy = Copy
copied = Copied
cancel = Cancel

## Lobby

start-sentence = Five railway board games with all their rules: play them here against bots or with friends, at once or over weeks.
start-play-now = Play now
start-play = Play { $game }
start-opponents = Opponents
start-strength = How strong
start-no-account = No account needed.
start-first = Your first game
start-first-how = Against gentle bots; a companion explains each phase
start-watch = Watch a game
start-watch-how = A live table; if nobody plays, bots do
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
lobby-moves = { $name } moves
lobby-running = Running
lobby-ready = Ready to start
lobby-seats-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
lobby-open = Open
lobby-take-seat = Take a seat
lobby-look-in = Look in
lobby-replay = Replay
lobby-none = No table yet. Open the first one.
lobby-no-arrivals = Nobody has arrived yet.
lobby-lamp = A lit lamp means a table waits for you.
lobby-zone = Times are yours: { $zone }.
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
pace-none-short = free
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
new-preset-own = Own
new-preset-help = A set of rules that belong together. Change any of them below.
new-seat-kind = Who takes seat { $seat }
new-idle = Has an effect only with { $needs }.
new-idle-need = { $option }: { $values }
new-map-only = Only for { $sizes }.
new-map-with = Play it with { $size }
new-everybody = Everybody
new-name = Name of the table
new-open = Open the table
new-note = Options that change rules are shown to everybody and kept in the record.
seat-me = You
seat-me-too = Another player at this screen
seat-open = Open seat, anyone
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
bot-random-line = Does anything that is allowed.
bot-greedy-line = The sensible beginner, always the same: the yardstick of all others.
bot-easy-line = Lays the first good track it sees and minds nobody.
bot-medium-line = Plans whole turns and keeps an eye on its rivals.
bot-strong-line = Plays its best plans out in its head before it moves.
bot-master-line = Takes its time, and sees most of what you see.
bot-builder-line = Would rather lay track than count money.
bot-banker-line = Every dollar twice, then once more.
bot-blocker-line = Your loss is a good day.
ticket-admit = { $count ->
    [one] admits one
   *[other] admits { $count }
}
ticket-bots = Bots
ticket-open = Open seats
guest-name = Your name at this table

## A table that waits

waiting-for = { $free ->
    [one] waiting for one player
   *[other] waiting for { $free } players
}
waiting-full = everybody is here
waiting-start = Start
waiting-start-bots = Start with bots on the free seats
waiting-leave = Leave the table
invite = Make an invitation
invitations = Invitations
invitations-help = Send each address to one player. Whoever opens it first sits down there, without an account; then it is used up.
invitation-for = Invitation for seat { $seat }
invitation-until = Good until { $date }
invitation-elsewhere = Seat { $seat }: this browser does not know the address. Make a new one.
invitation-renew = New address
invitation-withdraw = Withdraw
invitation-over = This invitation is over
invitation-look = Look in at the table

## Table

board = Board
board-view = View of the board
board-zoom-in = Closer
board-zoom-out = Further away
board-fit = Whole board
board-key = Small map: a click leads there
board-bring = Bring what can be chosen into sight
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
player-decides = decides
player-thinks = thinks …
player-clock = Time left
figure-points = Points
displays = Displays
mats = Mats and wide displays
talk = Log, chat and notes
phases = Phases of the turn
turn-of = Turn { $now } of { $last }
turn-now = Turn { $now }
round-of = Round { $now } of { $last }
round-now = Round { $now }
table-your-move = your move
table-moves = { $name } moves
table-decides = { $name } decides: { $phase }
table-over = game over
table-lost = The line to the server is down. Trying again …
table-none = There is no such table, or it is private.
table-stale = The table had moved on. Please choose again.
table-aside = This table cannot be opened.
table-aside-text = Its log cannot be read here, so the server has set it aside; nothing of it is lost, and whoever runs the server can see why. All other tables go on.
table-unstored = This could not be stored: the server's database cannot be used just now. Look at the board before you try again.
rules-do-not-fit = By the newer rules this would have been another game from action { $number } on, so it goes on by its own.
table-menu = Table menu
table-views = Parts of the table
tab-map = Map
tab-players = Players
tab-displays = Displays
tab-log = Log
tab-chat = Chat
menu-record = Download the record
rules-newer = There is a newer version of the rules of this game; it goes on by its own unless all agree to change.

## The picker

pick-title = Your move
pick-phase = { $phase }: choose
pick-next = { $what }: choose
pick-steps = Chosen so far; each step goes back
pick-cancel = Back
pick-less = Less
pick-more = More
pick-range = from { $low } to { $high }
pick-no-choice = Nothing can be done with this now.
pick-hint = Choose here or on the board.
pick-below = More below
pick-then = then: { $what }
pick-then-ends = then: { $what }. Ends your turn
curtain = The screen goes to { $name }
curtain-help = Your turn. Take the screen; what only you may see is behind the doors.
curtain-open = I am { $name }: open
curtain-since = Since your last turn
panel-more = More: { $count }
panel-ways = { $count } ways
panel-anew = Point anew
panel-all = All moves
panel-most = All { $count }
panel-own = own
part-other = Click another to exchange it
part-none = Nothing else fits here.
part-back = The one before
part-next = The next one
panel-whole = All figures
panel-again = Click again or press Enter to play it
panel-at-once = One click plays it; you can take it back
plan-stopped = Stopped at step { $step }.
table-promised = You pass the rest of this round.
table-limit-passed = The others have gone beyond your limit: decide anew.
table-call-off = Call it off

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
    [one] one new line
   *[other] { $count } new lines
}
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-about = About what { $name } said
chat-report = Report this
notes = Notes
notes-help = Only you can read these.
notes-saved = Saved
notes-unsaved = Not saved: the server does not answer

## History, undo, votes

history = History
history-first = To the beginning
history-back = One move back
history-on = One move on
history-last = To now
history-play = Play from here
history-post = { $period ->
    [round] R{ $turn }
   *[turn] T{ $turn }
}
history-at = Move { $at } of { $last }
history-live = live
history-lost = no line
history-past = past
history-looking = Move { $number }: looking back
history-return = Back to now
history-replay = Since my last move
history-stop = Stop
undo = Undo
undo-ask = Ask for undo
undo-reset = Reset my turn
undo-sure = { $count ->
    [one] Take back one move?
   *[other] Take back { $count } moves?
}
undo-far = Back to before move { $number }: { $action }
undo-others = Moves of others go with it: { $names }.
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
my-games-none = You sit at no table.
my-games-none-finished = You have not finished a game yet.
my-games-sign-in = Your games are kept with your account.
archive-help = Finished games, to look at and to learn from.
archive-more = Earlier games
archive-record = Open a record
archive-record-help = Paste the text of a record: every line is checked, then the game can be looked at.
archive-record-open = Open the record
rules-of = Rules
rules-contents = Contents
rules-search = Search
rules-other = Other games
rules-intro = Every rule has a number; a refusal at the table names it.

## Settings

## Signing in

sign-in-known = I have an account
sign-in-new = New here
sign-in-name = Name
sign-in-password = Password
sign-in-do = Sign in
sign-in-register = Open an account
sign-in-guest = Without an account you can play by invitation and at tables of your own.
account-guest = You play as a guest: your seats are kept in this browser.
account-signed-in = You are signed in.
account-nobody = You are not signed in.
account-sign-out = Sign out
account-data = Download my data
account-saved = Saved.
account-mail = Mail address
account-mail-help = For mails when it is your move, and for a forgotten password. Nobody else sees it.
account-mail-address = Address
account-mail-do = Save the address
account-mail-sent = A mail is on its way to this address. Open the link in it to confirm the address.
account-mail-confirmed = The address is confirmed.
account-mail-unconfirmed = The address is not confirmed yet: nothing else is mailed to it.
account-mail-turns = Mail me about my games
account-password = Password
account-password-help = A new password signs you out everywhere else.
account-password-old = Your password
account-password-new = New password
account-password-do = Set the new password
account-sessions = Where you are signed in
account-sessions-end-all = Sign out everywhere
account-session-this = this browser
account-session-seen = last seen: { $time }
account-device-unknown = Unknown device
account-delete = Delete my account
account-delete-help = Your running games are given up and a bot plays on. Games stay, your name goes from all of them. This cannot be taken back.
account-delete-sure = I am sure
account-delete-do = Delete for ever
forgotten = Forgotten your password?
forgotten-mail = A link by mail
forgotten-help = If the account has a confirmed mail address, a link for a new password goes there. It works once, for an hour.
forgotten-name = Name of the account, or its mail address
forgotten-do = Send the link
forgotten-sent = If there is such an account with a confirmed address, the mail is on its way.
reset = New password
reset-choose = Choose a new password
reset-help = You are signed out everywhere else, and signed in here.
confirm-address = Confirm the mail address
confirm-mine = Is this address yours?
confirm-do = Yes, confirm it
confirm-done = Confirmed. Thank you.
unsubscribe = Mails
unsubscribe-stop = Stop these mails
unsubscribe-all = This address gets no mail from here any more, whoever gives it.
unsubscribe-turns = No more mails about your games.
unsubscribe-do = Stop
unsubscribe-done = Done: no more of these mails.
unsubscribe-back = Changed your mind?
unsubscribe-again = Send them again
unsubscribe-again-done = Done: these mails may come again.

## Other people

people = Muted and blocked
people-mute = muted
people-block = blocked
people-forget = Lift
people-do-mute = Mute { $name }
people-do-block = Block { $name }
people-blocked = Blocked. Your account page has the way back.
report-title = Report to the operator
report-help = The operator of this server will read it. What is wrong?
report-reason = What is wrong
report-send = Report
report-done = Thank you. The operator has been told.
report-close = Close
along-title = Take your seats along
along-help = Makes a link that moves you, with all your seats, to the device that opens it. It works once, for 15 minutes; this browser is signed out then.
along-link = Link for the other device
along-make = Make the link
along-arrive = You can go on playing in this browser, with the seats that you took as a guest elsewhere.
along-do = Play on here

## About

about-title = About Steamshed
about-what = Railway board games in one shed: play them in a browser with friends or bots, live or over weeks, and study them afterwards. The rules live on the server; this page draws what a game describes and offers what it allows.
about-play = How to play
about-play-text = When it is your move, whatever may be chosen is outlined in amber. Choose it on the board or among the buttons; the choices narrow until one is left. The amber button says what it does and what it costs. Asking for something else names the rule that forbids it.
about-keys = Keys
about-lamp = The lamp
about-lamp-text = Amber means: your move. If nothing waits for you, nothing on the page is amber.
about-thanks = Thanks
about-thanks-text = Type: Besley by Owen Earl and Archivo by Omnibus-Type, both under the SIL Open Font License. Drawn with Svelte, translated with Project Fluent.
key-tab = Tab
key-tab-does = to the board, the answers, the buttons
key-arrows = Arrows
key-arrows-does = from one possible field to the next, from one answer to the next
key-digits = 1 – 9, A – E
key-digits-does = choose an answer
key-enter = Enter
key-enter-does = choose, confirm
key-escape = Esc
key-escape-does = one step back
key-zoom = + − 0
key-zoom-does = closer, further away, whole board

## When something is wrong

lost = No such page
lost-text = The line ends here.
error-offline = The server does not answer.
error-server = The server answered { $status }.
refused-no-such-table = There is no such table.
refused-no-such-seat = There is no such seat.
refused-no-hints = There are no hints at this table.
refused-otherwise = This could not be done. Load the page again if it stays so.
bad-invitation = This invitation is not valid.
handover-gone = This link has been used, or is too old.
has-an-account = You have an account: sign in on the other device.
invitation-expired = This invitation is too old. Ask for a new one.
invitation-taken = This invitation has been used: its seat is taken.
invitation-void = This invitation was withdrawn, or the game began without it. Ask for a new one.
not-away-long-enough = { $name } has { $minutes } more minutes to come back before a bot can play there.
not-welcome = Somebody at this table does not want to meet you.
player-is-here = { $name } is here: no bot can play there.
shut-out = The operator has shut you out, for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}.
somebody-already = You play in this browser as somebody else. Sign out first.
table-is-hidden = The operator has taken this table out of sight.
too-many-reports = The operator has enough to read from you for now.
undo-goes-further = This would take back { $count } moves.
you-block-the-owner = You have blocked whoever made this table.
bad-email = This is not a mail address.
bad-link = This link was used already, or it is too old.
bad-name = { $reason ->
    [hidden] A name has no invisible characters and none that turn the direction of text.
    [long] A name has at most { $longest } characters.
    [marks] A letter of a name has at most two marks.
   *[empty] A name needs at least one letter or digit.
  }
name-is-taken = This name is taken, or looks like one that is.
no-mail = This server sends no mail.
not-signed-in = Sign in first.
registration-is-closed = New accounts are not made here.
too-many-requests = Too often. Try again in { $seconds } s.
weak-password = { $reason ->
    [short] This password is too short.
    [repeated] This password is the same again and again.
    [row] This password is a row of keys.
    [name] This password is hardly more than the name.
   *[common] Many people use this password.
  }
wrong-password = Name or password is wrong.
wrong-shape = Something that was entered is too long or left out.
not-yet = This game has secrets: that comes at its end.
too-many-lines = Too many tables are open from here at the same time. Close some and reload this page.
too-busy = The server is busy with other games' histories. Try again in a moment.
too-large = That is too long: { $kilobytes } kB are the most that can be sent here.
notify-title = Steamshed
notify-turn = { $table }: it is your move.

## Lessons

## The end of a turn

end-turn = End of turn { $now }
end-round = End of round { $now }
end-now = What happened
end-step = step { $at } of { $steps }
end-idle = { $count ->
    [one] One die found no cube.
   *[other] { $count } dice found no cube.
}
end-back = One step back
end-next = Next
end-play = Play
end-pause = Pause
end-speed = Speed
end-skip = Skip
end-show = Show step by step
