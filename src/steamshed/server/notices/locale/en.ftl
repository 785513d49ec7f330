# Emails, messages to devices, chats and calendars: what happened at a table or in a group.

turn = It is your turn in { $game } with { $others }.
    .subject = Your turn: { $game }
until = Your time runs out on { $when }.
reminder = Your time in { $game } with { $others } runs out on { $when }.
    .subject = Your time is running out: { $game }
began = Your game of { $game } with { $others } has begun.
    .subject = The game has begun: { $game }
ended = Your game of { $game } with { $others } is over.
    .subject = The game is over: { $game }
chat = There is a new chat message at your table of { $game } with { $others }.
    .subject = New chat message: { $game }
group = There is news in your group { $group }.
    .subject = News in your group: { $group }
several = Steamshed: news from your tables ({ $count })
digest = Steamshed: your tables today ({ $count })
since = Since your last move:
more = (earlier events left out: { $count })
look = Open the table
settings = Change your notifications: { $link }
stop = Unsubscribe from game emails: { $stop }
picture = The board
hook = { $game }: it is { $who }’s turn.

## Emails with a link that works once

confirm =
    Hello,

    This address was entered for emails from Steamshed, a server for railway board games. Please confirm it within two days:

    { $link }

    If you did not ask for this, ignore this email.
    .subject = Confirm your email address for Steamshed
reset =
    Hello,

    Somebody asked for a new password for your Steamshed account. If it was you, choose one within an hour:

    { $link }

    If you did not ask for this, ignore this email: your password stays the same.
    .subject = Reset your Steamshed password
stop-letters = Unsubscribe: { $stop }
