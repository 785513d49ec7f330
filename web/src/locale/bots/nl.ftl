# Words about bots that somebody runs elsewhere. They come with the pages that say them.

bots-mine = Mijn bots
bots-mine-help = Een eigen programma kan hier vanaf jouw computer meespelen: maak een bot en geef het programma zijn token. Iedereen ziet dat het een bot is.
bots-name = Naam van de bot
bots-make = Bot maken
bots-enough = Je hebt al zoveel bots als een account mag hebben.
bots-there = is er
bots-away = is er niet
bots-revoked = heeft geen token
bots-renew = Nieuw token
bots-revoke = Token intrekken
bots-delete = Verwijderen
bots-token = Token van { $name }
bots-token-help = Kopieer het nu: het wordt niet nog eens getoond. Wie het heeft, speelt als deze bot.
seat-network = Bot via het netwerk: { $name }, van { $owner }
seat-challenged = is uitgedaagd…
seat-declined = { $name } heeft geweigerd
challenge = Een bot uitdagen voor plaats { $seat }
challenge-nobody = Een bot uitdagen…
challenge-withdraw = Intrekken
player-network = { $here ->
    [yes] bot via het netwerk
   *[no] bot via het netwerk, afwezig
}
bot-is-away = Deze bot is er nu niet.
bot-does-not-play = { $name } speelt dit spel niet met deze instellingen.
bot-is-busy = { $name } speelt al aan zoveel tafels als hij kan.
bot-sits-here = Een bot kan maar één plaats aan een tafel innemen.
enough-bots = Een account mag { $most } bots hebben, en die heb je al.
needs-account = Alleen een account kan bots hebben; een gast niet.
