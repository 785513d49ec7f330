# What the server refuses, each with one cause and the next step: refused-ID. The first page fetches them when it needs them.

refused-another-line = This bot has connected again from elsewhere.
refused-bad-csrf-token = Your session in this browser has ended. Reload the page.
refused-bad-email = This is not an email address.
refused-bad-hook = Nothing can be sent to this address. It must start with https:// and be reachable from the internet.
refused-bad-host = The server does not know this address. Open the page at its usual address.
refused-bad-input = This does not fit what is on the board now. Reload the page.
refused-bad-invitation = This invitation is not valid.
refused-bad-link = This link no longer works. Ask for a new one.
refused-bad-message = The server did not understand this message. Reload the page.
refused-bad-name = { $reason ->
    [hidden] Names cannot contain invisible characters or characters that reverse the text.
    [long] Names can have at most { $longest } characters.
    [marks] Each letter of a name can have at most two accents.
   *[empty] A name needs at least one letter or digit.
  }
refused-bad-order = You cannot give this order here.
refused-bad-order = You cannot give an order for this.
refused-bad-plan = This plan has too many steps to play at once.
refused-bad-push-keys = Your browser sent unusable keys for push notifications. Turn push notifications on again.
refused-bad-record = This is not the record of a game that can be replayed.
refused-bad-request = The server did not understand this request. Reload the page.
refused-bad-token = This token belongs to no bot. Make a new token.
refused-bot-does-not-play = { $name } does not support these options.
refused-bot-is-away = This bot is offline.
refused-bot-is-busy = { $name } is already playing as many games as it can.
refused-bot-plays-for-you = A bot is playing for you. Take your seat back first.
refused-bot-sits-here = A bot can take only one seat at a table.
refused-cannot-be-rated = A rated table needs one seat per person and a start of its own, without practice or hints.
refused-challenge-is-over = This challenge is no longer open.
refused-clock-nearly-out = Your time at “{ $table }” is almost up. Move there first.
refused-enough-bots = { $most ->
    [one] You already have { $most } bot, the maximum.
   *[other] You already have { $most } bots, the maximum.
}
refused-failure = Something went wrong on the server. Try again.
refused-finish-yours-first = You are playing this start yourself. You can see the other tables when your own game is over.
refused-founder-needs-account = You need an account to create a group or to be its founder. To join one, the link is enough.
refused-founders-only = Only a founder of the group can do this.
refused-group-is-full = { $count ->
    [one] This group is full ({ $count } member).
   *[other] This group is full ({ $count } members).
}
refused-handover-gone = This link no longer works. Create a new one on the other device.
refused-has-an-account = You have an account: sign in on the other device.
refused-has-resigned = You have resigned and cannot come back to this game.
refused-hint-underway = The bots are still thinking about your last question.
refused-holiday-dates = A holiday starts at the next full hour at the earliest and ends within a year. Choose other days.
refused-holiday-overlaps = You already have a holiday on one of these days.
refused-invitation-expired = This invitation has expired. Ask for a new one.
refused-invitation-taken = This invitation was already used: its seat is taken.
refused-invitation-void = This invitation is no longer valid. Ask for a new one.
refused-last-founder = A group needs at least one founder. Make somebody else founder first, or close the group.
refused-members-only = Only members of the group can sit at this table.
refused-name-is-taken = This name is taken, or too similar to one that is.
refused-needs-account = You need an account for this.
refused-newest-rules = This game already has the newest version of the rules.
refused-no-advice = The bots have no advice right now.
refused-no-auction = There is no auction coming up.
refused-no-group = A repeating table needs a group. Open it on the group’s page.
refused-no-hints = Hints are off at this table.
refused-no-mail = This server does not send emails.
refused-no-passing = You cannot pass in this phase.
refused-no-practice-together = A shared start cannot be a practice table.
refused-no-reason = Say what is wrong.
refused-no-reviews = This server does not review games.
refused-no-stand-in = Nobody is playing for you.
refused-no-standing-table = A repeating table needs one seat per person and cannot be a practice table or a shared start.
refused-no-start = This game began from a saved position, so others cannot play its start.
refused-no-such-action = This game has no such move.
refused-no-such-bot = This bot does not exist.
refused-no-such-example = This example does not exist.
refused-no-such-feed = This feed no longer exists. Copy its new link from your settings.
refused-no-such-game = This game does not exist.
refused-no-such-group = This group does not exist, or you are not in it.
refused-no-such-holiday = This holiday is over.
refused-no-such-language = This language is not available.
refused-no-such-lesson = This lesson does not exist.
refused-no-such-line = This chat message does not exist.
refused-no-such-map = This game has no such map.
refused-no-such-member = This person is not in the group.
refused-no-such-moment = The review of this game has no such decision.
refused-no-such-order = This order no longer exists.
refused-no-such-person = This person does not exist, or shows you nothing.
refused-no-such-puzzle = This puzzle does not exist.
refused-no-such-seat = This seat does not exist.
refused-no-such-series = This start does not exist, or it is not shared with you.
refused-no-such-standing-table = This repeating table does not exist.
refused-no-such-study = This study does not exist, or it is not shared with you.
refused-no-such-table = This table does not exist.
refused-no-such-zone = There is no such time zone.
refused-nobody-of-that-name = There is no account called { $name }.
refused-nobody-there = Choose somebody else.
refused-nobody-to-ask = You cannot take this back: it revealed something, and nobody else is there to agree.
refused-not-asked = This is no longer on offer.
refused-not-away-long-enough = { $minutes ->
    [one] { $name } has 1 more minute to come back before a bot can take over.
   *[other] { $name } has { $minutes } more minutes to come back before a bot can take over.
}
refused-not-found = This page does not exist.
refused-not-in-a-series = In a shared start everybody plays alone, so nobody can stand in.
refused-not-ready = The bot has not said yet what it plays.
refused-not-signed-in = Sign in first.
refused-not-welcome = You cannot do this: somebody here has blocked you.
refused-not-yet = This game has hidden information, so this opens only when it is over.
refused-not-yet-over = Available when the game is over.
refused-not-your-puzzle = Only its author can do that.
refused-not-your-seat = You are not playing at this table.
refused-not-your-study = Only the owner of this study can do that.
refused-not-your-table = Only the player who opened this table can do that.
refused-not-your-turn = It is not your turn.
refused-nothing-said = Your message is empty.
refused-nothing-to-undo = There is nothing to take back.
refused-other-version = This program was made for another version of the server. Update it.
refused-player-has-time = { $name } has time left, so no bot can take over.
refused-player-is-here = { $name } is here, so no bot can take over.
refused-player-on-holiday = { $name } is on holiday, so no bot can take over.
refused-plays-here = Anyone who plays or has played another seat here cannot take this one.
refused-rated-needs-account = You need an account to play at a rated table. Create one or sign in.
refused-ready-already = The bot has already said what it plays.
refused-registration-is-closed = This server does not accept new accounts.
refused-rules-do-not-fit = Under the newer rules this game would have gone differently from move { $number } on, so it keeps the version it started with.
refused-seat-is-taken = This seat is taken.
refused-seats-are-open = Some seats are still open.
refused-shut-out = { $hours ->
    [one] The operator has suspended you for one more hour.
   *[other] The operator has suspended you for { $hours } more hours.
}
refused-somebody-already = You are playing under another name in this browser. Sign out first.
refused-stale = Something has changed in the meantime. Try again.
refused-standing-table-has-ended = This repeating table has ended.
refused-study-is-busy = Somebody else is writing in this study right now. Try again.
refused-study-is-read-only = You can read this study, but not write in it.
refused-study-too-large = This study is full. Delete a branch first.
refused-table-is-finished = The game is already over.
refused-table-is-full = No seat is free.
refused-table-is-hidden = The operator has hidden this table.
refused-table-is-open = The game has not begun yet.
refused-table-is-running = The game has already begun.
refused-too-busy = The server is busy replaying other games. Try again in a moment.
refused-too-few-hours = { $hours ->
    [one] Choose at least { $hours } active hour a day.
   *[other] Choose at least { $hours } active hours a day.
}
refused-too-large = This is too long: you can send at most { $kilobytes } kB here.
refused-too-long = This is too long. Shorten it.
refused-too-many-days = { $days ->
    [one] You have 1 day of { $year } left.
   *[other] You have { $days } days of { $year } left.
}
refused-too-many-groups = { $count ->
    [one] You are already in { $count } group, the maximum.
   *[other] You are already in { $count } groups, the maximum.
}
refused-too-many-hooks = { $count ->
    [one] You already have a webhook at { $count } table, the maximum.
   *[other] You already have webhooks at { $count } tables, the maximum.
}
refused-too-many-lines = You have too many tables open at the same time. Close some and reload this page.
refused-too-many-orders = { $count ->
    [one] You already have { $count } order here. Withdraw it first.
   *[other] You already have { $count } orders here. Withdraw one first.
}
refused-too-many-people = { $count ->
    [one] You have already muted or blocked { $count } person, the maximum.
   *[other] You have already muted or blocked { $count } people, the maximum.
}
refused-too-many-puzzles = { $most ->
    [one] You already have { $most } puzzle, the maximum. Delete it first.
   *[other] You already have { $most } puzzles, the maximum. Delete one first.
}
refused-too-many-reports = You have sent several reports. Wait before you send another.
refused-too-many-requests = { $seconds ->
    [one] Too many attempts. Try again in 1 second.
   *[other] Too many attempts. Try again in { $seconds } seconds.
}
refused-too-many-reviews = { $count ->
    [one] You are already waiting for one review.
   *[other] You are already waiting for { $count } reviews.
}
refused-too-many-standing-tables = { $count ->
    [one] This group already has { $count } repeating table, the maximum.
   *[other] This group already has { $count } repeating tables, the maximum.
}
refused-too-many-studies = { $most ->
    [one] You already have { $most } study, the maximum. Delete it first.
   *[other] You already have { $most } studies, the maximum. Delete one first.
}
refused-too-slow = The request took too long. Try again.
refused-undo-goes-further = { $count ->
    [one] This would take back one move.
   *[other] This would take back { $count } moves.
}
refused-vote-is-open = There is already a vote on this.
refused-vote-is-over = This vote is over.
refused-weak-password = { $reason ->
    [short] This password is too short.
    [repeated] This password just repeats itself.
    [row] This password is just neighbouring keys.
    [name] This password is too close to the name.
   *[common] This password is too common.
  }
refused-wrong-password = Wrong name or password.
refused-wrong-shape = A field is empty or too long.
refused-you-block-the-owner = You have blocked the player who opened this table.
refused-wrong-method = The server cannot do this. Reload the page.
refused-no-second-factor = Two-step sign-in is off. Reload the page.
refused-second-factor-is-on = Two-step sign-in is already on. Turn it off first.
refused-second-factor-needed = Enter the code from your authenticator app as well, or use your passkey.
refused-wrong-code = This code is wrong or was already used. Wait for the next one.
refused-wrong-passkey = This passkey does not work here, or it took too long. Try again.
refused-no-passkey-shown = No passkey was used. Try again, or sign in another way.
refused-no-passkeys-here = This server cannot use passkeys. Open it by its name, with https.
refused-too-many-passkeys = This account has as many passkeys as it can have. Remove one first.
refused-no-such-passkey = This passkey is already gone. Reload the page.
refused-sign-in-again = Your account has no password. Sign in again, then try once more.
refused-provider-is-away = Your club’s sign-in does not answer. Try again later.
refused-provider-says-no = Your club’s sign-in did not work. Start again.
refused-no-provider = This server has no club sign-in. Reload the page.
refused-last-way-in = Set a password first: without one you could no longer sign in.
refused-provided-already = That club member already has an account here.
refused-cannot-ban-yourself = You cannot shut yourself out.
refused-no-such-subject = There is nothing and nobody with this name or id.
