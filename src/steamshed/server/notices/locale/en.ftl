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

## Emails about the account

alert-where =
    When: { $when }
    Device: { $device }
    Address: { $place }
alert-device = unknown device
alert-signed-in =
    Hello,

    Somebody signed in to your Steamshed account on a new device.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = New sign-in to Steamshed
alert-password =
    Hello,

    The password of your Steamshed account was changed.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = Your Steamshed password was changed
alert-factor-on =
    Hello,

    Two-step sign-in was turned on for your Steamshed account.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = Two-step sign-in is on at Steamshed
alert-factor-off =
    Hello,

    Two-step sign-in was turned off for your Steamshed account.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = Two-step sign-in is off at Steamshed
alert-passkey-on =
    Hello,

    A passkey was added to your Steamshed account. It can be used to sign in.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = New passkey for Steamshed
alert-passkey-off =
    Hello,

    A passkey was removed from your Steamshed account.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = Passkey removed from Steamshed
alert-provider-on =
    Hello,

    You can now sign in to your Steamshed account with your club’s own sign-in, too.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = Club sign-in is on at Steamshed
alert-provider-off =
    Hello,

    You can no longer sign in to your Steamshed account with your club’s own sign-in.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = Club sign-in is off at Steamshed
alert-codes =
    Hello,

    Your Steamshed account got new recovery codes.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = New recovery codes for Steamshed
alert-address =
    Hello,

    Your Steamshed account was given another email address, or none. This one gets no more emails.

    { $where }

    If this was not you, change your password and sign out everywhere else: { $link }
    .subject = Your Steamshed email address was changed
