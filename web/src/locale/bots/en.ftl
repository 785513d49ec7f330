# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = My bots
bots-mine-help = You can let your own program play here from your machine: make a bot and give its token to the program. Everybody sees that it is a bot.
bots-name = Name of the bot
bots-make = Make a bot
bots-enough = You have as many bots as one account can have.
bots-there = online
bots-away = offline
bots-revoked = has no token
bots-renew = New token
bots-revoke = Revoke the token
bots-delete = Delete
bots-token = Token of { $name }
bots-token-help = Copy it now: you will not see it again. Anyone with the token can play as this bot.
seat-network = Network bot: { $name }, by { $owner }
seat-challenged = invited…
seat-declined = { $name } has declined
challenge = Challenge a bot for seat { $seat }
challenge-nobody = Challenge a bot…
challenge-withdraw = Withdraw
player-network = { $here ->
    [yes] network bot
   *[no] network bot, offline
}
