# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = My bots
bots-mine-help = A program of your own can play here from your machine: make a bot, give its token to the program. It is marked as a bot for everybody.
bots-name = Name of the bot
bots-make = Make a bot
bots-enough = You have as many bots as an account may have.
bots-there = is there
bots-away = is away
bots-revoked = has no token
bots-renew = New token
bots-revoke = Revoke the token
bots-delete = Delete
bots-token = Token of { $name }
bots-token-help = Copy it now: it is not shown again. Whoever has it plays as this bot.
seat-network = Bot over the network: { $name }, of { $owner }
seat-challenged = is asked to play …
seat-declined = { $name } has declined
challenge = Challenge a bot for seat { $seat }
challenge-nobody = Challenge a bot …
challenge-withdraw = Withdraw
player-network = { $here ->
    [yes] bot over the network
   *[no] bot over the network, away
}
bot-is-away = This bot is not there now.
bot-does-not-play = { $name } does not play this game in this way.
bot-is-busy = { $name } plays at as many tables as it can.
bot-sits-here = A bot takes one seat of a table.
enough-bots = You have as many bots as an account may have: { $most }.
needs-account = Only an account can have bots, not a guest.
