# Emails, messages to devices, chats and calendars: what happened at a table or in a group.

turn = It is your turn in { $game } with { $others }.
    .subject = Your turn: { $game }
reminder = Your time in { $game } with { $others } runs out on { $when }.
    .subject = Your time is running out: { $game }
began = Your game of { $game } with { $others } has begun.
    .subject = The game has begun: { $game }
ended = Your game of { $game } with { $others } is over.
    .subject = The game is over: { $game }
chat = There is a new message at your table of { $game } with { $others }.
    .subject = New message at your table: { $game }
group = There is news in your group { $group }.
    .subject = News in your group: { $group }
several = Steamshed: news from your tables ({ $count })
digest = Steamshed: your tables today ({ $count })
since = Since your last move:
more = (before that: { $count } more)
look = Open the table
settings = Choose what we tell you, and how: { $link }
stop = No more emails about games: { $stop }
picture = The board
hook = { $game }: it is { $who }’s turn.

## Emails with a link that works once

confirm =
    Somebody entered this address for emails from Steamshed. If that was you, confirm it within two days:

    { $link }

    If it was not you, there is nothing to do.
    .subject = Confirm your address
reset =
    Somebody asked for a new password for your Steamshed account. If that was you, choose one within an hour:

    { $link }

    If it was not you, there is nothing to do: your password stays the same.
    .subject = A new password
stop-letters = No more emails like this: { $stop }
