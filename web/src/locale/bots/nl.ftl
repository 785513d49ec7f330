# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Mijn bots
bots-mine-help = Een eigen programma kan hier vanaf jouw computer meespelen: maak een bot en geef het programma zijn token. Iedereen ziet dat het een bot is.
bots-name = Naam van de bot
bots-make = Bot maken
bots-enough = Je hebt al zoveel bots als een account mag hebben.
bots-there = online
bots-away = offline
bots-revoked = heeft geen token
bots-renew = Nieuw token
bots-revoke = Token intrekken
bots-delete = Verwijderen
bots-token = Token van { $name }
bots-token-help = Kopieer het nu: het wordt niet nog eens getoond. Wie het heeft, speelt als deze bot.
seat-network = Netwerkbot: { $name }, van { $owner }
seat-challenged = is uitgedaagd…
seat-declined = { $name } heeft geweigerd
challenge = Een bot uitdagen voor plaats { $seat }
challenge-nobody = Een bot uitdagen…
challenge-withdraw = Intrekken
player-network = { $here ->
    [yes] netwerkbot
   *[no] netwerkbot, offline
}
